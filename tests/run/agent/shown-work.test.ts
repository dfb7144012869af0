/** What the host finds of files of the workspace where tools have ended. The oracle is git. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { filesAt } from "../../../src/run/agent/shown-work.ts";
import { runGit, test } from "../../core/workspace/repository.ts";
import { skipIf } from "../../skipped.ts";
import { anyBytes } from "../../tools/text/any-file.ts";

test("the id of a file is that of git, whatever is in it", async ({ repo }) => {
  const name = "$x `y` *.bin";
  await fc.assert(
    fc.asyncProperty(anyBytes, async (bytes) => {
      writeFileSync(join(repo, name), bytes);
      const id = runGit(repo, "hash-object", "--no-filters", "--", name).trim();
      expect(await filesAt(repo, [name], {})).toEqual({ [name]: id });
    }),
    { numRuns: 20 },
  );
});

test("it is as long as the ids that it is compared with", async ({ folder }) => {
  runGit(folder, "init", "--quiet", "--object-format=sha256");
  writeFileSync(join(folder, "a.txt"), "one\n");
  symlinkSync("a.txt", join(folder, "link"));
  const hash = (text: string) =>
    execFileSync("git", ["hash-object", "--stdin"], { cwd: folder, input: text, encoding: "utf8" }).trim();
  const like = { "a.txt": hash("two\n") };
  // The tools' side hashes what `readlink` prints.
  expect(await filesAt(folder, ["a.txt", "link"], like)).toEqual({ "a.txt": hash("one\n"), link: hash("a.txt\n") });
});

test("what is no file is gone, and what is too large for any publishing is not known", async ({ repo }) => {
  execFileSync("mkfifo", [join(repo, "pipe")]);
  mkdirSync(join(repo, "folder"));
  symlinkSync(repo, join(repo, "behind"));
  writeFileSync(join(repo, "sparse"), "");
  truncateSync(join(repo, "sparse"), 2 ** 40);
  const [gone, unknown] = ["-", "?"];
  expect(await filesAt(repo, ["pipe", "folder", "behind/a.txt", "none", "sparse"], {})).toEqual({
    ...{ pipe: gone, folder: gone, "behind/a.txt": gone, none: gone },
    sparse: unknown,
  });
});

test("of many large files no more is read than any run publishes", async ({ folder }) => {
  const names = ["1", "2", "3", "4", "5", "6"];
  for (const name of names) {
    writeFileSync(join(folder, name), "");
    truncateSync(join(folder, name), 100 * 1024 * 1024);
  }
  const ids = Object.values(await filesAt(folder, names, {}));
  expect(ids.map((id) => id.length)).toEqual([40, 40, 40, 40, 40, 1]);
});

const asUser = skipIf(process.getuid?.() === 0, "root may read everything");

test("what nobody may read is not known", asUser, async ({ repo }) => {
  chmodSync(join(repo, "a.txt"), 0);
  const readable = runGit(repo, "hash-object", "b.txt").trim();
  expect(await filesAt(repo, ["a.txt", "b.txt"], {})).toEqual({ "a.txt": "?", "b.txt": readable });
});
