/** Checks that the work starts from a clean branch with a commit, and reads what is checked out. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { Fault } from "../../lib/fault.ts";
import { codeSpan, count, oneLine } from "../../lib/text.ts";

export type Checkout = Readonly<{ head: string; branch: string }>;

const CHECKOUT_HINT = "Put a step `uses: actions/checkout` right before this action.";

/** The commit and the branch of the workspace, where `here` runs. Throws a "config" Fault unless it is a clean checkout of a branch. */
export async function requireBranch(workspace: string, here: Git): Promise<Checkout> {
  const { head, branch } = await requireClean(workspace, here);
  if (branch === undefined) throw detached(head);
  return { head, branch };
}

/** The same for a checkout that may be detached. Then `branch` is undefined. */
export async function requireClean(
  workspace: string,
  here: Git,
): Promise<Readonly<{ head: string; branch: string | undefined }>> {
  const { head, branch, changed } = await readState(workspace, here);
  if (head === undefined) throw await withoutCommit(branch, here);
  if (changed.length > 0) throw (await loadBroken()).withoutIndex(workspace) ?? dirty(changed);
  return { head, branch };
}

const loadBroken = () => import("../../git/broken-checkout.ts");

async function readState(workspace: string, here: Git): Promise<CheckoutState> {
  // In a subfolder of a checkout, git would use the repository above it.
  if (!existsSync(join(workspace, ".git"))) throw noCheckout();
  try {
    return await checkoutState(here);
  } catch (error) {
    throw (await loadBroken()).brokenCheckout(workspace, error);
  }
}

function noCheckout(): Fault {
  return new Fault("config", "The workspace is not a git checkout.", { hint: CHECKOUT_HINT });
}

/** The repository may have commits, and HEAD may name a branch that it does not have. */
async function withoutCommit(branch: string | undefined, here: Git): Promise<Fault> {
  const others = await here.raw(["for-each-ref", "--count=1", "--format=%(refname)"]);
  if (branch === undefined || others.trim() === "")
    return new Fault("config", "The repository has no commits.", { hint: "Push a first commit." });
  return new Fault("config", `The checkout is on the branch ${codeSpan(oneLine(branch, 200))}, which has no commit.`, {
    hint: "Give actions/checkout a `ref` that is the name of a branch on GitHub.",
  });
}

function detached(head: string): Fault {
  return new Fault("config", `The checkout is detached at ${head.slice(0, 7)}, so there is no branch to start from.`, {
    hint: "Give actions/checkout a `ref` that is the name of a branch.",
  });
}

function dirty(changed: readonly string[]): Fault {
  const some = changed
    .slice(0, 3)
    .map((path) => oneLine(path, 80))
    .join(", ");
  const what = `The checkout has ${count(changed.length, "uncommitted change")} (${some}${changed.length > 3 ? ", …" : ""}), which could not be told apart from the agent's changes.`;
  return new Fault("config", what, {
    hint: "Run this action right after actions/checkout, or have the step before it commit or ignore its files.",
  });
}

/**
 * `head` is undefined without a commit, `branch` when detached. `changed` counts tracked and untracked files, but no
 * ignored ones.
 */
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
