/** Marks the waiting items as decided. This succeeds once. */

import { printNotice } from "../../../action/runner/console.ts";
import {
  type Decision,
  decided,
  type Item,
  idOf,
  nameOf,
  type Proposal,
  shortDigest,
} from "../../../github/write/approval/proposal.ts";
import { Fault } from "../../../lib/fault.ts";
import { deciderOf } from "../../admit/for-item.ts";
import type { Run } from "../../run.ts";
import { withProposal } from "../../thread/kept-proposal.ts";

export type How = Pick<Decision, "verdict" | "reason">;

/** After this, no other run can use the decision. Rejects with a Fault if that is not certain. Then nothing was done. */
export async function mark(
  { memory, trigger, world }: Pick<Run, "memory" | "trigger" | "world">,
  proposal: Proposal,
  items: readonly Item[],
  how: How,
): Promise<Proposal> {
  const used = decided(proposal, items, { ...how, by: deciderOf(trigger), at: world.now().toISOString() });
  if (!(await memory.settle(withProposal(used)))) throw notMarked();
  printDecision(used, items);
  return used;
}

function notMarked(): Fault {
  return new Fault("git", "This decision could not be recorded as used, so nothing was carried out.", {
    hint: "Another run may be active on this thread. Decide again when it has ended.",
  });
}

function printDecision({ items }: Proposal, chosen: readonly Item[]): void {
  const ids = new Set(chosen.map(({ pending }) => idOf(pending)));
  for (const { pending, decision } of items) {
    if (!decision || !ids.has(idOf(pending))) continue;
    const kind = "tool" in pending ? "Action" : "patch" in pending ? "Change" : "Intent";
    printNotice(`${kind} ${shortDigest(pending)} (${nameOf(pending)}) was ${decision.verdict} by ${decision.by}.`);
  }
}
