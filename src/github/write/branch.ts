/** Reads the branches that GitHub has. */
import { z } from "zod";
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

/** The name that the branch has now: GitHub leads to the new one of a renamed branch. Undefined if there is none. */
export async function nameNow(
  github: GitHub,
  { owner, name: repo }: Repository,
  branch: string,
): Promise<string | undefined> {
  try {
    const { data } = await github.request("GET /repos/{owner}/{repo}/branches/{branch}", { owner, repo, branch });
    return Branch.parse(data).name;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** As `tipOf`, and undefined when there is no such branch. */
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
