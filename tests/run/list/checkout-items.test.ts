import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { fileItems, todoItems } from "../../../src/run/list/list.ts";
import { test } from "../../core/workspace/temp-folder.ts";
import { HANGS_MS } from "../../real-time.ts";

function checkout(folder: string) {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@e", ...args], { timeout: HANGS_MS });
  git("init", "-q");
  mkdirSync(join(folder, "src"));
  const text = "// TODO: sink or swim\nlet TODOS = 1;\n// TODO: sink or swim\n/* FIXME(maria) leak */\n";
  writeFileSync(join(folder, "src/a b.ts"), text);
  writeFileSync(join(folder, "src/it's.ts"), text);
  writeFileSync(join(folder, "plain.ts"), "nothing\n");
  writeFileSync(join(folder, "-rf.ts"), text);
  writeFileSync(join(folder, "bytes.ts"), `\0${text}`);
  symlinkSync("a b.ts", join(folder, "src/link.ts"));
  git("add", "-A");
  git("commit", "-qm", "all");
  writeFileSync(join(folder, "src/new.ts"), "// TODO not committed\n");
  return { workspace: folder, environment: {}, signal: new AbortController().signal };
}

test("lines with TODO or FIXME are items, once for each wording, in text under plain names", async ({ folder }) => {
  const items = await todoItems(checkout(folder));
  expect(items.map(({ item, title }) => [item, title])).toEqual([
    ["src/a b.ts:1", "TODO: sink or swim"],
    ["src/a b.ts:4", "FIXME(maria) leak */"],
  ]);
});

test("files are items where their paths match, and links and odd names are none", async ({ folder }) => {
  const place = checkout(folder);
  expect((await fileItems(place, "src/**/*.ts")).map(({ path }) => path)).toEqual(["src/a b.ts"]);
  expect(await fileItems(place, "src/*.md")).toEqual([]);
  expect((await fileItems(place, "*.ts")).map(({ path }) => path)).toEqual(["bytes.ts", "plain.ts"]);
});

test("where there is no such word there is no item, and without a repository it is an error", async ({ folder }) => {
  const place = checkout(folder);
  execFileSync("git", ["-C", folder, "rm", "-rqf", "--", "src", "-rf.ts", "bytes.ts"], { timeout: HANGS_MS });
  execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@e", "commit", "-qm", "less"]);
  expect(await todoItems(place)).toEqual([]);
  await expect(todoItems({ ...place, workspace: "/" })).rejects.toMatchObject({ code: "git" });
});

test("a file that git cannot read is an error, and not a file without such a word", async ({ folder }) => {
  const place = checkout(folder);
  const blob = execFileSync("git", ["-C", folder, "rev-parse", "HEAD:src/a b.ts"], { timeout: HANGS_MS });
  const id = blob.toString().trim();
  rmSync(join(folder, ".git/objects", id.slice(0, 2), id.slice(2)));
  await expect(todoItems(place)).rejects.toMatchObject({ code: "git" });
});

test("of more than can be read the first are items", async ({ folder }) => {
  const place = checkout(folder);
  writeFileSync(join(folder, "zoo.ts"), `TODO ${"long ".repeat(7_000_000)}\n`);
  execFileSync("git", ["-C", folder, "add", "zoo.ts"], { timeout: HANGS_MS });
  execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@e", "commit", "-qm", "more"]);
  const items = await todoItems(place);
  expect(items.map(({ item }) => item).slice(0, 2)).toEqual(["src/a b.ts:1", "src/a b.ts:4"]);
});
