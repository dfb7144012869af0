/** Holds one run to the money that it may cost. */
import { Fault } from "../../../lib/fault.ts";
import type { Spent } from "../../model/model.ts";

export class Budget {
  readonly #limit: number | undefined;
  #spent: number | undefined = 0;

  /** A Fault if there is a limit, and it is known that nobody will know what calls cost. */
  constructor(limit: number | undefined, reportsCost: boolean | undefined) {
    this.#limit = limit;
    if (reportsCost === false) this.#spent = undefined;
    this.#requirePrice();
  }

  add({ usage }: Spent): void {
    this.#spent = this.#spent === undefined || usage.cost === undefined ? undefined : this.#spent + usage.cost;
  }

  /** Also if it cannot be told whether it is used up, of which the run itself makes a Fault. */
  get mustStop(): boolean {
    return this.#limit !== undefined && (this.#spent === undefined || this.#spent >= this.#limit);
  }

  /** A Fault if it cannot be told. */
  get isUsedUp(): boolean {
    this.#requirePrice();
    return this.#limit !== undefined && this.#spent !== undefined && this.#spent >= this.#limit;
  }

  #requirePrice(): void {
    if (this.#limit === undefined || this.#spent !== undefined) return;
    throw new Fault(
      "config",
      "The limit on money cannot be held: the model's endpoint does not state what a call has cost, and its price is not known.",
      { hint: "Take the limit away, or say what the model costs." },
    );
  }
}
