/** Tells the words of a Markdown text from what it quotes, shows as code or hides, so that only words can call us. */
import { type TextBlock, textBlocks } from "./markdown-blocks.ts";

type Range = Readonly<{ start: number; end: number }>;

/** A stretch that is not prose. `tag` is set when it is an HTML tag, which may hide what stands up to its partner. */
type Hole = Range & Readonly<{ tag?: string }>;

/** The HTML element whose content is being left out, and how many of its name are open. */
type Hiding = Readonly<{ name: string; depth: number }> | undefined;

const hidingElements = new Set("blockquote code kbd pre q samp script style textarea title tt".split(" "));

/**
 * The text with everything but prose blanked, character for character: same length, same offsets. Left out are code
 * (fenced, indented, inline), block quotes, HTML comments and HTML tags, and what HTML marks as code or quotation.
 * Where a reading is in doubt, less is prose. Linear in the length of the text.
 */
export function prose(markdown: string): string {
  let text = "";
  for (const { start, end } of proseRanges(markdown)) {
    text += " ".repeat(start - text.length) + markdown.slice(start, end);
  }
  return text.padEnd(markdown.length);
}

function* proseRanges(markdown: string): Generator<Range> {
  let at = 0;
  let hiding: Hiding;
  for (const block of textBlocks(markdown)) {
    at = Math.max(at, block.start); // an HTML comment that began above may end in this block, or after it
    for (const hole of holesIn(markdown, at, block)) {
      if (!hiding) yield { start: at, end: hole.start };
      hiding = hidingAfter(hiding, hole);
      at = hole.end;
    }
    if (!hiding && at < block.end) yield { start: at, end: block.end };
  }
}

function hidingAfter(hiding: Hiding, { tag }: Hole): Hiding {
  if (tag === undefined) return hiding;
  const name = tag.replace("/", "");
  if (!hiding) return hidingElements.has(tag) ? { name, depth: 1 } : undefined;
  if (name !== hiding.name) return hiding;
  const depth = hiding.depth + (tag === name ? 1 : -1);
  return depth === 0 ? undefined : { name, depth };
}

/** The holes of one block from `from` on, in order, as offsets into the whole text. */
function* holesIn(markdown: string, from: number, { end, isHtml }: TextBlock): Generator<Hole> {
  const text = markdown.slice(from, end);
  const closerAfter = codeSpanClosers(isHtml ? "" : text);
  // Raw HTML knows neither code spans nor backslash escapes.
  const opener = isHtml ? /<!--|<[?!]|<\/?[a-z]/gi : /\\[!-/:-@[-`{-~]|`+|<!--|<[?!](?=[a-z[])|<\/?[a-z]/gi;
  for (let match = opener.exec(text); match; match = opener.exec(text)) {
    const hole = holeAt({ markdown, text, from, mark: match[0], at: match.index, closerAfter });
    if (hole === undefined) continue;
    yield { ...hole, start: from + hole.start, end: from + hole.end };
    opener.lastIndex = hole.end;
  }
}

type Opening = Readonly<{
  markdown: string;
  text: string;
  from: number;
  mark: string;
  at: number;
  closerAfter(at: number, length: number): number | undefined;
}>;

/** What opens at `at` of one block's text, or undefined where the mark stands for itself. */
function holeAt({ markdown, text, from, mark, at, closerAfter }: Opening): Hole | undefined {
  const start = at;
  if (mark.startsWith("\\")) return undefined;
  if (mark.startsWith("`")) {
    const closer = closerAfter(at + mark.length, mark.length);
    return closer === undefined ? undefined : { start, end: closer + mark.length };
  }
  if (mark === "<!--") return { start, end: commentEnd(markdown, from + at) - from };
  if (mark === "<?" || mark === "<!") return { start, end: text.length };
  const end = tagEnd(text, at);
  if (end === undefined) return undefined;
  const tag = tagName(text.slice(at, end));
  return tag === undefined ? { start, end } : { start, end, tag };
}

/** Unclosed, a comment hides all that follows. `<!-->` is whole. */
function commentEnd(markdown: string, start: number): number {
  const end = markdown.indexOf("-->", start + 2);
  return end === -1 ? markdown.length : end + 3;
}

/**
 * Past the `>` that ends a tag, or undefined if it is none. A `<` outside quotes ends the attempt. That keeps the
 * whole linear: attempts that overlap are each in another state (no quote, single, double), so at most three do.
 */
function tagEnd(text: string, start: number): number | undefined {
  let quote = "";
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at] ?? "";
    if (character === quote) quote = "";
    else if (quote !== "") continue;
    else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return at + 1;
    else if (character === "<") return undefined;
  }
  return undefined;
}

/** `name` or `/name`, in lower case; undefined for an end tag with more in it, which ends nothing. */
function tagName(tag: string): string | undefined {
  const name = /^<\/?[a-z][a-z0-9-]*/i.exec(tag)?.[0] ?? "";
  const isOdd = name.startsWith("</") && !/^\s*>$/.test(tag.slice(name.length));
  return isOdd ? undefined : name.slice(1).toLowerCase();
}

/** The code in the text of one block, in order, with its backticks. */
export function* codeSpans(text: string): Generator<Range> {
  const closerAfter = codeSpanClosers(text);
  const opener = /\\[!-/:-@[-`{-~]|`+/g;
  for (let match = opener.exec(text); match; match = opener.exec(text)) {
    const [mark] = match;
    const closer = mark.startsWith("`") ? closerAfter(match.index + mark.length, mark.length) : undefined;
    if (closer === undefined) continue;
    yield { start: match.index, end: closer + mark.length };
    opener.lastIndex = closer + mark.length;
  }
}

/** For each run of backticks the next run of the same length, which closes it. To be asked in ascending order only. */
function codeSpanClosers(text: string): (at: number, length: number) => number | undefined {
  const starts = new Map<number, number[]>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const sameLength = starts.get(run.length);
    if (sameLength) sameLength.push(index);
    else starts.set(run.length, [index]);
  }
  for (const sameLength of starts.values()) sameLength.reverse();
  return (at, length) => {
    const sameLength = starts.get(length) ?? [];
    while ((sameLength.at(-1) ?? at) < at) sameLength.pop();
    return sameLength.at(-1);
  };
}
