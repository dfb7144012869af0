/** A request that a search found, as the trigger that its webhook would have been. */
import { z } from "zod";
import { Account } from "../payload/payloads.ts";
import type { Trigger, TriggerSettings } from "../trigger/trigger.ts";
import { triggerOf } from "../trigger/trigger-of.ts";
import { parseWebhook } from "../webhook.ts";

const Reactions = z.object({ total_count: z.number() }).readonly().optional();

export const SweptText = z.object({
  user: Account,
  body: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  reactions: Reactions,
});
type SweptText = z.infer<typeof SweptText>;

/**
 * `sign`: whether it can have our reaction, and whether that may belong to an earlier request on the same thread.
 */
export type SweepCall = Readonly<{ trigger: Trigger; sign: "none" | "own" | "shared" }>;

/** What the search looks for. */
export type Window = Readonly<{
  /** As GitHub returns it. */
  repository: unknown;
  since: Date;
  until: Date;
  /** The maximum number of pull requests to check. */
  most: number;
  settings: TriggerSettings;
}>;

export function isInTime(time: string, { since, until }: Window): boolean {
  return Date.parse(time) >= since.getTime() && Date.parse(time) <= until.getTime();
}

/** REST gives only the date of the last edit. */
export function isUnedited({ created_at, updated_at }: Pick<SweptText, "created_at" | "updated_at">): boolean {
  return created_at === updated_at;
}

/**
 * Empty if the text is not a request. `facts` are fields of the webhook in addition to the repository and the sender.
 */
export function callOf(
  eventName: string,
  { user: sender, reactions }: Pick<SweptText, "user" | "reactions">,
  facts: object,
  { repository, settings }: Window,
): SweepCall[] {
  const trigger = triggerOf(parseWebhook({ eventName, payload: { ...facts, repository, sender } }), settings);
  const isCall = trigger.status === "matched" && trigger.kind !== "automation";
  return isCall ? [{ trigger: withoutHead(trigger), sign: reactions?.total_count === 0 ? "none" : "own" }] : [];
}

/** The head at the time of the request is unknown, and the current one may differ. */
function withoutHead({ headSha: _, ...trigger }: Trigger): Trigger {
  return trigger;
}

/** Oldest first. If two are the same act, the last one is used, which also removes a label. */
export function inOrder(calls: readonly SweepCall[]): readonly SweepCall[] {
  const time = ({ trigger }: SweepCall) => Date.parse(trigger.createdAt ?? "");
  return [...new Map(calls.map((call) => [call.trigger.key, call])).values()].sort((a, b) => time(a) - time(b));
}

/** As GitHub lists it. The schema of its webhook parses what is needed later. */
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
