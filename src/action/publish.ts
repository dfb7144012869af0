/** Brings the work of a run to where people find it, and never loses it: a branch, or else a patch. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GitHub, Repository } from "../github/client.ts";
import type { Change } from "../github/write/change.ts";
import { type ApiCommit, commitByApi, createBranch, fitsApi, isTaken } from "../github/write/commit/api-commit.ts";
import { ruleFault } from "../github/write/commit/broken-rules.ts";
import type { LeakScanner } from "../github/write/leak/scanner.ts";
import { type LeftOver, leftOver } from "../github/write/left-over.ts";
import type { Withheld } from "../github/write/policy/codes.ts";
import type { Held } from "../github/write/policy/hold.ts";
import { type Policy, STANDARD_POLICY } from "../github/write/policy/policy.ts";
import type { Reviewed } from "../github/write/policy/review.ts";
import type { Publisher } from "../github/write/publisher.ts";
import { openPullRequest, type PullRequest, type PullRequestText } from "../github/write/pull-request/pull-request.ts";
import type { Patch } from "../github/write/report/patch.ts";
import type { Kept, Report } from "../github/write/report/report.ts";
import { Fault, toFault } from "../lib/fault.ts";

/** A commit that is on its branch. */
export type MadeCommit = Readonly<{ commit: string; tree: string; isVerified: boolean }>;

export type PublishOptions = Readonly<{
  publisher: Publisher;
  /** Commits through GitHub's API, which signs them, where it can; without it, all goes by `git push`. */
  api?: Readonly<{ github: GitHub; repository: Repository }> | undefined;
  leaks: LeakScanner;
  policy?: Policy;
  /** Given where a person can be asked about protected files: what every comment goes through. */
  hold?: ((text: string) => string) | undefined;
  /** A folder for patches, should it come to that. */
  folder: string;
  /** The branch to publish on, and the one to use when that cannot be; without any, it is a patch. */
  branches: readonly string[];
  /** One of them that is there already, at the base: it is moved on, never made. */
  existing?: string | undefined;
  /** What an earlier attempt has put there; if it is the same, there is nothing to publish. */
  made?: MadeCommit | undefined;
  message: string;
  /** `https://HOST/owner/name/compare/base...`; the branch is appended. */
  compareUrl: string;
}>;

/**
 * `change` is what was published, and `diff` shows it; `withheld` is what was not, and `patch` where it is; `held` is what
 * of it a person can be asked about; `fault` says why work is not where it was meant to go; `left` is for the next run.
 */
export type Saved = Readonly<{
  kept: Kept;
  change: Change;
  diff?: Report["diff"];
  withheld: readonly Withheld[];
  patch: Patch | undefined;
  held?: Held | undefined;
  fault: Fault | undefined;
  left?: LeftOver | undefined;
  /** Lock files that were looked through and may be published. */
  locks?: Reviewed["locks"];
}>;

/** Publishes what may be on the first branch that takes it, else keeps it as a patch; the rest is one anyway. */
export async function saveWork(change: Change, options: PublishOptions): Promise<Saved> {
  const { publisher, leaks, policy = STANDARD_POLICY } = options;
  const isTogether = options.hold !== undefined;
  const reviewed = await publisher.review(change, { policy: { ...policy, isTogether }, leaks });
  const message = leaks.redact(options.message).text;
  const { locks } = reviewed;
  const facts = { change: reviewed.change, locks, ...(await keepWithheld(reviewed, { ...options, policy })) };
  if (reviewed.change.files.length === 0) {
    const left = await leftOver(publisher, reviewed, { isPublished: false, leaks });
    return { kept: { kind: "nothing" }, ...facts, diff: undefined, fault: undefined, left };
  }
  const diff = await keepDiff(reviewed.change, options);
  const work = { reviewed, message, commit: await publisher.commit(reviewed.change, message) };
  const saved = await saveOnBranch(work, options);
  const left = await leftOver(publisher, reviewed, { isPublished: saved.kept.kind === "branch", leaks });
  return { ...saved, ...facts, diff, left };
}

/** In a file, and for the report. */
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

type Work = Readonly<{ reviewed: Reviewed; message: string; commit: string }>;

async function saveOnBranch(work: Work, options: PublishOptions): Promise<Pick<Saved, "kept" | "fault">> {
  const faults: Fault[] = [];
  for (const branch of options.branches) {
    try {
      return { kept: await publishOn(branch, work, options), fault: faults[0] };
    } catch (error) {
      faults.push(toFault(error));
    }
  }
  return { kept: await asPatch(options, work.commit), fault: faults[0] };
}

async function publishOn(branch: string, work: Work, options: PublishOptions): Promise<Kept> {
  const { commit, isVerified } =
    madeBefore(work, options) ??
    (await publishByApi(branch, work, options)) ??
    (await publishByPush(branch, work, options));
  return { kind: "branch", branch, commit, isVerified, compareUrl: `${options.compareUrl}${branch}` };
}

type Published = Pick<MadeCommit, "commit" | "isVerified">;

function madeBefore({ reviewed }: Work, { made }: PublishOptions): Published | undefined {
  return made?.tree === reviewed.change.tree ? made : undefined;
}

/** Undefined when the API cannot or will not; a Fault when the branch is somebody else's. */
async function publishByApi(branch: string, work: Work, options: PublishOptions): Promise<Published | undefined> {
  const { api, publisher } = options;
  const { entries, change } = work.reviewed;
  if (!api) return undefined;
  const contents = await publisher.contentsOf(entries.map(({ newObject }) => newObject));
  if (!fitsApi(entries, contents)) return undefined;
  const wanted: ApiCommit = {
    branch,
    lent: options.existing,
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
    return pushOnto(branch, work, publisher, why).catch(async (refusal: unknown) => {
      // Empty, it would stand in the way of the next run.
      await publisher.takeBack(branch).catch(() => undefined);
      throw refusal;
    });
  }
}

type Api = NonNullable<PublishOptions["api"]>;

/** Where it stands, or not at all: what others have put there meanwhile has not been seen by anybody's tests. */
async function movedByApi(wanted: ApiCommit, api: Api, { commit }: Work, publisher: Publisher): Promise<Published> {
  try {
    return await commitByApi(api.github, api.repository, wanted);
  } catch (error) {
    if (toFault(error).code === "denied") throw error;
    await publisher.push(commit, wanted.branch, publisher.base);
    return { commit, isVerified: false };
  }
}

function taken(branch: string, cause: unknown): Fault {
  const hint = "Merge or close the pull request of that branch and delete the branch.";
  return new Fault("git", `The branch ${branch} exists by now.`, { hint, cause });
}

/** Onto the branch that was created at the base: as it is, or on top of what came meanwhile. Rejects with `why`. */
async function pushOnto(branch: string, work: Work, publisher: Publisher, why: Fault): Promise<Published> {
  const { commit, message, reviewed } = work;
  if (why.code === "denied") throw why;
  const isPushed = await publisher.push(commit, branch, publisher.base).then(
    () => true,
    () => false,
  );
  if (isPushed) return { commit, isVerified: false };
  const rebased = await publisher.rebase(reviewed.change, message, branch).catch(() => undefined);
  if (!rebased) throw why;
  await publisher.push(rebased.commit, branch, rebased.tip);
  return { commit: rebased.commit, isVerified: false };
}

async function publishByPush(branch: string, { commit }: Work, options: PublishOptions): Promise<Published> {
  const { publisher, existing } = options;
  await publisher.push(commit, branch, branch === existing ? publisher.base : undefined);
  return { commit, isVerified: false };
}

/** What is withheld, as a patch on top of what is published, and what of it a person can be asked about. */
async function keepWithheld(
  reviewed: Reviewed,
  { publisher, folder, leaks, policy, hold }: PublishOptions & Readonly<{ policy: Policy }>,
): Promise<Pick<Saved, "withheld" | "patch" | "held">> {
  const { change, withheld, withheldTree } = reviewed;
  if (withheldTree === undefined) return { withheld, patch: undefined };
  const published = await publisher.commit(change, "published");
  const path = join(folder, "withheld.patch");
  await publisher.writePatch(await publisher.commit({ tree: withheldTree }, "What was withheld\n", published), path);
  const patch = { path, patch: readFileSync(path, "utf8") };
  const held = hold && (await publisher.hold(reviewed, { base: published, policy, leaks, clean: hold }));
  return { withheld: held ? withheld.map((one) => explained(one, held)) : withheld, patch, held };
}

/** Why nobody is asked about it. */
function explained(withheld: Withheld, { unseen }: Held): Withheld {
  const why = withheld.code === "DKH-103" ? unseen.get(withheld.path) : undefined;
  return why === undefined ? withheld : { ...withheld, detail: why };
}

export type Opened = Readonly<{
  pullRequest: PullRequest | undefined;
  fault: Fault | undefined;
  /** Where a person opens it with one click, if that is how it is wanted. */
  proposeUrl?: string;
  /** CI will not start by itself. */
  isCiSilent?: boolean;
  /** The branch that it is proposed to, if that was rewritten while we worked. */
  rewrittenBase?: string | undefined;
}>;

const NO_COMMITS = /GitHub answered 422 .*No commits between /;

/** Opens the pull request; a refusal is a value, because the branch is there all the same. */
export async function proposeWork(
  github: GitHub,
  repository: Repository,
  text: PullRequestText,
  way: "draft" | "ready" = "draft",
): Promise<Opened> {
  try {
    return { pullRequest: await openPullRequest(github, repository, text, way), fault: undefined };
  } catch (error) {
    const fault = toFault(error);
    // A run that was cut off has made the branch, and this one has put nothing there.
    return { pullRequest: undefined, fault: NO_COMMITS.test(fault.message) ? undefined : fault };
  }
}

async function asPatch({ publisher, folder }: PublishOptions, commit: string): Promise<Kept> {
  const path = join(folder, "work.patch");
  await publisher.writePatch(commit, path);
  return { kind: "patch", path, patch: readFileSync(path, "utf8") };
}
