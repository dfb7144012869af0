/** What of the work of a run is on no branch when it ends, so that the next run can begin with it. */
import { isUtf8 } from "node:buffer";
import type { LeakScanner } from "./leak/scanner.ts";
import type { Code } from "./policy/codes.ts";
import type { Reviewed } from "./policy/review.ts";
import type { Publisher } from "./publisher.ts";

/** `patch` is for `git apply` on what was published; `lost` are files that it does not have. */
export type LeftOver = Readonly<{ patch: Buffer | undefined; lost: readonly string[] }>;

/** Bytes: it is kept beside the conversation, and sent with it. */
const LARGEST = 4 * 1024 * 1024;

/** What holds secrets, and what is too large. */
const NOT_KEPT: readonly Code[] = ["DKH-106", "DKH-201", "DKH-202"];

type Ending = Readonly<{ isPublished: boolean; leaks: LeakScanner }>;

/** Undefined when all of the work is on a branch, or there is none. */
export async function leftOver(
  { base, diff }: Pick<Publisher, "base" | "diff">,
  { change, withheld, wholeTree }: Reviewed,
  { isPublished, leaks }: Ending,
): Promise<LeftOver | undefined> {
  const lost = [
    ...withheld.filter(({ code }) => NOT_KEPT.includes(code)),
    ...change.leftOut.filter(({ isKept }) => !isKept),
  ].map(nameOf);
  const patch = await diff({ tree: wholeTree }, isPublished ? change.tree : base);
  if (patch.length === 0) return lost.length === 0 ? undefined : { patch: undefined, lost };
  if (isKeepable(patch, leaks)) return { patch, lost };
  const files = isPublished ? [] : change.files.map(nameOf);
  return { patch: undefined, lost: [...withheld.map(nameOf), ...files] };
}

function nameOf({ path }: Readonly<{ path: string }>): string {
  return path || "the change as a whole";
}

/** Where the state would hide a part of it, it would not apply any more. */
function isKeepable(patch: Buffer, leaks: LeakScanner): boolean {
  return patch.length <= LARGEST && (!isUtf8(patch) || leaks.scan(patch.toString()).length === 0);
}
