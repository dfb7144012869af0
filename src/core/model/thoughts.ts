/** Parts a reply's text from the thoughts that some models write into it. */

const OPENING = /^\s*(?:<(think|thinking|thought|reasoning|seed:think)>|\[(THINK)\])/i;

/**
 * What a text says after the thoughts that it begins with, trimmed; "" where it holds nothing else. Thoughts that are not
 * closed reach to the end. A template can open them in the prompt, so that only the closing tag is in the reply.
 */
export function withoutThoughts(text: string): string {
  let rest = text.trim();
  for (let opening = OPENING.exec(rest); opening; opening = OPENING.exec(rest)) {
    const closing = opening[1] === undefined ? "[/THINK]" : `</${opening[1]}>`;
    const end = rest.toLowerCase().indexOf(closing.toLowerCase());
    rest = end < 0 ? "" : rest.slice(end + closing.length).trim();
  }
  return /[^`]<\/think>$/i.test(rest) ? "" : rest;
}
