/** Defines the results of publishing: where the work of a run is kept, and which pull request shows it. */
import type { Proposal } from "../../github/write/approval/proposal.ts";
import type { Results } from "../../github/write/approval/render-proposal.ts";
import type { Change } from "../../github/write/change.ts";
import type { Withheld } from "../../github/write/policy/codes.ts";
import type { Held } from "../../github/write/policy/hold.ts";
import type { Reviewed } from "../../github/write/policy/review.ts";
import type { PullRequest } from "../../github/write/pull-request/pull-request.ts";
import type { Patch, PatchBase } from "../../github/write/report/changed-files.ts";
import type { Kept, Report } from "../../github/write/report/report-facts.ts";
import type { Fault } from "../../lib/fault.ts";
import type { StartingPoint } from "../goal.ts";
import type { UnpublishedWork } from "../memory/unpublished.ts";

/**
 * `change` is what was published, and `diff` shows it. `fault` says why the work is not on the intended branch. `left`
 * is saved for the next run.
 */
export type Saved = UnpublishedFiles &
  Readonly<{
    kept: Kept;
    change: Change;
    diff?: Report["diff"];
    fault: Fault | undefined;
    /** The intended branch, if its name was already taken. */
    takenName?: string | undefined;
    left?: UnpublishedWork | undefined;
    /** The files that the next run begins with, as a tree. Not all changes of this run need be in it. */
    treeLeft?: string | undefined;
    /** Lock files that were checked and may be published. */
    locks?: Reviewed["locks"];
    /** Lock files that should have changed with the published files. */
    outdated?: Reviewed["outdated"];
  }>;

export type OpenedPullRequest = Readonly<{
  pullRequest: PullRequest | undefined;
  fault: Fault | undefined;
  /** The link to open the pull request by hand, if the workflow wants that. */
  proposeUrl?: string;
  /** Whether CI will not start by itself. */
  isCiSilent?: boolean;
  /** The base branch, if its history was rewritten during the run. */
  rewrittenBase?: string | undefined;
}>;

/** `withheld` are the unpublished files, `patch` their changes, and `held` the part that a person can approve. */
export type UnpublishedFiles = Readonly<{
  withheld: readonly Withheld[];
  patch: Patch | undefined;
  /** Changes that were not in the work tree. */
  aside?: Patch | undefined;
  held?: Held | undefined;
  /** `patch` without the files that people can approve. */
  patchWithoutHeld?: Patch | undefined;
}>;

/** What the report shows about the pull request. */
export function pullRequestFacts({ pullRequest, proposeUrl, isCiSilent, rewrittenBase }: OpenedPullRequest) {
  return { pullRequest, proposeUrl, isCiSilent, rewrittenBase };
}

/**
 * Returns what people apply the patch to. For a fork it is the head of the pull request, because clones do not have the
 * fork's branch.
 */
export function patchBaseOf({ goal, pull }: Pick<StartingPoint, "goal" | "pull">): PatchBase | undefined {
  const isNew = goal.kind === "propose" && goal.isThere !== true;
  if (pull && (pull.isFork || goal.kind === "patch")) return { kind: "pull", number: pull.number };
  const branch = isNew || goal.kind === "patch" || goal.kind === "review" ? goal.base : goal.branch;
  return { kind: "branch", branch };
}

/** `proposal` still waits for a decision, `used` was decided, and `results` are the results of that decision. */
export type Approvals = Readonly<{
  proposal: Proposal | undefined;
  used: Proposal | undefined;
  results: Results;
  /** The section of the report that asks for the decision. */
  approvalComment?: string;
  /** Whether that section has the diff. */
  isDiffInComment?: boolean;
  /** Why nobody was asked although something waited. The agent reads the same words. */
  unseen?: string;
}>;
