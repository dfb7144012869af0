/** Reads what started this run: the name of an event, and the file at GITHUB_EVENT_PATH. It loads nothing else. */
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
