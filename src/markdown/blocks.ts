/** Finds the blocks of a text in its lines: its code blocks, and its headings, which are moved below ours. */

import { type MarkdownNode, walk } from "./parser/node.ts";
import { normalLines, parseBlocks } from "./parser/parse.ts";
import { barsBehind } from "./parser/tables.ts";

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

/** In order. Lines end with line feeds. Takes time in proportion to the text. */
export function fencesIn(text: string): readonly Fence[] {
  const lines = text.split("\n");
  const fences: Fence[] = [];
  for (const { node, isEntering } of walk(parseBlocks(text))) {
    if (isEntering && node.fence) fences.push(fenceOf(node, lines[node.firstLine] ?? ""));
  }
  return fences;
}

function fenceOf({ firstLine, lastLine, column, isClosed, parent }: MarkdownNode, first: string): Fence {
  const [, mark = "", info = ""] = /^(`+|~+)(.*)$/.exec(first.slice(column)) ?? [];
  const isNested = parent?.kind !== "document";
  return { start: firstLine, end: lastLine + 1, isClosed, isNested, before: first.slice(0, column), mark, info };
}

/** A block that GitHub does not wrap; `fence` where it is one that `fencesIn` finds. `isQuoted`: it is in a quote. */
export type UnwrappedBlock = Readonly<{
  kind: "code" | "table";
  /** How deep it is nested: a list counts two, a quote one. */
  level: number;
  start: number;
  end: number;
  text: string;
  info: string;
  isQuoted: boolean;
  fence: Fence | undefined;
}>;

/** The same for each block that scrolls sideways where it is too wide: code, also indented, and tables. */
export function unwrappedIn(text: string): readonly UnwrappedBlock[] {
  const lines = text.split("\n");
  const blocks: UnwrappedBlock[] = [];
  for (const { node, isEntering } of walk(parseBlocks(text))) {
    if (isEntering && node.kind === "table") blocks.push(tableIn(node, lines));
    else if (isEntering && node.kind === "code-block") blocks.push(codeIn(node, lines));
  }
  return blocks;
}

function tableIn(node: MarkdownNode, lines: readonly string[]): UnwrappedBlock {
  const [start, end] = [node.firstLine, node.lastLine + 1];
  const text = lines.slice(start, end).join("\n");
  return { kind: "table", ...nestingOf(node), start, end, text, info: "", fence: undefined };
}

function codeIn(node: MarkdownNode, lines: readonly string[]): UnwrappedBlock {
  const fence = node.fence && fenceOf(node, lines[node.firstLine] ?? "");
  const text = node.literal.replace(/\n$/, "");
  const start = node.firstLine;
  const end = fence?.end ?? start + text.split("\n").length;
  return { kind: "code", ...nestingOf(node), start, end, text, info: fence?.info ?? "", fence };
}

function nestingOf(node: MarkdownNode): Readonly<{ level: number; isQuoted: boolean }> {
  let level = 0;
  let isQuoted = false;
  for (let around = node.parent; around && around.kind !== "document"; around = around.parent) {
    level += 1;
    isQuoted ||= around.kind === "quote";
  }
  return { level, isQuoted };
}

/** How deep blocks are nested in each other: a list counts two, a quote one, and what is in them one. */
export function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const { node, isEntering } of walk(parseBlocks(text))) {
    const isContainer = node.kind === "quote" || node.kind === "list" || node.kind === "item";
    if (isContainer) depth += isEntering ? 1 : -1;
    deepest = Math.max(deepest, isContainer || node.kind === "document" ? depth : depth + 1);
  }
  return deepest;
}

/** The beginning of a line below it that belongs to the same item or quote. */
export function continuationPrefix({ before }: Pick<Fence, "before">): string {
  let spread = "";
  for (const sign of before) spread += sign === "\t" ? " ".repeat(4 - (spread.length % 4)) : sign;
  return spread.replaceAll(/>(?! )/g, "> ").replaceAll(/[^>]/g, " ");
}

/** A line that ends it. */
export function closingLine(fence: Fence): string {
  return continuationPrefix(fence) + fence.mark;
}

/**
 * The text with bars of tables escaped where a row has more cells than its head: GitHub would show nothing of them. Lines
 * end with line feeds.
 */
export function keepCells(text: string): string {
  if (!text.includes("|")) return text;
  const lines = text.split("\n");
  for (const { node, isEntering } of walk(parseBlocks(text))) {
    const columns = node.parent?.alignments.length ?? 0;
    if (!isEntering || node.kind !== "row" || node.isHead || node.number <= columns) continue;
    const line = lines[node.firstLine] ?? "";
    const starts = [0, ...barsBehind(columns, line, node.column)];
    lines[node.firstLine] = starts.map((start, index) => line.slice(start, starts[index + 1])).join("\\");
  }
  return lines.join("\n");
}

/** Our own headings are of the third level, and GitHub has six. */
const OURS = 3;
const DEEPEST_HEADING = 6;

/** The text with its headings three levels further down, code blocks as they are. Takes time in proportion to the text. */
export function demoteHeadings(text: string): string {
  const lines = normalLines(text).split("\n");
  for (const { node, isEntering } of walk(parseBlocks(lines.join("\n")))) {
    if (!isEntering || node.kind !== "heading") continue;
    const mark = "#".repeat(Math.min(DEEPEST_HEADING, node.level + OURS));
    const first = lines[node.firstLine] ?? "";
    if (node.isUnderlined) joinUnderlined(node, mark, lines);
    else lines[node.firstLine] = first.slice(0, node.column) + first.slice(node.column).replace(/^#+/, mark);
  }
  return lines.join("\n");
}

/** A heading of the other kind is one line. Only signs of quotes are left of the others. */
function joinUnderlined({ firstLine, lastLine, column }: MarkdownNode, mark: string, lines: string[]): void {
  const first = lines[firstLine] ?? "";
  const others = lines.slice(firstLine + 1, lastLine).map((line) => line.replace(BEFORE, ""));
  lines[firstLine] = [`${first.slice(0, column)}${mark} ${first.slice(column)}`, ...others].join(" ");
  for (let at = firstLine + 1; at <= lastLine; at += 1) lines[at] = quotesOf(lines[at] ?? "");
}

function quotesOf(line: string): string {
  return /^[\s>]*/.exec(line)?.[0] ?? "";
}

const BEFORE = /^(?:\s*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*\s*/;
