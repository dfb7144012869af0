/** Describes the outcome of a run that proposed something, that waits for approval, or that did nothing. */

import { count } from "../../lib/text.ts";
import { openChange, openDeferred, waitingLine } from "../../render/approval/proposal.ts";
import type { ProposalStatus, SeenByHost } from "../../render/outcome.ts";
import type { AgentEnd, Approvals, Conclusion } from "./run-result.ts";

/** Names changed files first. If everything was refused, the run did not do what was asked. */
export function concludeProposed<Ended extends Conclusion>(conclusion: Ended, all: readonly ProposalStatus[]): Ended {
  const words = inWords(all);
  const { outcome, reason } = conclusion;
  if (words === undefined) return conclusion;
  if (outcome === "changed") return { ...conclusion, reason: `${reason}. ${words}` };
  if (outcome !== "answered" && outcome !== "no-op") return conclusion;
  const isAllRefused = all.every((status) => status === "refused" || status === "not-taken");
  if (!isAllRefused) return { ...conclusion, outcome: "answered", reason: words, hint: "" };
  const hint = "The list below has the reasons. Declare it in the `intents` input, or ask for something else.";
  return { ...conclusion, outcome: "blocked", reason: `Nothing was carried out: ${words}`, hint };
}

/** The statuses among the evidence of features. */
export function statusesIn({
  evidence = [],
}: Readonly<{ evidence?: readonly SeenByHost[] }>): readonly ProposalStatus[] {
  return evidence.flatMap((one) => (one.kind === "proposed" ? [one.status] : []));
}

/** Words them for the heading; undefined if nothing was proposed. */
function inWords(proposed: readonly ProposalStatus[]): string | undefined {
  if (proposed.every((status) => status === "not-taken")) return undefined;
  const amount = (...kinds: readonly ProposalStatus[]) => proposed.filter((status) => kinds.includes(status)).length;
  const parts = [
    { many: amount("done", "already"), word: "carried out" },
    { many: amount("planned"), word: "ready to be carried out" },
    { many: amount("waiting"), word: "waiting" },
    { many: amount("refused"), word: "refused" },
  ].filter(({ many }) => many > 0);
  const [first, ...rest] = parts.map(
    ({ many, word }, index) => `${index === 0 ? count(many, "proposal") : many} ${word}`,
  );
  return [first, ...rest].join(", ");
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
  if (openChange(proposal) || openDeferred(proposal).length > 0) return concludeHeld(conclusion, waitingLine(proposal));
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
