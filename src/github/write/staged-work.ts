/**
 * Finds files that a run staged and that are in no work tree any more, in the index of the checkout or of a linked work
 * tree.
 */
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { git } from "../../core/workspace/git.ts";
import { type Aside, type Change, DIFF } from "./change.ts";
import { type LookPlace, openLook, readCheckoutRefs } from "./checkout-refs.ts";
import { MOST_BYTES, MOST_FILES, statOrUndefined } from "./left-out.ts";
import type { Withheld } from "./policy/codes.ts";
import { type ChangeEntry, entriesIn, entriesOf, isApart, SUBMODULE, sizesOf, treeWith } from "./policy/entries.ts";
import { isOlder } from "./private-repository.ts";

type CheckoutOnBase = LookPlace & Readonly<{ base: string; apart?: string | undefined }>;

const LARGEST_INDEX = 64 * 1024 * 1024;

/**
 * The change with these files named in `leftOut`, and in the patch `aside`. What has another name by now is none of
 * them.
 */
export async function withStaged(place: CheckoutOnBase, change: Change): Promise<Change> {
  const indexes = indexesIn(place);
  if (indexes.length === 0) return change;
  const known = await knownIn(place, change);
  const found = new Map<string, ChangeEntry>();
  for (const index of indexes) {
    for (const entry of await addedIn(index, place)) if (!known(entry)) found.set(entry.path, entry);
  }
  if (found.size === 0) return change;
  // What was committed and then removed was removed on purpose.
  for (const { path } of await committedIn(place)) found.delete(path);
  if (found.size === 0) return change;
  const entries = [...found.values()];
  const aside = await patchOf(entries, place, change.aside).catch(() => undefined);
  const leftOut = entries.map(
    ({ path }): Withheld => ({ path, code: aside ? "DKH-119" : "DKH-114", detail: aside ? "" : "it was staged" }),
  );
  return { ...change, leftOut: [...change.leftOut, ...leftOut], aside: aside ?? change.aside };
}

/** Those that were written since the private repository was made. */
function indexesIn({ workspace, gitDir }: CheckoutOnBase): string[] {
  const own = join(workspace, ".git");
  const linked = join(own, "worktrees");
  const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder(own)) return [];
  const trees = isFolder(linked) ? readdirSync(linked).map((name) => join(linked, name)) : [];
  return [own, ...trees.filter(isFolder)]
    .map((folder) => join(folder, "index"))
    .filter((path) => {
      const found = lstatSync(path, { throwIfNoEntry: false });
      return found?.isFile() && found.size <= LARGEST_INDEX && !isOlder(path, join(gitDir, "HEAD"));
    });
}

/** What an index has and the base has not; nothing where git cannot read it. */
async function addedIn(
  index: string,
  { gitDir, environment, base, apart }: CheckoutOnBase,
): Promise<readonly ChangeEntry[]> {
  const own = git({ folder: gitDir, environment: { ...environment, GIT_INDEX_FILE: index } });
  const diff = ["diff-index", "--cached", "--raw", "--no-renames", "--no-abbrev", "--diff-filter=A", base];
  return entriesIn(await own.raw(diff).catch(() => "")).filter((entry) => !isApart(entry, apart));
}

async function committedIn(place: CheckoutOnBase): Promise<readonly ChangeEntry[]> {
  const head = readCheckoutRefs(place.workspace)?.head;
  if (head === undefined || head === place.base) return [];
  return openLook(place)
    .then((objects) => entriesOf(objects, place.base, head))
    .catch(() => []);
}

async function knownIn({ gitDir, environment, workspace, base }: CheckoutOnBase, change: Change) {
  const own = git({ folder: gitDir, environment });
  const written = await entriesOf(own, base, change.wholeTree ?? change.tree);
  const objects = new Set(written.map(({ newObject }) => newObject));
  const aside = new Set(change.aside?.paths);
  return ({ path, newMode, newObject }: ChangeEntry) =>
    newMode === SUBMODULE ||
    objects.has(newObject) ||
    aside.has(path) ||
    statOrUndefined(workspace, Buffer.from(path).toString("latin1")) !== undefined;
}

/** Rejects where it is too much, or cannot be read. */
async function patchOf(
  entries: readonly ChangeEntry[],
  place: CheckoutOnBase,
  before: Aside | undefined,
): Promise<Aside> {
  const objects = await openLook(place);
  const sizes = await sizesOf(
    objects,
    entries.map(({ newObject }) => newObject),
  );
  const size = [...sizes.values()].reduce((sum, one) => sum + one, 0);
  if (entries.length > MOST_FILES || size > MOST_BYTES) throw new Error("It is too much to be kept.");
  const tree = await treeWith(objects, place.base, entries, "new");
  const patch = await objects.bytes([...DIFF, place.base, tree]);
  const paths = entries.map(({ path }) => path);
  return {
    paths: [...(before?.paths ?? []), ...paths],
    patch: Buffer.concat([before?.patch ?? Buffer.alloc(0), patch]),
  };
}
