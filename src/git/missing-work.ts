/** Works out what commits have that a tree does not have, file by file. */
import type { Git } from "../core/workspace/git/settings.ts";
import { ABSENT, type ChangeEntry, entriesIn, readBlobs, sizesOf } from "../policy/entries.ts";
import type { WorkRef } from "./checkout-refs.ts";
import { rebaseTree } from "./commit/apply-patch.ts";

/**
 * The changes of commits, from one tree to another. With "changes", all of it counts; with "files" only files that are
 * not there under any name: their other changes may have been undone.
 */
export type Part = Readonly<{ from: string; to: string; counts: "changes" | "files" }>;

/** In bytes: a difference of more files is not looked at. */
const LONGEST_LIST = 16 * 1024 * 1024;

/**
 * Finds the changes of the commits of a ref since the known commits; for a stash, also the changes of its other
 * commits.
 */
export async function partsOf(
  look: Git,
  { kind, commit }: WorkRef,
  known: readonly string[],
): Promise<readonly Part[]> {
  await look.raw(["cat-file", "-e", `${commit}^{commit}`]); // a missing one would be passed over below
  const commits = await newCommits(look, [commit], known, ["--boundary"]);
  if (!commits.includes(commit)) return [];
  const boundary = commits.filter((line) => line.startsWith("-")).map((line) => line.slice(1));
  const empty = (await look.raw(["mktree"])).trim();
  const bases = boundary.length < 2 ? boundary : await mergeBases(look, commit, boundary);
  const from = bases[0] ?? empty;
  if (kind === "a dropped commit") return [{ from, to: commit, counts: "files" }];
  const own: Part = { from, to: commit, counts: "changes" };
  if (kind !== "a stash") return [own];
  const [, parent, index, untracked] = (await look.raw(["rev-list", "--parents", "-n", "1", commit])).trim().split(" ");
  return [
    own,
    ...(untracked === undefined ? [] : [{ from: empty, to: untracked, counts: "changes" } as const]),
    ...(parent === undefined || index === undefined ? [] : [{ from: parent, to: index, counts: "files" } as const]),
  ];
}

/**
 * Lists the commits that `tips` lead to and `known` do not; missing ones are skipped. Rejects if there are too many.
 */
export async function newCommits(
  look: Git,
  tips: readonly string[],
  known: readonly string[],
  options: readonly string[],
): Promise<readonly string[]> {
  const input = [...tips, ...known.map((one) => `^${one}`)].map((line) => `${line}\n`).join("");
  const listed = await look.bytes(["rev-list", ...options, "--ignore-missing", "--stdin"], input, LONGEST_LIST);
  return listed.toString().split("\n").filter(Boolean);
}

async function mergeBases(look: Git, commit: string, others: readonly string[]): Promise<string[]> {
  return (await look.raw(["merge-base", commit, ...others.slice(0, 100)])).split("\n").filter(Boolean);
}

/** `entries` are how one tree becomes the other; with `tree` they go together, and it is the tree with all of it. */
export type Missing = Readonly<{
  from: string;
  to: string;
  entries: readonly ChangeEntry[];
  tree?: string;
}>;

/**
 * How `tree` would change if it took a part over too: not at all where it has all of it already. If the two cannot be
 * merged, the trees are those of the part. `objects` are those of files that are kept elsewhere.
 */
export async function missing(look: Git, part: Part, tree: string, objects: ReadonlySet<string>): Promise<Missing> {
  const { from, to, counts } = part;
  if (counts === "files") return { from, to, entries: await absentFiles(look, part, tree, objects) };
  const merged = await rebaseTree(look, { base: from, tree, onto: to });
  if (merged !== undefined) return { from: tree, to: merged, entries: await listed(look, tree, merged), tree: merged };
  const changed = new Map((await listed(look, from, tree)).map((entry) => [entry.quoted, entry]));
  const entries: ChangeEntry[] = [];
  for (const entry of await listed(look, from, to)) {
    const other = changed.get(entry.quoted);
    if (!other || !(await isTakenOver(look, entry, other))) entries.push(entry);
  }
  return { from, to, entries };
}

async function absentFiles(
  look: Git,
  { from, to }: Part,
  tree: string,
  objects: ReadonlySet<string>,
): Promise<readonly ChangeEntry[]> {
  const added = (await listed(look, from, to)).filter(({ oldMode }) => oldMode === ABSENT);
  if (added.length === 0) return [];
  const absent = (await listed(look, tree, to)).filter(({ oldMode }) => oldMode === ABSENT);
  const names = new Set(absent.map(({ quoted }) => quoted));
  return added.filter(({ quoted, newObject }) => names.has(quoted) && !objects.has(newObject));
}

/** As `entriesOf`, and it rejects where they are too many. */
export async function listed(look: Git, from: string, to: string): Promise<ChangeEntry[]> {
  const diff = ["diff-tree", "-r", "--raw", "--no-renames", "--no-abbrev", from, to];
  return entriesIn((await look.bytes(diff, "", LONGEST_LIST)).toString());
}

/** In bytes: a larger file is not compared, and so has not been taken over. */
const LARGEST_COMPARED = 1024 * 1024;

/** `entry` is how the commit changed the file, `other` how the work tree did. The order of lines does not count. */
async function isTakenOver(look: Git, entry: ChangeEntry, other: ChangeEntry): Promise<boolean> {
  if (entry.newObject === other.newObject && entry.newMode === other.newMode) return true;
  const objects = [entry.oldObject, entry.newObject, other.newObject];
  const sizes = await sizesOf(look, objects);
  if ([...sizes.values()].some((size) => size > LARGEST_COMPARED)) return false;
  const blobs = await readBlobs(look, objects);
  const [before, there, here] = objects.map((object) => lineCounts(blobs.get(object)?.toString("latin1") ?? ""));
  if (!before || !there || !here) return false;
  const changed = [...new Set([...before.keys(), ...there.keys()])].filter(
    (line) => (before.get(line) ?? 0) !== (there.get(line) ?? 0),
  );
  return changed.length > 0 && changed.every((line) => goesAlong(line, { before, there, here }));
}

type Counts = ReadonlyMap<string, number>;

/** Lines that were added are here as often or more, and lines that were removed are not. */
function goesAlong(
  line: string,
  { before, there, here }: Readonly<Record<"before" | "there" | "here", Counts>>,
): boolean {
  const [was, wanted, is] = [before, there, here].map((counts) => counts.get(line) ?? 0);
  return (wanted ?? 0) > (was ?? 0) ? (is ?? 0) >= (wanted ?? 0) : (is ?? 0) <= (wanted ?? 0);
}

function lineCounts(text: string): Counts {
  const counts = new Map<string, number>();
  for (const line of text.split("\n")) if (line !== "") counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
