/** The output of `view`: a numbered file, a directory two levels deep, or an image. */
import { join } from "node:path";
import { type Content, type ImageContent, text } from "../../core/event/content.ts";
import type { Entry } from "../../core/workspace/files.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { Mistake } from "../../lib/fault.ts";
import { startOf } from "../../lib/text.ts";
import { decodeText, linesOf, numbered, type TextFile } from "../text-file.ts";

export type ViewRange = readonly number[] | undefined;

export const maxFileBytes = 10 * 1024 * 1024;
export const maxShown = 16_000;
const maxEntries = 100;
const notes: Partial<Record<TextFile["encoding"], string>> = {
  latin1: "\n[Not UTF-8: read byte by byte as Latin-1. Edits keep all other bytes.]",
  stray: "\n[UTF-8 with bytes that are not: they are shown as \ufffd, and edits keep them.]",
};

export async function view(workspace: Workspace, path: string, range: ViewRange): Promise<readonly Content[]> {
  if ((await workspace.stat(path))?.kind === "directory") {
    if (range) throw new Mistake(`\`view_range\` is for files; "${path}" is a directory.`);
    return [text(await directoryView(workspace, path))];
  }
  const bytes = await workspace.read(path, maxFileBytes);
  const type = imageType(bytes);
  if (type) return [text(`Image "${path}", ${bytes.length} bytes:`), imageContent(bytes, type, path)];
  return [text(fileView(decodeText(bytes, path), range))];
}

function fileView({ text, encoding }: TextFile, range: ViewRange): string {
  const lines = linesOf(text);
  if (lines.length === 0) return "[The file is empty]";
  const [first, last] = checkedRange(range, lines.length);
  const shown = fitting(numbered(lines.slice(first - 1, last), first));
  const end = first + shown.length - 1;
  const notice = `\n[Lines ${first} to ${end} of ${lines.length}: ${maxShown} characters is the limit. Use view_range.]`;
  return shown.join("\n").toWellFormed() + (end < last ? notice : "") + (notes[encoding] ?? "");
}

/** Numbers of the first and the last line. A last line after the end of the file means the end. */
function checkedRange(range: ViewRange, lineCount: number): readonly [number, number] {
  const [first = 1, last = -1] = range ?? [];
  if (first < 1 || first > lineCount) {
    throw new Mistake(`\`view_range\` starts at line ${first}, but the file has lines 1 to ${lineCount}.`);
  }
  if (last !== -1 && last < first) {
    throw new Mistake(`\`view_range\` [${first}, ${last}] ends before it starts. Use -1 for the end of the file.`);
  }
  return [first, last === -1 ? lineCount : Math.min(last, lineCount)];
}

/** As many lines as the limit allows: at least one, cut if necessary. */
function fitting(lines: readonly string[]): readonly string[] {
  let left = maxShown;
  for (const [index, line] of lines.entries()) {
    left -= line.length + 1;
    if (left < 0) return index === 0 ? [`${startOf(line, maxShown)} [... line cut]`] : lines.slice(0, index);
  }
  return lines;
}

async function directoryView(workspace: Workspace, path: string): Promise<string> {
  const top = await visibleEntries(workspace, path);
  const parts = await Promise.all(top.visible.map((entry) => entryView(workspace, path, entry)));
  const lines = parts.flatMap((part) => part.lines);
  const hidden = parts.reduce((sum, part) => sum + part.hidden, top.hidden);
  const shown = fitting(lines.length > 0 ? lines : ["[No visible entries]"]);
  const notices = [
    ...(shown.length < lines.length ? [`[... ${lines.length - shown.length} more lines: view a subdirectory]`] : []),
    ...(hidden > 0 ? [`[${hidden} hidden entries not shown]`] : []),
  ];
  return [...shown, ...notices].join("\n");
}

async function entryView(workspace: Workspace, path: string, entry: Entry) {
  if (entry.kind !== "directory") return { lines: [nameOf(entry)], hidden: 0 };
  const { visible, hidden } = await visibleEntries(workspace, join(path, entry.name));
  const more = visible.length > maxEntries ? [`  [... ${visible.length - maxEntries} more]`] : [];
  const below = visible.slice(0, maxEntries).map((child) => `  ${nameOf(child)}`);
  return { lines: [nameOf(entry), ...below, ...more], hidden };
}

async function visibleEntries(workspace: Workspace, path: string) {
  const entries = (await workspace.list(path)).filter(({ name }) => name !== ".git");
  const visible = entries.filter(({ name }) => !name.startsWith("."));
  return { visible, hidden: entries.length - visible.length };
}

function nameOf({ name, kind }: Entry): string {
  if (kind === "directory") return `${name}/`;
  return kind === "link" ? `${name} (link)` : name;
}

const maxBytes = 5 * 1024 * 1024;

/** By the first bytes, not by the name: endpoints refuse a whole request because of one invalid image. */
const signatures: readonly (readonly [type: string, pattern: RegExp])[] = [
  ["image/png", /^\x89PNG\r\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF[\s\S]{4}WEBP/],
];

/** The media type of image bytes, or undefined for anything else. */
function imageType(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return signatures.find(([, pattern]) => pattern.test(start))?.[0];
}

function imageContent(bytes: Uint8Array, type: string, path: string): ImageContent {
  if (bytes.length > maxBytes) throw new Mistake(`"${path}" is an image larger than ${maxBytes} bytes. Scale it down.`);
  const url = `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
  return { type: "image", image_urls: [url], cache_prompt: false };
}
