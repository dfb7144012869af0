/** Brings one commit from GitHub into the checkout. Only before any tool has run: git obeys the checkout's configuration. */
import type { Git } from "../../../core/workspace/git/settings.ts";
import { authorization, type Remote } from "./push.ts";

/** The work tree is that commit then, and no branch is checked out. `commit` is a full id; a "git" Fault where it is not to be had. */
export async function checkOutCommit(
  git: (extra: Readonly<Record<string, string>>) => Git,
  remote: Remote,
  commit: string,
): Promise<void> {
  const fetch = ["fetch", "--quiet", "--depth=1", "--no-tags"];
  await git(authorization(remote)).raw([...fetch, remote.url, commit]);
  await git({}).raw(["checkout", "--quiet", "--detach", commit]);
}

/** Writes the files of a tree. `git` has an empty folder as its work tree, and an index of its own. */
export async function writeTree(git: Git, tree: string): Promise<void> {
  await git.raw(["read-tree", tree]);
  await git.raw(["checkout-index", "--all"]);
}
