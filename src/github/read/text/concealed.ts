/** Takes out of Markdown what GitHub does not show to whoever reads it: alternative texts, titles, attributes, notes. */
import { textBlocks } from "./markdown-blocks.ts";
import { codeSpans } from "./prose.ts";

export type Revealed = Readonly<{ shown: string; hidden: number }>;

/** What stands in the place of a match that ends at `end`, and whether words went with it. */
type Plain = Readonly<{ text: string; end: number; isLoss: boolean }>;

// All are bounded, and each part begins with what the one before it cannot end with: linear in the length of the text.
const title = String.raw`(\s+(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\)))?`;
const target = String.raw`\s*(<[^<>\n]{0,2000}>|[^\s()<]{0,2000}(?:\([^\s()]{0,500}\)[^\s()]{0,500})?)`;
const attribute = String.raw`\s+[a-z_:@][\w:.-]{0,60}(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>${"`"}]+))?`;

const image = String.raw`!\[((?:[^\[\]\\]|\\.|\[[^\[\]]{0,200}\]){0,2000})\](?:\(${target}${title}\s*\)|(?=\[))`;
const linkEnd = String.raw`\]\(${target}${title}\s*\)`;
const definition = String.raw`^[ >]*\[(?!\^)([^\[\]\n]{1,500})\]:[ \t]*\n?${target}${title}[ \t]*$`;
const tag = String.raw`<([a-z][a-z0-9-]{0,30})((?:${attribute})+)\s*(\/?)>`;

const inMarkdown = new RegExp([image, linkEnd, definition, tag].join("|"), "gim");
const inHtml = new RegExp(tag, "gim");
const [imageAt, linkEndAt, definitionAt, tagAt, attributeAt] = [image, linkEnd, definition, tag, attribute].map(
  (source) => new RegExp(source, "gim"),
) as [RegExp, RegExp, RegExp, RegExp, RegExp]; // as many as there are names

/**
 * Code stays, because it is shown as it is. What is left is what a reader sees, and where links and pictures lead;
 * `hidden` counts what had words in it.
 */
export function withoutConcealed(markdown: string): Revealed {
  let { shown, hidden } = once(markdown);
  // What was taken out can leave something new behind where its neighbours meet.
  for (let round = 1, before = markdown; round < ROUNDS && shown !== before; round += 1) {
    before = shown;
    const again = once(shown);
    shown = again.shown;
    hidden += again.hidden;
  }
  return { shown, hidden };
}

const ROUNDS = 6;

function once(markdown: string): Revealed {
  const used = new Set([...markdown.matchAll(/\[([^[\]\n]{1,500})\](?!:)/g)].map(([, label = ""]) => fold(label)));
  const pieces: string[] = [];
  let hidden = 0;
  let at = 0;
  for (const { start, end, isHtml } of textBlocks(markdown, "in")) {
    pieces.push(markdown.slice(at, start));
    const block = markdown.slice(start, end);
    for (const part of revealed(block, isHtml, used)) {
      pieces.push(part.text);
      if (part.isLoss) hidden += 1;
    }
    at = end;
  }
  return { shown: pieces.join("") + markdown.slice(at), hidden };
}

function fold(label: string): string {
  return label.trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** The pieces of one block, in order. */
function* revealed(block: string, isHtml: boolean, used: ReadonlySet<string>): Generator<Plain> {
  const masked = isHtml ? block : withoutCode(block);
  const pattern = isHtml ? inHtml : inMarkdown;
  let at = 0;
  for (pattern.lastIndex = 0; ; pattern.lastIndex = at) {
    const match = pattern.exec(masked);
    if (!match) break;
    yield { text: block.slice(at, match.index), end: match.index, isLoss: false };
    const plain = plainOf(masked, match.index, match[0], used);
    yield plain;
    at = plain.end;
  }
  yield { text: block.slice(at), end: block.length, isLoss: false };
}

/** Character for character the same, but for code, in which nothing can begin or end. */
function withoutCode(block: string): string {
  let text = "";
  for (const { start, end } of codeSpans(block)) {
    text += block.slice(text.length, start) + "\0".repeat(end - start);
  }
  return text + block.slice(text.length);
}

function plainOf(text: string, start: number, match: string, used: ReadonlySet<string>): Plain {
  const end = start + match.length;
  if (match.startsWith("!")) return plainImage(groupsAt(imageAt, text, start), end);
  if (match.startsWith("]")) return plainLinkEnd(groupsAt(linkEndAt, text, start), end);
  if (match.startsWith("<")) return plainTag(text, groupsAt(tagAt, text, start), end);
  const [, label = "", to = "", words = ""] = groupsAt(definitionAt, text, start);
  const isUsed = used.has(fold(label));
  return { text: isUsed ? `[${label}]: ${to}` : "", end, isLoss: !isUsed || hasWords(words) };
}

function groupsAt(pattern: RegExp, text: string, at: number): readonly (string | undefined)[] {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? [];
}

/** One word is what GitHub itself puts there: `image`, or the name of the file. */
function plainImage([, words = "", to, about = ""]: readonly (string | undefined)[], end: number): Plain {
  const isLoss = /\s/.test(words.trim()) || hasWords(about);
  return { text: to === undefined ? "![]" : `![](${to})`, end, isLoss };
}

function plainLinkEnd([, to = "", about = ""]: readonly (string | undefined)[], end: number): Plain {
  return { text: `](${to})`, end, isLoss: hasWords(about) };
}

const KEPT = /^\s*(?:href|src|open|start|type|colspan|rowspan)\b/i;
const HIDING =
  /^\s*hidden(?:\s|=|$)|style\s*=[\s\S]*(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0)/i;

function plainTag(
  text: string,
  [, name = "", attributes = "", slash = ""]: readonly (string | undefined)[],
  end: number,
) {
  const all = attributes.match(attributeAt) ?? [];
  const isHiding = all.some((one) => HIDING.test(one));
  const closer = isHiding ? text.toLowerCase().indexOf(`</${name.toLowerCase()}`, end) : end;
  const kept = all.filter((one) => KEPT.test(one)).map((one) => ` ${one.trim()}`);
  const isLoss = isHiding || all.some((one) => !KEPT.test(one) && /=\s*["']?[\s\S]*\p{L}{2}/u.test(one));
  return { text: `<${name}${kept.join("")}${slash}>`, end: closer < 0 ? text.length : closer, isLoss };
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
