/** Keeps foreign Markdown within bounds, and from swallowing what we write below it. */

import { startOf } from "../lib/text.ts";
import { fencesIn } from "./blocks.ts";
import { codeBlock } from "./inline-code.ts";
import { neutralise } from "./neutral.ts";
import type { ProseRules } from "./rules.ts";

/** At most `limit` characters and a note that says why it was cut. Code that is left open is closed either way. */
export function clipMarkdown(markdown: string, limit: number, why: string): string {
  if (markdown.length <= limit) return closeFence(markdown);
  return `${closeFence(startOf(markdown, limit))}\n\n_(cut: ${why})_`;
}

/** How much of a body the model's prose may take: the rest is for the facts of the host. */
const PROSE = 24_000;

/** The model's prose, made inert and cut to leave room for the facts of the host. */
export function clipProse(prose: string, rules: ProseRules): string {
  // Cut first: half of what makes a word inert would be worse than none. It may grow by that.
  for (let limit = 20_000; ; limit = Math.floor(limit / 2)) {
    const text = neutralise(clipMarkdown(prose, limit, "the whole answer is in the output `final-response`"), rules);
    if (text.length <= PROSE) return text;
  }
}

/** One inside a list or a quote ends with it, so it cannot reach what follows. */
function closeFence(markdown: string): string {
  const last = fencesIn(markdown.replaceAll(/\r\n?/g, "\n"))?.at(-1);
  const isOpen = last !== undefined && !last.isClosed && !last.isNested;
  return isOpen ? `${markdown.replace(/\n$/, "")}\n${last.mark}` : markdown;
}

/** A change that can be read at a glance, shown where people are told of it. */
const LINES = 60;
const LENGTH = 8000;

/** "" for one that is longer. */
export function renderShortDiff(diff: string): string {
  const text = diff.trimEnd();
  if (text === "" || text.length > LENGTH || text.split("\n").length > LINES) return "";
  return `<details><summary>Diff</summary>\n\n${codeBlock("diff", text)}\n\n</details>`;
}
