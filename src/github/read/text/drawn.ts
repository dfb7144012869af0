/** Removes from what GitHub draws (formulas, diagrams, maps, solids) the parts that the drawing does not show. */
import type { Visible } from "./invisible.ts";

/** Comments, text for screen readers only, and text that only a click shows. */
const UNDRAWN = new Map<string, RegExp | "all">([
  ["mermaid", /^[ \t]*(?:%%|accTitle\b|accDescr\s*:|(?:click|callback|links?)\b).*$|^[ \t]*accDescr\s*\{[^}]*\}?/gm],
  ["math", /(?<!\\)%.*$/gm],
  ["stl", "all"],
  ["geojson", "all"],
  ["topojson", "all"],
]);

const COLOUR =
  /\\(?:text|page|f?box)?color(?![a-z])|\\(?:rlap|llap|mathrlap|mathllap|smash|class|style|cssId|tiny|def|newcommand)(?![a-z])/i;

/**
 * Colors and positions decide whether people see a text. That is not computed here: such texts count as hidden, and
 * stay.
 */
const MAY_HIDE = new Map([
  ["mermaid", /^[ \t]*(?:style|classDef|linkStyle|themeVariables|themeCSS)\b|:::|<[a-z]/m],
  ["math", COLOUR],
]);

/** Cleans code in a language that GitHub draws; other code stays. Takes time in proportion to the code. */
export function drawn(code: string, language: string): Visible {
  const undrawn = UNDRAWN.get(language);
  if (!undrawn) return { shown: code, hidden: 0 };
  const { shown, hidden } = undrawn === "all" ? NOTHING : withoutPhantoms(code.replaceAll(undrawn, ""));
  const isSame = shown.replaceAll(/\s/g, "") === code.replaceAll(/\s/g, "");
  return { shown, hidden: isSame && hidden === 0 && !MAY_HIDE.get(language)?.test(code) ? 0 : 1 };
}

const NOTHING: Visible = { shown: "", hidden: 0 };

const PHANTOM = /\\[hv]?phantom\s*\{/g;

/**
 * Removes text that TeX does not show from the formulas of a text. A group that never ends is an error, which GitHub
 * shows: it counts, and stays. Takes time in proportion to the text.
 */
export function withoutPhantoms(text: string): Visible {
  if (!/[\\$]/.test(text)) return { shown: text, hidden: 0 };
  const pieces: string[] = [];
  let hidden = text.includes("$") && COLOUR.test(text) ? 1 : 0;
  let end = 0;
  for (const { 0: begin, index } of text.matchAll(PHANTOM)) {
    if (index < end) continue;
    hidden += 1;
    const next = endOfGroup(text, index + begin.length);
    if (next === undefined) break;
    pieces.push(text.slice(end, index));
    end = next;
  }
  return { shown: pieces.join("") + text.slice(end), hidden };
}

/** The place after the brace that ends the group. */
function endOfGroup(text: string, start: number): number | undefined {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "\\") at += 1;
    else if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}
