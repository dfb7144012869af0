/** The ways in which a run can end. Each end is a value and is in the log. */
import type { Fault } from "../../../lib/fault.ts";
import { count } from "../../../lib/text.ts";
import type { Circle } from "../circle.ts";
import type { StuckPattern } from "../stuck.ts";

/**
 * `interrupted` has the reason of the aborted signal, or PAUSED. `waiting`: a person has to approve or reject the
 * pending actions. After every end except `finished` and `waiting`, another run can continue.
 */
export type RunEnd =
  | Readonly<{ status: "finished" }>
  | Readonly<{ status: "exhausted"; limit: Limit }>
  | Readonly<{ status: "deadline" }>
  | Readonly<{ status: "interrupted"; reason: unknown }>
  | Readonly<{ status: "stuck"; pattern: StuckPattern; circle?: Circle }>
  | Readonly<{ status: "waiting" }>
  | Readonly<{ status: "failed"; fault: Fault }>;

/** The reason of a run that was paused, or interrupted by `interrupt`. */
export const PAUSED = "paused";

/** Whether the agent is done. If not, it continues, and reads the feedback if there is any. */
export type FinishVerdict = Readonly<{ decision: "allow" }> | Readonly<{ decision: "deny"; feedback?: string }>;

/** The limits of a run, and their names in the log. */
export type Limits = Readonly<{
  /** Steps of one run; at least 1. */
  maxIterations: number;
  /** Cost of one run in US dollars. */
  maxBudget?: number | undefined;
  /** Tokens that one run sends and receives, including cached ones. */
  maxTokens?: number | undefined;
  /** Replaces `maxBudget` if the cost of a call is unknown, which is a Fault without it. Infinity means no limit. */
  maxTokensWithoutCost?: number | undefined;
}>;

/** A limit that is reached. */
export type Limit = Readonly<{ of: "steps" | "money" | "tokens"; most: number }>;

export function inLog({ of, most }: Limit): Readonly<{ code: string; detail: string }> {
  switch (of) {
    case "steps":
      return { code: "MaxIterationsReached", detail: `Agent reached maximum iterations limit (${most}).` };
    case "money":
      return { code: "MaxBudgetReached", detail: `The run reached its spending limit of $${most}.` };
    case "tokens":
      return { code: "MaxTokensReached", detail: `The run reached its limit of ${count(most, "token")}.` };
  }
}
