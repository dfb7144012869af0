/** What is told of a run that waits, or in which nothing was done. */
import { openChange, type Proposal } from "../../github/write/approval/proposal.ts";
import { waitingLine } from "../../github/write/approval/render-proposal.ts";
import type { Conclusion } from "../result/conclude.ts";
import type { TakenUp } from "./decision/take-up.ts";

export function concludeWaiting(
  conclusion: Conclusion,
  { refused, again }: TakenUp,
  proposal: Proposal | undefined,
): Conclusion {
  if (refused !== undefined) return { outcome: "skipped", reason: refused, hint: "" };
  if (!proposal) return conclusion;
  if (openChange(proposal)) return concludeHeld(conclusion, waitingLine(proposal));
  const hint = again === undefined ? "" : `It is asked again. ${again}`;
  return { outcome: "awaiting-approval", reason: waitingLine(proposal), hint };
}

/** What was published is there, whatever becomes of the rest. */
function concludeHeld(conclusion: Conclusion, waiting: string): Conclusion {
  if (conclusion.outcome !== "changed") return { outcome: "awaiting-approval", reason: waiting, hint: "" };
  return { ...conclusion, reason: `${conclusion.reason}. ${waiting}` };
}
