/** What tokens cost at a price. */
import type { Price } from "../features/model-features.ts";
import type { Usage } from "../model.ts";

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
