/** Reads and writes the proposal that the manifest of a thread keeps. */
import { type Item, Proposal } from "../../github/write/approval/proposal.ts";
import type { Manifest } from "../../github/write/state/manifest.ts";
import type { Run } from "../run.ts";

/**
 * The same for who decides now: a change that this very decision let through, in a run that was cut off before it could say
 * so, is open still. What it has published by then can be told, so it is done once all the same.
 */
export function proposalFor(run: Pick<Run, "memory" | "trigger">): Proposal | undefined {
  const proposal = proposalIn(run.memory);
  return proposal && isRepeated(run) ? { ...proposal, items: proposal.items.map(reopened) } : proposal;
}

/** Whether that is so: then the decision was found to be good, and the comment that it is about may tell of it by now. */
export function wasGood(run: Pick<Run, "memory" | "trigger">): boolean {
  return isRepeated(run) && proposalIn(run.memory)?.items.some(isUnfinished) === true;
}

function isRepeated({ memory, trigger }: Pick<Run, "memory" | "trigger">): boolean {
  return memory.wasCutOff && memory.manifest.lease?.key === trigger.key && trigger.kind === "decision";
}

function reopened(item: Item): Item {
  return isUnfinished(item) ? { ...item, decision: null } : item;
}

function isUnfinished({ pending, decision }: Item): boolean {
  return !("tool" in pending) && decision?.verdict === "approved";
}

/** Undefined where there is none, or none that we understand. */
export function proposalIn({ manifest }: Readonly<{ manifest: Manifest }>): Proposal | undefined {
  return Proposal.safeParse(manifest.proposal).data;
}

export function withProposal(proposal: Proposal) {
  return (manifest: Manifest): Manifest => ({ ...manifest, proposal: JSON.parse(JSON.stringify(proposal)) });
}
