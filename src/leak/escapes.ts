/** Decodes what spells its code points: percent signs, escape sequences, entities. One pass, whatever is in the text. */
import { unpacked } from "./packed.ts";
import type { Range } from "./picked.ts";
import { type Steps, slicesOf } from "./slices.ts";
import { BACKSLASH, type Dialect, EQUALS, isShortOctal, LEADS, PERCENT, percentAt, spelledAt } from "./spellings.ts";
import { type Stream, storedStream } from "./streams.ts";

/** By byte: 1 for what can stand beside a spelled code point in one word. */
const WORD = Uint8Array.from({ length: 256 }, (_, unit) =>
  /[!#-&(-+\--;=?-_a-~]/.test(String.fromCharCode(unit)) ? 1 : 0,
);

/** In no encoding. */
const BETWEEN = 1;

/** A word goes on over blanks and quotes if they are so near to what is spelled. */
const NEAR = 64;

/** After so many bytes it is noted again which place of the text they come from. */
const NOTED = 1024;

/** Every word of the text in which something is spelled, decoded, one behind the other. */
type Decoded = Readonly<{
  from: Buffer;
  dialect: Dialect;
  bytes: Buffer;
  progress: Progress;
  /** In pairs: a byte, and where it comes from. */
  notes: number[];
  /** The first byte of each word. */
  words: number[];
}>;

type Progress = {
  at: number;
  length: number;
  /** The byte of the last note. */
  noted: number;
  isInWord: boolean;
  wordEnd: number;
  /** Up to here everything belongs to the word. */
  near: number;
  /** The kinds of spellings that were found, as bits. */
  kinds: number;
};

export function* fromEscapes(bytes: Buffer): Steps<readonly Stream[]> {
  if (!LEAD_SIGNS.some((sign) => bytes.includes(sign))) return [];
  const first = yield* read(bytes, "hex");
  return isTwofold(first.kinds) ? [...first.streams, ...(yield* read(bytes, "octal")).streams] : first.streams;
}

/** Kinds of spellings: quoted-printable, any other, and one that the other dialect reads in another way. */
const [QUOTED, OTHER, OCTAL] = [1, 2, 4] as const;

/** Whether the other dialect finds other code points. With quoted-printable alone, that is the text itself. */
function isTwofold(kinds: number): boolean {
  return (kinds & OCTAL) !== 0 || (kinds & (QUOTED | OTHER)) === (QUOTED | OTHER);
}

const LEAD_SIGNS = ["%", "\\", "&#", "="];

function* read(bytes: Buffer, dialect: Dialect): Steps<Readonly<{ streams: readonly Stream[]; kinds: number }>> {
  const progress = { at: 0, length: 0, noted: 0, isInWord: false, wordEnd: 0, near: 0, kinds: 0 };
  const into = Buffer.allocUnsafeSlow(bytes.length + 1);
  const decoded: Decoded = { from: bytes, dialect, bytes: into, progress, notes: [], words: [] };
  for (const end of slicesOf(bytes.length)) {
    decodeSlice(decoded, end);
    yield;
  }
  if (progress.length === 0) return { streams: [], kinds: progress.kinds };
  const said = decoded.bytes.subarray(0, progress.length);
  const placeOf = (first: number, end: number): Range => [placeAt(decoded, first), placeAt(decoded, end)];
  const streams = [yield* storedStream(said, placeOf), ...(yield* packedWords(decoded, said, placeOf))];
  return { streams, kinds: progress.kinds };
}

// Written for speed: it is run on every published byte.
function decodeSlice({ from, dialect, bytes, progress, notes, words }: Decoded, to: number): void {
  let { at, length, noted, isInWord, wordEnd, near, kinds } = progress;
  while (at < to) {
    if (!isInWord) {
      at = leadAt(from, at, to);
      if (at === to) break;
    } else if (length - noted > NOTED) {
      notes.push(length, at);
      noted = length;
    }
    const unit = from[at] ?? 0;
    if (LEADS[unit] === 0) {
      if (at < near || WORD[unit] === 1) bytes[length++] = unit;
      else {
        bytes[length++] = BETWEEN;
        isInWord = false;
        wordEnd = at;
      }
      at += 1;
      continue;
    }
    if (unit === BACKSLASH && (kinds & OCTAL) === 0 && isShortOctal(from, at)) kinds |= OCTAL;
    const read = unit === PERCENT ? percentAt(from, at) : spelledAt(from, at, dialect);
    if (read === 0) {
      if (isInWord) bytes[length++] = unit;
      at += 1;
      continue;
    }
    kinds |= unit === EQUALS ? QUOTED : OTHER;
    if (!isInWord) {
      const start = wordStart(from, at, wordEnd);
      words.push(length);
      for (let place = start; place <= at; place += NOTED) notes.push(length + place - start, place);
      noted = length;
      length += from.copy(bytes, length, start, at);
      isInWord = true;
    }
    bytes[length++] = read;
    at += read >>> 8;
    near = at + NEAR + 1;
  }
  Object.assign(progress, { at, length, noted, isInWord, wordEnd, near, kinds });
}

function leadAt(from: Buffer, start: number, end: number): number {
  let at = start;
  while (at < end && LEADS[from[at] ?? 0] === 0) at += 1;
  return at;
}

function wordStart(from: Buffer, at: number, wordEnd: number): number {
  let start = at;
  while (start > wordEnd && WORD[from[start - 1] ?? 0] === 1) start -= 1;
  return start;
}

/** The place of the text that the byte comes from, decoded once more from the last place that is known. */
function placeAt({ from, dialect, notes }: Decoded, byte: number): number {
  let low = 0;
  let high = notes.length / 2 - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((notes[2 * middle] ?? 0) <= byte) low = middle;
    else high = middle - 1;
  }
  let [at, place] = [notes[2 * low] ?? 0, notes[2 * low + 1] ?? 0];
  for (; at < byte; at += 1) {
    const read = spelledAt(from, place, dialect);
    place += read > 0 ? read >>> 8 : 1;
  }
  return Math.min(place, from.length);
}

function* packedWords(decoded: Decoded, said: Buffer, placeOf: Stream["placeOf"]): Steps<readonly Stream[]> {
  const streams: Stream[] = [];
  for (const [index, start] of decoded.words.entries()) {
    if (index % 1024 === 1023) yield;
    const first = said[start];
    if (first !== 0x78 && first !== 0x1f) continue;
    const end = (decoded.words[index + 1] ?? said.length + 1) - 1;
    for (const layer of (yield* unpacked(said.subarray(start, end))).slice(1))
      streams.push(yield* storedStream(layer, () => placeOf(start, end)));
  }
  return streams;
}
