/** Builds what a run saves for the next run when it ends, and the notes that people read. */

import { isPullRefusal } from "../../github/client/github-fault.ts";
import type { RunComment } from "../../github/write/comment/comment.ts";
import { readCommentNode, readCommentState } from "../../github/write/marks.ts";
import type { Fault, FaultReason } from "../../lib/fault.ts";
import { isLost } from "../../policy/codes.ts";
import type { PromptName } from "../../prompt-names.ts";
import { prompt } from "../../prompts.ts";
import { signOf } from "../../render/outcome.ts";
import { hidePaths } from "../../runner/runner-places.ts";
import { type Manifest, type Work, withAnswer } from "../../state/manifest.ts";
import { continueAttempts } from "../admit/ci-attempts.ts";
import { UNFINISHED } from "../claim/lease.ts";
import type { Memory } from "../memory/memory.ts";
import type { WorkStanding } from "../memory/thread-work.ts";
import type { RunResult } from "../outcome/run-result.ts";
import type { Run, UnclaimedRun } from "../run.ts";
import { PULL_REFUSED } from "../start/rights.ts";
import { commentOfEarlierAttempt, replyPlace } from "../thread/own-comments.ts";
import { requestKindOf } from "../thread/request-kind.ts";
import { snapshotDigest } from "../thread/subject.ts";

/** The comment of an interrupted run for the same request. This run continues it. */
export async function earlierComment(run: UnclaimedRun, memory: Memory): Promise<RunComment | undefined> {
  const remembered = await rememberedComment(run, memory);
  if (!remembered) return commentOfEarlierAttempt(run);
  const { nodeId, url } = remembered;
  const standing = nodeId === undefined ? "ours" : await readCommentState(run.github, nodeId);
  if (standing === "ours") return remembered;
  memory.notes.add(prompt(`comment-${standing}`, { url }));
  return undefined;
}

async function rememberedComment(
  { trigger, job, settings, github }: UnclaimedRun,
  { manifest, wasCutOff }: Memory,
): Promise<RunComment | undefined> {
  const { comment_id: id, lease } = manifest;
  const { thread, key } = trigger;
  if (!wasCutOff || lease?.key !== key || id === null || thread.type === "none") return undefined;
  const place = replyPlace(settings, trigger);
  if (place.kind === "discussion") {
    // It is edited by its node id, which the state does not have.
    const { readOwnInDiscussion } = await import("../../github/write/comment/discussion.ts");
    const own = await readOwnInDiscussion(github, place.discussionId, () => true).catch(() => []);
    const found = own.find((comment) => comment.id === id);
    return found && { issue: thread.number, place, ...found };
  }
  const kind = place.kind === "comment" ? "issues" : "pulls";
  const nodeId = await readCommentNode(github, job.repository, { id, kind });
  const page = thread.type === "issue" ? "issues" : "pull";
  const url = `${job.repositoryUrl}/${page}/${thread.number}#${place.kind === "comment" ? "issuecomment-" : "discussion_r"}${id}`;
  return { issue: thread.number, id, url, place, nodeId };
}

/** Releases the thread and records that this trigger was answered. */
export function endedManifest(run: Run, done: RunResult, commentUrl: string | undefined) {
  const { trigger, world, memory } = run;
  const { outcome, reason } = done.report;
  const { key, createdAt, snapshot } = trigger;
  const { reaction } = signOf(done.report);
  const time = world.now().toISOString();
  const answer = { comment_url: commentUrl ?? null, outcome, ...(reaction && { reaction }), time };
  const answers = [key, ...memory.joined].map((one) => ({ key: one, ...answer }));
  const hasRead = requestKindOf(run) !== "condense"; // else the agent has not read what is new on the thread
  const answered = (manifest: Manifest): Manifest => ({ ...answers.reduce(withAnswer, manifest), lease: null });
  if (!hasRead) return answered;
  return (manifest: Manifest): Manifest => ({
    ...answered(manifest),
    outcome,
    reason,
    work: workAfter(manifest.work, done),
    repositories: repositoriesAfter(manifest.repositories, done),
    counters: countersAfter(manifest, trigger, done),
    read_until: createdAt ?? manifest.read_until,
    thread_digest: snapshot ? snapshotDigest(snapshot) : manifest.thread_digest,
  });
}

/** Counts the attempts to fix a failed CI run, with the commit of this attempt, and whether a pull request was refused. */
function countersAfter({ counters: before }: Manifest, { run, headSha }: Run["trigger"], done: RunResult) {
  const { kept, pullRequest } = done.report;
  const { [PULL_REFUSED]: _, ...others } = before;
  const isRefused = isPullRefusal(done.fault);
  const counters = isRefused ? { ...others, [PULL_REFUSED]: 1 } : pullRequest ? others : before;
  return run && headSha && kept.kind === "branch" ? continueAttempts(counters, headSha, kept.commit) : counters;
}

function repositoriesAfter(
  before: Manifest["repositories"],
  { repositories = [] }: RunResult,
): Manifest["repositories"] {
  const after = repositories.flatMap(({ id, name, ...done }) => {
    const work = workAfter(before[id] ?? null, done);
    return work ? [[id, { ...work, name }] as const] : [];
  });
  return { ...before, ...Object.fromEntries(after) };
}

type Done = Pick<RunResult, "startingPoint"> & Readonly<{ report: Pick<RunResult["report"], "kept" | "pullRequest"> }>;

function workAfter(before: Work | null, { report: { kept, pullRequest }, startingPoint }: Done): Work | null {
  const number = pullRequest?.number ?? null;
  if (kept.kind !== "branch") {
    const there = before ?? workFound(startingPoint);
    return there && { ...there, pull_request: number ?? there.pull_request };
  }
  const { branch, commit } = kept;
  const isSame = before?.branch === branch;
  const base = startingPoint?.goal.base ?? before?.base ?? "";
  return { branch, commit, base, pull_request: number ?? (isSame ? before.pull_request : null) };
}

/** Finds the branch of a run that was interrupted before its state named the branch. */
function workFound(startingPoint: RunResult["startingPoint"]): Work | null {
  const { goal, head } = startingPoint ?? {};
  if (goal?.kind !== "propose" || !goal.isThere || head === undefined) return null;
  return { branch: goal.branch, commit: head, base: goal.base, pull_request: null };
}

/** The body of the comment, with notes about the saved state below it. */
export function withNotes(body: string, run: Run, done: RunResult): string {
  const { memory, world, settings, github } = run;
  const { report, fault, isWorkSaved = true } = done;
  const [phrase = ""] = settings.phrases;
  // If the same run would fail in the same way again, a person has to change something first.
  const canContinue = memory.isKept && UNFINISHED.includes(report.outcome) && fault?.isLasting !== true;
  const way = wayOn(memory.work, isWorkSaved);
  const isAll = way !== "continue" || !report.withheld.some(({ code }) => isLost(code));
  // The hint of the outcome may say it already, as a part of what to do.
  const how = report.hint?.includes("`continue`") ? [] : [prompt("go-on", { phrase })];
  const goesOn = canContinue ? [[prompt(isAll ? way : "continue-except"), ...how].join(" ")] : [];
  const lacking = github.lacksGraphql?.() ? [prompt("no-graphql")] : [];
  const hide = hidePaths(world.env);
  const startsAfresh = isHistoryRefused(run, done) ? [prompt("refused-thread", { phrase })] : [];
  return [
    body,
    ...workNotes(run).map(hide),
    ...goesOn,
    ...startsAfresh,
    ...[...memory.notes].filter((note) => !isToldBy(fault, memory, note)).map(hide),
    ...lacking,
  ].join("\n\n");
}

/** A right that is missing is told once, with one remedy: that the state was refused as well is no news. */
function isToldBy(fault: Fault | undefined, { failure }: Memory, note: string): boolean {
  return fault?.quote !== undefined && fault.quote === failure.fault?.message && failure.isNote(note);
}

/** Reasons that are in the history, and so meet the next run on the thread as well. */
const IN_HISTORY: ReadonlySet<FaultReason | undefined> = new Set<FaultReason>([
  "context-window",
  "malformed-history",
  "refused-pictures",
  "unknown-refusal",
  "unrepaired-history",
]);

/** Whether a new conversation would help: the refused one has more in it than a first request. */
function isHistoryRefused({ memory }: Run, { fault, events = [] }: RunResult): boolean {
  if (!memory.isKept || !IN_HISTORY.has(fault?.reason)) return false;
  return memory.isResumed || events.some(({ kind }) => kind === "ActionEvent");
}

/** "Saved" is said of what was read back, or was on a branch already. */
const CONTINUE = {
  none: "continue",
  saved: "continue",
  saving: "continue-saving",
  unsaved: "continue-without-work",
} as const satisfies Record<WorkStanding["status"], PromptName>;

const KEPT = { work: "work-kept", aside: "work-aside-kept", copies: "work-copied" } as const;

function wayOn(work: WorkStanding, isWorkSaved: boolean): PromptName {
  if (isWorkSaved) return CONTINUE[work.status];
  const isCopied = work.status === "saved" && work.kinds.includes("copies");
  return isCopied ? "continue-copied" : "continue-without-work";
}

/** One note for each kind of work that is on no branch, and the command that gives it back. */
function workNotes({ memory, trigger, job }: Run): string[] {
  const { work } = memory;
  if (work.status === "unsaved" && memory.hasStore) return [prompt("work-not-saved", { why: work.why }).trim()];
  if (work.status !== "saved" || !memory.isKept) return [];
  const { owner, name } = job.repository;
  const target = trigger.thread.type === "none" ? job.runUrl : `${trigger.thread.number} --repo ${owner}/${name}`;
  return [...work.kinds.map((kind) => prompt(KEPT[kind])), prompt("work-shown", { target })];
}
