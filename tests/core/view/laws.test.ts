/** What holds for the view of every log, however broken. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Message } from "../../../src/core/event/content.ts";
import type { Event } from "../../../src/core/event/event.ts";
import { allowedCuts, answeredCalls, forget, toolLoops, withoutOpenCalls } from "../../../src/core/view/properties.ts";
import { toChat } from "../../../src/core/view/to-chat.ts";
import { condense, unmatchedActions, type View, ViewBuilder, viewOf } from "../../../src/core/view/view.ts";
import { isResult, isVisible, type VisibleEvent } from "../../../src/core/view/visible-event.ts";
import { anthropicProblems } from "../message-rules.ts";
import { randomLog } from "./random-log.ts";

/** Checks a law on many logs, at every moment of each. */
function always(law: (log: readonly Event[], view: View, before: View) => void): void {
  const check = (log: readonly Event[]) => {
    const builder = new ViewBuilder();
    let before = builder.view();
    for (const [index, event] of log.entries()) {
      builder.append(event);
      const view = builder.view();
      law(log.slice(0, index + 1), view, before);
      before = view;
    }
  };
  fc.assert(fc.property(randomLog, check), { numRuns: 300 });
}

/** The view in the simplest words: everything is looked at again at every event. */
function plainView(log: readonly Event[]): VisibleEvent[] {
  let events: VisibleEvent[] = [];
  for (const event of log) {
    if (event.kind === "Condensation") events = condense(events, event);
    else if (isVisible(event) && (!isResult(event) || answersSomething(events, event))) events = [...events, event];
  }
  return withoutOpenCalls(events);
}

function answersSomething(events: readonly VisibleEvent[], result: VisibleEvent): boolean {
  return [...answeredCalls([...events, result]).values()].some((answer) => answer === result);
}

const idsOf = ({ events }: View) => events.map(({ id }) => id);

test("a view that grows with the log is the one made from scratch", () => {
  always((log, view) => {
    expect(view).toEqual(viewOf(log));
    expect(idsOf(view)).toEqual(plainView(log).map(({ id }) => id));
  });
});

test("every endpoint takes the messages, after any event", () => {
  always((_, view) => expect(anthropicProblems(toChat(view))).toEqual([]));
});

test("every call in a view has one result, and every result its call", () => {
  always((_, { events }) => {
    const calls = events.filter(({ kind }) => kind === "ActionEvent");
    expect(answeredCalls(events).size).toBe(calls.length);
    expect(events.filter(isResult)).toHaveLength(calls.length);
  });
});

test("batches are in a view as a whole or not at all", () => {
  always((log, { events }) => {
    for (const id of new Set(
      events.flatMap((event) => (event.kind === "ActionEvent" ? [event.llm_response_id] : [])),
    )) {
      const ofReply = (event: Event) => event.kind === "ActionEvent" && event.llm_response_id === id;
      if (id !== "") expect(events.filter(ofReply)).toEqual(log.filter(ofReply));
    }
  });
});

test("a condensation leaves a thinking loop as a whole or takes all of it", () => {
  always((log, view, before) => {
    if (log.at(-1)?.kind !== "Condensation") return;
    const left = new Set<VisibleEvent>(view.events);
    for (const loop of toolLoops(before.events)) {
      expect([0, loop.length]).toContain(loop.filter((event) => left.has(event)).length);
    }
  });
});

test("what was forgotten is never seen again, save the system prompt and the task", () => {
  always((log, view) => {
    const forgotten = log.flatMap((event) => (event.kind === "Condensation" ? event.forgotten_event_ids : []));
    // A summary may be named before it is there: that forgets nothing.
    const gone = new Set(forgotten.filter((id) => !id.endsWith("-summary")));
    for (const { id } of log.slice(0, 2)) gone.delete(id);
    expect(idsOf(view).filter((id) => gone.has(id) && !isLater(log, id))).toEqual([]);
  });
});

/** Whether every condensation that names the event came before it. */
function isLater(log: readonly Event[], id: string): boolean {
  const born = log.findIndex((event) => event.id === id);
  return !log.slice(born).some((event) => event.kind === "Condensation" && event.forgotten_event_ids.includes(id));
}

test("the system prompt and the task are always there, and the first", () => {
  always((log, view) => expect(idsOf(view).slice(0, 2)).toEqual(log.slice(0, 2).map(({ id }) => id)));
});

test("only what a model may see is in a view", () => {
  always((_, { events }) => {
    expect(events.filter((event) => !isVisible(event) && event.kind !== "CondensationSummaryEvent")).toEqual([]);
  });
});

test("as long as nothing is condensed and no call is open, messages are only added to", () => {
  always((log, view, before) => {
    const isCondensed = log.at(-1)?.kind === "Condensation";
    if (isCondensed || unmatchedActions(log.slice(0, -1)).length > 0) return;
    const [old, now] = [blocksOf(toChat(before)), blocksOf(toChat(view))];
    expect(now.slice(0, old.length)).toEqual(old);
  });
});

function blocksOf(messages: readonly Message[]): string[] {
  return messages.flatMap(({ role, content, tool_calls = [] }) =>
    [...content, ...tool_calls].map((block) => `${role} ${JSON.stringify(block)}`),
  );
}

test("the cuts are those positions where parting tears nothing", () => {
  always((_, { events }) => {
    const cuts = new Set(allowedCuts(events));
    for (let position = 0; position <= events.length; position += 1) {
      const [front, back] = [events.slice(0, position), events.slice(position)];
      const rest = forget(
        events,
        back.map(({ id }) => id),
      );
      expect(rest.length === front.length).toBe(cuts.has(position));
    }
  });
});
