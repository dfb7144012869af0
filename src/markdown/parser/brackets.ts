/** Links, images and references to footnotes: what stands between brackets. */
import { afterBlanks } from "./characters.ts";
import type { Delimiters } from "./emphasis.ts";
import { MarkdownNode } from "./node.ts";
import {
  addressAt,
  cleanAddress,
  cleanTitle,
  labelAt,
  type Reference,
  type References,
  titleAt,
} from "./references.ts";

type Bracket = Readonly<{
  node: MarkdownNode;
  isImage: boolean;
  /** Its place, the place after it, and where its line begins. */
  start: number;
  end: number;
  line: number;
  previous: Bracket | undefined;
}> & { hasBracketAfter: boolean };

type Target = Reference & Readonly<{ end: number }>;

export class Brackets {
  readonly #parent: MarkdownNode;
  readonly #text: string;
  readonly #delimiters: Delimiters;
  readonly #references: References;
  #last: Bracket | undefined;
  /** No link contains another: after one, the brackets around it begin none. */
  #noLinks = true;
  #line = 0;

  constructor(parent: MarkdownNode, text: string, delimiters: Delimiters, references: References) {
    this.#parent = parent;
    this.#text = text;
    this.#delimiters = delimiters;
    this.#references = references;
  }

  /** Bare addresses are no links between brackets, even if those are never closed. */
  get isOpen(): boolean {
    return this.#last !== undefined;
  }

  beginLine(at: number): void {
    this.#line = at;
  }

  open(node: MarkdownNode, { start, end, isImage }: Pick<Bracket, "start" | "end" | "isImage">): void {
    if (this.#last) this.#last.hasBracketAfter = true;
    const line = this.#line;
    this.#last = { node, isImage, start, end, line, previous: this.#last, hasBracketAfter: false };
    if (!isImage) this.#noLinks = false;
  }

  /** Reads the closing bracket that is there, and gives the place after what it ends. */
  close(at: number): number {
    const opener = this.#last;
    if (!opener) return this.#literal(at);
    this.#last = opener.previous;
    if (!opener.isImage && this.#noLinks) return this.#literal(at);
    const target = this.#inlineTarget(at + 1) ?? this.#referenced(opener, at + 1);
    if (target) return this.#link(opener, target);
    return this.#footnote(opener, at + 1) ?? this.#literal(at);
  }

  #literal(at: number): number {
    const { last } = this.#parent;
    if (last?.kind === "text" && !last.isMark) last.extend("]");
    else this.#parent.append(new MarkdownNode("text", "]"));
    return at + 1;
  }

  /** `(address "title")`. */
  #inlineTarget(at: number): Target | undefined {
    const text = this.#text;
    if (text[at] !== "(") return undefined;
    const address = addressAt(text, afterBlanks(text, at + 1));
    if (!address) return undefined;
    const afterAddress = afterBlanks(text, address.end);
    const title = afterAddress === address.end ? "" : titleAt(text, afterAddress);
    const end = afterBlanks(text, afterAddress + title.length);
    if (text[end] !== ")") return undefined;
    return { url: cleanAddress(address.raw), title: cleanTitle(title), end: end + 1 };
  }

  /** `[label]`, `[]`, or nothing, where the words are the label. */
  #referenced(opener: Bracket, at: number): Target | undefined {
    const found = labelAt(this.#text, at);
    const isOwn = !found || found.label === "";
    if (isOwn && opener.hasBracketAfter) return undefined;
    const label = isOwn ? this.#text.slice(opener.end, at - 1) : found.label;
    const reference = this.#references.use(label);
    return reference && { ...reference, end: found?.end ?? at };
  }

  #link(opener: Bracket, { url, title, end }: Target): number {
    const link = new MarkdownNode(opener.isImage ? "image" : "link");
    Object.assign(link, { url, title });
    opener.node.insertBefore(link);
    for (let next = opener.node.next; next; ) {
      const after: MarkdownNode | undefined = next.next;
      link.append(next);
      next = after;
    }
    opener.node.unlink();
    this.#delimiters.pair(opener.end);
    if (!opener.isImage) this.#noLinks = true;
    return end;
  }

  /** `[^name]`: GitHub takes all up to the bracket for the name, whatever it would be elsewhere. */
  #footnote(opener: Bracket, end: number): number | undefined {
    const { next } = opener.node;
    if (next?.kind !== "text" || !next.literal.startsWith("^")) return undefined;
    if (next.literal.length === 1 && !next.next) return undefined;
    const reference = new MarkdownNode("footnote-reference", this.#name(opener, end));
    opener.node.insertBefore(reference);
    this.#delimiters.pair(opener.end);
    while (reference.next) reference.next.unlink();
    return end;
  }

  /** GitHub measures the name by columns. For a name that goes over a line end, that is another length than it has. */
  #name(opener: Bracket, end: number): string {
    // Behind an escaped sign, it takes the bracket too.
    const start = opener.end + (this.#text[opener.end] === "\\" ? 2 : 1);
    if (opener.line === this.#line) return this.#text.slice(start, start + end - opener.start - 3);
    const column = Buffer.byteLength(this.#text.slice(opener.line, opener.start)) + 1;
    const length = Buffer.byteLength(this.#text.slice(this.#line, end)) - column - 2;
    if (length <= 0) return "";
    const longest = this.#text.slice(start, start + length); // a character has at least one byte
    return Buffer.from(longest).subarray(0, length).toString();
  }
}
