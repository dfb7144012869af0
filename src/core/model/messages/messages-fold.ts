/** Folds the events of a Messages reply into one assistant message. */
import { z } from "zod";
import type { MessageToolCall, ThinkingBlock } from "../../event/content.ts";
import { ModelFault } from "../failure/model-fault.ts";
import type { Delta as ReplyDelta } from "../model.ts";
import {
  deltaOf,
  type Fold,
  type FoldedReply,
  type ReplyEnding,
  type ReplyParts,
  type StreamedCall,
  wholeMessage,
} from "../stream/fold.ts";
import { requireMeasure } from "../stream/read-reply.ts";
import type { ReportedUsage } from "../usage.ts";

/** The size of a block in addition to its texts. */
const BLOCK_SIZE = 64;

/** The part of a block that has arrived. `json` is the arguments of a call. */
type GrowingBlock = {
  type: string;
  id: string;
  name: string;
  text: string;
  json: string;
  seal: string;
  signed: Signed;
};
type Signed = Pick<StreamedCall, "provider_specific_fields">;

export class MessagesFold implements Fold {
  size = 0;
  #id = "";
  #model = "";
  #stop = "";
  #figures: Figures | undefined;
  #calls = 0;
  readonly #blocks = new Map<number, GrowingBlock>();

  get usage(): ReportedUsage | undefined {
    return this.#figures && reported(this.#figures);
  }

  take(value: unknown): ReplyDelta | undefined {
    const event = MessagesEvent.safeParse(value);
    if (!event.success) throw notMessages(event.error);
    const { type, message, index, content_block, delta, usage } = event.data;
    if (type === "content_block_delta" && delta) this.#grow(index ?? this.#blocks.size - 1, delta);
    else if (type === "content_block_start" && content_block) this.#open(index ?? this.#blocks.size, content_block);
    else if (type === "message_start") this.#begin(message ?? {});
    else if (type === "message_delta") this.#stop = delta?.stop_reason ?? this.#stop;
    this.#count(usage ?? (message?.usage && { ...message.usage, output_tokens: undefined })); // at its start it has one
    return deltaOf(delta?.text, delta?.thinking);
  }

  takeWhole(body: unknown): void {
    const reply = WholeReply.safeParse(body);
    if (!reply.success) throw notMessages(reply.error);
    const { content, stop_reason, usage } = reply.data;
    this.#begin(reply.data);
    this.#stop = stop_reason ?? "";
    for (const [index, block] of content.entries()) this.#open(index, block);
    this.#count(usage);
  }

  finish(): FoldedReply {
    const blocks = [...this.#blocks].sort(([a], [b]) => a - b).map(([, block]) => block);
    const parts = { id: this.#id, ...partsOf(blocks) };
    const message = wholeMessage(parts, ENDINGS[this.#stop] ?? "whole", "completion");
    return { id: this.#id, message, answeredBy: this.#model || undefined };
  }

  #begin({ id, model }: Readonly<{ id?: string | null | undefined; model?: string | null | undefined }>): void {
    this.#id = id ?? "";
    this.#model = model ?? "";
  }

  /** Most blocks are empty when they begin. A redacted block is complete. */
  #open(index: number, { type, id, name, text, thinking, data, signature, input, ...more }: BlockStart): void {
    const json = input && Object.keys(input).length > 0 ? JSON.stringify(input) : "";
    const words = text ?? thinking ?? "";
    const seal = data ?? signature ?? "";
    const block = { type, id: id ?? "", name: name ?? "", text: words, json, seal, signed: signedBy(more) };
    this.#blocks.set(index, block);
    if (type === "tool_use") this.#calls += 1;
    this.#grew(words.length + json.length + block.seal.length);
  }

  #grow(index: number, { text, thinking, signature, partial_json }: z.infer<typeof Delta>): void {
    const block = this.#blocks.get(index);
    if (!block) throw notMessages(new Error(`There is no block ${index}.`));
    block.text += text ?? thinking ?? "";
    block.json += partial_json ?? "";
    block.seal += signature ?? "";
    this.#grew((text ?? thinking ?? partial_json ?? signature ?? "").length);
  }

  #grew(characters: number): void {
    this.size += characters;
    requireMeasure(this.size + BLOCK_SIZE * this.#blocks.size, this.#calls);
  }

  /** The figures at the end are those of the whole reply. Some figures come only at the start. */
  #count(usage: Figures | null | undefined): void {
    if (!usage) return;
    const stated = Object.entries(usage).filter(([, figure]) => figure != null);
    this.#figures = { ...this.#figures, ...Object.fromEntries(stated) };
  }
}

/**
 * Why a reply ended, where it is not whole. A turn is paused only for tools that the provider runs, which it is never
 * offered here: what came before is no reply.
 */
const ENDINGS: Readonly<Record<string, ReplyEnding>> = {
  "": "broken-off",
  pause_turn: "broken-off",
  max_tokens: "output-limit",
  model_context_window_exceeded: "context-window",
  refusal: "content-policy",
};

function partsOf(blocks: readonly GrowingBlock[]): Omit<ReplyParts, "id"> {
  const ofType = (type: string) => blocks.filter((block) => block.type === type);
  const texts = ofType("text").filter(({ text }) => text !== "");
  return {
    text: texts.map(({ text }) => text).join(GAP),
    reasoning: ofType("thinking")
      .map(({ text }) => text)
      .filter(Boolean)
      .join(GAP),
    thinking: blocks.flatMap(thoughtIn),
    calls: withOrder(ofType("tool_use").map(callIn), blocks),
  };
}

const GAP = "\n\n";

function thoughtIn({ type, text, seal }: GrowingBlock): ThinkingBlock[] {
  if (type === "redacted_thinking") return [{ type, data: seal }];
  return type === "thinking" ? [{ type, thinking: text, ...(seal !== "" && { signature: seal }) }] : [];
}

function callIn({ id, name, json, signed }: GrowingBlock): StreamedCall {
  return { id, name, arguments: json === "" ? "{}" : json, ...signed };
}

/** The field in which LiteLLM returns Gemini's signature of a call. */
function signedBy({ provider_specific_fields }: Pick<BlockStart, "provider_specific_fields">): Signed {
  const thought_signature = provider_specific_fields?.signature;
  return thought_signature == null ? {} : { provider_specific_fields: { thought_signature } };
}

type Order = NonNullable<MessageToolCall["block_order"]>;

/** The first call notes the order of the blocks, unless it is the usual one: thoughts, words, calls. */
function withOrder([first, ...calls]: readonly StreamedCall[], blocks: readonly GrowingBlock[]): StreamedCall[] {
  if (!first) return [];
  const order = orderOf(blocks);
  const ranks = order.map((kind) => (kind === "thinking" ? 0 : kind === "tool_use" ? 2 : 1));
  const isUsual = ranks.every(
    (rank, index) => rank >= (ranks[index - 1] ?? 0) && (rank !== 1 || ranks[index - 1] !== 1),
  );
  return [isUsual ? first : { ...first, block_order: order }, ...calls];
}

function orderOf(blocks: readonly GrowingBlock[]): Order {
  const last = blocks.findLast(({ type, text }) => type === "text" && text !== "");
  return blocks.flatMap((block): Order => {
    if (block.type === "tool_use") return ["tool_use"];
    if (block.type === "thinking" || block.type === "redacted_thinking") return ["thinking"];
    if (block.type !== "text" || block.text === "") return [];
    return [block.text.length + (block === last ? 0 : GAP.length)];
  });
}

function notMessages(cause: unknown): ModelFault {
  return new ModelFault("The model endpoint sent a reply that is not a Messages reply.", {
    hint: "Check the `base-url` input, and whether the endpoint has the Messages API: the `api-mode` input chooses.",
    cause,
  });
}

/** The fields of Messages endpoints that we use. */
const Word = z.string().nullish();
/** A wrong figure does not make a reply unusable. */
const Figure = z.number().nullish().catch(undefined);

const Figures = z.object({
  input_tokens: Figure,
  output_tokens: Figure,
  cache_read_input_tokens: Figure,
  cache_creation_input_tokens: Figure,
  output_tokens_details: z.object({ thinking_tokens: Figure }).nullish().catch(undefined),
  /** Gateways add this field. */
  cost: Figure,
});
type Figures = Partial<z.infer<typeof Figures>>;

/** This API counts cached tokens (read and written) separately from the other tokens of the prompt. */
function reported(figures: Figures): ReportedUsage {
  const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens } = figures;
  const cached = (cache_read_input_tokens ?? 0) + (cache_creation_input_tokens ?? 0);
  return {
    prompt_tokens: input_tokens == null || input_tokens < 0 ? undefined : input_tokens + cached,
    completion_tokens: figures.output_tokens,
    cache_read_tokens: cache_read_input_tokens,
    cache_write_tokens: cache_creation_input_tokens,
    reasoning_tokens: figures.output_tokens_details?.thinking_tokens,
    cost: figures.cost,
  };
}

/** Unknown types of blocks and events are ignored. This API may add some at any time. */
const BlockStart = z.object({
  type: z.string(),
  id: Word,
  name: Word,
  text: Word,
  thinking: Word,
  signature: Word,
  data: Word,
  input: z.record(z.string(), z.unknown()).nullish(),
  provider_specific_fields: z.object({ signature: Word }).nullish().catch(undefined),
});
type BlockStart = z.infer<typeof BlockStart>;

const Delta = z.object({ text: Word, thinking: Word, signature: Word, partial_json: Word, stop_reason: Word });

const Usage = Figures.nullish().catch(undefined);

const MessagesEvent = z.object({
  type: z.string(),
  message: z.object({ id: Word, model: Word.catch(undefined), usage: Usage }).nullish(),
  index: z.number().nullish(),
  content_block: BlockStart.nullish(),
  delta: Delta.nullish(),
  usage: Usage,
});

const WholeReply = z.object({
  type: z.literal("message"),
  id: Word,
  model: Word.catch(undefined),
  content: z.array(BlockStart),
  stop_reason: Word,
  usage: Usage,
});
