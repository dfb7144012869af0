/** Picks the characters of a text that can belong to encoded data, without what data is wrapped in. */
import { type Steps, slicesOf } from "./slices.ts";

/** Half-open. */
export type Range = readonly [start: number, end: number];

/** By code unit, the value of each sign of an alphabet, and `NO_SIGN`. */
export type Alphabet = Uint8Array;
const NO_SIGN = 255;

export function alphabetOf(valueOfSign: (character: string) => number | undefined): Alphabet {
  return Uint8Array.from({ length: 256 }, (_, unit) => valueOfSign(String.fromCharCode(unit)) ?? NO_SIGN);
}

/** The values of the signs that were taken of a text, and where in the text a range of them stands. */
export type Picked = Readonly<{ values: Uint8Array; placeOf(first: number, end: number): Range }>;

const WORD = Uint8Array.from({ length: 256 }, (_, unit) => (/[A-Za-z0-9]/.test(String.fromCharCode(unit)) ? 1 : 0));
const ZERO = 48;
const X = 120;

type Picking = {
  text: string;
  values: Uint8Array;
  places: Int32Array;
  length: number;
  run: number;
  isAfterWord: boolean;
};

/**
 * All signs of the alphabet in order. Left out are signs with no letter or digit beside them, as in comments and between
 * strings.
 */
export function* picked(text: string, alphabet: Alphabet): Steps<Picked> {
  const { length } = text;
  const arrays = { values: new Uint8Array(length), places: new Int32Array(length) };
  const picking: Picking = { text, ...arrays, length: 0, run: 0, isAfterWord: false };
  let at = 0;
  for (const end of slicesOf(length)) {
    pickSlice(picking, alphabet, at, end);
    at = end;
    yield;
  }
  if (!picking.isAfterWord) picking.length -= picking.run;
  const places = arrays.places.subarray(0, picking.length);
  const placeOf = (first: number, end: number): Range => {
    let last = (places[Math.min(end, places.length) - 1] ?? 0) + 1;
    while (text[last] === "=") last += 1; // which fills the last group
    return [places[first] ?? 0, last];
  };
  return { values: arrays.values.subarray(0, picking.length), placeOf };
}

// One function on purpose: it is run on every published byte.
function pickSlice(picking: Picking, alphabet: Alphabet, from: number, to: number): void {
  const { text, values, places } = picking;
  let { length, run, isAfterWord } = picking; // of signs since the last letter or digit
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    const value = unit > 255 ? NO_SIGN : (alphabet[unit] ?? NO_SIGN);
    if (value === NO_SIGN) {
      if (!isAfterWord) length -= run;
      run = 0;
      isAfterWord = false;
      continue;
    }
    values[length] = value;
    places[length] = at;
    length += 1;
    if (WORD[unit] === 1) {
      run = 0;
      isAfterWord = true;
    } else run += 1;
  }
  picking.length = length;
  picking.run = run;
  picking.isAfterWord = isAfterWord;
}

/** The same for two alphabets that have letters and digits only, without the `0x` of numbers. */
export function* pickedTwice(text: string, alphabets: readonly [Alphabet, Alphabet]): Steps<[Picked, Picked]> {
  const { length } = text;
  const picking = alphabets.map((alphabet) => ({
    ...{ alphabet, values: new Uint8Array(length + 1), places: new Int32Array(length + 1), length: 0 },
  })) as [Plain, Plain];
  let at = 0;
  for (const end of slicesOf(length)) {
    pickTwice(text, picking, at, end);
    at = end;
    yield;
  }
  return picking.map((one) => ({
    values: one.values.subarray(0, one.length),
    placeOf: (first: number, end: number): Range => [
      one.places[first] ?? 0,
      (one.places[Math.min(end, one.length) - 1] ?? 0) + 1,
    ],
  })) as [Picked, Picked];
}

type Plain = { alphabet: Alphabet; values: Uint8Array; places: Int32Array; length: number };

/** Each character is put at the end, and stays there if it is a sign: branches cost more than stores. */
function pickTwice(text: string, [one, other]: [Plain, Plain], from: number, to: number): void {
  const { alphabet, values, places } = one;
  const { alphabet: otherAlphabet, values: otherValues, places: otherPlaces } = other;
  let length = one.length;
  let otherLength = other.length;
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 255) continue;
    const value = alphabet[unit] ?? NO_SIGN;
    const otherValue = otherAlphabet[unit] ?? NO_SIGN;
    values[length] = value;
    places[length] = at;
    length += 1 - (value >>> 7);
    otherValues[otherLength] = otherValue;
    otherPlaces[otherLength] = at;
    otherLength += 1 - (otherValue >>> 7);
    if (unit !== X || at === 0 || text.charCodeAt(at - 1) !== ZERO) continue;
    if (places[length - 1] === at - 1) length -= 1;
    if (otherPlaces[otherLength - 1] === at - 1) otherLength -= 1;
  }
  one.length = length;
  other.length = otherLength;
}
