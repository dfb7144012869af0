/** Asks GitHub again: after limits, short outages, and a network that is away. */
import { GitHubFault, isBroken, isUnsent } from "./github-fault.ts";

/** "sign": a reaction, which GitHub takes twice as once. */
export type Kind = "read" | "sign" | "write";

const TRIES = 3;
const LONGEST_WAIT_MS = 120_000;
/** Between two writes, once GitHub has found that we write too often. */
const DISTANCE_MS = 1000;

/**
 * Asks again after a limit, where nobody was reached, and, where asking changes nothing, after an error of GitHub's own
 * or a connection that broke.
 * Once there was a limit, writes come one after the other.
 */
export class Patience {
  readonly #sleep: (ms: number) => Promise<unknown>;
  readonly #onAway: ((why: string) => void) | undefined;
  #wasAway = false;
  #wasLimited = false;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(sleep: (ms: number) => Promise<unknown>, onAway?: (why: string) => void) {
    this.#sleep = sleep;
    this.#onAway = onAway;
  }

  async ask<Reply>(ask: () => Reply | Promise<Reply>, kind: Kind): Promise<Reply> {
    if (kind === "read" || !this.#wasLimited) return this.#untilAnswered(ask, kind);
    const turn = this.#lastWrite
      .then(() => this.#sleep(DISTANCE_MS))
      .catch(() => undefined) // who is cancelled still has something to say
      .then(() => this.#untilAnswered(ask, kind));
    this.#lastWrite = turn.catch(() => undefined);
    return turn;
  }

  async #untilAnswered<Reply>(ask: () => Reply | Promise<Reply>, kind: Kind): Promise<Reply> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof GitHubFault)) throw error;
        if (error.waitMs !== undefined) this.#wasLimited = true;
        const wait = waitAfter(error, kind, attempt);
        if (wait === undefined || wait > LONGEST_WAIT_MS) throw error;
        if (isUnsent(error.cause) && !this.#wasAway) {
          this.#wasAway = true;
          this.#onAway?.(error.message);
        }
        await this.#sleep(wait).catch(() => {
          throw error;
        });
      }
    }
  }
}

/** How long a machine is without its network at most, in waits that grow. */
const WAITS_FOR_NETWORK_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 40_000];

/** Undefined: not again. An answer that did not come in time is not asked for twice: the first took half a minute already. */
function waitAfter({ status, cause, waitMs }: GitHubFault, kind: Kind, attempt: number): number | undefined {
  if (isUnsent(cause)) return WAITS_FOR_NETWORK_MS[attempt - 1];
  if (attempt >= TRIES) return undefined;
  if (waitMs !== undefined) return waitMs;
  return kind !== "write" && (status >= 500 || isBroken(cause)) ? 1000 * attempt : undefined;
}
