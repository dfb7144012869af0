/** The webhook, parsed to the fields that are used, with GitHub's names. */
import type { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { actionOf, type EventInput, isAnswered, type ReceivedEvent, readEvent } from "./payload/event-file.ts";
import { type EventName, type Payload, payloads } from "./payload/payloads.ts";

type KnownPayload = { [Name in EventName]: Payload<Name> }[EventName];

/** The `payload` of an unknown event, or of an action that starts no run, is not parsed. */
type Other = Readonly<{ kind: "other"; eventName: string; action: string | undefined; payload: unknown }>;

export type Webhook = KnownPayload | Other;

/** The webhook that started this run. Throws a "config" Fault if there is none, or if it does not fit its name. */
export function readWebhook(input: EventInput): Webhook {
  return parseWebhook(readEvent(input));
}

/** The same for an event that has been read. */
export function parseWebhook({ eventName, payload }: ReceivedEvent): Webhook {
  const action = actionOf(payload);
  if (!isKnown(eventName, action)) return Object.freeze({ kind: "other", eventName, action, payload });
  const parsed = payloads[eventName]().safeParse(payload);
  // `as`: the schema belongs to this name, which the compiler loses in the union.
  if (parsed.success) return Object.freeze({ kind: eventName, ...parsed.data }) as KnownPayload;
  throw notItsPayload(eventName, parsed.error);
}

/** Fails like a payload that does not fit its event. */
export function notItsPayload(eventName: string, cause: z.ZodError): Fault {
  return new Fault(
    "config",
    `The payload of the event ${eventName} is not what GitHub sends for it: ${firstIssue(cause)}.`,
    {
      hint: `Start this action with \`on: ${eventName}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,
      cause,
    },
  );
}

function isKnown(eventName: string, action: string | undefined): eventName is EventName {
  return Object.hasOwn(payloads, eventName) && isAnswered(eventName, action);
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue === undefined ? "unknown shape" : `${issue.path.join(".") || "the whole"}: ${issue.message}`;
}
