/** Offers work on a new branch as the workflow wants it: as a pull request, as a link to open one, or not at all. */
import { listUntrusted, untrustedText } from "../../core/workspace/untrusted-files.ts";
import { GitHubFault } from "../../github/client/github-fault.ts";
import { type GitHub, gitHubReader, type Repository } from "../../github/client.ts";
import { readOwn } from "../../github/read/trigger/own-account.ts";
import { nameNow } from "../../github/write/branch.ts";
import {
  addLabels,
  openPullRequest,
  type PullRequest,
  type PullRequestText,
  requestReviews,
} from "../../github/write/pull-request/pull-request.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { code } from "../../markdown/inline-code.ts";
import { printNotice } from "../../runner/console.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import { PUBLISH } from "../../runner/input/publishing.ts";
import type { OpenedPullRequest } from "../outcome/run-result.ts";
import type { Run } from "../run.ts";
import { askerOf } from "../thread/subject.ts";

/** Labels and review requests are optional: the pull request is opened even if they fail. */
export async function propose(
  run: Run,
  { compareUrl, way }: Readonly<{ compareUrl: string; way: Inputs["create-pr"] }>,
  text: PullRequestText,
): Promise<OpenedPullRequest> {
  if (way === "none") return NOTHING;
  if (way === "link") return { ...NOTHING, proposeUrl: proposalLink(compareUrl, text) };
  const opened = await proposeWork(run.github, run.job.repository, text, way);
  if (!opened.pullRequest) return opened;
  await sign(run, opened.pullRequest);
  return { ...opened, isCiSilent: await isCiSilent(run) };
}

const NO_COMMITS = /GitHub answered 422 .*No commits between /;

/** Opens the pull request. A refusal is returned, not thrown, because the branch is published anyway. */
export async function proposeWork(
  github: GitHub,
  repository: Repository,
  text: PullRequestText,
  way: "draft" | "ready" = "draft",
): Promise<OpenedPullRequest> {
  try {
    return { pullRequest: await openPullRequest(github, repository, text, way), fault: undefined };
  } catch (error) {
    const fault = toFault(error);
    // An interrupted run created the branch, and this run added nothing to it.
    if (NO_COMMITS.test(fault.message)) return { pullRequest: undefined, fault: undefined };
    const base = await baseAfter(error, github, repository, text.base);
    if (base === text.base) return { pullRequest: undefined, fault };
    if (base === undefined) return { pullRequest: undefined, fault: goneBase(text, error) };
    return proposeWork(github, repository, { ...text, base }, way);
  }
}

/** The name of the base branch where GitHub refuses the pull request, because it may be why; undefined if it is gone. */
async function baseAfter(
  error: unknown,
  github: GitHub,
  repository: Repository,
  base: string,
): Promise<string | undefined> {
  if (!(error instanceof GitHubFault) || error.status !== 422) return base;
  return nameNow(github, repository, base).catch(() => base);
}

function goneBase({ base, head }: PullRequestText, cause: unknown): Fault {
  const hint = `The work is on the branch ${code(head)}: open a pull request from there onto another branch.`;
  return new Fault("git", `The branch ${code(base)}, onto which this work goes, no longer exists.`, {
    hint,
    cause,
  });
}

const NOTHING: OpenedPullRequest = { pullRequest: undefined, fault: undefined };

async function sign({ github, job, trigger, settings }: Run, { number }: PullRequest): Promise<void> {
  const { "pr-labels": labels = [], reviewers: names = [] } = settings.slice(PUBLISH);
  const asker = askerOf(trigger);
  const requester = asker?.type === "User" ? [asker.login] : [];
  const reviewers = names
    .filter((name) => name !== "none")
    .flatMap((name) => (name === "requester" ? requester : name));
  await attempt("labelled", labels, () => addLabels(github, job.repository, number, labels));
  await attempt("given to reviewers", reviewers, () => requestReviews(github, job.repository, number, reviewers));
}

async function attempt(what: string, names: readonly string[], action: () => Promise<void>): Promise<void> {
  if (names.length === 0) return;
  try {
    await action();
  } catch (error) {
    printNotice(`The pull request could not be ${what} (${names.join(", ")}). ${toFault(error).message}`);
  }
}

/** Browsers and GitHub accept longer addresses, but mail programs and proxies do not. */
const LONGEST = 6000;

/** `compareUrl` is the page that compares the branch with its base. A body that does not fit in the address is left out. */
export function proposalLink(compareUrl: string, { title, body }: Readonly<{ title: string; body: string }>): string {
  const link = (fields: Readonly<Record<string, string>>) =>
    `${compareUrl}?${new URLSearchParams({ quick_pull: "1", title, ...fields })}`;
  const whole = link({ body });
  return whole.length <= LONGEST ? whole : link({});
}

const JOBS_OWN = "github-actions[bot]";
const FOLDER = ".github/workflows";
const LARGEST = 512 * 1024;
const MOST_FILES = 1000;

/** A workflow that a push or a pull request starts. This is only a heuristic on its text. */
const STARTS = /^[ \t]*(?:-[ \t]*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m;

/**
 * Finds out whether the published work waits for CI that nobody starts. GitHub starts no workflow for pushes with a
 * job's own token. Called after the work is published. Never rejects: false if GitHub does not answer.
 */
export async function isCiSilent({ github, job }: Pick<Run, "github" | "job">): Promise<boolean> {
  if (!hasCi(job.workspace)) return false;
  const own = await readOwn(gitHubReader(github, job.repository));
  return own?.login === JOBS_OWN;
}

function hasCi(workspace: string): boolean {
  const found = listUntrusted(workspace, FOLDER, MOST_FILES);
  if (found.status !== "read") return false;
  const names = found.entries.map(({ name }) => name).filter((name) => /\.ya?ml$/.test(name));
  return names.some((name) => STARTS.test(untrustedText(workspace, `${FOLDER}/${name}`, LARGEST) ?? ""));
}
