/** Decides by name and action alone which webhooks can start a run. */

/** The actions that can, by event. For an event that is not listed, the action does not matter. */
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

/** Whether even a prompt cannot make it a trigger: edited texts, and runs that have not failed. */
export function isNeverAutomation(eventName: string, action: string | undefined): boolean {
  return written.test(eventName) || action === "edited";
}

/** The `action` of a payload. */
export function actionOf(payload: unknown): string | undefined {
  const action = fieldOf(payload, "action");
  return typeof action === "string" ? action : undefined;
}

/** A field of a value that may not be an object. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? value[name as keyof typeof value] // checked one line above
    : undefined;
}
