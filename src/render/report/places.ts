/** Says where work is: the pull request, the branch, the commit, or the patch; and what is wrong with the pull request. */
import { inAddress } from "../../lib/branch-names.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import { type PatchBase, renderPatch } from "./changed-files.ts";
import type { OtherWork, Report, ReportLinks } from "./report-facts.ts";

/** Pull request, branch, commit, files and job log, as far as there are any. */
export function renderPlaces(report: Report, { repositoryUrl, runUrl }: ReportLinks): string {
  return [...proposalPlaces(report, ""), ...branchPlaces(report, repositoryUrl), `[Job log](${runUrl})`].join(" · ");
}

type Places = Pick<Report, "kept" | "pullRequest" | "proposeUrl" | "forkUrl">;

/** `repository` is `owner/name` where it is another one than that of the thread, "" otherwise. */
export function proposalPlaces({ pullRequest, proposeUrl }: Places, repository: string): readonly string[] {
  if (pullRequest) return [`[Pull request ${repository}#${pullRequest.number}](${pullRequest.url})`];
  return proposeUrl === undefined ? [] : [`**[Open the pull request](${proposeUrl})**`];
}

export function branchPlaces({ kept, pullRequest, forkUrl }: Places, repositoryUrl: string): readonly string[] {
  if (kept.kind !== "branch") return [];
  const { branch, commit, compareUrl, isVerified } = kept;
  const tree = `${forkUrl ?? repositoryUrl}/tree/${inAddress(branch)}`;
  const signed = isVerified ? " (verified)" : "";
  return [
    `Branch [${code(branch)}](${tree})`,
    `Commit [${code(commit.slice(0, 7))}](${repositoryUrl}/commit/${inAddress(commit)})${signed}`,
    `[Files](${pullRequest ? `${pullRequest.url}/files` : compareUrl})`,
  ];
}

/** Withheld files go on top of the published ones. A clone's `origin` has no branch of a fork. */
export function baseOf({
  kept,
  forkUrl,
  patchBase,
}: Pick<Report, "kept" | "forkUrl" | "patchBase">): PatchBase | undefined {
  return kept.kind === "branch" && forkUrl === undefined ? { kind: "branch", branch: kept.branch } : patchBase;
}

/** Warnings about the pull request, or the patch if the work is on no branch. */
export function keptWork(work: PlacedWork, repository?: string): string {
  const { kept, patchBase, isCiSilent, rewrittenBase: base, pullRequest, proposeUrl, merging } = work;
  if (kept.kind === "patch")
    return renderPatch(kept, { what: "The work", file: "work.patch", most: 30_000, base: patchBase, repository });
  if (kept.kind === "nothing" || !pullRequest || proposeUrl !== undefined) return "";
  const warnings = [
    ...(base === undefined ? [] : [prompt("base-rewritten", { branch: code(base) })]),
    ...(merging?.status === "conflicts" ? [prompt("pull-conflicts", { base: code(merging.base) })] : []),
    ...(isCiSilent ? [prompt("no-ci")] : []),
  ];
  return warnings.join("\n\n");
}

type PlacedWork = Omit<OtherWork, "repository" | "repositoryUrl" | "problem">;
