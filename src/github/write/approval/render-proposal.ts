/** The comment on which somebody decides: what waits, in full, why, and how to say yes or no. */
import { count } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import { code } from "../inline-code.ts";
import { type Item, openItems, type Proposal, shortDigest } from "./proposal.ts";
import { shownArguments } from "./shown-action.ts";
import { visible } from "./visible.ts";

export type Ballot = Readonly<{
  phrase: string;
  approveLabel: string;
  rejectLabel: string;
  /** Who may, in words. */
  approvers: string;
}>;

/** What waits, as a section of the report. Nothing of it may be cut: it is what people approve. */
export function renderProposal(proposal: Proposal, ballot: Ballot): string {
  const items = openItems(proposal);
  const [first] = items;
  if (!first) return "";
  const { head, expires } = first.pending;
  return prompt("approval", {
    actions: items.map(renderItem).join("\n\n"),
    head: head.slice(0, 7),
    until: expires.slice(0, 16).replace("T", " "),
    digest: shortDigest(first.pending),
    what: ["", "it", "both"][items.length] ?? `all ${items.length}`,
    phrase: ballot.phrase,
    approve_label: code(ballot.approveLabel),
    reject_label: code(ballot.rejectLabel),
    approvers: ballot.approvers,
  });
}

function renderItem({ pending, risk, reasons }: Item): string {
  const why = [risk, reasons.join("; ")].filter(Boolean).map(visible).join(": ");
  return prompt("approval-action", {
    tool: code(visible(pending.tool)),
    digest: code(shortDigest(pending)),
    why: code(why),
    where: pending.cwd === "." ? "the top folder" : code(visible(pending.cwd)),
    arguments: shownArguments(pending),
  });
}

/** The outcome in one line. */
export function waitingLine(proposal: Proposal): string {
  const amount = openItems(proposal).length;
  return `Approval needed: ${count(amount, "action")} ${amount === 1 ? "is" : "are"} paused`;
}
