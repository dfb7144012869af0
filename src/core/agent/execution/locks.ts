/** Keeps calls that use the same thing from running at the same time. */
import type { DeclaredResources } from "../../tool/tool.ts";

const SECONDS: Readonly<Record<string, number>> = { file: 30, terminal: 300, browser: 300, mcp: 300, tool: 60 };

/** How long a call waits for a key, by what stands before its colon. */
export function patience(key: string): number {
  return (SECONDS[key.split(":", 1)[0] ?? ""] ?? 60) * 1000;
}

/** The keys to hold for a call: a tool that declares nothing has one for itself. */
export function keysOf(tool: string, { declared, keys }: DeclaredResources): readonly string[] {
  return declared ? [...new Set(keys)].sort() : [`tool:${tool}`];
}

export class Locks {
  /** Settled when the last that asked for a key has let go of it. */
  readonly #tails = new Map<string, Promise<void>>();
  readonly #patience: (key: string) => number;
  #asked: Promise<unknown> = Promise.resolve();

  constructor(patienceOf: (key: string) => number = patience) {
    this.#patience = patienceOf;
  }

  /** Finds out keys one call after the other: whoever asks first is the first to hold what two of them want. */
  inTurn<Keys>(ask: () => Promise<Keys>): Promise<Keys> {
    const keys = this.#asked.then(ask);
    this.#asked = keys.catch(() => undefined);
    return keys;
  }

  /**
   * Does `work` while holding all keys, which come sorted: whoever waits for a key holds smaller ones only, so nobody
   * waits in a circle. Rejects if a key is not free in time.
   */
  async hold<Value>(keys: readonly string[], signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    const [key, ...rest] = keys;
    if (key === undefined) return work();
    const release = await this.#take(key, signal);
    try {
      return await this.hold(rest, signal, work);
    } finally {
      release();
    }
  }

  async #take(key: string, signal: AbortSignal): Promise<() => void> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const { promise: mine, resolve: release } = Promise.withResolvers<void>();
    const tail = before.then(() => mine); // also if we give up: who comes after us waits for who was before us
    this.#tails.set(key, tail);
    try {
      await within(this.#patience(key), signal, before, key);
    } catch (error) {
      release();
      throw error;
    }
    return release;
  }
}

async function within(milliseconds: number, signal: AbortSignal, promise: Promise<void>, key: string): Promise<void> {
  signal.throwIfAborted();
  const { promise: end, reject } = Promise.withResolvers<never>();
  const late = () => reject(new Error(`${key} was in use for more than ${milliseconds / 1000} seconds.`));
  const abort = () => reject(signal.reason);
  const timer = setTimeout(late, milliseconds);
  signal.addEventListener("abort", abort);
  try {
    await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}
