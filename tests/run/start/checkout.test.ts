import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { git } from "../../../src/core/workspace/git.ts";
import { brokenCheckout, lockFault } from "../../../src/git/broken-checkout.ts";
import { Fault, machineFault } from "../../../src/lib/fault.ts";
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

/** What an earlier step did, the sentence about it, and what makes it good again. */
const DAMAGED: readonly (readonly [how: string, what: string, repair: string])[] = [
  ["git config core.bare true", "`core.bare` or `core.worktree`", "git config core.bare false"],
  ["git config core.worktree /nowhere", "`core.bare` or `core.worktree`", "git config --unset core.worktree"],
  [
    "echo garbage > .git/index",
    "The index of git in the checkout (`.git/index`) is damaged",
    "rm .git/index; git reset",
  ],
  [": > .git/index", "(`.git/index`) is damaged", "rm .git/index; git reset"],
  ["rm .git/index", "(`.git/index`) is missing", "git reset"],
  ["mv .git/HEAD .git/H", "`.git/HEAD` is missing or cannot be read", "mv .git/H .git/HEAD"],
  [
    "echo garbage > .git/HEAD",
    "`.git/HEAD` names neither a branch nor a commit",
    "echo ref: refs/heads/main > .git/HEAD",
  ],
  [
    "echo ref: refs/heads/none > .git/HEAD",
    "on the branch `none`, which has no commit",
    "echo ref: refs/heads/main > .git/HEAD",
  ],
  ["mv .git/refs .git/r", "damaged: `.git/refs` is missing", "mv .git/r .git/refs"],
  ["mv .git/objects .git/o", "damaged: `.git/objects` is missing", "mv .git/o .git/objects"],
  [
    "mv .git/objects .git/o; mkdir .git/objects",
    "Objects of git are missing",
    "rmdir .git/objects; mv .git/o .git/objects",
  ],
  ["cp .git/config .git/c; echo [core >> .git/config", "The settings of git", "mv .git/c .git/config"],
  [
    "git config core.repositoryformatversion 5",
    "a format that the git of this runner does not know",
    "git config -f .git/config core.repositoryformatversion 0",
  ],
  [
    "mv .git .g; echo gitdir: ../nowhere > .git",
    "`.git` of the workspace leads to a place (`../nowhere`)",
    "rm .git; mv .g .git",
  ],
];

test.for(DAMAGED)("after `%s` the sentence is true, and the repair helps", async ([how, what, repair], { repo }) => {
  const shell = (command: string) => execFileSync("bash", ["-c", command], { cwd: repo, stdio: "ignore" });
  shell(how);
  const fault = await failure(check(repo));
  expect(fault).toMatchObject({
    code: "config",
    hint: expect.stringMatching(/step before|actions\/checkout|newer git/),
  });
  expect(fault.message).toContain(what);
  expect(fault.message).not.toContain(repo);
  shell(repair);
  expect(await check(repo)).toMatchObject({ branch: "main" });
});

test("a full disk and a cancellation stay what they are", () => {
  const full = machineFault({ code: "ENOSPC", headline: "Full.", hint: "", isLasting: true }, undefined);
  const stopped = new Fault("cancelled", "Stopped.");
  for (const error of [full, stopped]) expect(brokenCheckout("/nowhere", error)).toBe(error);
});

test("locks that another git has left do not matter to a checkout that stays where it is", async ({ repo }) => {
  for (const name of ["index", "HEAD", "config", "refs/heads/main", "packed-refs", "shallow"])
    writeFileSync(join(repo, ".git", `${name}.lock`), "");
  expect(await check(repo)).toMatchObject({ branch: "main" });
});

test.for([
  ["index", ["reset", "--hard"]],
  ["HEAD", ["switch", "--detach"]],
  ["refs/heads/main", ["update-ref", "refs/heads/main", "HEAD~0"]],
] as const)("a lock of %s that git meets is named", async ([name, args], { repo }) => {
  writeFileSync(join(repo, ".git", `${name}.lock`), "");
  const error = await git({ folder: repo, environment })
    .raw(["-c", "core.hooksPath=/dev/null", ...args])
    .catch((thrown: unknown) => thrown);
  const fault = lockFault(repo, error);
  expect(fault?.headline).toBe(`Git cannot change the checkout, because the lock file \`.git/${name}.lock\` is there.`);
  expect(lockFault(repo, new Fault("git", "git push: rejected"))).toBeUndefined();
});

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
