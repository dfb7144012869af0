/** The limits of one call, running. */
import type { ShellLimits } from "./shell-session.ts";

export class Watch {
  readonly #quiet: NodeJS.Timeout | undefined;
  readonly #total: NodeJS.Timeout;
  #over: "quiet" | "time" | undefined;

  /** Calls `onOver` when a limit is over. */
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

  /** Something came. */
  hear(): void {
    if (this.#over === undefined) this.#quiet?.refresh();
  }

  stop(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#total);
  }
}

/** Lets callers wait until something is so, looking again whenever something has happened. */
export class Happenings {
  readonly #waiting = new Set<() => void>();

  /** Something has: who waits looks again. */
  tell(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Waits until something is so, or the signal is aborted. */
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

  /** The same for so many milliseconds; whether it has become so. */
  async within(milliseconds: number, isSo: () => boolean): Promise<boolean> {
    const controller = new AbortController();
    // Not AbortSignal.timeout, which would let our process end meanwhile.
    const timer = setTimeout(() => controller.abort(), milliseconds);
    await this.until(isSo, controller.signal);
    clearTimeout(timer);
    return isSo();
  }
}
