/** What was decoded as one text, of what may say something. */
import type { Decoded } from "./decodings.ts";
import { isSign } from "./picked.ts";
import { runsIn } from "./runs.ts";
import type { Span } from "./windows.ts";

/** In no alphabet of an encoding. */
const SEPARATOR = "\u0001";

const WRITTEN = isSign(/[\t\n\r -~]/);

/** So many ordinary characters in a row say something. Data that was decoded from a wrong place hardly has them. */
const ROW = 6;

type Piece = Readonly<{ start: number; end: number; from: number; placeOf: Decoded["placeOf"] }>;

/** All that says something, and where a span of it comes from. */
export function joined(parts: readonly Decoded[]): Readonly<{ text: string; placeOf(span: Span): Span }> {
  const texts: string[] = [];
  const pieces: Piece[] = [];
  let start = 0;
  for (const { bytes, placeOf } of parts) {
    if (bytes === "too much") continue;
    for (const [from, to] of runsIn(bytes, WRITTEN, ROW)) {
      pieces.push({ start, end: start + to - from, from, placeOf });
      texts.push(bytes.toString("latin1", from, to));
      start += to - from + 1;
    }
  }
  return { text: texts.join(SEPARATOR), placeOf: (span) => placeIn(pieces, span) };
}

/** Of a span that reaches into several, the place of them all. */
function placeIn(pieces: readonly Piece[], { start, end, kind }: Span): Span {
  const places: Span[] = [];
  for (let at = firstBehind(pieces, start); at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece || piece.start >= end) break;
    const offset = piece.from - piece.start;
    const within = { start: Math.max(start, piece.start) + offset, end: Math.min(end, piece.end) + offset, kind };
    places.push(piece.placeOf(within));
  }
  return {
    start: places.reduce((least, place) => Math.min(least, place.start), Number.POSITIVE_INFINITY),
    end: places.reduce((most, place) => Math.max(most, place.end), 0),
    kind,
  };
}

/** Index of the first that ends behind this place. */
function firstBehind(pieces: readonly Piece[], place: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pieces[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
