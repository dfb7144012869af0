/** Records the calls of a reply as actions before anything else is done with them. */
import type { MessageToolCall, TextContent } from "../../event/content.ts";
import type { EventDraft } from "../../event/event.ts";
import type { ModelReply } from "../../model/model.ts";
import { omitsArguments, wireAction } from "../../tool/wire-class.ts";
import type { PreparedCall } from "../call/prepare.ts";
import type { CriticResult, NextStep } from "../critic.ts";
import { isFinish } from "./execute.ts";

export type ActionDraft = Extract<EventDraft, { kind: "ActionEvent" }>;

/** Only the first action of a reply contains the model's thoughts. */
export function actionDraft(
  { id, message }: ModelReply,
  prepared: PreparedCall,
  isFirst: boolean,
  critic_result: CriticResult | undefined,
): ActionDraft {
  const call = withAll(prepared);
  return {
    kind: "ActionEvent",
    ...(isFirst ? thoughtsOf(message) : { thought: [] }),
    action: prepared.status === "ready" ? wireAction(prepared.tool, prepared.input) : null,
    tool_name: call.name,
    tool_call_id: call.id,
    // The SDK takes no such field in an event, and passes over it in a call.
    tool_call: isFirst && message.reasoning_details ? { ...call, reasoning_details: message.reasoning_details } : call,
    llm_response_id: id,
    ...(prepared.status === "ready" && { security_risk: prepared.risk }),
    ...(prepared.status === "ready" && prepared.summary !== undefined && { summary: prepared.summary }),
    ...(critic_result && { critic_result }),
  };
}

/** Arguments that the action cannot have are in the text of the call, as they were understood. */
function withAll(prepared: PreparedCall): MessageToolCall {
  if (prepared.status === "refused" || !omitsArguments(prepared.tool, prepared.input)) return prepared.call;
  const { call, input, summary } = prepared;
  return { ...call, arguments: JSON.stringify({ ...(summary !== undefined && { summary }), ...input }) };
}

type Thoughts = Pick<ActionDraft, "thought" | "reasoning_content" | "thinking_blocks" | "responses_reasoning_item">;

function thoughtsOf(message: ModelReply["message"]): Thoughts {
  const { content, reasoning_content, thinking_blocks, responses_reasoning_item } = message;
  return {
    thought: content.filter((block): block is TextContent => block.type === "text"),
    ...(reasoning_content !== undefined && { reasoning_content }),
    ...(thinking_blocks && { thinking_blocks }),
    ...(responses_reasoning_item && { responses_reasoning_item }),
  };
}

/** The description of a call for a critic. */
export function nextStepOf({ call, ...prepared }: PreparedCall): NextStep {
  if (prepared.status === "ready" && isFinish({ call, ...prepared })) {
    return { kind: "finish", message: String(prepared.input.message ?? "") };
  }
  return { kind: "call", tool: call.name, arguments: call.arguments };
}
