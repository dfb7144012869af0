/** Reads what is checked out: the commit, the branch, and the changed files. */
import type { Git } from "./git/settings.ts";

/** `head` is undefined without any commit, `branch` when detached. `changed`: tracked or untracked, not ignored. */
export type CheckoutState = Readonly<{
  head: string | undefined;
  branch: string | undefined;
  changed: readonly string[];
}>;

/**
 * Runs one `git status`. A rename counts as two changed paths, the old and the new. Use it only for a repository that
 * no tool has touched yet, because its configuration can name programs that git runs.
 */
export async function checkoutState(git: Git): Promise<CheckoutState> {
  const records = (
    await git.raw([
      ...["status", "--porcelain=v2", "--branch", "-z", "--untracked-files=all", "--no-renames"],
      "--ignore-submodules=all", // an earlier job can have left a repository there, and its pointer never moves
    ])
  ).split("\0");
  const header = (name: string) => records.find((record) => record.startsWith(`# ${name} `))?.slice(name.length + 3);
  const head = header("branch.oid");
  const branch = header("branch.head");
  return {
    head: head === "(initial)" ? undefined : head,
    branch: branch === "(detached)" ? undefined : branch,
    changed: records.flatMap((record) => changedPath(record) ?? []),
  };
}

/** Fields before the path, by the record's first letter: changed, unmerged, untracked (see git-status, format v2). */
const fieldsBefore: Readonly<Record<string, number>> = { "1": 8, u: 10, "?": 1 };

function changedPath(record: string): string | undefined {
  const fields = record.split(" ");
  const before = fieldsBefore[fields[0] ?? ""];
  return before === undefined ? undefined : fields.slice(before).join(" ");
}
