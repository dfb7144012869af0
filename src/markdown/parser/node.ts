/** One part of a parsed text: a block, or something in a line. The parts are a tree that the parser changes as it reads. */

export type NodeKind =
  | "document"
  | "quote"
  | "list"
  | "item"
  | "code-block"
  | "html-block"
  | "paragraph"
  | "heading"
  | "rule"
  | "footnote"
  | "table"
  | "row"
  | "cell"
  | "text"
  | "soft-break"
  | "hard-break"
  | "code"
  | "html"
  | "emphasis"
  | "strong"
  | "struck"
  | "link"
  | "image"
  | "footnote-reference";

export type ListMark = Readonly<{
  type: "bullet" | "number";
  /** The bullet, or what stands behind the number. */
  sign: string;
  start: number;
  /** How far the mark is indented, and how wide it is with the blanks behind it. */
  offset: number;
  padding: number;
}>;

export type Fence = Readonly<{ sign: string; length: number; offset: number }>;

export class MarkdownNode {
  kind: NodeKind;
  parent: MarkdownNode | undefined;
  first: MarkdownNode | undefined;
  last: MarkdownNode | undefined;
  previous: MarkdownNode | undefined;
  next: MarkdownNode | undefined;

  /** Whether lines can still belong to a block. */
  isOpen = false;
  /** The lines of a block whose words are read later, without what the blocks around it begin with. */
  content = "";
  /** Text, code, HTML, or the name of a footnote. */
  literal = "";

  /** The lines of a block, counted from 0, and the place in the first of them where it begins. */
  firstLine = 0;
  lastLine = 0;
  column = 0;

  isLastLineBlank = false;
  isLastLineChecked = false;
  /** Whether a paragraph has been found to be no head of a table. */
  isNoTable = false;

  /** The level of a heading, from 1 to 6; for a block of HTML, its type in the specification. */
  level = 0;
  isUnderlined = false;
  mark: ListMark | undefined;
  isTight = false;
  /** The box of an item that is a task. */
  task: "open" | "done" | undefined;
  fence: Fence | undefined;
  info = "";
  /** Whether a line ends a code block. */
  isClosed = false;
  alignments: readonly string[] = [];
  isHead = false;
  url = "";
  title = "";
  /** Whether a link is an address in a text, without any sign that makes it a link. */
  isBare = false;
  /**
   * The number that people see, for a footnote and a reference to it. For a cell, its place in the row; for
   * a row, how many cells it has as it is written.
   */
  number = 0;
  /** The places of signs in text that have to be escaped to be text again. */
  escapes: number[] | undefined;
  /** Whether text is a mark that may begin or end something. Other text is not joined to it. */
  isMark = false;

  constructor(kind: NodeKind, literal = "") {
    this.kind = kind;
    this.literal = literal;
  }

  /** Adds more to a text. */
  extend(text: string, escapes?: readonly number[]): void {
    for (const at of escapes ?? []) {
      this.escapes ??= [];
      this.escapes.push(at + this.literal.length);
    }
    this.literal += text;
  }

  append(child: MarkdownNode): void {
    child.unlink();
    child.parent = this;
    child.previous = this.last;
    if (this.last) this.last.next = child;
    else this.first = child;
    this.last = child;
  }

  insertBefore(sibling: MarkdownNode): void {
    sibling.unlink();
    sibling.parent = this.parent;
    sibling.next = this;
    sibling.previous = this.previous;
    if (this.previous) this.previous.next = sibling;
    else if (this.parent) this.parent.first = sibling;
    this.previous = sibling;
  }

  insertAfter(sibling: MarkdownNode): void {
    if (this.next) this.next.insertBefore(sibling);
    else this.parent?.append(sibling);
  }

  unlink(): void {
    if (this.previous) this.previous.next = this.next;
    else if (this.parent?.first === this) this.parent.first = this.next;
    if (this.next) this.next.previous = this.previous;
    else if (this.parent?.last === this) this.parent.last = this.previous;
    this.parent = undefined;
    this.previous = undefined;
    this.next = undefined;
  }
}

export type Visit = Readonly<{ node: MarkdownNode; isEntering: boolean }>;

/** Each part when it begins and when it ends, in order. Trees are deeper than calls can be, so this does not recurse. */
export function* walk(root: MarkdownNode): Generator<Visit> {
  let node: MarkdownNode | undefined = root;
  let isEntering = true;
  while (node) {
    const visited: MarkdownNode = node;
    // The next node is known before the visitor may change the tree.
    const isDeeper: boolean = isEntering && visited.first !== undefined;
    const isTurning: boolean = isEntering && !isDeeper;
    const after: MarkdownNode | undefined = isDeeper ? visited.first : isTurning ? visited : visited.next;
    const parent: MarkdownNode | undefined = visited.parent;
    yield { node: visited, isEntering };
    if (!isEntering && visited === root) return;
    if (isDeeper || isTurning) {
      node = after;
      isEntering = isDeeper;
    } else {
      node = after ?? parent;
      isEntering = after !== undefined;
    }
  }
}
