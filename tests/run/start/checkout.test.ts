import { mkdirSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { git } from "../../../src/core/workspace/git.ts";
import { requireBranch } from "../../../src/run/start/checkout.ts";
import { gitEnvironment } from "../../../src/runner/world.ts";
import { failure, runGit, test } from "../../core/workspace/repository.ts";

const environment = gitEnvironment(process.env);
const check = (folder: string) => requireBranch(folder, git({ folder: folder, environment }));

test("a clean checkout of a branch is the start, ignored files or not", async ({ repo }) => {
  writeFileSync(join(repo, ".git", "info", "exclude"), "*.log\n");
  writeFileSync(join(repo, "debug.log"), "x");
  const head = runGit(repo, "rev-parse", "HEAD").trim();
  expect(await check(repo)).toEqual({ head, branch: "main" });
  runGit(repo, "switch", "-q", "-c", "feature/ünï-1");
  expect(await check(repo)).toEqual({ head, branch: "feature/ünï-1" });
});

test("a checkout of depth 1, a linked work tree and an absorbed .git are checkouts", async ({ repo, folder }) => {
  runGit(repo, "clone", "-q", "--depth=1", `file://${repo}`, join(folder, "shallow"));
  runGit(repo, "worktree", "add", "-q", "-b", "linked", join(folder, "linked"));
  expect(await check(join(folder, "shallow"))).toMatchObject({ branch: "main" });
  expect(await check(join(folder, "linked"))).toMatchObject({ branch: "linked" });
});

test("F45 a repository without commits is refused", async ({ folder }) => {
  runGit(folder, "init", "-q", "empty");
  const fault = await failure(check(join(folder, "empty")));
  expect(fault).toMatchObject({
    code: "config",
    message: "The repository has no commits.",
    hint: "Push a first commit.",
  });
});

test("F45 a detached checkout is refused", async ({ repo }) => {
  const head = runGit(repo, "rev-parse", "HEAD").trim();
  runGit(repo, "checkout", "-q", "--detach");
  const fault = await failure(check(repo));
  expect(fault.message).toBe(`The checkout is detached at ${head.slice(0, 7)}, so there is no branch to start from.`);
  expect(fault).toMatchObject({ code: "config", hint: expect.stringContaining("`ref`") });
});

test.for([
  ["a changed file", (repo: string) => writeFileSync(join(repo, "a.txt"), "x"), "1 uncommitted change (a.txt)"],
  ["a deleted file", (repo: string) => unlinkSync(join(repo, "a.txt")), "1 uncommitted change (a.txt)"],
  ["F47 an untracked file", (repo: string) => writeFileSync(join(repo, "new"), "x"), "1 uncommitted change (new)"],
  [
    "many untracked files",
    (repo: string) => ["1", "2", "3", "4"].map((name) => writeFileSync(join(repo, name), "x")),
    "4 uncommitted changes (1, 2, 3, …)",
  ],
  [
    "names with line ends",
    (repo: string) => writeFileSync(join(repo, "x\n::error::y\r\u2028z"), ""),
    "1 uncommitted change (x ::error::y z)",
  ],
] as const)("%s is refused, because it could not be told from the agent's work", async ([, spoil, words], { repo }) => {
  spoil(repo);
  const fault = await failure(check(repo));
  expect(fault.message).toBe(`The checkout has ${words}, which could not be told apart from the agent's changes.`);
  expect(fault).toMatchObject({ code: "config", hint: expect.stringContaining("right after actions/checkout") });
});

test("F47 a staged change is refused as well", async ({ repo }) => {
  writeFileSync(join(repo, "a.txt"), "x");
  runGit(repo, "add", ".");
  expect((await failure(check(repo))).message).toContain("1 uncommitted change (a.txt)");
});

test.for([
  ["a folder without a repository", (_repo: string, folder: string) => folder],
  ["a folder that is not there", (_repo: string, folder: string) => join(folder, "gone")],
  ["a folder inside of a checkout", (repo: string) => makeFolder(repo)],
  ["a .git that leads nowhere", (_repo: string, folder: string) => spoiledLink(folder)],
  ["a bare repository", (repo: string) => join(repo, ".git")],
] as const)("%s is no checkout", async ([, place], { repo, folder }) => {
  const fault = await failure(check(place(repo, folder)));
  expect(fault).toMatchObject({ code: "config", message: "The workspace is not a git checkout." });
  expect(fault.hint).toContain("actions/checkout");
});

function makeFolder(repo: string): string {
  mkdirSync(join(repo, "packages"));
  return join(repo, "packages");
}

function spoiledLink(folder: string): string {
  mkdirSync(join(folder, "link"));
  writeFileSync(join(folder, "link", ".git"), "gitdir: /nowhere\n");
  return join(folder, "link");
}

test("hooks and a file system monitor of the checkout do not run", async ({ repo, folder }) => {
  runGit(repo, "config", "core.fsmonitor", `touch ${folder}/sang; false`);
  await check(repo);
  expect(() => rmSync(join(folder, "sang"))).toThrow(/ENOENT/);
});

test("git sees the way to GitHub, and neither a home nor a secret", () => {
  const env = {
    ...{ PATH: "/bin", HTTPS_PROXY: "http://proxy:1", no_proxy: "localhost", SSL_CERT_FILE: import.meta.filename },
    ...{
      HOME: "/root",
      XDG_CONFIG_HOME: "/root/.config",
      "INPUT_API-KEY": "sk-1",
      GIT_DIR: "/elsewhere",
      NO_PROXY: "",
    },
    ...{ GIT_SSH_COMMAND: "evil", GIT_CONFIG_GLOBAL: "/evil", LD_PRELOAD: "/evil.so", GITHUB_WORKSPACE: "/nowhere" },
  };
  const expected = { HTTPS_PROXY: "http://proxy:1", no_proxy: "localhost", SSL_CERT_FILE: import.meta.filename };
  expect(gitEnvironment(env)).toEqual(expected);
});
