/** What is written in a text in another way: base64, hex, percent and escape sequences, and gzip below them. */
import { BASE64, base64Tables, fromBase64 } from "./base64.ts";
import type { Characters } from "./characters.ts";
import { fromEscapes } from "./escapes.ts";
import { fromHex, HEX, hexTables, ROTATED_HEX } from "./hex.ts";
import { picked } from "./picked.ts";
import type { Steps } from "./slices.ts";
import { type Joined, joined } from "./streams.ts";

/** Throws `TooMuch` where there is more than can be looked into. */
export type Decode = (characters: Characters) => Steps<Joined>;

/**
 * All that a text says when decoded, read as it is, in rot13, backwards, and both, as one text. Base64 and hex are read
 * from all signs of the text that can belong to them, from each place where a group may begin, so that it does not matter
 * what stands before the encoded part or between its pieces. Takes time in proportion to the text.
 */
export function decoder(): Decode {
  const [base64, hex] = [base64Tables(), hexTables()];
  return function* decode(characters) {
    return yield* joined([
      ...(yield* fromBase64(yield* picked(characters, BASE64), base64)),
      ...(yield* fromHex(yield* picked(characters, HEX), hex)),
      ...(yield* fromHex(yield* picked(characters, ROTATED_HEX), hex, { hasLetters: true })),
      ...(yield* fromEscapes(characters.text)),
    ]);
  };
}
