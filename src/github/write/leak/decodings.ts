/** What is written in a text in another way: base64, hex, percent and escape sequences, and gzip below them. */
import { constants, gunzipSync, inflateSync } from "node:zlib";
import type { Span } from "./windows.ts";

/** A part of a text, and what it says when decoded. */
type Decoded = Readonly<{ start: number; end: number; text: string }>;

/** No more than this is unpacked from one piece: a small piece can hold gigabytes. */
const UNPACKED = 1024 * 1024;

/** `alphabet` is what a run consists of, `least` its length; `sign` must stand in it, which spares most runs the rest. */
type Codec = Readonly<{
  alphabet: Uint8Array;
  least: number;
  sign: string;
  decode: (text: string) => readonly string[];
}>;

const PERCENT = /%([0-9A-Fa-f]{2})/g;
const ESCAPE = /\\(?:x|u\{?|U)(?:00){0,3}([0-9A-Fa-f]{2})\}?/g;
const ENTITY = /&#(?:x([0-9A-Fa-f]{2,4})|(\d{2,5}));?/g;

// Shorter runs hold less than a window of a secret that is encoded twice; encoded once it is found without decoding.
const CODECS: readonly Codec[] = [
  { alphabet: alphabetOf(/[A-Za-z0-9+/_=-]/), least: 24, sign: "", decode: fromBase64 },
  { alphabet: alphabetOf(/[0-9A-Fa-f]/), least: 24, sign: "", decode: fromHex },
  { alphabet: alphabetOf(/[A-Za-z0-9+/_=\r\n-]/), least: 33, sign: "\n", decode: fromLines },
  { alphabet: alphabetOf(/[\w.~%+-]/), least: 12, sign: "%", decode: unescaped(PERCENT) },
  { alphabet: alphabetOf(/[\w\\{}]/), least: 12, sign: "\\", decode: unescaped(ESCAPE) },
  { alphabet: alphabetOf(/[\w&#;]/), least: 12, sign: "&#", decode: fromEntities },
];

function alphabetOf(signs: RegExp): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, unit) => (signs.test(String.fromCharCode(unit)) ? 1 : 0));
}

/** All that a text says when decoded, in one text, which is searched faster than its parts. */
export type Within = Readonly<{
  text: string;
  /** Where a span of that text comes from: the whole of what was encoded. */
  placeOf(span: Span): Span;
}>;

/** In no alphabet, so that no run goes from one part to the next. */
const SEPARATOR = "\u0001";

/** As many parts as there is room for, in characters. */
export function joinedDecodings(text: string, room: number): Within {
  const parts: Decoded[] = [];
  const ends: number[] = [];
  let length = 0;
  for (const part of decodingsOf(text)) {
    length += part.text.length + 1;
    if (length > room) break;
    parts.push(part);
    ends.push(length);
  }
  return {
    text: parts.map((part) => part.text).join(SEPARATOR),
    placeOf({ start, end, kind }) {
      // Signs stand in neither separators nor gaps, so that a secret can reach from one part into the next.
      const touched = parts.slice(firstAbove(ends, start), firstAbove(ends, end - 1) + 1);
      return {
        start: Math.min(...touched.map((part) => part.start)),
        end: Math.max(...touched.map((part) => part.end)),
        kind,
      };
    },
  };
}

/** Index of the first that is greater; they ascend. */
function firstAbove(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}

function decodingsOf(text: string): Decoded[] {
  return CODECS.filter(({ sign }) => text.includes(sign)).flatMap((codec) =>
    runsOf(text, codec).flatMap(([start, end]) => {
      const run = text.slice(start, end);
      return (run.includes(codec.sign) ? codec.decode(run) : []).map((decoded) => ({ start, end, text: decoded }));
    }),
  );
}

type Run = readonly [start: number, end: number];

// No regular expression: one that wants a least length looks at each short run again from each of its characters. Here
// the last character of the shortest run comes first: what is not in the alphabet there rules out all before it.
function runsOf(text: string, { alphabet, least }: Codec): Run[] {
  const runs: Run[] = [];
  const belongs = (at: number) => alphabet[text.charCodeAt(at)] === 1;
  for (let start = 0; start + least <= text.length; ) {
    let at = start + least - 1;
    while (at >= start && belongs(at)) at -= 1;
    if (at >= start) {
      start = at + 1;
      continue;
    }
    let end = start + least;
    while (end < text.length && belongs(end)) end += 1;
    runs.push([start, end]);
    start = end + 1;
  }
  return runs;
}

function fromBase64(text: string): readonly string[] {
  return unpacked(Buffer.from(text, "base64")); // it takes both alphabets
}

function fromHex(digits: string): readonly string[] {
  return unpacked(Buffer.from(digits, "hex"));
}

/** Lines of one length and a shorter last one: how encoded text is wrapped. Words above them are left out. */
function fromLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  const lengthOf = (index: number) => lines[index]?.length ?? 0;
  const first = lines.findIndex((line, index) => line.length >= 16 && line.length === lengthOf(index + 1));
  if (first < 0) return [];
  const last = lines.findIndex((line, index) => index > first && line.length !== lengthOf(first));
  const joined = lines.slice(first, last < 0 ? undefined : last + 1).join("");
  const hex = /^[0-9A-Fa-f]+$/.test(lines[first] ?? "") ? (joined.match(/[0-9A-Fa-f]{24,}/g) ?? []) : [];
  return [...fromBase64(joined), ...hex.flatMap(fromHex)];
}

function unescaped(pattern: RegExp): (text: string) => readonly string[] {
  const byte = (_: string, pair: string) => String.fromCharCode(Number.parseInt(pair, 16));
  return (text) => [text.replaceAll(pattern, byte)].filter((decoded) => decoded !== text);
}

function fromEntities(text: string): readonly string[] {
  const sign = (_: string, hex: string | undefined, decimal: string) =>
    String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  return [text.replaceAll(ENTITY, sign)].filter((decoded) => decoded !== text);
}

/** Bytes as text, and as the text that they are when unpacked. Also for the content of a file. */
export function unpacked(bytes: Buffer): readonly string[] {
  const text = bytes.toString("latin1");
  const inner = unzip(bytes);
  return inner === undefined ? [text] : [text, inner.toString("latin1")];
}

function unzip(bytes: Buffer): Buffer | undefined {
  const [first, second = 0] = bytes;
  const isGzip = first === 0x1f && second === 0x8b;
  const isZlib = first === 0x78 && (0x78 * 256 + second) % 31 === 0;
  if (!isGzip && !isZlib) return undefined;
  try {
    const options = { maxOutputLength: UNPACKED, finishFlush: constants.Z_SYNC_FLUSH }; // half of it is enough
    return isGzip ? gunzipSync(bytes, options) : inflateSync(bytes, options);
  } catch {
    return undefined; // It only looked like it, or it is too large to be looked into.
  }
}
