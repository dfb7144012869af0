/** The sign by which we know a comment of ours again. */
import { createHash } from "node:crypto";
import { sealFor } from "../seal.ts";

/** Of one thread: a mark that is copied to another one means nothing there. */
export type AnswerMarker = Readonly<{
  /** A line that nobody sees. `key` is that of the trigger which is answered. */
  mark(key: string): string;
  /** Whether this is an answer of ours, to that trigger if one is named. */
  isOurs(body: string, key?: string): boolean;
}>;

const FORM = /<!-- deckhand:answer ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g;

/** `secret` is one of ours, from which another one is drawn; `place` is `owner/name#number`. Without a secret nothing is ours. */
export function answerMarker(secret: string, place: string): AnswerMarker {
  if (secret === "") return { mark: () => "", isOurs: () => false };
  const seal = sealFor(secret, "deckhand answers", place);
  return {
    mark: (key) => `<!-- deckhand:answer ${digestOf(key)} ${seal.codeOf([digestOf(key)])} -->`,
    isOurs(body, key) {
      // Only one: whoever quotes an answer of ours and adds one of their own has written something else.
      const [found, ...others] = body.matchAll(FORM);
      const [, trigger = "", code = ""] = found ?? [];
      if (!found || others.length > 0 || (key !== undefined && trigger !== digestOf(key))) return false;
      return seal.isOurs(code, [trigger]);
    },
  };
}

/** What people read, and the mark at its end with the space before it: "" where there is none. */
export function apart(body: string): Readonly<{ words: string; mark: string }> {
  const [mark = ""] = /(?<!\s)\s*<!-- deckhand:answer [0-9a-f]{32} [0-9a-f]{32} -->\s*$/.exec(body) ?? [];
  return { words: body.slice(0, body.length - mark.length), mark };
}

function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}
