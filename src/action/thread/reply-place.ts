/** Where the answer stands: in the thread of a review or in the discussion where it was asked for, or below it all. */
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import type { CommentPlace } from "../../github/write/comment/comment.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import type { Env } from "../world.ts";

/** What may have to be approved is shown below the pull request, where it is looked for. */
export function replyPlace(env: Env, { answer }: Pick<Trigger, "answer">): CommentPlace {
  if (answer.kind === "discussion") return answer;
  const isShownThere = (rawInput(env, "confirmation") ?? "never") === "never";
  return answer.kind === "review-thread" && isShownThere ? answer : { kind: "comment" };
}
