/**
 * Finds what the system's folders show to the runner's user and not to everybody. With bubblewrap tools are that user,
 * and its groups stay, so such files are covered.
 */
import { existsSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { program, runToEnd } from "./command-line.ts";
import { SYSTEM } from "./mounts.ts";

export type Restricted = Readonly<{
  /** Files, and folders that others may not enter, as tools see them. */
  paths: readonly string[];
  /** Whether the search came to its end. */
  isWhole: boolean;
}>;

/** So long is searched: half a second is what 150,000 files take that are in memory. */
const PATIENCE_MS = 5000;

/** More are not covered one by one, but with the folders that have them. */
const MOST = 200;

/**
 * The last folders come first: most that is not for everybody is in `/etc` and `/opt`, and `/usr` has most files. Below
 * `except` nothing is searched: these folders are shown, or covered, for a reason of their own.
 */
export async function restrictedFiles(
  except: readonly string[],
  folders: readonly string[] = SYSTEM,
  patienceMs = PATIENCE_MS,
): Promise<Restricted> {
  const shown = folders.filter((folder) => existsSync(folder)).map((folder) => [folder, realpathSync(folder)] as const);
  const roots = topmost(shown.map(([, root]) => root)).toReversed();
  const left = existingPlaces(except).flatMap((path) => ["-path", escapedPattern(path), "-prune", "-o"]);
  const found: string[] = [];
  let patience = patienceMs;
  let isWhole = true;
  // One by one, because what is found in a folder is lost if its search is cut off.
  for (const root of roots) {
    const started = performance.now();
    const { stdout, timedOut, exitCode } = await runToEnd(
      [program("find"), root, ...left, ...RESTRICTED],
      Math.max(1, patience),
    );
    patience -= performance.now() - started;
    found.push(...stdout.split("\0").slice(0, -1));
    isWhole &&= !timedOut && exitCode !== undefined;
  }
  return { paths: fewer(found, roots).flatMap((path) => placesOf(path, shown)), isWhole };
}

/** A folder that others can enter is not covered because they cannot list it: files in it may be for everybody. */
const RESTRICTED = [
  ...["-type", "l", "-o"],
  ...["-type", "d", "(", "-perm", "-o=x", "-o", "(", "-readable", "-o", "-executable", ")", "-print0", "-prune"],
  ...["-o", "-prune", ")", "-o"],
  ...["-type", "d", "-o", "!", "-perm", "-o=r", "-readable", "-print0"],
];

function existingPlaces(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.filter((path) => existsSync(path)).map((path) => realpathSync(path)))];
}

function escapedPattern(path: string): string {
  return path.replaceAll(/[\\*?[\]]/g, "\\$&");
}

/** Without those that are in another one. */
function topmost(paths: readonly string[]): readonly string[] {
  const all = [...new Set(paths)];
  return all.filter((path) => !all.some((other) => path.startsWith(`${other}/`)));
}

/** The deepest ones give way to their folders, until there are few enough. */
function fewer(found: readonly string[], roots: readonly string[]): readonly string[] {
  const depth = (path: string) => path.split("/").length;
  let paths = found;
  while (paths.length > MOST) {
    const deepest = Math.max(...paths.filter((path) => !roots.includes(dirname(path))).map(depth));
    if (deepest < 0) return paths; // all of them are in the topmost folders
    paths = topmost(
      paths.map((path) => (depth(path) === deepest && !roots.includes(dirname(path)) ? dirname(path) : path)),
    );
  }
  return paths;
}

/** A folder of the system can be a link to another one; then tools see it twice. */
function placesOf(path: string, shown: readonly (readonly [folder: string, root: string])[]): readonly string[] {
  return shown.flatMap(([folder, root]) => {
    if (path === root) return [folder];
    return path.startsWith(`${root}/`) ? [`${folder}${path.slice(root.length)}`] : [];
  });
}
