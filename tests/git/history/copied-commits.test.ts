/** A revert in a shallow history undoes all files of its oldest commit, so it is none of that commit. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { git } from "../../../src/core/workspace/git.ts";
import { copiesIn } from "../../../src/git/history/copied-commits.ts";
import { test } from "../../core/workspace/temp-folder.ts";

const run = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.test", ...args], {
    encoding: "utf8",
  }).trim();

function commit(folder: string, path: string): string {
  writeFileSync(join(folder, path), "1\n");
  run(folder, "add", "-A");
  run(folder, "commit", "--quiet", "-m", path);
  return run(folder, "rev-parse", "HEAD");
}

async function reverted(folder: string, of: string) {
  run(folder, "checkout", "--quiet", "--detach", of);
  run(folder, "revert", "--no-edit", of);
  const look = git({ folder, gitDir: join(folder, ".git"), environment: {} });
  return copiesIn(look, [{ commit: run(folder, "rev-parse", "HEAD"), parent: of }], [of]);
}

test("a revert of the first commit is one, and a revert of the oldest commit that is here is none", async ({
  folder,
}) => {
  const [whole, shallow] = [join(folder, "whole"), join(folder, "shallow")];
  mkdirSync(whole);
  run(whole, "init", "--quiet", "-b", "main");
  const [first, second] = [commit(whole, "first"), commit(whole, "second")];
  run(folder, "clone", "--quiet", "--depth=1", pathToFileURL(whole).href, shallow);
  for (const [of, subject] of [
    [first, "first"],
    [second, "second"],
  ] as const) {
    const words = { subject: `Revert "${subject}"`, body: `This reverts commit ${of}.`, trailers: [] };
    expect(await reverted(whole, of)).toEqual([{ how: "revert", of, ...words }]);
  }
  expect(await reverted(shallow, second)).toBeUndefined();
});
