/** Bytes that were decoded from a text, in many ways at once, and put into one text of what in them says something. */

import type { Span } from "./fingerprints.ts";
import type { Range } from "./picked.ts";
import { type Characters, SLICE, type Steps } from "./slices.ts";

/**
 * Bytes that were decoded in one way. `runs` are the ends of the runs in it that say something, each as its first byte
 * and the byte behind it, in order.
 */
export type Stream = Readonly<{
  runs: readonly number[];
  write(first: number, end: number, to: Uint8Array, at: number): void;
  /** Where in the text these bytes come from. */
  placeOf(first: number, end: number): Range;
}>;

/** So many ordinary characters in a row say something. Data that was decoded from a wrong place hardly has them. */
export const ROW = 6;

/** Of a byte: 1 for an ordinary character. */
export const WRITTEN = Uint8Array.from({ length: 256 }, (_, unit) =>
  /[\t\n\r -~]/.test(String.fromCharCode(unit)) ? 1 : 0,
);

/** Bytes that are there already. */
export function* storedStream(bytes: Uint8Array, placeOf: Stream["placeOf"]): Steps<Stream> {
  const runs: number[] = [];
  let start = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    if (at % SLICE === 0) yield;
    if (at < bytes.length && WRITTEN[bytes[at] ?? 0] === 1) continue;
    if (at - start >= ROW) runs.push(start, at);
    start = at + 1;
  }
  return {
    runs,
    write: (first, end, to, at) => to.set(bytes.subarray(first, end), at),
    placeOf,
  };
}

/** In no alphabet of an encoding. */
const SEPARATOR = 1;

export type Joined = Readonly<{ characters: Characters; placeOf(span: Span): Span }>;

/** By piece, what of the text it is, and which byte of its stream is the first of it; and where each stream ends. */
type Pieces = Readonly<{ starts: Int32Array; ends: Int32Array; firsts: Int32Array }> &
  Readonly<{ streams: readonly Stream[]; streamEnds: readonly number[] }>;

/** All that says something, and where a span of it comes from. Runs that touch are one. */
export function* joined(streams: readonly Stream[]): Steps<Joined> {
  const bytes = Buffer.alloc(
    streams.reduce((sum, { runs }) => sum + lengthOf(runs), 0),
    SEPARATOR,
  );
  const count = streams.reduce((sum, { runs }) => sum + runs.length / 2, 0);
  const [starts, ends, firsts] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  const streamEnds: number[] = [];
  let at = 0;
  let piece = 0;
  let sliceEnd = SLICE;
  for (const stream of streams) {
    const { runs } = stream;
    for (let index = 0; index < runs.length; index += 2) {
      const first = runs[index] ?? 0;
      const end = runs[index + 1] ?? 0;
      stream.write(first, end, bytes, at);
      starts[piece] = at;
      ends[piece] = at + end - first;
      firsts[piece] = first;
      piece += 1;
      at += end - first + (runs[index + 2] === end ? 0 : 1);
      if (at < sliceEnd) continue;
      sliceEnd = at + SLICE;
      yield;
    }
    streamEnds.push(at);
  }
  const said = bytes.subarray(0, Math.max(0, at - 1));
  const pieces = { starts, ends, firsts, streams, streamEnds };
  return {
    characters: { text: said.toString("latin1"), bytes: said },
    placeOf: (span) => placeIn(pieces, span),
  };
}

function lengthOf(runs: readonly number[]): number {
  let length = 0;
  for (let index = 0; index < runs.length; index += 2) length += (runs[index + 1] ?? 0) - (runs[index] ?? 0) + 1;
  return length;
}

/** Of a span that reaches into several, the place of them all. */
function placeIn({ starts, ends, firsts, streams, streamEnds }: Pieces, { start, end, kind }: Span): Span {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (let piece = firstBehind(ends, start); piece < ends.length; piece += 1) {
    const [pieceStart = 0, pieceEnd = 0, first = 0] = [starts[piece], ends[piece], firsts[piece]];
    if (pieceStart >= end) break;
    const offset = first - pieceStart;
    const stream = streams[firstBehind(streamEnds, pieceStart)];
    const place = stream?.placeOf(Math.max(start, pieceStart) + offset, Math.min(end, pieceEnd) + offset);
    if (!place) continue;
    least = Math.min(least, place[0]);
    most = Math.max(most, place[1]);
  }
  return { start: least, end: most, kind };
}

/** Index of the first that ends behind this place. */
export function firstBehind(ends: ArrayLike<number>, place: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
