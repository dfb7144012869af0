/** The commands that write: load, edit, save, remember, show. */
import { text } from "../../core/event/content.ts";
import type { ToolContext, ToolResult } from "../../core/tool/tool.ts";
import { clipMiddle } from "../../lib/clip.ts";
import { Mistake } from "../../lib/fault.ts";
import { linesOf } from "../text/lines.ts";
import { loggedContents } from "../text/logged-contents.ts";
import { decodeText, encodeText, plainNewlines, withText } from "../text/text-file.ts";
import { type Edit, insertAfter, replaceOnce, snippet } from "./edit.ts";
import { maxFileBytes, maxShown } from "./view.ts";

export type EditedFile = Readonly<{ context: ToolContext; path: string }>;

export async function create({ context: { workspace }, path }: EditedFile, content: string): Promise<ToolResult> {
  if (await workspace.stat(path)) {
    throw new Mistake(`"${path}" exists already. Change it with str_replace, or remove it with a command first.`);
  }
  await workspace.write(path, Buffer.from(content));
  const message = `Created "${path}" with ${linesOf(content).length} lines.`;
  return { content: [text(message)], prev_exist: false, ...loggedContents(undefined, content) };
}

export function replace(file: EditedFile, before: string, after: string): Promise<ToolResult> {
  return change(file, (old) => replaceOnce(old, plainNewlines(before), plainNewlines(after), file.path));
}

export function insert(file: EditedFile, line: number, added: string): Promise<ToolResult> {
  return change(file, (old) => insertAfter(old, line, plainNewlines(added)));
}

export async function undo({ context: { workspace }, path }: EditedFile): Promise<ToolResult> {
  const real = await workspace.realPath(path);
  const before = await workspace.edits.last(real);
  if (!before) throw new Mistake(`There is no edit of "${path}" to undo.`);
  const undone = await workspace.read(path, maxFileBytes);
  await workspace.write(path, before);
  await workspace.edits.forgetLast(real);
  const [old, restored] = [undone, before].map((bytes) => Buffer.from(bytes).toString());
  return {
    content: [text(`The last edit of "${path}" is undone.`)],
    prev_exist: true,
    ...loggedContents(old, restored),
  };
}

async function change({ context, path }: EditedFile, edit: (old: string) => Edit): Promise<ToolResult> {
  const { workspace } = context;
  const real = await workspace.realPath(path);
  const bytes = await workspace.read(path, maxFileBytes);
  const old = decodeText(bytes, path);
  const edited = edit(old.text);
  await workspace.write(path, encodeText(withText(old, edited.text), path));
  // From here on nothing may fail: the edit has been made.
  await workspace.edits.remember(real, bytes, { mayStore: !holdsSecret(bytes, context) });
  const shown = clipMiddle(snippet(edited), maxShown, "[... cut: view the file to see the rest ...]");
  const message = `Edited "${path}". It now reads:\n${shown}`;
  return { content: [text(message)], prev_exist: true, ...loggedContents(old.text, edited.text) };
}

/** A copy with a secret is not stored; with the secret hidden, it would not be the file any more. */
function holdsSecret(bytes: Uint8Array, { secrets }: ToolContext): boolean {
  const text = Buffer.from(bytes).toString();
  return secrets !== undefined && secrets.mask(text) !== text;
}
