/**
 * Lets sandboxes start beside each other, and gives an action that was granted something a turn of its own. What the
 * machine shows to every sandbox (locks and watches of its files) would carry a secret from one to another.
 */
export class Turns {
  /** Settled when the last one that asked to be alone is over. */
  #alone: Promise<unknown> = Promise.resolve();
  readonly #starting = new Set<Promise<unknown>>();

  /** `start` begins when nobody is alone. What it resolves to may live on, and has to be ended by who is alone. */
  async beside<Result>(start: () => Promise<Result>): Promise<Result> {
    for (let seen: unknown; seen !== this.#alone; ) {
      seen = this.#alone;
      await seen;
    }
    const starting = start();
    this.#starting.add(starting);
    try {
      return await starting;
    } finally {
      this.#starting.delete(starting);
    }
  }

  /** `use` begins when the last one is over and nothing is just starting; nothing starts until it is over. */
  alone<Result>(use: () => Promise<Result>): Promise<Result> {
    const turn = this.#alone.then(() => Promise.allSettled(this.#starting)).then(use);
    this.#alone = turn.catch(() => undefined);
    return turn;
  }
}
