/** Headings of prose below our heading. */
import MarkdownIt from "markdown-it";

// HTML is made inert before it is posted, so it hides no heading.
const markdown = new MarkdownIt({ html: false }).disable(["reference", "inline", "text_join"]);

/** Our own headings are of the third level, and GitHub has six. */
const OURS = 3;
const DEEPEST = 6;

/** The text with its headings three levels further down, code blocks as they are. Takes time in proportion to the text. */
export function demoteHeadings(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  for (const { type, map, markup, tag } of markdown.parse(lines.join("\n"), {})) {
    if (type !== "heading_open" || !map) continue;
    const [start, end] = map;
    const mark = "#".repeat(Math.min(DEEPEST, Number(tag.slice(1)) + OURS));
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
