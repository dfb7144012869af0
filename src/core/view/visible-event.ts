/** The kinds of event that a model may see. */
import type { Event } from "../event/event.ts";
import type { ActionEvent, AgentErrorEvent, ObservationEvent, UserRejectObservation } from "../event/kind/actions.ts";
import type { CondensationSummaryEvent, MessageEvent, SystemPromptEvent } from "../event/kind/messages.ts";

/** The ways in which a call can end: it ran, somebody refused it, or it failed. */
export type Result = ObservationEvent | UserRejectObservation | AgentErrorEvent;

export type VisibleEvent = SystemPromptEvent | MessageEvent | ActionEvent | Result | CondensationSummaryEvent;

/**
 * Whether an event of the log becomes part of a chat. Summaries do too, but the view makes them and they are in no log.
 */
export function isVisible(event: Event): event is Exclude<VisibleEvent, CondensationSummaryEvent> {
  if (event.kind === "MessageEvent") return saysSomething(event);
  return event.kind === "SystemPromptEvent" || event.kind === "ActionEvent" || isResult(event);
}

export function isResult(event: Event): event is Result {
  return (
    event.kind === "ObservationEvent" || event.kind === "UserRejectObservation" || event.kind === "AgentErrorEvent"
  );
}

/** Whether the agent's model wrote it: a text or a call. */
export function isReply(event: Event): boolean {
  return event.kind === "ActionEvent" || (event.kind === "MessageEvent" && event.source === "agent");
}

/** Whether a user wrote it, not the environment in the user's role. */
export function isRequest(event: Event): boolean {
  return event.kind === "MessageEvent" && event.source === "user";
}

// The agent's message may be empty, and some endpoints refuse a history with an empty turn.
function saysSomething({ llm_message, extended_content }: MessageEvent): boolean {
  return [...llm_message.content, ...extended_content].some(
    (block) => block.type === "image" || block.text.trim() !== "",
  );
}
