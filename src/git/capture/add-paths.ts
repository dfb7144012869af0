/** Adds paths to an index, and finds those that are in none. A path that git refuses keeps no other path out. */
import type { Git } from "../../core/workspace/git/settings.ts";
import { nullSeparated, textAt } from "../byte-paths.ts";

/** `excludes` is a file of rules; with it, no others count. */
type Listing = Readonly<{ skipped: readonly string[]; excludes?: string }>;

/**
 * Gives files and repositories (with a slash at the end) that the index has not and that git does not ignore, and resolves to git's
 * warnings.
 */
export function listOthers(git: Git, { skipped, excludes }: Listing, take: (path: string) => void): Promise<string> {
  const rules = excludes === undefined ? "--exclude-standard" : `--exclude-from=${excludes}`;
  return git.records(["ls-files", "-z", "--others", rules, ...without(skipped)], take);
}

/** For the end of a command: it passes over these folders. */
export function without(folders: readonly string[]): readonly string[] {
  return folders.length === 0 ? [] : ["--", ...folders.map(exclusionOf)];
}

/** Arguments are text: in a name that is none, any sign may be in the place of a byte. */
function exclusionOf(folder: string): string {
  const text = textAt(folder);
  if (!text.includes("\ufffd")) return `:(top,exclude,literal)${text}`;
  return `:(top,exclude,glob)${folder.replaceAll(/[\\*?[\]]/g, "\\$&").replaceAll(/[^\x20-\x7e]/g, "?")}`;
}

/** A call of git takes some milliseconds, and the capture has a time limit. */
const MOST_ATTEMPTS = 3000;

/** The paths that git refuses. A folder becomes a link to the commit that its repository is at. */
export async function addEach(git: Git, paths: readonly string[]): Promise<readonly string[]> {
  const add = ["update-index", "-z", "--add", "--remove", "--replace", "--stdin"];
  const addAll = async (part: readonly string[]) => {
    const words = await git.records(add, () => undefined, { input: nullSeparated(part) });
    if (!words.includes("Ignoring path ")) return [];
    // Names that no tree may have. The index is asked, because git would look into every folder of the work tree.
    const refused = new Set(part);
    await git.records(["ls-files", "-z"], (path) => void refused.delete(path));
    return [...refused];
  };
  const attempts = { left: MOST_ATTEMPTS };
  const refused: string[] = [];
  for (let from = 0; from < paths.length; from += AT_ONCE)
    refused.push(...(await byHalves(paths.slice(from, from + AT_ONCE), addAll, (path) => [path], attempts)));
  return refused;
}

/** Git compares each file that it puts into a pack with all that it has put there: see `IN_PACKS`. */
const AT_ONCE = 10_000;

/**
 * Variables with which `addEach` stores files in packs. Git stores each in a file of its own otherwise, which takes three times as
 * long if they are thousands.
 */
export const IN_PACKS = {
  ...{ GIT_CONFIG_COUNT: "2", GIT_CONFIG_KEY_0: "core.bigFileThreshold", GIT_CONFIG_VALUE_0: "1" },
  ...{ GIT_CONFIG_KEY_1: "pack.compression", GIT_CONFIG_VALUE_1: "1" },
} as const;

/** The commit of a link in an index that is put back to what the base has. */
const ANY_COMMIT = "1".repeat(40);

/** The paths that git refuses. Each becomes a link to no commit, so that nothing of its repository is read. */
export async function addLinks(git: Git, paths: readonly string[]): Promise<readonly string[]> {
  const add = async (part: readonly string[]) => {
    const records = part.map((path) => `160000 ${ANY_COMMIT}\t${path}`);
    await git.raw(["update-index", "-z", "--add", "--replace", "--index-info"], nullSeparated(records));
    return [];
  };
  return byHalves(paths, add, (path) => [path]);
}

/**
 * Calls `use` with all of them. If it rejects, it is called with each half, down to one path, for which `refused`
 * stands.
 */
export async function byHalves<Result>(
  paths: readonly string[],
  use: (paths: readonly string[]) => Promise<readonly Result[]>,
  refused: (path: string) => readonly Result[],
  attempts = { left: MOST_ATTEMPTS },
): Promise<readonly Result[]> {
  if (paths.length === 0) return [];
  if (attempts.left-- <= 0) return paths.flatMap(refused);
  try {
    return await use(paths);
  } catch {
    if (paths.length === 1) return paths.flatMap(refused);
    const middle = Math.ceil(paths.length / 2);
    const first = await byHalves(paths.slice(0, middle), use, refused, attempts);
    return [...first, ...(await byHalves(paths.slice(middle), use, refused, attempts))];
  }
}
