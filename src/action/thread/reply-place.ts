/** Whether the answer stands in the thread of a review, where it was asked for. */
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { rawInput } from "../runner/raw-input.ts";
import type { Env } from "../world.ts";

/** The comment that began the thread. What may have to be approved is shown below the pull request, where it is looked for. */
export function replyPlace(env: Env, { answer }: Pick<Trigger, "answer">): number | undefined {
  if (answer.kind !== "review-thread" || (rawInput(env, "confirmation") ?? "never") !== "never") return undefined;
  return answer.commentId;
}
