/**
 * Reads what the refs of the checkout name, before the tools begin and after they have ended. Refs are read as plain files: git
 * would follow the settings of a repository that tools can write. Nothing here throws, waits or follows a link, and what is read
 * is limited.
 */
import type { Dirent } from "node:fs";
import { listUntrusted, lookAtUntrusted, readUntrusted } from "../core/workspace/untrusted-files.ts";
import { COMMIT, logEntries, type Moves, movesIn } from "./ref-logs.ts";

/** The places where work can be that is not in the work tree. `kind` is for people. */
export type WorkRef = Readonly<{
  kind:
    | "a branch"
    | "a stash"
    | "a linked work tree"
    | "a commit on no branch"
    | "a tag"
    | "a ref"
    | "a dropped commit";
  name: string;
  commit: string;
}>;

/**
 * `refs` are all places with work, and `dropped` commits of the logs and of files such as ORIG_HEAD that may be on no ref any more.
 * `marks` are tags and refs of other kinds, which may have been fetched; they may lead to a tag. `others` are commits that are no
 * work of a run, and `replaced` those that it put others in the place of.
 */
export type CheckoutRefs = Readonly<{
  head: string | undefined;
  refs: readonly WorkRef[];
  dropped: readonly WorkRef[];
  marks: readonly WorkRef[];
  others: ReadonlySet<string>;
  replaced: ReadonlySet<string>;
  /** All commits that HEAD or a branch was ever at. */
  past: ReadonlySet<string>;
  /** Files and folders of `.git` that are there and could not be read, or not to their end. */
  unread: readonly string[];
}>;

/** The limits of one file, and of all of them, in bytes. */
const LARGEST = 8 * 1024 * 1024;
const MOST_BYTES = 32 * 1024 * 1024;

/** Files and folders that are opened, and entries of these folders. */
const MOST_LOOKS = 20_000;
const MOST_ENTRIES = 40_000;
const MOST_TREES = 1000;

/** The limit of a path below `.git`, in characters. Git makes none that is as long. */
const LONGEST = 1024;

/** Undefined where there is no `.git`, or where it was no folder to begin with: a linked work tree keeps its refs elsewhere. */
export function readCheckoutRefs(workspace: string): CheckoutRefs | undefined {
  if (!lookAtUntrusted(workspace, ".git")) return undefined;
  const found = listUntrusted(workspace, ".git", 1);
  if (found.status === "read") return refsIn(openReader(workspace));
  const none = new Set<string>();
  const unread = found.status === "missing" ? [] : [".git"];
  return {
    ...{ head: undefined, refs: [], dropped: [], marks: [] },
    ...{ others: none, replaced: none, past: none },
    unread,
  };
}

/** Every commit that is named somewhere. */
export function allCommits({ head, refs, marks, others, replaced, past }: CheckoutRefs): string[] {
  const commits = [...refs, ...marks].map(({ commit }) => commit);
  return [...new Set([...(head === undefined ? [] : [head]), ...commits, ...others, ...replaced, ...past])];
}

/** Paths are relative to `.git`. */
type Reader = Readonly<{
  text(path: string): string | undefined;
  /** In the order of their names. */
  list(path: string): readonly Dirent[];
  isThere(path: string): boolean;
  unread: Set<string>;
}>;

function openReader(workspace: string): Reader {
  const unread = new Set<string>();
  let [looks, entries, bytes] = [MOST_LOOKS, MOST_ENTRIES, MOST_BYTES];
  const note = (path: string) => unread.add(`.git/${path.split("/").slice(0, 3).join("/").slice(0, 100)}`);
  /** Nothing can be in a pipe, nor in what is a folder in place of a file. */
  const isHidden = (why: string) => !["special", "folder", "file"].includes(why);
  const isPast = (path: string) => {
    looks -= 1;
    if (looks >= 0 && path.length <= LONGEST) return false;
    note(looks < 0 ? (path.split("/")[0] ?? "") : path);
    return true;
  };
  return {
    unread,
    isThere: (path) => lookAtUntrusted(workspace, `.git/${path}`) !== undefined,
    text(path) {
      if (isPast(path)) return undefined;
      const found = readUntrusted(workspace, `.git/${path}`, Math.min(LARGEST, bytes));
      // If a name is not text, only a part of it is known here.
      if (found.status === "refused" ? isHidden(found.why) : path.includes("\ufffd")) note(path);
      if (found.status !== "read") return undefined;
      bytes -= found.bytes.length;
      return found.bytes.toString("utf8");
    },
    list(path) {
      if (isPast(path)) return [];
      const found = listUntrusted(workspace, `.git/${path}`, entries);
      if (found.status === "refused" ? isHidden(found.why) : found.status === "read" && found.isCut) note(path);
      if (found.status !== "read") return [];
      entries -= found.entries.length;
      return found.entries.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    },
  };
}

/** Remote branches and tags come last: they may be so many that they are not read to their end. */
function refsIn(reader: Reader): CheckoutRefs {
  const said = reader.text("HEAD")?.trim() ?? "";
  const own = [...packedRefs(reader), ...looseRefs(reader, ["heads", "stash"])];
  const trees = linkedTrees(reader);
  const moves = movesOf(reader, trees);
  const { fetched, passing } = passingIn(reader, ["", ...trees.map(({ folder }) => `${folder}/`)]);
  const tops = reader.list("refs").map(({ name }) => name);
  const rest = tops.filter((name) => !["heads", "stash", "remotes", "tags"].includes(name));
  const all = new Map([...own, ...looseRefs(reader, ["remotes", ...rest, "tags"])]);
  const under = (prefix: string) => [...all].filter(([name]) => name.startsWith(prefix));
  const commitsUnder = (prefix: string) => under(prefix).map(([, commit]) => commit);
  const branches = under("refs/heads/").map(([name, commit]) => ({ name: name.slice("refs/heads/".length), commit }));
  const short = (commit: string) => ({ name: commit.slice(0, 7), commit });
  if (reader.isThere("reftable")) reader.unread.add(".git/reftable");
  return {
    head: COMMIT.test(said) ? said : all.get(said.replace(/^ref: /, "")),
    refs: [
      ...branches.map((ref) => ({ kind: "a branch" as const, ...ref })),
      ...trees.flatMap(({ name, commit }) => (commit ? [{ kind: "a linked work tree" as const, name, commit }] : [])),
      ...stashes(reader, all.get("refs/stash")),
      ...autostashes(reader),
      ...[...moves.left].map((commit) => ({ kind: "a commit on no branch" as const, ...short(commit) })),
    ],
    dropped: [...moves.dropped, ...passing].map((commit) => ({ kind: "a dropped commit" as const, ...short(commit) })),
    marks: marksIn(all),
    others: new Set([...commitsUnder("refs/remotes/"), ...fetched]),
    replaced: moves.replaced,
    past: moves.seen,
    unread: [...reader.unread],
  };
}

/** A line is `commit name`; one that begins with `^` says what a tag leads to. */
function packedRefs(reader: Reader): [string, string][] {
  return (reader.text("packed-refs") ?? "").split("\n").flatMap((line): [string, string][] => {
    const [commit = "", name] = line.split(" ");
    return name !== undefined && COMMIT.test(commit) ? [[name, commit]] : [];
  });
}

function looseRefs(reader: Reader, tops: readonly string[]): [string, string][] {
  const there = new Map(reader.list("refs").map((entry) => [entry.name, entry]));
  const found: [string, string][] = [];
  for (const name of tops) {
    const top = `refs/${name}`;
    const entry = there.get(name);
    for (const path of entry?.isFile() ? [top] : entry ? filesUnder(reader, top) : []) {
      const commit = reader.text(path)?.trim() ?? "";
      if (COMMIT.test(commit)) found.push([path, commit]);
    }
  }
  return found;
}

function movesOf(reader: Reader, trees: readonly LinkedTree[]): Moves {
  const own = reader.list("logs").length === 0 ? [] : ["logs/HEAD", ...filesUnder(reader, "logs/refs/heads")];
  const [head, ...branches] = own.map((path) => reader.text(path) ?? "");
  const linked = trees.map(({ folder }) => reader.text(`${folder}/logs/HEAD`) ?? "");
  return movesIn([...(head === undefined ? [] : [head]), ...linked], branches);
}

function* filesUnder(reader: Reader, top: string): Generator<string> {
  const folders = [top];
  for (const folder of folders) {
    for (const entry of reader.list(folder)) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(path);
      if (entry.isFile()) yield path;
    }
  }
}

/** `commit` is the one that it is detached at. */
type LinkedTree = Readonly<{ folder: string; name: string; commit: string | undefined }>;

function linkedTrees(reader: Reader): LinkedTree[] {
  const folders = reader.list("worktrees").filter((entry) => entry.isDirectory());
  if (folders.length > MOST_TREES) reader.unread.add(".git/worktrees");
  return folders.slice(0, MOST_TREES).map(({ name }) => {
    const folder = `worktrees/${name}`;
    const commit = reader.text(`${folder}/HEAD`)?.trim() ?? "";
    return { folder, name, commit: COMMIT.test(commit) ? commit : undefined };
  });
}

/** Branches, remote branches and stashes are none, nor is the backup that `git filter-branch` makes. */
const NO_MARK = /^refs\/(?:heads|remotes|stash|original)(?:\/|$)/;
const TAGS = "refs/tags/";

function marksIn(all: ReadonlyMap<string, string>): WorkRef[] {
  return [...all].flatMap(([ref, commit]): WorkRef[] => {
    if (NO_MARK.test(ref)) return [];
    return [
      ref.startsWith(TAGS)
        ? { kind: "a tag", name: ref.slice(TAGS.length), commit }
        : { kind: "a ref", name: ref, commit },
    ];
  });
}

/** Files of a repository that name commits while git is at something, or for a way back from it. */
const PASSING = ["ORIG_HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "BISECT_HEAD"];

/** `fetched` are commits from another machine. `folders` end in a slash. */
function passingIn(reader: Reader, folders: readonly string[]) {
  const [fetched, passing]: [string[], string[]] = [[], []];
  for (const folder of folders) {
    const there = new Set(reader.list(folder.slice(0, -1)).map(({ name }) => name));
    for (const name of PASSING.filter((one) => there.has(one)))
      passing.push(...(reader.text(`${folder}${name}`) ?? "").split("\n").filter((line) => COMMIT.test(line)));
    const lines = there.has("FETCH_HEAD") ? (reader.text(`${folder}FETCH_HEAD`) ?? "").split("\n") : [];
    for (const line of lines) {
      const [commit = ""] = line.split("\t", 1);
      // `commit TAB not-for-merge TAB branch 'main' of https://…`
      if (COMMIT.test(commit))
        (/ of (?:[a-z+]+:\/\/|\S+@\S+:)|^[^\t]*\t[^\t]*\t[a-z+]+:\/\//.test(line) ? fetched : passing).push(commit);
    }
  }
  return { fetched, passing };
}

/** Work that git put aside while it rebases or merges. */
function autostashes(reader: Reader): WorkRef[] {
  return ["rebase-merge/autostash", "rebase-apply/autostash", "MERGE_AUTOSTASH"].flatMap((path): WorkRef[] => {
    const commit = reader.isThere(path) ? (reader.text(path)?.trim() ?? "") : "";
    return COMMIT.test(commit) ? [{ kind: "a stash", name: "autostash", commit }] : [];
  });
}

/** The last one first: dropping one takes its line out of the log. */
function stashes(reader: Reader, last: string | undefined): WorkRef[] {
  if (last === undefined) return [];
  const older = logEntries(reader.text("logs/refs/stash") ?? "").map(({ to }) => to);
  const commits = [...new Set([last, ...older.toReversed()])];
  return commits.map((commit, index) => ({ kind: "a stash", name: `stash@{${index}}`, commit }));
}
