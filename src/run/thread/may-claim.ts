/**
 * Decides whether a run may work on a thread now: its trigger may have been answered, and another run may be at work.
 */

import { z } from "zod";
import { type Answer, answerTo, type Lease, type Manifest } from "../../github/write/state/manifest.ts";
import type { Found } from "../../github/write/state/state-store.ts";
import type { UnclaimedRun } from "../run.ts";

/** This run of the workflow, and the trigger that it was started for. */
export type RunKey = Readonly<{ key: string; runId: number; attempt: number }>;

/** `lost` says why an earlier conversation is not continued. */
export type Turn = Readonly<
  | { kind: "begin"; lost: string | undefined }
  | { kind: "go-on"; manifest: Manifest }
  | { kind: "answered"; answer: Answer }
  | { kind: "wait"; lease: Lease; manifest: Manifest }
>;

/** Whoever has such a run repeated wants it to go on. */
export const UNFINISHED: readonly string[] = ["failed", "cancelled", "timed-out", "budget-exhausted", "stuck"];

export function turnOf(found: Found, runKey: RunKey, now: Date): Turn {
  if (found.status === "none") return { kind: "begin", lost: undefined };
  if (found.status === "unusable") return { kind: "begin", lost: found.why };
  const { manifest } = found;
  const answer = answerTo(runKey.key, manifest);
  if (answer && !(runKey.attempt > 1 && UNFINISHED.includes(answer.outcome))) return { kind: "answered", answer };
  const { lease } = manifest;
  return lease && isHeld(lease, runKey, now) ? { kind: "wait", lease, manifest } : { kind: "go-on", manifest };
}

/** An earlier attempt of this very run is over. */
function isHeld({ run_id, attempt, until }: Lease, runKey: RunKey, now: Date): boolean {
  const isOurs = run_id === runKey.runId && attempt < runKey.attempt;
  return !isOurs && now.getTime() < Date.parse(until);
}

const Run = z.object({ status: z.string().nullable(), run_attempt: z.number() });

/** What GitHub does not tell (it takes `actions: read`) counts as no: the lease ends by itself. */
export async function isOver(
  { github, job }: Pick<UnclaimedRun, "github" | "job">,
  { run_id, attempt }: Lease,
): Promise<boolean> {
  const { owner, name: repo } = job.repository;
  try {
    const { data } = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { owner, repo, run_id });
    const run = Run.parse(data);
    return run.status === "completed" || run.run_attempt > attempt;
  } catch {
    return false;
  }
}
