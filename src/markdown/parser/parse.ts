/**
 * Parses a text as GitHub does: CommonMark with tables, footnotes, tasks, what is struck out, and bare addresses. It is
 * GitHub's own parser (cmark-gfm) written again, because no library agrees with it; `npm run outside -- markdown` holds
 * the two together. Time is in proportion to the text.
 */
import { linkMails } from "./autolinks.ts";
import { BlockParser } from "./blocks.ts";
import { InlineParser } from "./inlines.ts";
import { type MarkdownNode, walk } from "./node.ts";
import { normalLabel, References } from "./references.ts";

export type Parsed = Readonly<{
  root: MarkdownNode;
  /** The names of definitions and footnotes, which a page does not show. */
  labels: readonly string[];
}>;

/** Never throws. */
export function parseMarkdown(source: string): Parsed {
  const references = new References(source.length);
  const root = readBlocks(source, references);
  for (const { node, isEntering } of walk(root)) {
    const hasWords = node.kind === "paragraph" || node.kind === "heading" || node.kind === "cell";
    if (isEntering && hasWords) new InlineParser(node, references).parse();
  }
  const footnotes = placeFootnotes(root);
  joinText(root);
  linkMails(root);
  return { root, labels: [...references.labels, ...footnotes] };
}

/** Its blocks only; what is in their lines is not read. */
export function parseBlocks(source: string): MarkdownNode {
  return readBlocks(source, new References(source.length));
}

function readBlocks(source: string, references: References): MarkdownNode {
  const blocks = new BlockParser(references);
  for (const line of linesOf(normalLines(source))) blocks.read(line);
  blocks.end();
  return blocks.root;
}

/** The text with line feeds as line ends, without the mark of its encoding. Places in the tree are places in it. */
export function normalLines(source: string): string {
  return source
    .replace(/^\ufeff/, "")
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\0", "\ufffd");
}

function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf("\n", at);
    yield end < 0 ? `${text.slice(at)}\n` : text.slice(at, end + 1);
    at = end < 0 ? text.length : end + 1;
  }
}

/** Marks that began nothing are text, like what is beside them. */
function joinText(root: MarkdownNode): void {
  for (const { node, isEntering } of walk(root)) {
    if (node.kind !== "text" || !isEntering) continue;
    node.isMark = false;
    while (node.next?.kind === "text") {
      node.extend(node.next.literal, node.next.escapes);
      node.next.unlink();
    }
  }
}

/** Numbers the footnotes, moves them to the end, and takes out those to which nothing refers. Gives all names. */
function placeFootnotes(root: MarkdownNode): readonly string[] {
  const all: MarkdownNode[] = [];
  const references: MarkdownNode[] = [];
  for (const { node, isEntering } of walk(root)) {
    if (node.kind === "footnote" && !isEntering) all.push(node);
    if (node.kind === "footnote-reference" && isEntering) references.push(node);
  }
  const byName = new Map<string, MarkdownNode>();
  for (const footnote of all) {
    const name = normalLabel(footnote.literal);
    if (name !== "" && !byName.has(name)) byName.set(name, footnote);
  }
  const shown = new Set<MarkdownNode>();
  for (const reference of references) number(reference, byName.get(normalLabel(reference.literal)), shown);
  for (const footnote of all) footnote.unlink();
  for (const footnote of shown) root.append(footnote);
  return [...byName.keys()];
}

/** A reference to nothing is text, as it was written. */
function number(reference: MarkdownNode, footnote: MarkdownNode | undefined, shown: Set<MarkdownNode>): void {
  if (!footnote) {
    reference.kind = "text";
    reference.literal = `[^${reference.literal}]`;
    return;
  }
  shown.add(footnote);
  footnote.number ||= shown.size;
  reference.number = footnote.number;
}
