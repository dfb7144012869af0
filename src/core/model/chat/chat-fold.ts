/** Folds the chunks of a Chat Completions reply into one assistant message. */
import { ModelFault } from "../failure/model-fault.ts";
import { type Ending, type Fold, type FoldedReply, wholeMessage } from "../stream/fold.ts";
import { requireMeasure } from "../stream/limits.ts";
import type { ReportedUsage } from "../usage/usage.ts";
import { Chunk, type Delta, WholeReply } from "./chunk.ts";
import {
  type GrowingCall,
  type GrowingThinking,
  inOrder,
  sealedDetails,
  takeCall,
  takeDetail,
  takeThinking,
} from "./pieces.ts";

export class ChatFold implements Fold {
  size = 0;
  usage: ReportedUsage | undefined;
  #id = "";
  #text = "";
  #reasoning = "";
  #hasRefused = false;
  #hasChoices = false;
  #finish = "";
  readonly #calls: GrowingCall[] = [];
  readonly #thinking: GrowingThinking[] = [];
  readonly #details: Record<string, unknown>[] = [];

  take(event: unknown): void {
    const chunk = Chunk.safeParse(event);
    if (!chunk.success) throw notChat(chunk.error);
    this.#takeChunk(chunk.data);
  }

  takeWhole(body: unknown): void {
    const reply = WholeReply.safeParse(body);
    if (!reply.success) throw notChat(reply.error);
    this.#takeChunk(reply.data);
    if (reply.data.choices?.[0]?.delta) this.#finish ||= "stop"; // nothing can be missing of what came in one piece
  }

  finish(): FoldedReply {
    const words = { id: this.#id, text: this.#text, reasoning: this.#reasoning };
    const thoughts = { thinking: this.#thinking, details: sealedDetails(this.#details) };
    const parts = { ...words, ...thoughts, calls: inOrder(this.#calls) };
    const message = wholeMessage(parts, this.#ending(), "completion");
    return { id: this.#id, message, announcesCalls: CALLING.test(this.#finish) };
  }

  #takeChunk({ id, choices, usage }: Chunk): void {
    this.#id ||= id ?? "";
    this.usage = usage ?? this.usage;
    const choice = choices?.[0];
    this.#hasChoices ||= choice !== undefined;
    this.#finish ||= choice?.finish_reason ?? "";
    if (choice?.delta) this.#takeDelta(choice.delta);
  }

  #takeDelta(delta: Delta): void {
    const reasoning = delta.reasoning_content ?? delta.reasoning ?? "";
    this.#text += delta.content ?? "";
    this.#reasoning += reasoning;
    this.#hasRefused ||= (delta.refusal ?? "") !== "";
    for (const piece of delta.tool_calls ?? []) takeCall(this.#calls, piece);
    for (const piece of delta.thinking_blocks ?? []) takeThinking(this.#thinking, piece);
    for (const piece of delta.reasoning_details ?? []) takeDetail(this.#details, piece);
    this.size += sizeOf(delta) + reasoning.length;
    requireMeasure(this.size, this.#calls.length);
  }

  #ending(): Ending {
    if (this.#hasRefused) return "content-policy";
    if (this.#finish !== "") return ENDINGS[this.#finish.toLowerCase()] ?? "whole";
    return this.#hasChoices ? "broken-off" : "empty";
  }
}

/** What endpoints call an end in tool calls. */
const CALLING = /^(?:tool_calls?|tool_use|function_call)$/i;

/** What endpoints call the ends that are none; every other word is a whole reply. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  length: "output-limit",
  max_tokens: "output-limit",
  content_filter: "content-policy",
  safety: "content-policy",
  refusal: "content-policy",
  error: "failed",
};

function sizeOf({ content, tool_calls, thinking_blocks, reasoning_details }: Delta): number {
  const calls = (tool_calls ?? []).map((call) => (call.function?.arguments ?? "").length);
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
