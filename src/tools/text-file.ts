/**
 * Reads and writes a text file as a model edits it, with what must come out again as it went in (encoding, byte order
 * mark, newlines), and helps a model that misremembers the text.
 */
import type { SecurityRisk } from "../core/event/kind/actions.ts";
import type { DeclaredResources, Surroundings } from "../core/tool/tool.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { Mistake } from "../lib/fault.ts";

/** `stray` is UTF-8 with some bytes that are not, `latin1` any encoding of one byte for each character or of unknown kind. */
type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "latin1" | "stray";

/** `text` has only "\n" newlines, and no byte order mark. A stray byte is half of a character in it: U+DC80 to U+DCFF. */
export type TextFile = Readonly<{
  text: string;
  newlines: Newlines;
  encoding: Encoding;
  hasMark: boolean;
  /** Characters beyond ASCII that a file of unknown encoding had when it was read; no others can be written to it. */
  known: string;
}>;

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
  const known = encoding === "latin1" ? [...new Set(verbatim.match(/[\x80-\xFF]/g))].join("") : "";
  return { text: verbatim.replaceAll("\r\n", "\n"), newlines: newlinesOf(verbatim), encoding, hasMark, known };
}

/** The file with another text: unchanged lines keep their newlines, new ones get those of their neighbors. */
export function withText(file: TextFile, text: string): TextFile {
  return { ...file, text, newlines: newlinesAfter(file, text) };
}

/** Throws a `Mistake` for characters that the encoding does not have, or may write in another way. */
export function encodeText({ text, newlines, encoding, hasMark, known }: TextFile, path: string): Uint8Array {
  const all = (hasMark ? mark : "") + withNewlines(text, newlines);
  switch (encoding) {
    case "utf-8":
      return Buffer.from(all);
    case "utf-16le":
      return Buffer.from(all, "utf16le");
    case "utf-16be":
      return Buffer.from(all, "utf16le").swap16();
    case "stray":
      return withStrayBytes(all);
    case "latin1":
      return oneByteEach(all, known, path);
  }
}

type Decoded = Readonly<{ all: string; encoding: Encoding }>;

/**
 * A file that is not UTF-8 and has no byte order mark is read as UTF-8 with stray bytes if most of its bytes beyond
 * ASCII are valid, and else byte by byte. Nothing is lost either way.
 */
function decode(bytes: Uint8Array): Decoded | undefined {
  const wide = wideEncoding(bytes);
  if (wide) return textOnly(strict(bytes, wide), wide);
  if (bytes.includes(0)) return undefined;
  const all = strict(bytes, "utf-8");
  if (all !== undefined) return { all, encoding: "utf-8" };
  if (bytes.some(isControl)) return undefined;
  const single = Buffer.from(bytes).toString("latin1");
  return strayIn(single) ?? { all: single, encoding: "latin1" };
}

/** One character beyond ASCII as UTF-8 writes it, byte by byte: RFC 3629, section 4. */
const SEQUENCE =
  "[\\xC2-\\xDF][\\x80-\\xBF]|\\xE0[\\xA0-\\xBF][\\x80-\\xBF]|[\\xE1-\\xEC\\xEE\\xEF][\\x80-\\xBF]{2}|" +
  "\\xED[\\x80-\\x9F][\\x80-\\xBF]|\\xF0[\\x90-\\xBF][\\x80-\\xBF]{2}|[\\xF1-\\xF3][\\x80-\\xBF]{3}|\\xF4[\\x80-\\x8F][\\x80-\\xBF]{2}";

function strayIn(single: string): Decoded | undefined {
  let [sound, stray] = [0, 0];
  const all = single.replaceAll(new RegExp(`(${SEQUENCE})|[\\x80-\\xFF]`, "g"), (byte, sequence?: string) => {
    if (sequence === undefined) stray += 1;
    else sound += sequence.length;
    return sequence === undefined
      ? String.fromCharCode(0xdc00 + byte.charCodeAt(0))
      : Buffer.from(sequence, "latin1").toString();
  });
  return sound > stray ? { all, encoding: "stray" } : undefined;
}

function withStrayBytes(all: string): Uint8Array {
  const pieces = all.split(/([\uDC80-\uDCFF])/u); // with this flag, halves of whole characters do not match
  return Buffer.concat(
    pieces.map((piece, index) =>
      index % 2 === 0 ? Buffer.from(piece) : Buffer.from([(piece.codePointAt(0) ?? 0) - 0xdc00]),
    ),
  );
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

function oneByteEach(all: string, known: string, path: string): Uint8Array {
  const foreign = all.match(/[^\0-\x7F]/gu)?.find((character) => !known.includes(character));
  if (foreign === undefined) return Buffer.from(all, "latin1");
  throw new Mistake(
    `"${path}" is in an unknown encoding, so ${JSON.stringify(foreign)} cannot be written to it. Nothing was changed. ` +
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

/** The limit of the text that the log stores about a change of a file. */
const maxBytes = 100_000;

/** The contents before and after, unless they are too long for the log. */
export function loggedContents(old: string | undefined, now: string | undefined) {
  const isSmall = (value: string | undefined) => value !== undefined && Buffer.byteLength(value) <= maxBytes;
  return {
    ...(isSmall(old) && { old_content: old?.toWellFormed() }),
    ...(isSmall(now) && { new_content: now?.toWellFormed() }),
  };
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
