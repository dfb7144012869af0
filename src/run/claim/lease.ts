/**
 * Reads the saved state of a thread before anything else happens, waits while another run works on the thread, takes the
 * lease on it, and does the work. If another run was faster, this run waits for it: it may have answered the request.
 */

import { z } from "zod";
import { printNotice } from "../../action/runner/console.ts";
import { mayWrite, rawInput } from "../../action/runner/input/raw-input.ts";
import type { Job } from "../../action/runner/job.ts";
import { isReview, type Trigger } from "../../github/read/trigger/trigger.ts";
import type { PostedText } from "../../github/write/comment/comment.ts";
import { code } from "../../github/write/inline-code.ts";
import type { Outcome } from "../../github/write/outcome.ts";
import { answerTo, type Lease, type Manifest, type RequestAnswer } from "../../github/write/state/manifest.ts";
import type { FoundState, StateStore } from "../../github/write/state/state-store.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { blankMemory, Memory } from "../memory/memory.ts";
import { PENDING_REPORT, type PendingReport, readPendingReport } from "../memory/unpublished.ts";
import type { RunResult } from "../outcome/run-result.ts";
import type { ProgressComment, Run, UnclaimedRun } from "../run.ts";
import { answersThis, findOwnComment, isFinal } from "../thread/own-comments.ts";
import { type FirstLook, stateStore } from "../thread/state.ts";
import { findEarlierReview } from "./earlier-review.ts";

/** `pendingReport` is the part of the answer that was not reported, if no run has begun since. */
export type Recall = Readonly<
  | { kind: "answered"; answer: RequestAnswer; pendingReport?: PendingReport | undefined }
  | { kind: "ours"; memory: Memory }
>;

/** Rejects only if the run is cancelled. */
export async function recall(run: UnclaimedRun, look?: FirstLook): Promise<Recall> {
  const found = await find(run, look);
  if (found.kind === "ours") startAfreshIfUnwanted(run, found.memory);
  return found;
}

async function find(run: UnclaimedRun, look: FirstLook | undefined): Promise<Recall> {
  const store = stateStore(run, look);
  if (store) return new LeaseWait(run, store).untilFree();
  const answer = mayWrite(run.world.env) ? await findPostedAnswer(run) : undefined;
  if (answer) return { kind: "answered", answer };
  return isReview(run.trigger) ? recallReview(run) : recallNothing(run.world.newId());
}

/** For runs whose state is not saved. */
export function recallNothing(conversation: string): Recall {
  return { kind: "ours", memory: blankMemory(undefined, conversation) };
}

/** The posted review is the state. A repeated run still has to show people where the review is. */
async function recallReview(run: UnclaimedRun): Promise<Recall> {
  const given = mayWrite(run.world.env) ? await findEarlierReview(run) : undefined;
  if (!given || run.job.runAttempt > 1) return recallNothing(given?.conversation ?? run.world.newId());
  return { kind: "answered", answer: answerAt(run, given.facts.url, "answered") };
}

/** Without saved state, our own comment shows the answer. Automatic reviews have no such comment. */
async function findPostedAnswer(run: UnclaimedRun): Promise<RequestAnswer | undefined> {
  const { trigger, job } = run;
  if (trigger.kind === "review") return undefined;
  const isOurs = answersThis(run);
  return answerInComment(run, await findOwnComment(run, (body) => isOurs(body) && isFinal(job, body)));
}

/** The answer that a comment with an outcome gives. */
export function answerInComment(run: UnclaimedRun, said: PostedText | undefined): RequestAnswer | undefined {
  return said && answerAt(run, said.url, said.body.startsWith("### ⚪") ? "no-op" : "answered");
}

function answerAt({ trigger, world }: UnclaimedRun, url: string, outcome: Outcome): RequestAnswer {
  return { key: trigger.key, comment_url: url, outcome, time: world.now().toISOString() };
}

function pendingReportOf(found: FoundState): PendingReport | undefined {
  return found.status === "found" ? readPendingReport(found.files.get(PENDING_REPORT)) : undefined;
}

const LONGEST_PAUSE_MS = 15_000;

class LeaseWait {
  readonly #run: UnclaimedRun;
  readonly #store: StateStore;

  constructor(run: UnclaimedRun, store: StateStore) {
    this.#run = run;
    this.#store = store;
  }

  async untilFree(): Promise<Recall> {
    const { world, job, trigger } = this.#run;
    for (let pause = 1000; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const found = await this.#read();
      if (found === undefined) return this.#unread();
      const state = leaseStateOf(found, runKeyOf(trigger, job), world.now());
      if (state.kind === "answered") return { ...state, pendingReport: pendingReportOf(found) };
      if (state.kind !== "wait" || (await isOver(this.#run, state.lease))) return this.#ours(found);
      printNotice(prompt("state-waiting", { run_url: state.lease.run_url }));
      await world.sleep(pause, world.signal);
    }
  }

  async #read(): Promise<FoundState | undefined> {
    try {
      return await this.#store.read();
    } catch (error) {
      printNotice(`The saved state of this thread could not be read. ${toFault(error).message}`);
      return undefined;
    }
  }

  /** State that could not be read is not overwritten. */
  #unread(): Recall {
    const memory = blankMemory(undefined, this.#run.world.newId());
    memory.notes.add(prompt("state-not-read"));
    return { kind: "ours", memory };
  }

  #ours(found: FoundState): Recall {
    const id = this.#run.world.newId();
    if (found.status === "none") return { kind: "ours", memory: blankMemory(this.#store, id) };
    if (found.status === "unusable") return { kind: "ours", memory: blankMemory(this.#store, id, found.why) };
    const { manifest, files } = found;
    return { kind: "ours", memory: new Memory({ store: this.#store, manifest, files }) };
  }
}

/** This workflow run, and the trigger that started it. */
type RunKey = Readonly<{ key: string; runId: number; attempt: number }>;

/** Whether a run may work on its thread now. `lost` says why an earlier conversation is not continued. */
type LeaseState = Readonly<
  | { kind: "begin"; lost: string | undefined }
  | { kind: "go-on"; manifest: Manifest }
  | { kind: "answered"; answer: RequestAnswer }
  | { kind: "wait"; lease: Lease; manifest: Manifest }
>;

/** A person who repeats a run with such an outcome wants it to continue. */
export const UNFINISHED: readonly string[] = ["failed", "cancelled", "timed-out", "budget-exhausted", "stuck"];

function runKeyOf({ key }: Trigger, { runId, runAttempt }: Job): RunKey {
  return { key, runId, attempt: runAttempt };
}

export function leaseStateOf(found: FoundState, runKey: RunKey, now: Date): LeaseState {
  if (found.status === "none") return { kind: "begin", lost: undefined };
  if (found.status === "unusable") return { kind: "begin", lost: found.why };
  const { manifest } = found;
  const answer = answerTo(runKey.key, manifest);
  if (answer && !(runKey.attempt > 1 && UNFINISHED.includes(answer.outcome))) return { kind: "answered", answer };
  const { lease } = manifest;
  return lease && isHeld(lease, runKey, now) ? { kind: "wait", lease, manifest } : { kind: "go-on", manifest };
}

/** A lease of an earlier attempt of this run is not held any more. */
function isHeld({ run_id, attempt, until }: Lease, runKey: RunKey, now: Date): boolean {
  const isOurs = run_id === runKey.runId && attempt < runKey.attempt;
  return !isOurs && now.getTime() < Date.parse(until);
}

const WorkflowRun = z.object({ status: z.string().nullable(), run_attempt: z.number() });

/** False if GitHub does not tell (a private repository needs `actions: read`): the lease expires by itself. */
export async function isOver(
  { github, job }: Pick<UnclaimedRun, "github" | "job">,
  { run_id, attempt }: Lease,
): Promise<boolean> {
  const { owner, name: repo } = job.repository;
  try {
    const { data } = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { owner, repo, run_id });
    const run = WorkflowRun.parse(data);
    return run.status === "completed" || run.run_attempt > attempt;
  } catch {
    return false;
  }
}

/** The lease of another run that works on the thread now. */
export async function activeLease(run: UnclaimedRun, found: FoundState): Promise<Lease | undefined> {
  const { trigger, job, world } = run;
  const state = leaseStateOf(found, runKeyOf(trigger, job), world.now());
  return state.kind === "wait" && !(await isOver(run, state.lease)) ? state.lease : undefined;
}

export type RunWork = Readonly<{
  recall(run: UnclaimedRun, look: FirstLook | undefined): Promise<Recall>;
  /** Never rejects. */
  work(run: Run): Promise<RunResult | "lost">;
}>;

/**
 * Starts a new conversation if the input `resume` says so. A decision is always about the conversation that waits, so
 * `resume` does not apply to it. Reviews have no conversation to resume.
 */
function startAfreshIfUnwanted({ world, trigger }: Pick<UnclaimedRun, "world" | "trigger">, memory: Memory): void {
  const wanted = rawInput(world.env, "resume") ?? "auto";
  if (wanted === "auto" || trigger.kind === "decision" || isReview(trigger)) return;
  if (memory.isResumed && wanted.toLowerCase() === memory.id) return;
  memory.startAfresh(world.newId());
  if (wanted !== "never") memory.notes.add(prompt("state-other", { id: code(wanted) }));
}

type LeaseOptions = Readonly<{
  memory: Memory;
  /** The id of the run's comment. */
  commentId: number | undefined;
  progress: ProgressComment | undefined;
  work(run: Run): Promise<RunResult | "lost">;
}>;

export type LeaseResult = Exclude<Recall, { kind: "ours" }> | Readonly<{ kind: "done"; done: RunResult; run: Run }>;

export async function workUnderLease(
  unclaimed: UnclaimedRun,
  { memory: first, commentId, progress, work }: LeaseOptions,
): Promise<LeaseResult> {
  for (let memory = first; ; ) {
    const run = claimRun(unclaimed, memory, { commentId, progress });
    const done = await work(run);
    if (done !== "lost") return { kind: "done", done, run };
    const next = await recall(unclaimed);
    if (next.kind === "answered") return next;
    memory = next.memory;
  }
}

/** Claims the thread in parallel with the preparation of the run. */
function claimRun(
  unclaimed: UnclaimedRun,
  memory: Memory,
  { commentId, progress }: Pick<LeaseOptions, "commentId" | "progress">,
): Run {
  return {
    ...unclaimed,
    memory,
    claimed: memory.claim(leaseOf(unclaimed, memory.cutOff), commentId),
    ...(progress && { progress }),
  };
}

/** Clocks of runners differ, and finishing takes time. */
const GRACE_MINUTES = 10;

/** The lease that a run takes. One that goes on after a run that was cut off keeps the time of that one. */
export function leaseOf(
  { world: { env, now }, job, trigger }: Pick<UnclaimedRun, "world" | "job" | "trigger">,
  cutOff: Lease | null,
): Lease {
  const minutes = Number(rawInput(env, "timeout-minutes")) || 25;
  const until = new Date(now().getTime() + (minutes + GRACE_MINUTES) * 60_000);
  return {
    run_id: job.runId,
    attempt: job.runAttempt,
    run_url: job.runUrl,
    key: trigger.key,
    taken: cutOff?.key === trigger.key ? cutOff.taken : now().toISOString(),
    until: until.toISOString(),
  };
}
