/**
 * Turns a scripted reply into what goes over the wire: one chat completion, or the chunks of a stream, with the pieces
 * that answers of all protocols consist of.
 */
import type { Finish, ScriptedCall, ScriptedReply, Usage } from "./script.ts";

/** One server-sent event; `isDelta` if it carries a piece of the model's text. */
export type Frame = Readonly<{ event?: string; data: string; isDelta?: boolean }>;

/** `ending` is what says that the answer is complete; `delta` makes another piece of text. */
export type FramedAnswer = Readonly<{
  /** For a client that does not stream. */
  body: object;
  opening: readonly Frame[];
  content: readonly Frame[];
  ending: readonly Frame[];
  delta(text: string): Frame;
}>;

/** Short pieces that never split a character. */
export function pieces(text: string): readonly string[] {
  return text.match(/.{1,24}/gsu) ?? [];
}

export function framesOf({ opening, content, ending }: FramedAnswer): readonly Frame[] {
  return [...opening, ...content, ...ending];
}

type ToolCall = Readonly<{ id: string; type: "function"; function: { name: string; arguments: string } }>;

export type Completion = Readonly<{
  head: Readonly<{ id: string; created: number; model: string }>;
  text: string | undefined;
  reasoning: string | undefined;
  refusal: string | undefined;
  calls: readonly ToolCall[];
  finishReason: Finish;
  /** undefined if the endpoint reports none. */
  usage: Usage | undefined;
}>;

/** The request, as far as the answer depends on it. */
export type CompletionRequest = Readonly<{ model: string; messages: unknown; tools?: unknown }>;

/** The answer to request number `turn`; its ids follow from that number, so that transcripts are stable. */
export function completionOf(request: CompletionRequest, reply: ScriptedReply, turn: number): Completion {
  const calls = (reply.calls ?? []).map((call, index) => toolCall(call, `call_${turn}_${index}`));
  return {
    head: { id: `chatcmpl-${turn}`, created: Math.floor(Date.now() / 1000), model: request.model },
    text: reply.text,
    reasoning: reply.reasoning,
    refusal: reply.refusal,
    calls,
    finishReason: reply.finish ?? (calls.length > 0 ? "tool_calls" : "stop"),
    usage: reply.usage === "absent" ? undefined : usageOf(request, reply, reply.usage),
  };
}

/** The body of a reply that is not streamed. */
export function completionBody({ head, text, reasoning, refusal, calls, finishReason, usage }: Completion): object {
  const message = {
    role: "assistant",
    content: text ?? null,
    refusal: refusal ?? null,
    ...(reasoning === undefined ? {} : { reasoning_content: reasoning }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: finishReason }];
  return { ...head, object: "chat.completion", choices, ...(usage && { usage }) };
}

/** The chunks of a streamed reply in order; the usage chunk, which has no choices, comes last and only when asked for. */
export function* completionChunks(completion: Completion, includeUsage: boolean): Generator<object> {
  const head = { ...completion.head, object: "chat.completion.chunk" };
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...(includeUsage ? { usage: null } : {}),
  });
  yield chunk({ role: "assistant", content: "" });
  for (const piece of pieces(completion.reasoning ?? "")) yield chunk({ reasoning_content: piece });
  for (const piece of pieces(completion.refusal ?? "")) yield chunk({ refusal: piece });
  for (const piece of pieces(completion.text ?? "")) yield chunk({ content: piece });
  for (const delta of completion.calls.flatMap(callDeltas)) yield chunk({ tool_calls: [delta] });
  yield chunk({}, completion.finishReason);
  if (includeUsage && completion.usage) yield { ...head, choices: [], usage: completion.usage };
}

function toolCall({ name, arguments: args }: ScriptedCall, id: string): ToolCall {
  return {
    id,
    type: "function",
    function: { name, arguments: typeof args === "string" ? args : JSON.stringify(args) },
  };
}

/** A call as endpoints stream it: index, id and name first, then the arguments in fragments. */
function callDeltas({ function: { name, arguments: args }, ...call }: ToolCall, index: number): object[] {
  const opening = { index, ...call, function: { name, arguments: "" } };
  return [opening, ...pieces(args).map((piece) => ({ index, function: { arguments: piece } }))];
}

function usageOf(request: CompletionRequest, reply: ScriptedReply, stated: Partial<Usage> = {}): Usage {
  const prompt_tokens = tokens(request.messages, request.tools);
  const completion_tokens = tokens(reply.text, reply.reasoning, reply.calls);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens, cost: 0, ...stated };
}

/** The usual estimate of four characters to a token. */
function tokens(...parts: readonly unknown[]): number {
  const characters = parts.map((part) => (part === undefined ? 0 : JSON.stringify(part).length));
  return Math.ceil(characters.reduce((sum, length) => sum + length, 0) / 4);
}
