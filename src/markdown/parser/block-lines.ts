/** How the beginning of a line begins a block, or goes on with one that is open. */
import { isBlank, isBlankOrTab, matchAt, trimEnd } from "./characters.ts";
import type { LineCursor } from "./line-cursor.ts";
import type { ListMark, MarkdownNode } from "./node.ts";

const HEADING = /#{1,6}(?:[ \t]+|\n)/y;
const OPEN_FENCE = /`{3,}(?=[^`\n]*\n)|~{3,}/y;
const CLOSE_FENCE = /(?:`{3,}|~{3,})(?=[ \t]*\n)/y;
const UNDERLINE = /(?:=+|-+)[ \t]*\n/y;
const FOOTNOTE = /\[\^[^\] \r\n\t]+\]:[ \t]*/y;
const TASK = /[ \t\v\f]*(?:[-+*]|[0-9]+.)[ \t\v\f]+\[[ xX]\][ \t\v\f]+/y;
const DONE = /\[[xX]\]/;

export const headingAt = (line: string, at: number): string => matchAt(HEADING, line, at);
export const openFenceAt = (line: string, at: number): string => matchAt(OPEN_FENCE, line, at);
export const closeFenceAt = (line: string, at: number): string => matchAt(CLOSE_FENCE, line, at);
export const footnoteAt = (line: string, at: number): string => matchAt(FOOTNOTE, line, at);

/** The level of the heading that this line underlines; 0 if it is no such line. */
export function underlineAt(line: string, at: number): number {
  const found = matchAt(UNDERLINE, line, at);
  if (found === "") return 0;
  return found.startsWith("=") ? 1 : 2;
}

/** Whether the item of this line is a task; GitHub looks for its box from the beginning of the line. */
export function taskIn(line: string): "open" | "done" | undefined {
  if (matchAt(TASK, line, 0) === "") return undefined;
  return DONE.test(line) ? "done" : "open";
}

/** Whether the line is a thematic break from there on. */
export function isRule(cursor: LineCursor): boolean {
  const { line, nonspace } = cursor;
  const sign = line[nonspace];
  let count = sign === "*" || sign === "_" || sign === "-" ? 1 : 0;
  let next = nonspace + count;
  while (count > 0 && (line[next] === sign || isBlankOrTab(line.charAt(next)))) {
    count += line[next] === sign ? 1 : 0;
    next += 1;
  }
  if (count >= 3 && line[next] === "\n") return true;
  cursor.noRuleBefore = next;
  return false;
}

export type Marker = Readonly<{ type: ListMark["type"]; sign: string; start: number; length: number }>;

/** The mark of an item that begins there. */
export function markerAt(line: string, at: number, isInParagraph: boolean): Marker | undefined {
  const marker = bulletAt(line, at) ?? numberAt(line, at, isInParagraph);
  if (!marker) return undefined;
  let next = at + marker.length;
  if (!isBlank(line.charAt(next))) return undefined;
  while (isBlankOrTab(line.charAt(next))) next += 1;
  return isInParagraph && line[next] === "\n" ? undefined : marker;
}

function bulletAt(line: string, at: number): Marker | undefined {
  const sign = line.charAt(at);
  return /[*+-]/.test(sign) ? { type: "bullet", sign, start: 0, length: 1 } : undefined;
}

const NUMBER = /(\d{1,9})([.)])/y;

function numberAt(line: string, at: number, isInParagraph: boolean): Marker | undefined {
  NUMBER.lastIndex = at;
  const [whole = "", digits = "", sign = ""] = NUMBER.exec(line) ?? [];
  if (whole === "" || (isInParagraph && Number(digits) !== 1)) return undefined;
  return { type: "number", sign, start: Number(digits), length: whole.length };
}

/** The line of a heading without the signs that close it. */
export function withoutClosingHashes(line: string): string {
  const trimmed = trimEnd(line);
  let end = trimmed.length;
  while (trimmed[end - 1] === "#") end -= 1;
  if (end === trimmed.length || !isBlankOrTab(trimmed.charAt(end - 1))) return trimmed;
  return trimEnd(trimmed.slice(0, end));
}

const CODE_INDENT = 4;

export function goesOnQuote(cursor: LineCursor): boolean {
  if (cursor.indent > 3 || cursor.at(cursor.nonspace) !== ">") return false;
  cursor.advanceColumns(cursor.indent + 1);
  cursor.skipOneBlank();
  return true;
}

export function goesOnItem(cursor: LineCursor, { mark, first }: MarkdownNode): boolean {
  const width = (mark?.offset ?? 0) + (mark?.padding ?? 0);
  if (cursor.indent >= width) {
    cursor.advanceColumns(width);
    return true;
  }
  if (!cursor.isBlank || !first) return false;
  cursor.toNonspace();
  return true;
}

export function goesOnFootnote(cursor: LineCursor): boolean {
  if (cursor.indent >= CODE_INDENT) cursor.advanceColumns(CODE_INDENT);
  return cursor.indent >= CODE_INDENT || cursor.line === "\n";
}

/** Goes on by the columns between the mark of an item and its words; one where code or nothing follows. */
export function skipPadding(cursor: LineCursor): number {
  const { offset, column, isInTab } = cursor;
  while (cursor.column - column <= 5 && isBlankOrTab(cursor.at(cursor.offset))) cursor.advanceColumns(1);
  const columns = cursor.column - column;
  if (columns >= 1 && columns < 5 && cursor.at(cursor.offset) !== "\n") return columns;
  Object.assign(cursor, { offset, column, isInTab });
  if (columns > 0) cursor.advanceColumns(1);
  return 1;
}

/** Notes whether the last line of the block is blank, which makes lists loose. */
export function markBlank(cursor: LineCursor, container: MarkdownNode, line: number): void {
  if (cursor.isBlank && container.last) container.last.isLastLineBlank = true;
  const { kind } = container;
  const isNew = kind === "item" && !container.first && container.firstLine === line;
  const isNever = kind === "quote" || kind === "heading" || kind === "rule" || container.fence !== undefined;
  container.isLastLineBlank = cursor.isBlank && !isNever && !isNew;
  for (let above = container.parent; above; above = above.parent) above.isLastLineBlank = false;
}
