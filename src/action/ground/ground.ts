/** Where the work starts, and where it goes. */
import { git } from "../../core/workspace/git.ts";
import { gitHubReader } from "../../github/client.ts";
import { isFreeBranch } from "../../github/read/pull/head-branch.ts";
import { type Pull, readPull } from "../../github/read/pull/pull.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { branchExists } from "../../github/write/branch.ts";
import { checkOutCommit } from "../../github/write/commit/check-out.ts";
import { isPlain } from "../../github/write/commit/own-branch.ts";
import type { PullRequest } from "../../github/write/pull-request.ts";
import { Fault } from "../../lib/fault.ts";
import { gitEnvironment, requireBranch, requireClean } from "../checkout.ts";
import type { Setting } from "../prepare.ts";
import { readPublishing } from "../runner/publishing.ts";
import { type BranchNames, newBranch, subjectOf } from "../thread/subject.ts";
import { checkOutBase } from "./base-branch.ts";
import { earlierWork } from "./earlier-work.ts";

/** "propose": a new branch (or one that an earlier run has made), and a draft pull request onto `base`. "advance": the branch of a pull request goes on. */
export type Goal = Readonly<
  | ({ kind: "propose"; base: string; isThere?: true } & BranchNames)
  | { kind: "advance"; branch: string; base: string; pullRequest: PullRequest }
  /** No branch may be written. */
  | { kind: "patch"; base: string }
>;

export type Ground = Readonly<{
  /** The commit that is checked out. */
  head: string;
  /** The branch it is of, as the agent is told. */
  branch: string;
  goal: Goal;
  pull: Pull | undefined;
}>;

export type Remote = Readonly<{ url: string; token: string }>;

/** Checks the start out, and that the goal is free. A Fault for whatever stands in the way. Only before any tool runs. */
export async function takeGround(setting: Setting, remote: Remote): Promise<Ground> {
  const { thread } = setting.trigger;
  requireAnswerable(setting.trigger);
  return thread.type === "pull_request" ? pullGround(setting, thread.number, remote) : issueGround(setting, remote);
}

function requireAnswerable({ kind, thread }: Trigger): void {
  if (thread.type === "discussion") throw notYet("in discussions", "Ask in an issue.");
  if (kind === "review-request") throw notYet("as a reviewer", "Mention me in a comment and say what to look at.");
  if (kind === "ci-failure") throw notYet("on failed runs", "Mention me in the pull request and say what failed.");
}

function notYet(where: string, hint: string): Fault {
  return new Fault("config", `I cannot work ${where} yet.`, { hint });
}

async function issueGround(setting: Setting, remote: Remote): Promise<Ground> {
  return (await earlierWork(setting, remote)) ?? newGround(setting, remote);
}

async function newGround(setting: Setting, remote: Remote): Promise<Ground> {
  const { world, job, github, trigger, memory } = setting;
  const { "base-branch": wanted, "branch-name": template } = readPublishing(world.env);
  const { head, branch: base } = await (wanted === undefined
    ? requireBranch(job.workspace, gitEnvironment(world.env))
    : checkOutBase(setting, wanted, remote));
  const { branch, plain } = newBranch(subjectOf(trigger), job, template);
  const propose = (end: string): Ground => {
    const names = { branch: `${branch}${end}`, plain: `${plain}${end}` };
    return { head, branch: base, goal: { kind: "propose", ...names, base }, pull: undefined };
  };
  if (!(await branchExists(github, job.repository, branch))) return propose("");
  // Ours, and its pull request has been merged or closed; or we cannot know any more.
  if (memory.isLost || memory.manifest.work?.branch.startsWith(branch)) return propose(`-run-${job.runId}`);
  throw new Fault("config", `The branch ${branch} exists already, probably from an earlier run.`, {
    hint: "Merge or close its pull request and delete the branch, then mention me again.",
  });
}

async function pullGround(setting: Setting, number: number, remote: Remote): Promise<Ground> {
  const { world, job, github, trigger } = setting;
  const client = gitHubReader(github, job.repository);
  const pull = await readPull(client, number, trigger.headSha);
  requireWorkable(pull);
  const environment = gitEnvironment(world.env);
  const { head } = await requireClean(job.workspace, environment);
  if (head !== pull.head.sha) {
    const inCheckout = (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra } });
    await checkOutCommit(inCheckout, remote, pull.head.sha);
  }
  const { branch } = pull.head;
  const isFree = isPlain(branch) && (await isFreeBranch(client, branch));
  const pullRequest = { number, url: `${job.repositoryUrl}/pull/${number}` };
  const base = pull.base.branch;
  const goal: Goal = isFree ? { kind: "advance", branch, base, pullRequest } : { kind: "patch", base };
  return { head: pull.head.sha, branch, goal, pull };
}

/** The code of a fork is of people who may not start a run, and would run beside the secrets that commands are given. */
function requireWorkable({ number, state, isFork }: Pull): void {
  if (isFork) {
    throw notYet(
      "on pull requests from forks",
      "Push the branch to this repository and open a pull request from there.",
    );
  }
  if (state !== "open") {
    throw new Fault("config", `Pull request #${number} is ${state}.`, {
      hint: "Open it again, or say in an issue what should change.",
    });
  }
}
