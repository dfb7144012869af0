/** Whether a trigger asks for a review of a pull request, instead of work on it. */
import type { PullRequest } from "../payload/payloads.ts";
import { type Ignored, ignored, type Trigger, type TriggerSettings } from "./trigger.ts";

const LOOKED_AT = ["opened", "reopened", "ready_for_review", "synchronize"];

export function isReviewing({ mode }: Pick<TriggerSettings, "mode">): boolean {
  return mode === "review";
}

/** Whether it is answered with a review. */
export function isReview({ kind }: Pick<Trigger, "kind">): boolean {
  return kind === "review" || kind === "review-request";
}

/** Whether such a workflow looks at a pull request when that is done to it, nobody having to ask. */
export function isLookedAt(action: string): boolean {
  return LOOKED_AT.includes(action);
}

/** Why it is too early, or undefined. */
export function whyNotYet({ draft }: Pick<PullRequest, "draft">): Ignored | undefined {
  return draft ? ignored("the pull request is a draft") : undefined;
}

/** The whole of a request that asks for nothing else. */
const BARE = /^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:the\s+)?(?:pr|pull request)))*[.!]?$/i;

/**
 * A workflow that only reviews takes everything on a pull request for a wish to have it reviewed, and nothing else for
 * anything. In any other workflow a mention of one word is one: `review`.
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
