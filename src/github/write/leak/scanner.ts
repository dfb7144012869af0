/** Looks for secrets in whatever leaves: known values in all their forms, and what looks like a token. */
import { joinedDecodings, unpacked } from "./decodings.ts";
import { fingerprintsOf, type KnownValue } from "./fingerprints.ts";
import { tokensIn } from "./token-formats.ts";
import { type Span, windowSearch } from "./windows.ts";

export type ScanOptions = Readonly<{
  /** Text that is public already: a token that stands in it is no leak. Known values are one all the same. */
  public?: string;
}>;

export type Redacted = Readonly<{ text: string; kinds: readonly string[] }>;

export type LeakScanner = Readonly<{
  /** Where secrets stand, in order, none overlapping another. What is encoded is found as a whole. */
  scan(text: string, options?: ScanOptions): readonly Span[];
  /** The same for a file, which may be packed. Units of the spans are bytes. */
  scanBytes(bytes: Buffer, options?: ScanOptions): readonly Span[];
  /** The text with every secret replaced by `[withheld: looks like …]`. */
  redact(text: string): Redacted;
}>;

/** How deep encodings may be nested, and how much is decoded of one text, as a multiple of it. */
const DEPTH = 3;
const LEAST_DECODED = 1024 * 1024;
const DECODED_RATIO = 4;

export function leakScanner(values: readonly KnownValue[]): LeakScanner {
  const { windows, short } = fingerprintsOf(values);
  const findWindows = windowSearch(windows);
  const ours = new Set(values.map(({ kind }) => kind));

  function direct(text: string, isKnown: (token: string) => boolean): Span[] {
    return [...findWindows(text), ...shortIn(text, short), ...tokensIn(text, isKnown)];
  }

  function deep(text: string, isKnown: (token: string) => boolean, depth: number, budget: number): Span[] {
    const found = direct(text, isKnown);
    if (depth === 0) return found;
    const within = joinedDecodings(text, budget);
    if (within.text === "") return found;
    const inner = deep(within.text, isKnown, depth - 1, budget - within.text.length);
    return [...found, ...inner.map(within.placeOf)];
  }

  const scan = (text: string, { public: known = "" }: ScanOptions = {}): readonly Span[] => {
    const budget = Math.max(LEAST_DECODED, text.length * DECODED_RATIO);
    return merged(
      deep(text, (token) => known.includes(token), DEPTH, budget),
      ours,
    );
  };

  const scanBytes = (bytes: Buffer, options: ScanOptions = {}): readonly Span[] => {
    const [raw = "", inner] = unpacked(bytes);
    const isUnpacked = inner !== undefined && scan(inner, options).length > 0;
    const found = scan(bytes.includes(0) ? raw : bytes.toString("utf8"), options);
    return isUnpacked ? [{ start: 0, end: raw.length, kind: "a secret, packed" }] : found;
  };

  const redact = (text: string): Redacted => {
    let rest = text;
    const kinds = new Set<string>();
    // What was joined by a cut may be a secret again, so it is looked at until nothing is found.
    for (let round = 0; round < 5; round += 1) {
      const spans = scan(rest);
      if (spans.length === 0) return { text: rest, kinds: [...kinds] };
      for (const { kind } of spans) kinds.add(kind);
      rest = without(rest, spans);
    }
    return { text: "[withheld: looks like a secret]", kinds: [...kinds] };
  };

  return Object.freeze({ scan, scanBytes, redact });
}

function shortIn(text: string, short: readonly KnownValue[]): Span[] {
  return short.flatMap(({ kind, value }) => {
    const spans: Span[] = [];
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
      spans.push({ start: at, end: at + value.length, kind });
    }
    return spans;
  });
}

/** Of two names for one place, that of a value we know is the better one. */
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
