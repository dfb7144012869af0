/** All events of a conversation in OpenHands' wire format. */
import { z } from "zod";
import {
  ActionEvent,
  AgentErrorEvent,
  ConversationErrorEvent,
  ObservationEvent,
  ServerErrorEvent,
  UserRejectObservation,
} from "./kind/actions.ts";
import {
  ACPToolCallEvent,
  ConversationStateUpdateEvent,
  HookExecutionEvent,
  InterruptEvent,
  LLMCompletionLogEvent,
  PauseEvent,
  SecurityAnalysisEvent,
  StreamingDeltaEvent,
  TokenEvent,
  UnknownEvent,
} from "./kind/host-events.ts";
import {
  Condensation,
  CondensationRequest,
  CondensationSummaryEvent,
  MessageEvent,
  SystemPromptEvent,
} from "./kind/messages.ts";

/** The events that can be appended to a log. Parsing is strict: an unknown field or kind is an error. */
export const StoredEvent = z.discriminatedUnion("kind", [
  SystemPromptEvent,
  MessageEvent,
  ActionEvent,
  ObservationEvent,
  UserRejectObservation,
  AgentErrorEvent,
  Condensation,
  CondensationRequest,
  PauseEvent,
  InterruptEvent,
  ConversationErrorEvent,
  ConversationStateUpdateEvent,
  HookExecutionEvent,
  SecurityAnalysisEvent,
  LLMCompletionLogEvent,
  TokenEvent,
  ACPToolCallEvent,
]);

/**
 * The events that can be on the wire, including those that are only shown or sent and never stored. Parsing is strict
 * too.
 */
export const WireEvent = z.discriminatedUnion("kind", [
  ...StoredEvent.options,
  CondensationSummaryEvent,
  StreamingDeltaEvent,
  ServerErrorEvent,
]);

/** The union of all events. Parsed events are deeply frozen. */
export const Event = z.discriminatedUnion("kind", [...WireEvent.options, UnknownEvent]);
export type Event = z.infer<typeof Event>;

type Unstamped<E> = E extends unknown ? Omit<E, "id" | "timestamp" | "parent_id"> : never;

/** An event before the log has given it an id and a time. Its parent is the last event, unless it names another. */
export type EventDraft = Unstamped<z.input<typeof StoredEvent>> & Readonly<{ id?: string; parent_id?: string }>;
