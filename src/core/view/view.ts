/** The part of the log that the model sees, with condensations applied, and what is still open in it. */
import type { Event } from "../event/event.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import type { Condensation, CondensationSummaryEvent } from "../event/kind/messages.ts";
import { allowedCuts, forget, nextCut, OpenCalls, withoutOpenCalls } from "./properties.ts";
import { isReply, isRequest, isResult, isVisible, type VisibleEvent } from "./visible-event.ts";

/**
 * `events` are a valid chat: every call has exactly one result, batches are complete, and forgotten events are absent.
 * The condensation request is one that no condensation and no reply has followed yet, because a model that replied has
 * read everything.
 */
export type View = Readonly<{ events: readonly VisibleEvent[]; unhandledCondensationRequest: boolean }>;

/** The view of the events of a branch from its root. */
export function viewOf(events: Iterable<Event>): View {
  const builder = new ViewBuilder();
  for (const event of events) builder.append(event);
  return builder.view();
}

/** The calls without a result: they were interrupted, and may have run. */
export function unmatchedActions(events: Iterable<Event>): ActionEvent[] {
  const open = new OpenCalls();
  for (const event of events) {
    if (event.kind === "ActionEvent") open.open(event);
    else if (isResult(event)) open.answer(event);
  }
  return [...open];
}

/** Builds the view of a branch while it grows. Appending takes the same short time however long the branch is. */
export class ViewBuilder {
  /** The events up to the last point without an open call. Only a condensation changes them. */
  #settled: VisibleEvent[] = [];
  #recent: VisibleEvent[] = [];
  #open = new OpenCalls();
  #isCondensationRequested = false;

  append(event: Event): void {
    if (event.kind === "CondensationRequest") this.#isCondensationRequested = true;
    else if (event.kind === "Condensation") this.#condense(event);
    else {
      if (isReply(event)) this.#isCondensationRequested = false;
      if (isVisible(event)) this.#add(event);
    }
  }

  /** A copy that later events do not change. */
  view(): View {
    const events = introduced([...this.#settled, ...withoutOpenCalls(this.#recent)]);
    return { events, unhandledCondensationRequest: this.#isCondensationRequested };
  }

  #add(event: VisibleEvent): void {
    if (event.kind === "ActionEvent") this.#open.open(event);
    else if (isResult(event) && !this.#open.answer(event)) return; // a result without a call, or a second one
    this.#recent.push(event);
    if (this.#open.areNone) this.#settle();
  }

  #settle(): void {
    for (const event of this.#recent) this.#settled.push(event);
    this.#recent = [];
  }

  #condense(condensation: Condensation): void {
    const events = condense([...this.#settled, ...this.#recent], condensation);
    this.#settled = [];
    this.#recent = [];
    this.#open = new OpenCalls();
    this.#isCondensationRequested = false;
    for (const event of events) this.#add(event);
  }
}

/** A log whose system prompt cannot be read gets another one later, and it is read first all the same. */
function introduced(events: VisibleEvent[]): VisibleEvent[] {
  if (events[0]?.kind === "SystemPromptEvent") return events;
  const at = events.findIndex(({ kind }) => kind === "SystemPromptEvent");
  return at < 0 ? events : [...events.slice(at, at + 1), ...events.toSpliced(at, 1)];
}

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
