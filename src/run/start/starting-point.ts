/** Finds the commit to start from and the branch for the result, and checks the commit out. */

import { z } from "zod";
import { readHistory } from "../../git/history/checkout-history.ts";
import { GitHubFault } from "../../github/client/github-fault.ts";
import { gitHubReader } from "../../github/client.ts";
import { type Pull, readPull } from "../../github/read/pull/pull.ts";
import { isReview } from "../../github/read/trigger/trigger-kinds.ts";
import { tipIfAny, tipOf } from "../../github/write/branch.ts";
import type { PullRequest } from "../../github/write/pull-request/pull-request.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { code, codeWithin } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import { PUBLISH } from "../../runner/input/publishing.ts";
import type { Work } from "../../state/manifest.ts";
import { checkoutGit } from "../checkout-git.ts";
import type { Goal, Remote, StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";
import { branchTemplate, newBranch, subjectOf } from "../thread/subject.ts";
import { requireAskedHead } from "./asked-head.ts";
import { type Checkout, requireBranch, requireClean } from "./checkout.ts";
import { type MarkedWork, markedWork, openTask, type Place, searchWork, type WorkSearch } from "./marked-work.ts";
import type { moveCheckout } from "./move-checkout.ts";

/**
 * Checks out the starting commit, and checks that the target branch can be used. Throws a Fault if not. Call it only
 * before any tool runs.
 */
export async function findStartingPoint(run: Run, remote: Remote): Promise<StartingPoint> {
  const { thread } = run.trigger;
  const found = await (thread.type === "pull_request" && !run.other
    ? startingPointOfPull(run, thread.number, remote)
    : startingPointOfIssue(run, remote));
  const { history = await readHistory({ git: checkoutGit(run), workspace: run.job.workspace }, found.head) } = found;
  return { ...found, history };
}

async function startingPointOfIssue(run: Run, remote: Remote): Promise<StartingPoint> {
  return (await earlierWork(run, remote)) ?? (await openTask(run, remote)) ?? newStartingPoint(run, remote);
}

async function newStartingPoint(run: Run, remote: Remote): Promise<StartingPoint> {
  const { settings, job, github, trigger, memory } = run;
  const { "base-branch": ofMain, "create-pr": way } = settings.slice(PUBLISH);
  const wanted = run.other ? undefined : ofMain;
  // Without work in the thread's state, the search for it runs in parallel with the other requests.
  const search = memory.manifest.work === null ? searchWork(run) : undefined;
  const { head, branch: base } = await (wanted === undefined
    ? requireBranch(job.workspace, checkoutGit(run)())
    : checkOutBase(run, wanted, remote));
  // Interrupted work keeps its branch name.
  const runAttempt = memory.wasCutOff ? 1 : job.runAttempt;
  const { branch, plain } = newBranch(subjectOf(trigger), { ...job, runAttempt }, branchTemplate(run));
  const propose = (end: string): StartingPoint => {
    const names = { branch: `${branch}${end}`, plain: `${plain}${end}` };
    return { head, branch: base, goal: { kind: "propose", ...names, base }, pull: undefined };
  };
  const tip = await tipIfAny(github, job.repository, branch);
  const found = await workThere(run, { branch, base, tip }, head, search);
  if (found.status === "found") {
    const history = await moveTo(run, remote, { head, commit: found.tip, base: { branch: base } });
    return { head: found.tip, branch: found.branch, goal: found.goal, pull: undefined, history };
  }
  const end = tip === undefined ? "" : `-run-${job.runId}`;
  if (found.status === "unseen" && (tip !== undefined || way !== "none")) {
    memory.notes.add(prompt("work-unseen", { why: codeWithin(300, found.why), branch: code(`${branch}${end}`) }));
  }
  if (tip === undefined) return propose("");
  if (found.status === "unknown") {
    memory.notes.add(prompt("branch-taken", { branch: code(branch), other: code(`${branch}${end}`) }));
  }
  return propose(end);
}

/** Finds work on the branch that this run would use: of an interrupted run, or of a run that the state does not know. */
async function workThere(run: Run, place: Place, head: string, search: WorkSearch | undefined): Promise<MarkedWork> {
  const { job, trigger, memory } = run;
  const { branch, base, tip } = place;
  const left = tip === undefined ? undefined : await leftBehind(run, branch, head);
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
  return tip === undefined && search === undefined ? { status: "unknown" } : markedWork(run, place, search);
}

async function startingPointOfPull(run: Run, number: number, remote: Remote): Promise<StartingPoint> {
  const { job, github } = run;
  const pull = await readPull(gitHubReader(github, job.repository), number);
  requireOpen(pull);
  await requireAskedHead(run, pull);
  const { head } = await requireClean(job.workspace, checkoutGit(run)());
  const history = await atCommit(run, remote, { head, commit: pull.head.sha, base: { branch: pull.base.branch } });
  return { head: pull.head.sha, branch: pull.head.branch, goal: await goalOn(run, pull), pull, history };
}

/** Moves the checkout from `head` to another commit, with the history up to the base branch. */
async function atCommit(run: Run, remote: Remote, place: Parameters<typeof moveCheckout>[2]) {
  return moveTo(run, remote, place).catch((error: unknown) => {
    const { message, cause } = toFault(error);
    throw /not our ref|couldn't find remote ref/i.test(`${message} ${cause}`) ? goneCommit(place.commit, error) : error;
  });
}

/** Most runs start where the checkout is, and load nothing of this. */
async function moveTo(...place: Parameters<typeof moveCheckout>) {
  return (await import("./move-checkout.ts")).moveCheckout(...place);
}

function goneCommit(commit: string, cause: unknown): Fault {
  const hint = "Its branch was rewritten or deleted. Look at what is there now, then mention me with `continue`.";
  return new Fault("git", `The commit ${commit.slice(0, 7)}, from which I would start, is no longer on GitHub.`, {
    hint,
    cause,
  });
}

async function goalOn(run: Run, pull: Pull): Promise<Goal> {
  if (!isReview(run.trigger)) return (await import("./pull-goal.ts")).pullGoal(run, pull);
  const { readReviewContext } = await import("./review-context.ts");
  return { kind: "review", base: pull.base.branch, context: await readReviewContext(run, pull.number) };
}

function requireOpen({ number, state }: Pull): void {
  if (state !== "open") {
    throw new Fault("config", `Pull request #${number} is ${state}.`, {
      // A merged pull request cannot be reopened.
      hint: `${state === "merged" ? "Say" : "Open it again, or say"} in an issue what should change.`,
    });
  }
}

/**
 * Uses the checkout if it is of that branch. Otherwise checks out the head of the branch. Throws a Fault if GitHub does
 * not have it.
 */
async function checkOutBase(run: Run, wanted: string, remote: Remote): Promise<Checkout> {
  const { job, github } = run;
  const { head, branch } = await requireClean(job.workspace, checkoutGit(run)());
  if (branch === wanted) return { head, branch };
  const tip = await tipOf(github, job.repository, wanted).catch((error) => {
    throw error instanceof GitHubFault && error.status === 404 ? missing(wanted) : error;
  });
  await moveTo(run, remote, { head, commit: tip, base: { branch: wanted, tip } });
  return { head: tip, branch: wanted };
}

function missing(branch: string): Fault {
  return new Fault("config", `There is no branch ${code(branch)} in this repository.`, {
    hint: "Name a branch that exists in the input `base-branch`, or leave it out.",
  });
}

const Commit = z.object({ message: z.string() });

/** The branch's head if only this conversation pushed to it: it is `head`, or the conversation's commit. */
async function leftBehind({ github, job, memory }: Run, branch: string, head: string): Promise<string | undefined> {
  if (!memory.wasCutOff) return undefined;
  const tip = await tipOf(github, job.repository, branch);
  if (tip === head) return tip;
  const { owner, name: repo } = job.repository;
  const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
  const { message } = Commit.parse((await github.request(route, { owner, repo, commit_sha: tip })).data);
  return message.includes(`Agent-Conversation: ${memory.id}`) ? tip : undefined;
}

/** Undefined if there is no earlier work, or its pull request is no longer open. Then new work starts. */
async function earlierWork(run: Run, remote: Remote): Promise<StartingPoint | undefined> {
  const { job, memory } = run;
  const { work } = memory.manifest;
  const now = work && (await whereNow(run, work));
  if (!work || !now) return undefined;
  const { tip, pullRequest, base } = now;
  const { head } = await requireClean(job.workspace, checkoutGit(run)());
  const { branch } = work;
  const history = await atCommit(run, remote, { head, commit: tip, base: { branch: base } });
  const goal: StartingPoint["goal"] =
    pullRequest === undefined
      ? { kind: "propose", branch, plain: branch, base, isThere: true }
      : { kind: "advance", branch, base, pullRequest };
  return { head: tip, branch, goal, pull: undefined, history };
}

/** `base`: people can retarget a pull request. */
type Now = Readonly<{ tip: string; base: string; pullRequest?: PullRequest }>;

/**
 * The current head of the branch, because others may have pushed. For an open pull request, it is the head that GitHub
 * returns.
 */
async function whereNow({ github, job }: Run, { branch, base, pull_request: number }: Work): Promise<Now | undefined> {
  const [tip, pull] = await Promise.all([
    tipIfAny(github, job.repository, branch),
    number === null ? undefined : readPull(gitHubReader(github, job.repository), number),
  ]);
  if (!pull) return tip === undefined ? undefined : { tip, base };
  const isOurs = pull.state === "open" && pull.head.branch === branch;
  if (!isOurs) return undefined;
  const pullRequest = { number: pull.number, url: pull.url };
  return { tip: tip ?? pull.head.sha, base: pull.base.branch, pullRequest };
}

/** Whether this run publishes work of an earlier one, even if it adds nothing. */
export function isWorkThere({ memory }: Run, { goal }: StartingPoint): boolean {
  return memory.wasCutOff || (goal.kind === "propose" && goal.isThere === true);
}
