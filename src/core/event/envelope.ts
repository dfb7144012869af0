/** The fields that every event has. */
import { z } from "zod";

/** `parent_id` of an event that starts a tree. */
export const ROOT = "__root__";

export const Source = z.enum(["agent", "user", "environment", "hook"]);
export type Source = z.infer<typeof Source>;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** The event log sets these when an event is appended. */
export const stamp = {
  /** A UUID, or another text that fits into the name of the event's file. */
  id: z.string().regex(/^[0-9a-fA-F-]{8,}$/),
  /** We write UTC with `Z`. Logs of other programs may have local times without a zone. */
  timestamp: z.string().regex(TIME),
  /** The event before this one. Old logs have none; then it is the previous event in the log. */
  parent_id: z.string().min(1).optional(),
};

/** The meaning of a failure for the person who can do something about it. */
export const Classification = z
  .strictObject({
    kind: z.enum(["auth", "quota", "rate_limit", "config", "transient", "agent_action", "internal", "unknown"]),
    retryable: z.boolean(),
    user_action: z.enum(["none", "retry", "settings"]).default("none"),
    error_id: z.string().optional(),
  })
  .readonly();
export type Classification = z.infer<typeof Classification>;

/** A frozen copy of any JSON value, so that later changes to the original do not reach the event. */
export const Json = z.unknown().transform(frozenCopy);

/** A deeply frozen copy with only what JSON can represent: no -0, no undefined. */
export function frozenCopy(value: unknown): unknown {
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((item) => frozenCopy(item) ?? null));
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.freeze(Object.fromEntries(fields.map(([key, field]) => [key, frozenCopy(field)])));
}
