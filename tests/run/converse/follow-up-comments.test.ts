import { expect, test } from "vitest";
import type { Event } from "../../../src/core/event/event.ts";
import { readKeys } from "../../../src/run/converse/follow-up-comments.ts";

/** All that is looked at of an event. */
const event = (kind: Event["kind"], source: Event["source"]) => ({ kind, source }) as Event;

const reply = event("ActionEvent", "agent");
const result = event("ObservationEvent", "environment");
const asked = event("MessageEvent", "user");
const words = event("MessageEvent", "agent");

test("what the agent has replied after was read; what stands at the end of the log was not", () => {
  const told = [
    { key: "a", at: 2 },
    { key: "b", at: 4 },
  ];
  expect(readKeys(told, [asked, asked, reply, asked])).toEqual(["a"]);
  expect(readKeys(told, [asked, asked, reply, asked, words])).toEqual(["a", "b"]);
  expect(readKeys(told, [asked, asked])).toEqual([]);
  expect(readKeys([{ key: "a", at: 3 }], [asked, reply, asked, result])).toEqual([]);
  expect(readKeys([], [asked, reply])).toEqual([]);
});
