/**
 * Reads long texts: as bytes, in which loops find what they look for several times as fast, and in slices, so that
 * other work of the process can run in between.
 */
import { setImmediate } from "node:timers/promises";

/** Work that may be interrupted at each `yield`. Between two of them are a few milliseconds at most. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** So many characters are a slice. */
export const SLICE = 32_768;

export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

/**
 * Ends of the slices of a text of this length, in order. The first ones are short: V8 compiles a loop while it runs, and
 * what it has not seen by then, such as what follows the loop, makes it begin again.
 */
export function* slicesOf(length: number): Generator<number> {
  for (let end = 64; end < length; end += Math.min(end, SLICE)) yield end;
  yield length;
}

/**
 * A text, and its characters as bytes. A character above 255 is 0 in `bytes`: it belongs to no encoding and to no
 * token.
 */
export type Characters = Readonly<{ text: string; bytes: Buffer }>;

export function* charactersOf(text: string): Steps<Characters> {
  const bytes = Buffer.allocUnsafeSlow(text.length);
  const units = Buffer.allocUnsafeSlow(2 * SLICE);
  let from = 0;
  for (const end of slicesOf(text.length)) {
    const slice = text.slice(from, end);
    bytes.write(slice, from, "latin1");
    if (isWide(slice)) {
      units.write(slice, "utf16le");
      for (let at = from; at < end; at += 1) if (units[2 * (at - from) + 1] !== 0) bytes[at] = 0;
    }
    from = end;
    yield;
  }
  return { text, bytes };
}

function isWide(text: string): boolean {
  return /[^\0-\xff]/.test(text);
}

type Narrow = Readonly<{ characters: Characters; placeOf(at: number): number }>;

/** So many characters are looked through for a place among them. */
const BLOCK = 1024;

/** Without its zeros, which files in UTF-16 and UTF-32 have beside each letter. */
export function* withoutZeros({ text, bytes }: Characters): Steps<Narrow> {
  const narrow = Buffer.allocUnsafeSlow(text.length);
  const units = isWide(text) ? new Uint16Array(text.length) : undefined;
  /** By block, how many characters are left of all before it. */
  const lefts = new Int32Array(Math.ceil(text.length / BLOCK));
  let [at, length] = [0, 0];
  for (const end of slicesOf(text.length)) {
    for (; at < end; at += 1) {
      if (at % BLOCK === 0) lefts[at / BLOCK] = length;
      const byte = bytes[at] ?? 0;
      const unit = units && byte === 0 ? text.charCodeAt(at) : byte;
      narrow[length] = byte;
      if (units) units[length] = unit;
      length += unit === 0 ? 0 : 1;
    }
    yield;
  }
  const left = narrow.subarray(0, length);
  const said = units ? Buffer.from(units.buffer, 0, 2 * length).toString("utf16le") : left.toString("latin1");
  return { characters: { text: said, bytes: left }, placeOf: (place) => placeIn(text, lefts, place) };
}

function placeIn(text: string, lefts: Int32Array, place: number): number {
  let [low, high] = [0, lefts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((lefts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  let at = low * BLOCK;
  for (let before = place - (lefts[low] ?? 0); at < text.length; at += 1)
    if (text.charCodeAt(at) !== 0 && before-- === 0) break;
  return at;
}
