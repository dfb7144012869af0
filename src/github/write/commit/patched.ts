/** Puts a patch of somebody else's onto the base, on objects alone: no file is written, and nothing of it is run. */
import type { Git } from "../../../core/workspace/git/settings.ts";
import { Fault, toFault } from "../../../lib/fault.ts";
import { type Change, filesBetween } from "../change.ts";

/** So much at once git may take, whatever a packed file claims to unfold to; and it takes that for each file in turn. */
export const ALLOCATION_LIMIT = { GIT_ALLOC_LIMIT: "256m" } as const;

/** `git` has an index of its own, which is overwritten. A "denied" Fault when the patch does not fit. */
export async function patchedChange(git: Git, base: string, patch: string): Promise<Change> {
  await git.raw(["read-tree", base]);
  try {
    await git.raw(["apply", "--cached", "--whitespace=nowarn", "--", patch]);
  } catch (cause) {
    throw new Fault("denied", `The patch does not fit the commit it is for. ${toFault(cause).message}`, {
      hint: "Let the agent plan again.",
      cause,
    });
  }
  const tree = (await git.raw(["write-tree"])).trim();
  return { tree, files: await filesBetween(git, base, tree), leftOut: [] };
}
