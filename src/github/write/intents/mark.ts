/** Marks what an intent has posted, so that a repeated run finds it again and posts nothing twice. */
import { type Seal, sealFor } from "../seal.ts";

const MARK = /<!-- deckhand:intent ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g;

/** `repository` is `owner/name`; `secret` is "" where there is none. */
export function intentSeal(secret: string, repository: string): Seal {
  return sealFor(secret, "deckhand intent", repository);
}

/** An invisible line. `parts` name the intent; the second code shows that we wrote the first. */
export function intentMark(seal: Seal, parts: readonly string[]): string {
  const named = seal.codeOf(parts);
  return `<!-- deckhand:intent ${named} ${seal.codeOf(["any", named])} -->`;
}

/** Whether a body has that mark. The agent cannot write it, because HTML comments are removed from its prose. */
export function hasIntentMark(seal: Seal, body: string, parts: readonly string[]): boolean {
  return [...body.matchAll(MARK)].some(([, named = ""]) => seal.isOurs(named, parts));
}

/** Whether an intent posted it. */
export function isOfIntent(seal: Seal, body: string): boolean {
  return [...body.matchAll(MARK)].some(([, named = "", any = ""]) => seal.isOurs(any, ["any", named]));
}
