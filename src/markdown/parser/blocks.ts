/**
 * Finds the blocks of a text, line by line, as GitHub's parser (cmark-gfm) does. Each line first goes on with the blocks
 * that are open, then opens new ones, and what is left of it is text.
 */

import {
  closeFenceAt,
  footnoteAt,
  goesOnFootnote,
  goesOnItem,
  goesOnQuote,
  headingAt,
  isRule,
  markBlank,
  markerAt,
  openFenceAt,
  skipPadding,
  taskIn,
  underlineAt,
  withoutClosingHashes,
} from "./block-lines.ts";
import { isBlankOrTab } from "./characters.ts";
import { canContain, finalize, hasWordsBelowDefinitions, isOpenBelow } from "./finalize.ts";
import { endsHtmlBlock, htmlBlockAt } from "./html-tags.ts";
import { LineCursor } from "./line-cursor.ts";
import { MarkdownNode, type NodeKind } from "./node.ts";
import type { References } from "./references.ts";
import { isRow, openRow, openTable } from "./tables.ts";

const CODE_INDENT = 4;
/** So many lists or footnotes can begin in one line. */
const MOST_IN_LINE = 100;
/** GitHub counts no longer fence. */
const LONGEST_FENCE = 255;

export class BlockParser {
  readonly root = new MarkdownNode("document");
  readonly #references: References;
  /** The innermost block that the last line belonged to. */
  #current = this.root;
  #line = -1;

  constructor(references: References) {
    this.#references = references;
    this.root.isOpen = true;
  }

  /** Reads the next line, which ends with a line feed. */
  read(line: string): void {
    this.#line += 1;
    const cursor = new LineCursor(line);
    const matched = this.#matchOpen(cursor);
    if (!matched) return;
    const container = this.#openNew(cursor, matched.container, matched.isAll);
    this.#addText(cursor, container, matched.container);
  }

  end(): void {
    while (this.#current !== this.root) this.#current = this.#finalize(this.#current);
    this.#finalize(this.root);
  }

  #finalize(node: MarkdownNode): MarkdownNode {
    return finalize(node, this.#references) ?? this.root;
  }

  /** The innermost open block that this line goes on with; undefined if the line ended a fence. */
  #matchOpen(cursor: LineCursor): { container: MarkdownNode; isAll: boolean } | undefined {
    let container = this.root;
    while (isOpenBelow(container)) {
      const child = container.last as MarkdownNode; // `isOpenBelow` says that there is one
      cursor.findNonspace();
      const found = this.#goesOn(cursor, child);
      if (found === "ended") return undefined;
      if (!found) return { container, isAll: false };
      container = child;
    }
    return { container, isAll: true };
  }

  #goesOn(cursor: LineCursor, node: MarkdownNode): boolean | "ended" {
    switch (node.kind) {
      case "quote":
        return goesOnQuote(cursor);
      case "item":
        return goesOnItem(cursor, node);
      case "code-block":
        return this.#goesOnCode(cursor, node);
      case "html-block":
        return node.level < 6 || !cursor.isBlank;
      case "footnote":
        return goesOnFootnote(cursor);
      case "paragraph":
        return !cursor.isBlank;
      case "table":
        return isRow(cursor);
      case "heading":
      case "row":
        return false;
      default:
        return true;
    }
  }

  #goesOnCode(cursor: LineCursor, node: MarkdownNode): boolean | "ended" {
    const { fence } = node;
    if (!fence) {
      if (cursor.indent >= CODE_INDENT) cursor.advanceColumns(CODE_INDENT);
      else if (cursor.isBlank) cursor.toNonspace();
      return cursor.isBlank || cursor.indent >= CODE_INDENT;
    }
    const isEnd = cursor.indent <= 3 && cursor.at(cursor.nonspace) === fence.sign;
    if (isEnd && closeFenceAt(cursor.line, cursor.nonspace).length >= fence.length) {
      node.lastLine = this.#line;
      node.isClosed = true;
      this.#current = this.#finalize(node);
      return "ended";
    }
    for (let left = fence.offset; left > 0 && isBlankOrTab(cursor.at(cursor.offset)); left -= 1)
      cursor.advanceColumns(1);
    return true;
  }

  #add(parent: MarkdownNode, kind: NodeKind, column: number): MarkdownNode {
    let container = parent;
    while (!canContain(container.kind, kind)) container = this.#finalize(container);
    const child = new MarkdownNode(kind);
    child.isOpen = true;
    child.firstLine = this.#line;
    child.lastLine = this.#line;
    child.column = column;
    container.append(child);
    return child;
  }

  #openNew(cursor: LineCursor, matched: MarkdownNode, isAll: boolean): MarkdownNode {
    let container = matched;
    let mayBeLazy = this.#current.kind === "paragraph";
    for (let depth = 1; container.kind !== "code-block" && container.kind !== "html-block"; depth += 1) {
      cursor.findNonspace();
      const opened = this.#openOne(cursor, container, { isAll, mayBeLazy, depth });
      if (!opened) break;
      container = opened;
      if (["paragraph", "heading", "code-block"].includes(container.kind)) break;
      mayBeLazy = false;
    }
    return container;
  }

  /** The block that begins at this place, undefined if none does. */
  #openOne(
    cursor: LineCursor,
    container: MarkdownNode,
    { isAll, mayBeLazy, depth }: { isAll: boolean; mayBeLazy: boolean; depth: number },
  ): MarkdownNode | undefined {
    const isIndented = cursor.indent >= CODE_INDENT;
    const isInParagraph = container.kind === "paragraph";
    if (!isIndented) {
      const opened =
        this.#openQuote(cursor, container) ??
        this.#openHeading(cursor, container) ??
        this.#openFence(cursor, container) ??
        this.#openHtml(cursor, container) ??
        this.#underline(cursor, container) ??
        (isInParagraph && !isAll ? undefined : this.#openRule(cursor, container)) ??
        (depth < MOST_IN_LINE ? this.#openFootnote(cursor, container) : undefined);
      if (opened) return opened;
    }
    if ((!isIndented || container.kind === "list") && cursor.indent < CODE_INDENT && depth < MOST_IN_LINE) {
      const opened = this.#openItem(cursor, container);
      if (opened) return opened;
    }
    if (!isIndented || mayBeLazy || cursor.isBlank) return this.#openExtension(cursor, container, isIndented);
    cursor.advanceColumns(CODE_INDENT);
    return this.#add(container, "code-block", cursor.offset);
  }

  #openQuote(cursor: LineCursor, container: MarkdownNode): MarkdownNode | undefined {
    if (cursor.at(cursor.nonspace) !== ">") return undefined;
    const column = cursor.nonspace;
    cursor.advance(cursor.nonspace + 1 - cursor.offset);
    cursor.skipOneBlank();
    return this.#add(container, "quote", column);
  }

  #openHeading(cursor: LineCursor, container: MarkdownNode): MarkdownNode | undefined {
    const mark = headingAt(cursor.line, cursor.nonspace);
    if (mark === "") return undefined;
    const heading = this.#add(container, "heading", cursor.nonspace);
    heading.level = mark.trimEnd().length;
    cursor.advance(cursor.nonspace + mark.length - cursor.offset);
    return heading;
  }

  #openFence(cursor: LineCursor, container: MarkdownNode): MarkdownNode | undefined {
    const mark = openFenceAt(cursor.line, cursor.nonspace);
    if (mark === "") return undefined;
    const code = this.#add(container, "code-block", cursor.nonspace);
    const offset = cursor.nonspace - cursor.offset;
    code.fence = { sign: mark.charAt(0), length: Math.min(mark.length, LONGEST_FENCE), offset };
    cursor.advance(cursor.nonspace + mark.length - cursor.offset);
    return code;
  }

  #openHtml(cursor: LineCursor, container: MarkdownNode): MarkdownNode | undefined {
    const type = htmlBlockAt(cursor.line, cursor.nonspace, container.kind === "paragraph");
    if (type === 0) return undefined;
    const html = this.#add(container, "html-block", cursor.nonspace);
    html.level = type;
    return html;
  }

  #underline(cursor: LineCursor, container: MarkdownNode): MarkdownNode | undefined {
    const level = container.kind === "paragraph" ? underlineAt(cursor.line, cursor.nonspace) : 0;
    if (level === 0) return undefined;
    if (!hasWordsBelowDefinitions(container, this.#references)) return container;
    container.kind = "heading";
    container.level = level;
    container.isUnderlined = true;
    container.lastLine = this.#line;
    cursor.toEnd();
    return container;
  }

  #openRule(cursor: LineCursor, container: MarkdownNode): MarkdownNode | undefined {
    if (cursor.noRuleBefore > cursor.nonspace || !isRule(cursor)) return undefined;
    const rule = this.#add(container, "rule", cursor.nonspace);
    cursor.toEnd();
    return rule;
  }

  #openFootnote(cursor: LineCursor, container: MarkdownNode): MarkdownNode | undefined {
    const mark = footnoteAt(cursor.line, cursor.nonspace);
    if (mark === "") return undefined;
    const column = cursor.nonspace;
    cursor.advance(cursor.nonspace + mark.length - cursor.offset);
    const footnote = this.#add(container, "footnote", column);
    footnote.literal = mark.slice(2, mark.lastIndexOf("]"));
    return footnote;
  }

  #openItem(cursor: LineCursor, container: MarkdownNode): MarkdownNode | undefined {
    const marker = markerAt(cursor.line, cursor.nonspace, container.kind === "paragraph");
    if (!marker) return undefined;
    const { indent: offset, nonspace: column } = cursor;
    cursor.advance(cursor.nonspace + marker.length - cursor.offset);
    const padding = marker.length + skipPadding(cursor);
    const { type, sign, start } = marker;
    const mark = { type, sign, start, offset, padding };
    const isSame = container.kind === "list" && container.mark?.type === type && container.mark.sign === sign;
    const list = isSame ? container : this.#add(container, "list", column);
    list.mark ??= mark;
    const item = this.#add(list, "item", column);
    item.mark = mark;
    return item;
  }

  #openExtension(cursor: LineCursor, container: MarkdownNode, isIndented: boolean): MarkdownNode | undefined {
    if (container.kind === "item" && !container.task) {
      container.task = taskIn(cursor.line);
      if (container.task) cursor.advance(3);
    }
    if (isIndented) return undefined;
    // A line that is no such line leaves the paragraph as it is, and ends the search.
    if (container.kind === "paragraph") return openTable(container, cursor, this.#line) ? container : undefined;
    return container.kind === "table" ? openRow(container, cursor, this.#line) : undefined;
  }

  #addText(cursor: LineCursor, given: MarkdownNode, matched: MarkdownNode): void {
    let container = given;
    cursor.findNonspace();
    markBlank(cursor, container, this.#line);
    const isLazy = this.#current !== matched && container === matched && !cursor.isBlank;
    if (isLazy && this.#current.kind === "paragraph") {
      this.#addLine(this.#current, cursor.rest());
      return;
    }
    while (this.#current !== matched) this.#current = this.#finalize(this.#current);
    if (container.kind === "code-block") this.#addLine(container, cursor.rest());
    else if (container.kind === "html-block") {
      this.#addLine(container, cursor.rest());
      if (endsHtmlBlock(container.level, cursor.line.slice(cursor.nonspace))) container = this.#finalize(container);
    } else if (!cursor.isBlank) container = this.#addWords(cursor, container);
    this.#current = container;
  }

  #addWords(cursor: LineCursor, container: MarkdownNode): MarkdownNode {
    const takesLines = container.kind === "paragraph" || container.kind === "heading";
    const block = takesLines ? container : this.#add(container, "paragraph", cursor.nonspace);
    cursor.toNonspace();
    const isMarked = block.kind === "heading" && !block.isUnderlined;
    this.#addLine(block, isMarked ? withoutClosingHashes(cursor.line).slice(cursor.offset) : cursor.rest());
    return block;
  }

  #addLine(node: MarkdownNode, words: string): void {
    node.content += words;
    node.lastLine = this.#line;
  }
}
