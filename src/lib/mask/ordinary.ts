/** Tells values that occur in ordinary text, too: hidden as a secret, they are hidden there as well. */
import { MIN_LENGTH } from "./forms.ts";
import { secretParts } from "./secret-parts.ts";

/** `short`: it cannot be hidden at all. `ordinary`: it, or a part of it, is a word, a name or a number as people write them. */
export type Weakness = "short" | "ordinary";

/** undefined for a value that occurs nowhere by accident. */
export function weaknessOf(value: string): Weakness | undefined {
  const text = value.trim();
  if (text === "") return undefined;
  if (text.length < MIN_LENGTH) return "short";
  return secretParts(text).some(isOrdinary) ? "ordinary" : undefined;
}

const BETWEEN = /[-_./: ]+/;

/** A passphrase of more words is rare enough. */
const MOST_WORDS = 3;

/** Letters of one word, perhaps with a year or a number at its end. */
const WORD = /^\p{L}{1,10}\d{0,4}$/u;
const NUMBER = /^\d{1,8}$/;
const SAME = /^(.)\1*$/u;

/** No language has as many of them in a row, so nobody wrote it as a word. */
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{5}/i;

/** Upper case within a word is not how people write. */
const MIXED = /\p{Ll}\p{Lu}/u;

function isOrdinary(part: string): boolean {
  const words = part.split(BETWEEN).filter((word) => word !== "");
  if (SAME.test(part)) return true;
  return words.length <= MOST_WORDS && words.every((word) => NUMBER.test(word) || isWord(word));
}

function isWord(word: string): boolean {
  return WORD.test(word) && !CONSONANTS.test(word) && !MIXED.test(word);
}
