/** Ends a block when no more lines belong to it. */
import { isBlankOrTab, trim, trimEnd } from "./characters.ts";
import { withoutEntities, withoutEscapes } from "./entities.ts";
import type { MarkdownNode, NodeKind } from "./node.ts";
import { definitionAt, type References } from "./references.ts";

const CONTAINERS: ReadonlySet<NodeKind> = new Set(["document", "quote", "footnote", "item"]);

export function canContain(parent: NodeKind, child: NodeKind): boolean {
  if (CONTAINERS.has(parent)) return child !== "item" && child !== "row" && child !== "cell";
  return (parent === "list" && child === "item") || (parent === "table" && child === "row");
}

export function isOpenBelow({ last }: MarkdownNode): boolean {
  return last?.isOpen === true;
}

/** Closes the block and gives the one around it. */
export function finalize(node: MarkdownNode, references: References): MarkdownNode | undefined {
  const { parent } = node;
  node.isOpen = false;
  if (node.kind === "paragraph" && !hasWordsBelowDefinitions(node, references)) node.unlink();
  else if (node.kind === "code-block") finalizeCode(node);
  else if (node.kind === "html-block") node.literal = node.content;
  else if (node.kind === "list") node.isTight = isTight(node);
  return parent;
}

/** Notes the definitions that the paragraph begins with, and says whether anything is left of it. */
export function hasWordsBelowDefinitions(paragraph: MarkdownNode, references: References): boolean {
  const { content } = paragraph;
  let at = 0;
  while (content[at] === "[") {
    const end = definitionAt(content, at, references);
    if (end === undefined) break;
    at = end;
  }
  if (at > 0) paragraph.content = content.slice(at);
  return trimEnd(paragraph.content) !== "";
}

function finalizeCode(node: MarkdownNode): void {
  if (!node.fence) {
    node.literal = `${withoutBlankLines(node.content)}\n`;
    return;
  }
  const end = node.content.indexOf("\n");
  node.info = withoutEscapes(trim(withoutEntities(node.content.slice(0, end))));
  node.literal = node.content.slice(end + 1);
}

/** Without the blank lines at its end. */
function withoutBlankLines(code: string): string {
  let end = code.length;
  while (end > 0 && (isBlankOrTab(code.charAt(end - 1)) || code[end - 1] === "\n")) end -= 1;
  if (end === 0) return "";
  const lineEnd = code.indexOf("\n", end);
  return lineEnd < 0 ? code : code.slice(0, lineEnd);
}

/** Whether no item of the list, but the last, ends in a blank line or has one between its parts. */
function isTight({ first }: MarkdownNode): boolean {
  for (let item = first; item; item = item.next) {
    if (item.isLastLineBlank && item.next) return false;
    for (let part = item.first; part; part = part.next) {
      if ((item.next || part.next) && endsInBlankLine(part)) return false;
    }
  }
  return true;
}

function endsInBlankLine(node: MarkdownNode): boolean {
  let part = node;
  while (!part.isLastLineChecked && (part.kind === "list" || part.kind === "item") && part.last) {
    part.isLastLineChecked = true;
    part = part.last;
  }
  part.isLastLineChecked = true;
  return part.isLastLineBlank;
}
