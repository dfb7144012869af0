/**
 * Renders a page for the model: its accessibility tree as indented text, in which everything that can be used has a
 * number (`[12] button "Save"`), and a picture. No text can be hidden inside of a picture, so a page whose text has a
 * secret is not taken. Drawings of a page (a canvas, an image, a video) have no text to look at.
 */
import { z } from "zod";
import { type Content, text } from "../../core/event/content.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { Mistake } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
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

/** In base64. The window has 1280 × 900 pixels, which are 4.6 MB without compression. */
const LARGEST_PICTURE = 7_000_000;
const Picture = z.object({ data: z.base64() });

/** Hides secrets in a text. */
export type MaskText = (text: string) => string;

/** The picture, or words that say why there is none. */
export async function takePicture(session: BrowserSession, mask: MaskText): Promise<Content> {
  const taken = await take(session, mask, 30_000);
  if (taken.status === "refused") return text(taken.why);
  return { type: "image", image_urls: [`data:image/png;base64,${taken.data}`], cache_prompt: false };
}

/** Saves one beside the long outputs, and resolves to its name. A run does not fail for a picture. */
export async function keepPicture(
  session: BrowserSession,
  workspace: Workspace,
  mask: MaskText,
): Promise<string | undefined> {
  try {
    const picture = await take(session, mask, 10_000);
    if (picture.status === "refused") return undefined;
    const names =
      workspace.outputDir === undefined ? [] : (await workspace.list(workspace.outputDir)).map(({ name }) => name);
    const name = freeName(new Set(names));
    await workspace.saveOutput(name, Buffer.from(picture.data, "base64"));
    return name;
  } catch {
    return undefined; // the page has gone, or the disk is full
  }
}

function freeName(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`browser-${number}.png`)) number += 1;
  return `browser-${number}.png`;
}

type Taken = Readonly<{ status: "taken"; data: string }> | Readonly<{ status: "refused"; why: string }>;

/** The text is looked at before and after, because a page changes when it wants to. */
async function take(session: BrowserSession, mask: MaskText, patienceMs: number): Promise<Taken> {
  if (await showsSecret(session, mask)) return { status: "refused", why: prompt("tools/browser-secret") };
  const { data } = await session.ask("Page.captureScreenshot", { format: "png" }, Picture, patienceMs);
  if (data.length > LARGEST_PICTURE) return { status: "refused", why: prompt("tools/browser-large") };
  if (await showsSecret(session, mask)) return { status: "refused", why: prompt("tools/browser-secret") };
  return { status: "taken", data };
}

/** The strings of all documents of the page, frames too, and which of them are drawn one after the other. */
const Snapshot = z.object({
  strings: z.array(z.string()),
  documents: z.array(z.object({ layout: z.object({ text: z.array(z.int()) }) })),
});

async function showsSecret(session: BrowserSession, mask: MaskText): Promise<boolean> {
  const { strings, documents } = await session.ask("DOMSnapshot.captureSnapshot", { computedStyles: [] }, Snapshot);
  // A secret may be drawn in several pieces, with blanks and ends of lines between them.
  const drawn = documents.map(({ layout }) =>
    layout.text
      .map((at) => strings[at] ?? "")
      .join("")
      .replaceAll(/\s+/g, ""),
  );
  return [strings.join("\n"), ...drawn].some((words) => mask(words) !== words);
}
