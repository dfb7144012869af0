/** Names the folder that makes a change so large: people see at once what a program has written there. */
import { code } from "../markdown/inline-code.ts";

/** A folder is named if it has so much of all files. */
const SHARE = 0.8;

/** Folder → how many files are directly in it; "" is the root, and the others have a slash at their ends. */
export type FolderCounts = ReadonlyMap<string, number>;

export function countByFolder(paths: readonly string[]): FolderCounts {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

/** A clause that begins with a semicolon; "" where the files are in no one folder. The deepest such folder is named. */
export function fullestFolder(counts: FolderCounts): string {
  const all = sumOf(counts);
  let [folder, inside] = ["", counts];
  for (let next = largestIn(folder, inside); next !== undefined; next = largestIn(folder, inside)) {
    if (sumOf(next.counts) < SHARE * all) break;
    [folder, inside] = [next.folder, next.counts];
  }
  return folder === "" ? "" : `; ${sumOf(inside)} of them are in ${code(folder)}`;
}

function sumOf(counts: FolderCounts): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

type Folder = Readonly<{ folder: string; counts: FolderCounts }>;

/** The folder directly below `above` (with a slash at its end) that has the most of these files. */
function largestIn(above: string, counts: FolderCounts): Folder | undefined {
  const groups = Map.groupBy(counts, ([folder]) => folder.slice(0, folder.indexOf("/", above.length) + 1));
  let largest: Readonly<{ folder: string; inside: FolderCounts; files: number }> | undefined;
  for (const [folder, entries] of groups) {
    if (folder.length <= above.length) continue; // files of `above` itself
    const inside = new Map(entries);
    const files = sumOf(inside);
    if (files > (largest?.files ?? 0)) largest = { folder, inside, files };
  }
  return largest && { folder: largest.folder, counts: largest.inside };
}
