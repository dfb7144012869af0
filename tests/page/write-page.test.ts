/** The page of a run, written from the folder of its conversation. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { writePage } from "../../src/page/write-page.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { FACTS } from "./logs.ts";

/** A terabyte that takes no place. */
function writeSparse(path: string): void {
  writeFileSync(path, "png");
  truncateSync(path, 2 ** 40);
}

test.for<[title: string, make: (path: string) => void, isShown: boolean]>([
  ["that was saved is on the page", (path) => writeFileSync(path, "png"), true],
  ["that is not there is not", () => {}, false],
  ["that is a named pipe is not", (path) => execFileSync("mkfifo", [path]), false],
  ["that is a link is not", (path) => symlinkSync("/etc/hostname", path), false],
  ["that is too large is not", writeSparse, false],
])("a picture %s", async ([, make, isShown], { folder }) => {
  mkdirSync(join(folder, "observations"));
  make(join(folder, "observations", "last.png"));
  const { path } = await writePage(folder, { ...FACTS, picture: "last.png" }, (text) => text);
  expect(readFileSync(path, "utf8").includes("data:image/png;base64,")).toBe(isShown);
});
