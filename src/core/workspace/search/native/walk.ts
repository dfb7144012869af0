/** Lists the files of a folder as ripgrep does: without links, hidden files and ignored files. */
import { closeSync, constants, type Dirent, fstatSync, openSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Mistake } from "../../../../lib/fault.ts";
import { MAX_FILE_BYTES, type MatchingPaths, type SearchScope, withinTime } from "../searcher.ts";

/** The ignore rules of a folder, the nearest first, each with the folder to which its paths are relative. */
type Layer = Readonly<{ folder: string; rules: IgnoreRules; above: Layer | undefined }> | undefined;

type Folder = Readonly<{ path: string; layer: Layer }>;

const turnFolders = 64;

// Reads several folders at a time instead of one file after the other, which is ten times faster.
export async function walk(scope: SearchScope): Promise<MatchingPaths> {
  const { place, signal, deadline, turnMs } = scope;
  if (place.file !== undefined) return { paths: [place.file], isComplete: true };
  const queue: Folder[] = [{ path: "", layer: scope.withIgnored ? undefined : layersAbove(place.root, place.folder) }];
  const paths: string[] = [];
  while (queue.length > 0) {
    if (deadline.aborted) return { paths, isComplete: false };
    if (!withinTime(turnMs, () => takeTurn(queue, paths, scope))) throw tooSlow();
    await setImmediate();
    signal.throwIfAborted();
  }
  return { paths, isComplete: true };
}

function tooSlow(): Mistake {
  return new Mistake("The rules of a .gitignore take too long. Search in a smaller directory, or with commands.");
}

function takeTurn(queue: Folder[], paths: string[], { place, withHidden, withIgnored }: SearchScope): boolean {
  for (let count = 0; count < turnFolders; count += 1) {
    const next = queue.pop();
    if (!next) break;
    const folder = join(place.folder, next.path);
    const layer = withIgnored ? undefined : layerOf(folder, next.layer);
    for (const entry of entriesOf(folder)) {
      if (!isShown(entry, folder, layer, withHidden)) continue;
      const path = next.path === "" ? entry.name : `${next.path}/${entry.name}`;
      if (entry.isDirectory()) queue.push({ path, layer });
      else if (entry.isFile()) paths.push(path);
    }
  }
  return true;
}

function isShown(entry: Dirent, folder: string, layer: Layer, withHidden: boolean): boolean {
  if (entry.name === ".git") return false;
  const verdict = verdictOn(join(folder, entry.name), entry.isDirectory(), layer);
  if (verdict === undefined) return withHidden || !entry.name.startsWith(".");
  return verdict === "kept";
}

function verdictOn(path: string, isDirectory: boolean, layer: Layer): Verdict | undefined {
  for (let at = layer; at; at = at.above) {
    const verdict = at.rules(relative(at.folder, path), isDirectory);
    if (verdict) return verdict;
  }
  return undefined;
}

/** The rules of the folders above `folder`, up to `root`. */
function layersAbove(root: string, folder: string): Layer {
  if (folder === root || !folder.startsWith(root)) return undefined;
  const above = dirname(folder);
  return layerOf(above, layersAbove(root, above));
}

function layerOf(folder: string, above: Layer): Layer {
  const bytes = readNow(join(folder, ".gitignore"));
  return bytes ? { folder, rules: ignoreRules(bytes.toString()), above } : above;
}

// Unreadable folders are skipped, as ripgrep does.
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

type Verdict = "ignored" | "kept";

/** Decides about a path relative to the folder of the file; the last matching rule counts. */
type IgnoreRules = (path: string, isDirectory: boolean) => Verdict | undefined;

type Rule = Readonly<{ verdict: Verdict; forDirectories: boolean; matches: (path: string) => boolean }>;

function ignoreRules(text: string): IgnoreRules {
  const rules = text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .flatMap(parse)
    .reverse();
  return (path, isDirectory) =>
    rules.find(({ forDirectories, matches }) => (isDirectory || !forDirectories) && matches(path))?.verdict;
}

function parse(raw: string): Rule[] {
  const line = raw.endsWith("\\ ") ? raw : raw.trimEnd();
  if (line.startsWith("#")) return [];
  const verdict = line.startsWith("!") ? "kept" : "ignored";
  const pattern = line.slice(verdict === "kept" ? 1 : 0).replace(/\/$/, "");
  const matches = pattern === "" ? undefined : ignorePattern(pattern);
  return matches ? [{ verdict, forDirectories: line.endsWith("/"), matches }] : [];
}

/**
 * The pattern applies to paths relative to the folder of the file, without a final slash; undefined for an invalid
 * pattern.
 */
function ignorePattern(pattern: string): ((path: string) => boolean) | undefined {
  try {
    const expression = new RegExp(`^${sourceOf(anchored(pattern))}$`, "su");
    return (path) => expression.test(path);
  } catch {
    return undefined; // git and ripgrep ignore unreadable patterns too
  }
}

/** A pattern with a slash applies to the path from its folder; without, to a name at any depth. */
function anchored(pattern: string): string {
  if (!pattern.includes("/")) return `**/${pattern}`;
  const fromHere = pattern.replace(/^\//, "");
  return fromHere.endsWith("/**") ? `${fromHere}/*` : fromHere;
}

/** Stars for folders, other stars, one character, a class, an escape, and ordinary characters. */
const TOKEN = /^\*\*\/|\/\*\*\/|\*+|\?|\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]|\\(.)|./gsu;

function sourceOf(pattern: string): string {
  return pattern.replaceAll(TOKEN, (token, not: string | undefined, members: string | undefined, escaped?: string) => {
    if (token === "**/") return "(?:.*/)?";
    if (token === "/**/") return "/(?:.*/)?";
    if (token.startsWith("*")) return "[^/]*";
    if (token === "?") return "[^/]";
    if (members !== undefined) return `(?!/)[${not ? "^" : ""}${classMembers(members)}]`;
    if (token === "[" || token === "\\") throw new SyntaxError("A class or an escape has no end.");
    return literal(escaped ?? token);
  });
}

function literal(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
}

/** Ranges stay ranges; an escaped character is only itself. */
function classMembers(members: string): string {
  return members.replaceAll(/\\(.)|[\]^[]/gsu, (token, escaped?: string) => {
    const character = escaped ?? token;
    return /[\\\]^[-]/.test(character) ? `\\${character}` : character;
  });
}

/** The bytes of a regular file; undefined if it is not one, is too large to search, or cannot be read. */
export function readNow(path: string): Buffer | undefined {
  let file: number;
  try {
    file = openSync(path, flags);
  } catch {
    return undefined;
  }
  try {
    const found = fstatSync(file);
    return found.isFile() && found.size <= MAX_FILE_BYTES ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  } finally {
    closeSync(file);
  }
}

// NONBLOCK, because a pipe without a writer would block; NOFOLLOW, because a search follows no links.
const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;
