/**
 * Finds known windows in a text in one pass: a rolling hash, a bit for each hash, and the windows themselves to be
 * certain.
 */
import type { Characters } from "./characters.ts";
import { codeOf, LATIN, NOTHING, WINDOW } from "./fingerprints.ts";
import { type Steps, slicesOf } from "./slices.ts";

/** Half-open range of UTF-16 units in the text. */
export type Span = Readonly<{ start: number; end: number; kind: string }>;

/** A sign is shifted out of the 32 bits by the eleventh after it, so that what leaves a window need not be taken away. */
const SHIFT = 3;
const BITS = 19;

/** A random odd number for each of the 36 signs, and 0 for what is none: Knuth's multiplicative hash. */
const WEIGHTS: Int32Array = Int32Array.from({ length: 256 }, (_, code) =>
  code < 36 ? Math.imul(code + 1, 0x9e3779b1) | 1 : 0,
);

const LATIN_WEIGHTS: Int32Array = LATIN.reduce((weights, code, unit) => {
  weights[unit] = WEIGHTS[code] ?? 0;
  return weights;
}, new Int32Array(256));

/** What is no sign changes nothing. */
const LATIN_SHIFTS: Uint8Array = Uint8Array.from(LATIN_WEIGHTS, (weight) => (weight === 0 ? 0 : SHIFT));

export type WindowSearch = (characters: Characters) => Steps<Span[]>;

type Window = Readonly<{ codes: readonly number[]; kind: string }>;

/** `seen` has a bit for the beginning of each hash, which is enough to pass over nearly everything. */
type KnownWindows = Readonly<{ seen: Uint8Array; windows: ReadonlyMap<number, readonly Window[]>; codes: CodeTable }>;

export function windowSearch(windows: ReadonlyMap<string, string>): WindowSearch {
  const known = { seen: new Uint8Array(1 << (BITS - 3)), windows: new Map<number, Window[]>(), codes: codeTable() };
  for (const [window, kind] of windows) {
    const codes = Array.from(window, (sign) => Number.parseInt(sign, 36));
    const hash = codes.reduce((before, code) => ((before << SHIFT) + (WEIGHTS[code] ?? 0)) | 0, 0);
    const slot = hash >>> (32 - BITS);
    known.seen[slot >>> 3] = (known.seen[slot >>> 3] ?? 0) | (1 << (slot & 7));
    known.windows.set(hash, [...(known.windows.get(hash) ?? []), { codes, kind }]);
  }
  return (characters) => search(characters, known);
}

function* search({ text, bytes }: Characters, known: KnownWindows): Steps<Span[]> {
  const search: WindowSearching = { text, bytes, known, progress: { at: 0, hash: 0 }, spans: [] };
  if (known.windows.size === 0) return search.spans;
  for (const end of slicesOf(text.length)) {
    searchSlice(search, end);
    yield;
  }
  return search.spans;
}

type WindowSearching = Readonly<{
  text: string;
  bytes: Uint8Array;
  known: KnownWindows;
  progress: { at: number; hash: number };
  spans: Span[];
}>;

// One long function on purpose, with few branches: it is run on every published byte.
function searchSlice({ text, bytes, known, progress, spans }: WindowSearching, end: number): void {
  const { seen, codes } = known;
  let { at, hash } = progress;
  for (; at < end; at += 1) {
    const unit = bytes[at] ?? 0;
    let weight = LATIN_WEIGHTS[unit] ?? 0;
    let shift = LATIN_SHIFTS[unit] ?? 0;
    if (unit === 0) {
      const point = text.codePointAt(at) ?? 0;
      if (point > 0xffff) at += 1;
      weight = WEIGHTS[codes(point)] ?? 0;
      shift = weight === 0 ? 0 : SHIFT;
    }
    hash = ((hash << shift) + weight) | 0;
    const slot = hash >>> (32 - BITS);
    if (((seen[slot >>> 3] ?? 0) & (1 << (slot & 7))) === 0 || weight === 0) continue;
    addWindow(spans, text, at + 1, { known, hash });
  }
  progress.at = at;
  progress.hash = hash;
}

function addWindow(
  spans: Span[],
  text: string,
  end: number,
  { known, hash }: { known: KnownWindows; hash: number },
): void {
  for (const { codes, kind } of known.windows.get(hash) ?? []) {
    const start = startOf(codes, text, end, known.codes);
    const last = spans.at(-1);
    if (start === undefined) continue;
    if (last && last.kind === kind && start <= last.end) spans[spans.length - 1] = { ...last, end };
    else spans.push({ start, end, kind });
  }
}

/** Where a window that ends here begins; undefined if it is another one. */
function startOf(codes: readonly number[], text: string, end: number, codeOfPoint: CodeTable): number | undefined {
  let left = WINDOW;
  let at = end;
  while (left > 0) {
    if (at === 0) return undefined;
    at -= 1;
    if (at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff) at -= 1;
    const code = codeOfPoint(text.codePointAt(at) ?? 0);
    if (code === NOTHING) continue;
    left -= 1;
    if (code !== codes[left]) return undefined;
  }
  return at;
}

type CodeTable = (point: number) => number;

/** Neither a code nor NOTHING. */
const UNSEEN = 254;

/** `codeOf`, which is slow, cached for frequent characters. */
function codeTable(): CodeTable {
  const known = new Uint8Array(0x10000).fill(UNSEEN);
  return (point) => {
    if (point > 0xffff) return codeOf(String.fromCodePoint(point));
    if (known[point] === UNSEEN) known[point] = codeOf(String.fromCodePoint(point));
    return known[point] ?? NOTHING;
  };
}
