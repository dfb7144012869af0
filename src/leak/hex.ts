/** Decodes hex from each place where a pair may begin. */
import { packedIn, type Signs } from "./packed.ts";
import type { Picked } from "./picked.ts";
import { type Steps, slicesOf } from "./slices.ts";
import { STEPS, type Stream, WRITTEN } from "./streams.ts";

/** Bits of what is looked for: `ROW` ordinary characters, each two signs behind the one before; two beginnings of packed data. */
const [ENOUGH, GZIP, ZLIB] = [1 << 10, 11, 14] as const;

const PACKED = (1 << (GZIP + 2)) | (1 << (ZLIB + 2));

/** Those with which each of them begins. */
const BEGINNINGS = 1 | (1 << GZIP) | (1 << ZLIB);

/**
 * By a pair of values, a bit for each part of what is looked for that it can be. Between two parts is the pair of
 * the right sign of one and the left sign of the next, which can be any.
 */
const PARTS = Int32Array.from({ length: 256 }, (_, pair) => {
  const written = WRITTEN[pair] === 1 ? 0b10101010101 : 0;
  const gzip = (pair === 0x1f ? 1 : 0) | 2 | (pair === 0x8b ? 4 : 0);
  const zlib = (pair === 0x78 ? 1 : 0) | 2 | ((0x7800 + pair) % 31 === 0 ? 4 : 0);
  return written | 0b1010101010 | (gzip << GZIP) | (zlib << ZLIB);
});

export function* fromHex(picked: Picked): Steps<readonly Stream[]> {
  const { values } = picked;
  const progress = { at: 0, state: 0 };
  const search: HexSearch = { values, runs: [[], []], ends: new Int32Array(2), beginnings: [], progress };
  for (const end of slicesOf(Math.max(0, values.length - 1))) {
    searchSlice(search, end);
    yield;
  }
  for (const phase of [0, 1]) endRun(search, phase);
  return [
    ...search.runs.flatMap((runs, phase) => (runs.length === 0 ? [] : [streamOf(picked, runs, phase)])),
    ...(yield* packedIn(signsOf(picked), search.beginnings)),
  ];
}

type HexSearch = Readonly<{
  values: Uint8Array;
  /** By the place of the first pair: runs of bytes, the last one without its end; and the sign behind that. */
  runs: readonly number[][];
  ends: Int32Array;
  /** The places where packed data may begin. */
  beginnings: number[];
  progress: { at: number; state: number };
}>;

/** `state` is as in `base64.ts`. Written for speed: it is run on every published byte. */
function searchSlice(search: HexSearch, to: number): void {
  const { values, runs, ends, beginnings, progress } = search;
  let { at, state } = progress;
  let left = values[at] ?? 0;
  for (; at < to; at += 1) {
    const right = values[at + 1] ?? 0;
    state = ((state << 1) | BEGINNINGS) & (PARTS[(left << 4) | right] ?? 0);
    left = right;
    if ((state & (ENOUGH | PACKED)) === 0) continue;
    if ((state & PACKED) !== 0) beginnings.push(at - 2);
    if ((state & ENOUGH) === 0) continue;
    const phase = at & 1;
    if (ends[phase] !== at) {
      endRun(search, phase);
      runs[phase]?.push((at - 10) >>> 1);
    }
    ends[phase] = at + 2;
  }
  progress.at = at;
  progress.state = state;
}

function endRun({ runs, ends }: HexSearch, phase: number): void {
  const list = runs[phase] ?? [];
  if (list.length % 2 === 1) list.push((ends[phase] ?? 0) >>> 1);
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
