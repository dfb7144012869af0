/** Parts a reply's text from the thoughts that some models write into it. */

const OPENING = /^\s*(?:<(think|thinking|thought|reasoning|seed:think)>|\[(THINK)\])/i;

/** `words` is trimmed where there are thoughts. */
type Parted = Readonly<{ thoughts: string; words: string }>;

/**
 * The thoughts in tags that a text begins with, and what it says after them. A template can open them in the prompt, so
 * that only the closing tag is in the reply: at the end of a line, and not in a code block. Tags that are not closed open
 * no thoughts.
 */
export function partThoughts(text: string): Parted {
  const thoughts: string[] = [];
  let words = text;
  for (let opening = OPENING.exec(words); opening; opening = OPENING.exec(words)) {
    const closing = opening[1] === undefined ? "[/THINK]" : `</${opening[1]}>`;
    const end = words.toLowerCase().indexOf(closing.toLowerCase());
    if (end < 0) break;
    thoughts.push(words.slice(opening[0].length, end).trim());
    words = words.slice(end + closing.length).trim();
  }
  if (thoughts.length > 0) return { thoughts: thoughts.filter((thought) => thought !== "").join("\n\n"), words };
  return openedInPrompt(text) ?? { thoughts: "", words };
}

const CLOSED = "</think>";

function openedInPrompt(text: string): Parted | undefined {
  const end = text.toLowerCase().indexOf(CLOSED);
  if (end < 0 || text[end - 1] === "`" || /<think>/i.test(text.slice(0, end))) return undefined;
  const after = text.slice(end + CLOSED.length);
  const isInCode = (text.slice(0, end).match(/^\s{0,3}(?:```|~~~)/gm) ?? []).length % 2 === 1;
  if (isInCode || !/^[ \t]*(?:\r?\n|$)/.test(after)) return undefined;
  return { thoughts: text.slice(0, end).trim(), words: after.trim() };
}

/** What a text says after the thoughts that it begins with, trimmed; "" where it holds nothing else, also if they are not closed. */
export function withoutThoughts(text: string): string {
  const { words } = partThoughts(text.trim());
  return OPENING.test(words) ? "" : words.trim();
}
