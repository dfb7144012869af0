/** A long run saves memory, and a short one does not pay for it. */
import { expect, test } from "vitest";
import type { Event } from "../../../src/core/event/event.ts";
import { saveMemoryInTime } from "../../../src/run/converse/converse.ts";

/** How often memory is asked to be saved while a log that has `before` events gets so many more. */
function savedIn(before: number, more: number): number {
  let saved = 0;
  const log = { length: before, listeners: new Set<(event: Event) => void>() };
  const subscribe = (listener: (event: Event) => void) => {
    log.listeners.add(listener);
    return () => void log.listeners.delete(listener);
  };
  const stop = saveMemoryInTime({ world: { saveMemory: () => void saved++ } }, Object.assign(log, { subscribe }));
  for (let count = 0; count < more; count += 1) {
    log.length += 1;
    for (const listener of log.listeners) listener({} as Event); // it is not looked at
  }
  stop();
  expect(log.listeners.size).toBe(0);
  return saved;
}

test.for([
  [0, 39, 0],
  [0, 40, 1],
  [0, 400, 1],
  [1000, 39, 0],
  [1000, 40, 1],
])("a log of %i events that gets %i more has it saved %i times", ([before, more, times]) => {
  expect(savedIn(before ?? 0, more ?? 0)).toBe(times);
});
