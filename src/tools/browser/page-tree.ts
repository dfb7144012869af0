/** The accessibility tree of a page as indented text. What can be used has a number: `[12] button "Save"`. */
import { z } from "zod";
import { oneLine } from "../../lib/text.ts";

const Value = z.object({ value: z.unknown().optional() }).readonly();

const Node = z
  .object({
    nodeId: z.string(),
    ignored: z.boolean().default(false),
    role: Value.optional(),
    name: Value.optional(),
    value: Value.optional(),
    properties: z.array(z.object({ name: z.string(), value: Value }).readonly()).default([]),
    childIds: z.array(z.string()).default([]),
    backendDOMNodeId: z.int().optional(),
  })
  .readonly();
type Node = z.infer<typeof Node>;

/** The result of `Accessibility.getFullAXTree`. The first node is the root. */
export const PageTree = z.object({ nodes: z.array(Node).readonly() }).readonly();
export type PageTree = z.infer<typeof PageTree>;

const USABLE = new Set(
  "button link textbox searchbox checkbox radio combobox listbox option menuitem menuitemcheckbox menuitemradio tab switch slider spinbutton treeitem gridcell DisclosureTriangle Date ColorWell".split(
    " ",
  ),
);
/** They say nothing by themselves; their children are shown. */
const SILENT = new Set([
  "none",
  "generic",
  "InlineTextBox",
  "LineBreak",
  "ListMarker",
  "paragraph",
  "LabelText",
  "strong",
  "emphasis",
]);

/** States that are worth a word if they are true. */
const STATES = ["focused", "disabled", "checked", "selected", "expanded", "pressed", "required", "invalid", "modal"];

const DEEPEST = 60;
const LONGEST_NAME = 500;

/** At most `limit` characters; then a line says that it was cut. */
export function shownTree({ nodes }: PageTree, limit: number): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  let left = limit;
  const visit = (node: Node, depth: number, around: string) => {
    if (left < 0 || depth > DEEPEST) return;
    const line = lineOf(node, around);
    if (line !== undefined) {
      const text = `${"  ".repeat(depth)}${line}`;
      left -= text.length + 1;
      lines.push(left < 0 ? "[... cut here]" : text);
    }
    const isShown = line !== undefined && !line.startsWith('"');
    const within = line === undefined ? around : textOf(node.name);
    for (const id of node.childIds) {
      const child = byId.get(id);
      if (child) visit(child, isShown ? depth + 1 : depth, within);
    }
  };
  const [root] = nodes;
  for (const id of root?.childIds ?? []) {
    const child = byId.get(id);
    if (child) visit(child, 0, "");
  }
  return lines.join("\n");
}

/** `around` is the name of the element that it is in: text that only repeats it is left out. */
function lineOf(node: Node, around: string): string | undefined {
  const role = textOf(node.role);
  const name = textOf(node.name);
  if (role === "StaticText") return name === "" || around.includes(name) ? undefined : `"${name}"`;
  const isFocusable = node.properties.some(
    (property) => property.name === "focusable" && property.value.value === true,
  );
  const isUsable = USABLE.has(role) || (isFocusable && role !== "RootWebArea");
  if (node.ignored || (SILENT.has(role) && !isUsable)) return undefined;
  const number = isUsable && node.backendDOMNodeId !== undefined ? `[${node.backendDOMNodeId}] ` : "";
  const value = textOf(node.value);
  const parts = [
    `${number}${role}`,
    ...(name === "" ? [] : [`"${name}"`]),
    ...(value === "" || value === name ? [] : [`value="${value}"`]),
    ...statesOf(node),
  ];
  return parts.join(" ");
}

function statesOf({ properties }: Node): readonly string[] {
  const found = properties.filter(({ name, value }) => {
    const state = String(value.value);
    return STATES.includes(name) && state !== "false" && state !== "undefined";
  });
  const words = found.map(({ name, value }) =>
    value.value === true || value.value === "true" ? name : `${name}=${value.value}`,
  );
  return words.length === 0 ? [] : [`(${words.join(", ")})`];
}

function textOf(value: z.infer<typeof Value> | undefined): string {
  return typeof value?.value === "string" || typeof value?.value === "number"
    ? oneLine(String(value.value), LONGEST_NAME)
    : "";
}
