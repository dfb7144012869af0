/** Everything that can happen in a conversation, in the OpenHands wire shapes. */
import { z } from "zod";
import {
  ActionEvent,
  AgentErrorEvent,
  ConversationErrorEvent,
  ObservationEvent,
  ServerErrorEvent,
  UserRejectObservation,
} from "./kind/actions.ts";
import { Condensation, CondensationRequest, CondensationSummaryEvent } from "./kind/condensation.ts";
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
import { MessageEvent, SystemPromptEvent } from "./kind/messages.ts";

/** What may be appended to a log. Parsing is strict: a field or a kind that is not known is an error. */
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

/** What may stand on the wire: also what is only shown or sent and never stored. As strict. */
export const WireEvent = z.discriminatedUnion("kind", [
  ...StoredEvent.options,
  CondensationSummaryEvent,
  StreamingDeltaEvent,
  ServerErrorEvent,
]);

/** All of them. Parsed events are frozen through and through. */
export const Event = z.discriminatedUnion("kind", [...WireEvent.options, UnknownEvent]);
export type Event = z.infer<typeof Event>;

type Unstamped<E> = E extends unknown ? Omit<E, "id" | "timestamp" | "parent_id"> : never;

/** An event before the log has given it an id and a time. Its parent is the last event unless it names another. */
export type EventDraft = Unstamped<z.input<typeof StoredEvent>> & Readonly<{ id?: string; parent_id?: string }>;
