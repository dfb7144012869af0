/** Bytes that were decoded from a text, in many ways at once, and put into one text of what in them says something. */

import type { Range } from "./picked.ts";
import { SLICE, type Steps } from "./slices.ts";
import type { Span } from "./windows.ts";

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

export type Joined = Readonly<{ text: string; placeOf(span: Span): Span }>;

type Pieces = Readonly<{ starts: number[]; ends: number[]; firsts: number[]; streams: Stream[] }>;

/** All that says something, and where a span of it comes from. Runs that touch are one. */
export function* joined(streams: readonly Stream[]): Steps<Joined> {
  const length = streams.reduce((sum, { runs }) => sum + lengthOf(runs), 0);
  const bytes = Buffer.alloc(length, SEPARATOR);
  const pieces: Pieces = { starts: [], ends: [], firsts: [], streams: [] };
  let at = 0;
  let sliceEnd = SLICE;
  for (const stream of streams) {
    const { runs } = stream;
    for (let index = 0; index < runs.length; index += 2) {
      const first = runs[index] ?? 0;
      const end = runs[index + 1] ?? 0;
      stream.write(first, end, bytes, at);
      pieces.starts.push(at);
      pieces.ends.push(at + end - first);
      pieces.firsts.push(first);
      pieces.streams.push(stream);
      at += end - first + (runs[index + 2] === end ? 0 : 1);
      if (at < sliceEnd) continue;
      sliceEnd = at + SLICE;
      yield;
    }
  }
  return { text: bytes.toString("latin1", 0, Math.max(0, at - 1)), placeOf: (span) => placeIn(pieces, span) };
}

function lengthOf(runs: readonly number[]): number {
  let length = 0;
  for (let index = 0; index < runs.length; index += 2) length += (runs[index + 1] ?? 0) - (runs[index] ?? 0) + 1;
  return length;
}

/** Of a span that reaches into several, the place of them all. */
function placeIn({ starts, ends, firsts, streams }: Pieces, { start, end, kind }: Span): Span {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (let index = firstBehind(ends, start); index < ends.length; index += 1) {
    const [pieceStart = 0, pieceEnd = 0, first = 0] = [starts[index], ends[index], firsts[index]];
    if (pieceStart >= end) break;
    const offset = first - pieceStart;
    const place = streams[index]?.placeOf(Math.max(start, pieceStart) + offset, Math.min(end, pieceEnd) + offset);
    if (!place) continue;
    least = Math.min(least, place[0]);
    most = Math.max(most, place[1]);
  }
  return { start: least, end: most, kind };
}

/** Index of the first that ends behind this place. */
export function firstBehind(ends: readonly number[], place: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
