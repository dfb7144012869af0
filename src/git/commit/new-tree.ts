/** Finds what a server has to be told to make a tree by itself, from the tree of a commit that it has. */
import type { Git } from "../../core/workspace/git/settings.ts";
import { ABSENT, type ChangeEntry, entriesOf, readBlobs, SUBMODULE, sizesOf } from "../../policy/entries.ts";

/**
 * `tree` differs from `from`, the tree of one of the `parents`, in these entries. `contents` has, by their objects, those that
 * no parent is known to have.
 */
export type NewTree = Readonly<{
  tree: string;
  parents: readonly string[];
  from: string;
  entries: readonly ChangeEntry[];
  contents: ReadonlyMap<string, Buffer>;
}>;

type Commit = Pick<NewTree, "tree" | "parents">;

/** The difference that is known from the only parent, and known contents. */
type Known = Readonly<{ entries?: readonly ChangeEntry[] | undefined; blobs: ReadonlyMap<string, Buffer> }>;

/** From the parent that is nearest: a merge brings thousands of files of one parent. Undefined beyond `most` bytes. */
export async function newTree(
  git: Git,
  { tree, parents }: Commit,
  { entries, blobs }: Known,
  most: number,
): Promise<NewTree | undefined> {
  const differences = await Promise.all(
    parents.map(async (parent) => ({
      from: (await git.raw(["rev-parse", `${parent}^{tree}`])).trim(),
      entries: entries ?? (await entriesOf(git, parent, tree)),
    })),
  );
  const [nearest] = differences.toSorted((one, other) => one.entries.length - other.entries.length);
  if (!nearest) return undefined;
  const wanted = newObjects(differences.map((difference) => difference.entries));
  const contents = await contentsOf(git, wanted, blobs, most);
  return contents && { tree, parents, ...nearest, contents };
}

/**
 * Contents that no parent has at the same path, nor had at one that differs. The server may have one of them all the same, which
 * does no harm.
 */
function newObjects(differences: readonly (readonly ChangeEntry[])[]): readonly string[] {
  const old = new Set(differences.flat().map(({ oldObject }) => oldObject));
  const paths = differences.map((entries) => new Set(entries.map(({ quoted }) => quoted)));
  const isNew = ({ quoted, newMode, newObject }: ChangeEntry) =>
    newMode !== ABSENT && newMode !== SUBMODULE && !old.has(newObject) && paths.every((some) => some.has(quoted));
  return [...new Set((differences[0] ?? []).filter(isNew).map(({ newObject }) => newObject))];
}

async function contentsOf(
  git: Git,
  objects: readonly string[],
  known: ReadonlyMap<string, Buffer>,
  most: number,
): Promise<ReadonlyMap<string, Buffer> | undefined> {
  const unread = objects.filter((object) => !known.has(object));
  const sizes = await sizesOf(git, unread);
  const total = objects.reduce((sum, object) => sum + (known.get(object)?.length ?? sizes.get(object) ?? 0), 0);
  if (total > most) return undefined;
  const read = await readBlobs(git, unread);
  return new Map(
    objects.flatMap((object) => [[object, known.get(object) ?? read.get(object) ?? Buffer.alloc(0)] as const]),
  );
}
