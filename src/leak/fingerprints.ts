/**
 * Cuts the forms in which a secret might travel into windows that can be looked up. Case, width, blanks, signs and
 * invisible characters make no difference.
 */
import { secretParts } from "../lib/mask/secret-parts.ts";
import { type Characters, type Steps, slicesOf } from "./slices.ts";
import { writtenForms } from "./written-forms.ts";

/** A value that must not leave, and what people call it: `the model key`. */
export type KnownValue = Readonly<{ kind: string; value: string }>;

const WINDOW = 12;

/** A secret as it might travel: the value of each sign, 0 to 35. */
type Form = Readonly<{ codes: Uint8Array; kind: string }>;

/** A value that is too short for windows is found as it stands. */
type Fingerprints = Readonly<{ forms: readonly Form[]; short: readonly KnownValue[] }>;

/** Only the secret parts of a value count, where it has public ones (a connection address, a key file). */
export function fingerprintsOf(values: readonly KnownValue[]): Fingerprints {
  const forms: Form[] = [];
  const short: KnownValue[] = [];
  const parts = values.flatMap(({ kind, value }) => secretParts(value).map((part) => ({ kind, value: part })));
  for (const { kind, value } of parts) {
    const secret = secretPart(value);
    if (normal(secret).length < WINDOW) short.push(...shortForms(kind, value));
    else forms.push(...formsOf(secret).map((form) => ({ codes: codesOf(form), kind })));
  }
  return { forms, short };
}

/** The prefix that all tokens of a kind share is not a secret, nor is the header of a JWT. */
function secretPart(value: string): string {
  return value.replace(/^(?:gh[a-z]_(?:\d+_)?|github_pat_)/, "").replaceAll(/\beyJ[\w-]+\.(?=eyJ)/g, "");
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const encoded = [bytes.toString("hex"), ...base64Forms(bytes)];
  // The scan decodes what spells ASCII, whatever stands around it.
  const written = /^[\n\x20-\x7e]*$/.test(secret) ? [] : writtenForms(secret);
  return [...new Set([secret, ...encoded, ...written].map(normal))].filter((form) => form.length >= WINDOW);
}

/** Base64 of a value that begins at any byte of a group of three, without the characters that its neighbours share. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString("base64")
      .replaceAll("=", "");
    const hasTail = (shift + bytes.length) % 3 !== 0;
    return text.slice(shift === 0 ? 0 : shift + 1, hasTail ? -1 : undefined);
  });
}

/** Under six characters anything would match. */
function shortForms(kind: string, value: string): KnownValue[] {
  if (value.length < 6) return [];
  const bytes = Buffer.from(value);
  const forms = [value, bytes.toString("hex"), bytes.toString("base64"), ...writtenForms(value)];
  return forms.map((form) => ({ kind, value: form }));
}

/** 0-9 and a-z are 0 to 35; anything else is NOTHING and takes no part. */
const NOTHING = 255;

/** By code unit below 256. */
const LATIN: Uint8Array = Uint8Array.from({ length: 256 }, (_, unit) => codeOf(String.fromCharCode(unit)));

/** Lower-case letters and digits of a text, in order. */
function normal(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
}

/** Of normalised text. */
function codesOf(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, "latin1"), (unit) => LATIN[unit] ?? NOTHING);
}

/** The value of any character: full-width and mathematical letters are letters. */
function codeOf(character: string): number {
  const plain = character.normalize("NFKC").toLowerCase();
  return /^[a-z0-9]$/.test(plain) ? Number.parseInt(plain, 36) : NOTHING;
}

/** Half-open range of UTF-16 units in the text. */
export type Span = Readonly<{ start: number; end: number; kind: string }>;

/** A sign is shifted out of the 32 bits by the eleventh after it, so that what leaves a window need not be taken away. */
const SHIFT = 3;
const BITS = 19;

/**
 * A random number for each of the 36 signs, and 0 for what is none and changes nothing: Knuth's multiplicative hash. The
 * lowest bits of it are how far the others are shifted.
 */
const WEIGHTS: Int32Array = Int32Array.from({ length: 256 }, (_, code) =>
  code < 36 ? Math.imul(code + 1, 0x9e3779b1) | SHIFT : 0,
);

const LATIN_WEIGHTS: Int32Array = LATIN.reduce((weights, code, unit) => {
  weights[unit] = WEIGHTS[code] ?? 0;
  return weights;
}, new Int32Array(256));

type WindowSearch = (characters: Characters) => Steps<Span[]>;

/** The twelve signs of a form from `at` on. */
type Window = Readonly<{ form: Form; at: number }>;

/** `seen` has a bit for the beginning of each hash, which is enough to pass over nearly everything. */
type KnownWindows = Readonly<{ seen: Uint8Array; windows: Map<number, readonly Window[]>; codes: CodeTable }>;

export function windowSearch(forms: readonly Form[]): WindowSearch {
  const known = { seen: new Uint8Array(1 << (BITS - 3)), windows: new Map(), codes: codeTable() };
  for (const form of forms) addWindows(known, form);
  return (characters) => search(characters, known);
}

// Tokens of a runner have thousands of windows, so nothing is made for each but what is kept.
function addWindows({ seen, windows }: KnownWindows, form: Form): void {
  const { codes } = form;
  const counts = new Uint8Array(36);
  let [hash, different] = [0, 0];
  for (let end = 0; end < codes.length; end += 1) {
    const code = codes[end] ?? 0;
    const gone = codes[end - WINDOW];
    hash = ((hash << SHIFT) + (WEIGHTS[code] ?? 0)) | 0;
    counts[code] = (counts[code] ?? 0) + 1;
    if (counts[code] === 1) different += 1;
    if (gone !== undefined) counts[gone] = (counts[gone] ?? 0) - 1;
    if (gone !== undefined && counts[gone] === 0) different -= 1;
    // Every diff has runs of zeros: such windows say nothing about a secret.
    if (end < WINDOW - 1 || different < 5) continue;
    const slot = hash >>> (32 - BITS);
    seen[slot >>> 3] = (seen[slot >>> 3] ?? 0) | (1 << (slot & 7));
    const window = { form, at: end + 1 - WINDOW };
    const others = windows.get(hash)?.filter((other) => !isSame(other, window)) ?? [];
    windows.set(hash, [...others, window]);
  }
}

function isSame(one: Window, other: Window): boolean {
  const [signs, others] = [one, other].map(({ form, at }) => form.codes.subarray(at, at + WINDOW));
  return signs?.every((sign, index) => sign === others?.[index]) === true;
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
    if (unit === 0) {
      const point = text.codePointAt(at) ?? 0;
      if (point > 0xffff) at += 1;
      weight = WEIGHTS[codes(point)] ?? 0;
    }
    hash = ((hash << (weight & SHIFT)) + weight) | 0;
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
  for (const window of known.windows.get(hash) ?? []) {
    const { kind } = window.form;
    const start = startOf(window, text, end, known.codes);
    const last = spans.at(-1);
    if (start === undefined) continue;
    if (last && last.kind === kind && start <= last.end) spans[spans.length - 1] = { ...last, end };
    else spans.push({ start, end, kind });
  }
}

/** The beginning of a window that ends here; undefined if it is another one. */
function startOf(window: Window, text: string, end: number, codeOfPoint: CodeTable): number | undefined {
  let left = WINDOW;
  let at = end;
  while (left > 0) {
    if (at === 0) return undefined;
    at -= 1;
    if (at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff) at -= 1;
    const code = codeOfPoint(text.codePointAt(at) ?? 0);
    if (code === NOTHING) continue;
    left -= 1;
    if (code !== window.form.codes[window.at + left]) return undefined;
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
