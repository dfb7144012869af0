import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { OTHERS, requireOwnFolder } from "../../../src/run/claim/others-folder.ts";

test.for<[title: string, change: (folder: string, other: string) => void, isOurs: boolean]>([
  ["a checkout where it was", () => {}, true],
  ["a checkout that is gone", (_, other) => rmSync(other, { recursive: true }), false],
  ["a link in its place", (folder, other) => replace(other, folder), false],
  ["a link in place of the folder above it", (folder) => replace(join(folder, OTHERS), folder), false],
  ["a file in its place", (_, other) => replace(other), false],
])("%s is looked into, or not", ([, change, isOurs]) => {
  const workspace = mkdtempSync(join(tmpdir(), "others-"));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  const path = `${OTHERS}/shop`;
  mkdirSync(join(workspace, path), { recursive: true });
  mkdirSync(join(workspace, "shop")); // so that the path leads somewhere by a link, too
  change(workspace, join(workspace, path));
  const look = expect(() => requireOwnFolder(workspace, path));
  if (isOurs) look.not.toThrow();
  else look.toThrow(`The folder ${path} was deleted or replaced`);
});

/** By a link to `target`, or by a file. */
function replace(path: string, target?: string): void {
  rmSync(path, { recursive: true });
  if (target === undefined) writeFileSync(path, "");
  else symlinkSync(target, path);
}
