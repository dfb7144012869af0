/** The invariants of what a model is shown, whatever the log is like. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Message } from "../../../src/core/event/content.ts";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { llmSummarizing } from "../../../src/core/view/condenser/llm-summarizing.ts";
import { toChat } from "../../../src/core/view/to-chat.ts";
import { type View, ViewBuilder, viewOf } from "../../../src/core/view/view.ts";
import { isResult } from "../../../src/core/view/visible-event.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { anthropicProblems, openaiProblems } from "../message-rules.ts";
import { context, summarizer } from "../view/condenser/summarizer.ts";
import { randomLog } from "../view/random-log.ts";
import { randomPlan } from "./random-agent.ts";
import { play } from "./random-run.ts";
import { always } from "./runs.ts";

type Moment = Readonly<{ log: readonly Event[]; view: View; before: View }>;

/** Checks a law after every event of many logs. */
const onViews = (law: (moment: Moment) => void) =>
  always(100, randomLog, (events) => {
    let before = viewOf([]);
    for (const index of events.keys()) {
      const log = events.slice(0, index + 1);
      const view = viewOf(log);
      law({ log, view, before });
      before = view;
    }
  });

const callsIn = (events: readonly Event[]) => events.filter((event) => event.kind === "ActionEvent");

test("invariant 12: every tool call is answered exactly once, before the next assistant turn", async () => {
  await onViews(({ view }) => {
    const messages = toChat(view);
    expect([openaiProblems(messages), anthropicProblems(messages)]).toEqual([[], []]);
  });
});

test("invariant 12: and no result is there whose call is not", async () => {
  await onViews(({ view }) => {
    const messages = toChat(view);
    const asked = messages.flatMap(({ tool_calls = [] }) => tool_calls.map(({ id }) => id));
    const answers = messages.flatMap(({ tool_call_id }) => tool_call_id ?? []);
    expect(answers.toSorted()).toEqual(asked.toSorted());
  });
});

test("invariant 13: a call has at most one result in a view, the first that it got", async () => {
  await onViews(({ log, view }) => {
    for (const { id } of callsIn(view.events)) {
      const isAbout = (event: Event) => isResult(event) && "action_id" in event && event.action_id === id;
      const shown = view.events.filter(isAbout);
      expect(shown.length).toBeLessThanOrEqual(1);
      if (shown[0]) expect(log.find(isAbout)).toBe(shown[0]);
    }
    expect(view.events.filter(isResult)).toHaveLength(callsIn(view.events).length);
  });
});

test("invariant 13: where no id of a call is used again, none has two results", async () => {
  await always(60, randomPlan, async (plan) => {
    const { log } = await play(plan);
    const counts = new Map<string, number>();
    const isTwice = callsIn([...log]).some(
      ({ tool_call_id: id }) => counts.set(id, (counts.get(id) ?? 0) + 1).get(id) !== 1,
    );
    const results = viewOf(log)
      .events.filter(isResult)
      .map(({ tool_call_id }) => tool_call_id);
    if (!isTwice) expect(new Set(results).size).toBe(results.length);
  });
});

test("invariant 14: the calls of a reply are in a view as a whole or not at all", async () => {
  await onViews(({ log, view }) => {
    const shown = new Set<Event>(view.events);
    const replies = Map.groupBy(callsIn(log), ({ llm_response_id }) => llm_response_id);
    replies.delete(""); // the id of replies that have none
    for (const calls of replies.values()) expect(new Set(calls.map((call) => shown.has(call))).size).toBe(1);
  });
});

test("invariant 14: a thinking loop is condensed as a whole or not at all", async () => {
  await onViews(({ log, view, before }) => {
    if (log.at(-1)?.kind !== "Condensation") return;
    const left = new Set<Event>(view.events);
    for (const loop of loopsIn(before.events)) expect(new Set(loop.map((event) => left.has(event))).size).toBe(1);
  });
});

/** From a call with thinking on, as long as there are only calls and results. */
function loopsIn(events: readonly Event[]): Event[][] {
  const isStep = (event: Event | undefined) => event !== undefined && (event.kind === "ActionEvent" || isResult(event));
  const thinks = (event: Event) => event.kind === "ActionEvent" && event.thinking_blocks.length > 0;
  const runs: Event[][] = [];
  for (const [index, event] of events.entries()) {
    if (isStep(event) && isStep(events[index - 1])) runs.at(-1)?.push(event);
    else if (isStep(event)) runs.push([event]);
  }
  return runs.map((run) => run.slice(run.findIndex(thinks))).filter((run) => run[0] !== undefined && thinks(run[0]));
}

test("invariant 15: nothing forgotten is in a view, save the system prompt and the first request", async () => {
  await onViews(({ log, view }) => {
    const head = new Set(log.slice(0, 2).map(({ id }) => id));
    for (const event of view.events) {
      expect(["Condensation", "CondensationRequest"]).not.toContain(event.kind);
      const born = log.findIndex(({ id }) => id === event.id.replace(/-summary$/, ""));
      expect(born).toBeGreaterThanOrEqual(0);
      const after = log
        .slice(born + 1)
        .flatMap((later) => (later.kind === "Condensation" ? later.forgotten_event_ids : []));
      if (!head.has(event.id)) expect(after).not.toContain(event.id);
    }
  });
});

test("invariant 16: the view that grew is the one made from scratch, on whatever branch", async () => {
  await always(40, fc.tuple(randomLog, fc.array(fc.nat(40), { maxLength: 4 })), ([events, places]) => {
    const log = new EventLog(memoryStore(), countingStamper(1000));
    for (const { parent_id: _, ...draft } of events) log.append(draft as never); // in a chain
    for (const place of places) {
      log.navigateTo(log.at(place % log.length)?.id ?? null);
      log.append({ kind: "CondensationRequest" });
      const builder = new ViewBuilder();
      for (const event of log.branch()) {
        builder.append(event);
        builder.view(); // to look at it changes nothing
      }
      expect(builder.view()).toEqual(viewOf(log.branch()));
    }
  });
});

test("invariant 16: the view after each event of a run is the one made from scratch", async () => {
  await always(30, randomPlan, async (plan) => {
    const { log } = await play(plan);
    const builder = new ViewBuilder();
    for (const [index, event] of [...log].entries()) {
      builder.append(event);
      expect(builder.view()).toEqual(viewOf(log.slice(0, index + 1)));
    }
  });
});

test("invariant 23: messages are made without a trace: twice the same, and nobody can reach the log through them", async () => {
  await always(100, randomLog, (events) => {
    const view = Object.freeze({ ...viewOf(events), events: Object.freeze([...viewOf(events).events]) });
    const [log, once] = [JSON.stringify(events), JSON.stringify(toChat(view))];
    spoil(toChat(view));
    expect([JSON.stringify(events), JSON.stringify(toChat(view))]).toEqual([log, once]);
  });
});

function spoil(messages: Message[]): void {
  for (const message of messages) {
    for (const block of [...message.content, ...(message.tool_calls ?? [])]) Reflect.set(block, "text", "spoilt");
    Reflect.set(message.content, "0", { type: "text", text: "spoilt" });
    Reflect.set(message, "role", "system");
  }
  messages.length = 0;
}

const settings = fc
  .record({
    maxSize: fc.integer({ min: 8, max: 30 }),
    keepFirst: fc.nat(6),
    minimumProgress: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
  })
  .filter(({ maxSize, keepFirst }) => Math.floor(maxSize / 2) - keepFirst - 1 > 0);

test("invariant 25: a condensation forgets enough, and none of the first events", async () => {
  let condensations = 0;
  await always(1200, fc.tuple(randomLog, settings), async ([events, { maxSize, keepFirst, minimumProgress }]) => {
    const view = { ...viewOf(events), unhandledCondensationRequest: false };
    const { model } = summarizer("SUMMARY");
    const condenser = llmSummarizing({ model, maxSize, keepFirst, minimumProgress });
    const condensed = await condenser.condense(view, context());
    if (condensed.kind === "view") return;
    condensations += 1;
    const named = new Set(condensed.condensation.forgotten_event_ids);
    const stamped = { ...countingStamper(5000)(), ...condensed.condensation, source: "environment" as const };
    const after = new Set(
      viewOf([...events, { ...stamped, forgotten_event_ids: [...named] }]).events.map(({ id }) => id),
    );
    const gone = view.events.filter(({ id }) => !after.has(id));
    expect(gone.length).toBeGreaterThanOrEqual(minimumProgress * view.events.length);
    expect(gone.map(({ id }) => id)).toEqual(view.events.filter(({ id }) => named.has(id)).map(({ id }) => id));
    expect(view.events.slice(0, keepFirst).filter(({ id }) => !after.has(id))).toEqual([]);
    expect(view.events.length).toBeGreaterThan(maxSize);
  });
  expect(condensations).toBeGreaterThan(10);
});
