/** Renders what a dry run would have written to GitHub, for the step summary. */
import type { Redact } from "../../lib/mask/mask.ts";
import { fenceFor } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import { saysAnything } from "../../render/report/review-facts.ts";
import type { Outputs } from "../../runner/file-commands.ts";
import { PUBLISH } from "../../runner/input/publishing.ts";
import { modeOf } from "../../runner/input/trigger-settings.ts";
import { acknowledgedAt } from "../admit/acknowledge.ts";
import type { Goal } from "../goal.ts";
import { plainAnswer, type RunResult } from "../outcome/run-result.ts";
import { writeChangeSet } from "../publish/change-set/write-change-set.ts";
import { messageOf } from "../publish/commit-words.ts";
import { proposalOf } from "../publish/to-branch.ts";
import type { Run } from "../run.ts";

/** Shows the reactions, the branch with its commit, and the pull request. The report below is the comment. */
function renderPreview(run: Run, done: RunResult, redact: Redact): string {
  const { report, startingPoint, baseSha, final, featureSteps = [] } = done;
  const { trigger } = run;
  const isChanged = startingPoint !== undefined && report.kept.kind === "patch";
  const steps = [
    ...signsOf(trigger),
    ...(isChanged ? changesTo(run, startingPoint.goal, report.outcome === "changed") : []),
    ...featureSteps,
    ...(report.review && saysAnything(report.review) ? ["Post the review in the report below."] : []),
    ...(trigger.thread.type === "none" ? [] : [`Answer on #${trigger.thread.number} with the report below.`]),
  ];
  const words = { final: final ?? plainAnswer(report.finalResponse), redact, commit: baseSha };
  const parts = [
    prompt("dry-run", { steps: steps.map((step) => `- ${step}\n`).join("") || "- Nothing.\n" }),
    ...(isChanged ? [folded("Commit message", redact(messageOf(run, { title: final?.commitTitle })))] : []),
    ...(isChanged && startingPoint.goal.kind === "propose" ? [proposal(run, words)] : []),
  ];
  return parts.join("\n\n");
}

function signsOf(trigger: Run["trigger"]): string[] {
  const { requestSign } = trigger;
  return [
    ...(acknowledgedAt(trigger) ? ["React with 👀 to the request."] : []),
    ...(requestSign ? [`Take the ${requestSign.kind} ${code(requestSign.name)} off.`] : []),
  ];
}

function changesTo({ settings }: Run, goal: Goal, isDone: boolean): string[] {
  switch (goal.kind) {
    case "review":
      return [];
    case "patch":
      return ["Publish no branch: the work would be the patch below."];
    case "advance":
      return [`Add one commit to the branch ${code(goal.branch)} of pull request #${goal.pullRequest.number}.`];
    case "propose": {
      const branch = `Create the branch ${code(goal.branch)} with one commit on ${code(goal.base)}.`;
      const offer = OFFERS[settings.slice(PUBLISH)["create-pr"]];
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

function proposal(run: Run, words: Parameters<typeof proposalOf>[1]): string {
  const { title, body } = proposalOf(run, words);
  return folded("Pull request", words.redact(`${title}\n\n${body}`));
}

function folded(title: string, text: string): string {
  const fence = fenceFor(text);
  return `<details><summary>${title}</summary>\n\n${fence}text\n${text.trimEnd()}\n${fence}\n\n</details>`;
}

/** `preview` is shown above the report in the step summary. */
type Left = Readonly<{ preview: string; outputs: Outputs }>;

export function leavePreview(run: Run, done: RunResult, redact: Redact): Left {
  switch (modeOf(run.settings)) {
    case "plan":
      return { preview: "", outputs: { "change-set-path": writeChangeSet(run, done, redact) } };
    case "dry-run":
      return { preview: `${renderPreview(run, done, redact)}\n\n`, outputs: {} };
    default:
      return { preview: "", outputs: {} };
  }
}
