/** Gives the review of a run, if its goal is one. */
import type { Inputs } from "../../../action/runner/input/inputs.ts";
import type { RunEnd } from "../../../core/conversation/run/run-end.ts";
import type { Event } from "../../../core/event/event.ts";
import { reviewLine, sawNothing, saysAnything } from "../../../github/write/review/review-facts.ts";
import type { Redact } from "../../../lib/mask/mask.ts";
import type { StartingPoint } from "../../goal.ts";
import { type Conclusion, failure } from "../../outcome/conclude.ts";
import type { Run } from "../../run.ts";
import { giveReview, type Reviewed } from "./give-review.ts";

type Ended = Readonly<{
  /** Those of this run. */
  events: readonly Event[];
  finalResponse: string;
  end: RunEnd;
  /** What it would come to without the review. */
  planned: Conclusion;
  redact: Redact;
  inputs: Inputs;
}>;

/** Also of a run that was cut short: what it found until then is not lost. */
export async function reviewIn(
  run: Run,
  { goal, pull }: StartingPoint,
  { events, finalResponse, end, planned, redact, inputs }: Ended,
): Promise<Reviewed | "lost" | undefined> {
  if (goal.kind !== "review" || !pull) return undefined;
  const cutShort = end.status === "finished" ? undefined : planned.reason;
  const mayDecide = inputs["review-verdict"] === "allow";
  return giveReview(run, { context: goal.context, pull, events, finalResponse, cutShort, mayDecide, redact });
}

/** How it ended says it, unless it came to its end: then the review does. */
export function concludeReview({ facts, fault }: Reviewed, end: RunEnd, planned: Conclusion): Conclusion {
  if (end.status !== "finished" || planned.outcome === "failed") return planned;
  if (fault) return failure(fault);
  const hint = sawNothing(facts)
    ? "Look at these files yourself, or split the pull request until GitHub shows them."
    : "";
  return { outcome: saysAnything(facts) ? "answered" : "no-op", reason: reviewLine(facts), hint };
}
