/** Publishes the work of a run on a branch, or saves it as a patch. It never loses work. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gitHubReader } from "../../github/client.ts";
import { type ComparedFile, compareCommits } from "../../github/read/commits.ts";
import { compareAddress, isOwnBranchName } from "../../lib/branch-names.ts";
import { isWithoutRoom } from "../../lib/system-error.ts";
import type { Change } from "../../policy/entries.ts";
import { STANDARD_POLICY } from "../../policy/policy.ts";
import type { Reviewed } from "../../policy/review.ts";
import type { Report } from "../../render/report/report-facts.ts";
import { unpublishedWorkOf } from "../memory/unpublished.ts";
import type { KeptWork, OpenedPullRequest, UnpublishedFiles } from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";
import type { PublishOptions } from "./publish-options.ts";

/**
 * Publishes the permitted changes on the first branch that accepts them, or saves them as a patch. Withheld changes are
 * always saved as a patch.
 */
export async function saveWork(change: Change, options: PublishOptions): Promise<KeptWork> {
  const { publisher, leaks, policy = STANDARD_POLICY, leftBefore: before } = options;
  const isTogether = options.hold?.about === "protected";
  const reviewed = options.reviewed ?? (await publisher.review(change, { policy: { ...policy, isTogether }, leaks }));
  const message = leaks.redact(options.message).text;
  const { locks, outdated, isEmptied } = reviewed;
  const isWork = hasWork(reviewed);
  const unpublishedFiles = await keptApart(reviewed, { ...options, policy, hasWork: isWork });
  const facts = { locks, outdated, isEmptied, ...unpublishedFiles };
  if (!isWork) {
    const unpublished = await unpublishedWorkOf(publisher, reviewed, { isPublished: false, leaks, before });
    const nothing = { kept: { kind: "nothing" }, change: reviewed.change, diff: undefined, fault: undefined } as const;
    return { ...nothing, ...facts, ...leftOf(unpublished) };
  }
  // Most runs answer a question, and load none of this.
  const [{ shownChange }, { markedFiles }, { saveOnBranch }] = await Promise.all([
    import("./shown-change.ts"),
    import("./conflict-markers.ts"),
    import("./on-branch.ts"),
  ]);
  const shown = await shownChange(reviewed.change, publisher);
  const diff = await keepDiff(shown.change, options, shown.from);
  const marked = await markedFiles(reviewed, publisher);
  const saved = await saveOnBranch(reviewed, message, options);
  const isPublished = saved.kept.kind === "branch";
  const unpublished = await unpublishedWorkOf(publisher, reviewed, { isPublished, leaks, before });
  return { ...saved, ...facts, change: shown.change, diff, marked, ...leftOf(unpublished) };
}

/** Most runs withhold nothing, and load none of this. */
async function keptApart(
  reviewed: Reviewed,
  keeping: Parameters<typeof import("./keep-withheld.ts").keepWithheld>[1],
): Promise<UnpublishedFiles> {
  const { change, withheld, withheldTree } = reviewed;
  if (withheldTree === undefined && change.aside === undefined) return { withheld, patch: undefined };
  return (await import("./keep-withheld.ts")).keepWithheld(reviewed, keeping);
}

/** A merge, or a history that was written again, is work even where the agent changed no file beside it. */
function hasWork({ change: { files, lineage }, withheld }: Reviewed): boolean {
  return files.length > 0 || (lineage !== undefined && !withheld.some(({ path }) => path === ""));
}

function leftOf({ left, tree, toCopy }: Awaited<ReturnType<typeof unpublishedWorkOf>>) {
  return { left, treeLeft: tree, toCopy };
}

/** Writes the diff to a file, and returns it for the report. Its path is "" where the disk has no room for it. */
export async function keepDiff(
  change: Change,
  { publisher, folder }: Pick<PublishOptions, "publisher" | "folder">,
  from?: string,
): Promise<Report["diff"]> {
  const bytes = await publisher.diff(change, from);
  const path = join(folder, "work.diff");
  const text = await (await import("./patch-file.ts")).shownPatch(bytes);
  try {
    writeFileSync(path, bytes);
    return { path, text };
  } catch (error) {
    if (!isWithoutRoom(error)) throw error;
    rmSync(path, { force: true });
    return { path: "", text };
  }
}

/** The saved work. If that is nothing, the earlier work that the pull request or link shows. */
export async function withShownWork(
  { run, startingPoint: { goal, head } }: Pick<PreparedRun, "run" | "startingPoint">,
  saved: KeptWork,
  { pullRequest, proposeUrl }: OpenedPullRequest,
): Promise<KeptWork> {
  const isShown = pullRequest !== undefined || proposeUrl !== undefined;
  if (saved.kept.kind !== "nothing" || goal.kind !== "propose" || goal.isThere !== true || !isShown) return saved;
  const { github, job } = run;
  const { branch, base } = goal;
  const between = await compareCommits(gitHubReader(github, job.repository), base, head);
  const compareUrl = compareAddress(job.repositoryUrl, base, branch);
  const kept = { kind: "branch", branch, commit: head, isVerified: false, compareUrl } as const;
  return { ...saved, kept, change: { ...saved.change, files: between?.files ?? [] } };
}

/** The whole change of our pull request after an approval of the rest, if it is more than was saved now. */
export async function withWholeWork(
  { run, startingPoint: { goal } }: Pick<PreparedRun, "run" | "startingPoint">,
  saved: KeptWork,
): Promise<KeptWork> {
  const { kept, change } = saved;
  if (run.trigger.kind !== "decision" || kept.kind !== "branch" || !isOwnBranchName(kept.branch)) return saved;
  const between = await compareCommits(gitHubReader(run.github, run.job.repository), goal.base, kept.commit);
  if (!between || between.files.length <= change.files.length) return saved;
  const diff = saved.diff && { ...saved.diff, text: diffOf(between.files) };
  return { ...saved, diff, change: { ...change, files: between.files } };
}

/** "" if GitHub does not return the whole diff. */
function diffOf(files: readonly ComparedFile[]): string {
  if (files.some(({ patch }) => patch === "")) return "";
  const pieces = files.map(
    ({ path, patch }) => `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n${patch}`,
  );
  return `${pieces.join("\n")}\n`;
}
