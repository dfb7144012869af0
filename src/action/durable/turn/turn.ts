/** Whose turn it is on a thread: this trigger may have been answered, and another run may be at work. */
import { type Answer, answerTo, type Lease, type Manifest } from "../../../github/write/state/manifest.ts";
import type { Found } from "../../../github/write/state/state-store.ts";

/** This run of the workflow, and the trigger that it was started for. */
export type Errand = Readonly<{ key: string; runId: number; attempt: number }>;

/** `lost` says why an earlier conversation is not continued. */
export type Turn = Readonly<
  | { kind: "begin"; lost: string | undefined }
  | { kind: "go-on"; manifest: Manifest }
  | { kind: "answered"; answer: Answer }
  | { kind: "wait"; lease: Lease; manifest: Manifest }
>;

/** Whoever has such a run repeated wants it to go on. */
export const UNFINISHED: readonly string[] = ["failed", "cancelled", "timed-out", "budget-exhausted", "stuck"];

export function turnOf(found: Found, errand: Errand, now: Date): Turn {
  if (found.status === "none") return { kind: "begin", lost: undefined };
  if (found.status === "unusable") return { kind: "begin", lost: found.why };
  const { manifest } = found;
  const answer = answerTo(errand.key, manifest);
  if (answer && !(errand.attempt > 1 && UNFINISHED.includes(answer.outcome))) return { kind: "answered", answer };
  const { lease } = manifest;
  return lease && isHeld(lease, errand, now) ? { kind: "wait", lease, manifest } : { kind: "go-on", manifest };
}

/** An earlier attempt of this very run is over. */
function isHeld({ run_id, attempt, until }: Lease, errand: Errand, now: Date): boolean {
  const isOurs = run_id === errand.runId && attempt < errand.attempt;
  return !isOurs && now.getTime() < Date.parse(until);
}
