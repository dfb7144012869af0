/** A place in one line, with tabs counted as far as the next column that four divides. */
import { isBlankOrTab } from "./characters.ts";

const TAB_STOP = 4;

export class LineCursor {
  /** It ends with a line feed. */
  readonly line: string;
  offset = 0;
  column = 0;
  /** The place of the first sign from here on that is no blank. */
  nonspace = 0;
  nonspaceColumn = 0;
  indent = 0;
  isBlank = false;
  /** Whether the place is within a tab. */
  isInTab = false;
  /** No thematic break begins before it. */
  noRuleBefore = 0;

  constructor(line: string) {
    this.line = line;
  }

  /** The sign at this offset. */
  at(offset: number): string {
    return this.line.charAt(offset);
  }

  findNonspace(): void {
    if (this.nonspace <= this.offset) this.#skipBlanks();
    this.indent = this.nonspaceColumn - this.column;
    this.isBlank = this.at(this.nonspace) === "\n";
  }

  #skipBlanks(): void {
    this.nonspace = this.offset;
    this.nonspaceColumn = this.column;
    let toTab = TAB_STOP - (this.column % TAB_STOP);
    for (; isBlankOrTab(this.at(this.nonspace)); this.nonspace += 1) {
      const isTab = this.at(this.nonspace) === "\t";
      this.nonspaceColumn += isTab ? toTab : 1;
      toTab = isTab || toTab === 1 ? TAB_STOP : toTab - 1;
    }
  }

  /** Goes on by so many signs. Each has as many columns as bytes in UTF-8, because GitHub's parser counts those. */
  advance(count: number): void {
    for (let left = count; left > 0 && this.offset < this.line.length; left -= 1) {
      const isTab = this.at(this.offset) === "\t";
      this.isInTab = false;
      this.column += isTab ? TAB_STOP - (this.column % TAB_STOP) : bytesOf(this.line.charCodeAt(this.offset));
      this.offset += 1;
    }
  }

  /** Goes on by so many columns, and maybe into a tab. */
  advanceColumns(count: number): void {
    let left = count;
    while (left > 0 && this.offset < this.line.length) {
      const isTab = this.at(this.offset) === "\t";
      const width = isTab ? TAB_STOP - (this.column % TAB_STOP) : 1;
      this.isInTab = isTab && width > left;
      const step = Math.min(left, width);
      this.column += step;
      this.offset += this.isInTab ? 0 : 1;
      left -= step;
    }
  }

  toNonspace(): void {
    this.advance(this.nonspace - this.offset);
  }

  toEnd(): void {
    this.advance(this.line.length - 1 - this.offset);
  }

  /** One blank or tab, if there is one. */
  skipOneBlank(): void {
    if (isBlankOrTab(this.at(this.offset))) this.advanceColumns(1);
  }

  /** The rest of the line; what is left of a tab is blanks. */
  rest(): string {
    if (!this.isInTab) return this.line.slice(this.offset);
    return " ".repeat(TAB_STOP - (this.column % TAB_STOP)) + this.line.slice(this.offset + 1);
  }
}

/** A character of four bytes is two units. */
function bytesOf(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
}
