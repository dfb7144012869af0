/** Looks for secrets in everything that is published: known values in all their forms, and what looks like a token. */
import { isAscii } from "node:buffer";
import { base64Parts, fromBase64 } from "./base64.ts";
import { fromEscapes } from "./escapes.ts";
import { fingerprintsOf, type KnownValue, type Span, windowSearch } from "./fingerprints.ts";
import { fromHex } from "./hex.ts";
import { TooMuch, unpacked } from "./packed.ts";
import { picked } from "./picked.ts";
import { atOnce, type Characters, charactersOf, inSlices, type Steps, slicesOf, withoutZeros } from "./slices.ts";
import { type Joined, joined } from "./streams.ts";
import { tokenSearch } from "./tokens.ts";

type ScanOptions = Readonly<{
  /** Text that is already public: what it contains in the same form is not a leak. */
  public?: string;
}>;

type Redacted = Readonly<{ text: string; kinds: readonly string[] }>;

/** `scan` and `redact` are for texts of a comment's size. The others are for longer ones, and let other work in between. */
export type LeakScanner = Readonly<{
  /** The spans of secrets, in order and without overlaps. A packed part with a secret is one span. */
  scan(text: string, options?: ScanOptions): readonly Span[];
  scanLong(text: string, options?: ScanOptions): Promise<readonly Span[]>;
  /** The same for a file, which may be packed. It is read as UTF-8, or byte by byte if there is a zero in it. */
  scanFile(bytes: Buffer, options?: ScanOptions): Promise<readonly Span[]>;
  /** The text with every secret replaced by `[withheld: looks like …]`. */
  redact(text: string): Redacted;
  redactLong(text: string): Promise<Redacted>;
}>;

/** How deep encodings may be nested, and how much is decoded once more of one text, as a multiple of it. */
const DEPTH = 3;
const LEAST_DECODED = 4 * 1024 * 1024;
const DECODED_RATIO = 16;

/** Text that cannot be checked is not published either. */
const TOO_MUCH = "too much encoded data to check";

/** A text with more secrets than these is one as a whole. */
const MOST_SPANS = 10_000;

export function leakScanner(values: readonly KnownValue[]): LeakScanner {
  const { forms, short } = fingerprintsOf(values);
  const findWindows = windowSearch(forms);
  const findTokens = tokenSearch();
  const parts = base64Parts();
  const ours = new Set(values.map(({ kind }) => kind));

  function* direct(characters: Characters): Steps<readonly Span[]> {
    return few(characters.text, [...(yield* findWindows(characters)), ...(yield* asTheyStand(characters))]);
  }

  function* asTheyStand(characters: Characters): Steps<readonly Span[]> {
    return [...(yield* shortIn(characters.text, short)), ...(yield* findTokens(characters))];
  }

  /** The secrets in a text as it is and, so many times, decoded. */
  function* deep(characters: Characters, depth: number, room: number): Steps<readonly Span[]> {
    const { text } = characters;
    if (text.length > room) return [wholeOf(text, TOO_MUCH)];
    const found = yield* direct(characters);
    if (depth === 0 || text === "") return found;
    try {
      const next = yield* decode(characters, parts);
      return [...found, ...(yield* placed(yield* deep(next.characters, depth - 1, room - text.length), next.placeOf))];
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      return [...found, wholeOf(text, TOO_MUCH)];
    }
  }

  function* everywhere(characters: Characters): Steps<readonly Span[]> {
    const { text } = characters;
    const room = Math.max(LEAST_DECODED, text.length * DECODED_RATIO);
    if (!text.includes("\0")) return merged(yield* deep(characters, DEPTH, room), ours);
    const { characters: narrow, placeOf } = yield* withoutZeros(characters);
    const spans = yield* placed(yield* deep(narrow, DEPTH, room), ({ start, end, kind }) => ({
      ...{ start: placeOf(start), end: placeOf(end - 1) + 1, kind },
    }));
    // Zeros are no part of a window. But without them, two halves of a character may become one.
    const isJoined = /[\ud800-\udbff]\0+[\udc00-\udfff]/.test(text);
    const before = isJoined ? yield* direct(characters) : few(text, yield* asTheyStand(characters));
    return merged([...before, ...spans], ours);
  }

  function* search(characters: Characters, { public: known = "" }: ScanOptions = {}): Steps<readonly Span[]> {
    const spans = yield* everywhere(characters);
    if (spans.length === 0 || known === "") return spans;
    const already = yield* everywhere(yield* charactersOf(known));
    const before = new Set(already.map(({ start, end }) => known.slice(start, end)));
    return withoutKnown(characters.text, spans, known, before);
  }

  function* searchText(text: string, options?: ScanOptions): Steps<readonly Span[]> {
    return yield* search(yield* charactersOf(text), options);
  }

  function* searchFile(bytes: Buffer, options?: ScanOptions): Steps<readonly Span[]> {
    const layers = yield* layersOf(bytes);
    if (!layers) return [{ start: 0, end: bytes.length, kind: TOO_MUCH }];
    for (const layer of layers)
      if ((yield* search(byBytes(layer), options)).length > 0)
        return [{ start: 0, end: bytes.length, kind: "a secret, packed" }];
    if (bytes.includes(0) || isAscii(bytes)) return yield* search(byBytes(bytes), options);
    return yield* searchText(bytes.toString(), options);
  }

  function* redacted(text: string): Steps<Redacted> {
    let rest = text;
    const kinds = new Set<string>();
    // Parts that a cut has joined may be a secret again, so the text is looked at until nothing is found.
    for (let round = 0; round < 5; round += 1) {
      const spans = yield* searchText(rest);
      if (spans.length === 0) return { text: rest, kinds: [...kinds] };
      for (const { kind } of spans) kinds.add(kind);
      rest = without(rest, spans);
    }
    return { text: "[withheld: looks like a secret]", kinds: [...kinds] };
  }

  return Object.freeze<LeakScanner>({
    scan: (text, options) => atOnce(searchText(text, options)),
    scanLong: (text, options) => inSlices(searchText(text, options)),
    scanFile: (bytes, options) => inSlices(searchFile(bytes, options)),
    redact: (text) => atOnce(redacted(text)),
    redactLong: (text) => inSlices(redacted(text)),
  });
}

/** The layers that are packed in a file; undefined where there is too much of it. */
function* layersOf(bytes: Buffer): Steps<readonly Buffer[] | undefined> {
  try {
    return (yield* unpacked(bytes)).slice(1);
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

function* placed(spans: readonly Span[], placeOf: (span: Span) => Span): Steps<readonly Span[]> {
  const result: Span[] = [];
  for (const span of spans) {
    result.push(placeOf(span));
    if (result.length % 64 === 0) yield;
  }
  return result;
}

/** Each byte is a character. */
function byBytes(bytes: Buffer): Characters {
  return { text: bytes.toString("latin1"), bytes };
}

/** Unless there are too many of them. */
function few(text: string, spans: readonly Span[]): readonly Span[] {
  return spans.length > MOST_SPANS ? spans.slice(0, 1).map(({ kind }) => wholeOf(text, kind)) : spans;
}

function wholeOf(text: string, kind: string): Span {
  return { start: 0, end: text.length, kind };
}

/** So many characters are looked through for what does not stand apart in the public text. */
const MOST_COMPARED = 64 * 1024 * 1024;

function withoutKnown(text: string, spans: readonly Span[], known: string, before: ReadonlySet<string>): Span[] {
  let left = MOST_COMPARED;
  return spans.filter(({ start, end }) => {
    const said = text.slice(start, end);
    if (before.has(said)) return false;
    left -= known.length;
    return left < 0 || !known.includes(said);
  });
}

function* shortIn(text: string, short: readonly KnownValue[]): Steps<Span[]> {
  const spans: Span[] = [];
  for (const { kind, value } of short) {
    let from = 0;
    for (const end of slicesOf(text.length)) {
      const slice = text.slice(from, end + value.length - 1);
      const start = from;
      from = end;
      for (let at = slice.indexOf(value); at >= 0; at = slice.indexOf(value, at + value.length)) {
        spans.push({ start: start + at, end: start + at + value.length, kind });
        from = Math.max(from, start + at + value.length);
      }
      yield;
    }
  }
  return spans;
}

/** If a place has two names, that of a value we know is the better one. */
function merged(spans: readonly Span[], ours: ReadonlySet<string>): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (!last || span.start > last.end) result.push(span);
    else {
      const kind = ours.has(last.kind) ? last.kind : span.kind;
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end), kind };
    }
  }
  return result;
}

function without(text: string, spans: readonly Span[]): string {
  let at = 0;
  const parts = spans.map(({ start, end, kind }) => {
    const part = `${text.slice(at, start)}[withheld: looks like ${kind}]`;
    at = end;
    return part;
  });
  return parts.join("") + text.slice(at);
}

/**
 * All that a text says when decoded, as one text. Base64 and hex are read from all signs of the text that can belong to
 * them, from each place where a group may begin, so that it does not matter what stands before the encoded part or between
 * its pieces. Takes time in proportion to the text. Throws `TooMuch` where there is more than can be looked into.
 */
function* decode(characters: Characters, parts: Int32Array): Steps<Joined> {
  const { base64, hex } = yield* picked(characters);
  return yield* joined([
    ...(yield* fromBase64(base64, parts)),
    ...(yield* fromHex(hex)),
    ...(yield* fromEscapes(characters.bytes)),
  ]);
}
