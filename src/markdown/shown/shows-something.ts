/** Decides whether people see anything of a text that is posted: a page shows nothing of empty quotes, tables and code. */
import { type NodeKind, walk } from "../parser/node.ts";
import { parseMarkdown } from "../parser/parse.ts";
import { isSeen } from "./hidden-text.ts";

/** HTML is posted as text. */
const SHOWN: ReadonlySet<NodeKind> = new Set<NodeKind>(["text", "code", "code-block", "html", "html-block"]);

/** Whether there is a word, a sign or a picture in it. Images and definitions of links count, because they are posted as words. */
export function showsSomething(markdown: string): boolean {
  const { root, labels } = parseMarkdown(markdown);
  if (labels.length > 0) return true;
  for (const { node } of walk(root))
    if (node.kind === "image" || (SHOWN.has(node.kind) && isSeen(node.literal))) return true;
  return false;
}
