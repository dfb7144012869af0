/** Picks the characters of a text that can belong to encoded data, without what data is wrapped in. */
import type { Span } from "./windows.ts";

export type Run = readonly [start: number, end: number];

/**
 * All runs of at least so many bytes that are in the alphabet. No regular expression: one that wants a least length looks at
 * each short run again from each of its bytes. Here the last byte of the shortest run comes first: what is not in the
 * alphabet there rules out all before it.
 */
export function runsIn(bytes: Uint8Array, alphabet: Uint8Array, least: number): Run[] {
  const runs: Run[] = [];
  const { length } = bytes;
  for (let start = 0; start + least <= length; ) {
    let at = start + least - 1;
    while (at >= start && alphabet[bytes[at] ?? 0] === 1) at -= 1;
    if (at >= start) {
      start = at + 1;
      continue;
    }
    let end = start + least;
    while (end < length && alphabet[bytes[end] ?? 0] === 1) end += 1;
    runs.push([start, end]);
    start = end + 1;
  }
  return runs;
}

/** Which of the first 256 code units a pattern takes. */
export function isSign(pattern: RegExp): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, unit) => (pattern.test(String.fromCharCode(unit)) ? 1 : 0));
}

/** What was taken of a text, and where in the text a span of it stands. */
export type Picked = Readonly<{ signs: Buffer; placeOf(span: Span): Span }>;

const WORD = isSign(/[A-Za-z0-9]/);
const ZERO = 48;
const X = 120;

/**
 * All signs of the alphabet in order. Left out are signs with no letter or digit beside them, as in comments and between
 * strings, and the `0x` of numbers.
 */
export function picked(text: string, alphabet: Uint8Array): Picked {
  const signs = Buffer.alloc(text.length);
  const places = new Int32Array(text.length);
  let length = 0;
  let run = 0; // of signs since the last letter or digit
  let isAfterWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 255 || alphabet[unit] !== 1) {
      if (!isAfterWord) length -= run;
      run = 0;
      isAfterWord = false;
      if (unit === X && length > 0 && signs[length - 1] === ZERO && places[length - 1] === at - 1) length -= 1;
      continue;
    }
    signs[length] = unit;
    places[length] = at;
    length += 1;
    if (WORD[unit] === 1) {
      run = 0;
      isAfterWord = true;
    } else run += 1;
  }
  if (!isAfterWord) length -= run;
  const placeOf = ({ start, end, kind }: Span) => {
    let last = (places[Math.min(end, length) - 1] ?? 0) + 1;
    while (text[last] === "=") last += 1; // which fills the last group
    return { start: places[start] ?? 0, end: last, kind };
  };
  return { signs: signs.subarray(0, length), placeOf };
}

/** As it is, in rot13, backwards, and both. */
export function turned({ signs, placeOf }: Picked): readonly Picked[] {
  const back = ({ start, end, kind }: Span) => placeOf({ start: signs.length - end, end: signs.length - start, kind });
  const rotated = Buffer.alloc(signs.length);
  for (let at = 0; at < signs.length; at += 1) rotated[at] = ROTATED[signs[at] ?? 0] ?? 0;
  return [
    { signs, placeOf },
    { signs: rotated, placeOf },
    { signs: Buffer.from(signs).reverse(), placeOf: back },
    { signs: Buffer.from(rotated).reverse(), placeOf: back },
  ];
}

/** Each letter thirteen further on. */
const ROTATED = Uint8Array.from({ length: 256 }, (_, unit) => {
  const base = unit >= 97 ? 97 : 65;
  return /[A-Za-z]/.test(String.fromCharCode(unit)) ? ((unit - base + 13) % 26) + base : unit;
});
