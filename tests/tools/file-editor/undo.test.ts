import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { callTool } from "../../../src/core/tool/call-tool.ts";
import type { ToolContext } from "../../../src/core/tool/tool.ts";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import { fileEditor } from "../../../src/tools/file-editor/file-editor.ts";
import { forever } from "../../core/workspace/temp-folder.ts";
import { test } from "./editor.ts";

const undo = { command: "undo_edit", path: "a.txt" };

test("edits are taken back one by one, ten at most, whatever the path was called", async ({
  edit,
  put,
  raw,
  folder,
}) => {
  put("a.txt", "0");
  for (let index = 0; index < 12; index += 1) {
    const pair = { old_str: `${index}`, new_str: `${index + 1}` };
    await edit({ command: "str_replace", path: index % 2 ? "./a.txt" : join(folder, "a.txt"), ...pair });
  }
  expect(await edit(undo)).toMatchObject({ is_error: false, old_content: "12", new_content: "11" });
  for (let index = 0; index < 9; index += 1) await edit(undo);
  expect(raw("a.txt")).toBe("2");
  expect(await edit(undo)).toMatchObject({ is_error: true, text: /no edit of .* to undo/ });
});

test("the bytes come back exactly", async ({ edit, put, raw }) => {
  put("a.txt", "\xef\xbb\xbfone\r\ntwo");
  await edit({ command: "insert", path: "a.txt", insert_line: 1, new_str: "x" });
  await edit(undo);
  expect(raw("a.txt")).toBe("\xef\xbb\xbfone\r\ntwo");
});

test.for([{ command: "view" }, { command: "create", file_text: "x" }])(
  "after $command there is nothing to undo",
  async (input, { edit, put }) => {
    if (input.command === "view") put("a.txt", "x");
    await edit({ path: "a.txt", ...input });
    expect(await edit(undo)).toMatchObject({ is_error: true });
  },
);

test("without a folder for copies, another workspace has another history", async ({ edit, put, folder }) => {
  put("a.txt", "one\n");
  await edit({ command: "insert", path: "a.txt", insert_line: 1, new_str: "x" });
  const workspace = localWorkspace({ workingDir: folder, environment: {} });
  const result = await callTool(fileEditor(), undo, { workspace, signal: forever });
  expect(result).toMatchObject({ observation: { is_error: true } });
  expect(await edit(undo)).toMatchObject({ is_error: false });
});

describe("with a folder for copies", () => {
  const insert = (word: string) => ({ command: "insert", path: "a.txt", insert_line: 0, new_str: word });
  const secrets: ToolContext["secrets"] = {
    granted: async () => ({}),
    mask: (text) => text.replaceAll("hunter2", "<secret-hidden>"),
    masker: () => ({ push: (text) => text, end: () => "" }),
  };

  /** What a new process would do: another editor in the same folders. */
  function editorIn(folder: string, more: Partial<ToolContext> = {}) {
    const workspace = localWorkspace({
      workingDir: join(folder, "work"),
      outputDir: join(folder, "output"),
      undoDir: join(folder, "undo"),
      environment: {},
    });
    const tool = fileEditor();
    return async (input: object) => {
      const result = await callTool(tool, input, { workspace, signal: forever, ...more });
      return result.status === "answered" && !result.observation.is_error;
    };
  }

  const kept = (folder: string) =>
    readdirSync(join(folder, "undo"), { recursive: true, encoding: "utf8" }).filter((name) => /\/\d{6}$/.test(name));

  test("an edit can be taken back by another process, ten deep", async ({ folder, raw }) => {
    const first = editorIn(folder);
    await first({ command: "create", path: "a.txt", file_text: "0\n" });
    for (let index = 1; index <= 12; index += 1) await first(insert(String(index)));
    expect(await first(undo)).toBe(true);
    const second = editorIn(folder);
    for (let index = 0; index < 9; index += 1) expect(await second(undo)).toBe(true);
    expect(raw("work/a.txt")).toBe("2\n1\n0\n");
    expect(await second(undo)).toBe(false);
    expect(await second(insert("x"))).toBe(true);
    expect(await editorIn(folder)(undo)).toBe(true);
    expect(raw("work/a.txt")).toBe("2\n1\n0\n");
    expect(kept(folder)).toEqual([]);
  });

  test("an edit is made and can be undone where its copy cannot be stored", async ({ folder, raw }) => {
    writeFileSync(join(folder, "undo"), "a file where the folder would be");
    const first = editorIn(folder);
    await first({ command: "create", path: "a.txt", file_text: "0\n" });
    expect(await first(insert("1"))).toBe(true);
    expect(raw("work/a.txt")).toBe("1\n0\n");
    expect(await first(undo)).toBe(true);
    expect(raw("work/a.txt")).toBe("0\n");
  });

  test("no path of a tool leads to the copies", async ({ folder }) => {
    const first = editorIn(folder);
    await first({ command: "create", path: "a.txt", file_text: "0\n" });
    await first(insert("1"));
    const [copy = ""] = kept(folder);
    expect(await first({ command: "view", path: join(folder, "undo", copy) })).toBe(false);
    expect(await first({ command: "view", path: "a.txt" })).toBe(true);
  });

  test("what holds a secret, or is large, is kept in memory only", async ({ folder, raw }) => {
    const first = editorIn(folder, { secrets });
    for (const text of ["password = hunter2\n", `${"x".repeat(300_000)}\n`]) {
      await first({ command: "create", path: "a.txt", file_text: text });
      expect(await first(insert("x"))).toBe(true);
      expect(await first(undo)).toBe(true);
      expect(raw("work/a.txt")).toBe(text);
      await first(insert("x"));
      expect(await editorIn(folder)(undo)).toBe(false);
      await first(undo);
      await localWorkspace({ workingDir: join(folder, "work"), environment: {} }).remove("a.txt");
    }
  });
});
