/**
 * A plan as people approve it: Markdown, but with code and tables in lines that a phone shows whole, for these would
 * scroll sideways there. Everything else of Markdown is wrapped by GitHub. The agent is handed what people read of it.
 */
import { fenceFor } from "../../lib/text.ts";
import { continuationPrefix, demoteHeadings, depthOf, unwrappedIn } from "../../markdown/blocks.ts";
import { withoutSigns } from "../../markdown/commands.ts";
import { hasFormula } from "../../markdown/formulas.ts";
import { codeBlock } from "../../markdown/inline-code.ts";
import { neutralise } from "../../markdown/neutral.ts";
import type { ProseRules } from "../../markdown/rules.ts";
import { renderVisible } from "../../markdown/shown/rendered.ts";
import { COLUMNS, inColumns, readableProse, widthOf } from "./visible.ts";

/** A plan whose code nobody can find for sure, or of which a page would hide a part or draw a formula, is shown as code. */
export function shownPlan(plan: string, rules: ProseRules): string {
  const shown = neutralise(readableProse(withNarrowCode(demoteHeadings(plan))), { ...rules, showsAddresses: true });
  return isNarrow(shown) && !hasFormula(shown) && readingOf(shown).hidden === 0
    ? shown
    : neutralise(codeBlock("text", inColumns(plan)), rules);
}

/** The part of a plan that people read, as Markdown. Nothing that they do not see is in it. */
export function readPlan(shown: string): string {
  return readingOf(shown).shown.trim();
}

function readingOf(shown: string) {
  return renderVisible(withoutSigns(shown));
}

/** Each list takes two tokens and as much room as four letters of code. */
function columnsAt(level: number): number {
  return COLUMNS - 2 * level;
}

/** Deeper lists leave no room to read in. */
const DEEPEST = 8;

/** Whether a phone shows all of it: no table, no code in a quote, and no line of code that is too long where it stands. */
function isNarrow(text: string): boolean {
  const blocks = unwrappedIn(text);
  if (depthOf(text) > DEEPEST) return false;
  return blocks.every(({ kind, isQuoted, level, text: code }) => {
    if (kind === "table" || isQuoted) return false;
    return code.split("\n").every((line) => widthOf(line) <= columnsAt(level));
  });
}

/** From the last to the first. A part that it cannot write again stays as it is, and `isNarrow` judges it. */
function withNarrowCode(text: string): string {
  const lines = text.split("\n");
  for (const { level, start, end, text: code, fence } of unwrappedIn(text).toReversed()) {
    if (fence || level === 0)
      lines.splice(start, end - start, ...fenced(fence?.before ?? "", inColumns(code, columnsAt(level))));
  }
  return lines.join("\n");
}

/** No page shows the language of a block, so it has none. */
function fenced(before: string, code: string): readonly string[] {
  const mark = fenceFor(code);
  const prefix = continuationPrefix({ before });
  return [`${before}${mark}`, ...code.split("\n").map((line) => `${prefix}${line}`), `${prefix}${mark}`, ""];
}
