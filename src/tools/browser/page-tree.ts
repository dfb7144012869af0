/** The accessibility tree of a page as indented text. What can be used has a number: `[12] button "Save"`. */
import { z } from "zod";
import { Mistake } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";
import type { BrowserSession } from "./session.ts";

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

/** The tree of the page, and those of its frames by the number of the element that each is in. */
export type PageTrees = Readonly<{ page: PageTree; frames: ReadonlyMap<number, PageTree> }>;

type FrameTree = Readonly<{ frame: Readonly<{ id: string }>; childFrames?: readonly FrameTree[] | undefined }>;
const FrameTree: z.ZodType<FrameTree> = z.object({
  frame: z.object({ id: z.string() }),
  childFrames: z.lazy(() => z.array(FrameTree)).optional(),
});
const Frames = z.object({ frameTree: FrameTree });
const Owner = z.object({ backendNodeId: z.int() });

/** Advertisements come in dozens of frames. */
const MOST_FRAMES = 20;

export async function treesOf(session: Pick<BrowserSession, "ask">): Promise<PageTrees> {
  const page = await session.ask("Accessibility.getFullAXTree", {}, PageTree);
  const { frameTree } = await session.ask("Page.getFrameTree", {}, Frames);
  const frames = new Map<number, PageTree>();
  for (const frameId of inside(frameTree).slice(0, MOST_FRAMES)) {
    try {
      const { backendNodeId } = await session.ask("DOM.getFrameOwner", { frameId }, Owner);
      frames.set(backendNodeId, await session.ask("Accessibility.getFullAXTree", { frameId }, PageTree));
    } catch (error) {
      if (!(error instanceof Mistake)) throw error; // else the frame has gone in the meantime
    }
  }
  return { page, frames };
}

function inside({ childFrames = [] }: FrameTree): readonly string[] {
  return childFrames.flatMap((child) => [child.frame.id, ...inside(child)]);
}

/** At most `limit` characters; then a line says that it was cut. */
export function shownTree({ page, frames }: PageTrees, limit: number): string {
  const lines: string[] = [];
  let left = limit;
  const visit = (node: Node, depth: number, around: string, nodes: Nodes) => {
    if (left < 0 || depth > DEEPEST) return;
    const line = lineOf(node, around);
    if (line !== undefined) {
      const text = `${"  ".repeat(depth)}${line}`;
      left -= text.length + 1;
      lines.push(left < 0 ? "[... cut here]" : text);
    }
    const isShown = line !== undefined && !line.startsWith('"');
    const within = line === undefined ? around : textOf(node.name);
    const below = isShown ? depth + 1 : depth;
    const frame = node.backendDOMNodeId === undefined ? undefined : frames.get(node.backendDOMNodeId);
    if (frame) return enter(frame, below);
    for (const child of childrenOf(node, nodes)) visit(child, below, within, nodes);
  };
  const enter = ({ nodes }: PageTree, depth: number) => {
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const [root] = nodes;
    for (const child of root ? childrenOf(root, byId) : []) visit(child, depth, "", byId);
  };
  enter(page, 0);
  return lines.join("\n");
}

type Nodes = ReadonlyMap<string, Node>;

function childrenOf({ childIds }: Node, nodes: Nodes): readonly Node[] {
  return childIds.flatMap((id) => nodes.get(id) ?? []);
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
