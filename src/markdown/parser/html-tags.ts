/** HTML in Markdown: tags in a line, and blocks of it. */
import { BLANK, matchAt } from "./characters.ts";

const NAME = "[A-Za-z][A-Za-z0-9-]*";
const VALUE = `(?:[^ \\t\\r\\n\\v\\f"'=<>\`]+|'[^']*'|"[^"]*")`;
const ATTRIBUTE = `${BLANK}+[a-zA-Z_:][a-zA-Z0-9:._-]*(?:${BLANK}*=${BLANK}*${VALUE})?`;
const TAG_BODY = `(?:${NAME}(?:${ATTRIBUTE})*${BLANK}*/?>|/${NAME}${BLANK}*>)`;

const TAG = new RegExp(`<${TAG_BODY}`, "y");
const ALONE = new RegExp(`<${TAG_BODY}[\\t\\n\\f ]*\\n`, "y");
const DECLARATION = new RegExp(`<![A-Z]+${BLANK}+`, "y");

const BLOCK_NAMES =
  "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|" +
  "fieldset|figcaption|figure|footer|form|frame|frameset|h1|h2|h3|h4|h5|h6|head|header|hr|html|iframe|legend|li|link|" +
  "main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|source|summary|table|tbody|td|tfoot|th|thead|" +
  "title|tr|track|ul";

/** How a block of each type begins, in the order of the specification. */
const STARTS: readonly RegExp[] = [
  new RegExp(`<(?:script|pre|textarea|style)(?:${BLANK}|>)`, "iy"),
  /<!--/y,
  /<\?/y,
  /<![A-Z]/y,
  /<!\[CDATA\[/iy,
  new RegExp(`</?(?:${BLOCK_NAMES})(?:${BLANK}|/?>)`, "iy"),
];

/** The ends of a block of the first five types. */
const ENDS: readonly RegExp[] = [/<\/(?:script|pre|textarea|style)>/i, /-->/, /\?>/, />/, /\]\]>/];

/** The type of the block that begins there, 0 if none does. A tag alone on its line is the seventh. */
export function htmlBlockAt(line: string, at: number, isInParagraph: boolean): number {
  if (line[at] !== "<") return 0;
  const type = STARTS.findIndex((start) => matchAt(start, line, at) !== "") + 1;
  if (type > 0) return type;
  return !isInParagraph && matchAt(ALONE, line, at) !== "" ? 7 : 0;
}

export function endsHtmlBlock(type: number, line: string): boolean {
  return ENDS[type - 1]?.test(line) ?? false;
}

type Ending = "comment" | "data" | "instruction" | "declaration";

/** Finds tags of one text. An end that is missing is looked for once. */
export class TagFinder {
  readonly #endless = new Set<Ending>();
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The length of the tag, the comment or the like that begins there; 0 if none does. */
  lengthAt(at: number): number {
    const text = this.#text;
    // GitHub looks for nothing else with this sign, either.
    if (text.startsWith("<!", at) && this.#endless.has("comment")) return 0;
    if (text.startsWith("<!--", at)) return this.#comment(at);
    if (text.startsWith("<![CDATA[", at)) return this.#until("data", at, endOfData);
    if (text.startsWith("<!", at)) return this.#declaration(at);
    if (text.startsWith("<?", at)) return this.#until("instruction", at, endOfInstruction);
    return matchAt(TAG, text, at).length;
  }

  #comment(at: number): number {
    if (this.#text.startsWith(">", at + 4)) return 5;
    if (this.#text.startsWith("->", at + 4)) return 6;
    return this.#until("comment", at, endOfComment);
  }

  #declaration(at: number): number {
    const start = matchAt(DECLARATION, this.#text, at);
    if (start === "") return 0;
    return this.#until("declaration", at, (text) => text.indexOf(">", at + start.length) + 1);
  }

  #until(ending: Ending, at: number, endOf: (text: string, at: number) => number): number {
    if (this.#endless.has(ending)) return 0;
    const end = endOf(this.#text, at);
    if (end > 0) return end - at;
    this.#endless.add(ending);
    return 0;
  }
}

/** Signs are read in pairs, so `--->` and `??>` end nothing. */
function endOfComment(text: string, at: number): number {
  for (let next = text.indexOf("-", at + 4); next >= 0; ) {
    if (text[next + 1] !== "-") next = text.indexOf("-", next + 2);
    else if (text[next + 2] === ">") return next + 3;
    else next = text.indexOf("-", next + 3);
  }
  return 0;
}

function endOfInstruction(text: string, at: number): number {
  for (let next = text.indexOf("?", at + 2); next >= 0; next = text.indexOf("?", next + 2)) {
    if (text[next + 1] === ">") return next + 2;
  }
  return 0;
}

function endOfData(text: string, at: number): number {
  for (let next = text.indexOf("]", at + 9); next >= 0; ) {
    if (text[next + 1] !== "]") next = text.indexOf("]", next + 2);
    else if (text[next + 2] === ">") return next + 3;
    else next = text.indexOf("]", next + 3);
  }
  return 0;
}

// https://github.github.com/gfm/#disallowed-raw-html-extension-
const DISALLOWED =
  /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[ \t\n\v\f\r>]|\/>))/gi;

/** A block of HTML. GitHub shows these tags as text. */
export function withoutDisallowedTags(html: string): string {
  return html.replaceAll(DISALLOWED, "&lt;");
}

/** One tag in a line. */
export function withoutDisallowedTag(tag: string): string {
  return tag.search(DISALLOWED) === 0 ? `&lt;${tag.slice(1)}` : tag;
}
