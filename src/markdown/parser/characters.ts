/**
 * The classes of characters of GitHub's grammar, each defined once. Blanks, digits and letters are those of ASCII: a
 * no-break space ends no address and belongs to no indent.
 */

/** A blank of the grammar: space, tab, line feed, vertical tab, form feed, carriage return. */
export const BLANK = String.raw`[ \t\n\v\f\r]`;

const blank = new RegExp(BLANK);
const punctuation = /^[!-/:-@[-`{-~]$/;
const letterOrDigit = /^[A-Za-z0-9]$/;
const letter = /^[A-Za-z]$/;
// Characters beside a mark of emphasis, or in a host, are judged by Unicode.
const unicodeBlank = /^[\t\n\f\r\p{Zs}]$/u;
const unicodePunctuation = /^[!-/:-@[-`{-~\p{P}]$/u;

export function isBlank(sign: string): boolean {
  return blank.test(sign);
}

export function isBlankOrTab(sign: string): boolean {
  return sign === " " || sign === "\t";
}

export function isPunctuation(sign: string): boolean {
  return punctuation.test(sign);
}

export function isLetter(sign: string): boolean {
  return letter.test(sign);
}

export function isLetterOrDigit(sign: string): boolean {
  return letterOrDigit.test(sign);
}

export function isUnicodeBlank(sign: string): boolean {
  return unicodeBlank.test(sign);
}

export function isUnicodePunctuation(sign: string): boolean {
  return unicodePunctuation.test(sign);
}

/** Takes time in proportion to the text: the regular expression would look at every run of blanks to its end. */
export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isBlank(text.charAt(end - 1))) end -= 1;
  return end === text.length ? text : text.slice(0, end);
}

export function trim(text: string): string {
  let start = 0;
  while (start < text.length && isBlank(text.charAt(start))) start += 1;
  return trimEnd(text.slice(start));
}

/** The place of the first character from there on that is no blank. */
export function afterBlanks(text: string, at: number): number {
  let next = at;
  while (next < text.length && isBlank(text.charAt(next))) next += 1;
  return next;
}

/** The match of this sticky expression there; "" if there is none. */
export function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
