/** The words that braces stand for: `src/{a,b}` is two. */
import { UNRESOLVED } from "./command.ts";

/** In the text of a word, in place of braces and commas that are not quoted. */
export const OPEN = "\ue000";
export const COMMA = "\ue001";
export const CLOSE = "\ue002";

const MARKS = /[\ue000-\ue002]/g;
const PLAIN: Readonly<Record<string, string>> = { [OPEN]: "{", [COMMA]: ",", [CLOSE]: "}" };
const MOST = 64;
const group = /\ue000([^\ue000\ue002]*)\ue002/;

/** What is nested, counts up, or would be too many words, is one word that nobody can tell. */
export function expandBraces(text: string): readonly string[] {
  if (!text.includes(COMMA) && !text.includes("..")) return [plain(text)];
  let words = [text];
  for (let found = group.exec(text); found; found = group.exec(words[0] ?? "")) {
    const choices = (found[1] ?? "").split(COMMA);
    if (choices.length === 1 || words.length * choices.length > MOST || words.length * text.length > 10_000)
      return [UNRESOLVED];
    words = words.flatMap((word) => choices.map((choice) => word.replace(group, () => choice)));
  }
  const isNested = words.some((word) => word.includes(OPEN) && word.includes(CLOSE) && word.includes(COMMA));
  return isNested ? [UNRESOLVED] : words.map(plain);
}

function plain(text: string): string {
  return text.replaceAll(MARKS, (mark) => PLAIN[mark] ?? mark);
}
