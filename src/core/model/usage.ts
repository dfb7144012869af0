/** The tokens and cost of one model call: what the endpoint reports, if it is plausible. */
import type { Content, Message } from "../event/content.ts";
import type { ModelFeatures, Price } from "./features/model-features.ts";
import type { ModelRequest, ToolSchema, Usage } from "./model.ts";

/** The figures that the endpoint reports, with our field names. Not validated yet. */
export type ReportedUsage = Readonly<{ [Figure in keyof Omit<Usage, "is_estimated">]?: number | null | undefined }>;

type Exchange = Readonly<{
  request: Pick<ModelRequest, "messages" | "tools">;
  /** The characters of the reply that arrived. */
  characters: number;
  features: Pick<ModelFeatures, "price">;
}>;

/**
 * Builds a `Usage`. Input and output tokens are estimated from the exchange if they are missing, invalid, or wrongly
 * zero. Other missing numbers become zero. Cached tokens are normally part of the prompt's tokens. If there are more
 * cached tokens than that, the endpoint counts them separately, and they are added. The cost is the reported one, or
 * else price × tokens.
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

/** No request has more, and sums stay exact. */
const MOST_TOKENS = 1_000_000_000;

function sound(figure: number | null | undefined): number | undefined {
  return figure != null && Number.isInteger(figure) && figure >= 0 && figure <= MOST_TOKENS ? figure : undefined;
}

function soundCost(cost: number | null | undefined): number | undefined {
  return cost != null && Number.isFinite(cost) && cost >= 0 ? Math.min(cost, MOST_DOLLARS) : undefined;
}

const MILLION = 1_000_000;
const BILLION = 1_000_000_000;
/** One call costs no more, whatever an endpoint or a price says: it is above every limit, and sums stay finite. */
const MOST_DOLLARS = 1_000_000;

/** Rounds to a billionth of a dollar, so that sums and differences show no floating-point errors. */
export function inDollars(amount: number): number {
  return Math.round(amount * BILLION) / BILLION;
}

/**
 * Computes the cost of tokens, in US dollars. Tokens read from or written to a cache are part of the prompt's tokens,
 * and have separate prices.
 */
export function costOf(tokens: Omit<Usage, "cost" | "is_estimated">, price: Price): number {
  const { prompt_tokens, completion_tokens, cache_read_tokens, cache_write_tokens } = tokens;
  const { input, output, cache_read = input, cache_write = input } = price;
  const plain = Math.max(0, prompt_tokens - cache_read_tokens - cache_write_tokens);
  const dollars =
    plain * input + completion_tokens * output + cache_read_tokens * cache_read + cache_write_tokens * cache_write;
  return inDollars(Math.min(dollars / MILLION, MOST_DOLLARS));
}

/** How many tokens a request takes. */
export type CountTokens = (messages: readonly Message[], tools: readonly ToolSchema[]) => number;

const CHARACTERS_PER_TOKEN = 4;
/** Roughly what providers charge for a large image, independent of its size in bytes. */
const TOKENS_PER_IMAGE = 1500;

/** An estimate without a tokenizer, within about a third of the truth for English and code. */
export const estimateTokens: CountTokens = (messages, tools) => {
  const characters = messages.reduce((sum, message) => sum + charactersOf(message), JSON.stringify(tools).length);
  const images = messages.reduce((sum, { content }) => sum + imagesIn(content), 0);
  return tokensIn(characters) + images * TOKENS_PER_IMAGE;
};

/** The same estimate for a number of characters. */
function tokensIn(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** The characters of a whole message, including calls and reasoning. */
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
