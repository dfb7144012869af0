/** The line below the heading of a report: links to where everything is. */
import { code } from "../inline-code.ts";
import type { OtherWork, Report, ReportLinks } from "./report-facts.ts";

/** Pull request, branch, commit, files and job log, as far as there are any. */
export function renderPlaces(report: Report, { repositoryUrl, runUrl }: ReportLinks): string {
  return [...proposalPlaces(report, ""), ...branchPlaces(report, repositoryUrl), `[Job log](${runUrl})`].join(" · ");
}

/** The same without the job log, for the work in another repository. */
export function renderOtherPlaces(work: OtherWork): string {
  return [...proposalPlaces(work, work.repository), ...branchPlaces(work, work.repositoryUrl)].join(" · ");
}

type Places = Pick<Report, "kept" | "pullRequest" | "proposeUrl" | "forkUrl">;

function proposalPlaces({ pullRequest, proposeUrl }: Places, repository: string): readonly string[] {
  if (pullRequest) return [`[Pull request ${repository}#${pullRequest.number}](${pullRequest.url})`];
  return proposeUrl === undefined ? [] : [`**[Open the pull request](${proposeUrl})**`];
}

function branchPlaces({ kept, pullRequest, forkUrl }: Places, repositoryUrl: string): readonly string[] {
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
