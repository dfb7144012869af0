/** Updates comments that no run will update any more: those of lost runs, and those of expired approvals. */
import { readShownComment } from "../../github/read/comment-now.ts";
import type { SweptThread } from "../../github/read/sweep/calls.ts";
import { labelledThreads } from "../../github/read/sweep/recent.ts";
import { type CommentPlace, rewriteComment } from "../../github/write/comment/comment.ts";
import { readOwnInDiscussion } from "../../github/write/comment/discussion.ts";
import { toFault } from "../../lib/fault.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import { bodyDigest, openItems } from "../../render/approval/proposal.ts";
import { renderProposalItem } from "../../render/approval/render-proposal.ts";
import { printNotice } from "../../runner/console.ts";
import type { Lease, Manifest } from "../../state/manifest.ts";
import { WAITING } from "../admit/labels.ts";
import { markThread } from "../approve/approval-comment.ts";
import { isOver } from "../claim/lease.ts";
import { tellResult } from "../report/run-comment.ts";
import { isUnfinished, withIsolationWarning, withMark } from "../thread/own-comments.ts";
import { proposalIn } from "../thread/state.ts";
import type { KeptThread, SweepContext } from "./open-sweep.ts";

/**
 * Resolves to what was done, as one line each. Threads with something that waits come first, then the most recently
 * updated ones. A thread that cannot be read is skipped. `decided` are the threads with a decision that was not carried
 * out.
 */
export async function tidy(lookout: SweepContext, decided: ReadonlySet<number>): Promise<readonly string[]> {
  const done: string[] = [];
  for (const found of await threadsIn(lookout)) {
    const thread = { ...found, isDecided: decided.has(found.number) };
    try {
      const kept = await lookout.keptOf(thread.number);
      if (kept) done.push(...(await tidyOne(lookout, thread, kept)));
    } catch (error) {
      printNotice(`#${thread.number} could not be looked at. ${toFault(error).message}`);
    }
  }
  return done;
}

type LabelledThread = Pick<SweptThread, "number" | "labels">;

/** An approval can wait for a long time, so its threads are found by the label. */
async function threadsIn({ client, threads, discussions, most }: SweepContext): Promise<readonly LabelledThread[]> {
  const waiting = await labelledThreads(client, WAITING);
  const talks = discussions.map(({ number }) => ({ number, labels: [] }));
  const all: readonly LabelledThread[] = [...waiting, ...threads, ...talks];
  return [...new Map(all.map((thread) => [thread.number, thread])).values()].slice(0, most);
}

async function tidyOne(
  lookout: SweepContext,
  { number, labels, isDecided }: LabelledThread & Readonly<{ isDecided: boolean }>,
  kept: KeptThread,
): Promise<readonly string[]> {
  const { manifest } = kept;
  const done: string[] = [];
  if (await endUntold(lookout, number, kept))
    done.push(`#${number}: the result of its run was missing, and is reported now.`);
  if (await endLostRun(lookout, number, manifest))
    done.push(`#${number}: its run is lost, and its comment says so now.`);
  // Something still waits, or somebody has decided and the run for the decision was lost.
  if (isDecided || lookout.world.now().getTime() < untilOf(manifest)) return done;
  if (await endApproval(lookout, number, manifest))
    done.push(`#${number}: nobody approved in time, and it says so now.`);
  if (labels.includes(WAITING)) await markThread(lookout.connection, number, false);
  return done;
}

/** When the last item that waits expires; -Infinity if nothing waits. */
function untilOf(manifest: Manifest): number {
  const proposal = proposalIn({ manifest });
  return Math.max(...(proposal ? openItems(proposal) : []).map(({ pending }) => Date.parse(pending.expires)));
}

/** Reports a pending result, if no run has begun since, and the comment is unchanged since the run saved it. */
async function endUntold(
  lookout: SweepContext,
  number: number,
  { manifest, pendingReport }: KeptThread,
): Promise<boolean> {
  if (manifest.lease !== null) return false;
  const { runComment } = pendingReport ?? {};
  if (!pendingReport || !(await isGone(lookout, pendingReport.lease))) return false;
  const shown = runComment && (await leftComment(lookout, runComment));
  if (!shown) return false;
  const { connection, world } = lookout;
  const at = { env: world.env, thread: { type: "issue", number } } as const;
  if (isUnfinished(shown.body)) {
    await tellResult(connection, at, pendingReport);
    return true;
  }
  // For an earlier attempt of this run, the comment may be done and the rest of the report may be missing.
  const { runComment: _, ...rest } = pendingReport;
  if (pendingReport.lease.run_id === connection.job.runId) await tellResult(connection, at, rest);
  return false;
}

/** Whether the run that held this lease has ended. */
async function isGone({ world, connection }: SweepContext, lease: Lease): Promise<boolean> {
  const { job } = connection;
  if (lease.run_id === job.runId) return lease.attempt < job.runAttempt;
  return world.now().getTime() >= Date.parse(lease.until) || isOver(connection, lease);
}

function firstLine(body: string): string {
  return body.split(/\r?\n/)[0] ?? "";
}

/** The state is not changed: an expired lease does not block, and the next run continues from there. */
async function endLostRun(
  lookout: SweepContext,
  number: number,
  { lease, comment_id: id, work }: Manifest,
): Promise<boolean> {
  const { connection } = lookout;
  if (!lease || id === null) return false;
  // An earlier attempt of this run: this run handles its request.
  if (lease.run_id === connection.job.runId || !(await isGone(lookout, lease))) return false;
  const left = await Promise.all(placesOf(lease, number, lookout).map((place) => leftComment(lookout, { id, place })));
  const [working] = prompt("working", { requester: "", run_url: "", progress: "", steering: "" }).split("\n");
  const shown = left.find((comment) => comment && firstLine(comment.body) === working);
  if (!shown) return false;
  const kept = work ? `, and its work up to ${work.commit.slice(0, 7)} is on the branch ${code(work.branch)}` : "";
  const body = prompt("sweep-lost-run", { run_url: lease.run_url, kept, phrase: phraseOf(lookout) });
  return rewrite(lookout, number, shown, body);
}

/** This decides nothing: the items can still be rejected, and an approval makes the next run show them again. */
async function endApproval(lookout: SweepContext, number: number, manifest: Manifest): Promise<boolean> {
  const proposal = proposalIn({ manifest });
  const items = proposal ? openItems(proposal) : [];
  if (!proposal?.comment || items.length === 0) return false;
  const shown = await leftComment(lookout, { id: proposal.comment.id });
  if (!shown || bodyDigest(shown.body) !== proposal.comment.digest) return false;
  const body = prompt("sweep-expired", {
    until: new Date(untilOf(manifest)).toISOString().slice(0, 16).replace("T", " "),
    actions: items.map(renderProposalItem).join("\n\n"),
    phrase: phraseOf(lookout),
  });
  return rewrite(lookout, number, shown, body);
}

async function rewrite(
  { connection }: SweepContext,
  number: number,
  comment: LeftComment,
  body: string,
): Promise<boolean> {
  const { github, job, redact, settings } = connection;
  const trigger = { thread: { type: "issue", number }, key: `sweep ${comment.id}` } as const;
  const words = withMark({ settings, job, trigger }, withIsolationWarning(settings, redact(body)));
  return (await rewriteComment(github, job.repository, comment, words)) === "done";
}

function phraseOf({ connection }: SweepContext): string {
  return connection.settings.phrases[0] ?? "";
}

type LeftComment = Readonly<{ id: number; place: CommentPlace; nodeId?: string; body: string }>;

/** Undefined if the comment is deleted, or somebody else has edited it. */
async function leftComment(
  { client, connection: { github } }: SweepContext,
  { id, place = { kind: "comment" } }: Readonly<{ id: number; place?: CommentPlace | undefined }>,
): Promise<LeftComment | undefined> {
  if (place.kind === "discussion") {
    const own = await readOwnInDiscussion(github, place.discussionId, () => true);
    const found = own.find((comment) => comment.id === id);
    return found && { place, ...found };
  }
  const shown = await readShownComment(client, id, place.kind === "comment" ? "issues" : "pulls");
  return shown?.isOnlyOurs ? { id, place, body: shown.body } : undefined;
}

/**
 * The places where the comment of a run can be, by the event that started it. A request on code may also be answered
 * below the thread.
 */
function placesOf({ key }: Lease, number: number, { discussions }: SweepContext): readonly CommentPlace[] {
  const [, event = ""] = key.split("/");
  const below = { kind: "comment" } as const;
  if (event === "pull_request_review_comment") return [{ kind: "review-thread", commentId: 0 }, below];
  if (!event.startsWith("discussion")) return [below];
  const inIt = discussions.filter((one) => one.number === number);
  return inIt.map(({ id }) => ({ kind: "discussion", discussionId: id, replyToId: undefined }));
}
