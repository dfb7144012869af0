/**
 * Writes the rules of several `.gitignore` or `.gitattributes` files as one file that means the same from the root of the work tree,
 * so that git follows rules of another time than now, or without those that would take it too long. See gitignore(5).
 */

/** `folder` is the one that the rules are for, "" for the root. Both are Latin-1, byte for byte. */
export type Rules = Readonly<{ folder: string; text: string }>;

type Options = Readonly<{ kind: "ignore" | "attributes"; skipsSlow: boolean }>;

/** `slow` is the number of rules that were left out. */
export type Compiled = Readonly<{ text: string; slow: number }>;

/** The last rule that matches counts, so those of deeper folders, which win, come last. */
export function compiledRules(files: readonly Rules[], { kind, skipsSlow }: Options): Compiled {
  const depth = ({ folder }: Rules) => (folder === "" ? 0 : folder.split("/").length);
  const all = files.toSorted((one, other) => depth(one) - depth(other));
  const lines = all.flatMap(({ folder, text }) => linesOf(text).map((line) => ({ folder, line })));
  const isTooMany = lines.filter(({ line }) => starsIn(line) >= MANY_STARS).length > MOST_OF_MANY;
  const most = isTooMany ? MANY_STARS - 1 : MOST_STARS;
  const kept = skipsSlow ? lines.filter(({ line }) => starsIn(line) <= most) : lines;
  const place = kind === "ignore" ? ignoreAt : attributesAt;
  return {
    text: kept.map(({ folder, line }) => `${place(folder, line)}\n`).join(""),
    slow: lines.length - kept.length,
  };
}

/** "" for a path in the root. */
export function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}

/**
 * Git tries every way in which the stars of a pattern can match: up to so many, in one pattern, take a millisecond at most, and a
 * good many of them with two.
 */
const MOST_STARS = 3;
const MANY_STARS = 2;
const MOST_OF_MANY = 200;

/** Those one after the other count once. */
function starsIn(line: string): number {
  return (line.match(/\*+/g) ?? []).length;
}

/** Without comments, blanks, and the mark of UTF-8 that git skips. */
function linesOf(text: string): readonly string[] {
  const lines = text.replace(/^\u00ef\u00bb\u00bf/, "").split("\n");
  return lines.map((line) => line.replace(/\r$/, "")).filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

function ignoreAt(folder: string, line: string): string {
  const isNegative = line.startsWith("!");
  const pattern = isNegative ? line.slice(1) : line;
  if (folder === "") return line;
  if (pattern.trim() === "/") return ""; // below the folder it is nothing, and behind it the folder itself
  return `${isNegative ? "!" : ""}${anchored(folder, pattern)}`;
}

/** `pattern attribute …`; a pattern with blanks is in quotes, and git has macros in the root only. */
function attributesAt(folder: string, line: string): string {
  if (folder === "") return line;
  if (/^\s*(?:\[attr\]|[#!])/.test(line)) return "";
  const quoted = /^\s*"((?:[^"\\]|\\.)*)"(.*)$/s.exec(line);
  const plain = /^\s*(\S+)(.*)$/s.exec(line);
  if (quoted) return `"${inQuotes(prefixOf(folder))}${belowOf(quoted[1] ?? "")}"${quoted[2]}`;
  if (!plain) return "";
  const [, pattern = "", rest = ""] = plain;
  return `"${inQuotes(anchored(folder, pattern))}"${rest}`;
}

/** A pattern without a slash, but for one at its end, matches at every depth. */
function anchored(folder: string, pattern: string): string {
  return `${prefixOf(folder)}${belowOf(pattern)}`;
}

function prefixOf(folder: string): string {
  return `/${folder.replaceAll(/[\\*?[]/g, "\\$&")}/`;
}

function belowOf(pattern: string): string {
  if (pattern.startsWith("/")) return pattern.slice(1);
  return pattern.slice(0, -1).includes("/") ? pattern : `**/${pattern}`;
}

function inQuotes(text: string): string {
  return text.replaceAll(/["\\]/g, "\\$&");
}
