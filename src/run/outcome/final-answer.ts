/** Takes the agent's last message apart: a title, the answer for people, and what belongs into the template for pull requests. */
import { titledBy } from "../../github/write/pull-request/pull-request.ts";
import type { PullTemplate } from "../../github/write/pull-request/pull-template.ts";
import { withoutStop } from "../../lib/text.ts";
import { showsSomething } from "../../markdown/shown/shows-something.ts";
import type { Kept } from "../../render/report/report-facts.ts";
import type { FinalAnswer, OpenedPullRequest } from "./run-result.ts";

/** `isTitled`: the agent was asked for the title of its commit. */
export async function finalAnswer(
  whole: string,
  { isTitled, template }: Readonly<{ isTitled: boolean; template: PullTemplate | undefined }>,
): Promise<FinalAnswer> {
  const { answer, filled, isFilled } = await fill(whole, template);
  const { title: heading, rest } = titledBy(answer);
  const title = heading === undefined ? undefined : withoutStop(heading);
  return { whole, title, commitTitle: isTitled ? title : undefined, rest, filled, isFilled };
}

/** Most repositories have no template, and load nothing of it. */
async function fill(whole: string, template: PullTemplate | undefined) {
  if (!template) return { answer: whole, filled: "", isFilled: false };
  const { fillTemplate, splitAnswer } = await import("../../github/write/pull-request/pull-template.ts");
  const { answer, sections } = splitAnswer(whole, template);
  const isFilled = sections.length > 0;
  return { answer: isFilled ? answer : whole, filled: fillTemplate(template, sections), isFilled };
}

/** The part for the thread: words that people find in the commit and in the pull request are not said again. */
export function shownAnswer(
  { whole, title, commitTitle, rest, isFilled }: FinalAnswer,
  { kept, opened: { pullRequest, proposeUrl } }: Readonly<{ kept: Kept; opened: OpenedPullRequest }>,
): string {
  const hasTitle = kept.kind === "branch" && commitTitle !== undefined;
  const isSplit = isFilled && (pullRequest?.isNew === true || proposeUrl !== undefined);
  if (!showsSomething(rest) || !(hasTitle || isSplit)) return whole;
  if (isSplit) return hasTitle || title === undefined ? rest : `# ${title}\n\n${rest}`;
  return titledBy(whole).rest;
}
