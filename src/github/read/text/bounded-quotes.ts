/** Keeps quotes in Markdown from taking time that grows with the square of the text. */
import type { MarkdownIt, StateBlock } from "markdown-it";
import { Fault } from "../../../lib/fault.ts";

/** How many lines a text's quotes may still look at in vain, and for each line the next empty one. */
type Budget = { left: number; readonly nextEmpty: readonly number[] };

/** For each line of a text. */
const LOOKS = 20;
/** What a quote has at most when the budget is used up. */
const FEW_LINES = 32;

/**
 * For each quote, markdown-it looks at all lines up to the next empty one, because they may go on with its paragraph. Where
 * the quote ends after one line, the next quote looks at them again: `> # a\nb\n` many times takes seconds. Here, the
 * quotes of one text may look at twenty lines in vain for each of its lines. After that, a quote of more than 32 lines is
 * shown as several.
 */
export function boundQuotes(markdown: MarkdownIt): void {
  const { ruler } = markdown.block;
  const quote = ruler.getRules("").find(({ name }) => name === "blockquote");
  if (!quote) throw new Fault("bug", "This version of markdown-it has no rule for quotes.");
  const budgets = new WeakMap<object, Budget>();
  const bounded: typeof quote = (state, start, end, silent) => {
    if (silent) return quote(state, start, end, silent);
    const budget = budgets.get(state.env) ?? { left: LOOKS * state.lineMax, nextEmpty: nextEmptyLines(state) };
    budgets.set(state.env, budget);
    const { lineMax } = state;
    const last = budget.left > 0 ? end : Math.min(end, start + FEW_LINES);
    state.lineMax = Math.min(lineMax, last); // a paragraph goes on until there
    const isQuote = quote(state, start, last, silent);
    state.lineMax = lineMax;
    if (isQuote) budget.left -= Math.max(0, Math.min(end, budget.nextEmpty[start] ?? end) - state.line);
    return isQuote;
  };
  ruler.at("blockquote", bounded, { alt: ["paragraph", "reference", "blockquote", "list"] });
}

function nextEmptyLines(state: StateBlock): readonly number[] {
  const next: number[] = [];
  for (let line = state.lineMax - 1, found = state.lineMax; line >= 0; line -= 1) {
    if (state.isEmpty(line)) found = line;
    next[line] = found;
  }
  return next;
}
