import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { localWorkspace } from "../../../../src/core/workspace/local-workspace.ts";
import type { Workspace } from "../../../../src/core/workspace/workspace.ts";
import { runGit, test as withRepository } from "../repository.ts";

const environment = { PATH: process.env.PATH ?? "" };

const test = withRepository.extend<{ here: Workspace }>({
  here: async ({ repo }, use) => use(localWorkspace({ workingDir: repo, environment })),
});

test("a file is told as it is and as it was", async ({ here, repo }) => {
  writeFileSync(join(repo, "a.txt"), "ünï\r\n");
  expect(await here.gitDiff("a.txt")).toEqual({ modified: "ünï\r\n", original: "one\n" });
  expect(await here.gitDiff(join(repo, "b.txt"))).toEqual({ modified: "two\n", original: "two\n" });
});

test.for(["new\nline", ":(glob)*", "-n", "--upload-pack=x", "sub/deep/a b"])(
  "%j is new, and then gone",
  async (name, { here, repo }) => {
    const path = join(repo, name);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, "text");
    expect(await here.gitDiff(name)).toEqual({ modified: "text", original: "" });
    runGit(repo, "add", ".");
    runGit(repo, "commit", "--quiet", "-m", "more");
    rmSync(path);
    expect(await here.gitDiff(name)).toEqual({ modified: "", original: "text" });
  },
);

test("a link is told by where it leads", async ({ here, repo }) => {
  rmSync(join(repo, "a.txt"));
  symlinkSync("/etc/passwd", join(repo, "a.txt"));
  expect(await here.gitDiff("a.txt")).toEqual({ modified: "/etc/passwd", original: "one\n" });
});

test.for([
  ["nothing", "There is no file"],
  ["large", "more than the 1000000 allowed"],
  ["binary", "is not UTF-8 text"],
  ["folder", "is a directory"],
  ["../x", "outside the workspace"],
  ["folder/nothing/x", "There is no file"],
] as const)("%s is refused: %s", async ([path, words], { here, repo }) => {
  writeFileSync(join(repo, "large"), "x".repeat(1_000_001));
  writeFileSync(join(repo, "binary"), Buffer.from([0, 255]));
  mkdirSync(join(repo, "folder"));
  await expect(here.gitDiff(path)).rejects.toMatchObject({ name: "Mistake", message: expect.stringContaining(words) });
});
