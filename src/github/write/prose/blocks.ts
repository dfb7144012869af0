/**
 * Finds the blocks of a Markdown text: its code blocks, and its headings, which are moved below ours. The parser
 * decides, because no rule about single lines knows which list a line is in.
 */
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

/**
 * In order; undefined where blocks are nested too deep to be told. Lines end with line feeds. Takes time in proportion
 * to the text.
 */
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
export function continuationPrefix({ before }: Fence): string {
  let spread = "";
  for (const sign of before) spread += sign === "\t" ? " ".repeat(4 - (spread.length % 4)) : sign;
  return spread.replaceAll(/>(?! )/g, "> ").replaceAll(/[^>]/g, " ");
}

/** A line that ends it. */
export function closingLine(fence: Fence): string {
  return continuationPrefix(fence) + fence.mark;
}

/** Our own headings are of the third level, and GitHub has six. */
const OURS = 3;
const DEEPEST_HEADING = 6;

/** The text with its headings three levels further down, code blocks as they are. Takes time in proportion to the text. */
export function demoteHeadings(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  for (const { type, map, markup, tag } of markdown.parse(lines.join("\n"), {})) {
    if (type !== "heading_open" || !map) continue;
    const [start, end] = map;
    const mark = "#".repeat(Math.min(DEEPEST_HEADING, Number(tag.slice(1)) + OURS));
    const first = lines[start] ?? "";
    const isUnderlined = markup === "=" || markup === "-";
    // What stands before the words are signs of lists and quotes.
    lines[start] = isUnderlined ? first.replace(BEFORE, `$&${mark} `) : first.replace(/#{1,6}/, mark);
    if (!isUnderlined) continue;
    // A heading of the other kind is one line. What is left of the others are signs of quotes.
    const others = lines.slice(start + 1, end - 1).map((line) => line.replace(BEFORE, ""));
    lines[start] = [lines[start], ...others].join(" ");
    for (let at = start + 1; at < end; at += 1) lines[at] = quotesOf(lines[at] ?? "");
  }
  return lines.join("\n");
}

function quotesOf(line: string): string {
  return /^[\s>]*/.exec(line)?.[0] ?? "";
}

const BEFORE = /^(?:\s*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*\s*/;
