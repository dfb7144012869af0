/**
 * Reads trees and blobs with git's plumbing: how one tree differs from another, entry by entry, and contents byte for
 * byte.
 */
import type { Git } from "../core/workspace/git/settings.ts";
import type { Withheld } from "./codes.ts";

export type FileChange = Readonly<{ path: string; added: number | undefined; removed: number | undefined }>;

/** Modes are git's six digits, "000000" for what is not there. `quoted` is the path as git quotes it, byte for byte. */
export type ChangeEntry = Readonly<{
  path: string;
  quoted: string;
  oldMode: string;
  newMode: string;
  oldObject: string;
  newObject: string;
}>;

/**
 * `tree` is the object to commit, and `files` are how it differs from the base. `known` is a difference of two trees or
 * commits that git has been asked for already. `leftOut` is work that cannot be published, and
 * `wholeTree` is `tree` with as much of that as could be kept, as bytes. `tooMany`: so many files have changed that they are only
 * counted, and none is in a tree; `folder` is the clause of `fullestFolder`.
 */
export type Change = Readonly<{
  tree: string;
  files: readonly FileChange[];
  known?: Readonly<{ from: string; to: string; entries: readonly ChangeEntry[] }> | undefined;
  leftOut: readonly Withheld[];
  wholeTree?: string | undefined;
  aside?: Aside | undefined;
  passedOver?: readonly PassedOver[] | undefined;
  commits?: AgentCommits | undefined;
  lineage?: Lineage | undefined;
  tooMany?: Readonly<{ files: number; folder: string }> | undefined;
}>;

/**
 * The agent's work on the history, as its repository says: nobody has confirmed it. "merged": these commits were joined with
 * the work, the newest first. "rewritten": HEAD no longer descends from where the work began, and is on top of these commits; with
 * `only` one commit, it has this message and tree; `behind` is the earlier commit that a checkout went back to. "copied": each
 * commit undoes or repeats another one, the oldest first, and all come to this tree. "looked": HEAD was only taken to this commit, which was there before, and the work tree is as in it.
 * "plain": any other commits.
 */
export type AgentCommits = Readonly<
  | { kind: "merged"; commits: readonly string[] }
  | {
      kind: "rewritten";
      onto: readonly string[];
      only?: (KeptMessage & Readonly<{ tree: string }>) | undefined;
      behind?: string | undefined;
    }
  | { kind: "copied"; copies: readonly CopiedCommit[]; tree: string }
  | { kind: "looked"; at: string }
  | { kind: "plain" }
>;

/**
 * The message of a commit, as the agent has it. `trailers` name people, and a commit that was here before the run has them;
 * everything else may be anybody's words.
 */
export type KeptMessage = Readonly<{ subject: string; body: string; trailers: readonly string[] }>;

/** A commit that undoes or repeats the commit `of`. */
export type CopiedCommit = KeptMessage & Readonly<{ how: "revert" | "pick"; of: string }>;

/**
 * The history that a commit of the change gets, once GitHub has confirmed it; without it, the commit is on top of the base.
 * `from` is the tree that the agent's own changes are measured from: what the parents come to by themselves, with conflicts as git
 * marks them in the files `conflicts`; `submodules` are those among them that are no files. "rewritten" cannot go onto the branch that the work began with.
 */
export type Lineage = Readonly<{
  kind: "merge" | "rewritten";
  parents: readonly string[];
  from: string;
  conflicts: readonly string[];
  submodules: readonly string[];
}>;

/**
 * Files of the work tree that are no part of the work, and that nobody has to miss. `ignored`: new ones that git ignores by a rule of
 * this run. `revealed`: older ones that git ignored when it began. `sparse`: tracked ones that a sparse checkout took away. `path`
 * is a file, or a folder with a slash at its end. `linked`: a linked work tree outside of the checkout, by its name.
 */
export type PassedOver = Readonly<{ kind: "ignored" | "revealed" | "sparse" | "linked"; path: string; detail: string }>;

/** Work of the run that is not in the work tree: `patch` has these files, and nothing applies it. */
export type Aside = Readonly<{ paths: readonly string[]; patch: Buffer }>;

export const ABSENT = "000000";
export const LINK = "120000";
export const SUBMODULE = "160000";

/** With two trees or commits: how they differ, for `git apply`. */
export const DIFF = ["diff-tree", "-r", "-p", "--binary", "--no-renames", "--no-ext-diff", "--no-textconv"] as const;

/** Whether an entry is in the folder `apart`, whose files are none of the work. */
export function isApart({ path }: ChangeEntry, apart: string | undefined): boolean {
  return apart !== undefined && `${path}/`.startsWith(`${apart}/`);
}

export async function entriesOf(git: Git, from: string, to: string): Promise<ChangeEntry[]> {
  const entries: ChangeEntry[] = [];
  // Without -z, git quotes paths, so that names that are not UTF-8 survive.
  const list = ["diff-tree", "-r", "--raw", "--no-renames", "--no-abbrev", from, to];
  await git.records(list, (line) => void entries.push(entryIn(line)), { end: "\n" });
  return entries;
}

/** How two trees or commits differ: by entry, and by lines. */
export type Difference = Readonly<{ entries: readonly ChangeEntry[]; files: readonly FileChange[] }>;

export async function differenceOf(git: Git, from: string, to: string): Promise<Difference> {
  const both = ["diff-tree", "-r", "--raw", "--numstat", "--no-renames", "--no-abbrev", from, to];
  const [entries, files]: [ChangeEntry[], FileChange[]] = [[], []];
  const take = (line: string) => {
    if (line.startsWith(":")) entries.push(entryIn(line));
    else files.push(parseNumstat(line));
  };
  await git.records(both, take, { end: "\n" });
  return { entries, files };
}

/** How two trees or commits differ, by lines. */
export async function filesBetween(git: Git, base: string, tree: string): Promise<readonly FileChange[]> {
  return (await differenceOf(git, base, tree)).files;
}

/** `added TAB removed TAB path`; dashes for a binary file. */
function parseNumstat(line: string): FileChange {
  const [added = "", removed = "", path = ""] = line.split("\t");
  return { path: unquote(path), added: countOf(added), removed: countOf(removed) };
}

function countOf(field: string): number | undefined {
  return field === "-" ? undefined : Number(field);
}

/** Reads the entries from lines in git's raw format, with whole ids and without `-z`. */
export function entriesIn(lines: string): ChangeEntry[] {
  return lines.split("\n").filter(Boolean).map(entryIn);
}

/** Reads one of these lines: `:100644 120000 <old> <new> T`, a tab, the path. */
export function entryIn(line: string): ChangeEntry {
  const tab = line.indexOf("\t");
  const [oldMode = "", newMode = "", oldObject = "", newObject = ""] = line.slice(1, tab).split(" ");
  const quoted = line.slice(tab + 1);
  return { path: unquote(quoted), quoted, oldMode, newMode, oldObject, newObject };
}

const ESCAPES: Readonly<Record<string, string>> = { a: "\x07", b: "\b", t: "\t", n: "\n", v: "\v", f: "\f", r: "\r" };

/** A path as git quotes it, as text; bytes that are no UTF-8 become U+FFFD. */
export function unquote(quoted: string): string {
  return quoted.startsWith('"') ? Buffer.from(latinOf(quoted), "latin1").toString("utf8") : quoted;
}

/** A path as git quotes it, byte for byte as Latin-1. */
export function latinOf(quoted: string): string {
  if (!quoted.startsWith('"')) return quoted;
  return quoted
    .slice(1, -1)
    .replaceAll(/\\([0-7]{3}|.)/g, (_, sign: string) =>
      sign.length === 3 ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPES[sign] ?? sign),
    );
}

/** For `git update-index --index-info`: what `from` of the difference has there; it removes the path where that is nothing. */
export function oldLine({ oldMode, oldObject, quoted }: ChangeEntry): string {
  return `${oldMode} ${oldObject}\t${quoted}\n`;
}

/** The tree that `tree` becomes when these entries are set to one of their sides. Uses the index of the repository. */
export async function treeWith(
  git: Git,
  tree: string,
  entries: readonly ChangeEntry[],
  side: "old" | "new",
): Promise<string> {
  await git.raw(["read-tree", tree]);
  const lines = entries.map(({ quoted, oldMode, newMode, oldObject, newObject }) =>
    side === "old" ? `${oldMode} ${oldObject}\t${quoted}\n` : `${newMode} ${newObject}\t${quoted}\n`,
  );
  // Removals first: a file can replace a folder.
  const isRemoval = (line: string) => line.startsWith(ABSENT);
  const ordered = [...lines.filter(isRemoval), ...lines.filter((line) => !isRemoval(line))];
  await git.raw(["update-index", "--index-info"], ordered.join(""));
  return (await git.raw(["write-tree"])).trim();
}

/** A file of a commit or tree; submodules are none. `size` is in bytes. */
export type TreeFile = Readonly<{ path: string; size: number; id: string; isLink: boolean }>;

export async function filesIn(git: Git, tree: string): Promise<readonly TreeFile[]> {
  const records = (await git.bytes(["ls-tree", "-r", "-l", "-z", "--full-tree", tree])).toString().split("\0");
  // `mode SP type SP id SP size TAB path`, the size being padded.
  return records.flatMap((record) => {
    const tab = record.indexOf("\t");
    const [mode, type, id = "", size] = record.slice(0, Math.max(0, tab)).split(/ +/);
    return type === "blob" ? [{ path: record.slice(tab + 1), size: Number(size), id, isLink: mode === LINK }] : [];
  });
}

/** Object → bytes; one that is missing, or no blob, is left out. */
export async function sizesOf(git: Git, objects: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (objects.length === 0) return new Map();
  const lines = (await git.raw(["cat-file", "--batch-check"], listed(objects))).split("\n");
  const facts = lines.map((line) => line.split(" "));
  return new Map(facts.flatMap(([object = "", type, size]) => (type === "blob" ? [[object, Number(size)]] : [])));
}

/** Object → content. All of it is held in memory: ask for the sizes first, or it rejects where it is more than `most` bytes. */
export async function readBlobs(
  git: Git,
  objects: readonly string[],
  most?: number,
): Promise<ReadonlyMap<string, Buffer>> {
  const blobs = new Map<string, Buffer>();
  if (objects.length === 0) return blobs;
  const output = await git.bytes(["cat-file", "--batch"], listed(objects), most);
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf("\n", at);
    const [object = "", type, size] = output.toString("latin1", at, end).split(" ");
    const length = size === undefined ? -1 : Number(size); // `<object> missing` has no content
    if (type === "blob") blobs.set(object, output.subarray(end + 1, end + 1 + length));
    at = end + 1 + length + 1;
  }
  return blobs;
}

function listed(objects: readonly string[]): string {
  return [...new Set(objects)].map((object) => `${object}\n`).join("");
}
