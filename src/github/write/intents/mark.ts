/** Marks what an intent has posted, so that a repeated run finds it again and posts nothing twice. */
import type { Seal } from "../seal.ts";

const MARK = /<!-- deckhand:intent ([0-9a-f]{32}) -->/g;

/** A line that nobody sees. `parts` name the intent. */
export function intentMark(seal: Seal, parts: readonly string[]): string {
  return `<!-- deckhand:intent ${seal.codeOf(parts)} -->`;
}

/** Whether a body has that mark. Only we can write it into a text of ours: from prose every comment of HTML is taken out. */
export function hasIntentMark(seal: Seal, body: string, parts: readonly string[]): boolean {
  return [...body.matchAll(MARK)].some(([, found = ""]) => seal.isOurs(found, parts));
}
