/** Separates the reasoning that some models write into their text from the rest. */

/** The beginning of reasoning in tags. */
const OPENING = /^\s*(?:<(think|thinking|thought|reasoning|seed:think)>|\[(THINK)\])/i;

/** `words` is trimmed if there is reasoning. */
type Parted = Readonly<{ thoughts: string; words: string }>;

/**
 * The reasoning in tags at the start of a text, and the text after it. If the model's template opens the tag in the
 * prompt, only the closing tag is in the reply: then it must end a line, and not be in a code block. Unclosed tags do
 * not count.
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

/** The text after the reasoning at its start, trimmed; "" if there is no other text, or the reasoning is not closed. */
export function withoutThoughts(text: string): string {
  const { words } = partThoughts(text.trim());
  return OPENING.test(words) ? "" : words.trim();
}
