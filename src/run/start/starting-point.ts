/** Finds the commit to start from and the branch for the result, and checks the commit out. */
import { z } from "zod";
import { readPublishing } from "../../action/runner/input/publishing.ts";
import { rawInput } from "../../action/runner/input/raw-input.ts";
import { gitEnvironment } from "../../action/runner/world.ts";
import { git } from "../../core/workspace/git.ts";
import { GitHubFault } from "../../github/client/github-fault.ts";
import { gitHubReader } from "../../github/client.ts";
import { isFreeBranch, type Pull, readPull } from "../../github/read/pull/pull.ts";
import { isReview } from "../../github/read/trigger/trigger.ts";
import { isPlain, tipIfAny, tipOf } from "../../github/write/branch.ts";
import { checkOutCommit } from "../../github/write/commit/push.ts";
import { code, codeWithin } from "../../github/write/inline-code.ts";
import type { PullRequest } from "../../github/write/pull-request/pull-request.ts";
import type { Work } from "../../github/write/state/manifest.ts";
import { Fault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import type { Goal, Remote, StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";
import { branchTemplate, newBranch, subjectOf } from "../thread/subject.ts";
import { requireAskedHead } from "./asked-head.ts";
import { type Checkout, requireBranch, requireClean } from "./checkout.ts";
import { type MarkedWork, markedWork, openTask, type Place, searchWork, type WorkSearch } from "./marked-work.ts";

/**
 * Checks out the starting commit, and checks that the target branch can be used. Throws a Fault if not. Call it only
 * before any tool runs.
 */
export async function findStartingPoint(run: Run, remote: Remote): Promise<StartingPoint> {
  const { thread } = run.trigger;
  return thread.type === "pull_request" && !run.other
    ? startingPointOfPull(run, thread.number, remote)
    : startingPointOfIssue(run, remote);
}

async function startingPointOfIssue(run: Run, remote: Remote): Promise<StartingPoint> {
  return (await earlierWork(run, remote)) ?? (await openTask(run, remote)) ?? newStartingPoint(run, remote);
}

async function newStartingPoint(run: Run, remote: Remote): Promise<StartingPoint> {
  const { world, job, github, trigger, memory } = run;
  const { "base-branch": ofMain, "create-pr": way } = readPublishing(world.env);
  const wanted = run.other ? undefined : ofMain;
  // Without work in the thread's state, the search for it runs in parallel with the other requests.
  const search = memory.manifest.work === null ? searchWork(run) : undefined;
  const { head, branch: base } = await (wanted === undefined
    ? requireBranch(job.workspace, gitEnvironment(world.env))
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
    await atCommit(run, remote, head, found.tip);
    return { head: found.tip, branch: found.branch, goal: found.goal, pull: undefined };
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
  const { world, job, github } = run;
  const pull = await readPull(gitHubReader(github, job.repository), number);
  requireOpen(pull);
  await requireAskedHead(run, pull);
  const { head } = await requireClean(job.workspace, gitEnvironment(world.env));
  await atCommit(run, remote, head, pull.head.sha);
  return { head: pull.head.sha, branch: pull.head.branch, goal: await pullGoal(run, pull), pull };
}

/** Moves the checkout from `head` to another commit. */
async function atCommit({ world, job }: Run, remote: Remote, head: string, commit: string): Promise<void> {
  const environment = gitEnvironment(world.env);
  const inCheckout = (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra } });
  if (head !== commit) await checkOutCommit(inCheckout, remote, commit);
}

async function pullGoal(run: Run, pull: Pull): Promise<Goal> {
  const { world, job, github, trigger } = run;
  const base = pull.base.branch;
  if (isReview(trigger)) {
    const { readReviewContext } = await import("./review-context.ts");
    return { kind: "review", base, context: await readReviewContext(run, pull.number) };
  }
  const { branch, repository: fork } = pull.head;
  const pullRequest = { number: pull.number, url: pull.url };
  if (pull.isFork) {
    const mayPushToFork = rawInput(world.env, "fork-push") === "true" && pull.maintainerCanModify && isPlain(branch);
    return mayPushToFork && fork !== undefined
      ? { kind: "advance", branch, base, pullRequest, fork }
      : { kind: "patch", base };
  }
  const isFree = isPlain(branch) && (await isFreeBranch(gitHubReader(github, job.repository), branch));
  return isFree ? { kind: "advance", branch, base, pullRequest } : { kind: "patch", base };
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
async function checkOutBase({ world, job, github }: Run, wanted: string, remote: Remote): Promise<Checkout> {
  const environment = gitEnvironment(world.env);
  const { head, branch } = await requireClean(job.workspace, environment);
  if (branch === wanted) return { head, branch };
  const tip = await tipOf(github, job.repository, wanted).catch((error) => {
    throw error instanceof GitHubFault && error.status === 404 ? missing(wanted) : error;
  });
  if (tip !== head) {
    const inCheckout = (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra } });
    await checkOutCommit(inCheckout, remote, tip);
  }
  return { head: tip, branch: wanted };
}

function missing(branch: string): Fault {
  return new Fault("config", `There is no branch ${branch} in this repository.`, {
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
  const { world, job, memory } = run;
  const { work } = memory.manifest;
  const now = work && (await whereNow(run, work));
  if (!work || !now) return undefined;
  const { tip, pullRequest } = now;
  const environment = gitEnvironment(world.env);
  const { head } = await requireClean(job.workspace, environment);
  const inCheckout = (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra } });
  if (head !== tip) await checkOutCommit(inCheckout, remote, tip);
  const { branch, base } = work;
  const goal: StartingPoint["goal"] =
    pullRequest === undefined
      ? { kind: "propose", branch, plain: branch, base, isThere: true }
      : { kind: "advance", branch, base, pullRequest };
  return { head: tip, branch, goal, pull: undefined };
}

type Now = Readonly<{ tip: string; pullRequest?: PullRequest }>;

/**
 * The current head of the branch, because others may have pushed. For an open pull request, it is the head that GitHub
 * returns.
 */
async function whereNow({ github, job }: Run, { branch, pull_request: number }: Work): Promise<Now | undefined> {
  const [tip, pull] = await Promise.all([
    tipIfAny(github, job.repository, branch),
    number === null ? undefined : readPull(gitHubReader(github, job.repository), number),
  ]);
  if (!pull) return tip === undefined ? undefined : { tip };
  const isOurs = pull.state === "open" && pull.head.branch === branch;
  return isOurs ? { tip: tip ?? pull.head.sha, pullRequest: { number: pull.number, url: pull.url } } : undefined;
}

/** Whether this run publishes work of an earlier one, even if it adds nothing. */
export function isWorkThere({ memory }: Run, { goal }: StartingPoint): boolean {
  return memory.wasCutOff || (goal.kind === "propose" && goal.isThere === true);
}
