/** Describes the outcome of a run that proposed something, that waits for approval, or that did nothing. */
import { openChange, openIntents, waitingLine } from "../../render/approval/proposal.ts";
import { type IntentLine, intentsInWords } from "../../render/report/intents.ts";
import type { AgentEnd, Approvals, Conclusion } from "./run-result.ts";

/** Names changed files first. If everything was refused, the run did not do what was asked. */
export function concludeIntents<Ended extends Conclusion>(conclusion: Ended, lines: readonly IntentLine[]): Ended {
  const words = intentsInWords(lines);
  const { outcome, reason } = conclusion;
  if (words === undefined) return conclusion;
  if (outcome === "changed") return { ...conclusion, reason: `${reason}. ${words}` };
  if (outcome !== "answered" && outcome !== "no-op") return conclusion;
  const isAllRefused = lines.every(({ status }) => status === "refused" || status === "not-taken");
  if (!isAllRefused) return { ...conclusion, outcome: "answered", reason: words, hint: "" };
  const hint = "The list below has the reasons. Declare it in the `intents` input, or ask for something else.";
  return { ...conclusion, outcome: "blocked", reason: `Nothing was carried out: ${words}`, hint };
}

/** Describes the outcome of a run that waits for approval, or that did nothing. */
export function concludeWaiting(
  conclusion: Conclusion,
  { refused, again, notEnded = [] }: AgentEnd,
  { proposal, unseen }: Pick<Approvals, "proposal" | "unseen">,
): Conclusion {
  if (refused !== undefined) return { outcome: "skipped", reason: refused, hint: "" };
  if (unseen !== undefined) return { outcome: "blocked", reason: UNSEEN, hint: unseen };
  if (!proposal) return concludeNotEnded(conclusion, notEnded);
  if (openChange(proposal) || openIntents(proposal).length > 0) return concludeHeld(conclusion, waitingLine(proposal));
  const hint = again === undefined ? "" : `It is asked again. ${again}`;
  return { outcome: "awaiting-approval", reason: waitingLine(proposal), hint };
}

const UNSEEN = "The pending actions cannot be shown to people, so nobody was asked";

/** A person approved the action, and relies on it. */
function concludeNotEnded(conclusion: Conclusion, notEnded: readonly string[]): Conclusion {
  if (notEnded.length === 0 || !["changed", "answered", "no-op"].includes(conclusion.outcome)) return conclusion;
  const reason = `An approved action did not finish (${notEnded.join(", ")}). ${conclusion.reason}`;
  return {
    ...conclusion,
    outcome: "failed",
    reason,
    hint: "Check how much of it was done before you ask for it again.",
  };
}

/** Published work stays, also if the rest is rejected. */
function concludeHeld(conclusion: Conclusion, waiting: string): Conclusion {
  if (conclusion.outcome !== "changed") return { outcome: "awaiting-approval", reason: waiting, hint: "" };
  return { ...conclusion, reason: `${conclusion.reason}. ${waiting}` };
}
