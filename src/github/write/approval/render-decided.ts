/** What the comment says once its proposal is used, so that nobody decides about it again. */

import { z } from "zod";
import { prompt } from "../../../prompts.ts";
import type { ProseRules } from "../prose/rules.ts";
import { auditLine, type Results } from "./audit.ts";
import { openItems, type Proposal } from "./proposal.ts";
import { renderItem } from "./render-proposal.ts";

/** `where` is the comment that goes on from here. */
type After = ProseRules & Readonly<{ results: Results; where: string | undefined }>;

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
    rest: where === undefined ? "" : `${isOpen ? "What is still pending, and what" : "What"} happens next: ${where}`,
  }).trimEnd();
}

/** Why nobody can be asked in a run. A change set can say it too, so it is one of these words and no text of others. */
export const Nobody = z.enum(["discussion", "no-thread", "mode", "review", "no-branch", "no-memory", "no-graphql"]);
export type Nobody = z.infer<typeof Nobody>;

/** As a clause after "because", for people and for models. */
export function whyNobody(nobody: Nobody): string {
  return WORDS[nobody];
}

const WORDS: Readonly<Record<Nobody, string>> = {
  discussion: "in a discussion GitHub does not say whether a comment was edited",
  "no-thread": "it has no issue or pull request to ask on",
  mode: "its `mode` writes nothing to GitHub",
  review: "it gives a review",
  "no-branch": "it cannot save the work on a branch until the answer",
  "no-memory": "nothing is saved until the answer",
  "no-graphql": "without GraphQL, GitHub does not say whether a comment was edited",
};
