/** What is told of a run that waits, or in which nothing was done. */
import type { Proposal } from "../../github/write/approval/proposal.ts";
import { waitingLine } from "../../github/write/approval/render-proposal.ts";
import type { Conclusion } from "../conclude.ts";
import type { TakenUp } from "./take-up.ts";

export function concludeWaiting(
  conclusion: Conclusion,
  { refused, again }: TakenUp,
  proposal: Proposal | undefined,
): Conclusion {
  if (refused !== undefined) return { outcome: "skipped", reason: refused, hint: "" };
  if (!proposal) return conclusion;
  const hint = again === undefined ? "" : `It is asked again. ${again}`;
  return { outcome: "awaiting-approval", reason: waitingLine(proposal), hint };
}
