/**
 * Reads and writes a text file as a model edits it, with what must come out again as it went in (encoding, byte order
 * mark, newlines), and helps a model that misremembers the text.
 */
import type { SecurityRisk } from "../core/event/kind/actions.ts";
import type { DeclaredResources, Surroundings } from "../core/tool/tool.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { Mistake } from "../lib/fault.ts";

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "latin1";

/** `text` has only "\n" newlines, and no byte order mark. */
export type TextFile = Readonly<{ text: string; newlines: Newlines; encoding: Encoding; hasMark: boolean }>;

const mark = "\uFEFF";

/** Decodes any text so that `encodeText` gives the same bytes. Throws a `Mistake` for binary data. */
export function decodeText(bytes: Uint8Array, path: string): TextFile {
  const file = textIn(bytes);
  if (file) return file;
  throw new Mistake(`"${path}" is binary. Read or change it with commands.`);
}

/** Returns undefined for binary data. */
export function textIn(bytes: Uint8Array): TextFile | undefined {
  const decoded = decode(bytes);
  if (!decoded) return undefined;
  const hasMark = decoded.all.startsWith(mark);
  const verbatim = hasMark ? decoded.all.slice(mark.length) : decoded.all;
  const { encoding } = decoded;
  return { text: verbatim.replaceAll("\r\n", "\n"), newlines: newlinesOf(verbatim), encoding, hasMark };
}

/** The file with another text: unchanged lines keep their newlines, new ones get those of their neighbors. */
export function withText(file: TextFile, text: string): TextFile {
  return { ...file, text, newlines: newlinesAfter(file, text) };
}

/** Throws a `Mistake` for characters that the encoding does not have. */
export function encodeText({ text, newlines, encoding, hasMark }: TextFile, path: string): Uint8Array {
  const all = (hasMark ? mark : "") + withNewlines(text, newlines);
  switch (encoding) {
    case "utf-8":
      return Buffer.from(all);
    case "utf-16le":
      return Buffer.from(all, "utf16le");
    case "utf-16be":
      return Buffer.from(all, "utf16le").swap16();
    case "latin1":
      return oneByteEach(all, path);
  }
}

/** The model's text with the newlines of a `TextFile`. */
export function plainNewlines(value: string): string {
  return value.replaceAll("\r\n", "\n");
}

type Decoded = Readonly<{ all: string; encoding: Encoding }>;

/** A file that is not UTF-8 and has no byte order mark is decoded byte by byte, so that nothing is lost. */
function decode(bytes: Uint8Array): Decoded | undefined {
  const wide = wideEncoding(bytes);
  if (wide) return textOnly(strict(bytes, wide), wide);
  if (bytes.includes(0)) return undefined;
  const all = strict(bytes, "utf-8");
  if (all !== undefined) return { all, encoding: "utf-8" };
  const single = Buffer.from(bytes).toString("latin1");
  return bytes.some(isControl) ? undefined : { all: single, encoding: "latin1" };
}

/** A control character that texts do not contain. Texts may contain bells, tabs, newlines, form feeds and escapes. */
function isControl(byte: number): boolean {
  return byte === 0x7f || (byte < 0x20 && !(byte >= 0x07 && byte <= 0x0d) && byte !== 0x1b);
}

function wideEncoding([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

function textOnly(all: string | undefined, encoding: Encoding): Decoded | undefined {
  return all === undefined || all.includes("\0") ? undefined : { all, encoding };
}

function strict(bytes: Uint8Array, encoding: "utf-8" | "utf-16le" | "utf-16be"): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined; // the decoder has no other way to report invalid bytes
  }
}

function oneByteEach(all: string, path: string): Uint8Array {
  const foreign = /[^\0-\u00FF]/u.exec(all)?.[0];
  if (foreign === undefined) return Buffer.from(all, "latin1");
  throw new Mistake(
    `"${path}" is not UTF-8, so ${JSON.stringify(foreign)} cannot be written to it. Nothing was changed. ` +
      "Convert the file with a command first, or write only characters that it has.",
  );
}

/** The newlines of a file. */
type Newline = "\n" | "\r\n";

/** `ends` has the newline of every line of a file that mixes them; `usual` is the most frequent one. */
type Newlines = Readonly<{ usual: Newline; ends?: readonly Newline[] }>;

/** Reads the newlines of a text as the file has it. */
function newlinesOf(verbatim: string): Newlines {
  const ends = (verbatim.match(/\r?\n/g) ?? []) as Newline[]; // the pattern matches nothing else
  const windows = ends.filter((end) => end === "\r\n").length;
  const usual = windows * 2 > ends.length ? "\r\n" : "\n";
  return windows === 0 || windows === ends.length ? { usual } : { usual, ends };
}

/** The newlines after `before` has become `text`: unchanged lines at the start and the end keep theirs. */
function newlinesAfter(before: Readonly<{ text: string; newlines: Newlines }>, text: string): Newlines {
  const { usual, ends } = before.newlines;
  if (!ends) return before.newlines;
  const old = before.text.split("\n");
  const now = text.split("\n");
  const same = commonEnds(old, now);
  const shift = old.length - now.length;
  const lastChanged = Math.max(same.first - 1, old.length - same.last - 1);
  const endOf = (index: number) => {
    if (index < same.first) return ends[index];
    return index >= now.length - same.last ? ends[index + shift] : ends[Math.min(index, lastChanged)];
  };
  return { usual, ends: Array.from({ length: now.length - 1 }, (_, index) => endOf(index) ?? usual) };
}

function withNewlines(text: string, { usual, ends }: Newlines): string {
  if (!ends) return usual === "\n" ? text : text.replaceAll("\n", usual);
  return text
    .split("\n")
    .map((line, index, lines) => (index < lines.length - 1 ? line + (ends[index] ?? usual) : line))
    .join("");
}

/** The number of equal lines from the first on, and of the others from the last on. */
function commonEnds(one: readonly string[], other: readonly string[]): Readonly<{ first: number; last: number }> {
  const most = Math.min(one.length, other.length);
  let first = 0;
  while (first < most && one[first] === other[first]) first += 1;
  let last = 0;
  while (last < most - first && one[one.length - 1 - last] === other[other.length - 1 - last]) last += 1;
  return { first, last };
}

/** The files at these paths, identified by their real paths. */
export async function fileResources(paths: readonly string[], workspace: Workspace): Promise<DeclaredResources> {
  const keys = await Promise.all(paths.map((path) => realKey(path, workspace)));
  return { declared: true, keys: keys.map((key) => `file:${key}`) };
}

async function realKey(path: string, workspace: Workspace): Promise<string> {
  try {
    return await workspace.realPath(path);
  } catch (error) {
    if (error instanceof Mistake) return path; // the call reports it when it is made
    throw error;
  }
}

/** What the log stores about a change of a file. */
const maxBytes = 100_000;

/** The contents before and after, unless they are too long for the log. */
export function loggedContents(old: string | undefined, now: string | undefined) {
  const isSmall = (value: string | undefined) => value !== undefined && Buffer.byteLength(value) <= maxBytes;
  return { ...(isSmall(old) && { old_content: old }), ...(isSmall(now) && { new_content: now }) };
}

/** LOW, except for git's own files without a sandbox, because programs outside use them. */
export function writeRisk(paths: readonly string[], { isSandboxed }: Surroundings): SecurityRisk {
  if (isSandboxed) return "LOW";
  const isGits = (path: string) => path.split("/").some((part) => part.toLowerCase() === ".git");
  return paths.some(isGits) ? "HIGH" : "LOW";
}

/** Lines as the model sees and counts them: from 1, and a final newline ends the last one. */
export function linesOf(value: string): readonly string[] {
  const lines = value.split("\n");
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

/** The number of the line with the character at `index`. */
export function lineAt(value: string, index: number): number {
  return value.slice(0, index).split("\n").length;
}

/** `lines` from number `first` on, as `cat -n` prints them. */
export function numbered(lines: readonly string[], first: number): readonly string[] {
  return lines.map((line, index) => `${String(first + index).padStart(6)}\t${line}`);
}

const limits = { lines: 20_000, lineLength: 200, likeness: 0.5 };

/**
 * A sentence about the first line of `part` that is not in `whole`, or "" if there is nothing useful to say. `whole`
 * starts after line `offset` of its file.
 */
export function nearestLine(whole: string, part: string, offset = 0): string {
  const lines = linesOf(whole).slice(0, limits.lines);
  const known = new Set(lines);
  const missing = linesOf(part).find((line) => line.trim() !== "" && !known.has(line));
  if (missing === undefined) return " Each of its lines is in the file, but not in this order.";
  const best = mostAlike(lines, missing);
  return best ? ` The line nearest to ${quoted(missing)} is line ${offset + best.number}: ${quoted(best.line)}.` : "";
}

function mostAlike(lines: readonly string[], wanted: string) {
  const pairs = pairsOf(wanted);
  const rated = lines.map((line, index) => ({ line, number: index + 1, likeness: likeness(pairs, pairsOf(line)) }));
  const best = rated.reduce((one, other) => (other.likeness > (one?.likeness ?? 0) ? other : one), rated[0]);
  return best && best.likeness >= limits.likeness ? best : undefined;
}

/** Dice's coefficient of two sets of letter pairs: 1 if they are equal, 0 if they have nothing in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

function pairsOf(line: string): ReadonlySet<string> {
  const letters = line.trim().slice(0, limits.lineLength);
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  );
}

/** As JSON, so that tabs and trailing spaces are visible. */
function quoted(line: string): string {
  return JSON.stringify(line.slice(0, limits.lineLength));
}
