/** Reads a text as anyone who unescapes it would: JSON and shell backslashes, percent signs, HTML entities, at once. */

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
