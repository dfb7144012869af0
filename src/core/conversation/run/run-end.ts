/** How a run can end. Each end is a value, and is in the log. */
import type { Fault } from "../../../lib/fault.ts";
import { count } from "../../../lib/text.ts";
import type { Circle } from "../circle.ts";
import type { StuckPattern } from "../stuck.ts";

/**
 * `interrupted` carries the reason that a signal was aborted with, or PAUSED. `waiting`: somebody has to approve or reject
 * the pending actions. Every end but `finished` and `waiting` may be followed by another run that goes on from there.
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

/** The agent is done, or it is not: then it goes on, and reads why if there is feedback. */
export type FinishVerdict = Readonly<{ decision: "allow" }> | Readonly<{ decision: "deny"; feedback?: string }>;

/** What a run may use up, and how the log says that it has. */
export type Limits = Readonly<{
  /** Steps of one run; at least 1. */
  maxIterations: number;
  /** US dollars that one run may cost. */
  maxBudget?: number | undefined;
  /** Tokens that one run may send and receive, those from a cache among them. */
  maxTokens?: number | undefined;
  /** Takes the place of `maxBudget` once it is not known what a call has cost, which is a Fault without it. Infinity: no limit. */
  maxTokensWithoutCost?: number | undefined;
}>;

/** One that is reached. */
export type Limit = Readonly<{ of: "steps" | "money" | "tokens"; most: number }>;

export function inLog({ of, most }: Limit): Readonly<{ code: string; detail: string }> {
  switch (of) {
    case "steps":
      return { code: "MaxIterationsReached", detail: `Agent reached maximum iterations limit (${most}).` };
    case "money":
      return { code: "MaxBudgetReached", detail: `The run has cost the $${most} that it may cost.` };
    case "tokens":
      return { code: "MaxTokensReached", detail: `The run has used the ${count(most, "token")} that it may use.` };
  }
}
