/**
 * Codes that nobody else can make, by which we know again what we wrote: `github-actions[bot]` is everybody's account,
 * so its name proves nothing.
 */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** A code has 32 hexadecimal digits. */
export type Seal = Readonly<{
  codeOf(parts: readonly string[]): string;
  isOurs(code: string, parts: readonly string[]): boolean;
}>;

/** `secret` is our secret, from which another one is derived for each purpose. A seal is not valid in another `place`. */
export function sealFor(secret: string, purpose: string, place: string): Seal {
  const own = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const codeOf = (parts: readonly string[]) =>
    createHmac("sha256", own)
      .update(JSON.stringify([place.toLowerCase(), ...parts]))
      .digest("hex")
      .slice(0, 32);
  return { codeOf, isOurs: (code, parts) => timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(parts))) };
}

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
