/**
 * Finds files that a run staged and that are in no work tree any more, in the index of the checkout or of a linked work
 * tree.
 */
import { git } from "../core/workspace/git.ts";
import { lookAtUntrusted } from "../core/workspace/untrusted-files.ts";
import { count } from "../lib/text.ts";
import type { Withheld } from "../policy/codes.ts";
import type { Aside, Change } from "../policy/entries.ts";
import { type ChangeEntry, DIFF, entriesOf, SUBMODULE, sizesOf, treeWith } from "../policy/entries.ts";
import { type CheckoutOnBase, openLook } from "./checkout-objects.ts";
import { readCheckoutRefs } from "./checkout-refs.ts";
import { MOST_BYTES, MOST_FILES } from "./left-out.ts";
import { listed } from "./missing-work.ts";
import { addedIn, indexesIn } from "./staged-entries.ts";

/** So many files are named one by one. */
const MOST_NAMED = 1000;

/**
 * The change with these files named in `leftOut`, and in the patch `aside`. A file that has another name now is not one
 * of them. Never rejects: what cannot be read is named.
 */
export async function withStaged(place: CheckoutOnBase, change: Change): Promise<Change> {
  const indexes = indexesIn(place);
  if (indexes.length === 0) return change;
  const { entries, unread } = await stagedIn(indexes, place, change).catch(() => ({ entries: [], unread: indexes }));
  const aside = entries.length === 0 ? undefined : await patchOf(entries, place, change.aside).catch(() => undefined);
  const named = entries.slice(0, MOST_NAMED).map(({ path }): Withheld => {
    return aside ? { path, code: "DKH-119", detail: "" } : { path, code: "DKH-114", detail: "it was staged" };
  });
  const more = entries.slice(MOST_NAMED, MOST_NAMED + 1).map(({ path }): Withheld => {
    const others = count(entries.length - MOST_NAMED, "file");
    return { path, code: aside ? "DKH-119" : "DKH-114", detail: `it is one of ${others} more that were staged` };
  });
  const lost = unread.map((path): Withheld => ({ path, code: "DKH-114", detail: "it cannot be read" }));
  return { ...change, leftOut: [...change.leftOut, ...named, ...more, ...lost], aside: aside ?? change.aside };
}

type Staged = Readonly<{ entries: readonly ChangeEntry[]; unread: readonly string[] }>;

async function stagedIn(indexes: readonly string[], place: CheckoutOnBase, change: Change): Promise<Staged> {
  const known = await knownIn(place, change);
  const found = new Map<string, ChangeEntry>();
  const unread: string[] = [];
  for (const index of indexes) {
    const added = await addedIn(index, place, known);
    if (!added) unread.push(index);
    for (const entry of added ?? []) found.set(entry.path, entry);
  }
  // A file that was committed and then removed was removed on purpose.
  if (found.size > 0) for (const { path } of await committedIn(place)) found.delete(path);
  return { entries: [...found.values()], unread };
}

async function committedIn(place: CheckoutOnBase): Promise<readonly ChangeEntry[]> {
  const head = readCheckoutRefs(place.workspace)?.head;
  if (head === undefined || head === place.base) return [];
  return openLook(place)
    .then((objects) => listed(objects, place.base, head))
    .catch(() => []);
}

async function knownIn({ gitDir, environment, workspace, base, signal }: CheckoutOnBase, change: Change) {
  const own = git({ folder: gitDir, environment, ...(signal && { signal }) });
  const written = await entriesOf(own, base, change.wholeTree ?? change.tree);
  const objects = new Set(written.map(({ newObject }) => newObject));
  const aside = new Set(change.aside?.paths);
  return ({ path, newMode, newObject }: ChangeEntry) =>
    newMode === SUBMODULE ||
    objects.has(newObject) ||
    aside.has(path) ||
    lookAtUntrusted(workspace, path) !== undefined;
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
