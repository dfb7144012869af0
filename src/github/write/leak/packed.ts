/** Data that is packed by gzip or zlib: bytes, or somewhere in base64 or hex. */
import { constants, inflateRawSync } from "node:zlib";
import type { Span } from "./windows.ts";

/** No more than this is unpacked from one piece: a small piece can hold gigabytes. */
const UNPACKED = 1024 * 1024;

/** How often something may be packed. */
const DEPTH = 3;

/** Bytes as they are, and as they are when unpacked once, twice and so on. */
export function unpacked(bytes: Buffer): readonly Buffer[] {
  const layers = [bytes];
  for (let inner = unzip(bytes); inner && layers.length <= DEPTH; inner = unzip(inner.buffer))
    layers.push(inner.buffer);
  return layers;
}

/** What packed data begins with. `group` is so many signs that make so many bytes. */
const ENCODINGS = {
  base64: { beginning: /H4sI|eJ[w-z]|eN[o-r]|eA[E-H]|eF[4-7]/g, group: [4, 3] },
  hex: { beginning: /1f8b08|78(?:01|5e|9c|da)/gi, group: [2, 1] },
} as const;

/** So many beginnings of one text are tried: in ordinary data, those of eighty megabytes. */
const MOST = 5000;

/** The layers of one piece, or that there was too much to be looked into. */
export type Packed = Span & Readonly<{ layers: readonly Buffer[] | "too much" }>;

/** What is packed in encoded data, at any place. Takes time in proportion to the data. */
export function packedIn(signs: string, encoding: keyof typeof ENCODINGS): Packed[] {
  const { beginning, group } = ENCODINGS[encoding];
  const found: Packed[] = [];
  let room = 4 * Math.max(UNPACKED, signs.length);
  let tried = 0;
  let end = 0;
  for (const { index: start } of signs.matchAll(beginning)) {
    if (start < end) continue;
    tried += 1;
    if (tried > MOST || room < 0) return [...found, { start, end: signs.length, kind: "", layers: "too much" }];
    const piece = pieceAt(signs, start, encoding);
    if (!piece) continue;
    end = start + Math.ceil((piece.taken / group[1]) * group[0]);
    const layers = unpacked(piece.buffer);
    for (const { length } of layers) room -= length;
    found.push({ start, end: Math.min(end, signs.length), kind: "", layers });
  }
  return found;
}

/** More of the text at a time, until what is packed ends in it. */
function pieceAt(signs: string, start: number, encoding: BufferEncoding): Unzipped | undefined {
  for (let size = 256; ; size *= 8) {
    const bytes = Buffer.from(signs.slice(start, start + size), encoding);
    const piece = unzip(bytes);
    if (!piece || piece.taken < bytes.length || start + size >= signs.length) return piece;
  }
}

type Unzipped = Readonly<{ buffer: Buffer; taken: number }>;

function unzip(bytes: Buffer): Unzipped | undefined {
  const header = headerOf(bytes);
  if (header === undefined) return undefined;
  try {
    // Half of it is enough, and what follows it does not matter.
    const options = { maxOutputLength: UNPACKED, finishFlush: constants.Z_SYNC_FLUSH, info: true };
    const result: unknown = inflateRawSync(bytes.subarray(header), options);
    const { buffer, engine } = result as { buffer: Buffer; engine: { bytesWritten: number } }; // by `info`, which the types do not know
    return { buffer, taken: header + engine.bytesWritten };
  } catch {
    return undefined; // It is not packed data, or it is too large to unpack.
  }
}

/** How long the header is before packed data; undefined where there is none. */
function headerOf(bytes: Buffer): number | undefined {
  const [first, second = 0, method, flags = 0] = bytes;
  if (first === 0x78 && (0x78 * 256 + second) % 31 === 0) return 2;
  if (first !== 0x1f || second !== 0x8b || method !== 8 || flags > 31) return undefined;
  let length = 10;
  if (flags & 4) length += 2 + bytes.readUInt16LE(Math.min(length, bytes.length - 2));
  for (const name of [8, 16]) if (flags & name) length = bytes.indexOf(0, length) + 1 || bytes.length;
  return flags & 2 ? length + 2 : length;
}
