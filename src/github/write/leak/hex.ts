/** Decodes hex from each place where a pair may begin, forwards and backwards, and in rot13. */
import { packedIn, type Signs } from "./packed.ts";
import { alphabetOf, type Picked, type Range } from "./picked.ts";
import { type Steps, slicesOf } from "./slices.ts";
import { ROW, type Stream, WRITTEN } from "./streams.ts";

const DIGITS = "0123456789abcdef";

export const HEX = alphabetOf(hexValue);

/** The letters are those that rot13 makes of them. */
export const ROTATED_HEX = alphabetOf((sign) =>
  /[n-s]/i.test(sign) ? 10 + sign.toLowerCase().charCodeAt(0) - 110 : /\d/.test(sign) ? hexValue(sign) : undefined,
);

function hexValue(sign: string): number | undefined {
  const value = DIGITS.indexOf(sign.toLowerCase());
  return value < 0 ? undefined : value;
}

/** `hasLetters`: what has no letter is left out, because it reads the same in the other alphabet. */
export function* fromHex(picked: Picked, tables: HexTables, { hasLetters = false } = {}): Steps<readonly Stream[]> {
  const { values } = picked;
  const arrays = { runs: [[], [], [], []], starts: new Int32Array(4).fill(-1), histories: new Int32Array(2) };
  const search: HexSearch = { values, hasLetters, tables, ...arrays, beginnings: [[], []] };
  let at = 0;
  for (const end of slicesOf(Math.max(0, values.length - 1))) {
    searchSlice(search, at, end);
    at = end;
    yield;
  }
  for (let way = 0; way < 4; way += 1) endRun(search, way, values.length - ((values.length - way) & 1));
  let streams: readonly Stream[] = search.runs.flatMap((runs, way) =>
    runs.length === 0 ? [] : [streamOf(picked, runs, way)],
  );
  for (const isBackwards of [false, true]) {
    const starts = search.beginnings[isBackwards ? 1 : 0] ?? [];
    const inOrder = isBackwards ? starts.map((sign) => values.length - 2 - sign).reverse() : starts;
    streams = streams.concat(yield* packedIn(signsOf(picked, isBackwards), inOrder));
  }
  return streams;
}

/** Ways: bit 0 is the place of the first pair, bit 1 is for backwards. */
type HexSearch = Readonly<{
  values: Uint8Array;
  hasLetters: boolean;
  tables: HexTables;
  /** By way: runs of bytes, counted forwards, and the sign where the present one starts. */
  runs: readonly number[][];
  starts: Int32Array;
  /** By place, which pairs before were ordinary characters: two bits for each, forwards and backwards. */
  histories: Int32Array;
  /** Forwards and backwards, where packed data may begin. */
  beginnings: readonly number[][];
}>;

/**
 * `flags` has by a pair whether it is an ordinary character, forwards and backwards, and then whether packed data may
 * begin. `full` has by a history whether all of it were ordinary characters.
 */
type HexTables = Readonly<{ flags: Uint8Array; full: Uint8Array }>;

const HISTORY = 4 ** ROW;

export function hexTables(): HexTables {
  const flags = Uint8Array.from({ length: 256 }, (_, pair) => {
    const back = ((pair & 15) << 4) | (pair >>> 4);
    const [begins, beginsBack] = [pair, back].map((byte) => (byte === 0x1f || byte === 0x78 ? 1 : 0));
    return (WRITTEN[pair] ?? 0) | ((WRITTEN[back] ?? 0) << 1) | ((begins ?? 0) << 2) | ((beginsBack ?? 0) << 3);
  });
  const all = (HISTORY - 1) / 3;
  const isFull = (history: number) => ((history & all) === all ? 1 : 0);
  const full = Uint8Array.from({ length: HISTORY }, (_, history) => isFull(history) | (isFull(history >>> 1) << 1));
  return { flags, full };
}

// Written for speed: it is run on every published byte.
function searchSlice(search: HexSearch, from: number, to: number): void {
  const { values, histories, beginnings } = search;
  const { flags, full } = search.tables;
  let [history = 0, other = 0] = [histories[from & 1], histories[(from + 1) & 1]];
  for (let at = from; at < to; at += 1) {
    const flag = flags[((values[at] ?? 0) << 4) | (values[at + 1] ?? 0)] ?? 0;
    const now = ((history << 2) | (flag & 3)) & (HISTORY - 1);
    const before = full[history] ?? 0;
    const after = full[now] ?? 0;
    if (before !== after) turn(search, at, before ^ after, after);
    history = other;
    other = now;
    if (flag < 4) continue;
    if (flag & 4) beginnings[0]?.push(at);
    if (flag & 8) beginnings[1]?.push(at);
  }
  histories[to & 1] = history;
  histories[(to + 1) & 1] = other;
}

/** Begins a run six pairs ago, or ends one here. */
function turn(search: HexSearch, at: number, changed: number, full: number): void {
  for (const back of [0, 1]) {
    const way = (at & 1) + 2 * back;
    if (((changed >>> back) & 1) === 0) continue;
    if ((full >>> back) & 1) search.starts[way] = at - 2 * (ROW - 1);
    else endRun(search, way, at);
  }
}

/** A longer run is several that touch, so that it takes a bounded time to write one. */
const LONGEST = 32_768;

function endRun({ values, hasLetters, runs, starts }: HexSearch, way: number, end: number): void {
  const start = starts[way] ?? -1;
  starts[way] = -1;
  if (start < 0) return;
  for (let at = start; at < end; at += 2 * LONGEST) {
    const behind = Math.min(end, at + 2 * LONGEST);
    if (!hasLetters || hasLetter(values, at, behind)) runs[way]?.push(at >>> 1, behind >>> 1);
  }
}

function hasLetter(values: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if ((values[at] ?? 0) > 9) return true;
  return false;
}

/** Backwards, bytes are counted from the end. */
function streamOf({ values, placeOf }: Picked, runs: readonly number[], way: number): Stream {
  const [phase, isBackwards] = [way & 1, way > 1];
  const count = values.length; // more than there are bytes
  const forwards = (first: number, end: number): Range => (isBackwards ? [count - end, count - first] : [first, end]);
  return {
    runs: isBackwards ? runs.map((_, index) => count - (runs[runs.length - 1 - index] ?? 0)) : runs,
    write(first, end, to, at) {
      const [from, behind] = forwards(first, end);
      for (let byte = from; byte < behind; byte += 1) {
        const left = values[phase + 2 * byte] ?? 0;
        const right = values[phase + 2 * byte + 1] ?? 0;
        if (isBackwards) to[at + behind - 1 - byte] = (right << 4) | left;
        else to[at + byte - from] = (left << 4) | right;
      }
    },
    placeOf(first, end) {
      const [from, behind] = forwards(first, end);
      return placeOf(phase + 2 * from, phase + 2 * behind);
    },
  };
}

/** The signs in the order in which they are read. */
function signsOf({ values, placeOf }: Picked, isBackwards: boolean): Signs {
  const { length } = values;
  const valueAt = (sign: number) => values[isBackwards ? length - 1 - sign : sign] ?? 0;
  return {
    ...{ length, group: [2, 1] },
    byteAt: (start, byte) => (valueAt(start + 2 * byte) << 4) | valueAt(start + 2 * byte + 1),
    placeOf: (start, end) => (isBackwards ? placeOf(length - end, length - start) : placeOf(start, end)),
  };
}
