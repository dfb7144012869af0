/**
 * Lets sandboxes start at the same time, and lets an action with a grant run alone. What the machine shows to every
 * sandbox (locks and watches of its files) could carry a secret from one to another.
 */
export class Turns {
  /** Settles when the last action that asked to run alone has ended. */
  #alone: Promise<unknown> = Promise.resolve();
  readonly #starting = new Set<Promise<unknown>>();

  /** `start` runs when nothing runs alone. Its result may live on, and an action that runs alone has to end it. */
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

  /** `use` runs when the last one has ended and nothing is starting; nothing starts until it has ended. */
  alone<Result>(use: () => Promise<Result>): Promise<Result> {
    const turn = this.#alone.then(() => Promise.allSettled(this.#starting)).then(use);
    this.#alone = turn.catch(() => undefined);
    return turn;
  }
}
