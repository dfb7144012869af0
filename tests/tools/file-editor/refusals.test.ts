import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { forever } from "../../core/workspace/temp-folder.ts";
import { HANGS_MS } from "../../real-time.ts";
import { test } from "./editor.ts";

describe("refusals", () => {
  test.for([
    ["create", "file_text"],
    ["str_replace", "old_str"],
    ["insert", "insert_line"],
  ])("%s without %s names both", async ([command = "", parameter], { edit, put }) => {
    put("a.txt", "x");
    expect(await edit({ command, path: "a.txt", new_str: "y" })).toMatchObject({
      is_error: true,
      text: `Parameter \`${parameter}\` is required for command: ${command}.`,
    });
  });

  test("str_replace without new_str is not taken for a deletion", async ({ edit, put }) => {
    put("a.txt", "x");
    expect(await edit({ command: "str_replace", path: "a.txt", old_str: "x" })).toMatchObject({
      is_error: true,
      text: "Parameter `new_str` is required for command: str_replace.",
    });
  });

  test.for([
    ["a missing file", { command: "view", path: "no.txt" }, /no such file/],
    ["a missing file to edit", { command: "insert", path: "no.txt", insert_line: 0, new_str: "x" }, /no such file/],
    ["a directory to edit", { command: "insert", path: "dir", insert_line: 0, new_str: "x" }, /is a directory/],
    ["a range of a directory", { command: "view", path: "dir", view_range: [1, 2] }, /is a directory/],
    ["a pipe", { command: "view", path: "pipe" }, /Only regular files/],
    ["a way out", { command: "view", path: "../../etc/passwd" }, /outside the workspace/],
    ["a link out", { command: "create", path: "out/x", file_text: "x" }, /outside the workspace/],
    ["git's files", { command: "create", path: ".git/hooks/pre-commit", file_text: "x" }, /belongs to git/],
  ] as const)("%s", async ([, input, words], { edit, folder, workspace }) => {
    mkdirSync(join(folder, "dir"));
    symlinkSync("/tmp", join(folder, "out"));
    await workspace.run("mkfifo pipe", { timeoutMs: HANGS_MS, signal: forever });
    expect(await edit(input)).toMatchObject({ kind: "FileEditorObservation", is_error: true, text: words });
  });
});
