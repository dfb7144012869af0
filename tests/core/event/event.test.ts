import { describe, expect, test } from "vitest";
import { Message } from "../../../src/core/event/content.ts";
import { Event, StoredEvent, WireEvent } from "../../../src/core/event/event.ts";
import { dumpEvent, readEvent } from "../../../src/core/event/wire.ts";
import { example, neverStored, stored } from "./examples.ts";
import { notFrozen } from "./frozen.ts";

const every = [...stored, ...neverStored].map((wire) => [String(wire.kind), wire] as const);

test("there is an example of every kind", () => {
  const kinds = WireEvent.options.map((option) => option.unwrap().shape.kind.value);
  expect(new Set(every.map(([kind]) => kind))).toEqual(new Set(kinds));
});

describe("an event of every kind", () => {
  test.for(every)("%s keeps its wire shape, field by field", ([, wire]) => {
    expect(JSON.parse(dumpEvent(Event.parse(wire)))).toEqual(wire);
  });

  test.for(every)("%s comes back from its dump as it was", ([, wire]) => {
    const event = Event.parse(wire);
    expect(readEvent(JSON.parse(dumpEvent(event)))).toStrictEqual({ event, unknownFields: [], unreadable: [] });
  });

  test.for(every)("%s is frozen through and through, and a copy of what it was made of", ([, wire]) => {
    expect(notFrozen(Event.parse(wire))).toEqual([]);
    expect(notFrozen(wire).length).toBeGreaterThan(0);
  });

  test.for(every)("%s with a field that nobody knows is refused when written", ([, wire]) => {
    expect(Event.safeParse({ ...wire, mood: "good" }).success).toBe(false);
  });

  test.for(every.filter(([kind]) => kind !== "MessageEvent"))("%s knows by itself who it comes from", ([, wire]) => {
    const { source, ...anonymous } = wire;
    expect(Event.parse(anonymous).source).toBe(source);
  });
});

test.for(neverStored.map((wire) => [String(wire.kind), wire] as const))("%s is not to be stored", ([, wire]) => {
  expect([Event.safeParse(wire).success, StoredEvent.safeParse(wire).success]).toEqual([true, false]);
});

test.for([
  ["a kind that does not exist", { ...example("PauseEvent"), kind: "RumourEvent" }],
  ["no id", { ...example("MessageEvent"), id: undefined }],
  ["an id that could not be found again as a file name", { ...example("MessageEvent"), id: "../../x" }],
  ["the id of the root", { ...example("PauseEvent"), id: "__root__" }],
  ["a time in words", { ...example("PauseEvent"), timestamp: "yesterday" }],
  ["a source that is nobody", { ...example("PauseEvent"), source: "fate" }],
  ["nobody as its source", { ...example("MessageEvent"), source: undefined }],
  ["a role that no model has", { ...example("MessageEvent"), llm_message: { role: "narrator", content: [] } }],
  ["a field unknown to messages", { ...example("MessageEvent"), llm_message: { role: "user", content: [], mood: 1 } }],
  ["a risk that is not on the scale", { ...example("ActionEvent"), security_risk: "SOME" }],
  ["a summary before the beginning", { ...example("Condensation"), summary_offset: -1 }],
] as const)("an event with %s is refused", ([, value]) => {
  expect(Event.safeParse(value).success).toBe(false);
});

test.for([
  ["UserRejectObservation", { rejection_reason: "User rejected the action", rejection_source: "user" }],
  ["ActionEvent", { thought: [], thinking_blocks: [], action: null, security_risk: "UNKNOWN" }],
  ["MessageEvent", { activated_skills: [], extended_content: [] }],
  ["LLMCompletionLogEvent", { model_name: "unknown", usage_id: "default" }],
  ["ACPToolCallEvent", { is_error: false }],
  ["ConversationStateUpdateEvent", { value: null }],
] as const)("%s has its defaults", ([kind, defaults]) => {
  const wire = Object.fromEntries(Object.entries(example(kind)).filter(([name]) => !(name in defaults)));
  expect(Event.parse(wire)).toMatchObject(defaults);
});

test("a local time without a zone is a time, as Python writes it", () => {
  const times = ["2026-01-01T00:00:01", "2026-01-01T00:00:01.123456", "2026-01-01T00:00:01+02:00"];
  for (const timestamp of times) expect(Event.parse({ ...example("PauseEvent"), timestamp }).timestamp).toBe(timestamp);
});

test("what a hook says is cut at 50,000 characters, and not in the middle of one", () => {
  const long = { stdout: "x".repeat(60_000), stderr: `${"x".repeat(49_999)}🙂`, reason: "x".repeat(50_000) };
  const event = Event.parse({ ...example("HookExecutionEvent"), ...long });
  expect(event).toMatchObject({ stdout: "x".repeat(50_000), stderr: "x".repeat(49_999), reason: long.reason });
});

test("a message whose content is a bare string holds one text block", () => {
  expect(Message.parse({ role: "user", content: "hi" }).content).toEqual([
    { type: "text", text: "hi", cache_prompt: false },
  ]);
});
