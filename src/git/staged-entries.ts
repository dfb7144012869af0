/** Reads the files that an index of the checkout has and the base has not: tools may have written anything into an index. */
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { git } from "../core/workspace/git.ts";
import { listUntrusted, lookAtUntrusted, readUntrusted } from "../core/workspace/untrusted-files.ts";
import { type ChangeEntry, entryIn, isApart } from "../policy/entries.ts";
import { MOST_LISTED } from "./capture/counted-paths.ts";
import type { CheckoutOnBase } from "./checkout-objects.ts";

const LARGEST_INDEX = 64 * 1024 * 1024;
const MOST_TREES = 1000;

/** Lists the indexes that were written since the private repository was made, by their paths in the workspace. */
export function indexesIn({ workspace, gitDir }: CheckoutOnBase): string[] {
  if (!lookAtUntrusted(workspace, ".git")?.isDirectory()) return [];
  const began = lookAtUntrusted(gitDir, "HEAD")?.mtimeMs ?? 0;
  const linked = listUntrusted(workspace, ".git/worktrees", MOST_TREES);
  const trees = linked.status === "read" ? linked.entries.map(({ name }) => `.git/worktrees/${name}`) : [];
  return [".git", ...trees]
    .map((folder) => `${folder}/index`)
    .filter((path) => {
      const found = lookAtUntrusted(workspace, path);
      return found?.isFile() && found.mtimeMs >= began;
    });
}

export type IsKnown = (entry: ChangeEntry) => boolean;

/**
 * Resolves to the files that an index has and the base has not, without known ones: most of them are in the work tree. Undefined if the
 * index cannot be read, or has too many.
 */
export async function addedIn(
  index: string,
  place: CheckoutOnBase,
  isKnown: IsKnown,
): Promise<readonly ChangeEntry[] | undefined> {
  const found = readUntrusted(place.workspace, index, LARGEST_INDEX);
  if (found.status !== "read") return undefined;
  const copy = join(place.folder, "staged-index");
  writeFileSync(copy, found.bytes);
  const { gitDir, environment, signal, base, apart } = place;
  const own = git({
    folder: gitDir,
    environment: { ...environment, GIT_INDEX_FILE: copy },
    ...(signal && { signal }),
  });
  const diff = ["diff-index", "--cached", "--raw", "--no-renames", "--no-abbrev", "--diff-filter=A", base];
  const added: ChangeEntry[] = [];
  let isTooMany = false;
  const take = (line: string) => {
    const entry = entryIn(line);
    isTooMany ||= added.length >= MOST_LISTED;
    if (!isTooMany && !isApart(entry, apart) && !isKnown(entry)) added.push(entry);
  };
  const isRead = await own.records(diff, take, { end: "\n" }).then(
    () => true,
    () => false,
  );
  rmSync(copy, { force: true });
  if (isRead) return isTooMany ? undefined : added;
  return holdsFiles(found.bytes) && !isSplit(dirname(index), place) ? undefined : [];
}

/** If git does not accept a file as an index, nobody has staged anything in it. */
function holdsFiles(index: Buffer): boolean {
  return index.subarray(0, 4).toString("latin1") === "DIRC";
}

/** The files of a split index are in two files, and this is not looked at. */
function isSplit(folder: string, { workspace }: CheckoutOnBase): boolean {
  const found = listUntrusted(workspace, folder, MOST_TREES);
  return found.status === "read" && found.entries.some(({ name }) => name.startsWith("sharedindex."));
}
