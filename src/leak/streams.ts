/**
 * Bytes that were decoded from a text, in many ways at once, and put into one text of what in them says something. Zeros
 * are left out of it: so a text in UTF-16 or UTF-32 is the text itself.
 */
import type { Span } from "./fingerprints.ts";
import type { Range } from "./picked.ts";
import { type Characters, SLICE, type Steps, slicesOf } from "./slices.ts";

/**
 * Bytes that were decoded in one way. `runs` are the ends of the runs in it that say something, each as its first byte
 * and the byte behind it, in order.
 */
export type Stream = Readonly<{
  runs: readonly number[];
  /** Without the zeros; the result is how many bytes these were. There must be room for the others too. */
  write(first: number, end: number, to: Uint8Array, at: number): number;
  /** The place in the text that these bytes come from. */
  placeOf(first: number, end: number): Range;
}>;

/** So many ordinary characters in a row say something. Data that was decoded from a wrong place hardly has them. */
export const ROW = 6;

/** By byte: 1 for an ordinary character, or a zero, which may be a part of one. */
export const WRITTEN = Uint8Array.from({ length: 256 }, (_, unit) =>
  /[\0\t\n\r -~]/.test(String.fromCharCode(unit)) ? 1 : 0,
);

/** By byte: how much of it is written. */
export const STEPS = Uint8Array.from({ length: 256 }, (_, unit) => (unit === 0 ? 0 : 1));

/** Bytes that are there already. */
export function* storedStream(bytes: Buffer, placeOf: Stream["placeOf"]): Steps<Stream> {
  const runs: number[] = [];
  let [from, start] = [0, 0];
  for (const end of slicesOf(bytes.length)) {
    start = noteRuns(runs, bytes, start, from, end);
    from = end;
    yield;
  }
  if (from - start >= ROW) runs.push(start, from);
  const hasZeros = bytes.includes(0);
  return {
    runs,
    write: (first, end, to, at) =>
      hasZeros ? writeWithoutZeros(bytes, first, end, to, at) : bytes.copy(to, at, first, end),
    placeOf,
  };
}

/** The beginning of the run that goes on behind it. */
function noteRuns(runs: number[], bytes: Buffer, before: number, from: number, end: number): number {
  let start = before;
  for (let at = from; at < end; at += 1) {
    if (WRITTEN[bytes[at] ?? 0] === 1) continue;
    if (at - start >= ROW) runs.push(start, at);
    start = at + 1;
  }
  return start;
}

function writeWithoutZeros(bytes: Buffer, first: number, end: number, to: Uint8Array, at: number): number {
  let target = at;
  for (let from = first; from < end; from += 1) {
    const byte = bytes[from] ?? 0;
    to[target] = byte;
    target += STEPS[byte] ?? 0;
  }
  return target - at;
}

/** In no alphabet of an encoding. */
const SEPARATOR = 1;

export type Joined = Readonly<{ characters: Characters; placeOf(span: Span): Span }>;

/** A longer run is several pieces that touch, so that it takes a bounded time to find a place in one. */
const PIECE = 512;

/** By piece: what of the text it is, and which bytes of its stream; and the piece behind the last one of each stream. */
type Pieces = Readonly<{
  starts: Int32Array;
  ends: Int32Array;
  firsts: Int32Array;
  lasts: Int32Array;
  streams: readonly Stream[];
  streamEnds: readonly number[];
}>;

/** All that says something, and where a span of it comes from. Runs that touch are one. */
export function* joined(streams: readonly Stream[]): Steps<Joined> {
  const sizes = sizesOf(streams);
  const bytes = Buffer.allocUnsafeSlow(sizes.bytes + PIECE);
  const [starts, ends, firsts, lasts] = [0, 1, 2, 3].map(() => new Int32Array(sizes.pieces)) as Four;
  const streamEnds: number[] = [];
  let at = 0;
  let piece = 0;
  let sliceEnd = SLICE;
  for (const stream of streams) {
    const { runs } = stream;
    for (let index = 0; index < runs.length; index += 2) {
      const end = runs[index + 1] ?? 0;
      for (let first = runs[index] ?? 0; first < end; first += PIECE) {
        const last = Math.min(end, first + PIECE);
        starts[piece] = at;
        at += stream.write(first, last, bytes, at);
        ends[piece] = at;
        firsts[piece] = first;
        lasts[piece] = last;
        piece += 1;
        if (at < sliceEnd) continue;
        sliceEnd = at + SLICE;
        yield;
      }
      if (runs[index + 2] === end) continue;
      bytes[at] = SEPARATOR;
      at += 1;
    }
    streamEnds.push(piece);
  }
  const said = bytes.subarray(0, Math.max(0, at - 1));
  const pieces = { starts, ends, firsts, lasts, streams, streamEnds };
  return {
    characters: { text: said.toString("latin1"), bytes: said },
    placeOf: (span) => placeIn(pieces, span),
  };
}

type Four = [Int32Array, Int32Array, Int32Array, Int32Array];

function sizesOf(streams: readonly Stream[]): Readonly<{ bytes: number; pieces: number }> {
  let [bytes, pieces] = [0, 0];
  for (const { runs } of streams)
    for (let index = 0; index < runs.length; index += 2) {
      const length = (runs[index + 1] ?? 0) - (runs[index] ?? 0);
      bytes += length + 1;
      pieces += Math.ceil(length / PIECE);
    }
  return { bytes, pieces };
}

/**
 * The place of all pieces that a span reaches into. Later bytes of a stream come from later places of the text, so
 * that the first and the last piece of each stream decide.
 */
function placeIn(pieces: Pieces, { start, end, kind }: Span): Span {
  const { starts, ends, streams, streamEnds } = pieces;
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  const isEmpty = (piece: number) => starts[piece] === ends[piece];
  const behind = firstBehind(starts, end - 1);
  for (let next = firstBehind(ends, start); next < behind; ) {
    const index = firstBehind(streamEnds, next);
    const stream = streams[index];
    let first = next;
    next = Math.min(behind, streamEnds[index] ?? behind);
    let last = next - 1;
    while (first < last && isEmpty(first)) first += 1;
    while (first < last && isEmpty(last)) last -= 1;
    for (const one of isEmpty(first) ? [] : [first, last]) {
      const [pieceStart = 0, pieceEnd = 0] = [starts[one], ends[one]];
      const from = byteIn(pieces, stream, one, Math.max(start, pieceStart) - pieceStart);
      const to = byteIn(pieces, stream, one, Math.min(end, pieceEnd) - pieceStart - 1);
      const place = stream?.placeOf(from, to + 1);
      if (!place) continue;
      least = Math.min(least, place[0]);
      most = Math.max(most, place[1]);
    }
  }
  return { start: least, end: most, kind };
}

/** Which byte of its stream the one at this place of a piece is. */
function byteIn(
  { starts, ends, firsts, lasts }: Pieces,
  stream: Stream | undefined,
  piece: number,
  at: number,
): number {
  const [first = 0, last = 0] = [firsts[piece], lasts[piece]];
  if (!stream || (ends[piece] ?? 0) - (starts[piece] ?? 0) === last - first) return first + at;
  const written = new Uint8Array(PIECE + 1);
  let [low, high] = [first, last - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (stream.write(first, middle + 1, written, 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Index of the first of these places, which are in order, that is behind this one. */
function firstBehind(places: ArrayLike<number>, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
