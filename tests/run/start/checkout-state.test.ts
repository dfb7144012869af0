import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { git } from "../../../src/core/workspace/git.ts";
import { checkoutState } from "../../../src/run/start/checkout.ts";
import { runGit, test } from "../../core/workspace/repository.ts";

test("a clean checkout has a head, a branch and no changes", async ({ repo }) => {
  const head = execFileSync("git", ["rev-parse", "HEAD"], { cwd: repo, encoding: "utf8" }).trim();
  expect(await checkoutState(git({ folder: repo }))).toEqual({ head, branch: "main", changed: [] });
});

test("without any commit there is no head", async ({ repo }) => {
  rmSync(join(repo, ".git"), { recursive: true });
  await git({ folder: repo }).raw(["init", "--quiet", "--initial-branch=trunk"]);
  expect(await checkoutState(git({ folder: repo }))).toEqual({
    head: undefined,
    branch: "trunk",
    changed: ["a.txt", "b.txt"],
  });
});

test("when detached there is no branch", async ({ repo }) => {
  await git({ folder: repo }).raw(["checkout", "--quiet", "--detach"]);
  expect(await checkoutState(git({ folder: repo }))).toMatchObject({
    branch: undefined,
    head: expect.stringMatching(/^\w{40}$/),
  });
});

test("changes have their exact paths", async ({ repo }) => {
  writeFileSync(join(repo, ".gitignore"), "ignored\n");
  writeFileSync(join(repo, "ignored"), "");
  writeFileSync(join(repo, "a.txt"), "changed\n");
  runGit(repo, "mv", "b.txt", "moved b.txt");
  mkdirSync(join(repo, "dir with space"));
  for (const name of ["new\nline", 'quote"', "ünï", "# x", "1 .M y", "dir with space/deep  file"]) {
    writeFileSync(join(repo, name), "");
  }
  const { changed } = await checkoutState(git({ folder: repo }));
  expect([...changed].sort()).toEqual(
    [
      "# x",
      "1 .M y",
      ".gitignore",
      "a.txt",
      "b.txt",
      "dir with space/deep  file",
      "moved b.txt",
      "new\nline",
      'quote"',
      "ünï",
    ].sort(),
  );
});

test("paths in conflict are changes", async ({ repo }) => {
  const commit = (value: string) => {
    writeFileSync(join(repo, "a.txt"), value);
    runGit(repo, "commit", "--quiet", "-am", value);
  };
  runGit(repo, "branch", "side");
  commit("ours\n");
  runGit(repo, "checkout", "--quiet", "side");
  commit("theirs\n");
  expect(() => runGit(repo, "merge", "main")).toThrow("git merge");
  expect((await checkoutState(git({ folder: repo }))).changed).toEqual(["a.txt"]);
});
