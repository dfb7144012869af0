/** Folders that are made in the checkout so that tools cannot make them. */
import { existsSync, mkdirSync, rmdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { OtherActions } from "./action-folder.ts";

/**
 * Makes empty folders where an action does not lie yet, so that tools cannot put one there; git passes over them. Returns what
 * removes them again.
 */
export function reserveFolders({ loaded, looked }: OtherActions): () => void {
  const missing = loaded.filter((path) => !existsSync(path) && !looked.includes(path));
  const made = missing.flatMap((path) => {
    const first = mkdirSync(path, { recursive: true });
    return first === undefined ? [] : foldersFrom(first, path);
  });
  return () => made.toReversed().forEach(removeEmpty);
}

function foldersFrom(first: string, last: string): readonly string[] {
  const steps = relative(first, last).split("/").filter(Boolean);
  return [first, ...steps.map((_, index) => join(first, ...steps.slice(0, index + 1)))];
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // something else is there now
  }
}
