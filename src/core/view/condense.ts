/** Applies a condensation to a view: it removes events and inserts a summary. */
import type { Condensation, CondensationSummaryEvent } from "../event/kind/condensation.ts";
import { allowedCuts, forget, nextCut, withoutOpenCalls } from "./properties.ts";
import { isRequest, type VisibleEvent } from "./visible-event.ts";

/** The events that no condensation removes: the system prompt and the first request. */
export function headOf(events: readonly VisibleEvent[]): VisibleEvent[] {
  const task = events.find(isRequest);
  return events.filter((event) => event.kind === "SystemPromptEvent" || event === task);
}

/** Unknown ids are ignored. Events that belong to a forgotten one are removed too. */
export function condense(events: readonly VisibleEvent[], condensation: Condensation): VisibleEvent[] {
  const { forgotten_event_ids, summary = "", summary_offset } = condensation;
  const head = new Set(headOf(events).map(({ id }) => id));
  const rest = forget(
    events,
    forgotten_event_ids.filter((id) => !head.has(id)),
  );
  if (summary === "" || summary_offset === undefined) return rest;
  return rest.toSpliced(placeOf(rest, summary_offset), 0, summaryEvent(condensation, summary));
}

// The offset counts the events that the model sees. It is moved forward to a place that splits nothing, and is never
// before the head.
function placeOf(events: readonly VisibleEvent[], offset: number): number {
  const seen = withoutOpenCalls(events);
  const head = headOf(seen);
  const headLength = head.findLastIndex((event, index) => event === seen[index]) + 1;
  const cut = nextCut(allowedCuts(seen), Math.max(offset, headLength)) ?? seen.length;
  const follower = seen[cut];
  return follower ? events.indexOf(follower) : events.length;
}

function summaryEvent({ id, timestamp }: Condensation, summary: string): CondensationSummaryEvent {
  return { kind: "CondensationSummaryEvent", id: `${id}-summary`, timestamp, source: "environment", summary };
}
