/** What becomes of thoughts that a Responses endpoint seals: they go back to it, unless it says that it has no use for them. */
import { APIError } from "openai/core/error";
import type { ModelRequest } from "../model.ts";

const NOT_SEALED_HERE = /encrypted content .*could not be verified/i;
const NEVER_SEALS = /encrypted content is not supported/i;

/** Learns from refusals, for one endpoint and model, as long as the run lasts. */
export class Seals {
  #areMade = true;
  readonly #foreign = new Set<string>();

  /** Whether to ask for sealed thoughts. */
  get areMade(): boolean {
    return this.#areMade;
  }

  /** Whether the endpoint may be able to open the reasoning item of this id; those of the OpenHands SDK may have none. */
  mayOpen(id: string | undefined): boolean {
    return this.#areMade && (id === undefined || !this.#foreign.has(id));
  }

  /** True if this is news, so that the same request has another chance: it was refused unread. */
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
