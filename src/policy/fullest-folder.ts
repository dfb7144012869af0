/** Names the folder that makes a change so large: people see at once what a program has written there. */
import { code } from "../markdown/inline-code.ts";

/** A folder is named if it has so much of all files. */
const SHARE = 0.8;

/** A clause that begins with a semicolon; "" where the files are in no one folder. The deepest such folder is named. */
export function fullestFolder(paths: readonly string[]): string {
  let [folder, inside] = ["", paths];
  for (let next = largestIn(folder, inside); next !== undefined; next = largestIn(folder, inside)) {
    if (next.paths.length < SHARE * paths.length) break;
    [folder, inside] = [next.folder, next.paths];
  }
  return folder === "" ? "" : `; ${inside.length} of them are in ${code(folder)}`;
}

type Folder = Readonly<{ folder: string; paths: readonly string[] }>;

/** The folder directly below `above` (with a slash at its end) that has the most of these paths. */
function largestIn(above: string, paths: readonly string[]): Folder | undefined {
  const groups = Map.groupBy(paths, (path) => {
    const end = path.indexOf("/", above.length);
    return end < 0 ? "" : path.slice(0, end + 1);
  });
  groups.delete("");
  let largest: Folder | undefined;
  for (const [folder, inside] of groups)
    if (inside.length > (largest?.paths.length ?? 0)) largest = { folder, paths: inside };
  return largest;
}
