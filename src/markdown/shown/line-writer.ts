/** Writes lines of Markdown with their prefixes, and records which parts the author says and which are quoted. */

/** A mark around words. It is written before the first of them, and not at all around nothing: `at` is its place. */
export type Wrapper = { readonly open: string; readonly close: string; at: number | undefined };

/** The prefix of each line. `first` is for the first line only, such as the mark of an item. */
type Indent = { readonly rest: string; first: string | undefined; isOpen: boolean };

/** Lines can be nested deeper, but people do not read that, and each level costs a mark on every line. */
const DEEPEST = 10;

/** More characters than a label can have, with what is around it. */
const LABEL = 1100;

/** For one line: a line below a rule is another. */
const MARKS = String.raw`((?:(?:[>*+-]|\d{1,9}[.)])[ \t]*)*)`;
const DEFINITION = new RegExp(String.raw`^${MARKS}(\[)(?:[^\]\\]|\\.)*\]:`, "s");
/** The line below the head of a table. A dash before its first bar is taken for the mark of an item here. */
const DELIMITERS = new RegExp(String.raw`^(?=[^\n]*-)${MARKS}([|:])[-:| \t]*(?:\n|$)`);
/** Code in the line has ticks behind it as well. */
const FENCE = new RegExp(`^${MARKS}(\`{3,}(?![^\n]*\`)|~{3,})`);

/** The end of a word, and the start of the next, that make a sign of Markdown together. */
const OPENINGS = [
  [/(?<!\\)(?:\\\\)*(\[)$/, /^\^/],
  [/(?<!\\)(?:\\\\)*(<)$/, /^[a-z/!?]/i],
  [/(?<!\\)(?:\\\\)*(&#?[a-z\d]{0,31})$/i, /^#?[a-z\d]{0,31};/i],
] as const;

export class LineWriter {
  /** Whether the following text is said by the author, and not quoted or code. */
  isSaid = true;
  readonly #pieces: string[] = [];
  readonly #areSaid: boolean[] = [];
  readonly #wrappers: Wrapper[] = [];
  readonly #indents: Indent[] = [];
  readonly #starts: number[] = []; // pieces at the start of a line that may look like a definition or a fence
  #placed = 0; // this many of the wrappers have their place
  #depth = 0; // of quotes and items, including those too deep to be shown
  #breaks = 0;
  #hasSpace = false;
  #isAfterCode = false;
  #isBehindTag = false;
  readonly #behindTags: number[] = []; // pieces

  /** The minimum number of line ends before the next text. */
  breakLines(count: number): void {
    this.#breaks = Math.max(this.#breaks, count);
    this.#isBehindTag = false;
  }

  /** A tag stands here that no page shows. */
  tag(): void {
    this.#isBehindTag = true;
  }

  space(): void {
    this.#hasSpace = true;
  }

  /** Writes pending line ends, spaces and marks, then the text. */
  write(text: string): void {
    this.#isAfterCode = false;
    const isFirst = this.#breaks > 0 || this.#pieces.length === 0;
    if (isFirst) this.#beginLine();
    else if (this.#hasSpace) this.#push(" ");
    else this.#escapeBefore(text);
    this.#breaks = 0;
    this.#hasSpace = false;
    for (; this.#placed < this.#wrappers.length; this.#placed += 1) {
      const wrapper = this.#wrappers[this.#placed];
      if (wrapper) wrapper.at = this.#pieces.length;
      this.#push("");
    }
    if (this.#isBehindTag) this.#behindTags.push(this.#pieces.length);
    this.#isBehindTag = false;
    if (isFirst && /^[[>*+\d`~|:-]/.test(text)) this.#starts.push(this.#pieces.length);
    this.#push(isFirst && text.startsWith(">") ? `\\${text}` : text);
  }

  /** Writes a line that begins a block, or divides a table: without pending marks, which would make it an ordinary one. */
  writeSigns(signs: string): void {
    this.#beginLine();
    this.#push(signs);
  }

  /** Writes one more line of code. */
  writeCodeLine(line: string): void {
    this.#isAfterCode = true;
    this.#push(`\n${this.#prefix()}${line}`, false);
  }

  #beginLine(): void {
    const blank = this.#indents
      .map(({ rest, isOpen }) => (isOpen ? rest : ""))
      .join("")
      .trimEnd();
    const lines = this.#pieces.length === 0 ? "" : `\n${`${blank}\n`.repeat(this.#breaks - 1)}`;
    this.#push(lines, false);
    const isQuote = this.#indents.some(({ rest }) => rest.trim() !== "");
    this.#push(this.#prefix(), !isQuote);
  }

  #prefix(): string {
    let line = "";
    for (const indent of this.#indents) {
      line += indent.first ?? indent.rest;
      indent.first = undefined;
      indent.isOpen = true;
    }
    return line;
  }

  #push(piece: string, isSaid = this.isSaid): void {
    this.#pieces.push(piece);
    this.#areSaid.push(isSaid);
  }

  /** Text that is written until `unwrap` or `drop` is between two marks. */
  wrap(open: string, close: string): void {
    this.#wrappers.push({ open, close, at: undefined });
  }

  /** Ends the last wrapper. Around nothing, no mark is written. */
  unwrap(close?: string): void {
    const wrapper = this.drop();
    if (wrapper?.at === undefined) return;
    if (this.#isAfterCode) this.#beginLine();
    this.#isAfterCode = false;
    this.#pieces[wrapper.at] = wrapper.open;
    this.#push(close ?? wrapper.close);
  }

  /** Ends the last wrapper without its marks. */
  drop(): Wrapper | undefined {
    const wrapper = this.#wrappers.pop();
    this.#placed = Math.min(this.#placed, this.#wrappers.length);
    return wrapper;
  }

  get innermost(): Wrapper | undefined {
    return this.#wrappers.at(-1);
  }

  /** The text since then is not said by the author. */
  unsay(since: number): void {
    this.#areSaid.fill(false, since);
  }

  /** Each line until `unnest` starts with `rest`, the first of them with `first`. */
  nest(rest: string, first?: string): void {
    this.#depth += 1;
    if (this.#depth <= DEEPEST) this.#indents.push({ rest, first, isOpen: false });
  }

  unnest(): void {
    if (this.#depth <= DEEPEST) this.#indents.pop();
    this.#depth -= 1;
  }

  /**
   * Text that is shown as `[a]: b` is not a definition, ticks are no fence, and dashes with bars divide no table; without a
   * mark, the next parser would hide what is behind them, also in quotes and items.
   */
  #escapeStart(at: number): void {
    let line = "";
    for (let next = at; next < this.#pieces.length && line.length <= LABEL; next += 1) line += this.#pieces[next];
    const start = line.slice(0, LABEL);
    const found = DEFINITION.exec(start) ?? FENCE.exec(start) ?? DELIMITERS.exec(start);
    if (!found) return;
    const [, before = "", signs = ""] = found;
    for (let sign = signs.length - 1; sign >= 0; sign -= 1) this.#escapeAt(at, before.length + sign);
  }

  /** Two words that come together make no footnote, tag or entity. */
  #escapeBefore(text: string): void {
    const at = this.#pieces.length - 1;
    const piece = this.#pieces[at] ?? "";
    for (const [end, begin] of OPENINGS) {
      const [, sign = ""] = (begin.test(text) && end.exec(piece)) || [];
      if (sign !== "") this.#pieces[at] = `${piece.slice(0, -sign.length)}\\${sign}`;
    }
  }

  /** Escapes the sign so far behind the start of this piece. */
  #escapeAt(at: number, offset: number): void {
    let [place, left] = [at, offset];
    while (left >= (this.#pieces[place]?.length ?? 0)) {
      left -= this.#pieces[place]?.length ?? 0;
      place += 1;
    }
    const piece = this.#pieces[place] ?? "";
    this.#pieces[place] = `${piece.slice(0, left)}\\${piece.slice(left)}`;
  }

  /** `said` is as long as `shown`; other text is blank in it. `behindTags` are places in it, in order. */
  end(): Readonly<{ shown: string; said: string; behindTags: readonly number[] }> {
    for (const at of this.#starts) this.#escapeStart(at);
    const said = this.#pieces.map((piece, at) =>
      this.#areSaid[at] || !/[^\n]/.test(piece) ? piece : piece.replaceAll(/[^\n]/g, " "),
    );
    return { shown: this.#pieces.join(""), said: said.join(""), behindTags: this.#placesOf(this.#behindTags) };
  }

  #placesOf(pieces: readonly number[]): readonly number[] {
    let [at, next] = [0, 0];
    return pieces.map((piece) => {
      for (; next < piece; next += 1) at += this.#pieces[next]?.length ?? 0;
      return at;
    });
  }
}
