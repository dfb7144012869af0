/**
 * Keeps the lessons about one model from the refusals of its endpoint. It holds for a run, whatever else is learned of
 * the model.
 */
import { APIError } from "openai/core/error";
import type { Message, ThinkingBlock } from "../event/content.ts";
import type { ModelRequest } from "./model.ts";
import type { Repair } from "./repairs.ts";

export class Lessons {
  readonly optional = new OptionalFields();
  readonly seals = new Seals();
  readonly messages = new Learned();
  readonly repairs = new Set<Repair>();
}

/** Mistral and Azure's older versions refuse the first, endpoints that only look like OpenAI's the second, and older routers the third. */
const NAMES = ["stream_options", "prompt_cache_key", "session_id"] as const;
type Name = (typeof NAMES)[number];

/** Learns from refusals, for one endpoint and model, as long as the run lasts. */
export class OptionalFields {
  readonly #refused = new Set<Name>();

  isTaken(name: Name): boolean {
    return !this.#refused.has(name);
  }

  /** True if this is news, so that the same request has another chance: it was refused unread. */
  learn(refusal: unknown): boolean {
    if (!(refusal instanceof APIError) || ![400, 422].includes(refusal.status ?? 0)) return false;
    const name = NAMES.find((one) => this.isTaken(one) && refusal.message.includes(one));
    if (name) this.#refused.add(name);
    return name !== undefined;
  }
}

const NOT_SEALED_HERE = /encrypted content .*could not be verified/i;
const NEVER_SEALS = /encrypted content is not supported/i;

/** Learns from refusals, for one endpoint, one model and one run. */
export class Seals {
  #areMade = true;
  readonly #foreign = new Set<string>();

  /** Whether to ask for encrypted thoughts. */
  get areMade(): boolean {
    return this.#areMade;
  }

  /**
   * Returns whether the endpoint can probably decrypt the reasoning item with this id. Items of the OpenHands SDK may
   * have no id.
   */
  mayOpen(id: string | undefined): boolean {
    return this.#areMade && (id === undefined || !this.#foreign.has(id));
  }

  /** Returns true if the refusal says something new. Then the same request is worth another attempt. */
  learn(refusal: unknown, { messages }: Pick<ModelRequest, "messages">): boolean {
    if (!(refusal instanceof APIError) || !this.#areMade) return false;
    if (NEVER_SEALS.test(refusal.message)) {
      this.#areMade = false;
      return true;
    }
    if (refusal.code !== "invalid_encrypted_content" && !NOT_SEALED_HERE.test(refusal.message)) return false;
    const known = this.#foreign.size;
    for (const { responses_reasoning_item: item } of messages) if (item?.id) this.#foreign.add(item.id);
    return this.#foreign.size > known;
  }
}

const TOO_MANY_TOKENS = /max_tokens: \d+ > (\d+), which is the maximum/;
const NOT_ADAPTIVE = /adaptive|not support the effort parameter|output_config: extra inputs/i;
const NOT_OPENED =
  /invalid .?(?:signature|data).? in .?(?:redacted_)?thinking|thinking.{0,3} blocks.{0,60}cannot be modified/is;

/** The parameter for reasoning: an effort, or a number of tokens for models before Claude 4.6. */
export type Thinking = "adaptive" | "budget";

/** The lessons about a model of the Messages API. */
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
