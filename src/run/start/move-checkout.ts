/**
 * Moves the checkout to the commit where the work starts. The action itself, and other actions of the job, can be tracked there
 * (`uses: ./path`), and then a commit with other files of them is refused: the runner and this process would load those, with the
 * keys of the job.
 */
import type { Git } from "../../core/workspace/git/settings.ts";
import { type BaseBranch, checkOutCommit, type History } from "../../git/history/checkout-history.ts";
import { Fault } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { printNotice } from "../../runner/console.ts";
import { checkoutGit } from "../checkout-git.ts";
import type { Remote } from "../goal.ts";
import { loadedHere } from "../loaded-here.ts";
import { actionsOfJob, readJob } from "./written-job.ts";

type Place = Parameters<typeof checkoutGit>[0] & Parameters<typeof loadedHere>[0] & Parameters<typeof actionsOfJob>[0];
type Move = Readonly<{ head: string; commit: string; base: BaseBranch }>;

/**
 * Moves the checkout from `head`, which is clean, to another commit, and brings its base branch: see `checkOutCommit`. Throws a
 * "config" Fault, with the files as they were, if the commit has another action.
 */
export async function moveCheckout(run: Place, remote: Remote, move: Move): Promise<History> {
  const git = checkoutGit(run);
  const isLoaded = loadedHere(run, await actionsOfJob(run, await readJob(run, move.head)));
  return checkOutCommit(
    {
      git,
      workspace: run.job.workspace,
      remote,
      notify: (words) => printNotice(oneLine(words, 300)),
      mayCheckOut: async (commit) => {
        const changed = isLoaded ? (await changedPaths(git(), move.head, commit)).filter(isLoaded) : [];
        if (changed.length > 0) throw anotherAction(commit, changed);
      },
    },
    move,
  );
}

const SUBMODULE = "160000";

/** Without submodules whose commit is another one: their files stay as they are. Paths that are not UTF-8 are changed. */
async function changedPaths(git: Git, from: string, to: string): Promise<readonly string[]> {
  const how = ["-r", "-z", "--raw", "--no-renames", "--ignore-submodules=none"];
  const fields = (await git.raw(["diff-tree", ...how, from, to])).split("\0");
  // Each path follows a field `:MODE MODE ID ID STATUS`.
  return fields.filter((_, at) => at % 2 === 1 && !isSubmodule(fields[at - 1] ?? ""));
}

function isSubmodule(change: string): boolean {
  const [before, after] = change.slice(1).split(" ");
  return before === SUBMODULE && after === SUBMODULE;
}

const NAMED = 3;

function anotherAction(commit: string, paths: readonly string[]): Fault {
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : "";
  const names = `${paths.slice(0, NAMED).map(code).join(", ")}${more}`;
  const what = `This action, or another one of its job, is loaded from the checkout, and the commit to work on (${commit.slice(0, 7)}) has another version of that: ${names}.`;
  return new Fault("config", what, {
    hint: "If its branch only lacks a newer version of the action, update the branch. Otherwise name the action by its repository and commit in the workflow (`uses: OWNER/REPOSITORY/PATH@COMMIT`, which can be this repository) instead of by its path (`uses: ./PATH`): then it is loaded from elsewhere.",
  });
}
