import { expect, test } from "vitest";
import { dumpEvent, readEvent } from "../../../src/core/event/wire.ts";
import { example } from "./examples.ts";
import { notFrozen } from "./frozen.ts";

const rumour = { ...example("PauseEvent"), kind: "RumourEvent", words: ["a", { b: null }] };

test("an event of an unknown kind is kept to the letter and frozen", () => {
  const { event, unknownFields } = readEvent(rumour);
  const { id, timestamp, parent_id, source } = rumour as Record<string, unknown>;
  expect(event).toStrictEqual({ kind: "UnknownEvent", id, timestamp, parent_id, source, wire: rumour });
  expect([dumpEvent(event), unknownFields, notFrozen(event)]).toEqual([JSON.stringify(rumour), [], []]);
});

test("unknown fields of a known kind stay where they are, however deep, and are named", () => {
  const message = example("MessageEvent") as { llm_message: { content: object[] } };
  const llm_message = { ...message.llm_message, mood: [1], content: [{ type: "text", text: "hi", tone: "c" }] };
  const { event, unknownFields } = readEvent({ ...message, llm_message, weather: { sun: true } });
  expect(unknownFields.toSorted()).toEqual(["llm_message.content.0.tone", "llm_message.mood", "weather"]);
  expect(event).toMatchObject({
    kind: "MessageEvent",
    llm_message: { mood: [1], content: [{ text: "hi", tone: "c", cache_prompt: false }] },
    weather: { sun: true },
  });
  expect(notFrozen(event)).toEqual([]);
  expect(readEvent(JSON.parse(dumpEvent(event))).event).toStrictEqual(event);
});

test("a null where nothing was to be said counts as absent", () => {
  const { summary: _, ...silent } = example("ActionEvent");
  const { event, unknownFields } = readEvent({ ...silent, summary: null, critic_result: { score: 1, message: null } });
  expect(unknownFields).toEqual([]);
  expect(event).toStrictEqual(readEvent({ ...silent, critic_result: { score: 1 } }).event);
});

test.for([
  ["is not an object", "PauseEvent"],
  ["is nothing", null],
  ["has no id, though its kind is unknown", { ...rumour, id: undefined }],
  ["has no time", { ...example("PauseEvent"), timestamp: null }],
] as const)("what %s cannot be read, unless a file names it", ([, value]) => {
  expect(() => readEvent(value)).toThrow();
  const { event, unreadable } = readEvent(value, named);
  expect([event.id, unreadable.length > 0, dumpEvent(event)]).toEqual([
    expect.any(String),
    true,
    JSON.stringify(value),
  ]);
});

const named = { id: "00000000-0000-4000-8000-000000000001", timestamp: "2026-01-01T00:00:00Z" };
const { security_risk: _, ...action } = example("ActionEvent");
const result = (observation: object) => ({ ...example("ObservationEvent"), observation });
const { error: __, ...mistake } = example("AgentErrorEvent");
const request = (llm_message: object) => ({ ...example("MessageEvent"), source: "user", llm_message });
const textOf = (value: string) => [{ type: "text", text: value, cache_prompt: false }];

test.for<[what: string, wire: object, part: string, read: object]>([
  [
    "a risk of another program",
    { ...action, security_risk: "CRITICAL" },
    "security_risk",
    { security_risk: "UNKNOWN" },
  ],
  ["a source", { ...request({ role: "user", content: "hi" }), source: "robot" }, "source", { source: "environment" }],
  ["a role", request({ role: "developer", content: "hi" }), "llm_message.role", { llm_message: { role: "user" } }],
  [
    "a block",
    result({ kind: "A", content: [{ type: "audio", data: "x" }, ...textOf("b")] }),
    "observation.content.0.type",
    { observation: { content: [...textOf('[unknown content: {"type":"audio","data":"x"}]'), ...textOf("b")] } },
  ],
  [
    "a block that is a text",
    result({ kind: "A", content: ["a", ...textOf("b")] }),
    "observation.content.0",
    { observation: { content: [...textOf("a"), ...textOf("b")] } },
  ],
  [
    "a content that is a text",
    result({ kind: "A", content: "plain" }),
    "observation.content",
    { observation: { content: textOf("plain") } },
  ],
  [
    "no content",
    result({ kind: "A", result: 4 }),
    "observation.content",
    { observation: { result: 4, content: textOf('[unknown content: {"result":4}]') } },
  ],
  ["a number for a text", { ...example("AgentErrorEvent"), error: 404 }, "error", { error: "404" }],
  ["nothing for a text", mistake, "error", { error: "" }],
  [
    "one of several reasons",
    { ...example("UserRejectObservation"), rejection_source: "policy" },
    "rejection_source",
    { rejection_source: "user" },
  ],
  [
    "an item of a list",
    { ...example("Condensation"), forgotten_event_ids: ["a", { b: 1 }, "c"] },
    "forgotten_event_ids.1",
    { forgotten_event_ids: ["a", "c"] },
  ],
])("an event with %s that is unknown is read without it, and written as it was", ([, wire, part, read]) => {
  const { event, unreadable } = readEvent(wire);
  expect([event.kind, unreadable[0]]).toEqual([Object(wire).kind, part]);
  expect(event).toMatchObject(read);
  expect(dumpEvent(event)).toBe(JSON.stringify(wire));
  expect(notFrozen(event)).toEqual([]);
});

test("an event without what makes it one is unknown, and keeps its place", () => {
  const { action_id: _, ...wire } = example("ObservationEvent") as Record<string, unknown>;
  const { event, unreadable } = readEvent(wire);
  expect(event).toMatchObject({ kind: "UnknownEvent", id: wire.id, parent_id: wire.parent_id, wire });
  expect(unreadable).toEqual([""]);
});
