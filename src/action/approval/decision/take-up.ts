/** Begins the turn of the agent: with what somebody has decided, or with what somebody asks. */

import type { RunEnd } from "../../../core/conversation/run/run-end.ts";
import type { Message } from "../../../core/event/content.ts";
import { decided, openItems, type Proposal } from "../../../github/write/approval/proposal.ts";
import { requireHeard } from "../../knowledge/in-conversation.ts";
import { requesterOf } from "../../thread/subject.ts";
import { canAsk } from "../ask/can-ask.ts";
import { untilAsked } from "../ask/until-asked.ts";
import { setConfirmation } from "../confirmation.ts";
import type { Going } from "../going.ts";
import { proposalIn, withProposal } from "../kept-proposal.ts";
import { carryOut } from "./carry-out.ts";
import { closePending } from "./close-pending.ts";
import { goOn, isUsedBefore } from "./go-on.ts";

/** How the run ended, and what was decided on the way. */
export type TakenUp = Readonly<{
  end: RunEnd;
  /** Nothing was done, and why. */
  refused?: string;
  /** Why what waits is asked again. */
  again?: string;
  /** And what is not as it was shown, for people. */
  difference?: string;
  /** What was proposed, with the decision. */
  used?: Proposal;
  /** Since when the rest of it could be seen, if that still counts. */
  shownAt?: string | undefined;
}>;

/** What is asked, with its images. */
type Task = () => Promise<string | Message>;

export async function takeUp(going: Going, task: Task): Promise<TakenUp> {
  const { prepared, inputs, clean, run } = going;
  setConfirmation(prepared.conversation, inputs, prepared.knowledge.rules);
  const begun = await begin(going, task);
  if (begun.refused !== undefined || begun.again !== undefined) return begun;
  const end = await untilAsked(prepared.conversation, begun.end, { canAsk: canAsk(going), clean, goOn: run });
  return { ...begun, end };
}

function begin(going: Going, task: Task): Promise<TakenUp> {
  const { trigger, memory } = going.setting;
  if (trigger.kind !== "decision") return tell(going, task);
  return isUsedBefore(memory, trigger.key) ? goOn(going) : carryOut(going);
}

/** Whoever says something else has not approved what waited. */
async function tell(going: Going, task: Task): Promise<TakenUp> {
  const { setting, prepared, run } = going;
  const { conversation } = prepared;
  const words = await task(); // which tells of what waited
  const used = await drop(going);
  await conversation.send(words, requesterOf(setting.trigger));
  requireHeard(conversation);
  return { end: await run(), ...(used && { used }) };
}

/** Undefined where nothing has waited, and nothing is left to be told of what did. */
async function drop({ setting, prepared: { conversation } }: Going): Promise<Proposal | undefined> {
  const { memory, trigger, world } = setting;
  const proposal = proposalIn(memory);
  const isWaiting = conversation.state.status === "waiting_for_confirmation";
  // What waited may be of a conversation that does not go on.
  const isOpen = proposal !== undefined && openItems(proposal).length > 0;
  // Where a run was cut off, nobody has told what was decided.
  if (!isWaiting && !isOpen && !memory.wasCutOff) return undefined;
  await closePending(conversation, proposal);
  if (!proposal) return undefined;
  const by = { verdict: "dropped", by: requesterOf(trigger), at: world.now().toISOString() } as const;
  const used = decided(proposal, openItems(proposal), { ...by, reason: "something else was asked" });
  memory.update(withProposal(used));
  return used;
}
