/** A decision that was cut off after it was used: it is never carried out twice, but its conversation goes on. */
import { decided, openItems } from "../../../github/write/approval/proposal.ts";
import { prompt } from "../../../prompts.ts";
import { workFacts } from "../../durable/left-work/put-back.ts";
import type { Memory } from "../../durable/memory.ts";
import type { Going } from "../going.ts";
import { proposalIn, withProposal } from "../kept-proposal.ts";
import { closePending } from "./close-pending.ts";
import type { TakenUp } from "./take-up.ts";

/** Whether the run that was cut off had been started by this very decision, and had marked it as used. */
export function isUsedBefore(memory: Memory, key: string): boolean {
  const { cutOff } = memory;
  if (cutOff?.key !== key) return false;
  return proposalIn(memory)?.items.some(({ decision }) => decision && decision.at >= cutOff.taken) === true;
}

/** What has no result may have run, so it does not run now; the agent is told, and may ask again. */
export async function goOn({ setting, prepared: { conversation, putBack }, run }: Going): Promise<TakenUp> {
  const { memory, world } = setting;
  const before = proposalIn(memory);
  await closePending(conversation, before);
  const by = { verdict: "dropped", by: "us", at: world.now().toISOString(), reason: "its run was cut off" } as const;
  const used = before && decided(before, openItems(before), by);
  if (used) memory.update(withProposal(used));
  await conversation.send([prompt("approval-resumed"), ...workFacts(putBack)].join("\n\n"));
  return { end: await run(), ...(used && { used }) };
}
