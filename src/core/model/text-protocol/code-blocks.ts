/** Parts code from words. What is in code may be an example. */

export type Block = Readonly<{ language: string; code: string }>;

// No part can give characters to the next, so that the time does not grow faster than the text.
const FENCE = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^\n`]*)$/gm;

const LANGUAGE = /^[\w-]*/;

/** The code blocks of a text, and the text with as many blanks in their place. The last may be open, or closed behind its code. */
export function parted(text: string): Readonly<{ blocks: readonly Block[]; words: string }> {
  const blocks: Block[] = [];
  const words: string[] = [];
  let open: Readonly<{ fence: string; language: string; start: number; end: number }> | undefined;
  let end = 0;
  for (const { index, 0: line, 1: fence = "", 2: about = "" } of text.matchAll(FENCE)) {
    if (!open) {
      const [language = ""] = LANGUAGE.exec(about.trim()) ?? [];
      open = { fence, language, start: index, end: index + line.length };
      words.push(text.slice(end, index));
    } else if (fence.startsWith(open.fence) && about.trim() === "") {
      blocks.push({ language: open.language, code: text.slice(open.end, index).trim() });
      end = index + line.length;
      words.push(" ".repeat(end - open.start));
      open = undefined;
    }
  }
  if (!open) return { blocks, words: words.join("") + text.slice(end) };
  const code = text.slice(open.end).trim();
  const last = { language: open.language, code: code.endsWith("```") ? code.slice(0, -3).trim() : code };
  return { blocks: [...blocks, last], words: words.join("") };
}

/** With blanks in the place of code in a line. */
export function withoutSpans(words: string): string {
  return words.replaceAll(/`[^`\n]+`/g, (span) => " ".repeat(span.length));
}
