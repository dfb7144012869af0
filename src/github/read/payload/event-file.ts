/**
 * Reads what started this run (the name of an event, and the file at GITHUB_EVENT_PATH), and decides by name and action
 * alone whether it can start a run. It skips most webhooks before anything is loaded that could say yes, and loads nothing
 * else.
 */
import { readFileSync } from "node:fs";
import { Fault } from "../../../lib/fault.ts";

/** A webhook that has not been parsed. */
export type ReceivedEvent = Readonly<{ eventName: string; payload: unknown }>;

export type EventInput = Readonly<{ eventName: string; path: string | undefined }>;

/** Throws a "config" Fault if there is no event to read. */
export function readEventFile({ eventName, path }: EventInput): ReceivedEvent {
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

/** The actions that can, by each event that is parsed. */
const answered = {
  issue_comment: ["created"],
  pull_request_review_comment: ["created"],
  pull_request_review: ["submitted"],
  issues: ["opened", "edited", "assigned", "labeled"],
  pull_request: ["opened", "reopened", "ready_for_review", "synchronize", "labeled", "review_requested"],
  pull_request_target: ["opened", "reopened", "ready_for_review", "synchronize", "labeled", "review_requested"],
  discussion: ["created"],
  discussion_comment: ["created"],
  workflow_run: ["completed"],
  push: "any",
  workflow_dispatch: "any",
  repository_dispatch: "any",
  schedule: "any",
} as const satisfies Readonly<Record<string, readonly string[] | "any">>;

/** An event that is parsed. */
export type EventName = keyof typeof answered;

export function isParsed(eventName: string): eventName is EventName {
  return Object.hasOwn(answered, eventName);
}

/** True for an event that is not parsed: its action does not matter. */
export function isAnswered(eventName: string, action: string | undefined): boolean {
  const actions: readonly string[] | "any" = isParsed(eventName) ? answered[eventName] : "any";
  return actions === "any" || (action !== undefined && actions.includes(action));
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
function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? value[name as keyof typeof value] // checked one line above
    : undefined;
}

type SkipSettings = Readonly<{ phrases: readonly string[]; prompt?: string | undefined }>;

/** The place of the text in the payload. */
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
