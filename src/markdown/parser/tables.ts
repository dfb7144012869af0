/** Rows of tables. */
import { matchAt, trim, trimEnd } from "./characters.ts";
import type { LineCursor } from "./line-cursor.ts";
import { MarkdownNode } from "./node.ts";

const MARKER = String.raw`[ \t\v\f]*:?-+:?[ \t\v\f]*`;
const DELIMITERS = new RegExp(String.raw`\|?${MARKER}(?:\|${MARKER})*\|?[ \t\v\f]*\n`, "y");
const CELL = /(?:\\\||[^|\n])+/y;
const CELL_END = /\|[ \t\v\f]*/y;
const ROW_END = /[ \t\v\f]*\n/y;

/** Rows of a table are shorter than its head; GitHub fills them with so many cells before it ends the table. */
const MOST_FILLED = 0x80000;

/** `start` is where the row begins: what is above it is no part of it. */
export type Row = Readonly<{ cells: readonly string[]; start: number }>;

/** The last line of the text as a row, undefined if it is none. */
function rowIn(text: string): Row | undefined {
  let start = 0;
  let cells: string[] = [];
  let at = matchAt(CELL_END, text, 0).length;
  for (let isMore = true; at < text.length && isMore; ) {
    const cell = matchAt(CELL, text, at);
    const bar = matchAt(CELL_END, text, at + cell.length);
    if (cell !== "" || bar !== "") cells.push(trim(withoutBars(cell)));
    at += cell.length + bar.length;
    if (bar !== "") continue;
    const end = matchAt(ROW_END, text, at).length;
    at += end;
    isMore = end > 0 && at < text.length;
    if (!isMore) continue;
    start = at;
    cells = [];
    at += matchAt(CELL_END, text, at).length;
  }
  return at === text.length && cells.length > 0 ? { cells, start } : undefined;
}

/** In a cell, a bar behind a backslash is a bar, also in code. */
function withoutBars(text: string): string {
  return text.includes("\\|") ? text.replaceAll("\\|", "|") : text;
}

/** Makes a table of the paragraph if this line is the one below its head. */
export function openTable(paragraph: MarkdownNode, cursor: LineCursor, line: number): boolean {
  if (paragraph.isNoTable || matchAt(DELIMITERS, cursor.line, cursor.nonspace) === "") return false;
  const delimiters = rowIn(cursor.line.slice(cursor.nonspace));
  if (!delimiters) return false;
  const head = rowIn(paragraph.content);
  if (head?.cells.length !== delimiters.cells.length) {
    paragraph.isNoTable = true;
    return false;
  }
  if (head.start > 0) paragraph.insertBefore(paragraphAbove(paragraph, head.start));
  Object.assign(paragraph, { kind: "table", firstLine: line - 1, lastLine: line });
  paragraph.content = "";
  paragraph.alignments = delimiters.cells.map(alignmentOf);
  addRow(paragraph, head.cells, cursor).isHead = true;
  cursor.toEnd();
  return true;
}

function paragraphAbove({ content, firstLine, column }: MarkdownNode, end: number): MarkdownNode {
  const above = new MarkdownNode("paragraph");
  above.content = trim(withoutBars(content.slice(0, end)));
  above.firstLine = firstLine;
  above.column = column;
  return above;
}

function alignmentOf(cell: string): string {
  const [isLeft, isRight] = [cell.startsWith(":"), cell.endsWith(":")];
  if (isLeft && isRight) return "center";
  if (isLeft) return "left";
  return isRight ? "right" : "";
}

/** Adds this line to the table as a row. Cells that the row lacks are not made: nobody sees them. */
export function openRow(table: MarkdownNode, cursor: LineCursor, line: number): MarkdownNode | undefined {
  if (cursor.isBlank || table.level > MOST_FILLED) return undefined;
  const row = rowIn(cursor.line.slice(cursor.nonspace));
  if (!row) return undefined;
  const cells = row.cells.slice(0, table.alignments.length);
  table.level += table.alignments.length - cells.length; // of a table: the cells that GitHub fills it with
  const node = addRow(table, cells, cursor);
  node.number = row.cells.length;
  node.firstLine = line;
  table.lastLine = line;
  cursor.toEnd();
  return node;
}

/** The bars of a row that begins there, behind so many cells: GitHub shows nothing of what is behind them. */
export function barsBehind(columns: number, line: string, start: number): readonly number[] {
  const bars: number[] = [];
  let at = start + matchAt(CELL_END, line, start).length;
  for (let cells = 1; at < line.length; cells += 1) {
    at += matchAt(CELL, line, at).length;
    const bar = matchAt(CELL_END, line, at);
    const isLast = at + bar.length >= trimEnd(line).length;
    if (bar === "" || isLast) break;
    if (cells >= columns) bars.push(at);
    at += bar.length;
  }
  return bars;
}

/** Whether the table goes on in this line. */
export function isRow(cursor: LineCursor): boolean {
  return rowIn(cursor.line.slice(cursor.nonspace)) !== undefined;
}

function addRow(table: MarkdownNode, cells: readonly string[], cursor: LineCursor): MarkdownNode {
  const row = new MarkdownNode("row");
  row.isOpen = true;
  row.column = cursor.nonspace;
  table.append(row);
  for (const [index, content] of cells.entries()) {
    const cell = new MarkdownNode("cell");
    cell.content = content;
    cell.number = index;
    row.append(cell);
  }
  return row;
}
