/** Decides whether the agent works on a failed CI run: on which thread, how often, and not if nothing has changed. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { gitHubReader } from "../../github/client.ts";
import { type Ignored, ignored, type Trigger } from "../../github/read/trigger/trigger.ts";
import { type FailedJobs, readFailedJobs } from "../../github/read/workflow-runs.ts";
import { tipIfAny } from "../../github/write/branch.ts";
import { postComment } from "../../github/write/comment/comment.ts";
import { toFault } from "../../lib/fault.ts";
import { count } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import type { GitHubAccess } from "../../runner/connect.ts";
import { printNotice } from "../../runner/console.ts";
import { ADMIT } from "../../runner/input/trigger-settings.ts";
import { answerTo, withAnswer } from "../../state/manifest.ts";
import type { Memory } from "../memory/memory.ts";
import type { UnclaimedRun } from "../run.ts";
import { withMark } from "../thread/own-comments.ts";
import { type AttemptsLeft, chanceAt } from "./ci-attempts.ts";

export type CiFixDecision = Readonly<
  { status: "go"; failed: FailedJobs | undefined } | { status: "stop"; why: string }
>;

/**
 * The failed run, or the reason why the agent does not work on it, which people are told once. No failed jobs for other
 * triggers.
 */
export async function decideCiFix(run: UnclaimedRun, memory: Memory): Promise<CiFixDecision> {
  const { trigger, github, job } = run;
  if (!trigger.run) return { status: "go", failed: undefined };
  const { branch } = trigger.run;
  if (trigger.thread.type === "issue" && !isUnproposed(memory, branch)) {
    return { status: "stop", why: `There is no saved work on the branch ${branch} to continue.` };
  }
  const failed = await readFailedJobs(gitHubReader(github, job.repository), trigger.run);
  // The same run again, which was counted: it was interrupted, or somebody has repeated it.
  if (isRepeated(run, memory)) return { status: "go", failed };
  if (job.runAttempt > 1 && (await tipIfAny(run.github, job.repository, branch)) !== trigger.headSha)
    return { status: "stop", why: movedOn(branch) };
  const chance = await chanceFor(run, memory, failureOf(failed) ?? "unread");
  if (chance.status === "go") {
    memory.update((manifest) => ({ ...manifest, counters: chance.counters }));
    return { status: "go", failed };
  }
  return { status: "stop", why: await stop(run, memory, chance) };
}

/** Work of the issue's own conversation that has no pull request. */
function isUnproposed({ manifest: { work } }: Memory, branch: string): boolean {
  return work?.branch === branch && work.pull_request === null;
}

function isRepeated({ trigger }: UnclaimedRun, { manifest }: Memory): boolean {
  return manifest.lease?.key === trigger.key || answerTo(trigger.key, manifest) !== undefined;
}

async function chanceFor(run: UnclaimedRun, memory: Memory, failure: string): Promise<AttemptsLeft> {
  const { trigger, settings } = run;
  const most = settings.slice(ADMIT)["ci-attempts"];
  // Without saved state there is one attempt: if a commit of the agent fails, the agent does not try to fix it.
  if ((!memory.isKept || memory.isLost) && (await isOurs(run))) return { status: "spent", tried: 1, counters: {} };
  return chanceAt(memory.manifest.counters, trigger.headSha ?? "", failure, most);
}

const Commit = z.object({ message: z.string() });

/**
 * Recognizes our commits by their trailer. A forged trailer only prevents a run. A commit that cannot be read counts as
 * ours.
 */
async function isOurs({ github, job, trigger }: UnclaimedRun): Promise<boolean> {
  try {
    const client = gitHubReader(github, job.repository);
    const commit = Commit.parse(await client.get("/git/commits/{commit_sha}", { commit_sha: trigger.headSha }));
    return /(?:^|\n)Agent-Run: /.test(commit.message);
  } catch {
    return true;
  }
}

async function stop(
  { world, settings, github, job, trigger, mayWrite, redact }: UnclaimedRun,
  memory: Memory,
  chance: Exclude<AttemptsLeft, { status: "go" }>,
): Promise<string> {
  if (chance.status === "told") return "The limit of attempts at this failure was already reported.";
  const why =
    chance.status === "unchanged"
      ? "It fails in the same way as before my last attempt."
      : `It failed after ${count(chance.tried, "attempt")}.`;
  if (!mayWrite || trigger.thread.type === "none") return why;
  const [phrase = ""] = settings.phrases;
  const words = prompt("ci-stopped", { why, run_url: trigger.run?.url ?? "", phrase });
  try {
    const { url } = await postComment(
      github,
      job.repository,
      trigger.thread.number,
      withMark({ settings, job, trigger }, redact(words)),
    );
    const answer = { key: trigger.key, comment_url: url, outcome: "skipped", time: world.now().toISOString() };
    await memory.close((manifest) => withAnswer({ ...manifest, counters: chance.counters }, answer));
  } catch (error) {
    printNotice(`The reason could not be posted on the thread. ${toFault(error).message}`);
  }
  return why;
}

/**
 * A digest of what failed, without parts that differ in every run: times, durations, ids. Undefined if nothing could be
 * read.
 */
export function failureOf({ jobs }: FailedJobs): string | undefined {
  if (jobs.length === 0) return undefined;
  const parts = jobs.map(({ name, failedSteps, log }) => [name, ...failedSteps, ...complaints(log?.text ?? "")]);
  const text = parts.map((part) => part.join("\n")).sort();
  return createHash("sha256").update(text.join("\0")).digest("hex").slice(0, 16);
}

const COMPLAINT = /error|fail|not ok|expected|actual|assert|exception|panic|fatal|undefined|✖|✗/i;

function complaints(log: string): string[] {
  return log
    .split("\n")
    .filter((line) => COMPLAINT.test(line))
    .map((line) =>
      line
        .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, "")
        .replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|m|seconds?|minutes?)\b/g, "")
        .replaceAll(/duration_ms\s+[\d.]+/g, "")
        .replaceAll(/\b[0-9a-f]{7,}\b/g, "")
        .trim(),
    );
}

/**
 * Finds the thread for a failed run. Other triggers are returned unchanged. A failed run is ignored if its branch has
 * moved on; a repeated attempt checks that later, with the saved state, because the same request may have moved the
 * branch.
 */
export async function placeFailedRun(access: GitHubAccess, trigger: Trigger): Promise<Trigger | Ignored> {
  const { run, headSha } = trigger;
  if (!run) return trigger;
  const isFirst = access.job.runAttempt === 1;
  if (isFirst && (await tipIfAny(access.github, access.job.repository, run.branch)) !== headSha)
    return ignored(movedOn(run.branch));
  const number = await pullOf(access, trigger, run.branch);
  if (number !== undefined) {
    return { ...trigger, thread: { type: "pull_request", number }, answer: { kind: "comment" } };
  }
  const issue = run.isOwnBranch ? issueIn(run.branch) : undefined;
  if (issue === undefined) return ignored(`The branch ${run.branch} has no open pull request.`);
  return { ...trigger, thread: { type: "issue", number: issue }, answer: { kind: "comment" } };
}

function movedOn(branch: string): string {
  return `The branch ${branch} has new commits since then.`;
}

const Pulls = z.array(
  z.object({ number: z.int(), head: z.object({ sha: z.string(), repo: z.object({ id: z.int() }).nullable() }) }),
);

/** If there are several, the one that the run names. */
async function pullOf({ github, job }: GitHubAccess, trigger: Trigger, branch: string): Promise<number | undefined> {
  const { owner, name } = job.repository;
  const asked = { owner, repo: name, head: `${owner}:${branch}`, state: "open" } as const;
  const { data } = await github.request("GET /repos/{owner}/{repo}/pulls", asked);
  const ours = Pulls.parse(data)
    .filter(({ head }) => head.sha === trigger.headSha || job.runAttempt > 1)
    .filter(({ head }) => head.repo?.id === trigger.repositoryId)
    .map(({ number }) => number);
  const named = trigger.thread.type === "none" ? undefined : trigger.thread.number;
  return ours.find((number) => number === named) ?? ours[0];
}

/** The issue number in the branch name. The issue's saved state tells whether the branch is really its work. */
function issueIn(branch: string): number | undefined {
  const [, number] = /(?:^|[/-])issue-(\d{1,9})(?=$|\D)/.exec(branch) ?? [];
  return number === undefined ? undefined : Number(number);
}
