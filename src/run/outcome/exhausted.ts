/** Says which limit ended a run, and where to raise it. */
import type { InputName } from "../../action/runner/input/inputs.ts";
import type { MainAgent } from "../../core/agent/main-agent.ts";
import type { Limit } from "../../core/conversation/run/run-end.ts";
import { code } from "../../github/write/inline-code.ts";
import type { Report } from "../../github/write/report/report-facts.ts";
import { count } from "../../lib/text.ts";

/** The definition of the agent can have lower limits than the inputs. */
export type LowerLimits = Pick<MainAgent, "source" | "max_iteration_per_run" | "max_budget_per_run">;

type Ended = Pick<Report, "outcome" | "reason" | "hint">;

const INPUTS: Readonly<Record<Limit["of"], InputName>> = {
  steps: "max-iterations",
  money: "max-budget-usd",
  tokens: "max-budget-tokens",
};

/** What the report says of a run that a limit ended. */
export function exhausted({ of, most }: Limit, main: LowerLimits | undefined): Ended {
  const reasons = {
    steps: `Stopped after ${count(most, "step")}, which is the limit`,
    money: `Stopped at the spending limit of $${most}`,
    tokens: `Stopped at the limit of ${most.toLocaleString("en-US")} tokens`,
  };
  const hint = `Mention me again to continue: the limit counts for each run. Or raise ${placeOf({ of, most }, main)}, or ask for less at once.`;
  return { outcome: "budget-exhausted", reason: reasons[of], hint };
}

/** Names where the limit is set. The definition of the agent only has limits that hold. */
function placeOf({ of, most }: Limit, main: LowerLimits | undefined): string {
  const field = { steps: "max_iteration_per_run", money: "max_budget_per_run", tokens: undefined } as const;
  const own = field[of];
  return main && own && main[own] === most
    ? `\`${own}\` in ${code(main.source)} on the base branch`
    : `the \`${INPUTS[of]}\` input`;
}
