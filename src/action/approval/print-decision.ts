/** One line of the job's log for each decision. */
import type { Item, Proposal } from "../../github/write/approval/proposal.ts";
import { shortDigest } from "../../github/write/approval/proposal.ts";
import { printNotice } from "../runner/console.ts";

export function printDecision({ items }: Proposal, chosen: readonly Item[]): void {
  const ids = new Set(chosen.map(({ pending }) => pending.action));
  for (const { pending, decision } of items) {
    if (!decision || !ids.has(pending.action)) continue;
    printNotice(`Action ${shortDigest(pending)} (${pending.tool}) was ${decision.verdict} by ${decision.by}.`);
  }
}
