/** What a dry run would have written to GitHub, for the step summary. */
import { code, fenceFor } from "../../github/write/inline-code.ts";
import { saysAnything } from "../../github/write/review/review-facts.ts";
import type { Redact } from "../../lib/redact.ts";
import { prompt } from "../../prompts.ts";
import type { Goal } from "../ground/ground.ts";
import { messageOf, proposalOf } from "../ground/home/bring-home.ts";
import type { Setting } from "../prepare.ts";
import type { Done } from "../result/done.ts";
import { readPublishing } from "../runner/input/publishing.ts";
import { acknowledgedAt } from "../thread/acknowledge.ts";

/** The signs, the branch with its commit, the pull request; the report below it is the comment. */
export function renderPreview(setting: Setting, { report, ground }: Done, redact: Redact): string {
  const { trigger } = setting;
  const isChanged = ground !== undefined && report.kept.kind === "patch";
  const steps = [
    ...signsOf(trigger),
    ...(isChanged ? changesTo(setting, ground.goal, report.outcome === "changed") : []),
    ...(report.review && saysAnything(report.review) ? ["Post the review that stands in the report below."] : []),
    ...(trigger.thread.type === "none" ? [] : [`Answer on #${trigger.thread.number} with the report below.`]),
  ];
  const parts = [
    prompt("dry-run", { steps: steps.map((step) => `- ${step}\n`).join("") || "- Nothing.\n" }),
    ...(isChanged ? [folded("Commit message", redact(messageOf(setting)))] : []),
    ...(isChanged && ground.goal.kind === "propose" ? [proposal(setting, report.finalResponse, redact)] : []),
  ];
  return parts.join("\n\n");
}

function signsOf(trigger: Setting["trigger"]): string[] {
  const { claim } = trigger;
  return [
    ...(acknowledgedAt(trigger) ? ["React with 👀 to what was asked."] : []),
    ...(claim ? [`Take the ${claim.kind} ${code(claim.name)} off.`] : []),
  ];
}

function changesTo({ world }: Setting, goal: Goal, isDone: boolean): string[] {
  switch (goal.kind) {
    case "review":
      return [];
    case "patch":
      return ["Publish no branch: the work would be the patch below."];
    case "advance":
      return [`Add one commit to the branch ${code(goal.branch)} of pull request #${goal.pullRequest.number}.`];
    case "propose": {
      const branch = `Create the branch ${code(goal.branch)} with one commit on ${code(goal.base)}.`;
      const offer = OFFERS[readPublishing(world.env)["create-pr"]];
      return isDone && offer !== undefined ? [branch, `${offer} onto ${code(goal.base)}.`] : [branch];
    }
  }
}

const OFFERS = {
  draft: "Open a draft pull request",
  ready: "Open a pull request",
  link: "Show a link that opens a pull request",
  none: undefined,
} as const;

function proposal(setting: Setting, finalResponse: string, redact: Redact): string {
  const { title, body } = proposalOf(setting, { finalResponse, redact });
  return folded("Pull request", redact(`${title}\n\n${body}`));
}

function folded(title: string, text: string): string {
  const fence = fenceFor(text);
  return `<details><summary>${title}</summary>\n\n${fence}text\n${text.trimEnd()}\n${fence}\n\n</details>`;
}
