/**
 * Removes what a page does not show: invisible characters, which can contain whole sentences for a model, and parts of
 * what GitHub draws (formulas, diagrams, maps, solids).
 */

/**
 * Emoji of several characters, such as families and flags, contain joiners and tags that are part of the picture; Arabic
 * and Indic words contain joiners that are part of their spelling, one at a time.
 */
const SPELLED = String.raw`[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{sc=Tibt}]`;
const PICTURE = String.raw`\p{RGI_Emoji}`;
const JOINER = String.raw`(?<=${SPELLED})[\u200C\u200D](?=${SPELLED})`;

// Control characters except tab and line feed, lone surrogates, interlinear marks, and what Unicode calls ignorable
// (zero width, bidi, tags, fillers, variation selectors), except the selector that makes the emoji before it colorful.
const INVISIBLE = String.raw`(?:(?!${JOINER})[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t\uFE0F]]|(?<!\p{Emoji})\uFE0F)+`;
const PARTS = `(${PICTURE})|${INVISIBLE}`;

// Most texts have nothing else. The expression above holds all emoji, and making it takes 15 ms.
const plain = /^[\t\n\x20-\x7E]*$/;

let expression: RegExp | undefined;

/** The visible part of a text, and the number of hidden parts. */
export type Visible = Readonly<{ shown: string; hidden: number }>;

/** Removes invisible characters and counts their runs. Takes time in proportion to the length. */
export function withoutInvisible(text: string): Visible {
  if (plain.test(text)) return { shown: text, hidden: 0 };
  expression ??= new RegExp(PARTS, "gv");
  let hidden = 0;
  const shown = text.replaceAll(expression, (_, picture?: string) => {
    if (picture !== undefined) return picture;
    hidden += 1;
    return "";
  });
  return { shown, hidden };
}

/** Blanks of all kinds, and signs that look like one. */
const LOOKS_BLANK = /[\s\u115f\u1160\u2800\u3164\uffa0]/g;

/** Whether people see anything of a text without markup. */
export function isSeen(text: string): boolean {
  return withoutInvisible(text).shown.replaceAll(LOOKS_BLANK, "") !== "";
}

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
export function removeUndrawn(code: string, language: string): Visible {
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
