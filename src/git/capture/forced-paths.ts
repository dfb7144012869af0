/**
 * Finds files that a run has put into the index of the checkout although git ignores them, as `git add --force` does. That is a
 * decision, so they are work; a build only writes such files.
 */
import { lookAtUntrusted } from "../../core/workspace/untrusted-files.ts";
import { type Change, latinOf } from "../../policy/entries.ts";
import type { CheckoutOnBase } from "../checkout-objects.ts";
import { addedIn, indexesIn } from "../staged-entries.ts";
import { CountedPaths } from "./counted-paths.ts";
import { isChanged } from "./readable-tree.ts";

/** Paths as Latin-1. `older` were there before the run, which has not made them: one may be a secret of an earlier step. */
export type Forced = Readonly<{ fresh: CountedPaths; older: readonly string[] }>;

const MOST_OLDER = 1000;

/** `captured` is what there is without them. `began` is when the run did, in milliseconds. Undefined where there is none. Never rejects. */
export async function forcedIn(place: CheckoutOnBase, captured: Change, began: number): Promise<Forced | undefined> {
  const { workspace } = place;
  const [index] = indexesIn(place);
  if (index !== OWN || captured.tooMany) return undefined;
  const seen = new Set([...captured.files, ...captured.leftOut].map(({ path }) => path));
  const fresh = new CountedPaths();
  const older: string[] = [];
  await addedIn(index, place, ({ path, quoted }) => {
    const latin = latinOf(quoted);
    const found = seen.has(path) ? undefined : lookAtUntrusted(workspace, Buffer.from(latin, "latin1"));
    if (!found || found.isDirectory()) return true;
    if (isChanged(workspace, latin, began)) fresh.add(latin);
    else if (older.length < MOST_OLDER) older.push(latin);
    return true;
  }).catch(() => undefined);
  return fresh.count + older.length === 0 ? undefined : { fresh, older };
}

/** The other indexes are of linked work trees, whose paths are others. */
const OWN = ".git/index";
