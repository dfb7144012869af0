/** Remembers what refusals say about a model of the Messages API, for one endpoint and one run. */
import { APIError } from "openai/core/error";
import type { Message, ThinkingBlock } from "../../event/content.ts";
import type { ModelRequest } from "../model.ts";

const TOO_MANY_TOKENS = /max_tokens: \d+ > (\d+), which is the maximum/;
const NOT_ADAPTIVE = /adaptive|not support the effort parameter|output_config: extra inputs/i;
const NOT_OPENED =
  /invalid .?(?:signature|data).? in .?(?:redacted_)?thinking|thinking.{0,3} blocks.{0,60}cannot be modified/is;

/** The parameter for reasoning: an effort, or a number of tokens for models before Claude 4.6. */
export type Thinking = "adaptive" | "budget";

export class Learned {
  #thinking: Thinking = "adaptive";
  #mostTokens = Number.POSITIVE_INFINITY;
  readonly #foreign = new Set<string>();

  get thinking(): Thinking {
    return this.#thinking;
  }

  /** The maximum number of tokens of a reply. */
  get mostTokens(): number {
    return this.#mostTokens;
  }

  /** Returns whether the endpoint accepts the block: it is signed or encrypted, and by this endpoint. */
  mayOpen(block: ThinkingBlock): boolean {
    const seal = sealOf(block);
    return seal !== "" && !this.#foreign.has(seal);
  }

  /** Returns true if the refusal says something new. Then the same request is worth another attempt. */
  learn(refusal: unknown, { messages }: Pick<ModelRequest, "messages">): boolean {
    if (!(refusal instanceof APIError) || refusal.status !== 400) return false;
    const { message } = refusal;
    return this.#learnTokens(message) || this.#learnThinking(message) || this.#learnForeign(message, messages);
  }

  #learnTokens(words: string): boolean {
    const most = Number(TOO_MANY_TOKENS.exec(words)?.[1] ?? Number.NaN);
    if (!(most > 0 && most < this.#mostTokens)) return false;
    this.#mostTokens = most;
    return true;
  }

  #learnThinking(words: string): boolean {
    if (this.#thinking !== "adaptive" || !NOT_ADAPTIVE.test(words)) return false;
    this.#thinking = "budget";
    return true;
  }

  #learnForeign(words: string, messages: readonly Message[]): boolean {
    if (!NOT_OPENED.test(words)) return false;
    const known = this.#foreign.size;
    for (const { thinking_blocks = [] } of messages) {
      for (const seal of thinking_blocks.map(sealOf)) if (seal !== "") this.#foreign.add(seal);
    }
    return this.#foreign.size > known;
  }
}

function sealOf(block: ThinkingBlock): string {
  return block.type === "thinking" ? (block.signature ?? "") : block.data;
}
