/**
 * Decodes base64 from each place where a group may begin: four streams of bytes. One pass over the signs finds what of
 * all these says something, by what each pair of signs can be a part of.
 */
import { packedIn, type Signs } from "./packed.ts";
import { base64Value, type Picked } from "./picked.ts";
import { type Steps, slicesOf } from "./slices.ts";
import { ROW, STEPS, type Stream, WRITTEN } from "./streams.ts";

/** The pairs of values that packed data begins with. */
const BEGINNINGS: ReadonlySet<number> = new Set(
  ["H4", "eJ", "eN", "eA", "eF"].map(([left = "", right = ""]) => (base64Value(left) << 6) | base64Value(right)),
);

/** How far the bits of a pair of values are to the right, by the byte of a group that lies in it. */
const SHIFTS = [4, 2, 0] as const;

/**
 * `ROW` ordinary characters, which may begin with any byte of a group: the byte that is in each pair of values, or
 * 3 for the pair between two groups.
 */
const ROWS = [
  [0, 1, 2, 3, 0, 1, 2],
  [1, 2, 3, 0, 1, 2, 3, 0],
  [2, 3, 0, 1, 2, 3, 0, 1],
] as const;

/** Bits for the pairs of each row, in order, and the last one of each: by the byte that it is. */
const STARTS = [0, 7, 15] as const;
const LASTS = [1 << 14, 1 << 22, 1 << 6] as const;

/** A bit for where packed data may begin. */
const PACKED = 1 << 23;
const BEGINS = 1 | (1 << 7) | (1 << 15) | PACKED;
const FOUND = LASTS[0] | LASTS[1] | LASTS[2] | PACKED;

/** By a pair of values, the bits of all that it can be. */
export function base64Parts(): Int32Array {
  const parts = new Int32Array(4096);
  for (let pair = 0; pair < 4096; pair += 1) {
    const canBe = [...SHIFTS.map((shift) => WRITTEN[(pair >>> shift) & 255] ?? 0), 1];
    let bits = BEGINNINGS.has(pair) ? PACKED : 0;
    for (const [index, row] of ROWS.entries())
      for (const [place, byte] of row.entries()) bits |= (canBe[byte] ?? 0) << ((STARTS[index] ?? 0) + place);
    parts[pair] = bits;
  }
  return parts;
}

export function* fromBase64(picked: Picked, parts: Int32Array): Steps<readonly Stream[]> {
  const { values } = picked;
  const progress = { at: 0, state: 0 };
  const search = { values, parts, runs: [[], [], [], []], nexts: new Int32Array(4), beginnings: [], progress };
  for (const end of slicesOf(Math.max(0, values.length - 1))) {
    searchSlice(search, end);
    yield;
  }
  for (const phase of [0, 1, 2, 3]) endRun(search, phase);
  return [
    ...search.runs.flatMap((runs, phase) => (runs.length === 0 ? [] : [streamOf(picked, runs, phase)])),
    ...(yield* packedIn(signsOf(picked), search.beginnings)),
  ];
}

type Base64Search = Readonly<{
  values: Uint8Array;
  parts: Int32Array;
  /** By the place of a group: runs of bytes, the last one without its end; and the sign with which it would go on. */
  runs: readonly number[][];
  nexts: Int32Array;
  /** The places where packed data may begin. */
  beginnings: number[];
  progress: { at: number; state: number };
}>;

/**
 * `state` has the bits of all rows that were found up to this pair (the algorithm is known as Shift-And). Written for
 * speed: it is run on every published byte.
 */
function searchSlice(search: Base64Search, to: number): void {
  const { values, parts, beginnings, progress } = search;
  let { at, state } = progress;
  let pair = values[at] ?? 0;
  for (; at < to; at += 1) {
    pair = ((pair << 6) & 4095) | (values[at + 1] ?? 0);
    state = ((state << 1) | BEGINS) & (parts[pair] ?? 0);
    if ((state & FOUND) === 0) continue;
    if ((state & PACKED) !== 0) beginnings.push(at);
    if ((state & LASTS[0]) !== 0) goOn(search, at & 3, at, 1);
    if ((state & LASTS[1]) !== 0) goOn(search, (at - 1) & 3, at, 1);
    if ((state & LASTS[2]) !== 0) goOn(search, (at - 2) & 3, at, 2);
  }
  progress.at = at;
  progress.state = state;
}

/** A row ends with the byte that begins in this sign; the next one begins `step` behind it. */
function goOn(search: Base64Search, phase: number, at: number, step: number): void {
  const { runs, nexts } = search;
  if (nexts[phase] !== at) {
    endRun(search, phase);
    // Nothing is read before the first whole group.
    runs[phase]?.push(Math.max(0, byteOf(at - phase) + 1 - ROW));
  }
  nexts[phase] = at + step;
}

function endRun({ runs, nexts }: Base64Search, phase: number): void {
  const list = runs[phase] ?? [];
  if (list.length % 2 === 0) return;
  const end = byteOf((nexts[phase] ?? 0) - phase);
  if (end - (list.at(-1) ?? 0) < ROW) list.pop();
  else list.push(end);
}

/** The byte that begins in this sign. */
function byteOf(sign: number): number {
  return (sign >>> 2) * 3 + (sign & 3);
}

function streamOf({ values, placeOf }: Picked, runs: readonly number[], phase: number): Stream {
  return {
    runs,
    write(first, end, to, at) {
      let target = at;
      let byte = first;
      while (byte < end) {
        if (byte % 3 !== 0 || byte + 3 > end) {
          to[target] = byteAt(values, phase, byte);
          target += STEPS[to[target] ?? 0] ?? 0;
          byte += 1;
          continue;
        }
        for (let sign = phase + (byte / 3) * 4; byte + 3 <= end; sign += 4) {
          const high = ((values[sign] ?? 0) << 6) | (values[sign + 1] ?? 0);
          const low = ((values[sign + 2] ?? 0) << 6) | (values[sign + 3] ?? 0);
          to[target] = high >>> 4;
          target += STEPS[high >>> 4] ?? 0;
          const middle = ((high << 4) | (low >>> 8)) & 255;
          to[target] = middle;
          target += STEPS[middle] ?? 0;
          to[target] = low;
          target += STEPS[low & 255] ?? 0;
          byte += 3;
        }
      }
      return target - at;
    },
    placeOf: (first, end) => placeOf(phase + Math.floor((first * 4) / 3), phase + Math.floor(((end - 1) * 4) / 3) + 2),
  };
}

/** The byte with this index if the first one begins at `start`. */
function byteAt(values: Uint8Array, start: number, byte: number): number {
  const place = byte % 3;
  const sign = start + ((byte - place) / 3) * 4 + place;
  return ((((values[sign] ?? 0) << 6) | (values[sign + 1] ?? 0)) >>> (SHIFTS[place] ?? 0)) & 255;
}

function signsOf({ values, placeOf }: Picked): Signs {
  return {
    ...{ length: values.length, group: [4, 3], placeOf },
    byteAt: (start, byte) => byteAt(values, start, byte),
  };
}
