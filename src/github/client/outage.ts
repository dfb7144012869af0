/**
 * Waits for GitHub while it answers nothing but errors of its gateway, as it does for minutes in an outage. A request that fails
 * alone is no outage: GitHub itself is asked whether it answers, with a question that costs nothing of the allowance.
 */

/** The parts of the world that waiting needs. */
export type OutageOptions = Readonly<{
  /** Resolves to the status of the answer to a question that GitHub always has an answer to; rejects where none came. */
  probe(): Promise<number>;
  /** Milliseconds; rejects when the run is cancelled. */
  sleep(ms: number): Promise<unknown>;
  /** Is told, once, that GitHub is away. */
  onAway?: ((why: string) => void) | undefined;
}>;

/** In milliseconds, three minutes in all. They are spent once in a run, however many outages and requests there are. */
const WAITS_MS = [2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000];

/** The time that a step needs besides its own where GitHub is away, in milliseconds: the waits, and as many questions. */
export const LONGEST_OUTAGE_MS = 225_000;

/** The errors of a gateway behind which nobody answers. */
export function isGatewayError(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

export class Outage {
  readonly #options: OutageOptions;
  readonly #waits = [...WAITS_MS];
  #wasTold = false;
  #waiting: Promise<boolean> | undefined;

  constructor(options: OutageOptions) {
    this.#options = options;
  }

  /**
   * Resolves to whether GitHub was away and answers again; false where it was there all the time, stays away, or the run is
   * cancelled. Never rejects. Those who ask at the same time wait together.
   */
  async isOver(why: string): Promise<boolean> {
    this.#waiting ??= this.#wait(why).finally(() => {
      this.#waiting = undefined;
    });
    return this.#waiting;
  }

  async #wait(why: string): Promise<boolean> {
    if (this.#waits.length === 0 || (await this.#isThere())) return false;
    if (!this.#wasTold) this.#options.onAway?.(why);
    this.#wasTold = true;
    for (let ms = this.#waits.shift(); ms !== undefined; ms = this.#waits.shift()) {
      const isCancelled = await this.#options.sleep(ms).then(
        () => false,
        () => true,
      );
      if (isCancelled) return false;
      if (await this.#isThere()) return true;
    }
    return false;
  }

  async #isThere(): Promise<boolean> {
    return this.#options.probe().then(
      (status) => !isGatewayError(status),
      () => false,
    );
  }
}
