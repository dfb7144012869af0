/** Offers work on a new branch as the workflow wants it: as a pull request, as a link to open one, or not at all. */
import { printNotice } from "../../action/runner/console.ts";
import { readPublishing, restrictedWay } from "../../action/runner/input/publishing.ts";
import { listDirectory, readFile } from "../../core/workspace/files.ts";
import { gitHubReader } from "../../github/client.ts";
import { readOwn } from "../../github/read/trigger/own-account.ts";
import {
  addLabels,
  type PullRequest,
  type PullRequestText,
  requestReviews,
} from "../../github/write/pull-request/pull-request.ts";
import { toFault } from "../../lib/fault.ts";
import type { OpenedPullRequest } from "../outcome/run-result.ts";
import type { Run } from "../run.ts";
import { askerOf } from "../thread/subject.ts";
import { proposeWork } from "./publish.ts";

/** Labels and review requests are optional: the pull request is opened even if they fail. */
export async function propose(
  run: Run,
  { compareUrl, isRestricted }: Readonly<{ compareUrl: string; isRestricted: boolean }>,
  text: PullRequestText,
): Promise<OpenedPullRequest> {
  const { "create-pr": wanted } = readPublishing(run.world.env);
  const way = isRestricted ? restrictedWay(wanted, run.trigger) : wanted;
  if (way === "none") return NOTHING;
  if (way === "link") return { ...NOTHING, proposeUrl: proposalLink(compareUrl, text) };
  const opened = await proposeWork(run.github, run.job.repository, text, way);
  if (!opened.pullRequest) return opened;
  await sign(run, opened.pullRequest);
  return { ...opened, isCiSilent: await isCiSilent(run) };
}

const NOTHING: OpenedPullRequest = { pullRequest: undefined, fault: undefined };

async function sign({ github, job, trigger, world }: Run, { number }: PullRequest): Promise<void> {
  const { "pr-labels": labels = [], reviewers: names = [] } = readPublishing(world.env);
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

/**
 * Finds out whether the published work waits for CI that nobody starts. GitHub starts no workflow for pushes with a
 * job's own token.
 */
const JOBS_OWN = "github-actions[bot]";
const FOLDER = ".github/workflows";
const LARGEST = 512 * 1024;

/** A workflow that a push or a pull request starts. This is only a heuristic on its text. */
const STARTS = /^[ \t]*(?:-[ \t]*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m;

/** Called after the work is published. Never rejects: false if GitHub does not answer. */
export async function isCiSilent({ github, job }: Pick<Run, "github" | "job">): Promise<boolean> {
  if (!(await hasCi(job.workspace))) return false;
  const own = await readOwn(gitHubReader(github, job.repository));
  return own?.login === JOBS_OWN;
}

async function hasCi(workspace: string): Promise<boolean> {
  try {
    const files = (await listDirectory([workspace], FOLDER)).filter(({ name }) => /\.ya?ml$/.test(name));
    const texts = await Promise.all(files.map(({ name }) => textOf(workspace, `${FOLDER}/${name}`)));
    return texts.some((text) => STARTS.test(text));
  } catch {
    return false; // no such folder, or a link that leads outside
  }
}

async function textOf(workspace: string, path: string): Promise<string> {
  try {
    return new TextDecoder().decode(await readFile([workspace], path, LARGEST));
  } catch {
    return ""; // not a regular file, or too large
  }
}
