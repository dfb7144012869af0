/** Fields of a request that help where they are taken, and are left out at an endpoint that refuses them. */
import { APIError } from "openai/core/error";

/** Mistral and Azure's older versions refuse the first, and endpoints that only look like OpenAI's the second. */
const NAMES = ["stream_options", "prompt_cache_key"] as const;
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
