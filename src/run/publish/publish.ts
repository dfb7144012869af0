/** Publishes the work of a run on a branch, or saves it as a patch. It never loses work. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isBlocked, ruleFault } from "../../git/commit/push.ts";
import type { Publisher } from "../../git/publisher.ts";
import { type GitHub, gitHubReader, type Repository } from "../../github/client.ts";
import { type ComparedFile, compareCommits } from "../../github/read/commits.ts";
import { type ApiCommit, commitByApi, createBranch, fitsApi, isTaken } from "../../github/write/api-commit.ts";
import type { LeakScanner } from "../../leak/scanner.ts";
import { compareAddress, inAddress } from "../../lib/branch-address.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { isOwnBranchName } from "../../lib/own-branch-name.ts";
import { code } from "../../markdown/inline-code.ts";
import type { Change } from "../../policy/entries.ts";
import type { Holding } from "../../policy/hold.ts";
import { type Policy, STANDARD_POLICY } from "../../policy/policy.ts";
import type { Reviewed } from "../../policy/review.ts";
import type { Kept, Report } from "../../render/report/report-facts.ts";
import { type UnpublishedWork, unpublishedWorkOf } from "../memory/unpublished.ts";
import type { KeptWork, OpenedPullRequest } from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";
import { markedFiles } from "./conflict-markers.ts";
import { keepWithheld } from "./keep-withheld.ts";
import { saveDifference } from "./patch-file.ts";

/** A commit that is already on its branch. */
export type MadeCommit = Readonly<{ commit: string; tree: string; isVerified: boolean }>;

export type PublishOptions = Readonly<{
  publisher: Publisher;
  /**
   * If possible, commits are made through GitHub's API, which signs them. Without `api`, everything uses `git push`.
   */
  api?: Readonly<{ github: GitHub; repository: Repository }> | undefined;
  leaks: LeakScanner;
  /** The change as it was reviewed before, if it was. */
  reviewed?: Reviewed | undefined;
  policy?: Policy;
  /** Given if a person can be asked about protected files. */
  hold?: Pick<Holding, "about" | "whyUnseen"> | undefined;
  /** The folder for patches, if any are needed. */
  folder: string;
  /** The branches to publish on, in order of preference. If none accepts the work, it is saved as a patch. */
  branches: readonly string[];
  /** The one of `branches` that already exists at the base. It is moved forward and never created. */
  existing?: string | undefined;
  /** The work that an earlier attempt published. If it is the same work, nothing is published. */
  made?: MadeCommit | undefined;
  message: string;
  /** `https://HOST/owner/name/compare/base...`; the branch name is appended. */
  compareUrl: string;
  /** Work that earlier runs on the thread left on no branch. */
  leftBefore?: UnpublishedWork | undefined;
}>;

/**
 * Publishes the permitted changes on the first branch that accepts them, or saves them as a patch. Withheld changes are
 * always saved as a patch.
 */
export async function saveWork(change: Change, options: PublishOptions): Promise<KeptWork> {
  const { publisher, leaks, policy = STANDARD_POLICY, leftBefore: before } = options;
  const isTogether = options.hold?.about === "protected";
  const reviewed = options.reviewed ?? (await publisher.review(change, { policy: { ...policy, isTogether }, leaks }));
  const message = leaks.redact(options.message).text;
  const { locks, outdated } = reviewed;
  const isWork = hasWork(reviewed);
  const unpublishedFiles = await keepWithheld(reviewed, { ...options, policy, hasWork: isWork });
  const facts = { change: reviewed.change, locks, outdated, ...unpublishedFiles };
  if (!isWork) {
    const unpublished = await unpublishedWorkOf(publisher, reviewed, { isPublished: false, leaks, before });
    return { kept: { kind: "nothing" }, ...facts, diff: undefined, fault: undefined, ...leftOf(unpublished) };
  }
  const diff = await keepDiff(reviewed.change, options, reviewed.change.lineage?.from);
  const marked = await markedFiles(reviewed, publisher);
  const work = { reviewed, message, commit: once(() => publisher.commit(reviewed.change, message)) };
  const saved = await saveOnBranch(work, options);
  const isPublished = saved.kept.kind === "branch";
  const unpublished = await unpublishedWorkOf(publisher, reviewed, { isPublished, leaks, before });
  return { ...saved, ...facts, diff, marked, ...leftOf(unpublished) };
}

/** A merge, or a history that was written again, is work even where the agent changed no file beside it. */
function hasWork({ change: { files, lineage }, withheld }: Reviewed): boolean {
  return files.length > 0 || (lineage !== undefined && !withheld.some(({ path }) => path === ""));
}

function leftOf({ left, tree, toCopy }: Awaited<ReturnType<typeof unpublishedWorkOf>>) {
  return { left, treeLeft: tree, toCopy };
}

/** Writes the diff to a file, and returns it for the report. */
export async function keepDiff(
  change: Change,
  { publisher, folder }: Pick<PublishOptions, "publisher" | "folder">,
  from?: string,
): Promise<Report["diff"]> {
  const bytes = await publisher.diff(change, from);
  const path = join(folder, "work.diff");
  writeFileSync(path, bytes);
  return { path, text: bytes.toString("utf8") };
}

/** `commit` makes it here when it is first asked for: through the API, GitHub makes its own. */
type Work = Readonly<{ reviewed: Reviewed; message: string; commit: () => Promise<string> }>;

function once(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A taken branch name is not a fault while another one is free: otherwise anybody who can push could make the run fail. */
async function saveOnBranch(
  work: Work,
  options: PublishOptions,
): Promise<Pick<KeptWork, "kept" | "fault" | "takenName">> {
  const refusals: Readonly<{ fault: Fault; isName: boolean }>[] = [];
  for (const [index, branch] of options.branches.entries()) {
    if (index > 1 && refusals.some(({ isName }) => !isName)) break; // further names help only if names were taken
    if (branch.includes("/") && refusals.some(({ fault }) => isBlocked(fault))) continue;
    try {
      const kept = await publishOn(branch, work, options);
      const fault = refusals.find(({ isName }) => !isName)?.fault;
      const isRenamed = refusals.length > 0 && fault === undefined;
      return { kept, fault, takenName: isRenamed ? options.branches[0] : undefined };
    } catch (error) {
      const fault = toFault(error);
      refusals.push({ fault, isName: branch !== options.existing && isNameTaken(fault) });
    }
  }
  return { kept: await asPatch(work, options), fault: refusals[0]?.fault };
}

/**
 * Whether a new branch was refused only because of its name: it exists, or a branch exists whose name is a prefix of
 * it, or of which it is a prefix.
 */
function isNameTaken(fault: Fault): boolean {
  if (isBlocked(fault)) return true;
  const said = `${fault.message} ${fault.cause}`;
  return isTaken(fault.cause) || /\((?:stale info|already exists)\)|cannot lock ref|directory file conflict/.test(said);
}

async function publishOn(branch: string, work: Work, options: PublishOptions): Promise<Kept> {
  const { commit, isVerified } =
    madeBefore(work, options) ??
    (await publishByApi(branch, work, options)) ??
    (await publishByPush(branch, work, options));
  return { kind: "branch", branch, commit, isVerified, compareUrl: `${options.compareUrl}${inAddress(branch)}` };
}

type Published = Pick<MadeCommit, "commit" | "isVerified">;

function madeBefore({ reviewed }: Work, { made }: PublishOptions): Published | undefined {
  return made?.tree === reviewed.change.tree ? made : undefined;
}

/** Undefined if the API cannot make this commit. Throws a Fault if the branch is somebody else's. */
async function publishByApi(branch: string, work: Work, options: PublishOptions): Promise<Published | undefined> {
  const { api, publisher } = options;
  const { entries, change, blobs: contents } = work.reviewed;
  if (!api || change.lineage) return undefined; // the API makes commits with one parent, and the tip of the branch is it
  if (!fitsApi(entries, contents)) return undefined;
  const wanted: ApiCommit = {
    branch,
    allowedBranch: options.existing,
    base: publisher.base,
    tree: change.tree,
    message: work.message,
    entries,
    contents,
  };
  if (branch === options.existing) return movedByApi(wanted, api, work, publisher);
  try {
    await createBranch(api.github, api.repository, branch, publisher.base);
  } catch (error) {
    if (isTaken(error)) throw taken(branch, error);
    return undefined;
  }
  try {
    return await commitByApi(api.github, api.repository, wanted);
  } catch (error) {
    const why = ruleFault(branch, error) ?? toFault(error);
    return pushOnto(branch, work, options, why).catch(async (refusal: unknown) => {
      // A branch without commits would block the next run.
      await publisher.takeBack(branch).catch(() => undefined);
      throw refusal;
    });
  }
}

type Api = NonNullable<PublishOptions["api"]>;

/**
 * Publishes at the expected position or not at all, because nobody has tested the work together with new commits of
 * others.
 */
async function movedByApi(wanted: ApiCommit, api: Api, work: Work, publisher: Publisher): Promise<Published> {
  try {
    return await commitByApi(api.github, api.repository, wanted);
  } catch (error) {
    if (toFault(error).code === "denied") throw error;
    const commit = await work.commit();
    await publisher.push(commit, wanted.branch, publisher.base);
    return { commit, isVerified: false };
  }
}

function taken(branch: string, cause: unknown): Fault {
  const hint = "Merge or close the pull request of that branch and delete the branch.";
  return new Fault("git", `The branch ${code(branch)} exists now.`, { hint, cause });
}

/** Pushes to the branch that was created at the base, rebased if it has new commits. Rejects with `why` if that fails. */
async function pushOnto(branch: string, work: Work, options: PublishOptions, why: Fault): Promise<Published> {
  const { publisher, leaks, policy = STANDARD_POLICY } = options;
  const { message, reviewed } = work;
  if (why.code === "denied") throw why;
  const commit = await work.commit();
  const isPushed = await publisher.push(commit, branch, publisher.base).then(
    () => true,
    () => false,
  );
  if (isPushed) return { commit, isVerified: false };
  const rebased = await publisher.rebase(reviewed.change, message, { branch, policy, leaks }).catch(() => undefined);
  if (!rebased) throw why;
  await publisher.push(rebased.commit, branch, rebased.tip);
  return { commit: rebased.commit, isVerified: false };
}

async function publishByPush(branch: string, work: Work, options: PublishOptions): Promise<Published> {
  const { publisher, existing } = options;
  const commit = await work.commit();
  await publisher.push(commit, branch, branch === existing ? publisher.base : undefined);
  return { commit, isVerified: false };
}

async function asPatch({ reviewed }: Work, { publisher, folder }: PublishOptions): Promise<Kept> {
  const place = { from: publisher.base, to: reviewed.change.tree, path: join(folder, "work.patch") };
  return { kind: "patch", ...(await saveDifference(publisher, place)) };
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
