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
  const bytes = Buffer.from(text, "latin1");
  if (!/[^\0-\xff]/.test(text)) return { text, bytes };
  let at = 0;
  for (const end of slicesOf(text.length)) {
    for (; at < end; at += 1) if (text.charCodeAt(at) > 255) bytes[at] = 0;
    yield;
  }
  return { text, bytes };
}

type Narrow = Readonly<{ characters: Characters; placeOf(at: number): number }>;

/** Without its zeros, which files in UTF-16 and UTF-32 have beside each letter. */
export function* withoutZeros({ text, bytes }: Characters): Steps<Narrow> {
  const places = new Int32Array(text.length + 1);
  const units = new Uint16Array(text.length);
  let [at, length] = [0, 0];
  for (const end of slicesOf(text.length)) {
    for (; at < end; at += 1) {
      const unit = bytes[at] || text.charCodeAt(at);
      units[length] = unit;
      places[length] = at;
      if (unit !== 0) length += 1;
    }
    yield;
  }
  places[length] = text.length;
  const narrow = Buffer.from(units.buffer, 0, 2 * length).toString("utf16le");
  const narrowBytes = Buffer.from(units.subarray(0, length).map((unit) => (unit > 255 ? 0 : unit)));
  return { characters: { text: narrow, bytes: narrowBytes }, placeOf: (place) => places[place] ?? text.length };
}
