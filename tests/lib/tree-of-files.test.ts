/** Walking a folder, of which anybody may have written the links. */
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { filesBelow, pathsBelow } from "../../src/lib/tree-of-files.ts";
import { test } from "../core/workspace/temp-folder.ts";

test("a link is one path, in a circle too, where Node's own recursion goes on", ({ folder }) => {
  mkdirSync(join(folder, "a/b"), { recursive: true });
  writeFileSync(join(folder, "a/b/file.txt"), "x");
  symlinkSync("../..", join(folder, "a/b/up"));
  symlinkSync("nowhere", join(folder, "a/broken"));
  const at = (...names: string[]) => names.map((name) => join(folder, name));
  expect(pathsBelow(folder).toSorted()).toEqual(at("", "a", "a/b", "a/b/file.txt", "a/b/up", "a/broken").toSorted());
  expect(filesBelow(folder)).toEqual(at("a/b/file.txt"));
  expect(readdirSync(folder, { recursive: true, encoding: "utf8" }).length).toBeGreaterThan(20);
});

test("a file is itself, and where nothing is, there is nothing", ({ folder }) => {
  writeFileSync(join(folder, "file.txt"), "x");
  expect(pathsBelow(join(folder, "file.txt/below"))).toEqual([]);
  expect(filesBelow(join(folder, "file.txt"))).toEqual([join(folder, "file.txt")]);
  expect(pathsBelow(join(folder, "none"))).toEqual([]);
});
