/** Picks the characters of a text that can belong to encoded data, without what data is wrapped in. */
import { type Characters, type Steps, slicesOf } from "./slices.ts";

/** Half-open. */
export type Range = readonly [start: number, end: number];

/**
 * `signs` has by character the value of each sign, with `ALONE` added if it is no letter or digit, and `NO_SIGN` for all
 * else; an x that is no sign has both. `filler` may follow the last sign.
 */
export type Alphabet = Readonly<{ signs: Uint8Array; filler?: number }>;
const ALONE = 64;
const NO_SIGN = 128;

const ZERO = 48;
const X = 120;

/** Values are below 64, and undefined for what is no sign. */
export function alphabetOf(valueOfSign: (character: string) => number | undefined, filler?: string): Alphabet {
  const signs = Uint8Array.from({ length: 256 }, (_, unit) => {
    const character = String.fromCharCode(unit);
    const value = valueOfSign(character);
    if (value === undefined) return unit === X ? NO_SIGN | ALONE : NO_SIGN;
    return /[A-Za-z0-9]/.test(character) ? value : value | ALONE;
  });
  return { signs, ...(filler !== undefined && { filler: filler.charCodeAt(0) }) };
}

/** The values of the signs that were taken of a text, and where in the text a range of them stands. */
export type Picked = Readonly<{ values: Uint8Array; placeOf(first: number, end: number): Range }>;

type Picking = Readonly<{ bytes: Uint8Array; signs: Uint8Array; values: Uint8Array }>;

/**
 * All signs of the alphabet in order. Left out are signs with no letter or digit beside them, as in comments and between
 * strings, and the `0x` of numbers where x is no sign. Where they stand is found out when it is asked for.
 */
export function* picked({ bytes }: Characters, { signs, filler }: Alphabet): Steps<Picked> {
  const picking = { bytes, signs, values: new Uint8Array(bytes.length + 1) };
  const progress = { at: 0, length: 0 };
  for (const end of slicesOf(bytes.length)) {
    pickSlice(picking, progress, end);
    yield;
  }
  const { length } = progress;
  let places: Int32Array | undefined;
  return {
    values: picking.values.subarray(0, length),
    placeOf(first, end) {
      places ??= placesIn(picking);
      let last = (places[Math.min(end, length) - 1] ?? 0) + 1;
      while (last < bytes.length && bytes[last] === filler) last += 1;
      return [places[first] ?? 0, last];
    },
  };
}

function placesIn(picking: Picking): Int32Array {
  const places = new Int32Array(picking.values.length);
  pickSlice(picking, { at: 0, length: 0 }, picking.bytes.length, places);
  return places;
}

/**
 * Each character is put at the end, and stays there if it is a sign: branches cost more than stores. `| 0` because V8 would
 * look for an overflow each time.
 */
function pickSlice(
  { bytes, signs, values }: Picking,
  progress: { at: number; length: number },
  to: number,
  places?: Int32Array,
): void {
  let { at, length } = progress;
  for (; at < to; at = (at + 1) | 0) {
    const sign = signs[bytes[at] ?? 0] ?? NO_SIGN;
    values[length] = sign & 63;
    if (places) places[length] = at;
    if ((sign & ALONE) === 0) length = (length + 1 - (sign >>> 7)) | 0;
    else if (sign >= NO_SIGN) length = (length - (at > 0 && bytes[at - 1] === ZERO ? 1 : 0)) | 0;
    else {
      const end = endOfAlone(bytes, signs, at);
      if (end > at) at = end - 1;
      else length = (length + 1) | 0;
    }
  }
  progress.at = at;
  progress.length = length;
}

/** Where signs end that begin here and have no letter or digit beside them; the same place if they have one. */
function endOfAlone(bytes: Uint8Array, signs: Uint8Array, start: number): number {
  if (start > 0 && (signs[bytes[start - 1] ?? 0] ?? NO_SIGN) < NO_SIGN) return start;
  let end = start;
  while (end < bytes.length && ((signs[bytes[end] ?? 0] ?? NO_SIGN) & ~63) === ALONE) end += 1;
  return end < bytes.length && (signs[bytes[end] ?? 0] ?? NO_SIGN) < ALONE ? start : end;
}
