/** A scripted reply as the Messages API has it: one message, or the events of its making. */
import { type Completion, completionOf, type Frame, type FramedAnswer, pieces } from "../completion.ts";
import type { Finish, ScriptedReply } from "../script.ts";
import { type SaidBlock as Block, type MessagesRequest, sign } from "./request.ts";

type Event = Readonly<{ type: string; [field: string]: unknown }>;

/** `blocks` are what the model said, in order; a later request may have to send them back. */
export function messagesAnswer(
  request: MessagesRequest,
  reply: ScriptedReply,
  turn: number,
): FramedAnswer & Readonly<{ blocks: readonly Block[] }> {
  const { model, messages, tools } = request;
  const completion = completionOf({ model, messages, ...(tools && { tools }) }, reply, turn);
  const blocks = blocksOf(completion);
  const stop_reason = completion.refusal === undefined ? STOPS[completion.finishReason] : "refusal";
  const usage = usageOf(completion);
  const head = { id: `msg_${turn}`, type: "message", role: "assistant", model };
  const begun = { ...head, content: [], stop_reason: null, stop_sequence: null, usage: { ...usage, output_tokens: 1 } };
  return {
    body: { ...head, content: blocks, stop_reason, stop_sequence: null, ...(usage && { usage }) },
    opening: [{ type: "message_start", message: usage ? begun : { ...begun, usage: undefined } }, { type: "ping" }].map(
      frameOf,
    ),
    content: blocks.flatMap(eventsOf).map(frameOf),
    ending: [
      {
        type: "message_delta",
        delta: { stop_reason, stop_sequence: null },
        usage: usage && { output_tokens: usage.output_tokens },
      },
      { type: "message_stop" },
    ].map(frameOf),
    delta: (text) => frameOf({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
    blocks,
  };
}

const STOPS: Readonly<Record<Finish, string>> = {
  stop: "end_turn",
  tool_calls: "tool_use",
  length: "max_tokens",
  content_filter: "refusal",
};

function frameOf(event: Event): Frame {
  const { delta } = event;
  const isDelta = typeof delta === "object" && delta !== null && "text" in delta;
  return { event: event.type, data: JSON.stringify(event), isDelta };
}

/** Tokens that a cache reads and writes are counted apart; nothing is cached here. */
function usageOf({ usage }: Completion) {
  return (
    usage && {
      input_tokens: usage.prompt_tokens,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: usage.completion_tokens,
    }
  );
}

function blocksOf({ text, reasoning, refusal, calls }: Completion): Block[] {
  const said = text ?? refusal;
  return [
    ...(reasoning === undefined ? [] : [{ type: "thinking", thinking: reasoning, signature: sign(reasoning) }]),
    ...(said === undefined || said === "" ? [] : [{ type: "text", text: said }]),
    ...calls.map(({ id, function: { name, arguments: args } }) => ({
      type: "tool_use",
      id,
      name,
      input: inputIn(args),
    })),
  ];
}

/** A script may send broken JSON; a stream carries it as it is. */
function inputIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function eventsOf(block: Block, index: number): Event[] {
  const deltas = deltasOf(block).map((delta) => ({ type: "content_block_delta", index, delta }));
  const start = { type: "content_block_start", index, content_block: { ...block, ...EMPTY[block.type] } };
  return [start, ...deltas, { type: "content_block_stop", index }];
}

const EMPTY: Readonly<Record<string, object>> = {
  thinking: { thinking: "", signature: "" },
  text: { text: "" },
  tool_use: { input: {} },
};

function deltasOf({ type, text, thinking, signature, input }: Block): object[] {
  if (type === "text") return pieces(String(text)).map((piece) => ({ type: "text_delta", text: piece }));
  if (type === "thinking") {
    const thoughts = pieces(String(thinking)).map((piece) => ({ type: "thinking_delta", thinking: piece }));
    return [...thoughts, { type: "signature_delta", signature }];
  }
  const json = typeof input === "string" ? input : JSON.stringify(input);
  return pieces(json).map((partial_json) => ({ type: "input_json_delta", partial_json }));
}
