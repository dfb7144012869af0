/**
 * Remembers that the server did not take a state, so that it is not asked again after each step of the agent. It is asked
 * again after a while, because an outage ends: after 5 s, then twice that, and so on.
 */
import { pauseAfter } from "../lib/bounded.ts";
import type { Fault } from "../lib/fault.ts";

const PAUSE_MS = { first: 5000, longest: 600_000 };

/** The number of refusals in a row. Then the server is not asked again in this run. */
const MOST = 12;

export class Refusals {
  readonly #now: () => Date;
  #last: Fault | undefined;
  #count = 0;
  /** Milliseconds since 1970. */
  #until = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Throws the last refusal where it is too early for another attempt. */
  requireAnother(): void {
    if (this.#last && (this.#count >= MOST || this.#now().getTime() < this.#until)) throw this.#last;
  }

  /** Throws it. */
  add(fault: Fault): never {
    this.#last = fault;
    this.#count += 1;
    this.#until = this.#now().getTime() + pauseAfter(this.#count, PAUSE_MS);
    throw fault;
  }

  forget(): void {
    this.#last = undefined;
    this.#count = 0;
  }
}
