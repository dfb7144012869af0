/**
 * Reads the saved state of a thread before anything else happens, waits while another run works on the thread, takes the
 * lease on it, and does the work. If another run was faster, this run waits for it: it may have answered the request.
 */
import { z } from "zod";
import { isReview, rowOf } from "../../github/read/trigger/trigger-kinds.ts";
import type { PostedText } from "../../github/write/comment/comment.ts";
import { bounded } from "../../lib/bounded.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import type { Outcome } from "../../render/outcome.ts";
import { printNotice } from "../../runner/console.ts";
import { LIMITS, STATE } from "../../runner/input/inputs.ts";
import type { Job } from "../../runner/job.ts";
import { answerTo, type Lease, type Manifest, type RequestAnswer } from "../../state/manifest.ts";
import type { FoundState, StateStore } from "../../state/state-store.ts";
import { blankMemory, Memory } from "../memory/memory.ts";
import { PENDING_REPORT, type PendingReport, readPendingReport } from "../memory/unpublished.ts";
import { notDone, type RunResult } from "../outcome/run-result.ts";
import type { ProgressComment, Run, UnclaimedRun } from "../run.ts";
import { answersThis, findOwnComment, isFinal } from "../thread/own-comments.ts";
import { type FirstLook, stateStore } from "../thread/state.ts";
import { leaveTrace } from "./open-lease.ts";

/** `pendingReport` is the part of the answer that was not reported, if no run has begun since. */
export type Recall = Readonly<
  | { kind: "answered"; answer: RequestAnswer; pendingReport?: PendingReport | undefined }
  | { kind: "ours"; memory: Memory }
>;

/** Rejects only if the run is cancelled, or has waited for other runs as long as a job may take. */
export async function recall(run: UnclaimedRun, look?: FirstLook): Promise<Recall> {
  const found = await find(run, look);
  if (found.kind === "ours") startAfreshIfUnwanted(run, found.memory);
  return found;
}

async function find(run: UnclaimedRun, look: FirstLook | undefined): Promise<Recall> {
  const store = stateStore(run, look);
  if (store) return new LeaseWait(run, store).untilFree();
  const answer = run.mayWrite ? await findPostedAnswer(run) : undefined;
  if (answer) return { kind: "answered", answer };
  return isReview(run.trigger) ? recallReview(run) : recallNothing(run.world.newId());
}

/** For runs whose state is not saved. */
export function recallNothing(conversation: string): Recall {
  return { kind: "ours", memory: blankMemory(undefined, conversation) };
}

/** The posted review is the state. A repeated run still has to show people where the review is. */
async function recallReview(run: UnclaimedRun): Promise<Recall> {
  const { findEarlierReview } = await import("./earlier-review.ts");
  const given = run.mayWrite ? await findEarlierReview(run) : undefined;
  if (!given || run.job.runAttempt > 1) return recallNothing(given?.conversation ?? run.world.newId());
  return { kind: "answered", answer: answerAt(run, given.facts.url, "answered") };
}

/** Without saved state, our own comment shows the answer. Automatic reviews have no such comment. */
async function findPostedAnswer(run: UnclaimedRun): Promise<RequestAnswer | undefined> {
  const { trigger, job } = run;
  if (!rowOf(trigger).isAwaited) return undefined;
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

/** A job on a runner of GitHub's ends after six hours. */
const LEASE_WAIT = { most: 2000, pause: { first: 1000, longest: 15_000 }, withinMs: 6 * 3_600_000 } as const;

class LeaseWait {
  readonly #run: UnclaimedRun;
  readonly #store: StateStore;

  constructor(run: UnclaimedRun, store: StateStore) {
    this.#run = run;
    this.#store = store;
  }

  untilFree(): Promise<Recall> {
    const { world } = this.#run;
    const what = "the lease on this thread, which other runs have";
    return bounded({ ...LEASE_WAIT, what, world, signal: world.signal, code: "git" }, () => this.#look());
  }

  async #look(): Promise<Recall | undefined> {
    const { world, job, trigger } = this.#run;
    const found = await this.#read();
    if (found === undefined) return this.#unread();
    const state = leaseStateOf(found, runKeyOf(trigger, job), world.now());
    if (state.kind === "answered") return { ...state, pendingReport: pendingReportOf(found) };
    if (state.kind !== "wait" || (await isOver(this.#run, state.lease))) return this.#ours(found);
    printNotice(prompt("state-waiting", { run_url: state.lease.run_url }));
    return undefined;
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

function runKeyOf({ key }: Run["trigger"], { runId, runAttempt }: Job): RunKey {
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
function startAfreshIfUnwanted({ world, settings, trigger }: UnclaimedRun, memory: Memory): void {
  const { resume: wanted } = settings.slice(STATE);
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

/** Losses of the thread to other runs. Before each further attempt, this run waits for the lease of the faster one. */
const LOSSES = { most: 10, pause: { first: 1000, longest: 15_000 } } as const;

/** Never rejects: a run that is cancelled while it waits, or loses too often, reports that. */
export async function workUnderLease(
  unclaimed: UnclaimedRun,
  { memory: first, commentId, progress, work }: LeaseOptions,
): Promise<LeaseResult> {
  const { world } = unclaimed;
  const claim = (memory: Memory) => claimRun(unclaimed, memory, { commentId, progress });
  let run = claim(first);
  const attempt = async (turn: number): Promise<LeaseResult | undefined> => {
    const next: Recall = turn === 1 ? { kind: "ours", memory: first } : await recall(unclaimed);
    if (next.kind === "answered") return next;
    if (turn > 1) run = claim(next.memory);
    const done = await work(run);
    return done === "lost" ? undefined : { kind: "done", done, run };
  };
  const bounds = { ...LOSSES, what: "its turn on this thread", world, signal: world.signal, code: "git" } as const;
  try {
    return await bounded(bounds, attempt);
  } catch (error) {
    return { kind: "done", done: notDone(world.signal.aborted ? toFault(error) : overtaken(error)), run };
  }
}

function overtaken(cause: unknown): Fault {
  return new Fault(
    "git",
    "Other runs change the saved state of this thread again and again, so this run did no work.",
    {
      quote: toFault(cause).message,
      hint: "Ask again when the other runs on this thread have ended.",
      cause,
    },
  );
}

/** Claims the thread in parallel with the preparation of the run. */
function claimRun(
  unclaimed: UnclaimedRun,
  memory: Memory,
  { commentId, progress }: Pick<LeaseOptions, "commentId" | "progress">,
): Run {
  const claimed = memory.claim(leaseOf(unclaimed, memory.cutOff), commentId);
  leaveTrace({ ...unclaimed, memory }); // a run that is killed now would keep the lease until it expires
  return {
    ...unclaimed,
    memory,
    claimed: unlessCancelled(claimed, unclaimed.world.signal),
    ...(progress && { progress }),
  };
}

/** A run that is cancelled does no more work, so it waits for no lease. */
async function unlessCancelled(claimed: Promise<"ours" | "lost">, signal: AbortSignal): Promise<"ours" | "lost"> {
  if (signal.aborted) return "ours";
  const cancelled = Promise.withResolvers<"ours">();
  const cancel = () => cancelled.resolve("ours");
  signal.addEventListener("abort", cancel, { once: true });
  return Promise.race([claimed, cancelled.promise]).finally(() => signal.removeEventListener("abort", cancel));
}

const GRACE_MINUTES = 10; // clocks of runners differ, and finishing takes time

/** The lease that a run takes. One that goes on after a run that was cut off keeps the time of that one. */
export function leaseOf(
  { world: { now }, settings, job, trigger }: Pick<UnclaimedRun, "world" | "settings" | "job" | "trigger">,
  cutOff: Lease | null,
): Lease {
  const until = new Date(now().getTime() + (settings.slice(LIMITS)["timeout-minutes"] + GRACE_MINUTES) * 60_000);
  return {
    run_id: job.runId,
    attempt: job.runAttempt,
    run_url: job.runUrl,
    key: trigger.key,
    taken: cutOff?.key === trigger.key ? cutOff.taken : now().toISOString(),
    until: until.toISOString(),
  };
}
