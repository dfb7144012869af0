/** Writes the visible contents of a page as Markdown, element by element. Each element that starts must end. */
import { codeSpan, fenceFor, joinLines } from "../../lib/text.ts";
import { escapeSigns } from "./escape-signs.ts";
import { isSeen, removeUndrawn, type Visible, withoutInvisible, withoutPhantoms } from "./hidden-text.ts";
import { LineWriter } from "./line-writer.ts";

type Link = { readonly href: string; words: string; hasPicture: boolean };

type Code = { depth: number; readonly kind: "block" | "inline"; language: string; text: string };

/** While code is open, only its text counts. */
export class PageWriter {
  readonly #lines = new LineWriter();
  readonly #lists: (number | undefined)[] = [];
  readonly #rows: { cells: number; isHead: boolean }[] = [];
  #link: Link | undefined;
  #code: Code | undefined;
  #hidden = 0;

  /** Whether the following text is said by the author, and not quoted or code. */
  saying(isSaid: boolean): void {
    this.#lines.isSaid = isSaid;
  }

  text(given: string): void {
    if (this.#code) {
      this.#code.text += given;
      return;
    }
    // Half of the pieces of a page.
    if (!/[^ \t\n\f]/.test(given)) {
      this.#blank(given);
      return;
    }
    const shown = this.#count(withoutPhantoms(this.#visible(given)));
    // Most cells of a table are one word.
    if (!/[ \t\n\f]/.test(shown)) {
      if (shown !== "") this.#word(shown);
      return;
    }
    for (const [part] of shown.matchAll(/[ \t\n\f]+|[^ \t\n\f]+/g)) {
      if (/[^ \t\n\f]/.test(part)) this.#word(part);
      else this.#blank(part);
    }
  }

  #blank(given: string): void {
    if (given.includes("\n")) this.#atLeast(1);
    else this.#lines.space();
  }

  #word(word: string): void {
    const isAddress = this.#link?.words === "" && isItself(word, this.#link.href) && !word.endsWith(";");
    if (this.#link && this.#link.words.length < 2000) this.#link.words += word;
    // An address has no escapes: a mark in it would be a part of it.
    this.#lines.write(this.#inRow(isAddress ? word : escapeSigns(word)));
  }

  #visible(text: string): string {
    return this.#count(withoutInvisible(text));
  }

  #count({ shown, hidden }: Visible): string {
    this.#hidden += hidden;
    return shown;
  }

  /** A bar would end a cell. */
  #inRow(text: string): string {
    return this.#rows.length > 0 && text.includes("|") ? text.replaceAll(/\\?\|/g, "\\|") : text;
  }

  /** A row must be one line. */
  #atLeast(breaks: number): void {
    if (this.#rows.length > 0) this.#lines.space();
    else this.#lines.breakLines(breaks);
  }

  /** An element that GitHub does not know: a page shows what is in it, and not its name. */
  unknownTag(): void {
    if (!this.#code) this.#lines.tag();
  }

  newLine(): void {
    if (this.#code) this.#code.text += "\n";
    else this.#atLeast(1);
  }

  block(): void {
    if (!this.#code) this.#atLeast(2);
    else if (!/(?:^|\n)$/.test(this.#code.text)) this.#code.text += "\n";
  }

  /** Only a box is seen; tasks have one. */
  input(type = "", isChecked = false): void {
    if (this.#code || type !== "checkbox") return;
    this.#lines.write(isChecked ? "[x]" : "[ ]");
    this.#lines.space();
  }

  rule(): void {
    if (this.#code) return;
    this.#atLeast(2);
    this.#lines.write("---");
    this.#atLeast(2);
  }

  /** Marks are written around words only. */
  mark(open: string, close = open): void {
    if (!this.#code) this.#lines.wrap(open, close);
  }

  endMark(): void {
    if (!this.#code) this.#lines.unwrap();
  }

  quote(): void {
    if (this.#code) return;
    this.#atLeast(2);
    this.#lines.nest("> ");
  }

  endQuote(): void {
    if (this.#code) return;
    this.#lines.unnest();
    this.#atLeast(2);
  }

  /** `start` is the number of the first item, or undefined if items have none. */
  list(start: number | undefined): void {
    if (this.#code) return;
    this.#atLeast(this.#lists.length > 0 ? 1 : 2);
    this.#lists.push(start);
  }

  endList(): void {
    if (this.#code) return;
    this.#lists.pop();
    this.#atLeast(this.#lists.length > 0 ? 1 : 2);
  }

  item(): void {
    if (this.#code) return;
    this.#atLeast(1);
    const number = this.#lists.at(-1);
    if (number !== undefined) this.#lists[this.#lists.length - 1] = number + 1;
    const first = number === undefined ? "- " : `${number}. `;
    this.#lines.nest(" ".repeat(first.length), first);
  }

  endItem(): void {
    if (this.#code) return;
    this.#lines.unnest();
    this.#atLeast(1);
  }

  row(): void {
    if (this.#code) return;
    this.#atLeast(1);
    this.#rows.push({ cells: 0, isHead: false });
  }

  cell(kind: "head" | "data"): void {
    const row = this.#rows.at(-1);
    if (this.#code || !row) return;
    row.cells += 1;
    row.isHead ||= kind === "head";
    this.#lines.write("|");
    this.#lines.space();
  }

  /** A line of dashes follows the column names. */
  endRow(): void {
    const row = this.#rows.at(-1);
    if (this.#code || !row) return;
    this.#lines.space();
    if (row.cells > 0) this.#lines.write("|");
    this.#rows.pop();
    this.#atLeast(1);
    if (row.cells === 0 || !row.isHead || this.#rows.length > 0) return;
    this.#lines.writeSigns(`|${" --- |".repeat(row.cells)}`);
    this.#lines.breakLines(1);
  }

  code(kind: Code["kind"], language = ""): void {
    this.#code ??= { depth: 0, kind, language, text: "" };
    this.#code.depth += 1;
    this.#code.language ||= language;
  }

  endCode(): void {
    if (!this.#code) return;
    this.#code.depth -= 1;
    if (this.#code.depth > 0) return;
    const { kind, language, text } = this.#code;
    this.#code = undefined;
    if (kind === "inline") this.#inlineCode(joinLines(this.#visible(text)));
    else
      this.#codeBlock(
        this.#count(removeUndrawn(this.#visible(text), language))
          .replace(/^\n/, "")
          .replace(/\n$/, ""),
        language,
      );
  }

  #inlineCode(text: string): void {
    if (text.trim() === "") return;
    if (this.#link) this.#link.words += text;
    this.#lines.write(this.#inRow(codeSpan(text)));
  }

  #codeBlock(text: string, language: string): void {
    const fence = fenceFor(text);
    this.#lines.breakLines(2);
    this.#lines.writeSigns(`${fence}${language}`);
    for (const line of [...text.split("\n"), fence]) this.#lines.writeCodeLine(line);
    this.#lines.breakLines(2);
  }

  /** A link inside a link does not count. */
  link(href: string): void {
    if (this.#code) return;
    this.#lines.wrap(this.#link ? "" : "[", "");
    this.#link ??= { href, words: "", hasPicture: false };
  }

  /** The URL of a link around nothing, or around an image alone, is left out because nobody sees it. */
  endLink(): void {
    if (this.#code) return;
    if (!this.#link || this.#lines.innermost?.open === "") {
      this.#lines.drop();
      return;
    }
    const { href, hasPicture } = this.#link;
    const words = isSeen(this.#link.words) ? this.#link.words : "";
    const address = addressOf(href);
    const isBare = isItself(words, href);
    this.#link = undefined;
    if (words !== "" && address !== undefined && !isBare) {
      this.#lines.unwrap(`](${address})`);
      return;
    }
    const wrapper = this.#lines.drop();
    if (isBare) {
      this.#lines.unsay(wrapper?.at ?? 0);
      return;
    }
    const isShort = address !== undefined && href.length <= 300;
    if (href !== "" && !href.startsWith("#") && !(isShort && (words !== "" || hasPicture))) this.#hidden += 1;
  }

  picture(source: string): void {
    const address = addressOf(source);
    if (this.#code) return;
    if (address === undefined) {
      if (source !== "") this.#hidden += 1;
      return;
    }
    if (this.#link) this.#link.hasPicture = true;
    this.#lines.write(`![](${address})`);
  }

  /** The visible text, and the number of runs of invisible characters and hidden URLs. */
  end(): Readonly<{ shown: string; said: string; behindTags: readonly number[]; hidden: number }> {
    return { ...this.#lines.end(), hidden: this.#hidden };
  }
}

/** Whether the address is made of the words alone. */
function isItself(words: string, href: string): boolean {
  return [words, `mailto:${words}`, `http://${words}`].includes(href);
}

/** Long enough for the signed URLs of attachments. */
const LONGEST = 2000;

/** The target of a link, or undefined if GitHub does not make it a link. */
function addressOf(href: string): string | undefined {
  const { shown } = withoutInvisible(href);
  if (shown.trim() === "" || shown.startsWith("#") || shown.length > LONGEST) return undefined;
  if (/^[a-z][a-z\d+.-]*:/i.test(shown) && !/^(?:https?|mailto):/i.test(shown)) return undefined;
  const address = shown.trim().replaceAll(/[\s<>]/g, encodeURIComponent);
  return /[()]/.test(address) ? `<${address}>` : address;
}
