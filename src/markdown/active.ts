/** Finds what a text does on GitHub beyond being read (links, images, HTML, mentions, references), and what of it nobody sees. */
import { type MarkdownNode, type NodeKind, walk } from "./parser/node.ts";
import { parseMarkdown } from "./parser/parse.ts";
import { IMAGE, isImageOfOurs, isOurs, type ProseRules } from "./rules.ts";

/** `what` is the part of the text, or where it leads. */
export type Activity = Readonly<{
  kind: "html" | "image" | "link" | "mention" | "reference" | "closing" | "definition" | "cell";
  what: string;
}>;

const BLOCKS: ReadonlySet<NodeKind> = new Set(["paragraph", "heading", "cell"]);
/** https://github.com/gjtorikian/html-pipeline: anything but a letter, a digit or an underscore stands before a mention. */
const MENTION = /(?<![A-Za-z0-9_])@[A-Za-z0-9]/;
const ELSEWHERE = /(?<=[\w.-])(?:#\d|@[0-9a-f]{7,64}(?!\w))/i;
const CLOSING =
  /(?<![A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?::[ \t]{0,9}|[ \t\n]{1,9})(?:[\w.-]{1,100}\/[\w.-]{1,100})?(?:#|GH-)\d/i;
/** A sign in place of code in the words of a block: it joins nothing. */
const CODE = "\u0001";

/** All that is active beyond the links that the rules allow. Takes time in proportion to the text. */
export function activeIn(text: string, rules: ProseRules): readonly Activity[] {
  const { root, labels } = parseMarkdown(text);
  const found: Activity[] = labels.map((label) => ({ kind: "definition", what: label }));
  let words = "";
  for (const { node, isEntering } of walk(root)) {
    if (isEntering) found.push(...activityOf(node, rules));
    if (isEntering && BLOCKS.has(node.kind)) words = "";
    if (isEntering) words += wordsOf(node);
    else if (BLOCKS.has(node.kind)) found.push(...matched("closing", CLOSING, words));
  }
  return found;
}

function wordsOf({ kind, literal }: MarkdownNode): string {
  if (kind === "text") return literal;
  if (kind === "code") return CODE;
  return kind === "soft-break" || kind === "hard-break" ? "\n" : "";
}

function activityOf(node: MarkdownNode, rules: ProseRules): readonly Activity[] {
  switch (node.kind) {
    case "html":
    case "html-block":
      return [{ kind: "html", what: node.literal }];
    case "image":
      return [{ kind: "image", what: node.url }];
    case "link":
      return isAllowed(node, rules) ? [] : [{ kind: "link", what: node.url }];
    case "row":
      return node.isHead || node.number <= (node.parent?.alignments.length ?? 0) ? [] : [{ kind: "cell", what: "" }];
    case "text":
      return [...matched("mention", MENTION, node.literal), ...matched("reference", ELSEWHERE, node.literal)];
    default:
      return [];
  }
}

function isAllowed({ url, first }: MarkdownNode, rules: ProseRules): boolean {
  if (/^#[\w-]*$/.test(url) || isOurs(url, rules)) return true;
  return first?.kind === "text" && first.literal.startsWith(IMAGE) && isImageOfOurs(url, rules);
}

function matched(kind: Activity["kind"], pattern: RegExp, words: string): readonly Activity[] {
  const what = pattern.exec(words)?.[0];
  return what === undefined ? [] : [{ kind, what }];
}
