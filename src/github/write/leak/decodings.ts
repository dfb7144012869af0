/** What is written in a text in another way: base64, hex, percent and escape sequences, and gzip below them. */
import { packedIn, unpacked } from "./packed.ts";
import { isSign, type Picked, picked, runsIn, turned } from "./picked.ts";
import type { Span } from "./windows.ts";

/** What a text says when decoded, or that this is too much to be looked into; and where in it a span of that comes from. */
export type Decoded = Readonly<{ bytes: Buffer | "too much"; placeOf(span: Span): Span }>;

const PERCENT = /%([0-9A-Fa-f]{2})/g;
const ESCAPE = /\\(?:x|u\{?|U)(?:00){0,3}([0-9A-Fa-f]{2})\}?/g;
const ENTITY = /&#(?:x([0-9A-Fa-f]{2,4})|(\d{2,5}));?/g;

/** `alphabet` is what a run consists of; where a text has no `signs`, it has none of these. */
type Codec = Readonly<{ alphabet: Uint8Array; signs: RegExp; decode: (text: string) => string }>;

const CODECS: readonly Codec[] = [
  { alphabet: isSign(/[\w.~%+-]/), signs: /%/, decode: unescaped(PERCENT) },
  { alphabet: isSign(/[\w\\{}]/), signs: /\\/, decode: unescaped(ESCAPE) },
  { alphabet: isSign(/[\w&#;]/), signs: /&#|#&/, decode: fromEntities },
];

/**
 * All that a text says when decoded, read as it is, in rot13, backwards, and both. Base64 and hex are read from all signs
 * of the text that can belong to them, from each place where a group may begin, so that it does not matter what stands
 * before the encoded part or between its pieces. Takes time in proportion to the text.
 */
export function decodingsOf(text: string): Decoded[] {
  return [
    ...turned(picked(text, BASE64)).flatMap((form) => decodedFrom(form, "base64")),
    ...[HEX, ROTATED_HEX]
      .flatMap((alphabet) => turned(picked(text, alphabet)))
      .flatMap((form) => decodedFrom(form, "hex")),
    ...fromEscapes(text),
  ];
}

const BASE64 = isSign(/[A-Za-z0-9+/_-]/);
const HEX = isSign(/[0-9A-Fa-f]/);
const ROTATED_HEX = isSign(/[0-9N-Sn-s]/);

/** So many signs are so many bytes. */
const GROUPS = { base64: [4, 3], hex: [2, 1] } as const;

function decodedFrom({ signs, placeOf }: Picked, encoding: "base64" | "hex"): Decoded[] {
  const [most, bytes] = GROUPS[encoding];
  const text = signs.toString("latin1");
  const offsets = Array.from({ length: most }, (_, skip) => ({
    bytes: Buffer.from(text.slice(skip), encoding), // it takes both alphabets of base64
    placeOf({ start, end, kind }: Span) {
      const [first, last] = [Math.floor((start * most) / bytes), Math.ceil((end * most) / bytes)];
      return placeOf({ start: skip + first, end: skip + last, kind });
    },
  }));
  const packed = packedIn(text, encoding).flatMap(({ start, end, layers }): Decoded[] => {
    const placed = { placeOf: ({ kind }: Span) => placeOf({ start, end, kind }) };
    return layers === "too much"
      ? [{ bytes: layers, ...placed }]
      : layers.map((layer) => ({ bytes: layer, ...placed }));
  });
  return [...offsets, ...packed];
}

/** Shorter runs hold less than a window. */
const LEAST = 12;

/** Escapes are read the same ways as the rest, but run by run. */
function fromEscapes(text: string): Decoded[] {
  const codecs = CODECS.filter(({ signs }) => signs.test(text));
  if (codecs.length === 0) return [];
  const whole = { signs: Buffer.from(text, "latin1"), placeOf: (span: Span) => span };
  return turned(whole).flatMap((form) => codecs.flatMap((codec) => fromRuns(form, codec)));
}

function fromRuns({ signs, placeOf }: Picked, { alphabet, decode }: Codec): Decoded[] {
  return runsIn(signs, alphabet, LEAST).flatMap(([start, end]) => {
    const run = signs.toString("latin1", start, end);
    const decoded = decode(run);
    if (decoded === run) return [];
    const place = { placeOf: ({ kind }: Span) => placeOf({ start, end, kind }) };
    return unpacked(Buffer.from(decoded, "latin1")).map((bytes) => ({ bytes, ...place }));
  });
}

function unescaped(pattern: RegExp): (text: string) => string {
  return (text) => text.replaceAll(pattern, (_, pair: string) => String.fromCharCode(Number.parseInt(pair, 16)));
}

function fromEntities(text: string): string {
  return text.replaceAll(ENTITY, (_, hex: string | undefined, decimal: string) =>
    String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}

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
