/**
 * Walks a folder without following a link. Node's own `readdirSync` with `recursive` follows links, also in a circle, until the
 * system refuses the path: with two of them that takes without end.
 */
import { lstatSync, readdirSync, type Stats } from "node:fs";
import { join } from "node:path";

/** The path itself and all paths below it, in no order; none where nothing is there. A link is one of them, and not entered. */
export function pathsBelow(path: string): readonly string[] {
  const there = entryAt(path);
  if (there?.isDirectory() !== true) return there ? [path] : [];
  return [path, ...readdirSync(path).flatMap((name) => pathsBelow(join(path, name)))];
}

/** The files below a folder, or that file, without links and folders. */
export function filesBelow(path: string): readonly string[] {
  return pathsBelow(path).filter((each) => entryAt(each)?.isFile() === true);
}

/** Undefined where nothing is there, below a file too, for which `lstatSync` throws although `statSync` does not. */
function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined; // node's errors have a code
    throw error;
  }
}
