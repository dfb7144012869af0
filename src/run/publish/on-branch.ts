/**
 * Puts a commit on the first branch that takes it: through GitHub's API, so that GitHub signs it, and by a push where that
 * cannot be. Otherwise the work is a patch.
 */
import { join } from "node:path";
import { isBlocked, ruleFault } from "../../git/commit/push.ts";
import { signedOffBy } from "../../git/commit-message.ts";
import { type ApiCommit, commitByApi, fitsApi } from "../../github/write/api-commit.ts";
import { makeCommit } from "../../github/write/git-database.ts";
import { createBranch, isTaken, moveBranch } from "../../github/write/own-branch.ts";
import { treeRequests } from "../../github/write/tree-requests.ts";
import { inAddress } from "../../lib/branch-names.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { sizeText } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { STANDARD_POLICY } from "../../policy/policy.ts";
import type { Reviewed } from "../../policy/review.ts";
import type { Kept } from "../../render/report/report-facts.ts";
import { printNotice } from "../../runner/console.ts";
import type { KeptWork } from "../outcome/run-result.ts";
import { saveDifference } from "./patch-file.ts";
import type { MadeCommit, PublishOptions } from "./publish-options.ts";

/** `commit` is made here, and `onGitHub` there: each when it is first asked for, and then not again. */
type Work = Readonly<{
  reviewed: Reviewed;
  message: string;
  /** The message of a commit that GitHub makes; undefined where GitHub must not make one. */
  apiMessage: string | undefined;
  commit: () => Promise<string>;
  onGitHub: () => Promise<OnGitHub>;
}>;

/**
 * "signed": GitHub has the commit, and no branch has it yet. "plain": GitHub does not sign it for this token, but a mutation may.
 * "push": neither.
 */
type OnGitHub = Readonly<{ way: "signed"; commit: string } | { way: "plain" } | { way: "push" }>;

async function workOf(reviewed: Reviewed, plain: string, options: PublishOptions): Promise<Work> {
  const by = options.branches.length > 0 ? await options.signers?.() : undefined;
  const message = signedOffBy(plain, by?.pushed);
  const apiMessage = by && by.made === undefined ? undefined : signedOffBy(plain, by?.made);
  return {
    reviewed,
    message,
    apiMessage,
    commit: once(() => options.publisher.commit(reviewed.change, message)),
    onGitHub: once(() => makeOnGitHub(reviewed, apiMessage, options)),
  };
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** In bytes, of all new contents: a request is refused long before GitHub's own limit of a body would be known. */
const LARGEST = 20 * 1024 * 1024;

/** Rejects with a "denied" Fault if GitHub makes something else than was looked through. */
async function makeOnGitHub(
  reviewed: Reviewed,
  message: string | undefined,
  { api, publisher }: PublishOptions,
): Promise<OnGitHub> {
  if (!api) return { way: "push" };
  if (message === undefined) return pushed("Nothing is signed off in the name of the person whose token it is.");
  const tree = await publisher.newTree(reviewed, LARGEST);
  if (!tree) return pushed(`GitHub's API is asked for at most ${sizeText(LARGEST)} at once.`);
  const requests = treeRequests(tree);
  if (requests.status === "unfit") return pushed(`${requests.why}.`);
  try {
    const { commit, isVerified, reason } = await makeCommit(api.github, api.repository, { tree, requests, message });
    if (isVerified) return { way: "signed", commit };
    if (!reviewed.change.lineage && fitsApi(reviewed.entries, reviewed.blobs)) return { way: "plain" };
    return pushed(`GitHub signs such a commit for apps only, and did not sign this one (${reason}).`);
  } catch (error) {
    const fault = toFault(error);
    if (fault.code === "denied") throw fault;
    return pushed(fault.message);
  }
}

function pushed(why: string): OnGitHub {
  printNotice(`The commit goes to GitHub by a push, so GitHub does not sign it. ${why}`);
  return { way: "push" };
}

/** A taken branch name is not a fault while another one is free: otherwise anybody who can push could make the run fail. */
export async function saveOnBranch(
  reviewed: Reviewed,
  message: string,
  options: PublishOptions,
): Promise<Pick<KeptWork, "kept" | "fault" | "takenName">> {
  const work = await workOf(reviewed, message, options);
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

async function asPatch({ reviewed }: Work, { publisher, folder }: PublishOptions): Promise<Kept> {
  const place = { from: publisher.base, to: reviewed.change.tree, path: join(folder, "work.patch") };
  return { kind: "patch", ...(await saveDifference(publisher, place)) };
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

/** Undefined if the commit has to be pushed. Throws a Fault if the branch is somebody else's, or a rule refuses the commit. */
async function publishByApi(branch: string, work: Work, options: PublishOptions): Promise<Published | undefined> {
  const made = await work.onGitHub();
  if (!options.api || made.way === "push") return undefined;
  if (made.way === "plain") return publishPlain(branch, work, { ...options, api: options.api });
  return (await putOn(branch, made.commit, { ...options, api: options.api }))
    ? { commit: made.commit, isVerified: true }
    : undefined;
}

type ApiOptions = PublishOptions & Readonly<{ api: NonNullable<PublishOptions["api"]> }>;

/** Whether the branch is at the commit now. If it is not, a push is tried, which says why: the branch may have moved. */
async function putOn(branch: string, commit: string, options: ApiOptions): Promise<boolean> {
  const { api, publisher, existing } = options;
  const { github, repository } = api;
  try {
    if (branch === existing)
      await moveBranch(github, repository, { branch, allowedBranch: existing, from: publisher.base, to: commit });
    else await createBranch(github, repository, branch, commit);
    return true;
  } catch (error) {
    if (branch !== existing && isTaken(error)) throw taken(branch, error);
    // Rules hold for a push as well, and it has no signature.
    const rule = ruleFault(branch, error);
    if (rule) throw rule;
    return false;
  }
}

/** As `publishByApi`, by the mutation. */
async function publishPlain(branch: string, work: Work, options: ApiOptions): Promise<Published | undefined> {
  const { api, publisher } = options;
  const { entries, change, blobs: contents } = work.reviewed;
  const wanted: ApiCommit = {
    branch,
    allowedBranch: options.existing,
    base: publisher.base,
    tree: change.tree,
    message: work.apiMessage ?? work.message,
    entries,
    contents,
  };
  if (branch === options.existing) return movedByApi(wanted, options, work);
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

/**
 * Publishes at the expected position or not at all, because nobody has tested the work together with new commits of
 * others.
 */
async function movedByApi(wanted: ApiCommit, { api, publisher }: ApiOptions, work: Work): Promise<Published> {
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
