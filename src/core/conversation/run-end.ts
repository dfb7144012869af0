/** The ways in which a run can end, and its limits on money and tokens. Each end is a value and is in the log. */
import { Fault } from "../../lib/fault.ts";
import { count } from "../../lib/text.ts";
import type { Spent } from "../model/model.ts";
import type { Loop, StuckPattern } from "./stuck.ts";

/**
 * `interrupted` has the reason of the aborted signal, or PAUSED. `waiting`: a person has to approve or reject the
 * pending actions. After every end except `finished` and `waiting`, another run can continue.
 */
export type RunEnd =
  | Readonly<{ status: "finished" }>
  | Readonly<{ status: "exhausted"; limit: Limit }>
  | Readonly<{ status: "deadline" }>
  | Readonly<{ status: "interrupted"; reason: unknown }>
  | Readonly<{ status: "stuck"; pattern: StuckPattern; circle?: Loop }>
  | Readonly<{ status: "waiting" }>
  | Readonly<{ status: "failed"; fault: Fault }>;

/** The reason of a run that was paused, or interrupted by `interrupt`. */
export const PAUSED = "paused";

/** Whether the agent is done. If not, it continues, and reads the feedback if there is any. */
export type FinishVerdict = Readonly<{ decision: "allow" }> | Readonly<{ decision: "deny"; feedback?: string }>;

/** The limits of a run, and their names in the log. */
export type RunLimits = Readonly<{
  /** Steps of one run; at least 1. */
  maxIterations: number;
  /** Cost of one run in US dollars. */
  maxBudget?: number | undefined;
  /** Tokens that one run sends and receives, including cached ones. */
  maxTokens?: number | undefined;
  /** Replaces `maxBudget` if the cost of a call is unknown, which is a Fault without it. Infinity means no limit. */
  maxTokensWithoutCost?: number | undefined;
  /** Events of one run, beyond which no further step begins: a reply can have many calls. `MOST_EVENTS` unless given. */
  maxEvents?: number | undefined;
}>;

/** Each is a file, and is held in memory. */
export const MOST_EVENTS = 20_000;

/** A limit that is reached. */
export type Limit = Readonly<{ of: "steps" | "money" | "tokens" | "events"; most: number }>;

export function limitError({ of, most }: Limit): Readonly<{ code: string; detail: string }> {
  switch (of) {
    case "steps":
      return { code: "MaxIterationsReached", detail: `Agent reached maximum iterations limit (${most}).` };
    case "money":
      return { code: "MaxBudgetReached", detail: `The run reached its spending limit of $${most}.` };
    case "events":
      return { code: "MaxEventsReached", detail: `The run reached its limit of ${count(most, "event")}.` };
    case "tokens":
      return { code: "MaxTokensReached", detail: `The run reached its limit of ${count(most, "token")}.` };
  }
}

/** Enforces the limits of one run on money and tokens. */
export class Budget {
  readonly #limits: RunLimits;
  #dollars: number | undefined = 0;
  #tokens = 0;

  /**
   * Throws a Fault if there is a limit on money, no limit that can replace it, and the cost of calls is known to be
   * unknown.
   */
  constructor(limits: RunLimits, reportsCost: boolean | undefined) {
    this.#limits = limits;
    if (reportsCost === false) this.#dollars = undefined;
    this.#requirePrice();
  }

  add({ usage }: Pick<Spent, "usage">): void {
    this.#dollars = this.#dollars === undefined || usage.cost === undefined ? undefined : this.#dollars + usage.cost;
    this.#tokens += usage.prompt_tokens + usage.completion_tokens;
  }

  /** Also true if it is unknown whether the money is used up; the run itself turns that into a Fault. */
  get mustStop(): boolean {
    return !this.#isTold || this.#usedUp() !== undefined;
  }

  /** The limit that is reached, if any. Throws a Fault if that is unknown. */
  get reached(): Limit | undefined {
    this.#requirePrice();
    return this.#usedUp();
  }

  #usedUp(): Limit | undefined {
    const { maxBudget, maxTokensWithoutCost } = this.#limits;
    const maxTokens = this.#limits.maxTokens ?? (this.#dollars === undefined ? maxTokensWithoutCost : undefined);
    if (maxBudget !== undefined && (this.#dollars ?? 0) >= maxBudget) return { of: "money", most: maxBudget };
    if (maxTokens !== undefined && this.#tokens >= maxTokens) return { of: "tokens", most: maxTokens };
    return undefined;
  }

  get #isTold(): boolean {
    const { maxBudget, maxTokensWithoutCost } = this.#limits;
    return maxBudget === undefined || maxTokensWithoutCost !== undefined || this.#dollars !== undefined;
  }

  #requirePrice(): void {
    if (this.#isTold) return;
    throw new Fault(
      "config",
      "The spending limit cannot be enforced: the model's endpoint does not state what a call costs, and the price is not known.",
      { hint: "Remove the limit, or state the price of the model." },
    );
  }
}
