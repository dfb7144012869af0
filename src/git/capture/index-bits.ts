/**
 * Entries of an index that git takes for unchanged without a look: `assume-unchanged`, and `skip-worktree` of a sparse checkout. Our
 * index has those of the checkout from before the run. A tool cannot set them there, but it can change such a file.
 */
import type { Git } from "../../core/workspace/git/settings.ts";
import { nullSeparated, recordsOf } from "../byte-paths.ts";
import { without } from "./add-paths.ts";
import { isChanged } from "./readable-tree.ts";

/** The path is Latin-1. `isSkipped`: it need not be in the work tree. */
export type TrackedPath = Readonly<{ path: string; isSkipped: boolean }>;

type Place = Readonly<{ workspace: string; began: number; skipped: readonly string[] }>;

/** Clears the bits of files that were written since the run began, and resolves to all that the index has. */
export async function withoutBits(git: Git, { workspace, began, skipped }: Place): Promise<readonly TrackedPath[]> {
  const lines = recordsOf(await git.bytes(["ls-files", "-z", "-v", ...without(skipped)]));
  // `H path`; a small letter is `assume-unchanged`
  const all = lines.map((line) => ({ path: line.slice(2), tag: line.slice(0, 1) }));
  const written = all.filter(({ path, tag }) => tag !== "H" && isChanged(workspace, path, began));
  const names = nullSeparated(written.map(({ path }) => path));
  if (written.length > 0)
    for (const bit of ["--no-assume-unchanged", "--no-skip-worktree"])
      await git.raw(["update-index", "-z", bit, "--stdin"], names);
  const cleared = new Set(written.map(({ path }) => path));
  return all.map(({ path, tag }) => ({ path, isSkipped: tag.toUpperCase() === "S" && !cleared.has(path) }));
}
