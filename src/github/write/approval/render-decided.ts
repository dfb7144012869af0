/** What the comment says once its proposal is used, so that nobody decides about it again. */
import { prompt } from "../../../prompts.ts";
import type { ProseRules } from "../prose/rules.ts";
import { auditLine, type Results } from "./audit.ts";
import { openItems, type Proposal } from "./proposal.ts";
import { renderItem } from "./render-proposal.ts";

/** `where` is the comment that goes on from here. */
export type After = ProseRules & Readonly<{ results: Results; where: string | undefined }>;

export function renderDecided(proposal: Proposal, { results, where, ...rules }: After): string {
  const lines = proposal.items.map((item) => auditLine(item, results, rules) ?? "").filter(Boolean);
  const verdicts = new Set(proposal.items.map(({ decision }) => decision?.verdict));
  const isApproved = verdicts.has("approved");
  const title = isApproved ? "Approved" : verdicts.has("rejected") ? "Rejected" : "No longer waiting";
  const isOpen = openItems(proposal).length > 0;
  return prompt("approval-decided", {
    mark: isApproved ? "🟢" : "⚪",
    title: isOpen ? `${title} in part` : title,
    lines: lines.map((line) => `- ${line}`).join("\n"),
    actions: proposal.items.map(renderItem).join("\n\n"),
    rest: where === undefined ? "" : `${isOpen ? "What still waits, and how" : "How"} it goes on: ${where}`,
  }).trimEnd();
}
