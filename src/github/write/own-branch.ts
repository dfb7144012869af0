/** Creates our branches through GitHub's API, and moves branches on. Nothing is ever forced. */
import { requireOwnBranch } from "../../git/branch-name.ts";
import { Fault } from "../../lib/fault.ts";
import { code } from "../../markdown/inline-code.ts";
import { GitHubFault, mayBeDone } from "../client/github-fault.ts";
import type { GitHub, Repository } from "../client.ts";
import { tipOf } from "./branch.ts";

/** Creates the branch at the commit. Rejects with a GitHubFault: 422 when it exists, or the commit is not on GitHub. */
export async function createBranch(
  github: GitHub,
  repository: Repository,
  branch: string,
  commit: string,
): Promise<void> {
  const { owner, name: repo } = repository;
  const ref = `refs/heads/${requireOwnBranch(branch)}`;
  try {
    await github.request("POST /repos/{owner}/{repo}/git/refs", { owner, repo, ref, sha: commit });
  } catch (error) {
    if ((await tipAfter(error, github, repository, branch)) !== commit) throw error;
  }
}

/** `allowedBranch` is as in `GitRemote`; `to` descends from `from`. */
type Move = Readonly<{ branch: string; allowedBranch: string | undefined; from: string; to: string }>;

/**
 * Rejects with a "git" Fault if the branch is not at `from`, and with a GitHubFault. GitHub refuses a tip that is no ancestor of
 * `to`; one that went back to an ancestor is found just before.
 */
export async function moveBranch(
  github: GitHub,
  repository: Repository,
  { branch, allowedBranch, from, to }: Move,
): Promise<void> {
  const { owner, name: repo } = repository;
  const ref = `heads/${requireOwnBranch(branch, allowedBranch)}`;
  if ((await tipOf(github, repository, branch)) !== from)
    throw new Fault("git", `The branch ${code(branch)} is at another commit now.`);
  try {
    await github.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}", { owner, repo, ref, sha: to, force: false });
  } catch (error) {
    if ((await tipAfter(error, github, repository, branch)) !== to) throw error;
  }
}

/** Returns the tip of the branch, if GitHub may have moved it without saying so. */
export async function tipAfter(
  error: unknown,
  github: GitHub,
  repository: Repository,
  branch: string,
): Promise<string | undefined> {
  return mayBeDone(error) ? tipOf(github, repository, branch).catch(() => undefined) : undefined;
}

/** Whether the fault says that the branch was there before. */
export function isTaken(error: unknown): boolean {
  return error instanceof GitHubFault && error.status === 422 && /already exists/i.test(error.message);
}
