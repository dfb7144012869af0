/** Finds what makes work doubtful that a run has finished. */
import type { Change } from "../../policy/entries.ts";
import type { Doubt } from "../../render/outcome.ts";
import type { TestsVerdict } from "../../render/report/tests-seen.ts";
import type { FailedEdits } from "./failed-edits.ts";
import type { KeptWork, OpenedPullRequest } from "./run-result.ts";

/** The evidence of the tools: how the tests ended, the edits that failed and were not repeated, and approved actions that failed. */
export type ToolDoubts = Readonly<{ tests?: TestsVerdict; failedEdits?: FailedEdits; hasApprovedFailure?: boolean }>;

/** `isPatch`: no branch may be written. `isRequestCut`: the request had no room for a part of itself. */
type Seen = ToolDoubts &
  Readonly<{ saved: KeptWork; opened: OpenedPullRequest; isPatch: boolean; isRequestCut: boolean }>;

/** The doubts about published or kept changes. */
export function doubtsAboutChange({ saved, opened, isPatch, isRequestCut, ...tools }: Seen): readonly Doubt[] {
  const { change, marked = [], isEmptied = false } = saved;
  return only([
    ["test-failed", tools.tests === "failed"],
    ["test-unfinished", tools.tests === "unfinished"],
    ["test-unknown", tools.tests === "unknown"],
    ...callDoubts(tools),
    ["all-deleted", isEmptied],
    ["base-gone", opened.merging?.status === "gone"],
    ["pull-conflicts", opened.merging?.status === "conflicts"],
    ["history-rewritten", change.lineage?.kind === "rewritten"],
    ["work-behind", workedBehind(change) !== undefined],
    ["conflict-markers", marked.length > 0],
    ["work-lowered", isPatch],
    ["request-cut", isRequestCut],
  ]);
}

/** The doubts about an answer after which nothing is changed. How tests ended may be what was asked. */
export function doubtsAboutAnswer({
  saved,
  isRequestCut,
  ...tools
}: Pick<Seen, "saved" | "isRequestCut" | keyof ToolDoubts>): readonly Doubt[] {
  return only([
    ...callDoubts(tools),
    ["empty-commit", hasEmptyCommits(saved.change)],
    ["looked-back", lookedAt(saved.change) !== undefined],
    ["request-cut", isRequestCut],
  ]);
}

/** The commit that the agent has left the checkout at, if it only looked at it. */
export function lookedAt({ commits }: Pick<Change, "commits">): string | undefined {
  return commits?.kind === "looked" ? commits.at : undefined;
}

/**
 * The earlier commit that the agent went back to and worked on, so that its files take back what came later. A history of its own says
 * so itself.
 */
export function workedBehind({ commits, lineage }: Pick<Change, "commits" | "lineage">): string | undefined {
  return commits?.kind === "rewritten" && lineage === undefined ? commits.behind : undefined;
}

/** Whether the agent made commits that change no file in the end. `change` has no files. */
export function hasEmptyCommits({ commits }: Pick<Change, "commits">): boolean {
  return commits?.kind === "plain" || commits?.kind === "copied";
}

function callDoubts({ failedEdits, hasApprovedFailure = false }: ToolDoubts) {
  return [
    ["approved-failed", hasApprovedFailure],
    ["not-writable", failedEdits?.isUnwritable === true],
    ["edit-failed", failedEdits?.isUnwritable === false],
  ] as const;
}

const CLAUSES: Partial<Readonly<Record<Doubt, string>>> = {
  "test-failed": "the last test failed",
  "test-unfinished": "a test was still running at the end",
  "test-unknown": "no test is known to have passed",
  "approved-failed": "an approved action failed",
  "work-behind": "the work was done on an earlier commit",
  "not-writable": "the checkout could not be written",
  "edit-failed": "an edit failed",
};

/** The first doubt that a heading names, as its next clause; "" where other words of the report name them. */
export function doubtClause(doubts: readonly Doubt[]): string {
  const [first] = doubts.flatMap((doubt) => CLAUSES[doubt] ?? []);
  return first === undefined ? "" : `, but ${first}`;
}

function only(doubts: readonly (readonly [doubt: Doubt, holds: boolean])[]): readonly Doubt[] {
  return doubts.flatMap(([doubt, holds]) => (holds ? [doubt] : []));
}
