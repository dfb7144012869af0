/** A scripted reply as the Responses API has it: one response, or the events of its making. */
import { type Completion, completionOf, type Frame, type FramedAnswer, pieces } from "../completion.ts";
import type { ScriptedReply } from "../script.ts";
import { type ResponsesRequest, seal } from "./request.ts";

type Item = Readonly<{ id: string; type: string; [field: string]: unknown }>;
type Event = Readonly<{ type: string; [field: string]: unknown }>;

/** `items` are what the model said, in order; a later request may have to send them back. */
export function responsesAnswer(
  request: ResponsesRequest,
  reply: ScriptedReply,
  turn: number,
): FramedAnswer & Readonly<{ items: readonly Item[] }> {
  const { model, input: messages, tools } = request;
  const completion = completionOf({ model, messages, ...(tools && { tools }) }, reply, turn);
  const items = itemsOf(completion, turn, request.include?.includes("reasoning.encrypted_content") ?? false);
  const response = responseOf(completion, items, turn);
  const numbered = numbering();
  const begun = { ...response, status: "in_progress", output: [], usage: null, incomplete_details: null };
  return {
    body: response,
    opening: ["response.created", "response.in_progress"].map((type) => numbered({ type, response: begun })),
    content: items.flatMap(eventsOf).map(numbered),
    ending: [numbered({ type: `response.${response.status}`, response })],
    delta: (delta) => numbered({ type: "response.output_text.delta", ...PLACE, item_id: `msg_${turn}`, delta }),
    items,
  };
}

const PLACE = { output_index: 0, content_index: 0, logprobs: [] };

function numbering(): (event: Event) => Frame {
  let sequence_number = 0;
  return (event) => {
    const data = JSON.stringify({ ...event, sequence_number });
    sequence_number += 1;
    return { event: event.type, data, isDelta: event.type === "response.output_text.delta" };
  };
}

function responseOf({ head, usage, finishReason }: Completion, output: readonly Item[], turn: number) {
  const reason = { length: "max_output_tokens", content_filter: "content_filter", stop: "", tool_calls: "" }[
    finishReason
  ];
  return {
    id: `resp_${turn}`,
    object: "response",
    created_at: head.created,
    status: reason === "" ? "completed" : "incomplete",
    error: null,
    incomplete_details: reason === "" ? null : { reason },
    model: head.model,
    output,
    parallel_tool_calls: true,
    store: false,
    ...(usage && {
      usage: {
        input_tokens: usage.prompt_tokens,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: usage.completion_tokens,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: usage.total_tokens,
      },
    }),
  };
}

function itemsOf(
  { text, reasoning, refusal, calls, finishReason }: Completion,
  turn: number,
  isSealed: boolean,
): Item[] {
  const status = finishReason === "length" ? "incomplete" : "completed";
  const thought = (content: string): Item => ({
    id: `rs_${turn}`,
    type: "reasoning",
    summary: [{ type: "summary_text", text: content }],
    ...(isSealed && { encrypted_content: seal(`rs_${turn}`, content) }),
  });
  const message = (part: object): Item => ({
    id: `msg_${turn}`,
    type: "message",
    status,
    role: "assistant",
    content: [part],
  });
  return [
    ...(reasoning === undefined ? [] : [thought(reasoning)]),
    ...(text === undefined ? [] : [message({ type: "output_text", text, annotations: [], logprobs: [] })]),
    ...(refusal === undefined ? [] : [message({ type: "refusal", refusal })]),
    ...calls.map(({ id, function: { name, arguments: args } }, index) => ({
      id: `fc_${turn}_${index}`,
      type: "function_call",
      status,
      call_id: id,
      name,
      arguments: args,
    })),
  ];
}

function eventsOf(item: Item, output_index: number): Event[] {
  const added = { ...item, ...EMPTY[item.type], ...(item.status !== undefined && { status: "in_progress" }) };
  return [
    { type: "response.output_item.added", output_index, item: added },
    ...makingOf(item).map((event) => ({ ...event, output_index, item_id: item.id })),
    { type: "response.output_item.done", output_index, item },
  ];
}

const EMPTY: Readonly<Record<string, object>> = {
  reasoning: { summary: [] },
  message: { content: [] },
  function_call: { arguments: "" },
};

type Part = Readonly<{ type: string; text?: string; refusal?: string }>;

function makingOf(item: Item): Event[] {
  if (item.type === "function_call") {
    const json = String(item.arguments);
    const type = "response.function_call_arguments";
    return [
      ...pieces(json).map((delta) => ({ type: `${type}.delta`, delta })),
      { type: `${type}.done`, arguments: json },
    ];
  }
  const isThought = item.type === "reasoning";
  const parts = (isThought ? item.summary : item.content) as Part[]; // made by itemsOf
  return parts.flatMap((part, index) => (isThought ? summaryEvents(part, index) : contentEvents(part, index)));
}

function summaryEvents(part: Part, summary_index: number): Event[] {
  const { text = "" } = part;
  const type = "response.reasoning_summary";
  return [
    { type: `${type}_part.added`, summary_index, part: { ...part, text: "" } },
    ...pieces(text).map((delta) => ({ type: `${type}_text.delta`, summary_index, delta })),
    { type: `${type}_text.done`, summary_index, text },
    { type: `${type}_part.done`, summary_index, part },
  ];
}

function contentEvents(part: Part, content_index: number): Event[] {
  const { text, refusal } = part;
  const empty = { ...part, ...(text === undefined ? { refusal: "" } : { text: "" }) };
  const type = text === undefined ? "response.refusal" : "response.output_text";
  const whole = text === undefined ? { refusal } : { text, logprobs: [] };
  return [
    { type: "response.content_part.added", content_index, part: empty },
    ...pieces(text ?? refusal ?? "").map((delta) => ({ type: `${type}.delta`, content_index, delta, logprobs: [] })),
    { type: `${type}.done`, content_index, ...whole },
    { type: "response.content_part.done", content_index, part },
  ];
}
