/** Keeps foreign Markdown within bounds, and from swallowing what we write below it. */
import { neutralise } from "../prose/neutral.ts";
import type { ProseRules } from "../prose/rules.ts";

/** At most `limit` characters and a note that says why it was cut. Code that is left open is closed either way. */
export function clipMarkdown(markdown: string, limit: number, why: string): string {
  if (markdown.length <= limit) return closeFence(markdown);
  // Half of a surrogate pair would not survive the way to GitHub.
  const kept = markdown.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
  return `${closeFence(kept)}\n\n_(cut: ${why})_`;
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

/** A fence at the margin. One inside a list or a quote ends with it, so it cannot reach what follows. */
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

function closeFence(markdown: string): string {
  let open = "";
  for (const line of markdown.split(/\r?\n|\r/)) {
    const [, fence = "", rest = ""] = FENCE.exec(line) ?? [];
    if (open === "") open = fence.startsWith("`") && rest.includes("`") ? "" : fence;
    else if (fence.startsWith(open) && rest.trim() === "") open = "";
  }
  return open === "" ? markdown : `${markdown.replace(/\n$/, "")}\n${open}`;
}
