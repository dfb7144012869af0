/** Finds the runs of lines GitHub renders as text, by the block rules of CommonMark: not code, not a block quote. */

/** One paragraph, heading, table row or block of raw HTML; markup inside it cannot pair up with markup outside it. */
export type TextBlock = { readonly start: number; end: number; readonly isHtml: boolean };

/** A block quote, or a list item whose content is indented by `width` columns. */
type Container = "quote" | Readonly<{ width: number }>;

/**
 * The open leaf block; "item" is a list item with nothing in it yet. Code by indentation needs no memory: each line of
 * it is judged by itself.
 */
type Leaf =
  | Readonly<{ kind: "none" | "item" | "paragraph" | "table" }>
  | Readonly<{ kind: "fence"; mark: string }>
  | Readonly<{ kind: "html"; end: RegExp }>;

type Line = Readonly<{ text: string; start: number; end: number }>;

/** `matched` of the open containers go on in this line, and their content begins at column `at`. */
type Place = Readonly<{ matched: number; at: number }>;

type State = { containers: Container[]; leaf: Leaf; readonly blocks: TextBlock[]; readonly quotes: "in" | "out" };

const none: Leaf = { kind: "none" };

// Each line visits every open container, so their number is bounded. Text nested deeper is not read as text.
const maxDepth = 32;

const blockTags =
  "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|" +
  "fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|" +
  "menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|" +
  "track|ul";

// Exact, because what is taken for HTML is not searched for code spans. Every part begins with what the one before it
// cannot end with, so that a line that fails does so in linear time.
const attribute = ` +[a-z_:][a-z0-9_.:-]*(?: *= *(?:"[^"]*"|'[^']*'|[^ "'=<>\`]+))?`;

/** How each kind of raw HTML block begins and ends; an end of `^ *$` is a blank line. The last cannot end a paragraph. */
const htmlBlocks: readonly Readonly<{ begin: RegExp; end: RegExp }>[] = [
  { begin: /^<(?:pre|script|style|textarea)(?:[ >]|$)/i, end: /<\/(?:pre|script|style|textarea)>/i },
  { begin: /^<!--/, end: /-->/ },
  { begin: /^<\?/, end: /\?>/ },
  { begin: /^<!\[CDATA\[/, end: /\]\]>/ },
  { begin: /^<![a-z]/i, end: />/ },
  { begin: new RegExp(`^</?(?:${blockTags})(?: |/?>|$)`, "i"), end: /^ *$/ },
  { begin: new RegExp(`^<(?:[a-z][a-z0-9-]*(?:${attribute})* */?|/[a-z][a-z0-9-]* *)> *$`, "i"), end: /^ *$/ },
];

/** The text blocks of a Markdown text, in order, as offsets into it; those in quotes if told. Linear in its length. */
export function textBlocks(markdown: string, quotes: State["quotes"] = "out"): readonly TextBlock[] {
  const state: State = { containers: [], leaf: none, blocks: [], quotes };
  for (const line of linesOf(markdown)) readLine(state, line);
  return state.blocks;
}

function* linesOf(markdown: string): Generator<Line> {
  const parts = markdown.split(/(\r\n?|\n)/); // lines, with what ends them in between
  let start = 0;
  for (let index = 0; index < parts.length; index += 2) {
    const line = parts[index] ?? "";
    yield { text: expandTabs(line), start, end: start + line.length };
    start += line.length + (parts[index + 1]?.length ?? 0);
  }
}

function expandTabs(line: string): string {
  if (!line.includes("\t")) return line;
  let expanded = "";
  for (const part of line.split(/(\t)/)) expanded += part === "\t" ? " ".repeat(4 - (expanded.length % 4)) : part;
  return expanded;
}

function readLine(state: State, line: Line): void {
  const place = matchContainers(state.containers, line.text);
  const rest = line.text.slice(place.at);
  const isInside = place.matched === state.containers.length;
  if (isInside && (continuesLeaf(state, line, rest) || endsParagraph(state, rest))) return;
  if (state.leaf.kind === "fence" || state.leaf.kind === "html") state.leaf = none; // it ends with its containers
  if (isBlank(rest, 0)) readBlank(state, place.matched);
  else readOpening(state, line, place);
}

function matchContainers(containers: readonly Container[], text: string): Place {
  let at = 0;
  let matched = 0;
  for (const container of containers) {
    const indent = indentAt(text, at);
    if (container === "quote") {
      if (indent > 3 || text[at + indent] !== ">") break;
      at += indent + (text[at + indent + 1] === " " ? 2 : 1);
    } else if (!isBlank(text, at)) {
      if (indent < container.width) break;
      at += container.width;
    }
    matched++;
  }
  return { matched, at };
}

/** Whether the line was taken by the open fence or HTML block, be it as its last. */
function continuesLeaf(state: State, line: Line, rest: string): boolean {
  const { leaf } = state;
  if (leaf.kind === "fence") {
    if (/^ {0,3}(`+|~+) *$/.exec(rest)?.[1]?.startsWith(leaf.mark)) state.leaf = none;
    return true;
  }
  if (leaf.kind === "html") readHtml(state, leaf, { line, rest, isNew: false });
  return leaf.kind === "html";
}

type HtmlLine = Readonly<{ line: Line; rest: string; isNew: boolean }>;

function readHtml(state: State, leaf: Extract<Leaf, { kind: "html" }>, { line, rest, isNew }: HtmlLine): void {
  addText(state, line, { isHtml: true, isNew });
  state.leaf = leaf.end.test(rest) ? none : leaf;
}

function readBlank(state: State, matched: number): void {
  // A list item can begin with at most one blank line.
  const isEmptyItem = state.leaf.kind === "item" && matched === state.containers.length;
  closeTo(state, isEmptyItem ? matched - 1 : matched);
}

/** The line under a heading or under the head of a table. */
function endsParagraph(state: State, rest: string): boolean {
  if (state.leaf.kind !== "paragraph") return false;
  if (/^[ |:-]+$/.test(rest) && rest.includes("|") && rest.includes("-")) state.leaf = { kind: "table" };
  else if (/^ {0,3}(?:=+|-+) *$/.test(rest)) state.leaf = none;
  else return false;
  return true;
}

/** Opens the quotes and list items the line begins with, then what they hold. */
function readOpening(state: State, line: Line, place: Place): void {
  let { matched, at } = place;
  for (;;) {
    const isInParagraph = state.leaf.kind === "paragraph" && matched === state.containers.length;
    const opened = containerAt(line.text, at, isInParagraph);
    if (opened === undefined) break;
    closeTo(state, matched);
    if (matched === maxDepth) return;
    state.containers.push(opened.container);
    at = opened.at;
    matched++;
  }
  if (!isBlank(line.text, at)) readLeaf(state, line, { matched, at });
  else if (state.containers.at(-1) !== "quote") state.leaf = { kind: "item" };
}

function containerAt(
  text: string,
  at: number,
  isInParagraph: boolean,
): { container: Container; at: number } | undefined {
  const indent = indentAt(text, at);
  if (indent > 3) return undefined;
  const rest = text.slice(at + indent);
  if (rest.startsWith("> ")) return { container: "quote", at: at + indent + 2 };
  if (rest.startsWith(">")) return { container: "quote", at: at + indent + 1 };
  const marker = isThematicBreak(rest) ? undefined : /^(?:[-+*]|(\d{1,9})[.)])(?= |$)/.exec(rest);
  if (!marker) return undefined;
  const gap = indentAt(rest, marker[0].length);
  const isEmpty = isBlank(rest, marker[0].length);
  if (isInParagraph && (isEmpty || Number(marker[1] ?? 1) !== 1)) return undefined;
  const width = indent + marker[0].length + (isEmpty || gap > 4 ? 1 : gap);
  return { container: { width }, at: at + width };
}

function readLeaf(state: State, line: Line, { matched, at }: Place): void {
  const isInside = matched === state.containers.length;
  const open = state.leaf.kind;
  const indent = indentAt(line.text, at);
  const isCode = indent > 3;
  const rest = line.text.slice(at + indent);
  const leaf = isCode ? undefined : leafAt(rest, open === "paragraph" && isInside);
  if (leaf === undefined && open === "paragraph") {
    // It goes on even where its containers do not: such a line still belongs to the quote above it.
    addText(state, line, { isHtml: false, isNew: false });
    return;
  }
  closeTo(state, matched);
  if (isCode) return;
  state.leaf = leaf ?? { kind: open === "table" && isInside ? "table" : "paragraph" };
  if (leaf?.kind === "html") readHtml(state, leaf, { line, rest, isNew: true });
  else if (leaf === undefined || rest.startsWith("#")) addText(state, line, { isHtml: false, isNew: true });
}

/** What begins here and is not a paragraph. Headings and breaks are whole in one line, so they leave nothing open. */
function leafAt(rest: string, isInParagraph: boolean): Leaf | undefined {
  const fence = /^(`{3,})[^`]*$|^(~{3,})/.exec(rest);
  if (fence) return { kind: "fence", mark: fence[1] ?? fence[2] ?? "" };
  if (isThematicBreak(rest) || /^#{1,6}(?: |$)/.test(rest)) return none;
  const html = rest.startsWith("<") ? htmlBlocks.find(({ begin }) => begin.test(rest)) : undefined;
  if (html === undefined || (isInParagraph && html === htmlBlocks.at(-1))) return undefined;
  return { kind: "html", end: html.end };
}

function isThematicBreak(rest: string): boolean {
  if (!/^[-*_][-*_ ]*$/.test(rest)) return false;
  return /^(?:-{3,}|\*{3,}|_{3,})$/.test(rest.replaceAll(" ", ""));
}

function closeTo(state: State, matched: number): void {
  state.containers.length = matched;
  state.leaf = none;
}

function addText(state: State, { start, end }: Line, { isHtml, isNew }: { isHtml: boolean; isNew: boolean }): void {
  if (state.quotes === "out" && state.containers.includes("quote")) return;
  const last = state.blocks.at(-1);
  if (isNew || last === undefined) state.blocks.push({ start, end, isHtml });
  else last.end = end;
}

function indentAt(text: string, at: number): number {
  let end = at;
  while (text[end] === " ") end++;
  return end - at;
}

function isBlank(text: string, at: number): boolean {
  return at + indentAt(text, at) >= text.length;
}
