/** How a run can end, as people and workflows are told. The list is closed, and the host decides, never the model. */

export const OUTCOMES = [
  "changed",
  "answered",
  "no-op",
  "awaiting-approval",
  "blocked",
  "budget-exhausted",
  "timed-out",
  "stuck",
  "cancelled",
  "failed",
  "skipped",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Those that turn the job red unless the workflow says otherwise: a run that did not do what was asked is not green. */
export const FAILING: readonly Outcome[] = Object.freeze([
  "failed",
  "blocked",
  "timed-out",
  "budget-exhausted",
  "stuck",
  "cancelled",
]);

export function isOutcome(name: string): name is Outcome {
  return OUTCOMES.some((outcome) => outcome === name);
}

/** The reaction that says so; undefined while somebody has to decide something. */
export function signOf(outcome: Outcome): "hooray" | "confused" | undefined {
  if (outcome === "awaiting-approval") return undefined;
  return outcome === "changed" || outcome === "answered" ? "hooray" : "confused";
}
