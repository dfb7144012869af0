/** Reads what is in the lines of one block: code, HTML, links, emphasis, text. */
import { type Autolink, addressAround, webAddressAt } from "./autolinks.ts";
import { Brackets } from "./brackets.ts";
import { isPunctuation, matchAt, trimEnd } from "./characters.ts";
import { Delimiter, Delimiters, runAt } from "./emphasis.ts";
import { entityAt, withoutEntities } from "./entities.ts";
import { TagFinder } from "./html-tags.ts";
import { MarkdownNode } from "./node.ts";
import type { References } from "./references.ts";

/** Text goes on to the next of the signs that may begin something. */
const PLAIN = /[\s\S][^\n\\`&_*[\]<!~:w]*/y;
/** GitHub takes no longer run of ticks for code. */
const MOST_TICKS = 80;
const URI = /<[A-Za-z][A-Za-z0-9.+-]{1,31}:[^\0-\x20<>]*>/y;
const MAIL =
  /<[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*>/y;

export class InlineParser {
  readonly #text: string;
  readonly #parent: MarkdownNode;
  readonly #delimiters = new Delimiters();
  readonly #brackets: Brackets;
  readonly #tags: TagFinder;
  /** Length of a run of ticks → where the last such run begins that a search has met. */
  readonly #ticks = new Map<number, number>();
  /** Whether a search has come to the end in vain. */
  #isSearched = false;
  /** Whether there may be the target of a link, in which quotes and brackets mean something. */
  #hasTarget: boolean | undefined;
  #at = 0;

  constructor(parent: MarkdownNode, references: References) {
    this.#text = trimEnd(parent.content);
    this.#parent = parent;
    this.#brackets = new Brackets(parent, this.#text, this.#delimiters, references);
    this.#tags = new TagFinder(this.#text);
  }

  parse(): void {
    while (this.#at < this.#text.length) this.#next();
    this.#delimiters.pair(0);
    this.#parent.content = "";
  }

  #next(): void {
    const sign = this.#text.charAt(this.#at);
    if (sign === "\n") this.#lineEnd();
    else if (sign === "`") this.#code();
    else if (sign === "\\") this.#escape();
    else if (sign === "&") this.#entity();
    else if (sign === "<") this.#angle();
    else if (sign === "*" || sign === "_" || sign === "~") this.#delimiter();
    else if (sign === "[") this.#openBracket("[");
    else if (sign === "!") this.#exclamation();
    else if (sign === "]") this.#at = this.#brackets.close(this.#at);
    else if (sign === ":") this.#address(addressAround);
    else if (sign === "w") this.#address(webAddressAt);
    else this.#plain();
  }

  #addText(text: string, escapes?: readonly number[]): void {
    if (text === "") return;
    const { last } = this.#parent;
    const node = last?.kind === "text" && !last.isMark ? last : new MarkdownNode("text");
    node.extend(text, escapes);
    if (node !== last) this.#parent.append(node);
  }

  #addMark(text: string): MarkdownNode {
    const mark = new MarkdownNode("text", text);
    mark.isMark = true;
    this.#parent.append(mark);
    return mark;
  }

  #plain(): void {
    const words = matchAt(PLAIN, this.#text, this.#at);
    this.#at += words.length;
    this.#addText(this.#text[this.#at] === "\n" ? trimEnd(words) : words);
  }

  #lineEnd(): void {
    const at = this.#at;
    this.#at += 1;
    this.#brackets.beginLine(this.#at);
    while (this.#text[this.#at] === " " || this.#text[this.#at] === "\t") this.#at += 1;
    const isHard = at > 1 && this.#text.slice(at - 2, at) === "  ";
    this.#parent.append(new MarkdownNode(isHard ? "hard-break" : "soft-break"));
  }

  #code(): void {
    let length = 1;
    while (this.#text[this.#at + length] === "`") length += 1;
    const start = this.#at + length;
    const end = this.#closingTicks(length, start);
    if (end === undefined) {
      this.#addText("`".repeat(length));
      this.#at = start;
      return;
    }
    this.#parent.append(new MarkdownNode("code", normalCode(this.#text.slice(start, end))));
    this.#at = end + length;
  }

  /**
   * As GitHub searches: once a run has no end, only what searches have met before is looked for, and each search that finds
   * one forgets those behind it. So of several pieces of code behind it, only the first of each length is code.
   */
  #closingTicks(length: number, start: number): number | undefined {
    if (length > MOST_TICKS) return undefined;
    if (this.#isSearched && (this.#ticks.get(length) ?? 0) <= start) return undefined;
    for (let at = this.#text.indexOf("`", start); at >= 0; ) {
      let end = at + 1;
      while (this.#text[end] === "`") end += 1;
      this.#ticks.set(end - at, at);
      if (end - at === length) return at;
      at = this.#text.indexOf("`", end);
    }
    this.#isSearched = true;
    return undefined;
  }

  #escape(): void {
    const next = this.#text.charAt(this.#at + 1);
    if (isPunctuation(next)) this.#addText(next, [0]);
    else if (next === "\n") this.#parent.append(new MarkdownNode("hard-break"));
    else this.#addText("\\");
    this.#at += isPunctuation(next) || next === "\n" ? 2 : 1;
  }

  #entity(): void {
    const entity = entityAt(this.#text, this.#at);
    const text = entity?.text ?? "&";
    this.#addText(text, entity && this.#isMark(text) ? [0] : undefined);
    this.#at += entity?.length ?? 1;
  }

  /** Programs write these as entities everywhere. Those who write Markdown again see where such a sign needs a mark. */
  #isMark(sign: string): boolean {
    if (!/^["'&<>]$/.test(sign)) return isPunctuation(sign);
    this.#hasTarget ??= this.#text.includes("](");
    return this.#hasTarget;
  }

  #angle(): void {
    const address = matchAt(URI, this.#text, this.#at) || matchAt(MAIL, this.#text, this.#at);
    if (address !== "") {
      this.#bracketedAddress(address);
      return;
    }
    const length = this.#tags.lengthAt(this.#at);
    if (length === 0) this.#addText("<");
    else this.#parent.append(new MarkdownNode("html", this.#text.slice(this.#at, this.#at + length)));
    this.#at += Math.max(1, length);
  }

  #bracketedAddress(address: string): void {
    const shown = withoutEntities(address.slice(1, -1));
    const isUri = matchAt(URI, address, 0) !== "";
    this.#addLink(isUri ? withoutEntities(address.slice(1, -1)) : `mailto:${shown}`, shown);
    this.#at += address.length;
  }

  #addLink(url: string, words: string, isBare = false): void {
    const link = new MarkdownNode("link");
    link.url = url;
    link.isBare = isBare;
    link.append(new MarkdownNode("text", words));
    this.#parent.append(link);
  }

  #delimiter(): void {
    const run = runAt(this.#text, this.#at);
    this.#at += run.length;
    const node = this.#addMark(run.sign.repeat(run.length));
    const canPair = run.canOpen || run.canClose;
    if (canPair && (run.sign !== "~" || run.length <= 2)) this.#delimiters.push(new Delimiter(run, node, this.#at));
  }

  #openBracket(mark: "[" | "!["): void {
    const start = this.#at;
    this.#at += mark.length;
    this.#brackets.open(this.#addMark(mark), { start, isImage: mark === "![", end: this.#at });
  }

  #exclamation(): void {
    const isImage = this.#text[this.#at + 1] === "[" && this.#text[this.#at + 2] !== "^";
    if (isImage) {
      this.#openBracket("![");
      return;
    }
    this.#addText("!");
    this.#at += 1;
  }

  #address(find: (text: string, at: number) => Autolink | undefined): void {
    const found = this.#brackets.isOpen ? undefined : find(this.#text, this.#at);
    if (!found) {
      this.#plain();
      return;
    }
    this.#takeBack(this.#at - found.start);
    this.#addLink(found.url, this.#text.slice(found.start, found.end), true);
    this.#at = found.end;
  }

  /** Letters of the scheme that were read as text. */
  #takeBack(count: number): void {
    const { last } = this.#parent;
    if (count > 0 && last?.kind === "text") last.literal = last.literal.slice(0, -count);
  }
}

/** Line ends are blanks, and one blank on each side is no part of the code. */
function normalCode(code: string): string {
  const line = code.replaceAll("\n", " ");
  const isPadded = line.startsWith(" ") && line.endsWith(" ") && /[^ ]/.test(line);
  return isPadded ? line.slice(1, -1) : line;
}
