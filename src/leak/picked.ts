/** Picks the characters of a text that can belong to base64 and to hex, without what data is wrapped in. */
import { type Characters, type Steps, slicesOf } from "./slices.ts";

/** Half-open. */
export type Range = readonly [start: number, end: number];

/** The values of the signs that were taken of a text, and where in the text a range of them stands. */
export type Picked = Readonly<{ values: Uint8Array; placeOf(first: number, end: number): Range }>;

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const HEX = "0123456789abcdef";

export function base64Value(sign: string): number {
  return BASE64.indexOf({ "-": "+", _: "/" }[sign] ?? sign);
}

/**
 * An entry of `SIGNS` has the value in base64 in its lowest byte, and that in hex in its highest bits. The bits between
 * them say whether it is a sign of each, a sign of base64 that is no letter or digit, and an x.
 */
const [IN_BASE64, IN_HEX, ALONE, AN_X, HEX_BITS] = [8, 9, 1 << 10, 1 << 11, 12] as const;

const SIGNS = Uint16Array.from({ length: 256 }, (_, unit) => {
  const sign = String.fromCharCode(unit);
  const [base64, hex] = [base64Value(sign), HEX.indexOf(sign.toLowerCase())];
  const alone = base64 >= 0 && !/[A-Za-z0-9]/.test(sign) ? ALONE : 0;
  const values = (base64 < 0 ? 0 : base64 | (1 << IN_BASE64)) | (hex < 0 ? 0 : (hex << HEX_BITS) | (1 << IN_HEX));
  return values | alone | (sign === "x" ? AN_X : 0);
});

const [ZERO, X, FILLER] = [48, 120, 61] as const;

/** The beginning of a block, and how many signs of each kind were taken before; three numbers for each block. */
type Picking = Readonly<{ bytes: Uint8Array; base64: Uint8Array; hex: Uint8Array; blocks: number[] }>;
type Progress = { at: number; base64: number; hex: number };

const BLOCK = 256;

/**
 * All signs of each alphabet in order. Left out are signs with no letter or digit beside them, as in comments and between
 * strings, and the `0x` of numbers. Their places are found out when they are asked for.
 */
export function* picked({ bytes }: Characters): Steps<Readonly<{ base64: Picked; hex: Picked }>> {
  const { length } = bytes;
  const blocks: number[] = [];
  const picking = { bytes, base64: new Uint8Array(length + 1), hex: new Uint8Array(length + 1), blocks };
  const progress: Progress = { at: 0, base64: 0, hex: 0 };
  for (const end of slicesOf(length)) {
    while (progress.at < end) {
      blocks.push(progress.at, progress.base64, progress.hex);
      pickBlock(picking, progress, blockEnd(bytes, Math.min(end, progress.at + BLOCK)));
    }
    yield;
  }
  const { base64, hex } = progress;
  return {
    base64: { values: picking.base64.subarray(0, base64), placeOf: placesIn(picking, 1, base64) },
    hex: { values: picking.hex.subarray(0, hex), placeOf: placesIn(picking, 2, hex) },
  };
}

/** A `0x` is in one block. */
function blockEnd(bytes: Uint8Array, end: number): number {
  return bytes[end] === X ? end + 1 : end;
}

/**
 * Each character is put at the end, and stays there if it is a sign: branches cost more than stores. `| 0` because V8 would
 * look for an overflow each time.
 */
function pickBlock({ bytes, base64, hex }: Picking, progress: Progress, to: number): void {
  let at = progress.at;
  let length = progress.base64;
  let hexLength = progress.hex;
  for (; at < to; at = (at + 1) | 0) {
    const sign = SIGNS[bytes[at] ?? 0] ?? 0;
    base64[length] = sign;
    hex[hexLength] = sign >>> HEX_BITS;
    if ((sign & (ALONE | AN_X)) === 0) {
      length = (length + ((sign >>> IN_BASE64) & 1)) | 0;
      hexLength = (hexLength + ((sign >>> IN_HEX) & 1)) | 0;
    } else if ((sign & AN_X) !== 0) {
      length = (length + 1) | 0;
      if (at > 0 && bytes[at - 1] === ZERO && hexLength > 0) hexLength = (hexLength - 1) | 0;
    } else if (at > 0 && isSign(bytes[at - 1])) {
      length = (length + 1) | 0;
    } else {
      const end = endOfAlone(bytes, at);
      if (end > at) at = end - 1;
      else length = (length + 1) | 0;
    }
  }
  progress.at = at;
  progress.base64 = length;
  progress.hex = hexLength;
}

function isSign(byte = 0): boolean {
  return (((SIGNS[byte] ?? 0) >>> IN_BASE64) & 1) === 1;
}

/** The end of signs that begin here if no letter or digit follows them; the same place if one does. */
function endOfAlone(bytes: Uint8Array, start: number): number {
  let end = start;
  while (end < bytes.length && ((SIGNS[bytes[end] ?? 0] ?? 0) & ALONE) !== 0) end += 1;
  return isSign(bytes[end]) ? start : end;
}

/** `kind`: 1 for base64, 2 for hex. */
function placesIn(picking: Picking, kind: 1 | 2, count: number): Picked["placeOf"] {
  return (first, end) => {
    let last = placeOfSign(picking, kind, Math.min(end, count) - 1) + 1;
    while (kind === 1 && picking.bytes[last] === FILLER) last += 1;
    return [placeOfSign(picking, kind, first), last];
  };
}

/** The last block before which there were not more signs. */
function blockOf(blocks: readonly number[], kind: 1 | 2, sign: number): number {
  let [low, high] = [0, blocks.length / 3 - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((blocks[3 * middle + kind] ?? 0) <= sign) low = middle;
    else high = middle - 1;
  }
  return 3 * low;
}

/** The block is picked again, sign by sign. */
function placeOfSign({ bytes, blocks }: Picking, kind: 1 | 2, sign: number): number {
  const block = blockOf(blocks, kind, sign);
  const behind = blocks[block + 3] ?? bytes.length;
  const left = sign - (blocks[block + kind] ?? 0);
  const again = { bytes, blocks, base64: new Uint8Array(BLOCK + 2), hex: new Uint8Array(BLOCK + 2) };
  const progress: Progress = { at: blocks[block] ?? 0, base64: 0, hex: 0 };
  const count = () => (kind === 1 ? progress.base64 : progress.hex);
  let place = progress.at;
  while (progress.at < behind && count() <= left + 1) {
    const [at, before] = [progress.at, count()];
    pickBlock(again, progress, at + 1);
    if (before === left && count() > left) place = at;
  }
  return place;
}
