/** Begins the turn of the agent: with what somebody has decided, or with what somebody asks. */
import type { RunEnd } from "../../core/conversation/run/run-end.ts";
import { decided, openItems, type Proposal } from "../../github/write/approval/proposal.ts";
import { prompt } from "../../prompts.ts";
import { requireHeard } from "../knowledge/in-conversation.ts";
import { requesterOf } from "../thread/subject.ts";
import { canAsk } from "./can-ask.ts";
import { carryOut } from "./carry-out.ts";
import { setConfirmation } from "./confirmation.ts";
import type { Going } from "./going.ts";
import { proposalIn, withProposal } from "./kept-proposal.ts";
import { untilAsked } from "./until-asked.ts";

/** How the run ended, and what was decided on the way. */
export type TakenUp = Readonly<{
  end: RunEnd;
  /** Nothing was done, and why. */
  refused?: string;
  /** Why what waits is asked again. */
  again?: string;
  /** What was proposed, with the decision. */
  used?: Proposal;
  /** Since when the rest of it could be seen, if that still counts. */
  shownAt?: string | undefined;
}>;

export async function takeUp(going: Going, task: () => Promise<string>): Promise<TakenUp> {
  const { setting, prepared, inputs, clean, run } = going;
  setConfirmation(prepared.conversation, inputs, prepared.knowledge.rules);
  const begun = setting.trigger.kind === "decision" ? await carryOut(going) : await tell(going, task);
  if (begun.refused !== undefined || begun.again !== undefined) return begun;
  const end = await untilAsked(prepared.conversation, begun.end, { canAsk: canAsk(going), clean, goOn: run });
  return { ...begun, end };
}

/** Whoever says something else has not approved what waited. */
async function tell(going: Going, task: () => Promise<string>): Promise<TakenUp> {
  const { setting, prepared, run } = going;
  const { conversation } = prepared;
  const isWaiting = conversation.state.status === "waiting_for_confirmation";
  const used = isWaiting ? drop(going) : undefined;
  await conversation.send(await task(), requesterOf(setting.trigger));
  requireHeard(conversation);
  return { end: await run(), ...(used && { used }) };
}

function drop({ setting, prepared }: Going): Proposal | undefined {
  const { memory, trigger, world } = setting;
  const proposal = proposalIn(memory);
  const wasApproved = proposal?.items.some(({ decision }) => decision?.verdict === "approved") === true;
  // What was approved and has no result was cut off: it may have run.
  prepared.conversation.rejectPendingActions(prompt(wasApproved ? "approval-cut-off" : "approval-answered-otherwise"));
  if (!proposal) return undefined;
  const by = { verdict: "dropped", by: requesterOf(trigger), at: world.now().toISOString() } as const;
  const used = decided(proposal, openItems(proposal), { ...by, reason: "something else was asked" });
  memory.update(withProposal(used));
  return used;
}
