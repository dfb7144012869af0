/** Decides whether encrypted thoughts go back to a Responses endpoint. They do, unless it refuses them. */
import { APIError } from "openai/core/error";
import type { ModelRequest } from "../model.ts";

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

  /** Returns whether the endpoint can probably decrypt the reasoning item with this id. Items of the OpenHands SDK may have no id. */
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
