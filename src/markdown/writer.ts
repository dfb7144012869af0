/** Puts a text together piece by piece, so that no two of them make something that neither is. */

/** The beginning of a line before its first word: quotes, bullets, numbers, boxes. */
const BEFORE_WORDS = /^[\s>*+\-\d.)[\]x]*$/;

/** How much of what was written is kept at hand; to look at all of it would take longer with every word. */
const TAIL = 60;

export class Writer {
  readonly #parts: string[] = [];
  /** The last characters written. */
  tail = "";
  /** Whether nothing but marks of lists and quotes stands on the line. */
  atStart = true;
  #afterCode = false;

  /** Everything written so far. */
  get text(): string {
    return this.#parts.join("");
  }

  /** Markdown as it is; never the ticks of code. */
  raw(text: string): void {
    if (text === "") return;
    this.#write(this.#afterCode && text.startsWith("`") ? ` ${text}` : text);
    this.#afterCode = false;
    this.atStart = text.endsWith("\n") || (this.atStart && BEFORE_WORDS.test(text));
  }

  /** Inline code as the writer of the text had it: ticks and all. */
  span(text: string): void {
    // Ticks beside ticks would be one run, and `$` before them makes a formula, in which there are links.
    this.#write(/[`$]$/.test(this.tail) ? ` ${text}` : text);
    this.#afterCode = true;
    this.atStart = false;
  }

  /** Makes code of something that has neither ticks nor line ends. */
  code(text: string): void {
    this.span(`\`${text}\``);
  }

  #write(text: string): void {
    this.#parts.push(text);
    this.tail = (this.tail + text.slice(-TAIL)).slice(-TAIL);
  }
}
