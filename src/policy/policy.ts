/**
 * Defines what a change may contain and how large it may be, with patterns of paths as people write them in a
 * workflow, matched without regard to how a file system writes names.
 */
import { posix } from "node:path";
import { withoutEnd } from "../lib/text.ts";

/** Whether a path, in any spelling, is one of those that are meant. */
export type PathPattern = Readonly<{ text: string; matches(path: string): boolean }>;

/**
 * How a workflow has changed our list: `added` are protected too, lock files among them without a look; `removed` are
 * not, unless they are fixed.
 */
export type ProtectedList = Readonly<{ added: readonly PathPattern[]; removed: readonly PathPattern[] }>;

/**
 * As in `.gitignore`: without a slash the name of a file or folder anywhere, with one a path from the root; `*` and `?`
 * within a name, `**` for any number of folders. A folder stands for all that is in it.
 */
export function pathPattern(text: string): PathPattern {
  const pattern = comparablePattern([text]);
  return { text, matches: (path) => pattern.test(comparable(path)) };
}

/** One expression for several such patterns, for paths that `comparable` has returned. */
export function comparablePattern(texts: Iterable<string>): RegExp {
  return new RegExp([...texts].map(expressionOf).join("|"), "su");
}

function expressionOf(text: string): string {
  const plain = comparable(text.replace(/\/+$/, ""));
  const parts = plain.replace(/^\//, "").split("/");
  const source = parts.map((part, at) => sourceOf(part, at === parts.length - 1)).join("");
  return `^${plain.includes("/") ? "" : "(?:.*/)?"}${source}(?:/.*)?$`;
}

function sourceOf(part: string, isLast: boolean): string {
  if (part === "**") return isLast ? ".*" : "(?:[^/]+/)*";
  const name = part
    .replaceAll(/[\\^$.+()[\]{}|]/g, "\\$&")
    .replaceAll(/\*+/g, "[^/]*")
    .replaceAll("?", "[^/]");
  return isLast ? name : `${name}/`;
}

/** Code points that some file systems ignore in a name. */
const IGNORED = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * Case, width, trailing dots and blanks, and what follows a colon (a stream, on NTFS) make no difference. A backslash is a
 * slash, as on Windows.
 */
export function comparable(path: string): string {
  return withSlashes(path.normalize("NFKC").replaceAll(IGNORED, ""))
    .toLowerCase()
    .split("/")
    .map((part) => withoutEnd(part.replace(/:.*$/s, "").trimEnd(), ". "))
    .join("/");
}

function withSlashes(path: string): string {
  if (!path.includes("\\")) return path;
  return posix.normalize(path.replaceAll("\\", "/")).replace(/^(?:\.\.\/)+|^\//, "");
}

export type Policy = Readonly<{
  /** Whether paths that steer agents, owners, builds or installs are withheld, or published like any other. */
  protectedPaths: "block" | "allow";
  /** How the workflow has changed the list of them. */
  list: ProtectedList;
  /** Whether a manifest is withheld with its lock file, because a person is asked about both. */
  isTogether: boolean;
  maxFiles: number;
  /** The limit of the whole change as a patch. */
  maxPatchKb: number;
  /** The limit of one file. */
  maxFileKb: number;
  /** The files, and the bytes of their patches, that other repositories of the same run count against the limits. */
  usedElsewhere?: Readonly<{ files: number; bytes: number }> | undefined;
}>;

export const STANDARD_POLICY: Policy = Object.freeze({
  protectedPaths: "block",
  list: { added: [], removed: [] },
  isTogether: false,
  maxFiles: 100,
  maxPatchKb: 1024,
  maxFileKb: 5 * 1024,
});
