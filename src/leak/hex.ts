/** Decodes hex from each place where a pair may begin. */
import { packedIn, type Signs } from "./packed.ts";
import type { Picked } from "./picked.ts";
import { type Steps, slicesOf } from "./slices.ts";
import { ROW, STEPS, type Stream, WRITTEN } from "./streams.ts";

export function* fromHex(picked: Picked): Steps<readonly Stream[]> {
  const { values } = picked;
  const search: HexSearch = { values, runs: [[], []], counts: new Int32Array(2), beginnings: [] };
  let at = 0;
  for (const end of slicesOf(Math.max(0, values.length - 1))) {
    searchSlice(search, at, end);
    at = end;
    yield;
  }
  for (const phase of [0, 1]) {
    const end = values.length - ((values.length - phase) & 1);
    endRun(search, end, search.counts[phase] ?? 0);
  }
  return [
    ...search.runs.flatMap((runs, phase) => (runs.length === 0 ? [] : [streamOf(picked, runs, phase)])),
    ...(yield* packedIn(signsOf(picked), search.beginnings)),
  ];
}

type HexSearch = Readonly<{
  values: Uint8Array;
  /** By the place of the first pair: runs of bytes. */
  runs: readonly number[][];
  /** By the same, how many ordinary characters there were in a row. */
  counts: Int32Array;
  /** The places where packed data may begin. */
  beginnings: number[];
}>;

/** By a pair: 1 for an ordinary character, 2 where packed data may begin. */
const FLAGS = Uint8Array.from(
  { length: 256 },
  (_, pair) => (WRITTEN[pair] ?? 0) | (pair === 0x1f || pair === 0x78 ? 2 : 0),
);

// Written for speed: it is run on every published byte.
function searchSlice(search: HexSearch, from: number, to: number): void {
  const { values, counts, beginnings } = search;
  let [count = 0, other = 0] = [counts[from & 1], counts[(from + 1) & 1]];
  let left = values[from] ?? 0;
  for (let at = from; at < to; at += 1) {
    const right = values[at + 1] ?? 0;
    const flag = FLAGS[(left << 4) | right] ?? 0;
    left = right;
    const now = (flag & 1) === 1 ? count + 1 : 0;
    if (now === 0 && count >= ROW) endRun(search, at, count);
    if (flag > 1) beginnings.push(at);
    count = other;
    other = now;
  }
  counts[to & 1] = count;
  counts[(to + 1) & 1] = other;
}

function endRun({ runs }: HexSearch, end: number, count: number): void {
  if (count >= ROW) runs[end & 1]?.push((end >>> 1) - count, end >>> 1);
}

function streamOf({ values, placeOf }: Picked, runs: readonly number[], phase: number): Stream {
  return {
    runs,
    write(first, end, to, at) {
      let target = at;
      for (let sign = phase + 2 * first; sign < phase + 2 * end; sign += 2) {
        const byte = ((values[sign] ?? 0) << 4) | (values[sign + 1] ?? 0);
        to[target] = byte;
        target += STEPS[byte] ?? 0;
      }
      return target - at;
    },
    placeOf: (first, end) => placeOf(phase + 2 * first, phase + 2 * end),
  };
}

function signsOf({ values, placeOf }: Picked): Signs {
  return {
    ...{ length: values.length, group: [2, 1], placeOf },
    byteAt: (start, byte) => ((values[start + 2 * byte] ?? 0) << 4) | (values[start + 2 * byte + 1] ?? 0),
  };
}
