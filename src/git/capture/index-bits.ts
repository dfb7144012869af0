/**
 * Entries of an index that git takes for unchanged without a look: `assume-unchanged`, and `skip-worktree` of a sparse checkout. Our
 * index has those of the checkout from before the run. A tool cannot set them there, but it can change such a file.
 */
import type { Git } from "../../core/workspace/git/settings.ts";
import { nullSeparated } from "../byte-paths.ts";
import { without } from "./add-paths.ts";
import { isChanged } from "./readable-tree.ts";

/** The path is Latin-1. `isSkipped`: it need not be in the work tree. */
export type TrackedPath = Readonly<{ path: string; isSkipped: boolean }>;

type Place = Readonly<{ workspace: string; began: number; skipped: readonly string[] }>;

/** Clears the bits of files that were written since the run began. `see` is told of all that the index has. */
export async function clearBits(
  git: Git,
  { workspace, began, skipped }: Place,
  see: (tracked: TrackedPath) => void = () => undefined,
): Promise<void> {
  const written: string[] = [];
  // `H path`; a small letter is `assume-unchanged`
  await git.records(["ls-files", "-z", "-v", ...without(skipped)], (line) => {
    const [path, tag] = [line.slice(2), line.slice(0, 1)];
    const isCleared = tag !== "H" && isChanged(workspace, path, began);
    if (isCleared) written.push(path);
    see({ path, isSkipped: tag.toUpperCase() === "S" && !isCleared });
  });
  if (written.length === 0) return;
  const names = nullSeparated(written);
  for (const bit of ["--no-assume-unchanged", "--no-skip-worktree"])
    await git.raw(["update-index", "-z", bit, "--stdin"], names);
}
