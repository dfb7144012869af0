/** Finds what makes work doubtful that a run has finished. */
import type { Change } from "../../policy/entries.ts";
import type { Doubt } from "../../render/outcome.ts";
import type { KeptWork, OpenedPullRequest } from "./run-result.ts";

/** `isPatch`: no branch may be written. `isRequestCut`: the request had no room for a part of itself. */
type Seen = Readonly<{ saved: KeptWork; opened: OpenedPullRequest; isPatch: boolean; isRequestCut: boolean }>;

/** The doubts about published or kept changes. */
export function doubtsAboutChange({ saved, opened, isPatch, isRequestCut }: Seen): readonly Doubt[] {
  const { change, marked = [], isEmptied = false } = saved;
  return only([
    ["all-deleted", isEmptied],
    ["base-gone", opened.merging?.status === "gone"],
    ["pull-conflicts", opened.merging?.status === "conflicts"],
    ["history-rewritten", change.lineage?.kind === "rewritten"],
    ["conflict-markers", marked.length > 0],
    ["work-lowered", isPatch],
    ["request-cut", isRequestCut],
  ]);
}

/** The doubts about an answer after which nothing is changed. */
export function doubtsAboutAnswer({ saved, isRequestCut }: Pick<Seen, "saved" | "isRequestCut">): readonly Doubt[] {
  return only([
    ["empty-commit", hasEmptyCommits(saved.change)],
    ["request-cut", isRequestCut],
  ]);
}

/** Whether the agent made commits that change no file in the end. `change` has no files. */
export function hasEmptyCommits({ commits }: Pick<Change, "commits">): boolean {
  return commits?.kind === "plain" || commits?.kind === "copied";
}

function only(doubts: readonly (readonly [doubt: Doubt, holds: boolean])[]): readonly Doubt[] {
  return doubts.flatMap(([doubt, holds]) => (holds ? [doubt] : []));
}
