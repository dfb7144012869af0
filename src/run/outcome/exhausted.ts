/** Says which limit ended a run, and where to raise it. */
import type { MainAgent } from "../../core/agent/main-agent.ts";
import type { Limit } from "../../core/conversation/run-end.ts";
import { count } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import type { Report } from "../../render/report/report-facts.ts";
import type { InputName } from "../../runner/input/inputs.ts";

/** The definition of the agent can have lower limits than the inputs. */
export type LowerLimits = Pick<MainAgent, "source" | "max_iteration_per_run" | "max_budget_per_run">;

type Ended = Pick<Report, "outcome" | "reason" | "hint">;

const INPUTS: Readonly<Record<Exclude<Limit["of"], "events">, InputName>> = {
  steps: "max-iterations",
  money: "max-budget-usd",
  tokens: "max-budget-tokens",
};

/** Words the part of the report about a run that a limit ended. */
export function exhausted({ of, most }: Limit, main: LowerLimits | undefined): Ended {
  const reasons = {
    steps: `Stopped after ${count(most, "step")}, which is the limit`,
    money: `Stopped at the spending limit of $${most}`,
    tokens: `Stopped at the limit of ${most.toLocaleString("en-US")} tokens`,
    events: `Stopped at the limit of ${most.toLocaleString("en-US")} events`,
  };
  const raise = of === "events" ? "" : `raise ${placeOf({ of, most }, main)}, or `;
  // How to go on is said below the report, if that is possible.
  const hint = `The limit counts for each run. You can also ${raise}ask for less at once.`;
  return { outcome: "budget-exhausted", reason: reasons[of], hint };
}

type RaisedLimit = Readonly<{ of: Exclude<Limit["of"], "events">; most: number }>;

/** Names where the limit is set. The definition of the agent only has limits that hold. */
function placeOf({ of, most }: RaisedLimit, main: LowerLimits | undefined): string {
  const field = { steps: "max_iteration_per_run", money: "max_budget_per_run", tokens: undefined } as const;
  const own = field[of];
  return main && own && main[own] === most
    ? `\`${own}\` in ${code(main.source)} on the base branch`
    : `the \`${INPUTS[of]}\` input`;
}
