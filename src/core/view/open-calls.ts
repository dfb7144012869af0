/** Matches results with calls. Views and checks for open calls use this one rule. */
import type { Event } from "../event/event.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import { isResult, type Result } from "./visible-event.ts";

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
