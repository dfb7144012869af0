/** Finds the repository of a folder in the workspace without running git, which would read its settings. */
import { lstat, readFile, realpath } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Mistake } from "../../../lib/fault.ts";
import { isAbsence, type Roots, safePath } from "../safe-path.ts";

/** `root` is the top of the work tree, `gitDir` has its HEAD and index, `commonDir` its refs and objects. */
export type Repository = Readonly<{ root: string; gitDir: string; commonDir: string }>;

/** The nearest repository at or above `folder` (a real path) within the workspace; undefined if there is none. */
export async function repositoryOf(roots: Roots, folder: string): Promise<Repository | undefined> {
  const top = await realpath(roots[0]);
  for (let root = folder; ; root = dirname(root)) {
    const found = await repositoryAt(roots, root);
    if (found || root === top || root === dirname(root)) return found;
  }
}

/** The repository with the work tree `root`. Throws a `Mistake` if its `.git` leads out of the workspace. */
export async function repositoryAt(roots: Roots, root: string): Promise<Repository | undefined> {
  const gitDir = await gitDirAt(roots, root);
  if (gitDir === undefined) return undefined;
  const common = await firstLine(join(gitDir, "commondir"));
  const commonDir = common === undefined ? gitDir : await realpath(resolve(gitDir, common));
  if (!(await isLinkedWorktree(root, gitDir))) {
    for (const path of [gitDir, commonDir, join(commonDir, "objects")]) await safePath(roots, path);
  }
  return { root, gitDir, commonDir };
}

/** `.git` is the folder, or a file with the path of the folder. */
async function gitDirAt(roots: Roots, root: string): Promise<string | undefined> {
  const path = join(root, ".git");
  try {
    if (!(await lstat(path)).isFile()) return await safePath(roots, path);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
  const target = /^gitdir: (.+)$/.exec((await firstLine(path)) ?? "")?.[1];
  if (target === undefined) throw new Mistake(`"${path}" is not what git makes.`);
  return realpath(resolve(root, target));
}

// A work tree of `git worktree` belongs to a repository elsewhere, which names it. A program that can write only in the
// workspace cannot make a repository outside name it.
async function isLinkedWorktree(root: string, gitDir: string): Promise<boolean> {
  if (gitDir.startsWith(`${root}/`)) return false;
  return (await firstLine(join(gitDir, "gitdir"))) === join(root, ".git");
}

/** The text of a small regular file; undefined if there is none. */
async function firstLine(path: string): Promise<string | undefined> {
  return (await smallFile(path))?.split("\n")[0]?.trim();
}

const maxSize = 1_000_000;

/** A text file of at most 1 MB; undefined for everything else. */
export async function smallFile(path: string): Promise<string | undefined> {
  try {
    const found = await lstat(path);
    return found.isFile() && found.size <= maxSize ? await readFile(path, "utf8") : undefined;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}
