/** Branches as GitHub has them. */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { isOwnBranchName } from "../../lib/own-branch-name.ts";
import { GitHubFault } from "../client/github-fault.ts";
import type { GitHub, Repository } from "../client.ts";

const Branch = z.object({ name: z.string(), commit: z.object({ sha: z.string() }) });
const Ref = z.object({ object: z.object({ sha: z.string() }) });

/** The commit that a branch is at. Rejects with a GitHubFault: 404 when there is no such branch. */
export async function tipOf(github: GitHub, { owner, name: repo }: Repository, branch: string): Promise<string> {
  try {
    const { data } = await github.request("GET /repos/{owner}/{repo}/branches/{branch}", { owner, repo, branch });
    const { name, commit } = Branch.parse(data);
    if (name === branch) return commit.sha;
  } catch (error) {
    if (!isMissing(error) || NO_BRANCH.test(error.message)) throw error;
  }
  // GitHub led us to the new name of a renamed branch, or the server may lack the route: the ref itself is asked for.
  const ref = { owner, repo, ref: `heads/${branch}` };
  return Ref.parse((await github.request("GET /repos/{owner}/{repo}/git/ref/{ref}", ref)).data).object.sha;
}

/** The same, and undefined when there is no such branch. */
export async function tipIfAny(github: GitHub, repository: Repository, branch: string): Promise<string | undefined> {
  try {
    return await tipOf(github, repository, branch);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** GitHub's own sentence, which a server that does not know the address does not say. */
const NO_BRANCH = /: Branch not found\.$/;

function isMissing(error: unknown): error is GitHubFault {
  return error instanceof GitHubFault && error.status === 404;
}

/**
 * The branch itself. A "denied" Fault for whatever is not `agent/…` (or its spare name) in plain characters: main, tags, refspecs, options.
 * `lent` is the one other branch that this run may move on.
 */
export function requireOwnBranch(branch: string, lent?: string): string {
  if ((branch === lent || isOwnBranchName(branch)) && isPlain(branch)) return branch;
  throw new Fault("denied", `The branch ${JSON.stringify(branch.slice(0, 100))} cannot be written.`, {
    hint: `Work is published on branches that begin with agent/, never on others.`,
  });
}

/** Whether a name is of letters, digits and a few signs that no program takes for anything else. */
export function isPlain(branch: string): boolean {
  const isOdd = /\.\.|\.lock(?:\/|$)|\.(?:\/|$)/.test(branch);
  return /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(branch) && branch.length <= 200 && !isOdd;
}
