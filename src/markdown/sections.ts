/** Takes a text apart at its headings, and puts its task lists where they belong with no box ticked. */
import { type MarkdownNode, walk } from "./parser/node.ts";
import { normalLines, parseBlocks } from "./parser/parse.ts";

/**
 * A heading with what is below it, up to the next one. `name` is what the heading says, in letters and digits alone; "" with a
 * `heading` of "" is what is above the first heading. `level` is 7 for a line in bold.
 */
export type Section = Readonly<{ heading: string; name: string; level: number; text: string }>;

const BOLD = /^(?:\*\*(?=\S)(?<stars>[^*\n]+)(?<=\S)\*\*|__(?=\S)(?<bars>[^_\n]+)(?<=\S)__)[ \t]*:?$/;
const BOLD_LEVEL = 7;

/** In order. A paragraph that is one line in bold is a heading too. Headings in lists, quotes and code are text. */
export function sectionsIn(markdown: string): readonly Section[] {
  const text = normalLines(markdown);
  const lines = text.split("\n");
  const heads = headsIn(parseBlocks(text));
  const first = { start: 0, end: 0, words: "", level: 0 };
  return [first, ...heads].map(({ start, end, words, level }, index) => ({
    heading: lines.slice(start, end).join("\n"),
    name: nameOf(words),
    level,
    text: trimLines(lines.slice(end, heads[index]?.start).join("\n")),
  }));
}

type Head = Readonly<{ start: number; end: number; words: string; level: number }>;

function headsIn(root: MarkdownNode): readonly Head[] {
  const heads: Head[] = [];
  for (let node = root.first; node; node = node.next) {
    const { kind, firstLine: start, lastLine, content } = node;
    const bold = kind === "paragraph" ? BOLD.exec(content.trim())?.groups : undefined;
    const words = bold ? (bold.stars ?? bold.bars ?? "") : content;
    if (kind === "heading" || bold) heads.push({ start, end: lastLine + 1, words, level: node.level || BOLD_LEVEL });
  }
  return heads.filter(({ words }) => nameOf(words) !== "");
}

/** Letters and digits in lower case: headings are the same whatever signs, emoji and blanks are in them. */
function nameOf(words: string): string {
  return words
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();
}

function trimLines(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}

/** A line that begins with a box, in whatever lists and quotes. */
const BOX = /^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ xX]\]/;

/** The text with every box of its task lists empty. GitHub takes a box for ticked where its line has a tick anywhere. */
export function untickedTasks(markdown: string): string {
  const text = normalLines(markdown);
  const code = codeLines(text);
  const untick = (line: string, index: number) =>
    BOX.test(line) && !code.has(index) ? line.replaceAll(/\[[xX]\]/g, "[ ]") : line;
  return text.split("\n").map(untick).join("\n");
}

/** The lists of the text that have tasks, each as a whole with its boxes empty, one below the other; "" if it has none. */
export function taskListsIn(markdown: string): string {
  const text = untickedTasks(markdown);
  const lines = text.split("\n");
  const lists: string[] = [];
  for (let node = parseBlocks(text).first; node; node = node.next) {
    if (node.kind !== "list") continue;
    const list = lines.slice(node.firstLine, lastLineOf(node) + 1);
    if (list.some((line) => BOX.test(line))) lists.push(list.join("\n").trimEnd());
  }
  return lists.join("\n\n");
}

/** The parser leaves a list without the lines of its later items. */
function lastLineOf(list: MarkdownNode): number {
  let last = list.lastLine;
  for (const { node } of walk(list)) last = Math.max(last, node.lastLine);
  return last;
}

const TASK = /^[\s>]*(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+(?<words>.*)$/;

/** The text without the lines of tasks that `list` has too. */
export function withoutTasksOf(list: string, markdown: string): string {
  const known = new Set(list.split("\n").flatMap(taskName));
  const rest = markdown.split("\n").filter((line) => !taskName(line).some((name) => known.has(name)));
  return trimLines(rest.join("\n"));
}

function taskName(line: string): string[] {
  const words = TASK.exec(line)?.groups?.words;
  return words === undefined ? [] : [nameOf(words)];
}

/** The text without comments of HTML. One that does not end hides the rest, as on GitHub. Code keeps its own. */
export function withoutComments(markdown: string): string {
  const text = normalLines(markdown);
  const lines = text.split("\n");
  const code = codeLines(text);
  let isInside = false;
  const kept = lines.flatMap((line, index) => {
    if (code.has(index) && !isInside) return [line];
    const before = line;
    [line, isInside] = uncommented(line, isInside);
    return line.trim() === "" && before.trim() !== "" ? [] : [line];
  });
  return kept.join("\n").trimEnd();
}

function codeLines(text: string): ReadonlySet<number> {
  const code = new Set<number>();
  for (const { node, isEntering } of walk(parseBlocks(text)))
    if (isEntering && node.kind === "code-block")
      for (let at = node.firstLine; at <= node.lastLine; at += 1) code.add(at);
  return code;
}

function uncommented(line: string, isInside: boolean): [line: string, isInside: boolean] {
  let [rest, shown, inside] = [line, "", isInside];
  for (;;) {
    const mark = inside ? "-->" : "<!--";
    const at = rest.indexOf(mark);
    if (at < 0) return [inside ? shown : shown + rest, inside];
    if (!inside) shown += rest.slice(0, at);
    rest = rest.slice(at + mark.length);
    inside = !inside;
  }
}
