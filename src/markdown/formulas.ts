/** Finds text that GitHub may draw as a formula: it has no blanks then, and no line of it is broken. */
import { type NodeKind, walk } from "./parser/node.ts";
import { parseMarkdown } from "./parser/parse.ts";

/** Two signs of a dollar that stand close to what is between them, in one paragraph. Prices and variables are none. */
const FORMULA = /\$\$|\$(?=[^\s$])(?:(?!\n\n)[^$])*(?<!\s)\$(?!\w)/;

/** Errs on the side of a formula: GitHub does not say exactly what is one. Takes time in proportion to the text. */
export function hasFormula(markdown: string): boolean {
  if (!markdown.includes("$")) return false;
  let words = "";
  for (const { node, isEntering } of walk(parseMarkdown(markdown).root))
    if (isEntering) words += node.kind === "text" ? node.literal : (BETWEEN[node.kind] ?? "\n\n");
  return FORMULA.test(words);
}

/** Parts of one paragraph; every other part begins a block. */
const BETWEEN: Readonly<Partial<Record<NodeKind, string>>> = {
  ...{ emphasis: "", strong: "", struck: "", link: "", image: "", html: "", "footnote-reference": "" },
  ...{ code: "`", "soft-break": "\n", "hard-break": "\n" },
};
