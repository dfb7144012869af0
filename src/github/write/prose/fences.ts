/** Where the code blocks of a Markdown text are. The parser decides, because no rule about single lines knows which list they are in. */
import MarkdownIt from "markdown-it";

export type Fence = Readonly<{
  /** Its first line, and the line after its last one. */
  start: number;
  end: number;
  /** Whether its last line is one that ends it. Otherwise it ends with what it is in. */
  isClosed: boolean;
  /** Whether it is in a list or a quote. */
  isNested: boolean;
  /** Its first line, in three parts. */
  before: string;
  mark: string;
  info: string;
}>;

// Definitions and HTML are made inert before they are posted, so they begin no block. Only blocks count here.
const markdown = new MarkdownIt({ html: false }).disable(["reference", "inline", "text_join"]);

/** The parser leaves out what is nested deeper than a hundred. */
const DEEPEST = 90;

/** In order; undefined where blocks are nested too deep to be told. Lines end with line feeds. Takes time in proportion to the text. */
export function fencesIn(text: string): readonly Fence[] | undefined {
  const tokens = markdown.parse(text, {});
  if (tokens.some(({ level }) => level > DEEPEST)) return undefined;
  const lines = text.split("\n");
  const fences: Fence[] = [];
  let unclear = 0; // the line at which a quote ends in which code cannot be told
  let quoted = 0;
  for (const { type, map, level, content, markup, info } of tokens) {
    const [start, end] = map ?? [0, 0];
    if (type === "blockquote_open" && start >= quoted) {
      quoted = end;
      if (lines.slice(start + 1, end).some(isFarQuote)) unclear = end;
    }
    if (type !== "fence" || start < unclear) continue;
    const first = lines[start] ?? "";
    const before = first.slice(0, first.length - info.length - markup.length);
    const codeLines = content === "" ? 0 : content.replace(/\n$/, "").split("\n").length;
    fences.push({ start, end, isClosed: end - start - 1 > codeLines, isNested: level > 0, before, mark: markup, info });
  }
  return fences;
}

/** The parser takes such a line for one of the quote. CommonMark does so only up to three blanks before the sign. */
function isFarQuote(line: string): boolean {
  return /(?: {4}|\t {0,3})>/.test(/^[>\s]*/.exec(line)?.[0] ?? "");
}

/** What a line below it begins with that belongs to the same item or quote. */
export function besides({ before }: Fence): string {
  let spread = "";
  for (const sign of before) spread += sign === "\t" ? " ".repeat(4 - (spread.length % 4)) : sign;
  return spread.replaceAll(/>(?! )/g, "> ").replaceAll(/[^>]/g, " ");
}

/** A line that ends it. */
export function closing(fence: Fence): string {
  return besides(fence) + fence.mark;
}
