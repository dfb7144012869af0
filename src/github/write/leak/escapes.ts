/** Decodes percent signs, escape sequences and entities, as they are, in rot13, backwards, and both. */
import { unpacked } from "./packed.ts";
import type { Range } from "./picked.ts";
import { SLICE, type Steps, slicesOf } from "./slices.ts";
import { firstBehind, type Stream, storedStream } from "./streams.ts";

/**
 * `sign` begins each escape, and `alphabet` is what a run with escapes in it consists of. `read` says which byte an escape
 * that begins here stands for, and where it ends; undefined where there is none.
 */
type Codec = Readonly<{
  sign: number;
  alphabet: Uint8Array;
  read(bytes: Uint8Array, at: number): readonly [byte: number, end: number] | undefined;
}>;

const [PERCENT, BACKSLASH, AND, HASH, SEMICOLON, ZERO] = [37, 92, 38, 35, 59, 48] as const;
const [OPEN, CLOSE, SMALL_U, LARGE_U, X] = [123, 125, 117, 85, 120] as const;

const CODECS: readonly Codec[] = [
  { sign: PERCENT, alphabet: alphabetOf(/[\w.~%+-]/), read: readPercent },
  { sign: BACKSLASH, alphabet: alphabetOf(/[\w\\{}]/), read: readEscape },
  { sign: AND, alphabet: alphabetOf(/[\w&#;]/), read: readEntity },
];

function alphabetOf(pattern: RegExp): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, unit) => (pattern.test(String.fromCharCode(unit)) ? 1 : 0));
}

/** By byte, the value of a hex digit; 16 for none. */
const HEX = Uint8Array.from({ length: 256 }, (_, unit) => {
  const value = Number.parseInt(String.fromCharCode(unit), 16);
  return Number.isNaN(value) ? 16 : value;
});

/** Shorter runs hold less than a window. */
const LEAST = 12;

export function* fromEscapes(text: string): Steps<readonly Stream[]> {
  const codecs = CODECS.filter(({ sign }) => text.includes(String.fromCharCode(sign)));
  if (codecs.length === 0) return [];
  const { length } = text;
  const bytes = Buffer.from(text, "latin1");
  const rotated = yield* inRot13(bytes);
  const forwards: PlaceOf = (start, end) => [start, end];
  const back: PlaceOf = (start, end) => [length - end, length - start];
  let streams: readonly Stream[] = [];
  for (const codec of codecs) {
    for (const form of [bytes, rotated]) {
      streams = streams.concat(yield* fromRuns(form, codec, forwards));
      streams = streams.concat(yield* fromRuns(Buffer.from(form).reverse(), codec, back));
    }
  }
  return streams;
}

type PlaceOf = (start: number, end: number) => Range;

/** Every run with an escape in it, decoded; one behind the other, with a byte between them. */
type Decoded = { bytes: Buffer; length: number; ends: number[]; runs: Range[] };

function* fromRuns(bytes: Buffer, codec: Codec, placeOf: PlaceOf): Steps<readonly Stream[]> {
  const decoded: Decoded = { bytes: Buffer.allocUnsafe(bytes.length), length: 0, ends: [], runs: [] };
  const packed: Stream[] = [];
  let end = 0;
  let sliceEnd = SLICE;
  for (let sign = bytes.indexOf(codec.sign); sign >= 0; sign = bytes.indexOf(codec.sign, end)) {
    let start = sign;
    while (start > end && codec.alphabet[bytes[start - 1] ?? 0] === 1) start -= 1;
    end = yield* endOfRun(bytes, sign, codec);
    const said = end - start < LEAST ? undefined : yield* addDecoded(decoded, bytes, [start, end], codec);
    for (const layer of said ? unpacked(said).slice(1) : [])
      packed.push(yield* storedStream(layer, () => placeOf(start, end)));
    if (end < sliceEnd) continue;
    sliceEnd = end + SLICE;
    yield;
  }
  const placeAt: PlaceOf = (first, behind) => {
    const [from] = decoded.runs[firstBehind(decoded.ends, first)] ?? [0];
    const [, to] = decoded.runs[firstBehind(decoded.ends, behind - 1)] ?? [0, bytes.length];
    return placeOf(from, to);
  };
  return [yield* storedStream(decoded.bytes.subarray(0, decoded.length), placeAt), ...packed];
}

function* endOfRun(bytes: Buffer, start: number, { alphabet }: Codec): Steps<number> {
  let end = start;
  while (end < bytes.length && alphabet[bytes[end] ?? 0] === 1) {
    end += 1;
    if (end % SLICE === 0) yield;
  }
  return end;
}

/** What a run says, if that is not what is written. */
function* addDecoded(to: Decoded, from: Buffer, run: Range, { sign, read }: Codec): Steps<Buffer | undefined> {
  const [start, end] = run;
  let length = to.length;
  let isChanged = false;
  for (let at = start; at < end; length += 1) {
    if (length % SLICE === 0) yield;
    const meant = from[at] === sign ? read(from, at) : undefined;
    to.bytes[length] = meant ? meant[0] : (from[at] ?? 0);
    isChanged ||= meant !== undefined;
    at = meant ? Math.min(end, meant[1]) : at + 1;
  }
  if (!isChanged) return undefined;
  const said = to.bytes.subarray(to.length, length);
  to.runs.push(run);
  to.ends.push(length);
  to.bytes[length] = 0;
  to.length = length + 1;
  return said;
}

function byteAt(bytes: Uint8Array, at: number): number | undefined {
  const [high = 16, low = 16] = [HEX[bytes[at] ?? 0], HEX[bytes[at + 1] ?? 0]];
  return high < 16 && low < 16 ? high * 16 + low : undefined;
}

/** `%41` */
function readPercent(bytes: Uint8Array, at: number): readonly [number, number] | undefined {
  const byte = byteAt(bytes, at + 1);
  return byte === undefined ? undefined : [byte, at + 3];
}

/** `\x41`, `\u0041`, `\u{41}`, `\U00000041` */
function readEscape(bytes: Uint8Array, at: number): readonly [number, number] | undefined {
  const letter = bytes[at + 1];
  if (letter !== X && letter !== SMALL_U && letter !== LARGE_U) return undefined;
  let digits = at + 2;
  if (letter === SMALL_U && bytes[digits] === OPEN) digits += 1;
  for (let zeros = 0; zeros < 3 && bytes[digits] === ZERO && bytes[digits + 1] === ZERO; zeros += 1) {
    if (byteAt(bytes, digits + 2) === undefined) break;
    digits += 2;
  }
  const byte = byteAt(bytes, digits);
  if (byte === undefined) return undefined;
  return [byte, bytes[digits + 2] === CLOSE ? digits + 3 : digits + 2];
}

/** `&#65;`, `&#x41;` */
function readEntity(bytes: Uint8Array, at: number): readonly [number, number] | undefined {
  if (bytes[at + 1] !== HASH) return undefined;
  const isHex = bytes[at + 2] === X;
  const [first, most, base] = isHex ? [at + 3, 4, 16] : [at + 2, 5, 10];
  let end = first;
  let code = 0;
  for (; end < first + most && (HEX[bytes[end] ?? 0] ?? 16) < base; end += 1)
    code = code * base + (HEX[bytes[end] ?? 0] ?? 0);
  if (end - first < 2) return undefined;
  return [code & 255, bytes[end] === SEMICOLON ? end + 1 : end];
}

/** Each letter thirteen further on. */
const ROTATED = Uint8Array.from({ length: 256 }, (_, unit) => {
  const base = unit >= 97 ? 97 : 65;
  return /[A-Za-z]/.test(String.fromCharCode(unit)) ? ((unit - base + 13) % 26) + base : unit;
});

function* inRot13(bytes: Uint8Array): Steps<Buffer> {
  const rotated = Buffer.allocUnsafe(bytes.length);
  let at = 0;
  for (const end of slicesOf(bytes.length)) {
    for (; at < end; at += 1) rotated[at] = ROTATED[bytes[at] ?? 0] ?? 0;
    yield;
  }
  return rotated;
}
