/**
 * Reads trees and blobs with git's plumbing: how one tree differs from another, entry by entry, and contents byte for
 * byte.
 */
import type { Git } from "../../../core/workspace/git/settings.ts";

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

export const ABSENT = "000000";
export const LINK = "120000";
export const SUBMODULE = "160000";

/** Whether an entry is in the folder `apart`, whose files are none of the work. */
export function isApart({ path }: ChangeEntry, apart: string | undefined): boolean {
  return apart !== undefined && `${path}/`.startsWith(`${apart}/`);
}

export async function entriesOf(git: Git, from: string, to: string): Promise<ChangeEntry[]> {
  // Without -z, git quotes paths, so that names that are not UTF-8 survive.
  return entriesIn(await git.raw(["diff-tree", "-r", "--raw", "--no-renames", "--no-abbrev", from, to]));
}

/** How two trees or commits differ: by entry, and by lines. */
export type Difference = Readonly<{ entries: readonly ChangeEntry[]; files: readonly FileChange[] }>;

export async function differenceOf(git: Git, from: string, to: string): Promise<Difference> {
  const both = ["diff-tree", "-r", "--raw", "--numstat", "--no-renames", "--no-abbrev"];
  const lines = (await git.raw([...both, from, to])).split("\n").filter(Boolean);
  const isRaw = (line: string) => line.startsWith(":");
  return {
    entries: lines.filter(isRaw).map(parseLine),
    files: lines.filter((line) => !isRaw(line)).map(parseNumstat),
  };
}

/** `added TAB removed TAB path`; dashes for a binary file. */
function parseNumstat(line: string): FileChange {
  const [added = "", removed = "", path = ""] = line.split("\t");
  return { path: unquote(path), added: countOf(added), removed: countOf(removed) };
}

function countOf(field: string): number | undefined {
  return field === "-" ? undefined : Number(field);
}

/** Of lines in git's raw format, with whole ids and without `-z`. */
export function entriesIn(lines: string): ChangeEntry[] {
  return lines.split("\n").filter(Boolean).map(parseLine);
}

/** `:100644 120000 <old> <new> T`, a tab, the path. */
function parseLine(line: string): ChangeEntry {
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
