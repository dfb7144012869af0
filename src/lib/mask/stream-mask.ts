/** Hides secrets in a text that comes in pieces, and may be cut anywhere. */
import type { Mask } from "./mask.ts";

export type StreamMask = Readonly<{
  /** What can be said of the text so far; what may be the beginning of a secret is held back. */
  push(text: string): string;
  /** The rest. The next text is a new one. */
  end(): string;
}>;

/** So much that was held back is looked through again at every piece; more of it only when as much has come in addition. */
const LOOK_AGAIN = 4096;

/**
 * Asks for the mask whenever it looks, so that a secret found meanwhile is hidden too. Takes time in proportion to the
 * text, however long what is held back becomes: a run of backslashes is held to its end.
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
