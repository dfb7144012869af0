/** Events to put together a history from. */
import { plainText, text } from "../../../src/core/event/content.ts";
import { Event, type EventDraft } from "../../../src/core/event/event.ts";
import type { View } from "../../../src/core/view/view.ts";
import type { VisibleEvent } from "../../../src/core/view/visible-event.ts";
import { countingStamper, idOf } from "../event/counting-stamper.ts";

export type Role = "user" | "agent" | "environment";

export const system: EventDraft = {
  kind: "SystemPromptEvent",
  system_prompt: text("You help."),
  dynamic_context: text("It is Monday."),
  tools: [],
};

export function said(source: Role, words: string): EventDraft {
  const role = source === "agent" ? "assistant" : "user";
  return { kind: "MessageEvent", source, llm_message: { role, content: words === "" ? [] : [text(words)] } };
}

/** A call of the reply `reply`; `thought` is for its first. */
export function acted(reply: string, id: string, thought = ""): EventDraft {
  return {
    kind: "ActionEvent",
    thought: thought === "" ? [] : [text(thought)],
    ...(thought !== "" && { reasoning_content: `why ${thought}` }),
    action: { kind: "EchoAction" },
    tool_name: "echo",
    tool_call_id: id,
    tool_call: { id, name: "echo", arguments: `{"n":"${id}"}` },
    llm_response_id: reply,
  };
}

/** The result of the last call with that id. */
export function answered(id: string, words: string, isError = false): EventDraft {
  return {
    kind: "ObservationEvent",
    ...result(id),
    observation: { kind: "EchoObservation", content: [text(words)], is_error: isError },
  };
}

export function rejected(id: string, reason: string): EventDraft {
  return { kind: "UserRejectObservation", ...result(id), rejection_reason: reason };
}

export function failed(id: string, error: string): EventDraft {
  return { kind: "AgentErrorEvent", tool_name: "echo", tool_call_id: id, error };
}

/** A condensation that forgets the events at these places, counted from 1. */
export function condensed(places: readonly number[], summary?: string, offset?: number): EventDraft {
  return {
    kind: "Condensation",
    forgotten_event_ids: places.map(idOf),
    ...(summary !== undefined && { summary }),
    ...(offset !== undefined && { summary_offset: offset }),
    llm_response_id: "c1",
  };
}

/** The drafts as events, in a chain, the first with the number 1. */
export function history(...drafts: EventDraft[]): Event[] {
  const stamper = countingStamper();
  const calls = new Map<string, string>();
  return drafts.map((draft) => {
    const stamp = stamper();
    if (draft.kind === "ActionEvent") calls.set(draft.tool_call_id, stamp.id);
    const isResult = draft.kind === "ObservationEvent" || draft.kind === "UserRejectObservation";
    if (!isResult || draft.action_id !== LAST_CALL) return Event.parse({ ...draft, ...stamp });
    return Event.parse({ ...draft, ...stamp, action_id: calls.get(draft.tool_call_id) ?? LAST_CALL });
  });
}

/** Each event of a view in a word: its kind, and what tells it from others. */
export function outline({ events }: Pick<View, "events">): string[] {
  return events.map(lineOf);
}

function lineOf(event: VisibleEvent): string {
  switch (event.kind) {
    case "SystemPromptEvent":
      return "system";
    case "MessageEvent":
      return `${event.source}: ${plainText(event.llm_message.content)}`;
    case "CondensationSummaryEvent":
      return `summary: ${event.summary}`;
    case "ActionEvent":
      return `call ${event.tool_call_id}`;
    case "ObservationEvent":
      return `result ${event.tool_call_id}: ${plainText(event.observation.content)}`;
    case "UserRejectObservation":
      return `rejected ${event.tool_call_id}`;
    case "AgentErrorEvent":
      return `error ${event.tool_call_id}`;
  }
}

const LAST_CALL = "last call";

function result(id: string) {
  return { tool_name: "echo", tool_call_id: id, action_id: LAST_CALL };
}
