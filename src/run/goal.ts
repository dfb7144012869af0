/** Defines where the work of a run starts, and where it goes. */
import type { History } from "../git/history/checkout-history.ts";
import type { PullDiff } from "../github/read/pull/diff.ts";
import type { Pull } from "../github/read/pull/pull.ts";
import type { Marker } from "../github/write/marks.ts";
import type { PullRequest } from "../github/write/pull-request/pull-request.ts";
import { shownSign, withShownInvisible } from "../markdown/commands.ts";
import type { Diff, KnownFinding } from "../tools/review/finding.ts";

/**
 * "propose": a new branch (or one that an earlier run has made), and a draft pull request onto `base`. "advance": the
 * branch of a pull request goes on, in `fork` (`owner/name`) if it is of one.
 */
export type Goal = Readonly<
  | ({ kind: "propose"; base: string; isThere?: true } & BranchNames)
  | { kind: "advance"; branch: string; base: string; pullRequest: PullRequest; fork?: string | undefined }
  /** No branch may be written. `why` says it to people, in one sentence of Markdown. */
  | { kind: "patch"; base: string; why: string }
  /** Nothing is written but what was found. */
  | { kind: "review"; base: string; context: ReviewContext }
>;

export type StartingPoint = Readonly<{
  /** The commit that is checked out. */
  head: string;
  /** The branch it is of, as the agent is told. */
  branch: string;
  goal: Goal;
  pull: Pull | undefined;
  /** As it was when the checkout was made. Undefined where none was made. */
  history?: History | undefined;
}>;

/**
 * The branch as the agent reads it. Git takes blanks of Unicode and signs that nobody sees in a name; by their code points it
 * stays one word.
 */
export function branchToRead({ branch }: Pick<StartingPoint, "branch">): string {
  return withShownInvisible(branch).replaceAll(/\s/g, shownSign);
}

export type Remote = Readonly<{ url: string; token: string }>;

export type ReviewContext = Readonly<{
  diff: Diff;
  /** The parts of the diff that GitHub does not show. */
  hidden: Omit<PullDiff, "diff">;
  known: readonly KnownFinding[];
  /** Our threads by the comment that began each: its node, and whether this very run has said that the finding is fixed. */
  threads: ReadonlyMap<number, Readonly<{ id: string; isTold: boolean }>>;
  marker: Marker;
}>;

/** `plain` is the same without the words of the title, should they not be fit to be seen. */
export type BranchNames = Readonly<{ branch: string; plain: string }>;
