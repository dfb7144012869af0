/** The tool host of the agent's commands. It can be ended and starts again when it is needed. */
import { Fault } from "../lib/fault.ts";
import type { Raised } from "./raise-host.ts";
import type { Caller } from "./wire/caller.ts";

export class ResidentHost {
  readonly #again: () => Promise<Raised>;
  readonly #over = new AbortController();
  #caller: Promise<Caller> | undefined;
  #isClosed = false;

  constructor(first: Raised, again: () => Promise<Raised>) {
    this.#again = again;
    this.#caller = Promise.resolve(this.#followed(first));
  }

  /** Aborted with a Fault when the host has ended unexpectedly, or cannot start again. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  /** The current host. */
  line(): Promise<Caller> {
    this.#caller ??= this.#start();
    return this.#caller;
  }

  /** From now on the host may end: its open calls become a `Mistake`, and the next call starts another host. */
  async retire(): Promise<void> {
    const caller = this.#caller;
    this.#caller = undefined;
    (await caller?.catch(() => undefined))?.retire();
  }

  /** It is not started again. */
  close(): void {
    this.#isClosed = true;
  }

  async #start(): Promise<Caller> {
    try {
      if (this.#isClosed) throw new Fault("bug", "The tools have ended.");
      return this.#followed(await this.#again());
    } catch (error) {
      this.#over.abort(error);
      throw error;
    }
  }

  #followed({ caller }: Raised): Caller {
    const { over } = caller;
    over.addEventListener("abort", () => caller.isRetired || this.#over.abort(over.reason), { once: true });
    return caller;
  }
}
