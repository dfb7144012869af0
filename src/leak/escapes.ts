/** Decodes what spells its code points: percent signs, escape sequences, entities. One pass, whatever is in the text. */
import { unpacked } from "./packed.ts";
import type { Range } from "./picked.ts";
import { type Steps, slicesOf } from "./slices.ts";
import { type Dialect, hasShortOctal, LEADS, spelledAt } from "./spellings.ts";
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
  progress: { at: number; length: number; isInWord: boolean; wordEnd: number; spelledEnd: number };
  /** In pairs: a byte, and where it comes from. */
  notes: number[];
  /** The first byte of each word. */
  words: number[];
}>;

export function* fromEscapes(bytes: Buffer): Steps<readonly Stream[]> {
  if (!LEAD_SIGNS.some((sign) => bytes.includes(sign))) return [];
  const first = yield* read(bytes, "hex");
  return hasShortOctal(bytes) ? [...first, ...(yield* read(bytes, "octal"))] : first;
}

function* read(bytes: Buffer, dialect: Dialect): Steps<readonly Stream[]> {
  const progress = { at: 0, length: 0, isInWord: false, wordEnd: 0, spelledEnd: 0 };
  const into = Buffer.allocUnsafe(bytes.length + 1);
  const decoded: Decoded = { from: bytes, dialect, bytes: into, progress, notes: [], words: [] };
  for (const end of slicesOf(bytes.length)) {
    decodeSlice(decoded, end);
    yield;
  }
  if (progress.length === 0) return [];
  const said = decoded.bytes.subarray(0, progress.length);
  const placeOf = (first: number, end: number): Range => [placeAt(decoded, first), placeAt(decoded, end)];
  return [yield* storedStream(said, placeOf), ...(yield* packedWords(decoded, said, placeOf))];
}

const LEAD_SIGNS = ["%", "\\", "&#", "="];

// Written for speed: it is run on every published byte.
function decodeSlice({ from, dialect, bytes, progress, notes, words }: Decoded, to: number): void {
  let { at, length, isInWord, wordEnd, spelledEnd } = progress;
  let noted = length;
  while (at < to) {
    const unit = from[at] ?? 0;
    const read = LEADS[unit] === 1 ? spelledAt(from, at, dialect) : 0;
    if (isInWord && read === 0 && WORD[unit] === 0 && at - spelledEnd > NEAR) {
      bytes[length++] = BETWEEN;
      isInWord = false;
      wordEnd = at;
    }
    if (read > 0 && !isInWord) {
      let start = at;
      while (start > wordEnd && WORD[from[start - 1] ?? 0] === 1) start -= 1;
      words.push(length);
      notes.push(length, start);
      noted = length;
      length += from.copy(bytes, length, start, at);
      isInWord = true;
    }
    if (isInWord) {
      if (length - noted > NOTED) {
        notes.push(length, at);
        noted = length;
      }
      bytes[length++] = read > 0 ? read & 255 : unit;
    }
    at += read > 0 ? read >>> 8 : 1;
    if (read > 0) spelledEnd = at;
  }
  progress.spelledEnd = spelledEnd;
  progress.at = at;
  progress.length = length;
  progress.isInWord = isInWord;
  progress.wordEnd = wordEnd;
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
    const read = LEADS[from[place] ?? 0] === 1 ? spelledAt(from, place, dialect) : 0;
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
