/** A clock that only the test moves, for code that gives something up after a time. */
import { onTestFinished, vi } from "vitest";

export type StoppedClock = Readonly<{
  /** Milliseconds that were let pass so far. */
  now(): number;
  /** Lets time pass: what `setTimeout` was to do by then is done. */
  pass(ms: number): void;
}>;

/** Stops the global `setTimeout` until the test is over. Sockets, processes and `node:timers` go on. */
export function stopClock(): StoppedClock {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let passed = 0;
  return {
    now: () => passed,
    pass(ms) {
      passed += ms;
      vi.advanceTimersByTime(ms);
    },
  };
}
