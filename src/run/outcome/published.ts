/** Defines what became of the work of a run: where it is kept, and which pull request shows it. */

import type { Proposal } from "../../github/write/approval/proposal.ts";
import type { Results } from "../../github/write/approval/render-decided.ts";
import type { Change } from "../../github/write/change.ts";
import type { LeftOver } from "../../github/write/left-over.ts";
import type { Withheld } from "../../github/write/policy/codes.ts";
import type { Held } from "../../github/write/policy/hold.ts";
import type { Reviewed } from "../../github/write/policy/review.ts";
import type { PullRequest } from "../../github/write/pull-request/pull-request.ts";
import type { Patch, PatchBase } from "../../github/write/report/patch.ts";
import type { Kept, Report } from "../../github/write/report/report-facts.ts";
import type { Fault } from "../../lib/fault.ts";
import type { StartingPoint } from "../goal.ts";

/**
 * `change` is what was published, and `diff` shows it; `fault` says why work is not where it was meant to go; `left` is for the next run.
 */
export type Saved = WithheldWork &
  Readonly<{
    kept: Kept;
    change: Change;
    diff?: Report["diff"];
    fault: Fault | undefined;
    /** The branch that was wanted, if its name was taken before the work came there. */
    takenName?: string | undefined;
    left?: LeftOver | undefined;
    /** The files that the next run begins with, as a tree; not all that the run changed need be kept. */
    treeLeft?: string | undefined;
    /** Lock files that were looked through and may be published. */
    locks?: Reviewed["locks"];
    /** Lock files that should have changed with what was published. */
    outdated?: Reviewed["outdated"];
  }>;

export type Opened = Readonly<{
  pullRequest: PullRequest | undefined;
  fault: Fault | undefined;
  /** Where a person opens it with one click, if that is how it is wanted. */
  proposeUrl?: string;
  /** CI will not start by itself. */
  isCiSilent?: boolean;
  /** The branch that it is proposed to, if that was rewritten while we worked. */
  rewrittenBase?: string | undefined;
}>;

/** What was not published, `patch` where it is, and `held` what of it a person can be asked about. */
export type WithheldWork = Readonly<{
  withheld: readonly Withheld[];
  patch: Patch | undefined;
  /** Work that was not in the work tree. */
  aside?: Patch | undefined;
  held?: Held | undefined;
  /** `patch` without what people are asked about. */
  patchWithoutHeld?: Patch | undefined;
}>;

/** What the report shows of how it is proposed. */
export function openedFacts({ pullRequest, proposeUrl, isCiSilent, rewrittenBase }: Opened) {
  return { pullRequest, proposeUrl, isCiSilent, rewrittenBase };
}

/** What people apply a patch of the work to. A fork's branch is in no clone, but the head of its pull request is. */
export function patchBaseOf({ goal, pull }: Pick<StartingPoint, "goal" | "pull">): PatchBase | undefined {
  const isNew = goal.kind === "propose" && goal.isThere !== true;
  if (pull && (pull.isFork || goal.kind === "patch")) return { kind: "pull", number: pull.number };
  const branch = isNew || goal.kind === "patch" || goal.kind === "review" ? goal.base : goal.branch;
  return { kind: "branch", branch };
}

/** What is left to decide, what was decided, and what became of it. */
export type Approvals = Readonly<{
  proposal: Proposal | undefined;
  used: Proposal | undefined;
  results: Results;
  /** The section of the report on which people decide. */
  approvalComment?: string;
  /** Whether that has the diff. */
  isDiffInComment?: boolean;
  /** Why nobody is asked although something waited, as it was told to the agent. */
  unseen?: string;
}>;
