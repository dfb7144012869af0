/** Stamps that count instead of being random. */
import type { Stamper } from "../../../src/core/event/event-log.ts";

/** Ids that count up from `start`, one second apart. */
export function countingStamper(start = 0): Stamper {
  let count = start;
  return () => {
    count += 1;
    return { id: idOf(count), timestamp: new Date(Date.UTC(2026, 0, 1) + count * 1000).toISOString() };
  };
}

export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}
