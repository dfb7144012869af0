/**
 * Decodes base64 from each place where a group may begin, as it is, in rot13, backwards, and both: sixteen streams of
 * bytes. One pass over the signs finds what of all these says something, by what each pair of signs can be a part of.
 */
import { packedIn, type Signs } from "./packed.ts";
import { alphabetOf, type Picked, type Range } from "./picked.ts";
import { type Steps, slicesOf } from "./slices.ts";
import { ROW, type Stream, WRITTEN } from "./streams.ts";

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Both alphabets of base64. */
export const BASE64 = alphabetOf((sign) => {
  const value = SIGNS.indexOf({ "-": "+", _: "/" }[sign] ?? sign);
  return value < 0 ? undefined : value;
}, "=");

/** How a text is read: bit 0 for rot13, bit 1 for backwards. */
const READINGS = [0, 1, 2, 3] as const;

/** The pairs of values that packed data begins with. */
const BEGINNINGS: ReadonlySet<number> = new Set(
  ["H4", "eJ", "eN", "eA", "eF"].map(([left = "", right = ""]) => (SIGNS.indexOf(left) << 6) | SIGNS.indexOf(right)),
);

/** So many bytes are one run at most, and what follows is another, so that it takes a bounded time to follow one. */
const LONGEST = 32_768;

/**
 * By reading, the byte whose bits lie in a pair of values: by the pair as a number of twelve bits, with the byte's place in
 * its group, 0 to 2 counted forwards, above it.
 */
type Bytes = readonly Uint8Array[];

/**
 * By a pair, in bits 0 to 3 for each reading, whether the first byte of a group would be an ordinary character; in 4 to 7
 * the second, in 8 to 11 the third; in 12 to 15, whether packed data may begin.
 */
type Tables = Readonly<{ bytes: Bytes; flags: Uint16Array }>;

export function base64Tables(): Tables {
  const flags = new Uint16Array(4096);
  return { bytes: READINGS.map((reading) => bytesRead(reading, flags)), flags };
}

// Plain loops: it is run before any of this is compiled.
function bytesRead(reading: number, flags: Uint16Array): Uint8Array {
  const table = new Uint8Array(3 * 4096);
  const turned = Uint8Array.from({ length: 64 }, (_, value) => turnedValue(value, reading));
  const [left, right, step] = reading > 1 ? [0, 6, 2] : [6, 0, -2];
  for (let pair = 0; pair < 4096; pair += 1) {
    const bits = ((turned[pair >>> 6] ?? 0) << left) | ((turned[pair & 63] ?? 0) << right);
    let flag = BEGINNINGS.has(bits) ? 4096 : 0;
    for (let place = 0, shift = step > 0 ? 0 : 4; place < 3; place += 1, shift += step) {
      const byte = (bits >>> shift) & 255;
      table[(place << 12) | pair] = byte;
      flag |= (WRITTEN[byte] ?? 0) << (4 * place);
    }
    flags[pair] = (flags[pair] ?? 0) | (flag << reading);
  }
  return table;
}

/** Each letter thirteen further on, if so. */
function turnedValue(value: number, reading: number): number {
  if ((reading & 1) === 0 || value >= 52) return value;
  return value < 26 ? (value + 13) % 26 : ((value - 26 + 13) % 26) + 26;
}

export function* fromBase64({ values, placeOf }: Picked, tables: Tables): Steps<readonly Stream[]> {
  const search = {
    ...{ values, flags: tables.flags, runs: Array.from({ length: 16 }, (): number[] => []) },
    ...{ ends: new Int32Array(16), beginnings: READINGS.map((): number[] => []) },
  };
  let at = 0;
  for (const end of slicesOf(Math.max(0, values.length - 1))) {
    searchSlice(search, at, end);
    at = end;
    yield;
  }
  let streams: readonly Stream[] = search.runs.flatMap((runs, index) =>
    runs.length === 0
      ? []
      : [streamOf({ values, placeOf }, tables.bytes, { runs, reading: index >>> 2, phase: index & 3 })],
  );
  for (const reading of READINGS) {
    const beginnings = search.beginnings[reading] ?? [];
    const starts = reading > 1 ? beginnings.map((sign) => values.length - 1 - sign).reverse() : beginnings;
    streams = streams.concat(yield* packedIn(signsOf({ values, placeOf }, tables.bytes, reading), starts));
  }
  return streams;
}

type Base64Search = Readonly<{
  values: Uint8Array;
  flags: Uint16Array;
  /** By reading and place of a group: runs of bytes, and where the last one ends, both counted forwards. */
  runs: readonly number[][];
  ends: Int32Array;
  /** By reading, where packed data may begin. */
  beginnings: readonly number[][];
}>;

/**
 * `ROW` bytes in a row are one whole group at least and the byte behind it; so much is looked for here. Written for speed:
 * it is run on every published byte.
 */
function searchSlice(search: Base64Search, from: number, to: number): void {
  const { values, flags, beginnings } = search;
  let pair = values[from] ?? 0;
  let [flags0, flags1, flags2, flags3, flags4] = [0, 0, 0, 0, 0];
  // What comes in belongs to a place four behind the one that is looked at.
  for (let next = from + 1; next < to + 5; next += 1) {
    pair = ((pair << 6) & 4095) | (next < values.length ? (values[next] ?? 0) : 0);
    flags0 = flags1;
    flags1 = flags2;
    flags2 = flags3;
    flags3 = flags4;
    flags4 = flags[pair] ?? 0;
    const at = next - 5;
    if (at < from) continue;
    const hits = flags0 & (flags1 >>> 4) & (flags2 >>> 8) & flags4 & 15;
    if (hits !== 0 && next < values.length) follow(search, at, hits);
    if (flags0 < 4096) continue;
    for (const reading of READINGS)
      if ((flags0 >>> (12 + reading)) & 1) beginnings[reading]?.push(reading > 1 ? at + 1 : at);
  }
}

/** Notes the runs that have their first whole group here. */
function follow({ values, flags, runs, ends }: Base64Search, group: number, candidates: number): void {
  const hits = candidates & rowsAround(values, flags, group);
  if (hits === 0) return;
  const phase = group & 3;
  const byte = (group >>> 2) * 3;
  for (let reading = 0; reading < 4; reading += 1) {
    const index = reading * 4 + phase;
    if (((hits >>> reading) & 1) === 0 || byte < (ends[index] ?? 0)) continue;
    const list = runs[index] ?? [];
    const touches = list.at(-1) === byte;
    // What is left behind the last whole group is read too, and nothing before the first one.
    const isBackwards = reading > 1;
    const limit = isBackwards ? phase + ((values.length - phase) & ~3) : values.length;
    let start = byte;
    let end = byte + 3;
    let at = group + 4;
    let bit = reading;
    if (!touches && (byte > 0 || isBackwards) && isWritten(values, flags, group - 2, reading + 8))
      start -= isWritten(values, flags, group - 3, reading + 4) ? 2 : 1;
    while (at + 1 < limit && isWritten(values, flags, at, bit)) {
      // A next group follows, and a byte behind it, so that this is where the next run is found.
      if (bit < 4 && end - start >= LONGEST && isFollowed(values, flags, at, bit)) break;
      end += 1;
      at += bit < 8 ? 1 : 2;
      bit = bit < 8 ? bit + 4 : reading;
    }
    if (touches || end - start >= ROW) list.push(start, end);
    ends[index] = end;
  }
}

/**
 * By reading, a bit if the bytes around a group and the one behind it can make a row: the second one behind it or the two
 * before it. Two thirds of what comes by chance fails here.
 */
function rowsAround(values: Uint8Array, flags: Uint16Array, group: number): number {
  const flagsAt = (at: number) =>
    at < 0 || at + 1 >= values.length ? 0 : (flags[((values[at] ?? 0) << 6) | (values[at + 1] ?? 0)] ?? 0);
  return (flagsAt(group + 5) >>> 4) | ((flagsAt(group - 2) >>> 8) & (flagsAt(group - 3) >>> 4));
}

function isWritten(values: Uint8Array, flags: Uint16Array, at: number, bit: number): boolean {
  if (at < 0 || at + 1 >= values.length) return false;
  return (((flags[((values[at] ?? 0) << 6) | (values[at + 1] ?? 0)] ?? 0) >>> bit) & 1) === 1;
}

function isFollowed(values: Uint8Array, flags: Uint16Array, at: number, bit: number): boolean {
  return [1, 2, 4].every((sign) => isWritten(values, flags, at + sign, bit + 4 * (sign & 3)));
}

type Way = Readonly<{ runs: readonly number[]; reading: number; phase: number }>;

/** Backwards, bytes are counted from the end. */
function streamOf({ values, placeOf }: Picked, bytes: Bytes, { runs, reading, phase }: Way): Stream {
  const isBackwards = reading > 1;
  const table = bytes[reading] ?? new Uint8Array();
  const count = values.length; // more than there are bytes
  const forwards = (first: number, end: number) => (isBackwards ? [count - end, count - first] : [first, end]) as Range;
  return {
    runs: isBackwards ? runs.map((_, index) => count - (runs[runs.length - 1 - index] ?? 0)) : runs,
    write(first, end, to, at) {
      const [from, behind] = forwards(first, end);
      const group = Math.floor(from / 3);
      let sign = phase + from + group; // four for three bytes
      let place = from - 3 * group;
      const direction = isBackwards ? -1 : 1;
      let target = isBackwards ? at + behind - 1 - from : at;
      for (let byte = from; byte < behind; byte += 1) {
        const pair = ((values[sign] ?? 0) << 6) | (values[sign + 1] ?? 0);
        to[target] = table[(place << 12) | pair] ?? 0;
        target += direction;
        sign += place === 2 ? 2 : 1;
        place = place === 2 ? 0 : place + 1;
      }
    },
    placeOf(first, end) {
      const [from, behind] = forwards(first, end);
      return placeOf(phase + Math.floor((from * 4) / 3), phase + Math.floor(((behind - 1) * 4) / 3) + 2);
    },
  };
}

/** The signs in the order in which they are read. */
function signsOf({ values, placeOf }: Picked, bytes: Bytes, reading: number): Signs {
  const { length } = values;
  const isBackwards = reading > 1;
  const table = bytes[reading] ?? new Uint8Array();
  return {
    ...{ length, group: [4, 3] },
    byteAt(start, byte) {
      const place = byte % 3;
      const sign = start + ((byte - place) / 3) * 4 + place;
      const at = isBackwards ? length - 2 - sign : sign;
      const pair = ((values[at] ?? 0) << 6) | (values[at + 1] ?? 0);
      return table[((isBackwards ? 2 - place : place) << 12) | pair] ?? 0;
    },
    placeOf: (start, end) => (isBackwards ? placeOf(length - end, length - start) : placeOf(start, end)),
  };
}
