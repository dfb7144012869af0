/** What one call of a model used up: what its endpoint states, as far as that can be believed. */

import type { Content, Message } from "../../event/content.ts";
import type { ModelFeatures, Price } from "../features/model-features.ts";
import type { ModelRequest, ToolSchema, Usage } from "../model.ts";

/** As an endpoint states it, under our names; not yet believed. */
export type ReportedUsage = Readonly<{ [Figure in keyof Omit<Usage, "is_estimated">]?: number | null | undefined }>;

type Exchange = Readonly<{
  request: Pick<ModelRequest, "messages" | "tools">;
  /** Of the reply, as far as it came. */
  characters: number;
  features: Pick<ModelFeatures, "price">;
}>;

/**
 * The one way to a `Usage`. Tokens in and out that are missing, negative, broken, or zero where there was something, are
 * estimated from the exchange; the other figures count as zero then. Tokens of a cache are among those of the prompt: where
 * they are more, the endpoint counts them apart. The cost is the one stated, else price × tokens.
 */
export function usageOf(reported: ReportedUsage = {}, { request, characters, features }: Exchange): Usage {
  const input = sound(reported.prompt_tokens) || undefined; // no request is empty
  const output = sound(reported.completion_tokens) || (characters === 0 ? 0 : undefined);
  const prompt_tokens = input ?? estimateTokens(request.messages, request.tools);
  const cache = {
    cache_read_tokens: sound(reported.cache_read_tokens) ?? 0,
    cache_write_tokens: sound(reported.cache_write_tokens) ?? 0,
  };
  const cached = cache.cache_read_tokens + cache.cache_write_tokens;
  const tokens = {
    prompt_tokens: cached > prompt_tokens ? prompt_tokens + cached : prompt_tokens,
    completion_tokens: output ?? tokensIn(characters),
    ...cache,
    reasoning_tokens: sound(reported.reasoning_tokens) ?? 0,
  };
  const cost = soundCost(reported.cost) ?? (features.price && costOf(tokens, features.price));
  return { ...tokens, cost, is_estimated: input === undefined || output === undefined };
}

function sound(figure: number | null | undefined): number | undefined {
  return figure != null && Number.isSafeInteger(figure) && figure >= 0 ? figure : undefined;
}

function soundCost(cost: number | null | undefined): number | undefined {
  return cost != null && Number.isFinite(cost) && cost >= 0 ? cost : undefined;
}

/** What tokens cost at a price. */
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

/** An amount of money to a billionth of a dollar, so that sums and differences show no noise of binary fractions. */
export function inDollars(amount: number): number {
  return Math.round(amount * BILLION) / BILLION;
}

/** US dollars. Tokens read from a cache or written to it are among those of the prompt, and have prices of their own. */
export function costOf(tokens: Omit<Usage, "cost" | "is_estimated">, price: Price): number {
  const { prompt_tokens, completion_tokens, cache_read_tokens, cache_write_tokens } = tokens;
  const { input, output, cache_read = input, cache_write = input } = price;
  const plain = Math.max(0, prompt_tokens - cache_read_tokens - cache_write_tokens);
  const dollars =
    plain * input + completion_tokens * output + cache_read_tokens * cache_read + cache_write_tokens * cache_write;
  return inDollars(dollars / MILLION);
}

/** How many tokens a request takes. */
export type CountTokens = (messages: readonly Message[], tools: readonly ToolSchema[]) => number;

const CHARACTERS_PER_TOKEN = 4;
/** About what providers charge for a large picture, however long its data is. */
const TOKENS_PER_IMAGE = 1500;

/** A guess for when no tokenizer is at hand: right within a third or so for English and code. */
export const estimateTokens: CountTokens = (messages, tools) => {
  const characters = messages.reduce((sum, message) => sum + charactersOf(message), JSON.stringify(tools).length);
  const images = messages.reduce((sum, { content }) => sum + imagesIn(content), 0);
  return tokensIn(characters) + images * TOKENS_PER_IMAGE;
};

/** The same guess for so many characters. */
function tokensIn(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** Of everything that a message says, calls and thoughts included. */
export function charactersOf({
  content,
  tool_calls = [],
  reasoning_content = "",
  thinking_blocks = [],
}: Message): number {
  const words = content.reduce((sum, block) => sum + (block.type === "text" ? block.text.length : 0), 0);
  const calls = tool_calls.reduce((sum, call) => sum + call.name.length + call.arguments.length, 0);
  const thoughts = thinking_blocks.length === 0 ? 0 : JSON.stringify(thinking_blocks).length;
  return words + calls + thoughts + reasoning_content.length;
}

function imagesIn(content: readonly Content[]): number {
  return content.reduce((sum, block) => sum + (block.type === "image" ? block.image_urls.length : 0), 0);
}
