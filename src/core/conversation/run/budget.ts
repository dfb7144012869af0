/** Enforces the limits of one run on money and tokens. */
import { Fault } from "../../../lib/fault.ts";
import type { Spent } from "../../model/model.ts";
import type { Limit, Limits } from "./run-end.ts";

export class Budget {
  readonly #limits: Limits;
  #dollars: number | undefined = 0;
  #tokens = 0;

  /**
   * Throws a Fault if there is a limit on money, no limit that can replace it, and the cost of calls is known to be
   * unknown.
   */
  constructor(limits: Limits, reportsCost: boolean | undefined) {
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
