/** What of the work of a run is on no branch when it ends, so that the next run can begin with it. */
import { isUtf8 } from "node:buffer";
import type { LeakScanner } from "./leak/scanner.ts";
import { isLost } from "./policy/codes.ts";
import type { Reviewed } from "./policy/review.ts";
import type { Publisher } from "./publisher.ts";

/**
 * `patch` is for `git apply` on what was published; `lost` is what it does not have, also of earlier runs. `aside` is a
 * patch that is only read: what runs left on branches and in stashes.
 */
export type UnpublishedWork = Readonly<{
  patch: Buffer | undefined;
  lost: readonly Lost[];
  aside?: Buffer | undefined;
}>;

/** A file or folder whose work was not kept. `was`: git's id of what was published there, "" for nothing. */
export type Lost = Readonly<{ path: string; was: string }>;

/** Bytes: it is kept beside the conversation, and sent with it. */
const LARGEST = 4 * 1024 * 1024;

/** `before`: what earlier runs left. */
type Ending = Readonly<{ isPublished: boolean; leaks: LeakScanner; before?: UnpublishedWork | undefined }>;

/**
 * `left` is undefined when all of the work is on a branch, or there is none. What earlier runs did not keep stays named
 * until something else is at its path. `tree` is what the next run begins with: what is published, with what is kept.
 */
export async function unpublishedWorkOf(
  publisher: Pick<Publisher, "base" | "diff" | "idsAt" | "treeOf">,
  { change, withheld, wholeTree }: Reviewed,
  { isPublished, leaks, before }: Ending,
): Promise<Readonly<{ left: UnpublishedWork | undefined; tree: string }>> {
  const published = isPublished ? change.tree : publisher.base;
  const isNothing = change.files.length === 0 && wholeTree === change.tree;
  const bytes = isNothing ? Buffer.alloc(0) : await publisher.diff({ tree: wholeTree }, published);
  const whole = bytes.length > 0 && (await isKeepable(bytes, leaks)) ? bytes : undefined;
  const { aside: fresh } = change;
  const old = before?.aside;
  const room = LARGEST - (whole?.length ?? 0);
  const isFreshKept = fresh !== undefined && fresh.patch.length <= room && (await isKeepable(fresh.patch, leaks));
  const isOldKept = old !== undefined && old.length <= room - (isFreshKept ? fresh.patch.length : 0);
  const asides = [...(isOldKept ? [old] : []), ...(isFreshKept ? [fresh.patch] : [])];
  const aside = asides.length === 0 ? undefined : Buffer.concat(asides);
  const isNoneKept = bytes.length > 0 && whole === undefined;
  const gone = [
    // What git ignores is in no tree, so it would be called missing for ever.
    ...withheld.filter(({ code }) => code !== "DKH-118" && (isNoneKept || isLost(code))),
    ...(isNoneKept && !isPublished ? change.files : []),
    ...(fresh && !isFreshKept ? fresh.paths.map((path) => ({ path })) : []),
    ...(old && !isOldKept ? [{ path: EARLIER }] : []),
  ];
  const paths = [...new Set(gone.map(({ path }) => path || WHOLE))].slice(0, MOST_LOST);
  const earlier = (before?.lost ?? []).filter(({ path }) => path !== WHOLE && !paths.includes(path));
  const ids = await publisher.idsAt(published, paths);
  const now = await publisher.idsAt(
    whole ? wholeTree : published,
    earlier.map(({ path }) => path),
  );
  const still = earlier.filter(({ path, was }) => (now.get(path) ?? "") === was);
  const lost = [...paths.map((path) => ({ path, was: ids.get(path) ?? "" })), ...still].slice(0, MOST_LOST);
  const tree = isNoneKept ? await publisher.treeOf(published) : wholeTree;
  const isLeft = whole !== undefined || lost.length > 0 || aside !== undefined;
  return { left: isLeft ? { patch: whole, lost, ...(aside && { aside }) } : undefined, tree };
}

const WHOLE = "the change as a whole";
const EARLIER = "what earlier runs left on branches and in stashes";
const MOST_LOST = 1000;

/** Where the state would hide a part of it, it would not apply any more. */
async function isKeepable(patch: Buffer, leaks: LeakScanner): Promise<boolean> {
  return patch.length <= LARGEST && (!isUtf8(patch) || (await leaks.scanLong(patch.toString())).length === 0);
}
