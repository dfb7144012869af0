/** How a run can end. Each end is a value, and is in the log. */
import type { Fault } from "../../../lib/fault.ts";
import type { StuckPattern } from "../stuck/stuck.ts";
import type { Limit } from "./limit.ts";

/**
 * `interrupted` carries the reason that a signal was aborted with, or PAUSED. `waiting`: somebody has to approve or reject
 * the pending actions. Every end but `finished` and `waiting` may be followed by another run that goes on from there.
 */
export type RunEnd =
  | Readonly<{ status: "finished" }>
  | Readonly<{ status: "exhausted"; limit: Limit }>
  | Readonly<{ status: "deadline" }>
  | Readonly<{ status: "interrupted"; reason: unknown }>
  | Readonly<{ status: "stuck"; pattern: StuckPattern }>
  | Readonly<{ status: "waiting" }>
  | Readonly<{ status: "failed"; fault: Fault }>;

/** The reason of a run that was paused, or interrupted by `interrupt`. */
export const PAUSED = "paused";
