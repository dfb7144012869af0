/**
 * Gemini signs the thought that a call came of, and LiteLLM passes the signature on: in a field of the call, and at the end
 * of its id. In the log it stands in the field alone, because no other endpoint takes an id of that length.
 */
import type { Message, MessageToolCall } from "../event/content.ts";

const SEPARATOR = "__thought__";

type Signed = Pick<MessageToolCall, "id" | "extra_content" | "provider_specific_fields">;

/** The call with its plain id, and with the signature of the id where no field holds one. */
export function withPlainId<Call extends Signed>(call: Call): Call {
  const end = call.id.indexOf(SEPARATOR);
  if (end < 0) return call;
  const thought_signature = call.id.slice(end + SEPARATOR.length);
  const isHeld = call.extra_content !== undefined || call.provider_specific_fields !== undefined;
  return { ...call, id: call.id.slice(0, end), ...(!isHeld && { provider_specific_fields: { thought_signature } }) };
}

/** The signature of a call, if LiteLLM has passed one on. */
export function signatureOf({ provider_specific_fields }: Signed): string | undefined {
  const signature = provider_specific_fields?.thought_signature;
  return typeof signature === "string" ? signature : undefined;
}

/** The messages with signatures at the end of ids again, where LiteLLM looks for them if calls have no such field. */
export function withSignedIds(messages: readonly Message[]): readonly Message[] {
  if (!messages.some(({ tool_calls }) => tool_calls?.some(signatureOf))) return messages;
  const current = new Map<string, string>();
  const sign = (call: MessageToolCall) => {
    const signature = signatureOf(call);
    const id = signature === undefined ? call.id : `${call.id}${SEPARATOR}${signature}`;
    current.set(call.id, id);
    return { ...call, id };
  };
  return messages.map((message) => {
    const { role, tool_calls, tool_call_id = "" } = message;
    if (role === "tool") return { ...message, tool_call_id: current.get(tool_call_id) ?? tool_call_id };
    return tool_calls ? { ...message, tool_calls: tool_calls.map(sign) } : message;
  });
}
