/** Data that is packed by gzip or zlib: bytes, or somewhere in base64 or hex. */
import { constants, inflateRawSync } from "node:zlib";
import type { Range } from "./picked.ts";
import type { Steps } from "./slices.ts";
import { type Stream, storedStream } from "./streams.ts";

/** No more than this is unpacked from one piece: a small piece can hold gigabytes. */
const UNPACKED = 1024 * 1024;

/** How often something may be packed. */
const DEPTH = 3;

/** Bytes as they are, and as they are when unpacked once, twice and so on. Throws `TooMuch`. */
export function* unpacked(bytes: Buffer): Steps<readonly Buffer[]> {
  const layers = [bytes];
  for (let inner = yield* unzip(bytes); inner && layers.length <= DEPTH; inner = yield* unzip(inner.buffer))
    layers.push(inner.buffer);
  return layers;
}

/** Signs of an encoding. `group` is so many of them that make so many bytes, the first of which begins at `start`. */
export type Signs = Readonly<{
  length: number;
  group: readonly [signs: number, bytes: number];
  byteAt(start: number, byte: number): number;
  placeOf(start: number, end: number): Range;
}>;

/** So many beginnings of one text are tried: in ordinary data, those of eighty megabytes. */
const MOST = 5000;

/** There is more than can be looked into. */
export class TooMuch extends Error {}

/**
 * The streams that are packed in encoded data that begins at one of these places, which are in order. Takes time
 * in proportion to the data. Throws `TooMuch`.
 */
export function* packedIn(signs: Signs, starts: readonly number[]): Steps<Stream[]> {
  const streams: Stream[] = [];
  let room = 4 * Math.max(UNPACKED, signs.length);
  let tried = 0;
  let end = 0;
  for (const start of starts) {
    if (start < end || !isPacked(signs, start)) continue;
    yield;
    tried += 1;
    if (tried > MOST || room < 0) throw new TooMuch();
    const { piece, size } = yield* pieceAt(signs, start);
    room -= size;
    if (!piece) continue;
    const behind = Math.min(signs.length, start + Math.ceil((piece.taken / signs.group[1]) * signs.group[0]));
    const placeOf = () => signs.placeOf(start, behind);
    end = behind;
    for (const layer of yield* unpacked(piece.buffer)) {
      room -= layer.length;
      streams.push(yield* storedStream(layer, placeOf));
    }
  }
  return streams;
}

/** Whether the first bytes say so; most do not. */
function isPacked(signs: Signs, start: number): boolean {
  const first = signs.byteAt(start, 0);
  return (first === 0x78 || first === 0x1f) && headerOf(decoded(signs, start, 8)) !== undefined;
}

function decoded({ length, group, byteAt }: Signs, start: number, count: number): Buffer {
  const bytes = Buffer.alloc(Math.floor((Math.min(count, length - start) * group[1]) / group[0]));
  for (let byte = 0; byte < bytes.length; byte += 1) bytes[byte] = byteAt(start, byte);
  return bytes;
}

/** More of the text at a time, until what is packed ends in it; and how much was looked at. */
function* pieceAt(signs: Signs, start: number): Steps<Readonly<{ piece: Unzipped | undefined; size: number }>> {
  for (let size = 256; ; size *= 8) {
    const bytes = decoded(signs, start, size);
    const piece = yield* unzip(bytes);
    if (!piece || piece.taken < bytes.length || start + size >= signs.length) return { piece, size: bytes.length };
  }
}

type Unzipped = Readonly<{ buffer: Buffer; taken: number }>;

/** All members, one behind the other, as `cat` of packed files makes them. Throws `TooMuch`. */
function* unzip(bytes: Buffer): Steps<Unzipped | undefined> {
  const first = unzipMember(bytes);
  if (!first || bytes[0] !== GZIP) return first;
  const buffers = [first.buffer];
  let { taken } = first;
  let room = UNPACKED - first.buffer.length;
  for (let members = 1; bytes[taken + TRAILER] === GZIP && room > 0; members += 1) {
    if (members > MOST_MEMBERS) throw new TooMuch();
    if (members % AT_ONCE === 0) yield;
    const rest = bytes.subarray(taken + TRAILER);
    if (rest.length < LEAST) return { buffer: Buffer.concat(buffers), taken: bytes.length }; // more of it decides
    const next = unzipMember(rest);
    if (!next) break;
    buffers.push(next.buffer.subarray(0, room));
    room -= next.buffer.length;
    taken += TRAILER + next.taken;
  }
  // There may be another member where the end of the bytes cuts what stands behind one.
  const isCut = bytes.length - taken <= TRAILER;
  return { buffer: buffers.length === 1 ? first.buffer : Buffer.concat(buffers), taken: isCut ? bytes.length : taken };
}

const GZIP = 0x1f;
/** Ordinary ones have some kilobytes each, so a megabyte has fewer. */
const MOST_MEMBERS = 1000;
/** So many small ones take about a millisecond. */
const AT_ONCE = 100;
/** Behind a member: its check and its length. */
const TRAILER = 8;
/** No member is shorter. */
const LEAST = 18;

function unzipMember(bytes: Buffer): Unzipped | undefined {
  const header = headerOf(bytes);
  if (header === undefined || !mayInflate(bytes, header)) return undefined;
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

/**
 * False where zlib would refuse the first block, which costs it as much as an error does. RFC 1951, 3.2: a stored block has
 * its length twice, the second time inverted; the lengths of the codes of a dynamic one leave nothing over.
 */
function mayInflate(bytes: Buffer, header: number): boolean {
  if (bytes.length < header + 10) return true; // enough for the longest list of lengths
  const kind = ((bytes[header] ?? 0) >>> 1) & 3;
  if (kind === 0) return (bytes.readUInt16LE(header + 1) ^ bytes.readUInt16LE(header + 3)) === 0xffff;
  if (kind === 1) return true;
  const bits = bytes.readUInt32LE(header);
  if (kind === 3 || ((bits >>> 3) & 31) > 29 || ((bits >>> 8) & 31) > 29) return false;
  return leavesNothing(bytes.readBigUInt64LE(header + 2) >> 1n, 4 + ((bits >>> 13) & 15));
}

/** Three bits a code: how many its own length is, 0 for a code that does not occur. */
function leavesNothing(lengths: bigint, count: number): boolean {
  let used = 0;
  for (let code = 0n; code < count; code += 1n) {
    const length = Number((lengths >> (3n * code)) & 7n);
    if (length > 0) used += 128 >>> length;
  }
  return used === 128 || used === 0;
}
