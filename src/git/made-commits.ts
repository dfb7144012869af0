/** Finds the commits that a run has made by their objects: with logs turned off, no ref and no log need name them. */
import type { Git } from "../core/workspace/git/settings.ts";
import { listUntrusted, lookAtUntrusted } from "../core/workspace/untrusted-files.ts";
import type { WorkRef } from "./checkout-refs.ts";

/** More objects are not looked at. */
const MOST_OBJECTS = 20_000;
const MOST_ENTRIES = 100_000;

/** In bytes, of a list of commits. */
const LONGEST_LIST = 16 * 1024 * 1024;

/** The ids of objects in files of their own that were written since then, in milliseconds. */
export function newObjects(workspace: string, began: number): ReadonlySet<string> {
  const folders = listUntrusted(workspace, ".git/objects", 1000);
  const found = new Set<string>();
  if (folders.status !== "read") return found;
  for (const { name } of folders.entries.filter((entry) => /^[0-9a-f]{2}$/.test(entry.name))) {
    const files = listUntrusted(workspace, `.git/objects/${name}`, MOST_ENTRIES);
    for (const file of files.status === "read" ? files.entries : []) {
      if (found.size >= MOST_OBJECTS) return found;
      const id = `${name}${file.name}`;
      const isNew = (lookAtUntrusted(workspace, `.git/objects/${name}/${file.name}`)?.ctimeMs ?? 0) >= began;
      if (isNew && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id)) found.add(id);
    }
  }
  return found;
}

type Commit = Readonly<{ id: string; madeMs: number; parents: readonly string[]; subject: string }>;

/** Object → the commit that it is, or that it leads to if it is a tag; without the other objects. */
async function commitsIn(look: Git, objects: readonly string[]): Promise<ReadonlyMap<string, Commit>> {
  const facts = await checked(look, objects);
  const tags = facts.filter(({ kind }) => kind === "tag").map(({ object }) => object);
  const peeled = await checked(
    look,
    tags.map((tag) => `${tag}^{commit}`),
  );
  const ids = new Map(facts.filter(({ kind }) => kind === "commit").map(({ object, id }) => [object, id]));
  for (const [at, tag] of tags.entries()) if (peeled[at]?.kind === "commit") ids.set(tag, peeled[at].id);
  const commits = await logOf(look, [...new Set(ids.values())]);
  return new Map(
    [...ids].flatMap(([object, id]) => {
      const found = commits.get(id);
      return found === undefined ? [] : [[object, found] as const];
    }),
  );
}

type Checked = Readonly<{ object: string; id: string; kind: string }>;

async function checked(look: Git, objects: readonly string[]): Promise<readonly Checked[]> {
  if (objects.length === 0) return [];
  const names = objects.map((id) => `${id}\n`).join("");
  const lines = (await look.bytes(["cat-file", "--batch-check"], names, LONGEST_LIST)).toString().split("\n");
  return objects.map((object, at) => {
    const [id = "", kind = ""] = (lines[at] ?? "").split(" ");
    return { object, id, kind };
  });
}

async function logOf(look: Git, ids: readonly string[]): Promise<ReadonlyMap<string, Commit>> {
  if (ids.length === 0) return new Map();
  const log = ["log", "--stdin", "--no-walk=unsorted", "--no-show-signature", "--format=%H%x09%ct%x09%P%x09%s"];
  const lines = (await look.bytes(log, ids.map((id) => `${id}\n`).join(""), LONGEST_LIST)).toString().split("\n");
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [id = "", seconds = "", parents = "", ...subject] = line.split("\t");
      const madeMs = (Number(seconds) + 1) * 1000; // it may have been made at the end of this second
      return [id, { id, madeMs, parents: parents.split(" ").filter(Boolean), subject: subject.join("\t") }];
    }),
  );
}

/** Commits that git makes for a stash: the stash says whether they are work, and one that is dropped is none. */
function isOfStash({ subject, parents }: Commit): boolean {
  return parents.length > 1 ? /^(?:WIP on|On) /.test(subject) : /^(?:index on|untracked files on) /.test(subject);
}

type Making = Readonly<{ marks: readonly WorkRef[]; objects: ReadonlySet<string>; began: number }>;

/**
 * `refs` are those marks that lead to a commit of this run, and `dropped` its newest commits, wherever they are. `others` are commits
 * that were fetched.
 */
type Made = Readonly<{ refs: readonly WorkRef[]; dropped: readonly WorkRef[]; others: readonly string[] }>;

/** Rejects where the objects cannot be read. */
export async function madeCommits(look: Git, { marks, objects, began }: Making): Promise<Made> {
  const commits = await commitsIn(look, [...new Set([...objects, ...marks.map(({ commit }) => commit)])]);
  const isMade = (one: Commit | undefined) => one !== undefined && (one.madeMs >= began || objects.has(one.id));
  const known = marks.flatMap((mark) => {
    const found = commits.get(mark.commit);
    return found === undefined ? [] : [{ ...mark, commit: found.id, isOurs: isMade(found) }];
  });
  const loose = [...objects].flatMap((id) => commits.get(id) ?? []).filter((one) => !isOfStash(one));
  const parents = new Set(loose.flatMap((one) => one.parents));
  const newest = [...new Set(loose.map(({ id }) => id))].filter((id) => !parents.has(id));
  return {
    refs: known.filter(({ isOurs }) => isOurs).map(({ kind, name, commit }) => ({ kind, name, commit })),
    dropped: newest.map((commit) => ({ kind: "a dropped commit", name: commit.slice(0, 7), commit })),
    others: known.filter(({ isOurs }) => !isOurs).map(({ commit }) => commit),
  };
}
