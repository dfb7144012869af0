/**
 * Opens the saved state of a thread, decides whether a run may work on it now (its trigger may have been answered, or
 * another run may have the lease), and creates the lease. The manifest also keeps the proposal that waits for a decision.
 */
import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { mayWrite, ownSecret, rawInput } from "../../action/runner/input/raw-input.ts";
import type { Job } from "../../action/runner/job.ts";
import { gitEnvironment } from "../../action/runner/world.ts";
import { isReview, type Trigger } from "../../github/read/trigger/trigger.ts";
import { Proposal, type ProposalItem } from "../../github/write/approval/proposal.ts";
import { answerTo, type Lease, type Manifest, type RequestAnswer } from "../../github/write/state/manifest.ts";
import { type StateName, taskState, threadState } from "../../github/write/state/state-file.ts";
import { type FoundState, openStateStore, type StateStore } from "../../github/write/state/state-store.ts";
import type { Run, UnclaimedRun } from "../run.ts";

/** The state of the thread, or of the task if there is no thread. Undefined if nothing is to be saved. */
export function stateStore({ trigger, ...run }: UnclaimedRun): StateStore | undefined {
  // A review reads earlier reviews from their threads, so it needs no permission to write contents.
  if (isReview(trigger) || rawInput(run.world.env, "state-store") === "none") return undefined;
  return openStore({ ...run, name: stateNameOf(trigger), repositoryId: trigger.repositoryId });
}

export function stateNameOf({ thread, key }: Trigger): StateName {
  return thread.type === "none" ? taskState(key) : threadState(thread.number);
}

export function openStore({ world: { env, now }, job, leaks, ...place }: StateAccess): StateStore | undefined {
  const secret = ownSecret(env);
  if (!secret || !mayWrite(env)) return undefined;
  mkdirSync(job.temp, { recursive: true });
  return openStateStore({
    folder: mkdtempSync(join(job.temp, "deckhand-state-")),
    remote: { url: `${job.repositoryUrl}.git`, token: rawInput(env, "github-token") ?? "" },
    environment: gitEnvironment(env),
    isEncrypted: rawInput(env, "encrypt-state") === "true",
    ...place,
    secret,
    leaks,
    now,
  });
}

export function runKeyOf({ key }: Trigger, { runId, runAttempt }: Job): RunKey {
  return { key, runId, attempt: runAttempt };
}

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

export type StateAccess = Pick<UnclaimedRun, "world" | "job" | "leaks"> &
  Readonly<{ name: StateName; repositoryId: number }>;

/** Clocks of runners differ, and finishing takes time. */
const GRACE_MINUTES = 10;

/** This workflow run, and the trigger that started it. */
type RunKey = Readonly<{ key: string; runId: number; attempt: number }>;

/** `lost` says why an earlier conversation is not continued. */
type LeaseState = Readonly<
  | { kind: "begin"; lost: string | undefined }
  | { kind: "go-on"; manifest: Manifest }
  | { kind: "answered"; answer: RequestAnswer }
  | { kind: "wait"; lease: Lease; manifest: Manifest }
>;

/** A person who repeats a run with such an outcome wants it to continue. */
export const UNFINISHED: readonly string[] = ["failed", "cancelled", "timed-out", "budget-exhausted", "stuck"];

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

/** False if GitHub does not tell (this needs `actions: read`): the lease expires by itself. */
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

/**
 * Returns the proposal as the present decision sees it. If an earlier run of this decision was cut off before it could
 * report, the change is still open. What that run published can be found, so the change is carried out once.
 */
export function proposalFor(run: Pick<Run, "memory" | "trigger">): Proposal | undefined {
  const proposal = proposalIn(run.memory);
  return proposal && isRepeated(run) ? { ...proposal, items: proposal.items.map(reopened) } : proposal;
}

/**
 * Returns whether an earlier run of this decision was cut off. The decision was accepted then, and the comment may
 * already say so.
 */
export function wasAccepted(run: Pick<Run, "memory" | "trigger">): boolean {
  return isRepeated(run) && proposalIn(run.memory)?.items.some(isUnfinished) === true;
}

function isRepeated({ memory, trigger }: Pick<Run, "memory" | "trigger">): boolean {
  return memory.wasCutOff && memory.manifest.lease?.key === trigger.key && trigger.kind === "decision";
}

function reopened(item: ProposalItem): ProposalItem {
  return isUnfinished(item) ? { ...item, decision: null } : item;
}

function isUnfinished({ pending, decision }: ProposalItem): boolean {
  return !("tool" in pending) && decision?.verdict === "approved";
}

/** Returns undefined if there is no proposal, or one of another version. */
export function proposalIn({ manifest }: Readonly<{ manifest: Manifest }>): Proposal | undefined {
  return Proposal.safeParse(manifest.proposal).data;
}

export function withProposal(proposal: Proposal) {
  return (manifest: Manifest): Manifest => ({ ...manifest, proposal: JSON.parse(JSON.stringify(proposal)) });
}
