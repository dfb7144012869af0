/** Which webhooks can ask for anything by themselves: what can be said without looking into them. */

/** By event: the actions that ask. An event that is not listed has none to tell apart. */
const answered: Readonly<Record<string, readonly string[]>> = {
  issue_comment: ["created"],
  pull_request_review_comment: ["created"],
  pull_request_review: ["submitted"],
  issues: ["opened", "edited", "assigned", "labeled"],
  pull_request: ["opened", "reopened", "ready_for_review", "synchronize", "labeled", "review_requested"],
  pull_request_target: ["opened", "reopened", "ready_for_review", "synchronize", "labeled", "review_requested"],
  discussion: ["created"],
  discussion_comment: ["created"],
  workflow_run: ["completed"],
};

export function isAnswered(eventName: string, action: string | undefined): boolean {
  const actions = Object.hasOwn(answered, eventName) ? answered[eventName] : undefined;
  return actions === undefined || (action !== undefined && actions.includes(action));
}

const written = /_comment$|^pull_request_review$|^workflow_run$/;

/** Whether no prompt makes a trigger of it: what is said and edited, and runs that have not failed. */
export function isNeverAutomation(eventName: string, action: string | undefined): boolean {
  return written.test(eventName) || action === "edited";
}

/** The `action` of a payload. */
export function actionOf(payload: unknown): string | undefined {
  const action = fieldOf(payload, "action");
  return typeof action === "string" ? action : undefined;
}

/** A field of what may be no object at all. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? value[name as keyof typeof value] // as it was found one line above
    : undefined;
}
