/** Decides which events of a view belong together, results with their calls first, and so what can be forgotten and where the view can be split. */
import type { Event } from "../event/event.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import { isResult, type Result, type VisibleEvent } from "./visible-event.ts";

/**
 * The calls that wait for a result, while a log is read from its beginning. The first result that names a call answers
 * it. Call ids alone do not identify a call, because some endpoints reuse them.
 */
export class OpenCalls implements Iterable<ActionEvent> {
  readonly #calls = new Map<string, ActionEvent>();

  get areNone(): boolean {
    return this.#calls.size === 0;
  }

  /** In the order of the log. */
  [Symbol.iterator](): IterableIterator<ActionEvent> {
    return this.#calls.values();
  }

  open(call: ActionEvent): void {
    this.#calls.set(call.id, call);
  }

  /** Returns the call that a result answers, and closes it; undefined if there is none. */
  answer(result: Result): ActionEvent | undefined {
    const call =
      result.kind === "AgentErrorEvent" ? this.#mistaken(result.tool_call_id) : this.#calls.get(result.action_id);
    if (call) this.#calls.delete(call.id);
    return call;
  }

  // An error event does not name its action. Results come in the order of the calls of a reply.
  #mistaken(callId: string): ActionEvent | undefined {
    const calls = [...this].filter((call) => call.tool_call_id === callId);
    return calls.find((call) => call.llm_response_id === calls.at(-1)?.llm_response_id);
  }
}

/** The calls that have a result, in order, each with its first result. */
export function answeredCalls(events: Iterable<Event>): Map<ActionEvent, Result> {
  const open = new OpenCalls();
  const results = new Map<ActionEvent, Result | undefined>();
  for (const event of events) {
    if (event.kind === "ActionEvent") {
      open.open(event);
      results.set(event, undefined); // added now, so that the order is that of the calls
    } else if (isResult(event)) {
      const call = open.answer(event);
      if (call) results.set(call, event);
    }
  }
  for (const call of open) results.delete(call);
  return results as Map<ActionEvent, Result>; // the open ones have no result
}

/** The events without the given ids and without the events that belong to them. */
export function forget(events: readonly VisibleEvent[], ids: Iterable<string>): VisibleEvent[] {
  const gone = new Set(ids);
  const bonds = bondsOf(events);
  let size: number;
  do {
    size = gone.size; // removing a batch may remove a loop, which may remove another batch
    for (const bond of bonds) {
      if (bond.some(({ id }) => gone.has(id))) for (const { id } of bond) gone.add(id);
    }
  } while (gone.size > size);
  return events.filter(({ id }) => !gone.has(id));
}

/** The positions from 0 to the length, ascending, where the view can be split between groups. */
export function allowedCuts(events: readonly VisibleEvent[]): number[] {
  const positions = new Map(events.map((event, index) => [event, index]));
  const lastOfBond = new Map<number, number>();
  for (const bond of bondsOf(events)) {
    const places = bond.map((event) => positions.get(event) ?? 0).sort((a, b) => a - b);
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    lastOfBond.set(first, Math.max(last, lastOfBond.get(first) ?? 0));
  }
  let last = 0;
  const cuts = [0];
  for (const index of events.keys()) {
    last = Math.max(last, lastOfBond.get(index) ?? index);
    if (last === index) cuts.push(index + 1);
  }
  return cuts;
}

/** The first of the cuts at or after a position. */
export function nextCut(cuts: readonly number[], position: number): number | undefined {
  return cuts.find((cut) => cut >= position);
}

// The loops are those that the model has seen, so that forgotten events were visible to the model that summarized them.
function bondsOf(events: readonly VisibleEvent[]): VisibleEvent[][] {
  return [...batches(events), ...toolLoops(withoutOpenCalls(events))];
}

function batches(events: readonly VisibleEvent[]): VisibleEvent[][] {
  return batchesOf(events).map(({ calls, results }) => [...calls, ...results]);
}

/**
 * Removes only the batch, not the thinking loop around it, because the model has seen the earlier part of that. Results
 * without a call, and second results, are never in a view (see OpenCalls).
 */
export function withoutOpenCalls(events: readonly VisibleEvent[]): VisibleEvent[] {
  const open = batchesOf(events).filter(({ calls, results }) => results.length < calls.length);
  const hidden = new Set<VisibleEvent>(open.flatMap(({ calls, results }) => [...calls, ...results]));
  return events.filter((event) => !hidden.has(event));
}

/** A loop starts at a call with thoughts, includes the following calls and results, and ends at any other event. */
export function toolLoops(events: readonly VisibleEvent[]): VisibleEvent[][] {
  const loops: VisibleEvent[][] = [];
  let isInLoop = false;
  for (const event of events) {
    const isCall = event.kind === "ActionEvent";
    const begins: boolean = !isInLoop && isCall && event.thinking_blocks.length > 0;
    isInLoop = begins || (isInLoop && (isCall || isResult(event)));
    if (begins) loops.push([event]);
    else if (isInLoop) loops.at(-1)?.push(event);
  }
  return loops;
}

/** `results` are in the order of the calls; there are fewer while calls are open. */
export type Batch = Readonly<{ calls: readonly [ActionEvent, ...ActionEvent[]]; results: readonly Result[] }>;

/**
 * The calls of a batch are adjacent. The id of their reply alone does not identify it, because some endpoints reuse
 * ids.
 */
export function batchesOf(events: readonly VisibleEvent[]): Batch[] {
  const answers = answeredCalls(events);
  return runsOfCalls(events).map((calls) => ({
    calls,
    results: calls.flatMap((call) => answers.get(call) ?? []),
  }));
}

function runsOfCalls(events: readonly VisibleEvent[]): [ActionEvent, ...ActionEvent[]][] {
  const runs: [ActionEvent, ...ActionEvent[]][] = [];
  let previous: VisibleEvent | undefined;
  for (const event of events) {
    if (event.kind === "ActionEvent") {
      const belongs = previous?.kind === "ActionEvent" && previous.llm_response_id === event.llm_response_id;
      if (belongs) runs.at(-1)?.push(event);
      else runs.push([event]);
    }
    previous = event;
  }
  return runs;
}
