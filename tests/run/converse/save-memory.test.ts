/** Memory is saved while tools work, and at no other time. */
import { expect, test } from "vitest";
import type { Event } from "../../../src/core/event/event.ts";
import { saveMemoryMeanwhile } from "../../../src/run/converse/converse.ts";

test("memory is saved whenever a tool begins to work, until that is stopped", () => {
  const listeners = new Set<(event: Event) => void>();
  const subscribe = (listener: (event: Event) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const tell = (...kinds: Event["kind"][]) => {
    for (const kind of kinds) for (const listener of listeners) listener({ kind } as Event); // nothing else is looked at
  };
  let saved = 0;
  const stop = saveMemoryMeanwhile({ world: { saveMemory: () => void saved++ } }, { subscribe });
  tell("SystemPromptEvent", "MessageEvent", "ObservationEvent", "AgentErrorEvent");
  expect(saved).toBe(0);
  tell("ActionEvent", "ObservationEvent", "ActionEvent");
  expect(saved).toBe(2);
  stop();
  tell("ActionEvent");
  expect(saved).toBe(2);
});
