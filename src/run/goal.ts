/** Defines where the work of a run starts, and where it goes. */
import type { PullDiff } from "../github/read/pull/diff.ts";
import type { Pull } from "../github/read/pull/pull.ts";
import type { Marker } from "../github/write/marks.ts";
import type { PullRequest } from "../github/write/pull-request/pull-request.ts";
import type { Diff, KnownFinding } from "../tools/review/finding.ts";

/**
 * "propose": a new branch (or one that an earlier run has made), and a draft pull request onto `base`. "advance": the
 * branch of a pull request goes on, in `fork` (`owner/name`) if it is of one.
 */
export type Goal = Readonly<
  | ({ kind: "propose"; base: string; isThere?: true } & BranchNames)
  | { kind: "advance"; branch: string; base: string; pullRequest: PullRequest; fork?: string | undefined }
  /** No branch may be written. */
  | { kind: "patch"; base: string }
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
}>;

export type Remote = Readonly<{ url: string; token: string }>;

export type ReviewContext = Readonly<{
  diff: Diff;
  /** What of the diff GitHub does not show. */
  hidden: Omit<PullDiff, "diff">;
  known: readonly KnownFinding[];
  /** Our threads by the comment that began each: its node, and whether this very run has said that the finding is fixed. */
  threads: ReadonlyMap<number, Readonly<{ id: string; isTold: boolean }>>;
  marker: Marker;
}>;

/** `plain` is the same without the words of the title, should they not be fit to be seen. */
export type BranchNames = Readonly<{ branch: string; plain: string }>;
