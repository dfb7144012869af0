/**
 * The unescaped forms of a secret in a text (as it is, in lines, in base64, in hex), and a text as anyone who unescapes it
 * reads it: JSON and shell backslashes, percent signs, HTML entities, at once.
 */
import { secretParts } from "./secret-parts.ts";

/** Shorter values are not searched for, because they would match ordinary words. */
export const MIN_LENGTH = 6;

const minLine = 16;

/** The value, its secret parts, and those of its lines that are longer than ordinary words. */
export function textsOf(value: string): readonly string[] {
  return [...new Set([value.trim(), ...secretParts(value).flatMap((part) => [part, ...longLines(part)])])];
}

/** Every text to search for: `textsOf` and their encodings, without line breaks, which `Automaton` skips. */
export function formsOf(value: string): readonly string[] {
  return textsOf(value)
    .filter((part) => part.length >= MIN_LENGTH)
    .flatMap((part) => [...asWritten(part), ...encoded(part)]);
}

function longLines(part: string): readonly string[] {
  const lines = part.split(/[\r\n]+/).map((line) => line.trim());
  return lines.length > 1 ? lines.filter((line) => line.length >= minLine) : [];
}

function asWritten(part: string): string[] {
  const forms = [part, decoded(part).text];
  if (part.includes(" ")) forms.push(part.replaceAll(" ", "+")); // as HTML forms send it
  // Percent encoding is per byte, and each byte is read as a character.
  if (/[^\0-\x7f]/.test(part)) forms.push(Buffer.from(part).toString("latin1"));
  return forms.filter((form) => form.length >= MIN_LENGTH);
}

function encoded(part: string): string[] {
  const bytes = Buffer.from(part);
  const hex = bytes.toString("hex");
  return [hex, hex.toUpperCase(), ...base64(bytes, "base64"), ...base64(bytes, "base64url")];
}

/**
 * The complete encoding, and the letters that depend only on the value if it starts at the first, second or third byte
 * of a group.
 */
function base64(bytes: Buffer, encoding: "base64" | "base64url"): string[] {
  const inside = [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString(encoding);
    return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  });
  return [bytes.toString(encoding), ...inside];
}

/** A decoded text, and for each of its characters the start and the end in the original. */
export type Decoded = Readonly<{ text: string; startOf(index: number): number; endOf(index: number): number }>;

// Any number of backslashes is one escape, because texts are escaped repeatedly: the arguments of a call are JSON in
// JSON.
const escapes =
  /\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;

const letters: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Whether decoding could change `text`. */
export function isEscaped(text: string): boolean {
  return /[\\%&]/.test(text);
}

/** The start of an escape that is incomplete at the end of the text; the text's length if there is none. */
export function startOfOpenEscape(text: string): number {
  const tail = text.slice(-longest);
  const found = /(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(tail);
  return found ? beginning(text, text.length - tail.length + found.index) : text.length;
}

/** A place at or shortly before `index` that is not inside an escape. */
export function beforeEscape(text: string, index: number): number {
  if (index === text.length) return index;
  const start = Math.max(0, index - longest);
  const found = text.slice(start, index).search(/[\\%&]/);
  return found < 0 ? index : beginning(text, start + found);
}

const longest = 16;

function beginning(text: string, index: number): number {
  let start = index;
  while (text[start] === "\\" && text[start - 1] === "\\") start -= 1;
  return start;
}

/** Returns `text` with its escapes decoded. */
export function decoded(text: string): Decoded {
  const [at, from]: [number[], number[]] = [[0], [0]]; // pieces: from `at` in the result, the original from `from`
  let result = "";
  let end = 0;
  for (const match of text.matchAll(escapes)) {
    const meaning = meaningOf(match);
    result += text.slice(end, match.index);
    end = match.index + match[0].length;
    at.push(result.length, result.length + meaning.length);
    from.push(match.index, end);
    result += meaning;
  }
  result += text.slice(end);
  const startOf = (index: number) => {
    const piece = lastAtOrBefore(at, index);
    return (from[piece] ?? 0) + index - (at[piece] ?? 0);
  };
  const endOf = (index: number) => {
    const piece = lastAtOrBefore(at, index);
    return at[piece + 1] === index + 1 ? (from[piece + 1] ?? 0) : startOf(index) + 1;
  };
  return { text: result, startOf, endOf };
}

/** At most one UTF-16 unit. A character beyond them stays escaped. */
function meaningOf([whole, unicode, byte, letter, other, percent, decimal, hex, entity]: RegExpMatchArray): string {
  const code = unicode ?? byte ?? percent ?? hex;
  if (code !== undefined) return unit(Number.parseInt(code, 16), whole);
  if (decimal !== undefined) return unit(Number.parseInt(decimal, 10), whole);
  if (letter !== undefined) return letters[letter] ?? letter;
  return entities[entity ?? ""] ?? other ?? "";
}

function unit(code: number, whole: string): string {
  return code <= 0xffff ? String.fromCharCode(code) : whole;
}

function lastAtOrBefore(at: readonly number[], index: number): number {
  let [low, high] = [0, at.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((at[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}
