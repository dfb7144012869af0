/** Hides secrets in a text that arrives in pieces and may be cut anywhere. */
import type { Mask } from "./mask.ts";

export type StreamMask = Readonly<{
  /** Returns the part of the text that is certain. What may be the start of a secret is held back. */
  push(text: string): string;
  /** Returns the rest. The next text is a new one. */
  end(): string;
}>;

/**
 * This much held-back text is searched again with every piece; more of it only after as much has arrived in addition.
 */
const LOOK_AGAIN = 4096;

/**
 * Gets the current mask at each search, so that secrets found in the meantime are hidden too. Takes time in proportion
 * to the text, however long the held-back part becomes: a run of backslashes is held to its end.
 */
export function streamMask(current: () => Mask): StreamMask {
  let held = "";
  let fresh = "";
  const take = () => {
    const text = held + fresh;
    fresh = "";
    return text;
  };
  return Object.freeze<StreamMask>({
    push(text) {
      fresh += text;
      if (held.length > LOOK_AGAIN && fresh.length < held.length) return "";
      const { safe, rest } = current().begin(take());
      held = rest;
      return safe;
    },
    end() {
      const rest = current().mask(take());
      held = "";
      return rest;
    },
  });
}
