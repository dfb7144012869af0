/**
 * Skips most webhooks: says that they ask for nothing, before anything is loaded that could say yes. The phrase that
 * calls us is a pattern here, because it loads nothing.
 */
import { actionOf, fieldOf, isAnswered, isNeverAutomation, type ReceivedEvent } from "../payload/event-file.ts";

export type SkipSettings = Readonly<{ phrases: readonly string[]; prompt?: string | undefined }>;

/** Where the text is in the payload. */
const said: Readonly<Record<string, string>> = {
  issue_comment: "comment",
  pull_request_review_comment: "comment",
  pull_request_review: "review",
  discussion_comment: "comment",
};

/**
 * Why a webhook is skipped, in one line; undefined if it needs a closer look. Everything that it skips, `triggerOf`
 * would ignore too.
 */
export function whySkipped(
  { eventName, payload }: ReceivedEvent,
  { phrases, prompt }: SkipSettings,
): string | undefined {
  const action = actionOf(payload);
  const name = action === undefined ? `"${eventName}"` : `"${eventName}" ${action}`;
  if (!isAnswered(eventName, action)) {
    if (isNeverAutomation(eventName, action)) return `${name} starts no run, because only new texts and failed runs do`;
    return prompt ? undefined : `${name} starts a run only with a prompt`;
  }
  const what = Object.hasOwn(said, eventName) ? said[eventName] : undefined;
  if (what === undefined || phrases.length === 0) return undefined;
  const text = fieldOf(fieldOf(payload, what), "body");
  if (typeof text !== "string" || phrases.some((phrase) => mayCall(text, phrase))) return undefined;
  return `the ${what} does not mention ${phrases.join(" or ")}`;
}

/** The closer look reports an empty phrase as a mistake. */
function mayCall(text: string, phrase: string): boolean {
  return new RegExp(escaped(phrase), "iu").test(text);
}

/** White space around the phrase is ignored. */
export function escaped(phrase: string): string {
  return phrase.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
