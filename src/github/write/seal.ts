/** Codes that nobody else can make, by which we know again what we wrote: `github-actions[bot]` is everybody's account, so its name proves nothing. */
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
