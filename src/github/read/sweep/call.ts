/** A text that calls us, found by a search, as the trigger that its webhook was. */
import { z } from "zod";
import { Account } from "../payload/payloads.ts";
import type { Trigger, TriggerSettings } from "../trigger/trigger.ts";
import { triggerOf } from "../trigger/trigger-of.ts";
import { parseWebhook } from "../webhook.ts";

const Reactions = z.object({ total_count: z.number() }).readonly().optional();

export const Written = z.object({
  user: Account,
  body: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  reactions: Reactions,
});
type Written = z.infer<typeof Written>;

/** `sign`: whether a reaction of ours may be on it, and whether that may be of an earlier call on the same thread. */
export type Call = Readonly<{ trigger: Trigger; sign: "none" | "own" | "shared" }>;

/** What is looked for. */
export type Window = Readonly<{
  /** As GitHub tells it. */
  repository: unknown;
  since: Date;
  until: Date;
  /** Pull requests that are looked through. */
  most: number;
  settings: TriggerSettings;
}>;

export function isInTime(time: string, { since, until }: Window): boolean {
  return Date.parse(time) >= since.getTime() && Date.parse(time) <= until.getTime();
}

/** Of what REST dates by its edits alone. */
export function isUnedited({ created_at, updated_at }: Pick<Written, "created_at" | "updated_at">): boolean {
  return created_at === updated_at;
}

/** Empty for what calls nobody. `facts` are those of the webhook beside the repository and the sender. */
export function callOf(
  eventName: string,
  { user: sender, reactions }: Pick<Written, "user" | "reactions">,
  facts: object,
  { repository, settings }: Window,
): Call[] {
  const trigger = triggerOf(parseWebhook({ eventName, payload: { ...facts, repository, sender } }), settings);
  const isCall = trigger.status === "matched" && trigger.kind !== "automation";
  return isCall ? [{ trigger: withoutHead(trigger), sign: reactions?.total_count === 0 ? "none" : "own" }] : [];
}

/** What the head was when it was asked, nobody knows any more: the one of today was not asked about. */
function withoutHead({ headSha: _, ...trigger }: Trigger): Trigger {
  return trigger;
}

/** Oldest first. Of two that are one and the same act, the last is left, which takes a label off too. */
export function inOrder(calls: readonly Call[]): readonly Call[] {
  const time = ({ trigger }: Call) => Date.parse(trigger.createdAt ?? "");
  return [...new Map(calls.map((call) => [call.trigger.key, call])).values()].sort((a, b) => time(a) - time(b));
}

/** As GitHub lists it: what is needed of it later is looked at by the schema of its webhook. */
export type Thread = Readonly<{
  number: number;
  isLocked: boolean;
  isPull: boolean;
  labels: readonly string[];
  assignees: readonly string[];
  listed: unknown;
}>;

export const Thread = z.object({
  number: z.number().int(),
  locked: z.boolean().default(false),
  pull_request: z.unknown().optional(),
  labels: z.array(z.union([z.string(), z.object({ name: z.string().nullish() })])).default([]),
  assignees: z.array(z.object({ login: z.string() })).nullish(),
});
