/** Converts the view into the messages of a model request. Pure: the same view gives the same messages. */
import { type Message, text } from "../event/content.ts";
import type { ObservationEvent } from "../event/kind/actions.ts";
import { type Batch, batchesOf } from "./properties.ts";
import { shownContent } from "./shown-content.ts";
import type { View } from "./view.ts";
import { isResult, type Result, type VisibleEvent } from "./visible-event.ts";

const LONGEST_ID = 64;

/**
 * A batch becomes one assistant message, followed directly by its results in the order of its calls, whatever was
 * written while they ran. Adjacent user messages become one.
 */
export function toChat({ events }: Pick<View, "events">): Message[] {
  const batches = new Map<VisibleEvent, Batch>(batchesOf(events).map((batch) => [batch.calls[0], batch]));
  const uniqueId = uniqueIds();
  const messages: Message[] = [];
  for (const event of events) {
    const batch = batches.get(event);
    if (batch) messages.push(...batchTurns(batch, uniqueId));
    else if (event.kind !== "ActionEvent" && !isResult(event)) say(messages, toMessage(event));
  }
  return messages;
}

type Spoken = Exclude<VisibleEvent, { kind: "ActionEvent" } | Result>;

function toMessage(event: Spoken): Message {
  switch (event.kind) {
    case "SystemPromptEvent":
      return {
        role: "system",
        content: [event.system_prompt, ...(event.dynamic_context ? [event.dynamic_context] : [])],
      };
    case "MessageEvent":
      return { ...event.llm_message, content: [...event.llm_message.content, ...event.extended_content] };
    case "CondensationSummaryEvent":
      return { role: "user", content: [text(event.summary)] };
  }
}

function say(messages: Message[], message: Message): void {
  const last = messages.at(-1);
  if (!last || !isPlainUserTurn(last) || !isPlainUserTurn(message)) messages.push(message);
  else messages[messages.length - 1] = { ...last, content: [...last.content, ...message.content] };
}

function isPlainUserTurn({ role, name, tool_call_id, tool_calls }: Message): boolean {
  return role === "user" && name === undefined && tool_call_id === undefined && tool_calls === undefined;
}

function batchTurns({ calls, results }: Batch, uniqueId: (id: string) => string): Message[] {
  const ids = calls.map((call) => uniqueId(call.tool_call_id));
  const [{ reasoning_content, thinking_blocks, responses_reasoning_item, tool_call }] = calls;
  const { reasoning_details } = tool_call;
  const turn: Message = {
    role: "assistant",
    content: calls.flatMap((call) => call.thought),
    tool_calls: calls.map(({ tool_call: { reasoning_details: _, ...call } }, index) => ({
      ...call,
      id: ids[index] ?? "",
    })),
    ...(reasoning_content !== undefined && { reasoning_content }),
    ...(thinking_blocks.length > 0 && { thinking_blocks }),
    ...(responses_reasoning_item !== undefined && { responses_reasoning_item }),
    ...(reasoning_details !== undefined && { reasoning_details }),
  };
  return [turn, ...results.map((result, index) => resultTurn(result, ids[index] ?? ""))];
}

function resultTurn(result: Result, tool_call_id: string): Message {
  return { role: "tool", name: result.tool_name, tool_call_id, content: resultContent(result) };
}

function resultContent(result: Result): Message["content"] {
  switch (result.kind) {
    case "ObservationEvent":
      return observationContent(result);
    case "UserRejectObservation":
      return [text(`Action rejected: ${result.rejection_reason}`)];
    case "AgentErrorEvent":
      return [text(result.error)];
  }
}

function observationContent({ observation, extended_content }: ObservationEvent): Message["content"] {
  return [...shownContent(observation), ...extended_content];
}

/** Some endpoints reuse ids, or use ids that others refuse: ids are made valid, and repeated ones get a number. */
function uniqueIds(): (id: string) => string {
  const used = new Set<string>();
  const uses = new Map<string, number>();
  return (given) => {
    const id = given.replace(/[^a-zA-Z0-9_-]/g, "_") || "call";
    let count = uses.get(id) ?? 0;
    let unique: string;
    do {
      count += 1;
      const number = count === 1 ? "" : `-${count}`;
      unique = id.slice(0, LONGEST_ID - number.length) + number;
    } while (used.has(unique));
    uses.set(id, count);
    used.add(unique);
    return unique;
  };
}
