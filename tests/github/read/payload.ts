/** Recorded webhooks, and the trigger they make, for the tests of the readers. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseWebhook, readWebhook, type Webhook } from "../../../src/github/read/payload/webhook.ts";
import type { Ignored, Trigger, TriggerSettings } from "../../../src/github/read/trigger/trigger.ts";
import { triggerOf } from "../../../src/github/read/trigger/trigger-of.ts";

export function payloadPath(name: string): string {
  return join(import.meta.dirname, "..", "..", "payloads", `${name}.json`);
}

export type Json = Record<string, unknown>;

/** A recorded payload, with other values in some places: `{ "comment.body": "hi" }`; undefined takes a place away. */
export function payload(name: string, changes: Readonly<Json> = {}): Json {
  const recorded: Json = JSON.parse(readFileSync(payloadPath(name), "utf8"));
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const place = keys.reduce((node, key) => node[key] as Json, recorded); // as the payload is recorded
    if (value === undefined) delete place[last];
    else place[last] = value;
  }
  return recorded;
}

export const settings: TriggerSettings = { phrases: ["@agent"], label: "agent", assignee: "deckhand", runId: 77 };

/** The trigger of a recorded payload; the event is what stands before the first `.` of the name. */
export function decide(name: string, changes: Readonly<Json> = {}, more: Partial<TriggerSettings> = {}) {
  const [eventName = ""] = name.split(".");
  return triggerOf(parseWebhook({ eventName, payload: payload(name, changes) }), { ...settings, ...more });
}

export function matched(decision: Trigger | Ignored): Trigger {
  if (decision.status === "ignored") throw new Error(decision.why);
  return decision;
}

export function webhook(name: string, eventName = "issue_comment"): Webhook {
  return readWebhook({ eventName, path: payloadPath(name) });
}

/** The recorded comment on an issue, with another body. */
export function commentSaying(body: string): Webhook {
  return parseWebhook({
    eventName: "issue_comment",
    payload: payload("issue_comment.created", { "comment.body": body }),
  });
}

export function triggerSaying(body: string) {
  const trigger = matched(triggerOf(commentSaying(body), { phrases: ["@agent"] }));
  const { snapshot, createdAt } = trigger;
  if (!snapshot || !createdAt) throw new Error("A comment is dated, and on something.");
  return { ...trigger, snapshot, createdAt, thread: { type: "issue", number: 12 } } as const;
}
