/**
 * Reads what started this run (the name of an event, and the file at GITHUB_EVENT_PATH), and decides by name and action
 * alone whether it can start a run. It loads nothing else.
 */
import { readFileSync } from "node:fs";
import { Fault } from "../../../lib/fault.ts";

/** A webhook that has not been parsed. */
export type ReceivedEvent = Readonly<{ eventName: string; payload: unknown }>;

export type EventInput = Readonly<{ eventName: string; path: string | undefined }>;

/** Throws a "config" Fault if there is no event to read. */
export function readEvent({ eventName, path }: EventInput): ReceivedEvent {
  if (eventName === "") throw notInActions("GITHUB_EVENT_NAME is not set.");
  return { eventName, payload: parseJson(readPayload(path)) };
}

function readPayload(path: string | undefined): string {
  if (!path) throw notInActions("GITHUB_EVENT_PATH is not set.");
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw notInActions("The file at GITHUB_EVENT_PATH cannot be read.", cause);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // The parser's own message quotes the payload, which may contain private text, so it stays in the cause.
    throw notInActions("The file at GITHUB_EVENT_PATH is not JSON.", cause);
  }
}

function notInActions(message: string, cause?: unknown): Fault {
  return new Fault("config", message, {
    hint: "GitHub Actions sets GITHUB_EVENT_NAME and GITHUB_EVENT_PATH. To try the action on your machine, run `node dist/index.js rehearse`.",
    cause,
  });
}

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
