/** The review that a run comes to, if its goal is one. */
import type { RunEnd } from "../../core/conversation/run/run-end.ts";
import type { Event } from "../../core/event/event.ts";
import type { Redact } from "../../lib/redact.ts";
import type { Ground } from "../ground/ground.ts";
import type { Setting } from "../prepare.ts";
import type { Conclusion } from "../result/conclude.ts";
import type { Inputs } from "../runner/input/inputs.ts";
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
  setting: Setting,
  { goal, pull }: Ground,
  { events, finalResponse, end, planned, redact, inputs }: Ended,
): Promise<Reviewed | "lost" | undefined> {
  if (goal.kind !== "review" || !pull) return undefined;
  const cutShort = end.status === "finished" ? undefined : planned.reason;
  const mayDecide = inputs["review-verdict"] === "allow";
  return giveReview(setting, { desk: goal.desk, pull, events, finalResponse, cutShort, mayDecide, redact });
}
