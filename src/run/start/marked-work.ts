/**
 * Finds work of earlier runs to continue: by the marks in it if the thread's state does not name it, and in the open
 * pull request of a repeated task.
 */

import { z } from "zod";
import { gitHubReader } from "../../github/client.ts";
import { findOpenPull, isFrom, type OpenPull } from "../../github/read/pull/pull.ts";
import type { WorkMarker } from "../../github/write/pull-request/pull-request.ts";
import { toFault } from "../../lib/fault.ts";
import { printNotice } from "../../runner/console.ts";
import { checkoutGit } from "../checkout-git.ts";
import type { Goal, Remote, StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";
import { workMarkerOf } from "../thread/own-comments.ts";
import { branchBeginning, branchTemplate, newBranch, subjectOf } from "../thread/subject.ts";
import { requireClean } from "./checkout.ts";

/**
 * "over": the branch is the agent's, and its pull request was merged or closed. "unknown": nothing shows that it is the
 * agent's. "unseen": GitHub did not answer, and `why` is the error.
 */
export type MarkedWork = Readonly<
  | { status: "found"; tip: string; branch: string; goal: Goal }
  | { status: "over" }
  | { status: "unknown" }
  | { status: "unseen"; why: string }
>;

type Tip = Readonly<{ branch: string; tip: string }>;

/** `tip` is the head of the branch for new work, if that branch exists. */
export type Place = Readonly<{ branch: string; base: string; tip: string | undefined }>;

/** Requests that start before the branch is known. `markedWork` waits for them. */
export type WorkSearch = Readonly<{ pull: Promise<OpenPull | undefined>; branches: Promise<readonly Tip[]> }>;

/** Starts the requests for the pull request with our mark and for the branches of this thread, whatever its title was. */
export function searchWork(run: Run): WorkSearch {
  const marker = workMarkerOf(run);
  if (!marker.isAble) return { pull: Promise.resolve(undefined), branches: Promise.resolve([]) };
  const pull = markedPull(run, marker);
  pull.catch(() => undefined); // markedWork handles the error
  return { pull, branches: branchesOf(run) };
}

/** The newest open pull request with our mark, or else the branch with our newest commit. Never rejects. */
export async function markedWork(run: Run, place: Place, search: WorkSearch = searchWork(run)): Promise<MarkedWork> {
  try {
    const pull = await search.pull;
    if (pull) return { status: "found", tip: pull.sha, branch: pull.branch, goal: goalIn(pull) };
    return await onBranches(run, place, await search.branches);
  } catch (error) {
    const why = toFault(error).message;
    printNotice(`${NOT_FOUND_OUT} ${why}`);
    return { status: "unseen", why };
  }
}

const NOT_FOUND_OUT = "It could not be checked whether there is earlier work of the agent.";

/** The newest open pull request with our mark for this thread. Rejects as the client does. */
export async function markedPull(run: Run, marker = workMarkerOf(run)): Promise<OpenPull | undefined> {
  const { github, job, trigger, other } = run;
  const client = gitHubReader(github, job.repository);
  return findOpenPull(client, other?.id ?? trigger.repositoryId, ({ body, branch }) => marker.isMarked(body, branch));
}

const Refs = z.array(z.object({ ref: z.string(), object: z.object({ sha: z.string() }) }));

/** Each costs two requests. */
const MOST_BRANCHES = 10;

/** The branches with the thread's number in their names, written with slashes or with hyphens. */
async function branchesOf(run: Run): Promise<readonly Tip[]> {
  const begin = branchBeginning(subjectOf(run.trigger), branchTemplate(run));
  if (begin === undefined) return [];
  const beginnings = [...new Set([begin, begin.replaceAll("/", "-")])];
  return (await Promise.all(beginnings.map((one) => branchesFrom(run, one)))).flat();
}

/** Logs a warning if GitHub does not list them. */
async function branchesFrom({ github, job }: Run, begin: string): Promise<readonly Tip[]> {
  try {
    const client = gitHubReader(github, job.repository);
    const refs = Refs.parse(await client.get("/git/matching-refs/{ref}", { ref: `heads/${begin}` }));
    return refs
      .map(({ ref, object }) => ({ branch: ref.replace(/^refs\/heads\//, ""), tip: object.sha }))
      .filter(({ branch }) => branch.startsWith(begin) && !/^\d/.test(branch.slice(begin.length)))
      .slice(-MOST_BRANCHES);
  } catch (error) {
    printNotice(`${NOT_FOUND_OUT} ${toFault(error).message}`);
    return [];
  }
}

async function onBranches(run: Run, { branch, base, tip }: Place, listed: readonly Tip[]): Promise<MarkedWork> {
  const marker = workMarkerOf(run);
  if (!marker.isAble) return { status: "unknown" };
  const own = tip === undefined ? [] : [{ branch, tip }];
  const others = listed.filter((one) => one.branch !== branch);
  const seen = await Promise.all([...own, ...others].map((one) => onBranch(run, marker, { ...one, base })));
  const [newest] = seen
    .flatMap((one) => (one.status === "ours" ? [one] : []))
    .sort((one, other) => other.time - one.time);
  if (newest) {
    const goal: Goal = { kind: "propose", branch: newest.branch, plain: newest.branch, base, isThere: true };
    return { status: "found", tip: newest.tip, branch: newest.branch, goal };
  }
  // A branch with another name does not matter for the name that is wanted now.
  return { status: own.length > 0 && seen[0]?.status === "over" ? "over" : "unknown" };
}

type Seen = Readonly<{ status: "ours"; time: number } & Tip> | Readonly<{ status: "over" | "unknown" }>;

const Pulls = z.array(z.object({ body: z.string().nullish() }));

async function onBranch(
  { github, job }: Run,
  marker: WorkMarker,
  { branch, base, tip }: Tip & Readonly<{ base: string }>,
): Promise<Seen> {
  const client = gitHubReader(github, job.repository);
  const head = `${job.repository.owner}:${branch}`;
  const pulls = Pulls.parse(await client.get("/pulls", { state: "all", head }));
  if (pulls.some(({ body }) => marker.isMarked(body ?? "", branch))) return { status: "over" };
  // If somebody else opened a pull request from the branch, it is theirs.
  const time = pulls.length > 0 ? undefined : await lastMarked(client, marker, `${base}...${branch}`);
  return time === undefined ? { status: "unknown" } : { status: "ours", time, branch, tip };
}

const Compared = z.object({
  commits: z.array(z.object({ commit: z.object({ message: z.string(), committer: z.object({ date: z.string() }) }) })),
});

/** The time of the newest commit with our mark that is not in the base branch. */
async function lastMarked(
  client: Pick<ReturnType<typeof gitHubReader>, "get">,
  marker: WorkMarker,
  basehead: string,
): Promise<number | undefined> {
  const { commits } = Compared.parse(await client.get("/compare/{basehead}", { basehead, per_page: 100 }));
  const times = commits
    .filter(({ commit }) => marker.hasTrailer(commit.message))
    .map(({ commit }) => Date.parse(commit.committer.date));
  return times.length === 0 ? undefined : Math.max(...times);
}

/** Checks out the head of the task's open pull request. Undefined if this is not a repeated task, or none is open. */
export async function openTask(run: Run, remote: Remote): Promise<StartingPoint | undefined> {
  const pull = await taskPull(run);
  if (!pull) return undefined;
  const { head } = await requireClean(run.job.workspace, checkoutGit(run)());
  const { moveCheckout } = await import("./move-checkout.ts");
  const history = await moveCheckout(run, remote, { head, commit: pull.sha, base: { branch: pull.base } });
  return { head: pull.sha, branch: pull.branch, goal: goalIn(pull), pull: undefined, history };
}

type Asking = Pick<Run, "github" | "job" | "trigger" | "settings" | "other">;

/** The pull request that is open for this task. */
export async function taskPull(run: Asking): Promise<OpenPull | undefined> {
  const { github, job, trigger, other } = run;
  const subject = subjectOf(trigger);
  if (!subject.isTask || !job.task) return undefined;
  const { branch } = newBranch(subject, job, branchTemplate(run));
  return findOpenPull(gitHubReader(github, job.repository), other?.id ?? trigger.repositoryId, isFrom(branch));
}

export function goalIn({ number, url, branch, base }: OpenPull): Goal {
  return { kind: "advance", branch, base, pullRequest: { number, url } };
}
