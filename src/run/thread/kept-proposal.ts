/** Reads and writes the proposal that the manifest of a thread keeps. */
import { Proposal, type ProposalItem } from "../../github/write/approval/proposal.ts";
import type { Manifest } from "../../github/write/state/manifest.ts";
import type { Run } from "../run.ts";

/**
 * Returns the proposal as the present decision sees it. If an earlier run of this decision was cut off before it could
 * report, the change is still open. What that run published can be found, so the change is carried out once.
 */
export function proposalFor(run: Pick<Run, "memory" | "trigger">): Proposal | undefined {
  const proposal = proposalIn(run.memory);
  return proposal && isRepeated(run) ? { ...proposal, items: proposal.items.map(reopened) } : proposal;
}

/**
 * Returns whether an earlier run of this decision was cut off. The decision was accepted then, and the comment may
 * already say so.
 */
export function wasAccepted(run: Pick<Run, "memory" | "trigger">): boolean {
  return isRepeated(run) && proposalIn(run.memory)?.items.some(isUnfinished) === true;
}

function isRepeated({ memory, trigger }: Pick<Run, "memory" | "trigger">): boolean {
  return memory.wasCutOff && memory.manifest.lease?.key === trigger.key && trigger.kind === "decision";
}

function reopened(item: ProposalItem): ProposalItem {
  return isUnfinished(item) ? { ...item, decision: null } : item;
}

function isUnfinished({ pending, decision }: ProposalItem): boolean {
  return !("tool" in pending) && decision?.verdict === "approved";
}

/** Returns undefined if there is no proposal, or one of another version. */
export function proposalIn({ manifest }: Readonly<{ manifest: Manifest }>): Proposal | undefined {
  return Proposal.safeParse(manifest.proposal).data;
}

export function withProposal(proposal: Proposal) {
  return (manifest: Manifest): Manifest => ({ ...manifest, proposal: JSON.parse(JSON.stringify(proposal)) });
}
