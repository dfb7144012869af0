/** What a run may use up, and how the log says that it has. */
import { count } from "../../../lib/text.ts";

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
