/** The proposal of a thread, as its manifest keeps it. */
import { type Item, Proposal } from "../../github/write/approval/proposal.ts";
import type { Manifest } from "../../github/write/state/manifest.ts";
import type { Setting } from "../prepare.ts";

/**
 * The same for who decides now: a change that this very decision let through, in a run that was cut off before it could say
 * so, is open still. What it has published by then can be told, so it is done once all the same.
 */
export function proposalFor({ memory, trigger }: Pick<Setting, "memory" | "trigger">): Proposal | undefined {
  const proposal = proposalIn(memory);
  const isRepeated = memory.wasCutOff && memory.manifest.lease?.key === trigger.key && trigger.kind === "decision";
  return proposal && isRepeated ? { ...proposal, items: proposal.items.map(reopened) } : proposal;
}

function reopened(item: Item): Item {
  const isUnfinished = "patch" in item.pending && item.decision?.verdict === "approved";
  return isUnfinished ? { ...item, decision: null } : item;
}

/** Undefined where there is none, or none that we understand. */
export function proposalIn({ manifest }: Readonly<{ manifest: Manifest }>): Proposal | undefined {
  return Proposal.safeParse(manifest.proposal).data;
}

export function withProposal(proposal: Proposal) {
  return (manifest: Manifest): Manifest => ({ ...manifest, proposal: JSON.parse(JSON.stringify(proposal)) });
}
