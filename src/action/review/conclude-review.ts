/** What a run that reviewed came to. */
import type { RunEnd } from "../../core/conversation/run/run-end.ts";
import { reviewLine, sawNothing, saysAnything } from "../../github/write/review/review-facts.ts";
import { type Conclusion, failure } from "../result/conclude.ts";
import type { Reviewed } from "./give-review.ts";

/** How it ended says it, unless it came to its end: then the review does. */
export function concludeReview({ facts, fault }: Reviewed, end: RunEnd, planned: Conclusion): Conclusion {
  if (end.status !== "finished" || planned.outcome === "failed") return planned;
  if (fault) return failure(fault);
  const hint = sawNothing(facts)
    ? "Look at these files yourself, or split the pull request until GitHub shows them."
    : "";
  return { outcome: saysAnything(facts) ? "answered" : "no-op", reason: reviewLine(facts), hint };
}
