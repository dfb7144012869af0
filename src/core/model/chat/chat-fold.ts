/** Folds the chunks of a Chat Completions reply into one assistant message. */
import { APIError } from "openai/core/error";
import { leadingJson } from "../../../lib/json.ts";
import type { Message } from "../../event/content.ts";
import { ModelFault } from "../failure/model-fault.ts";
import type { Delta as ReplyDelta } from "../model.ts";
import {
  deltaOf,
  type Fold,
  type FoldedReply,
  type ReplyEnding,
  type StreamedCall,
  wholeMessage,
} from "../stream/fold.ts";
import { requireMeasure } from "../stream/read-reply.ts";
import type { ReportedUsage } from "../usage.ts";
import { type CallPiece, Chunk, type ChunkDelta, type DetailPiece, type ThinkingPiece, WholeReply } from "./chunk.ts";

export class ChatFold implements Fold {
  size = 0;
  usage: ReportedUsage | undefined;
  #id = "";
  #model = "";
  /** The text of each choice. One is asked for; some endpoints send text and calls in a choice each. */
  readonly #texts: string[] = [];
  #reasoning = "";
  #hasRefused = false;
  #hasChoices = false;
  #finish = "";
  readonly #calls: GrowingCall[] = [];
  readonly #thinking: GrowingThinking[] = [];
  readonly #details: Record<string, unknown>[] = [];

  take(event: unknown): ReplyDelta | undefined {
    const chunk = Chunk.safeParse(event);
    if (!chunk.success) throw notChat(chunk.error);
    this.#takeChunk(chunk.data);
    const [first] = chunk.data.choices ?? [];
    const { content, reasoning_content, reasoning } = first?.index ? {} : (first?.delta ?? {});
    return deltaOf(content, reasoning_content ?? reasoning);
  }

  takeWhole(body: unknown): void {
    const reply = WholeReply.safeParse(body);
    if (!reply.success) throw notChat(reply.error);
    this.#takeChunk(reply.data);
    if (reply.data.choices?.[0]?.delta) this.#finish ||= "stop"; // nothing can be missing of what came in one piece
  }

  finish(): FoldedReply {
    const [text = ""] = this.#texts.filter((one) => one !== "");
    const words = { id: this.#id, text, reasoning: this.#reasoning };
    const thoughts = { thinking: this.#thinking, details: sealedDetails(this.#details) };
    const parts = { ...words, ...thoughts, calls: inOrder(this.#calls) };
    const message = wholeMessage(parts, this.#ending(), "completion");
    return { id: this.#id, message, announcesCalls: CALLING.test(this.#finish), answeredBy: this.#model || undefined };
  }

  #takeChunk({ id, model, choices, usage }: Chunk): void {
    this.#id ||= id ?? "";
    this.#model ||= model ?? "";
    this.usage = usage ?? this.usage;
    for (const choice of choices ?? []) {
      if (choice.error) throw new APIError(undefined, choice.error, undefined, undefined);
      this.#hasChoices = true;
      const finish = choice.finish_reason ?? "";
      if (this.#finish === "" || CALLING.test(finish)) this.#finish = finish || this.#finish;
      if (choice.delta) this.#takeDelta(choice.delta, Math.min(choice.index ?? 0, MOST_CHOICES));
    }
  }

  #takeDelta(delta: ChunkDelta, choice: number): void {
    const reasoning = delta.reasoning_content ?? delta.reasoning ?? "";
    this.#texts[choice] = (this.#texts[choice] ?? "") + (delta.content ?? "");
    this.#reasoning += reasoning;
    this.#hasRefused ||= (delta.refusal ?? "") !== "";
    for (const piece of delta.tool_calls ?? []) takeCall(this.#calls, piece, choice);
    if (delta.function_call) takeCall(this.#calls, { function: delta.function_call }, choice);
    for (const piece of delta.thinking_blocks ?? []) takeThinking(this.#thinking, piece);
    for (const piece of delta.reasoning_details ?? []) takeDetail(this.#details, piece);
    this.size += sizeOf(delta) + reasoning.length;
    requireMeasure(this.size, this.#calls.length);
  }

  #ending(): ReplyEnding {
    if (this.#hasRefused) return "content-policy";
    if (REJECTING.test(this.#finish)) return "rejected-call";
    if (this.#finish !== "") return ENDINGS[this.#finish.toLowerCase()] ?? "whole";
    return this.#hasChoices ? "broken-off" : "empty";
  }
}

/** Further choices are read as the last of these. */
const MOST_CHOICES = 8;

/** The words of endpoints for an end in tool calls. */
const CALLING = /^(?:tool_calls?|tool_use|function_call)$/i;

/** Gemini's words for an end in a call that it could not read, also behind other words. */
const REJECTING = /malformed_(?:function|tool)_call|unexpected_tool_call/i;

/** The words of endpoints for incomplete replies; every other word means a whole reply. */
const ENDINGS: Readonly<Record<string, ReplyEnding>> = {
  length: "output-limit",
  max_tokens: "output-limit",
  content_filter: "content-policy",
  safety: "content-policy",
  refusal: "content-policy",
  error: "failed",
};

function sizeOf({ content, tool_calls, function_call, thinking_blocks, reasoning_details }: ChunkDelta): number {
  const pieces = [...(tool_calls ?? []).map((call) => call.function), function_call];
  const calls = pieces.map((piece) => (piece?.arguments ?? "").length);
  const thinking = (thinking_blocks ?? []).map((block) => (block.thinking ?? block.data ?? "").length);
  const details = (reasoning_details ?? []).map(({ text, summary, data }) => (data ?? text ?? summary ?? "").length);
  return [...calls, ...thinking, ...details].reduce((sum, length) => sum + length, (content ?? "").length);
}

function notChat(cause: unknown): ModelFault {
  return new ModelFault("The model endpoint sent a reply that is not a Chat Completions reply.", {
    hint: "Check the `base-url` input: it should be the API's root, usually ending in /v1.",
    cause,
  });
}

type Sealed = Pick<StreamedCall, "extra_content" | "provider_specific_fields">;
type GrowingCall = {
  choice: number;
  index: number | undefined;
  id: string;
  name: string;
  arguments: string;
  /** The last piece of the arguments. */
  last: string;
} & {
  -readonly [Field in keyof Sealed]: Sealed[Field];
};

type Thinking = { type: "thinking"; thinking: string; signature?: string };
type GrowingThinking = Thinking | Exclude<NonNullable<Message["thinking_blocks"]>[number], { type: "thinking" }>;

/**
 * Adds a piece to the tool calls that an endpoint sends in pieces. A piece without an index belongs to the last call.
 */
function takeCall(calls: GrowingCall[], { index, id, function: part, ...more }: CallPiece, choice: number): void {
  const named = { index: index ?? undefined, id: id ?? "", name: part?.name ?? "", arguments: part?.arguments ?? "" };
  const piece = { choice, ...named, last: named.arguments, ...sealsOf(more) };
  const call = calls.findLast((other) => other.choice === choice && (index == null || other.index === index));
  if (!call || isAnother(piece, call)) {
    calls.push(piece);
    return;
  }
  call.id ||= piece.id;
  call.name ||= piece.name;
  call.arguments += piece.arguments;
  call.last = piece.arguments || call.last;
  Object.assign(call, sealsOf(more));
}

function sealsOf({ extra_content, provider_specific_fields }: Omit<CallPiece, "index" | "id" | "function">): Sealed {
  return { ...(extra_content && { extra_content }), ...(provider_specific_fields && { provider_specific_fields }) };
}

/** By their indexes, whichever came first; those of one index stay as they came. */
function inOrder(calls: readonly GrowingCall[]): StreamedCall[] {
  const sorted = calls.toSorted((a, b) => a.choice - b.choice || (a.index ?? 0) - (b.index ?? 0));
  return sorted.map(({ choice: _, index: __, last, ...call }) => ({
    ...call,
    arguments: withoutRepeats(call.arguments, last),
  }));
}

// Some endpoints give every call the index 0. A new id alone says nothing: others give one to every piece.
function isAnother(piece: GrowingCall, call: GrowingCall): boolean {
  if (piece.name === "" || call.name === "") return false;
  if (piece.id !== "" && call.id !== "") return piece.id !== call.id;
  return piece.arguments !== "" && isWhole(call.arguments);
}

/**
 * The arguments of a call without what was sent again: some endpoints repeat all of them, or a part, at the end. Only
 * arguments that are no JSON as a whole are looked at, because a piece may well be equal to one before it.
 */
function withoutRepeats(json: string, last: string): string {
  if (json.trim() === "" || isWhole(json)) return json;
  if (isWhole(last)) return last;
  const start = json.search(/\S/);
  const end = leadingJson(json, start)?.end ?? json.length;
  const [first, rest] = [json.slice(start, end), json.slice(end).trim()];
  const isRepeated = rest !== "" && first.repeat(Math.ceil(rest.length / first.length) + 1).includes(rest);
  return isRepeated ? first : json;
}

function isWhole(json: string): boolean {
  if (!json.trimEnd().endsWith("}")) return false;
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false; // the rest is still to come
  }
}

/** A block grows until its signature has come. */
function takeThinking(blocks: GrowingThinking[], { type, thinking, signature, data }: ThinkingPiece): void {
  if (type === "redacted_thinking") {
    blocks.push({ type, data: data ?? "" });
    return;
  }
  if (type !== "thinking") return;
  const last = blocks.at(-1);
  const block: Thinking = last?.type === "thinking" && !last.signature ? last : { type, thinking: "" };
  if (block !== last) blocks.push(block);
  block.thinking += thinking ?? "";
  if (signature) block.signature = signature;
}

type Detail = Record<string, unknown>;

/** A detail grows as long as pieces of its index and type follow it. */
function takeDetail(details: Detail[], piece: DetailPiece): void {
  const last = details.at(-1);
  const isMore = last !== undefined && piece.index != null && last.index === piece.index && last.type === piece.type;
  if (!isMore) {
    details.push({ ...piece });
    return;
  }
  const { text, summary, data, ...rest } = piece;
  for (const [field, value] of Object.entries(rest)) if (value != null) last[field] = value;
  for (const [field, more] of Object.entries({ text, summary, data })) {
    if (more != null) last[field] = `${last[field] ?? ""}${more}`;
  }
}

/** Those that nobody can make again: without a signature or a seal among them, their words are all there is. */
function sealedDetails(details: readonly Detail[]): readonly Detail[] {
  return details.some(({ signature, data }) => Boolean(signature || data)) ? details : [];
}
