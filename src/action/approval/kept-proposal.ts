/** The proposal of a thread, as its manifest keeps it. */
import { Proposal } from "../../github/write/approval/proposal.ts";
import type { Manifest } from "../../github/write/state/manifest.ts";

/** Undefined where there is none, or none that we understand. */
export function proposalIn({ manifest }: Readonly<{ manifest: Manifest }>): Proposal | undefined {
  return Proposal.safeParse(manifest.proposal).data;
}

export function withProposal(proposal: Proposal) {
  return (manifest: Manifest): Manifest => ({ ...manifest, proposal: JSON.parse(JSON.stringify(proposal)) });
}
