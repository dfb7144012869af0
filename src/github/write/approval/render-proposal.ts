/** The comment on which somebody decides: what waits, in full, why, and how to say yes or no. */
import { count } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import { code } from "../inline-code.ts";
import { type Item, openChange, openItems, type Proposal, shortDigest } from "./proposal.ts";
import { renderChange, renderHeld } from "./render-change.ts";
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
  const how = {
    until: expires.slice(0, 16).replace("T", " "),
    ways: waysOf(items, ballot),
    approvers: ballot.approvers,
  };
  const change = openChange(proposal);
  if (change) return renderHeld(change, { ...how, phrase: ballot.phrase });
  return prompt("approval", { ...how, actions: items.map(renderItem).join("\n\n"), head: head.slice(0, 7) });
}

function waysOf(items: readonly Item[], { phrase, approveLabel, rejectLabel }: Ballot): string {
  const [yes, no] = [approveLabel, rejectLabel].map(code);
  const all = `| ${["", "", "both"][items.length] ?? "all"} | label ${yes}, or \`${phrase} approve\` | label ${no}, or \`${phrase} reject: why\` |`;
  if (items.length < 2) return all;
  const digest = items[0] && shortDigest(items[0].pending);
  return `${all}\n| one | \`${phrase} approve ${digest}\` | \`${phrase} reject ${digest}: why\` |`;
}

/** One action or change, whole. */
export function renderItem({ pending, risk, reasons }: Item): string {
  if ("patch" in pending) return renderChange(pending);
  const sentences = reasons.map((reason) => reason.replaceAll("`", "'").replace(/\.$/, "")).join("; ");
  const why = [risk, sentences].filter(Boolean).map(visible).join(": ");
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
  const files = openChange(proposal)?.paths.length;
  if (files !== undefined) return `Approval needed: ${count(files, "protected file")} ${isOrAre(files)} held back`;
  const amount = openItems(proposal).length;
  return `Approval needed: ${count(amount, "action")} ${isOrAre(amount)} paused`;
}

function isOrAre(amount: number): string {
  return amount === 1 ? "is" : "are";
}
