import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { localWorkspace } from "../../../../src/core/workspace/local-workspace.ts";
import type { Workspace } from "../../../../src/core/workspace/workspace.ts";
import { runGit, test as withRepository } from "../repository.ts";

const environment = { PATH: process.env.PATH ?? "" };
const commit = ["commit", "--quiet", "--allow-empty", "-m", "more"];

const test = withRepository.extend<{ here: Workspace }>({
  here: async ({ repo }, use) => use(localWorkspace({ workingDir: repo, environment })),
});

/** In one word each: `UPDATED a.txt`. */
const told = async (workspace: Workspace, path?: string) =>
  (await workspace.gitChanges(path)).map((change) => `${change.status} ${change.path}`);

describe("the changes", () => {
  test("are none right after the checkout", async ({ here }) => {
    expect(await told(here)).toEqual([]);
  });

  test("are sorted, and a rename is a deleted and an added file", async ({ here, repo }) => {
    renameSync(join(repo, "b.txt"), join(repo, "z.txt"));
    writeFileSync(join(repo, "a.txt"), "other\n");
    mkdirSync(join(repo, "new/deep"), { recursive: true });
    writeFileSync(join(repo, "new/deep/file"), "");
    expect(await told(here)).toEqual(["UPDATED a.txt", "DELETED b.txt", "ADDED new/deep/file", "ADDED z.txt"]);
  });

  test("name files as they are called", async ({ here, repo }) => {
    const names = [
      "with space",
      "new\nline",
      "ünï",
      'quo"te',
      "tab\tbed",
      "-n",
      ":(top)x",
      "a -> b",
      "Twin",
      "twin",
      "*",
    ];
    for (const name of names) writeFileSync(join(repo, name), "1");
    expect((await here.gitChanges()).map(({ path }) => path).sort()).toEqual([...names].sort());
    runGit(repo, "add", ".");
    runGit(repo, ...commit);
    expect(await told(here)).toEqual([]);
    for (const name of names) rmSync(join(repo, name));
    expect((await here.gitChanges()).map(({ path }) => path).sort()).toEqual([...names].sort());
  });

  test("are those of modes, and of files that became links", async ({ here, repo }) => {
    chmodSync(join(repo, "a.txt"), 0o755);
    rmSync(join(repo, "b.txt"));
    symlinkSync("a.txt", join(repo, "b.txt"));
    expect(await told(here)).toEqual(["UPDATED a.txt", "UPDATED b.txt"]);
  });

  test("leave out what is ignored, unless it was added all the same", async ({ here, repo }) => {
    writeFileSync(join(repo, ".gitignore"), "*.log\n");
    writeFileSync(join(repo, "x.log"), "");
    writeFileSync(join(repo, "y.log"), "");
    runGit(repo, "add", "--force", "y.log");
    expect(await told(here)).toEqual(["ADDED .gitignore", "ADDED y.log"]);
  });

  test("do not depend on what was staged or committed since the branch left origin", async ({ here, repo }) => {
    runGit(repo, "update-ref", "refs/remotes/origin/main", "HEAD");
    writeFileSync(join(repo, "a.txt"), "committed\n");
    runGit(repo, ...commit, "-a");
    writeFileSync(join(repo, "staged"), "");
    runGit(repo, "add", "staged");
    expect(await told(here)).toEqual(["UPDATED a.txt", "ADDED staged"]);
    runGit(repo, "checkout", "--quiet", "-b", "topic"); // unknown to origin: its default branch counts
    expect(await told(here)).toEqual(["UPDATED a.txt", "ADDED staged"]);
    runGit(repo, "update-ref", "refs/remotes/origin/topic", "HEAD");
    expect(await told(here)).toEqual(["ADDED staged"]);
  });

  test("are all files where there is no commit", async ({ folder }) => {
    runGit(folder, "init", "--quiet", "--initial-branch=main");
    writeFileSync(join(folder, "first"), "");
    expect(await told(localWorkspace({ workingDir: folder, environment }))).toEqual(["ADDED first"]);
  });

  test("below a folder are told relative to it", async ({ here, repo }) => {
    mkdirSync(join(repo, "sub"));
    writeFileSync(join(repo, "sub/x"), "");
    writeFileSync(join(repo, "subway"), "");
    expect(await told(here, "sub")).toEqual(["ADDED x"]);
  });

  test("leave out what a sparse checkout does not hold", async ({ here, repo }) => {
    runGit(repo, "update-index", "--skip-worktree", "a.txt");
    rmSync(join(repo, "a.txt"));
    rmSync(join(repo, "b.txt"));
    expect(await told(here)).toEqual(["DELETED b.txt"]);
  });

  test("F46 are not the content of a file in Git LFS while it is what its pointer says", async ({ here, repo }) => {
    const content = "a large file\n";
    const oid = createHash("sha256").update(content).digest("hex");
    writeFileSync(join(repo, ".gitattributes"), "*.bin filter=lfs\n");
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${content.length}\n`;
    for (const name of ["same.bin", "other.bin", "pointer.bin"]) writeFileSync(join(repo, name), pointer);
    runGit(repo, "add", ".");
    runGit(repo, ...commit);
    writeFileSync(join(repo, "same.bin"), content);
    writeFileSync(join(repo, "other.bin"), "another one!\n");
    expect(await told(here)).toEqual(["UPDATED other.bin"]);
  });

  test("in a sha256 repository, and in a linked work tree, are told as well", async ({ folder, repo }) => {
    const modern = join(folder, "modern");
    runGit(folder, "init", "--quiet", "--object-format=sha256", modern);
    runGit(modern, ...commit);
    writeFileSync(join(modern, "x"), "");
    expect(await told(localWorkspace({ workingDir: modern, environment }))).toEqual(["ADDED x"]);
    const tree = join(folder, "tree");
    runGit(repo, "worktree", "add", "--quiet", tree);
    writeFileSync(join(tree, "a.txt"), "other\n");
    expect(await told(localWorkspace({ workingDir: tree, environment }))).toEqual(["UPDATED a.txt"]);
  });

  test("where there is no repository are refused", async ({ workspace }) => {
    await expect(workspace.gitChanges()).rejects.toMatchObject({ name: "Mistake", message: /not in a git repository/ });
    await expect(workspace.gitChanges("/")).rejects.toThrow("outside the workspace");
  });
});

describe("repositories in the repository", () => {
  test("are looked into, one level deep", async ({ here, repo }) => {
    for (const path of ["inner", "deep/er"]) {
      mkdirSync(join(repo, path), { recursive: true });
      runGit(join(repo, path), "init", "--quiet", "--initial-branch=main");
      runGit(join(repo, path), ...commit);
      writeFileSync(join(repo, path, "new file"), "");
    }
    expect(await told(here)).toEqual(["ADDED deep/er", "ADDED inner/new file"]);
  });

  test("as submodules show their own changes, and that they have moved on", async ({ here, repo }) => {
    runGit(repo, "clone", "--quiet", repo, "sub");
    runGit(repo, "add", "sub");
    runGit(repo, ...commit);
    expect(await told(here)).toEqual([]);
    writeFileSync(join(repo, "sub/a.txt"), "other\n");
    runGit(join(repo, "sub"), ...commit);
    expect(await told(here)).toEqual(["UPDATED sub", "UPDATED sub/a.txt"]);
  });
});
