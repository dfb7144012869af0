/**
 * Shows a Markdown text as a person sees it on GitHub. The text is rendered as CommonMark with GitHub's extensions, and
 * what the rendered page shows is written as plain Markdown again. So everything that a renderer leaves out is left out
 * here, without a list of ways to hide text.
 */
import { Parser } from "htmlparser2";
import { startOf } from "../../lib/text.ts";
import { withoutEntities } from "../parser/entities.ts";
import { writeHtml } from "../parser/html.ts";
import { parseMarkdown } from "../parser/parse.ts";
import { PageWriter } from "./page-writer.ts";

export type Rendered = Readonly<{
  /** The visible text as Markdown: code, quotes, lists, tables, links and the URLs of images. */
  shown: string;
  /** As long as `shown`, character for character: what the author says; code, quotes and struck text are blank. */
  said: string;
  /** The number of parts of the source with words that nobody sees. */
  hidden: number;
  /** The places in `shown` in front of which a tag stood that no page shows, such as `<name>`; in order. */
  behindTags: readonly number[];
}>;

/** Renders a text in time proportional to its length. Never throws. */
export function renderVisible(source: string): Rendered {
  const text = source.replaceAll("\0", "");
  const { root, labels } = parseMarkdown(text);
  const html = writeHtml(root, "source");
  const { shown, said, hidden, behindTags } = readPage(html);
  const lost = lostParts(text, html, labels) && lostParts(text, writeHtml(root, "words"), labels);
  // Deeply nested text starts each line with marks, so depth is limited: a page must not become many times the text.
  const most = 2 * text.length + ROOM;
  const isCut = shown.length > most;
  const all = hidden + lost + (isCut ? 1 : 0);
  return { shown: startOf(shown, most), said: startOf(said, most), hidden: all, behindTags };
}

/**
 * The visible contents of an HTML page of anybody, as Markdown. Time and size are in proportion to the page: one whose
 * elements are nested deeper than any browser shows them is read until there.
 */
export function pageText(html: string): string {
  return readPage(html, DEEPEST).shown.slice(0, 2 * html.length + ROOM);
}

/** The written form of a text may be this many characters longer than the text. */
const ROOM = 2000;

/** Browsers end at 512. The parser's time for a tag grows with the number of open elements. */
const DEEPEST = 512;

/**
 * Counts runs of words that are not even in the markup of the rendered page, such as unused definitions. Entities are the
 * signs that they stand for on both sides.
 */
function lostParts(source: string, html: string, names: readonly string[]): number {
  const words = [
    ...plain(source)
      .replaceAll(/\[\^[^\][\n]{1,60}\]/g, " ")
      .matchAll(WORD),
  ].map(([word]) => fold(word));
  const left = new Map(words.map((word) => [word, 0]));
  const page = words.length === 0 ? "" : plain(html);
  for (const [word] of page.matchAll(WORD)) {
    const count = left.get(fold(word));
    if (count !== undefined) left.set(fold(word), count + 1);
  }
  const labels = new Set(names.flatMap((label) => label.match(WORD)?.map(fold) ?? []));
  let parts = 0;
  let isLost = false;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    const isMissing = count === 0 && !labels.has(word);
    if (isMissing && !isLost) parts += 1;
    isLost = isMissing;
  }
  return parts;
}

const WORD = /\p{L}{2,}/gu;

/** Also where an entity is shown as it is written: in code, or because its first sign is one itself. */
function plain(text: string): string {
  return withoutEntities(withoutEntities(text.replaceAll(/&(?:amp;)+/g, "&")));
}

function fold(word: string): string {
  return word.toLowerCase();
}

type Attributes = Readonly<Record<string, string>>;

type Element = Readonly<{
  open?: (page: PageWriter, attributes: Attributes) => void;
  close?: (page: PageWriter) => void;
}>;

/** Elements whose content a browser does not show, or shows only if it cannot show the element. */
const NOT_SHOWN = new Set("audio canvas datalist math noscript object rp script style svg template video".split(" "));

/** These elements hide without an end tag too: the one to the end of what it is in, the other to that of the page. */
const ENDLESS = new Set(["rp", "template"]);

/** Quoted or literal text, and what its author struck out: it does not count as a request. */
const NOT_SAID = new Set("blockquote code del kbd pre q s samp strike tt".split(" "));

const block: Element = { open: (page) => page.block(), close: (page) => page.block() };
const inlineCode: Element = { open: (page) => page.code("inline"), close: (page) => page.endCode() };

function heading(level: number): Element {
  return {
    open(page) {
      page.block();
      page.mark(`${"#".repeat(level)} `, "");
    },
    close(page) {
      page.endMark();
      page.block();
    },
  };
}

function mark(sign: string): Element {
  return { open: (page) => page.mark(sign), close: (page) => page.endMark() };
}

/** The elements that GitHub allows. Any other element shows its content without its name. */
const ELEMENTS = new Map<string, Element>([
  ...each("article aside center dd details div dl dt figcaption figure header footer p section summary table", block),
  ...each("abbr bdo big caption cite col colgroup dfn font g-emoji ins kbd label picture q rb rt rtc ruby", {}),
  ...each("small source span sub sup tbody tfoot thead time u var wbr", {}),
  ...each("samp tt", inlineCode),
  ...each("b strong", mark("**")),
  ...each("em i", mark("*")),
  ...each("del s strike", mark("~~")),
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading(level)] as const),
  ["blockquote", { open: (page) => page.quote(), close: (page) => page.endQuote() }],
  ["ul", { open: (page) => page.list(undefined), close: (page) => page.endList() }],
  ["ol", { open: (page, { start }) => page.list(Number(start ?? 1) || 1), close: (page) => page.endList() }],
  ["li", { open: (page) => page.item(), close: (page) => page.endItem() }],
  ["pre", { open: (page) => page.code("block"), close: (page) => page.endCode() }],
  // GitHub shows these as something other than code.
  ["code", { ...inlineCode, open: (page, { class: name }) => page.code("inline", languageIn(name)) }],
  ["a", { open: (page, { href }) => page.link(href ?? ""), close: (page) => page.endLink() }],
  ["input", { open: (page, { type, checked }) => page.input(type, checked !== undefined) }],
  ["img", { open: (page, { src }) => page.picture(src ?? "") }],
  ["br", { open: (page) => page.newLine() }],
  ["hr", { open: (page) => page.rule() }],
  ["tr", { open: (page) => page.row(), close: (page) => page.endRow() }],
  ["td", { open: (page) => page.cell("data") }],
  ["th", { open: (page) => page.cell("head") }],
]);

function each(names: string, element: Element): (readonly [string, Element])[] {
  return names.split(" ").map((name) => [name, element] as const);
}

function languageIn(className = ""): string {
  return /\blanguage-(suggestion|mermaid|math|stl|geojson|topojson)\b/.exec(className)?.[1] ?? "";
}

function readPage(html: string, deepest = Number.POSITIVE_INFINITY): Rendered {
  const page = new PageWriter();
  const quotes: string[] = []; // the open elements whose text is not said by the author
  let hidden = 0;
  let concealed: { readonly name: string; depth: number; hasWords: boolean } | undefined;

  const lower = html.toLowerCase();
  const lastEnds = new Map<string, number>();
  let hasUnknown = false; // counted as one part, because they are mostly types in code, such as `Vec<String>`
  let depth = 0; // of open elements
  let text = ""; // the parser returns it in pieces

  function endText(): void {
    if (text !== "") page.text(text);
    text = "";
  }

  /** An element that never ends, such as `List<Object>` in a sentence, hides nothing. */
  function isHidden(name: string, attributes: Attributes): boolean {
    const canHide = NOT_SHOWN.has(name) || (ELEMENTS.has(name) && isConcealing(attributes));
    if (!canHide || ENDLESS.has(name)) return canHide;
    const last = lastEnds.get(name) ?? lower.lastIndexOf(`</${name}`);
    lastEnds.set(name, last);
    return last > parser.endIndex;
  }

  function openElement(name: string, attributes: Attributes): void {
    const element = ELEMENTS.get(name);
    if (!element) {
      hasUnknown = true;
      page.unknownTag();
    }
    if (hasHiddenWords(name, attributes)) hidden += 1;
    const isFootnotes = name === "section" && attributes.class === "footnotes";
    if (NOT_SAID.has(name) || isFootnotes) quotes.push(name);
    page.saying(quotes.length === 0);
    element?.open?.(page, attributes);
  }

  function closeElement(name: string): void {
    ELEMENTS.get(name)?.close?.(page);
    if (quotes.at(-1) === name) quotes.pop();
    page.saying(quotes.length === 0);
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > deepest) parser.pause();
      endText();
      if (concealed) concealed.depth += name === concealed.name ? 1 : 0;
      else if (isHidden(name, attributes)) concealed = { name, depth: 1, hasWords: false };
      else openElement(name, attributes);
    },
    onclosetag(name) {
      depth -= 1;
      endText();
      if (!concealed) return closeElement(name);
      concealed.depth -= name === concealed.name ? 1 : 0;
      if (concealed.depth > 0) return;
      hidden += concealed.hasWords ? 1 : 0;
      concealed = undefined;
    },
    ontext(piece) {
      if (concealed) concealed.hasWords ||= HAS_WORDS.test(piece);
      else text += piece;
    },
    oncomment(words) {
      hidden += HAS_WORDS.test(words) ? 1 : 0;
    },
    onprocessinginstruction(_, words) {
      hidden += HAS_WORDS.test(words) ? 1 : 0;
    },
  });
  parser.end(html);
  endText();
  // A tag that never ends hides the rest of the page.
  hidden += HAS_WORDS.test(html.slice(parser.endIndex + 1)) ? 1 : 0;
  const { hidden: left, ...read } = page.end();
  return { ...read, hidden: hidden + left + (hasUnknown ? 1 : 0) };
}

const HAS_WORDS = /[\p{L}\p{N}]/u;

function isConcealing({ hidden, style = "" }: Attributes): boolean {
  const concealing = /(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0)/i;
  return hidden !== undefined || concealing.test(style);
}

/** One word is too short for a text, and GitHub itself writes `alt="image"`. */
function hasHiddenWords(name: string, attributes: Attributes): boolean {
  let words = 0;
  for (const [key, value] of Object.entries(attributes)) {
    if (["href", "src", "id", "class"].includes(key) || (key === "style" && /^text-align:\w+$/.test(value))) continue;
    words += countWords(value);
    if (value === "" && !["open", "checked", "disabled", "alt"].includes(key)) words += countWords(key);
    if (name === "a" && key === "title" && words > 0) return true;
  }
  return words > 1;
}

function countWords(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}
