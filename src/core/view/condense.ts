/** What a condensation does to a view: it takes events out and puts a summary in. */
import type { Condensation, CondensationSummaryEvent } from "../event/kind/condensation.ts";
import { allowedCuts, forget, nextCut, withoutOpenCalls } from "./properties.ts";
import { isRequest, type VisibleEvent } from "./visible-event.ts";

/** What no condensation can take out: who the agent is, and what it was first asked to do. */
export function headOf(events: readonly VisibleEvent[]): VisibleEvent[] {
  const task = events.find(isRequest);
  return events.filter((event) => event.kind === "SystemPromptEvent" || event === task);
}

/** Ids that are not there are ignored; what cannot be without the forgotten goes along. */
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

// The offset counts what the model sees. It is moved on to where nothing is torn, and never comes before the head.
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
