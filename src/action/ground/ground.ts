/** Where the work starts, and where it goes. */
import { git } from "../../core/workspace/git.ts";
import { gitHubReader } from "../../github/client.ts";
import { isFreeBranch } from "../../github/read/pull/head-branch.ts";
import { type Pull, readPull } from "../../github/read/pull/pull.ts";
import { isReview } from "../../github/read/trigger/review.ts";
import { tipIfAny } from "../../github/write/branch.ts";
import { checkOutCommit } from "../../github/write/commit/check-out.ts";
import { isPlain } from "../../github/write/commit/own-branch.ts";
import { code } from "../../github/write/inline-code.ts";
import type { PullRequest } from "../../github/write/pull-request/pull-request.ts";
import { Fault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import type { Setting } from "../prepare.ts";
import { openReviewDesk, type ReviewDesk } from "../review/review-desk.ts";
import { readPublishing } from "../runner/input/publishing.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import { type BranchNames, newBranch, subjectOf } from "../thread/subject.ts";
import { requireAskedHead } from "./asked-head.ts";
import { checkOutBase } from "./base-branch.ts";
import { gitEnvironment, requireBranch, requireClean } from "./checkout.ts";
import { earlierWork } from "./earlier-work.ts";
import { leftBehind } from "./left-behind.ts";
import { type MarkedWork, markedWork, type Place } from "./marked-work.ts";
import { openTask } from "./open-task.ts";

/**
 * "propose": a new branch (or one that an earlier run has made), and a draft pull request onto `base`. "advance": the
 * branch of a pull request goes on, in `fork` (`owner/name`) if it is of one.
 */
export type Goal = Readonly<
  | ({ kind: "propose"; base: string; isThere?: true } & BranchNames)
  | { kind: "advance"; branch: string; base: string; pullRequest: PullRequest; fork?: string | undefined }
  /** No branch may be written. */
  | { kind: "patch"; base: string }
  /** Nothing is written but what was found. */
  | { kind: "review"; base: string; desk: ReviewDesk }
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
  return thread.type === "pull_request" ? pullGround(setting, thread.number, remote) : issueGround(setting, remote);
}

async function issueGround(setting: Setting, remote: Remote): Promise<Ground> {
  return (await earlierWork(setting, remote)) ?? (await openTask(setting, remote)) ?? newGround(setting, remote);
}

async function newGround(setting: Setting, remote: Remote): Promise<Ground> {
  const { world, job, github, trigger, memory } = setting;
  const { "base-branch": wanted, "branch-name": template } = readPublishing(world.env);
  const { head, branch: base } = await (wanted === undefined
    ? requireBranch(job.workspace, gitEnvironment(world.env))
    : checkOutBase(setting, wanted, remote));
  // What was cut off goes on under the name that it had.
  const runAttempt = memory.wasCutOff ? 1 : job.runAttempt;
  const { branch, plain } = newBranch(subjectOf(trigger), { ...job, runAttempt }, template);
  const propose = (end: string): Ground => {
    const names = { branch: `${branch}${end}`, plain: `${plain}${end}` };
    return { head, branch: base, goal: { kind: "propose", ...names, base }, pull: undefined };
  };
  const tip = await tipIfAny(github, job.repository, branch);
  const found = await workThere(setting, { branch, base, tip }, head);
  if (found.status === "found") {
    await atCommit(setting, remote, head, found.tip);
    return { head: found.tip, branch: found.branch, goal: found.goal, pull: undefined };
  }
  if (tip === undefined) return propose("");
  const end = `-run-${job.runId}`;
  if (found.status === "unknown") {
    memory.notes.add(prompt("branch-taken", { branch: code(branch), other: code(`${branch}${end}`) }));
  }
  return propose(end);
}

/** What earlier runs have made where this one would begin: one that was cut off, or one of which nothing is remembered. */
async function workThere(setting: Setting, place: Place, head: string): Promise<MarkedWork> {
  const { job, trigger, memory } = setting;
  const { branch, base, tip } = place;
  const left = tip === undefined ? undefined : await leftBehind(setting, branch, head);
  if (left !== undefined) {
    return {
      status: "found",
      tip: left,
      branch,
      goal: { kind: "propose", branch, plain: branch, base, isThere: true },
    };
  }
  const isRemembered = memory.manifest.work?.branch.startsWith(branch);
  if (isRemembered || (job.task && subjectOf(trigger).isTask)) return { status: "over" };
  return tip === undefined && memory.isKept && !memory.isLost ? { status: "unknown" } : markedWork(setting, place);
}

async function pullGround(setting: Setting, number: number, remote: Remote): Promise<Ground> {
  const { world, job, github } = setting;
  const pull = await readPull(gitHubReader(github, job.repository), number);
  requireOpen(pull);
  await requireAskedHead(setting, pull);
  const { head } = await requireClean(job.workspace, gitEnvironment(world.env));
  await atCommit(setting, remote, head, pull.head.sha);
  return { head: pull.head.sha, branch: pull.head.branch, goal: await pullGoal(setting, pull), pull };
}

/** Has the checkout, which is at `head`, at another commit. */
async function atCommit({ world, job }: Setting, remote: Remote, head: string, commit: string): Promise<void> {
  const environment = gitEnvironment(world.env);
  const inCheckout = (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra } });
  if (head !== commit) await checkOutCommit(inCheckout, remote, commit);
}

async function pullGoal(setting: Setting, pull: Pull): Promise<Goal> {
  const { world, job, github, trigger } = setting;
  const base = pull.base.branch;
  if (isReview(trigger)) return { kind: "review", base, desk: await openReviewDesk(setting, pull.number) };
  const { branch, repository: fork } = pull.head;
  const pullRequest = { number: pull.number, url: pull.url };
  if (pull.isFork) {
    const isLent = rawInput(world.env, "fork-push") === "true" && pull.maintainerCanModify && isPlain(branch);
    return isLent && fork !== undefined
      ? { kind: "advance", branch, base, pullRequest, fork }
      : { kind: "patch", base };
  }
  const isFree = isPlain(branch) && (await isFreeBranch(gitHubReader(github, job.repository), branch));
  return isFree ? { kind: "advance", branch, base, pullRequest } : { kind: "patch", base };
}

function requireOpen({ number, state }: Pull): void {
  if (state !== "open") {
    throw new Fault("config", `Pull request #${number} is ${state}.`, {
      hint: "Open it again, or say in an issue what should change.",
    });
  }
}
