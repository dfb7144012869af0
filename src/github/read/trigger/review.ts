/** Decides whether a trigger asks for a review of a pull request instead of work on it. */
import type { PullRequest } from "../payload/webhook.ts";
import { type Ignored, ignored, type Trigger, type TriggerSettings } from "./trigger.ts";

const LOOKED_AT = ["opened", "reopened", "ready_for_review", "synchronize"];

export function isReviewing({ mode }: Pick<TriggerSettings, "mode">): boolean {
  return mode === "review";
}

/** Whether it is answered with a review. */
export function isReview({ kind }: Pick<Trigger, "kind">): boolean {
  return kind === "review" || kind === "review-request";
}

/** Whether such a workflow reviews a pull request on this event, without a request. */
export function isLookedAt(action: string): boolean {
  return LOOKED_AT.includes(action);
}

/** Why it is too early, or undefined. */
export function whyNotYet({ draft }: Pick<PullRequest, "draft">): Ignored | undefined {
  return draft ? ignored("the pull request is a draft") : undefined;
}

/** The complete text of a request for a review. */
const BARE = /^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:the\s+)?(?:pr|pull request)))*[.!]?$/i;

/**
 * A workflow that only reviews treats every trigger on a pull request as a request for a review, and ignores others. In
 * any other workflow, a mention with only the word `review` is one.
 */
export function asReview(trigger: Trigger | Ignored, settings: TriggerSettings): Trigger | Ignored {
  if (trigger.status === "ignored") return trigger;
  const isPull = trigger.thread.type === "pull_request" && trigger.kind !== "ci-failure";
  if (isReviewing(settings)) {
    if (!isPull) return ignored("this workflow only reviews pull requests");
    if (trigger.kind === "review") return trigger;
    return { ...trigger, kind: trigger.kind === "automation" ? "review" : "review-request" };
  }
  const words = trigger.request.split("\n\n").at(-1) ?? "";
  return isPull && trigger.kind === "mention" && BARE.test(words) ? { ...trigger, kind: "review-request" } : trigger;
}
