/** Says in which requests GitHub's API can be told of a tree, or why it cannot. */
import type { NewTree } from "../../git/commit/new-tree.ts";
import { ABSENT, type ChangeEntry, latinOf, SUBMODULE } from "../../policy/entries.ts";

type Mode = "100644" | "100755" | "120000" | "160000";

/** As the API takes it: `sha: null` removes the path. */
export type TreeEntry = Readonly<
  { path: string; mode: Mode; type: "blob" | "commit" } & ({ sha: string | null } | { content: string })
>;

/**
 * `blobs` are sent first, in any order, by their ids. Each of `trees` is put on top of the one before, the first on top of the
 * tree that is there already.
 */
export type TreeRequests = Readonly<
  | { status: "fits"; blobs: ReadonlyMap<string, Buffer>; trees: readonly (readonly TreeEntry[])[] }
  | { status: "unfit"; why: string }
>;

/** GitHub counts requests that make something, and lets a token make 80 in a minute and 500 in an hour. */
const MOST_REQUESTS = 150;

/** In one request: with more, GitHub may not answer in time. */
const MOST_ENTRIES = 500;
const MOST_CHARACTERS = 1024 * 1024;

/** In bytes, of a text that is sent with its tree. */
const LARGEST_TEXT = 128 * 1024;

const NO_FILES = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

/** Texts go with their tree: a request for each file would soon be too many. */
export function treeRequests({ tree, from, entries, contents }: NewTree): TreeRequests {
  if (tree === NO_FILES && from !== NO_FILES) return unfit("GitHub's API makes no commit without files");
  const odd = entries.find((entry) => !isUtf8(entry));
  if (odd) return unfit(`GitHub's API takes only names that are UTF-8, and ${odd.quoted} is not`);
  const strange = entries.find(({ newMode }) => newMode !== ABSENT && !isMode(newMode));
  if (strange) return unfit(`GitHub's API does not know the mode ${strange.newMode}`);
  const texts = new Map(entries.flatMap((entry) => textOf(entry, contents)));
  const blobs = new Map([...contents].filter(([object]) => !texts.has(object)));
  const trees = inOrder(entries).flatMap((group) => chunksOf(group.map((entry) => told(entry, texts))));
  const requests = blobs.size + trees.length;
  if (requests > MOST_REQUESTS)
    return unfit(`GitHub's API would need ${requests} requests, and the limit is ${MOST_REQUESTS}`);
  return { status: "fits", blobs, trees };
}

function unfit(why: string): TreeRequests {
  return { status: "unfit", why };
}

function isUtf8({ path, quoted }: ChangeEntry): boolean {
  return Buffer.from(path).equals(Buffer.from(latinOfPath(quoted, path), "latin1"));
}

/** A path that is not quoted is plain. */
function latinOfPath(quoted: string, path: string): string {
  return quoted.startsWith('"') ? latinOf(quoted) : Buffer.from(path).toString("latin1");
}

function isMode(mode: string): mode is Mode {
  return ["100644", "100755", "120000", "160000"].includes(mode);
}

/** Nothing else than what any program reads and writes as it is. */
const ODD = /[^\n\t -~\u00a0-\ud7ff\ue000-\ufefe\uff00-\uffef\u{10000}-\u{10ffff}]/u;

function textOf(
  { newMode, newObject }: ChangeEntry,
  contents: NewTree["contents"],
): readonly (readonly [string, string])[] {
  const bytes = contents.get(newObject);
  if (!bytes || bytes.length === 0 || bytes.length > LARGEST_TEXT || !newMode.startsWith("100")) return [];
  const text = bytes.toString("utf8");
  return ODD.test(text) || !Buffer.from(text).equals(bytes) ? [] : [[newObject, text]];
}

/**
 * A file may take the place of a folder, or a folder that of a file: then what was there is removed by an earlier request. New
 * files come before removals, because a tree in between must not be without files.
 */
function inOrder(entries: readonly ChangeEntry[]): readonly (readonly ChangeEntry[])[] {
  const [removed, added] = [true, false].map((isGone) =>
    entries.filter(({ newMode }) => (newMode === ABSENT) === isGone),
  );
  const gone = new Set(removed?.map(({ path }) => path));
  const emptied = new Set(removed?.flatMap(({ path }) => foldersOf(path)));
  const isInPlace = ({ path }: ChangeEntry) => emptied.has(path) || foldersOf(path).some((folder) => gone.has(folder));
  const free = (added ?? []).filter((entry) => !isInPlace(entry));
  return [[...free, ...(removed ?? [])], (added ?? []).filter(isInPlace)];
}

/** `a` and `a/b` of `a/b/c`. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

function told({ path, oldMode, newMode, newObject }: ChangeEntry, texts: ReadonlyMap<string, string>): TreeEntry {
  const mode = [newMode, oldMode].find(isMode) ?? "100644";
  const type = mode === SUBMODULE ? "commit" : "blob";
  if (newMode === ABSENT) return { path, mode, type, sha: null };
  const content = type === "blob" && newMode !== "120000" ? texts.get(newObject) : undefined;
  return content === undefined ? { path, mode, type, sha: newObject } : { path, mode, type, content };
}

function chunksOf(entries: readonly TreeEntry[]): readonly (readonly TreeEntry[])[] {
  const chunks: TreeEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = entry.path.length + ("content" in entry ? entry.content.length : 0);
    const last = chunks.at(-1);
    if (!last || last.length >= MOST_ENTRIES || size > room) {
      chunks.push([entry]);
      room = MOST_CHARACTERS - size;
    } else {
      last.push(entry);
      room -= size;
    }
  }
  return chunks;
}
