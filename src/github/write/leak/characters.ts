/** A text, and its characters as bytes, in which loops find what they look for several times as fast. */
import { type Steps, slicesOf } from "./slices.ts";

/** A character above 255 is 0 in `bytes`: it belongs to no encoding and to no token. */
export type Characters = Readonly<{ text: string; bytes: Buffer }>;

export function* charactersOf(text: string): Steps<Characters> {
  const bytes = Buffer.from(text, "latin1");
  if (!/[^\0-\xff]/.test(text)) return { text, bytes };
  let at = 0;
  for (const end of slicesOf(text.length)) {
    for (; at < end; at += 1) if (text.charCodeAt(at) > 255) bytes[at] = 0;
    yield;
  }
  return { text, bytes };
}
