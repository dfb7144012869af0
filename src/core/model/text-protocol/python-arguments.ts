/** Reads calls in Python and their arguments: strings, numbers, truth values, lists and dictionaries. */

/** A value, and the offset behind it. */
type ParsedValue<Value> = Readonly<{ value: Value; end: number }>;

/**
 * Reads the arguments between two brackets, of which the first is before `start`. Returns undefined for anything except
 * keywords and literals.
 */
export function readArguments(text: string, start: number): ParsedValue<Record<string, unknown>> | undefined {
  return entries(text, start, { close: ")", key: keyword });
}

/** A call with literals: those without a keyword in order, and those with one by name. */
export type PythonCall = Readonly<{ name: string; args: readonly unknown[]; named: Readonly<Record<string, unknown>> }>;

/** Reads calls one after the other, with blanks, line breaks and semicolons between them; undefined for anything else. */
export function readCalls(text: string): readonly PythonCall[] | undefined {
  const calls: PythonCall[] = [];
  for (let place = between(text, 0); place < text.length; ) {
    const call = oneCall(text, place);
    if (!call) return undefined;
    calls.push(call.value);
    place = between(text, call.end);
  }
  return calls;
}

function between(text: string, start: number): number {
  return start + (at(/(?:[\s;]|#[^\n]*)*/y, text, start)?.[0].length ?? 0);
}

function oneCall(text: string, start: number): ParsedValue<PythonCall> | undefined {
  const [opening = "", name = ""] = at(/([A-Za-z_]\w{0,99})\s{0,20}\(/y, text, start) ?? [];
  if (name === "") return undefined;
  const args: unknown[] = [];
  for (let place = skip(text, start + opening.length); place < text.length; ) {
    const isNamed = keyword(text, place) !== undefined;
    const rest = isNamed || text[place] === ")" ? readArguments(text, place) : undefined;
    if (rest) return { value: { name, args, named: rest.value }, end: rest.end };
    const value = isNamed ? undefined : literal(text, place, 0);
    if (!value) return undefined;
    args.push(value.value);
    place = skip(text, value.end);
    if (text[place] === ",") place = skip(text, place + 1);
    else if (text[place] !== ")") return undefined;
  }
  return undefined;
}

const BLANKS = /\s*/y;
const KEYWORD = /([A-Za-z_]\w{0,99})\s{0,20}=/y;
const NUMBER = /[+-]?(?:\d[\d_]{0,99}(?:\.\d{0,99})?|\.\d{1,99})(?:e[+-]?\d{1,9})?(?![\w.])/iy;
const WORD = /(?:True|False|None|true|false|null)\b/y;
const WORDS: Readonly<Record<string, unknown>> = { True: true, true: true, False: false, false: false };

function at(pattern: RegExp, text: string, start: number): RegExpExecArray | undefined {
  pattern.lastIndex = start;
  return pattern.exec(text) ?? undefined;
}

function skip(text: string, start: number): number {
  return start + (at(BLANKS, text, start)?.[0].length ?? 0);
}

type Key = (text: string, start: number) => ParsedValue<string> | undefined;

const keyword: Key = (text, start) => {
  const match = at(KEYWORD, text, start);
  return match && { value: match[1] ?? "", end: start + match[0].length };
};

const stringKey: Key = (text, start) => {
  const key = string(text, start);
  const colon = key && skip(text, key.end);
  return key && colon !== undefined && text[colon] === ":" ? { value: key.value, end: colon + 1 } : undefined;
};

function entries(
  text: string,
  start: number,
  { close, key, depth = 0 }: Readonly<{ close: string; key: Key; depth?: number }>,
): ParsedValue<Record<string, unknown>> | undefined {
  const found: [string, unknown][] = [];
  for (let place = skip(text, start); place < text.length; ) {
    if (text[place] === close) return { value: Object.fromEntries(found), end: place + 1 };
    const name = key(text, place);
    const value = name && literal(text, skip(text, name.end), depth);
    if (!name || !value) return undefined;
    found.push([name.value, value.value]);
    place = skip(text, value.end);
    if (text[place] === ",") place = skip(text, place + 1);
    else if (text[place] !== close) return undefined;
  }
  return undefined;
}

const DEEPEST = 20;

function literal(text: string, start: number, depth: number): ParsedValue<unknown> | undefined {
  if (depth > DEEPEST) return undefined;
  if (text[start] === "[") return list(text, start + 1, depth + 1);
  if (text[start] === "{") return entries(text, start + 1, { close: "}", key: stringKey, depth: depth + 1 });
  const number = at(NUMBER, text, start)?.[0];
  if (number !== undefined) return { value: Number(number.replaceAll("_", "")), end: start + number.length };
  const word = at(WORD, text, start)?.[0];
  if (word !== undefined) return { value: WORDS[word] ?? null, end: start + word.length };
  return string(text, start);
}

function list(text: string, start: number, depth: number): ParsedValue<unknown[]> | undefined {
  const found: unknown[] = [];
  for (let place = skip(text, start); place < text.length; ) {
    if (text[place] === "]") return { value: found, end: place + 1 };
    const value = literal(text, place, depth);
    if (!value) return undefined;
    found.push(value.value);
    place = skip(text, value.end);
    if (text[place] === ",") place = skip(text, place + 1);
    else if (text[place] !== "]") return undefined;
  }
  return undefined;
}

const QUOTE = /(r?)("""|'''|"|')/iy;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "\n": "" };

/** Line breaks are taken for what they mean, also where Python would want three quotes. */
function string(text: string, start: number): ParsedValue<string> | undefined {
  const [opening = "", raw, quote = ""] = at(QUOTE, text, start) ?? [];
  if (quote === "") return undefined;
  const first = start + opening.length;
  for (let end = first; end < text.length; end += 1) {
    if (text.startsWith(quote, end)) {
      const written = text.slice(first, end);
      return { value: raw ? written : unescaped(written), end: end + quote.length };
    }
    if (text[end] === "\\") end += 1;
  }
  return undefined;
}

function unescaped(written: string): string {
  return written.replaceAll(/\\(u[\da-f]{4}|x[\da-f]{2}|[ntr\n\\'"])/gi, (all, code: string) => {
    if (code.length > 1) return String.fromCodePoint(Number.parseInt(code.slice(1), 16));
    return ESCAPES[code] ?? (/[\\'"]/.test(code) ? code : all);
  });
}
