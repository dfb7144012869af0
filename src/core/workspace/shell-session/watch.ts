/** Watches the time limits of one call. */
import type { ShellLimits } from "../workspace.ts";

export class Watch {
  readonly #quiet: NodeJS.Timeout | undefined;
  readonly #total: NodeJS.Timeout;
  #over: "quiet" | "time" | undefined;

  /** Calls `onOver` when a limit is reached. */
  constructor({ quietMs, totalMs }: ShellLimits, onOver: () => void) {
    const end = (because: "quiet" | "time") => {
      this.#over = because;
      onOver();
    };
    this.#quiet = quietMs === undefined ? undefined : setTimeout(end, quietMs, "quiet");
    this.#total = setTimeout(end, totalMs, "time");
  }

  get over(): "quiet" | "time" | undefined {
    return this.#over;
  }

  /** Call this when there was output. */
  hear(): void {
    if (this.#over === undefined) this.#quiet?.refresh();
  }

  stop(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#total);
  }
}

/** Lets callers wait for a condition, which is checked again after each change. */
export class Happenings {
  readonly #waiting = new Set<() => void>();

  /** Call this after a change: the conditions are checked again. */
  tell(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Waits until the condition is true or the signal is aborted. */
  async until(isSo: () => boolean, signal: AbortSignal): Promise<void> {
    if (isSo() || signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => {
      if (isSo()) resolve();
    };
    const abort = () => resolve();
    this.#waiting.add(look);
    signal.addEventListener("abort", abort);
    await promise;
    this.#waiting.delete(look);
    signal.removeEventListener("abort", abort);
  }

  /** The same with a limit in milliseconds. Resolves to whether the condition became true. */
  async within(milliseconds: number, isSo: () => boolean): Promise<boolean> {
    const controller = new AbortController();
    // Not AbortSignal.timeout, which would let our process end in the meantime.
    const timer = setTimeout(() => controller.abort(), milliseconds);
    await this.until(isSo, controller.signal);
    clearTimeout(timer);
    return isSo();
  }
}
