/** The parser that reads Markdown as GitHub does. A text of anybody takes time and memory in proportion to its length. */
import MarkdownIt, { type Env, type StateBlock } from "markdown-it";
import footnotes from "markdown-it-footnote";
import { Fault } from "../../../lib/fault.ts";

/** What is written of a text may be this many characters longer than that. */
export const ROOM = 2000;

/** How many lines the quotes of a text may still check without using them; for each line, the next empty one; whether a quote was cut. */
type Budget = { left: number; readonly nextEmpty: readonly number[]; isCut: boolean };

/** So many checks take a tenth of a second. */
const MOST_CHECKS = 1_000_000;
/** What a quote has at most when the budget is used up. */
const FEW_LINES = 32;

const budgets = new WeakMap<object, Budget>();

/** All of it takes time in proportion to the text, which tests check for every character. Bare URLs need no links. */
export const markdown = new MarkdownIt({ html: true, linkify: false }).use(footnotes).disable("footnote_inline");
boundQuotes();
markdown.normalizeLink = (address) => address;
markdown.normalizeLinkText = (text) => text;
markdown.validateLink = () => true;
markdown.renderer.rules.footnote_anchor = () => "";
for (const rule of ["html_inline", "html_block"] as const) {
  markdown.renderer.rules[rule] = (tokens, at) => escapeDisallowed(tokens[at]?.content ?? "");
}
markdown.core.ruler.before("text_join", "keep_escapes", ({ tokens }) => {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type !== "text_special") continue;
    if (token.info === "escape") token.content = token.markup;
    else if (/^[!-/:-@[-`{-~]$/.test(token.content)) token.content = `\\${token.content}`;
  }
});

markdown.core.ruler.after("block", "bound_references", ({ env, src }) => {
  boundReferences(env.references ?? {}, src.length + ROOM);
});

/** GitHub shows these tags as text: https://github.github.com/gfm/#disallowed-raw-html-extension- */
function escapeDisallowed(html: string): string {
  const disallowed = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/gi;
  return html.replaceAll(disallowed, "&lt;");
}

/**
 * For each quote, markdown-it checks all lines up to the next empty one, because they can continue its paragraph. If the
 * quote ends after one line, the next quote checks them again: `> # a\nb\n` many times takes seconds. Here, the quotes of
 * one text may check a million lines without using them. After that, a quote ends after 32 lines (see `hasCutQuote`).
 */
function boundQuotes(): void {
  const { ruler } = markdown.block;
  const quote = ruler.getRules("").find(({ name }) => name === "blockquote");
  if (!quote) throw new Fault("bug", "This version of markdown-it has no rule for quotes.");
  const bounded: typeof quote = (state, start, end, silent) => {
    if (silent) return quote(state, start, end, silent);
    const budget = budgets.get(state.env) ?? { left: MOST_CHECKS, nextEmpty: nextEmptyLines(state), isCut: false };
    budgets.set(state.env, budget);
    const { lineMax } = state;
    const last = budget.left > 0 ? end : Math.min(end, start + FEW_LINES);
    state.lineMax = Math.min(lineMax, last); // a paragraph goes on until there
    const isQuote = quote(state, start, last, silent);
    state.lineMax = lineMax;
    if (!isQuote) return false;
    budget.isCut ||= last < end && state.line >= last;
    budget.left -= Math.max(0, Math.min(end, budget.nextEmpty[start] ?? end) - state.line);
    return true;
  };
  ruler.at("blockquote", bounded, { alt: ["paragraph", "reference", "blockquote", "list"] });
}

/** Whether the text that was rendered with this environment had so many quotes that one was cut: its rest is no quote. */
export function hasCutQuote(environment: Env): boolean {
  return budgets.get(environment)?.isCut === true;
}

function nextEmptyLines(state: StateBlock): readonly number[] {
  const next: number[] = [];
  for (let line = state.lineMax - 1, found = state.lineMax; line >= 0; line -= 1) {
    if (state.isEmpty(line)) found = line;
    next[line] = found;
  }
  return next;
}

/**
 * A definition can be used any number of times, and each use repeats its URL: 20 kB could become megabytes. All of them
 * together may be as long as the text; later uses have no target, as on GitHub.
 */
function boundReferences(references: NonNullable<Env["references"]>, room: number): void {
  let left = room;
  const spend = (text: string) => {
    left -= text.length;
    return left < 0 ? "" : text;
  };
  for (const reference of Object.values(references)) {
    const { href, title } = reference;
    Object.defineProperties(reference, { href: { get: () => spend(href) }, title: { get: () => spend(title) } });
  }
}
