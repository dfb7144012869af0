/** Separates code from text, because calls in code may be examples. */

/** A fenced block of code. */
export type Block = Readonly<{ language: string; code: string }>;

// No part of the pattern can match what the next one matches, so the time is linear in the length of the text.
const FENCE = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^\n`]*)$/gm;

const LANGUAGE = /^[\w-]*/;

/**
 * The code blocks of a text, and the text with spaces in their place. The last block may not be closed, or be closed at
 * the end of its code.
 */
export function splitCodeBlocks(text: string): Readonly<{ blocks: readonly Block[]; words: string }> {
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

/** Replaces inline code with spaces. */
export function withoutSpans(words: string): string {
  return words.replaceAll(/`[^`\n]+`/g, (span) => " ".repeat(span.length));
}
