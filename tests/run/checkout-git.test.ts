/** What an earlier step of the job left in the checkout, and what git waits for there, ends the run with its name. */
import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdirSync, openSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { Fault } from "../../src/lib/fault.ts";
import { checkoutGit, whileGitAnswers } from "../../src/run/checkout-git.ts";
import { requireBranch } from "../../src/run/start/checkout.ts";
import { failure, runGit, test } from "../core/workspace/repository.ts";
import { pause } from "../real-time.ts";

/** No pause is longer than this, so that the first looks come at once. */
const BRIEF_MS = 10;

/** A run in this checkout. */
function runIn(workspace: string, signal: AbortSignal = new AbortController().signal) {
  const sleep = (ms: number, until: AbortSignal) => pause(Math.min(ms, BRIEF_MS), until);
  return { job: { workspace }, world: { env: process.env, clock: () => performance.now(), sleep, signal } };
}

type InRun = ReturnType<typeof runIn>;

const branchOf = (run: InRun) => requireBranch(run.job.workspace, checkoutGit(run)());
const cloneOf = (run: InRun) =>
  checkoutGit(run)().raw(["clone", "--quiet", "--bare", run.job.workspace, join(run.job.workspace, "../copy.git")]);

function pipeAt(repo: string, path: string): void {
  mkdirSync(dirname(join(repo, path)), { recursive: true });
  rmSync(join(repo, path), { force: true });
  execFileSync("mkfifo", [join(repo, path)]);
}

/** Rejects when the signal is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason));
  return promise;
}

/** Ends anyone who waits to read the pipe. */
function release(pipe: string): void {
  closeSync(openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK));
}

const PATHS: readonly (readonly [path: string, use: (run: InRun) => Promise<unknown>])[] = [
  [".git/HEAD", branchOf],
  [".git/config", branchOf],
  [".git/index", branchOf],
  [".git/packed-refs", branchOf],
  [".git/refs/heads/main", branchOf],
  [".git/info/exclude", branchOf],
  [".gitignore", branchOf],
  ["sub/.git/HEAD", branchOf],
  ["sub/deep/.gitignore", branchOf],
  [".git/shallow", cloneOf],
];

test.for(PATHS)("a pipe at %s is named", async ([path, use], { repo }) => {
  mkdirSync(join(repo, "sub/.git/objects"), { recursive: true });
  mkdirSync(join(repo, "sub/.git/refs"));
  pipeAt(repo, path);
  const fault = await failure(whileGitAnswers(runIn(repo), 60, use));
  expect(fault).toMatchObject({ code: "config", hint: expect.stringContaining("Remove it in a step before this one") });
  expect(fault.message).toBe(
    `\`${path}\` in the checkout is a named pipe or a device, and git waits for it without end.`,
  );
});

test("a pipe among the refs is named, or git passes it by", async ({ repo }) => {
  pipeAt(repo, ".git/refs/heads/other");
  const ended = await whileGitAnswers(runIn(repo), 60, cloneOf).then(
    () => runGit(join(repo, "../copy.git"), "for-each-ref", "--format=%(refname)").trim(),
    (fault: Fault) => fault.message,
  );
  // Git 2.39 waits for it, and git 2.47 does not open it.
  expect(ended).toBeOneOf([
    "refs/heads/main",
    "`.git/refs/heads/other` in the checkout is a named pipe or a device, and git waits for it without end.",
  ]);
});

test("a link to a pipe is as good as one", async ({ repo, folder }) => {
  execFileSync("mkfifo", [join(folder, "pipe")]);
  rmSync(join(repo, ".git/config"));
  symlinkSync(join(folder, "pipe"), join(repo, ".git/config"));
  expect((await failure(whileGitAnswers(runIn(repo), 60, branchOf))).message).toContain("`.git/config`");
});

test("a pipe that git does not open is nobody's business", async ({ repo }) => {
  for (const path of [".git/monitor.ipc", "sub/pipe"]) pipeAt(repo, path);
  expect(await whileGitAnswers(runIn(repo), 60, branchOf)).toMatchObject({ branch: "main" });
});

test("without a path that can be named, the limit ends it, and says what was waited for", async ({ repo }) => {
  const fault = await failure(whileGitAnswers(runIn(repo), 0, ({ world }) => aborted(world.signal)));
  expect(fault).toMatchObject({ code: "config", hint: expect.stringContaining("named pipes") });
  expect(fault.message).toContain("This run waited for git in the checkout");
});

test("a run that is cancelled ends git", async ({ repo }) => {
  pipeAt(repo, ".git/HEAD");
  const cancel = new AbortController();
  const never = { ...runIn(repo, cancel.signal) };
  const world = { ...never.world, sleep: (_ms: number, until: AbortSignal) => aborted(until) };
  const failed = failure(whileGitAnswers({ ...never, world }, 60, branchOf));
  cancel.abort(new Fault("cancelled", "The run was cancelled."));
  expect((await failed).message).toBe("The run was cancelled.");
  release(join(repo, ".git/HEAD"));
});

test("an error of git stays what it is", async ({ folder }) => {
  runGit(folder, "init", "-q", "empty");
  const fault = await failure(whileGitAnswers(runIn(join(folder, "empty")), 60, branchOf));
  expect(fault.message).toBe("The repository has no commits.");
});
