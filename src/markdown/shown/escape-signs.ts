/** Signs in a word of a page that the next parser of Markdown would take for something else. */

/** The word with a mark before each of them. */
export function escapeSigns(word: string): string {
  return escapeOpenFootnote(word.replaceAll(MARKUP, escapedSign));
}

/** Text that is shown as a tag or an entity is none. With the marks before it: each second one is text. */
const MARKUP = /(?<!\\)(\\*)(?:<(?=[a-z/!?])|&(?=#?[a-z\d]{1,31};))/gi;

function escapedSign(sign: string, marks: string): string {
  return marks.length % 2 === 0 ? `${marks}\\${sign.slice(marks.length)}` : sign;
}

/**
 * GitHub takes all from `[^` to the next bracket for a name, also in later lines, and loses a part of one that goes over a line
 * end. A name within a word is as people read it.
 */
function escapeOpenFootnote(word: string): string {
  if (!word.includes("[^")) return word;
  const last = word.lastIndexOf("]");
  return word.replaceAll(/(?<!\\)(\\*)\[\^/g, (sign, marks, at) => (at > last ? escapedSign(sign, marks) : sign));
}
