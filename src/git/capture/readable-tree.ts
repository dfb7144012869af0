/**
 * Makes a work tree readable for git when tools have ended: git waits without end for a named pipe (fifo(7)) in the place of a
 * file that it opens, and it cannot read what its owner may not read. Nothing here follows a link, waits, or throws.
 */
import { constants, type Dirent, opendirSync, rmSync, type Stats, statSync } from "node:fs";
import { addRights, isAllowed, setMode } from "../../core/workspace/owner-rights.ts";
import { lookAtUntrusted } from "../../core/workspace/untrusted-files.ts";

/** Paths are relative to the work tree, byte for byte as Latin-1. */
export type ReadableTree = Readonly<{
  /** Pipes, sockets and devices that tools made. They are gone. */
  removed: readonly string[];
  /**
   * Folders that git must not look into: in a place where git reads it, there is a pipe or device that was there before the tools,
   * or a file that is too large.
   */
  avoided: readonly string[];
  /** The files of rules that git reads in folders: which paths it ignores, and their attributes. */
  rules: readonly RuleFile[];
  /** Gives folders that were there before the tools the rights that they had. Call it when nothing is read there any more. */
  shutAgain(): void;
}>;

/** A `.gitignore` or `.gitattributes`; the path is Latin-1. `isNew`: it was made or changed since the tools began. */
export type RuleFile = Readonly<{ path: string; isNew: boolean }>;

/** More are not followed. */
const MOST_RULES = 5000;

/** Told of a folder that was opened, with the mode that it had. */
type OnOpened = (path: string, mode: number | undefined) => void;

/** Folders deeper than this are beyond what git can open: see PATH_MAX. */
const LONGEST_PATH = 4000;

const MOST_LOOKS = 100_000;

/** `began` is when the tools began, in milliseconds: what was made before is left as it is. */
export function makeTreeReadable(workspace: string, began: number): ReadableTree {
  const [removed, avoided, rules]: [string[], Set<string>, RuleFile[]] = [[], new Set(), []];
  const older = new Map<string, number>();
  const opened: OnOpened = (path, mode) => {
    const isOlder = !isNewer(lookAtUntrusted(workspace, bytesOf(path)), began);
    if (mode !== undefined && isOlder && path !== "" && path !== ".git") older.set(path, mode);
  };
  const folders = [""];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesIn(workspace, folder, opened)) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!isTooDeep(workspace, path)) folders.push(path);
      } else if (isSpecial(entry) || leadsToSpecial(workspace, path, entry)) {
        const isBlocking = !entry.isSocket() && isReadByGit(path);
        const around = isBlocking ? repositoryOf(path) : "";
        // In the root there is no folder that could be avoided, and nobody can use git with such a pipe.
        const isInRoot = isBlocking && around === "" && !path.includes("/");
        if (isInRoot || isNewer(lookAtUntrusted(workspace, bytesOf(path)), began)) remove(workspace, path, removed);
        else if (around !== "") avoided.add(around);
      } else if (entry.isFile() && isReadByGit(path)) {
        makeFileReadable(workspace, path);
        if (isEndless(workspace, path)) avoided.add(repositoryOf(path));
        if (isRules(path) && rules.length < MOST_RULES) rules.push({ path, isNew: isChanged(workspace, path, began) });
      }
    }
  }
  const shutAgain = () => {
    for (const [path, mode] of [...older].toReversed()) setMode(wholePath(workspace, path), mode);
  };
  return { removed, avoided: [...avoided], rules, shutAgain };
}

/**
 * Pipes and devices in the places where git reads a file; undefined for each other entry, so that a caller can pause. Nothing is
 * changed. The paths are Latin-1, byte for byte.
 */
export function* blockingPaths(workspace: string): Generator<string | undefined> {
  const folders = [""];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesIn(workspace, folder)) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      const isBlocking = (isSpecial(entry) && !entry.isSocket()) || leadsToSpecial(workspace, path, entry);
      yield isBlocking && isReadByGit(path) ? path : undefined;
      if (entry.isDirectory() && !isTooDeep(workspace, path)) folders.push(path);
    }
  }
}

export function isTooDeep(workspace: string, path: string): boolean {
  return workspace.length + path.length >= LONGEST_PATH;
}

/** The names of a folder, byte for byte as Latin-1, after it was made readable; none where that is impossible. */
export function* entriesIn(workspace: string, path: string, opened?: OnOpened): Generator<Dirent> {
  const whole = wholePath(workspace, path);
  try {
    if (!isAllowed(whole, constants.R_OK | constants.X_OK)) opened?.(path, addRights(whole, 0o700));
    // A folder of a million entries is not held in memory.
    const folder = opendirSync(whole, { encoding: "latin1", bufferSize: 256 });
    try {
      for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) yield entry;
    } finally {
      folder.closeSync();
    }
  } catch {
    // Git cannot look into it either, and names it.
  }
}

/** Whether anything in a folder was changed since then. A folder too large to be gone through counts as changed. */
export function hasNewer(workspace: string, folder: string, began: number): boolean {
  let looks = MOST_LOOKS;
  const folders = [folder];
  for (const one of folders) {
    for (const entry of entriesIn(workspace, one)) {
      const path = `${one}/${entry.name}`;
      if (looks-- <= 0 || (lookAtUntrusted(workspace, bytesOf(path))?.mtimeMs ?? 0) >= began) return true;
      if (entry.isDirectory() && !isTooDeep(workspace, path)) folders.push(path);
    }
  }
  return false;
}

/** Gives the owner the right to read a regular file, if this user may do that. Returns whether it was changed. */
export function makeFileReadable(workspace: string, path: string): boolean {
  const whole = wholePath(workspace, path);
  return (
    !isAllowed(whole, constants.R_OK) &&
    lookAtUntrusted(workspace, bytesOf(path))?.isFile() === true &&
    addRights(whole, 0o600) !== undefined
  );
}

function remove(workspace: string, path: string, removed: string[]): void {
  try {
    rmSync(wholePath(workspace, path));
    removed.push(path);
  } catch {
    // Its folder belongs to somebody else.
  }
}

function isSpecial(entry: Dirent): boolean {
  return entry.isFIFO() || entry.isSocket() || entry.isCharacterDevice() || entry.isBlockDevice();
}

/** Git reads this file of a repository within whole, before it knows whether there is a repository. */
function isEndless(workspace: string, path: string): boolean {
  return path.endsWith("/.git/commondir") && (lookAtUntrusted(workspace, bytesOf(path))?.size ?? 0) > LONGEST_COMMON;
}

/** It has a path. In bytes. */
const LONGEST_COMMON = 64 * 1024;

/** In a repository git follows links, also to a pipe that is elsewhere; it does not follow a link `.gitignore`. */
function leadsToSpecial(workspace: string, path: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink() || !path.split("/").includes(".git")) return false;
  try {
    const found = statSync(wholePath(workspace, path));
    return found.isFIFO() || found.isCharacterDevice() || found.isBlockDevice();
  } catch {
    return false; // it leads nowhere
  }
}

/** Tools cannot set the time at which a file is made, as they can the other times of it. */
function isNewer(found: Stats | undefined, began: number): boolean {
  if (found === undefined) return false;
  return (found.birthtimeMs > 0 ? found.birthtimeMs : found.ctimeMs) > began;
}

/** Tools cannot set the time of the last change of a file's content, name or rights either. */
export function isChanged(workspace: string, path: string, began: number): boolean {
  return (lookAtUntrusted(workspace, bytesOf(path))?.ctimeMs ?? 0) > began;
}

/** Whether it is a file of rules in the work tree, and not in a repository. */
function isRules(path: string): boolean {
  return /(?:^|\/)\.git(?:ignore|attributes)$/.test(path) && !path.split("/").includes(".git");
}

/** Files of a work tree that git opens. */
const READ_BY_GIT: ReadonlySet<string> = new Set([".git", ".gitignore", ".gitattributes", ".gitmodules", ".mailmap"]);

/** `.gitignore` and its like, and whatever is in a repository. */
function isReadByGit(path: string): boolean {
  const steps = path.split("/");
  return READ_BY_GIT.has(steps.at(-1) ?? "") || steps.includes(".git");
}

/** The folder that has the repository, or the file that git opens; "" is the work tree itself. */
function repositoryOf(path: string): string {
  const steps = path.split("/");
  const at = steps.indexOf(".git");
  return steps.slice(0, at < 0 ? -1 : at).join("/");
}

function bytesOf(path: string): Buffer {
  return Buffer.from(path, "latin1");
}

export function wholePath(workspace: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(path === "" ? workspace : `${workspace}/`), bytesOf(path)]);
}
