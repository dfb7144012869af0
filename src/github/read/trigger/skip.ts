/**
 * Skips most webhooks: says that they ask for nothing, before anything is loaded that could say yes. The phrase that
 * calls us is a pattern here, because it loads nothing.
 */
import { actionOf, fieldOf, isAnswered, isNeverAutomation } from "../payload/answered.ts";
import type { ReceivedEvent } from "../payload/event-file.ts";

export type SkipSettings = Readonly<{ phrases: readonly string[]; prompt?: string | undefined }>;

/** Where what somebody says stands in the payload. */
const said: Readonly<Record<string, string>> = {
  issue_comment: "comment",
  pull_request_review_comment: "comment",
  pull_request_review: "review",
  discussion_comment: "comment",
};

/**
 * Why a webhook is none of our business, in one line; undefined where it takes a closer look. Whatever it says no to,
 * `triggerOf` would ignore as well.
 */
export function whySkipped(
  { eventName, payload }: ReceivedEvent,
  { phrases, prompt }: SkipSettings,
): string | undefined {
  const action = actionOf(payload);
  const name = action === undefined ? `"${eventName}"` : `"${eventName}" ${action}`;
  if (!isAnswered(eventName, action)) {
    if (isNeverAutomation(eventName, action)) return `${name} is not answered, only what is new`;
    return prompt ? undefined : `${name} is answered only with a prompt`;
  }
  const what = Object.hasOwn(said, eventName) ? said[eventName] : undefined;
  if (what === undefined || phrases.length === 0) return undefined;
  const text = fieldOf(fieldOf(payload, what), "body");
  if (typeof text !== "string" || phrases.some((phrase) => mayCall(text, phrase))) return undefined;
  return `the ${what} does not mention ${phrases.join(" or ")}`;
}

/** An empty phrase is a mistake that the closer look tells of. */
function mayCall(text: string, phrase: string): boolean {
  return new RegExp(escaped(phrase), "iu").test(text);
}

/** White space around the phrase does not count. */
export function escaped(phrase: string): string {
  return phrase.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
