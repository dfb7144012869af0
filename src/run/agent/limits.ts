/** Computes what one run may use up: what the inputs say, and a limit on spending where they say nothing. */

import type { Inputs } from "../../action/runner/input/inputs.ts";
import type { Limits } from "../../core/conversation/run/run-end.ts";

const DEFAULT_DOLLARS = 5;

/** Where it is not known what a call costs. */
const DEFAULT_TOKENS = 10_000_000;

type Given = Pick<Inputs, "max-iterations" | "max-budget-usd" | "max-budget-tokens">;

/**
 * A limit on money that the workflow names has to hold, so an unknown cost is a Fault then. The default does not insist:
 * it becomes the limit on tokens. `none` is no limit.
 */
export function limitsOf(inputs: Given): Limits {
  const { "max-iterations": maxIterations, "max-budget-usd": dollars, "max-budget-tokens": tokens } = inputs;
  const maxTokens = tokens === "none" ? undefined : tokens;
  if (typeof dollars === "number") return { maxIterations, maxBudget: dollars, maxTokens };
  return {
    maxIterations,
    maxBudget: dollars === "none" ? undefined : DEFAULT_DOLLARS,
    maxTokens,
    maxTokensWithoutCost: tokens === "none" ? Number.POSITIVE_INFINITY : DEFAULT_TOKENS,
  };
}
