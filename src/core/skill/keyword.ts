/** Finds a keyword in a text as a reader does, in any script. */

/**
 * Both in one form: letter case and width, white space, invisible characters and the shapes of quotes and dashes make no
 * difference.
 */
export function asTyped(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .normalize("NFKC")
    .replaceAll(/[\u200B\u2060\uFEFF\u00AD]/g, "")
    .replaceAll(/[\u2018\u2019\u201B\u02BC]/g, "'")
    .replaceAll(/[\u201C-\u201F\u00AB\u00BB\u300C-\u300F]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The keyword in that form, without the punctuation with which a sentence ends. "" if nothing is left. */
export function asKeyword(trigger: string): string {
  const typed = asTyped(trigger);
  const words = typed.replace(/[.!?,;:\u3002\u3001]+$/, "").trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : typed;
}

/** Scripts that are written without blanks, or whose words have endings without one, so that a word may begin anywhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const IN_WORD = /[\p{L}\p{N}\p{M}]/u;

/** Whether the keyword is in the text as a whole word, where its script has whole words. Both are in the form of `asTyped`. */
export function isNamed(keyword: string, typed: string): boolean {
  if (keyword === "") return false;
  for (let at = typed.indexOf(keyword); at >= 0; at = typed.indexOf(keyword, at + 1)) {
    const end = at + keyword.length;
    if (
      isEdge(before(typed, at), first(keyword)) &&
      isEdge(first(typed.slice(end, end + 2)), before(keyword, keyword.length))
    )
      return true;
  }
  return false;
}

/** Whether a word can end between a character of the text and one of the keyword. */
function isEdge(outside: string, inside: string): boolean {
  return !IN_WORD.test(outside) || UNSPACED.test(outside) || UNSPACED.test(inside);
}

/** Whole characters: half of one is no letter. */
function first(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0x20);
}

function before(text: string, at: number): string {
  return [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? " ";
}
