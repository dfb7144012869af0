/** Marks what waits as decided, which happens once. */
import { type Decision, decided, type Item, type Proposal } from "../../../github/write/approval/proposal.ts";
import { Fault } from "../../../lib/fault.ts";
import type { Setting } from "../../prepare.ts";
import { withProposal } from "../kept-proposal.ts";
import { deciderOf } from "./decider.ts";
import { printDecision } from "./print-decision.ts";

export type How = Pick<Decision, "verdict" | "reason">;

/** Nobody else can use it from here on. A Fault where that cannot be vouched for: then nothing has been done. */
export async function mark(
  { memory, trigger, world }: Pick<Setting, "memory" | "trigger" | "world">,
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
  return new Fault("git", "It could not be written down that this decision is used, so nothing of it was done.", {
    hint: "Another run may be at work on this thread. Decide again when it has ended.",
  });
}
