/** One line of the job's log for each decision. */
import type { Item, Proposal } from "../../../github/write/approval/proposal.ts";
import { idOf, nameOf, shortDigest } from "../../../github/write/approval/proposal.ts";
import { printNotice } from "../../runner/console.ts";

export function printDecision({ items }: Proposal, chosen: readonly Item[]): void {
  const ids = new Set(chosen.map(({ pending }) => idOf(pending)));
  for (const { pending, decision } of items) {
    if (!decision || !ids.has(idOf(pending))) continue;
    const kind = "patch" in pending ? "Change" : "Action";
    printNotice(`${kind} ${shortDigest(pending)} (${nameOf(pending)}) was ${decision.verdict} by ${decision.by}.`);
  }
}
