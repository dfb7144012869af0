/** The editor tool: five commands on one text file, with an undo for each edit. */
import { z } from "zod";
import { text } from "../../core/event/content.ts";
import { normalizedText } from "../../core/tool/normalized-text.ts";
import { defineTool, type Tool, type ToolContext, type ToolResult } from "../../core/tool/tool.ts";
import { Mistake, unreachable } from "../../lib/fault.ts";
import { clipMiddle } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { refuseHiddenMatch, refusePlaceholder } from "../placeholder.ts";
import {
  decodeText,
  encodeText,
  fileResources,
  linesOf,
  loggedContents,
  numbered,
  withText,
  writeRisk,
} from "../text-file.ts";
import { type Edit, replaceOnce } from "./replace.ts";
import { maxFileBytes, maxShown, view } from "./view.ts";

const Input = z.object({
  command: z.enum(["view", "create", "str_replace", "insert", "undo_edit"]),
  path: z.string().describe("Absolute, or relative to the workspace root."),
  file_text: z.string().optional().describe("create: the whole content."),
  old_str: normalizedText().optional().describe("str_replace: the exact text."),
  new_str: normalizedText().optional().describe("str_replace, insert: the new text."),
  insert_line: z.int().min(0).optional().describe("insert: the line before it; 0 is the top."),
  view_range: z.array(z.int()).length(2).optional().describe("view: first and last line, from 1; -1 is the end."),
});
type Input = z.infer<typeof Input>;

/** The undo history belongs to the workspace, so that it survives the tool. */
export function fileEditor(): Tool {
  return defineTool({
    name: "file_editor",
    description: prompt("tools/file_editor"),
    input: Input,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    risk: ({ command, path }, surroundings) => (command === "view" ? "LOW" : writeRisk([path], surroundings)),
    commands: () => [],
    paths: ({ path }) => [path],
    declaredResources: ({ path }, workspace) => fileResources([path], workspace),
    about: ({ command, path }) => ({ command, path, prev_exist: true }),
    run: perform,
  });
}

async function perform(input: Input, context: ToolContext): Promise<ToolResult> {
  const { command, path } = input;
  const file = { context, path };
  switch (command) {
    case "view":
      return { content: await view(context.workspace, path, input.view_range), prev_exist: true };
    case "create":
      return create(file, given(input, "file_text"));
    case "str_replace":
      return replace(file, given(input, "old_str"), given(input, "new_str"));
    case "insert":
      return insert(file, given(input, "insert_line"), given(input, "new_str"));
    case "undo_edit":
      return undo(file);
    default:
      return unreachable(command);
  }
}

function given<Name extends keyof Input>(input: Input, name: Name): NonNullable<Input[Name]> {
  const value = input[name];
  if (value === undefined) throw new Mistake(`Parameter \`${name}\` is required for command: ${input.command}.`);
  return value;
}

/** The commands that write: they load, edit, save, store the old version, and show the result. */
type EditedFile = Readonly<{ context: ToolContext; path: string }>;

async function create({ context: { workspace }, path }: EditedFile, content: string): Promise<ToolResult> {
  if (await workspace.stat(path)) {
    // A run that goes on after it was killed writes a file again that is there already.
    if (await holds(workspace, path, content)) {
      const message = `"${path}" has exactly this content already.`;
      return { content: [text(message)], prev_exist: true, ...loggedContents(content, content) };
    }
    throw new Mistake(`"${path}" exists already. Change it with str_replace, or remove it with a command first.`);
  }
  refusePlaceholder(path, undefined, content);
  await workspace.write(path, Buffer.from(content));
  const message = `Created "${path}" with ${linesOf(content).length} lines.`;
  return { content: [text(message)], prev_exist: false, ...loggedContents(undefined, content) };
}

/** Whether a file has exactly this text. A file of another size, or one that cannot be read, does not. */
async function holds(workspace: ToolContext["workspace"], path: string, content: string): Promise<boolean> {
  const wanted = Buffer.from(content);
  const bytes = await workspace.read(path, wanted.length).catch(() => undefined);
  return bytes !== undefined && wanted.equals(bytes);
}

function replace(file: EditedFile, before: string, after: string): Promise<ToolResult> {
  return change(file, (old) => {
    refuseHiddenMatch(file.path, old, before);
    return replaceOnce(old, before, after, file.path);
  });
}

function insert(file: EditedFile, line: number, added: string): Promise<ToolResult> {
  return change(file, (old) => insertAfter(old, line, added));
}

async function undo({ context: { workspace }, path }: EditedFile): Promise<ToolResult> {
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
  refusePlaceholder(path, old.text, edited.text);
  await workspace.write(path, encodeText(withText(old, edited.text), path));
  // From here on nothing may fail, because the edit has been made.
  await workspace.edits.remember(real, bytes, { mayStore: !holdsSecret(bytes, context) });
  const shown = clipMiddle(snippet(edited).toWellFormed(), maxShown, "[... cut: view the file to see the rest ...]");
  const message = `Edited "${path}". It now reads:\n${shown}`;
  return { content: [text(message)], prev_exist: true, ...loggedContents(old.text, edited.text) };
}

/** A copy that contains a secret is not stored: with the secret hidden, it would be another file. */
function holdsSecret(bytes: Uint8Array, { secrets }: ToolContext): boolean {
  const text = Buffer.from(bytes).toString();
  return secrets !== undefined && secrets.mask(text) !== text;
}

/** Inserts `added` after line `line` (0 is the top) as separate lines. A missing final newline stays missing. */
function insertAfter(whole: string, line: number, added: string): Edit {
  const lines = linesOf(whole);
  if (line > lines.length) {
    throw new Mistake(`\`insert_line\` is ${line}, but the file has ${lines.length} lines. Use 0 to ${lines.length}.`);
  }
  const inserted = added.endsWith("\n") ? added.slice(0, -1).split("\n") : added.split("\n");
  const joined = [...lines.slice(0, line), ...inserted, ...lines.slice(line)].join("\n");
  const hasFinalNewline = whole === "" ? added.endsWith("\n") : whole.endsWith("\n");
  return { text: hasFinalNewline ? `${joined}\n` : joined, firstLine: line + 1, lineCount: inserted.length };
}

/** The changed lines with four lines around them, numbered. */
function snippet({ text, firstLine, lineCount }: Edit): string {
  const from = Math.max(1, firstLine - 4);
  const lines = linesOf(text).slice(from - 1, firstLine + lineCount + 3);
  return numbered(lines, from).join("\n");
}
