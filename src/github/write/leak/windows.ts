/** Finds known windows in a text in one pass: a rolling hash, a bit for each hash, and the windows themselves to be certain. */
import { codeOf, LATIN, NOTHING, WINDOW } from "./fingerprints.ts";

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

export type WindowSearch = (text: string) => Span[];

export function windowSearch(windows: ReadonlyMap<string, string>): WindowSearch {
  if (windows.size === 0) return () => [];
  const seen = new Uint8Array(1 << (BITS - 3));
  for (const window of windows.keys()) {
    const slot = hashOf(window) >>> (32 - BITS);
    seen[slot >>> 3] = (seen[slot >>> 3] ?? 0) | (1 << (slot & 7));
  }
  const codes = codeTable();
  return (text) => search(text, windows, seen, codes);
}

// One long function on purpose: it is run on every published byte.
function search(text: string, windows: ReadonlyMap<string, string>, seen: Uint8Array, codes: CodeTable): Span[] {
  const spans: Span[] = [];
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    let weight = 0;
    if (unit < 256) weight = LATIN_WEIGHTS[unit] ?? 0;
    else {
      const point = text.codePointAt(at) ?? unit;
      if (point > 0xffff) at += 1;
      weight = WEIGHTS[codes(point)] ?? 0;
    }
    if (weight === 0) continue;
    hash = ((hash << SHIFT) + weight) | 0;
    const slot = hash >>> (32 - BITS);
    if (((seen[slot >>> 3] ?? 0) & (1 << (slot & 7))) === 0) continue;
    const [window, start] = windowBefore(text, at + 1, codes);
    const kind = windows.get(window);
    if (kind !== undefined) spans.push({ start, end: at + 1, kind });
  }
  return spans;
}

/** The last signs before `end`, as many as a window has if there are so many, and where they begin. */
function windowBefore(text: string, end: number, codes: CodeTable): readonly [window: string, start: number] {
  let window = "";
  let start = end;
  for (let at = end; at > 0 && window.length < WINDOW; ) {
    at -= 1;
    if (at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff) at -= 1;
    const code = codes(text.codePointAt(at) ?? 0);
    if (code === NOTHING) continue;
    window = code.toString(36) + window;
    start = at;
  }
  return [window, start];
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

function hashOf(window: string): number {
  let hash = 0;
  for (const sign of window) hash = ((hash << SHIFT) + (WEIGHTS[Number.parseInt(sign, 36)] ?? 0)) | 0;
  return hash;
}
