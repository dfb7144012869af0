/**
 * Renders what the comment says once its proposal is used, so that nobody decides about it again: one line for each
 * decision (who, when, what, and what came of it), the same in the comment and in the log.
 */
import { z } from "zod";
import { oneLine } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import { code } from "../inline-code.ts";
import { neutraliseWords } from "../prose/neutral.ts";
import type { ProseRules } from "../prose/rules.ts";
import { idOf, isPlanned, nameOf, openItems, type Proposal, type ProposalItem, shortDigest } from "./proposal.ts";
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

/** What became of what was approved, by its id. */
export type Results = ReadonlyMap<string, string>;

/** Undefined as long as nobody has decided. */
export function auditLine(item: ProposalItem, results: Results, rules: ProseRules): string | undefined {
  const { pending, decision } = item;
  if (!decision) return undefined;
  const { verdict, by, at, reason } = decision;
  const what = `${code(shortDigest(pending))} ${code(nameOf(pending))}`;
  const who = `${verdict} by ${oneLine(by, 60)} at ${at.slice(0, 16).replace("T", " ")} UTC`;
  const result =
    verdict === "approved"
      ? (results.get(idOf(pending)) ?? (isPlanned(item) ? "the work was started" : "not run yet"))
      : neutraliseWords(oneLine(reason, 300), rules);
  return `${what} ${who}${result === "" ? "" : `: ${result}`}`;
}
