/** The line below the heading of a report: links to where everything is. */
import { code } from "../inline-code.ts";
import type { Report, ReportLinks } from "./report-facts.ts";

/** Pull request, branch, commit, files and job log, as far as there are any. */
export function renderPlaces(report: Report, { repositoryUrl, runUrl }: ReportLinks): string {
  const { pullRequest, proposeUrl } = report;
  const proposal = pullRequest
    ? [`[Pull request #${pullRequest.number}](${pullRequest.url})`]
    : proposeUrl === undefined
      ? []
      : [`**[Open the pull request](${proposeUrl})**`];
  return [...proposal, ...branchPlaces(report, repositoryUrl), `[Job log](${runUrl})`].join(" · ");
}

function branchPlaces({ kept, pullRequest, forkUrl }: Report, repositoryUrl: string): readonly string[] {
  if (kept.kind !== "branch") return [];
  const { branch, commit, compareUrl, isVerified } = kept;
  const tree = `${forkUrl ?? repositoryUrl}/tree/${branch.split("/").map(inAddress).join("/")}`;
  const signed = isVerified ? " (verified)" : "";
  return [
    `Branch [${code(branch)}](${tree})`,
    `Commit [${code(commit.slice(0, 7))}](${repositoryUrl}/commit/${inAddress(commit)})${signed}`,
    `[Files](${pullRequest ? `${pullRequest.url}/files` : compareUrl})`,
  ];
}

/** Nothing in it ends a link of Markdown. */
function inAddress(text: string): string {
  return encodeURIComponent(text).replaceAll(/[()!'*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
