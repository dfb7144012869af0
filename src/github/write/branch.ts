/** Branches as GitHub has them. */
import { z } from "zod";
import { type GitHub, GitHubFault, type Repository } from "../client.ts";

const Ref = z.object({ object: z.object({ sha: z.string() }) });

/** The commit that a branch is at. Rejects with a GitHubFault: 404 when there is no such branch. */
export async function tipOf(github: GitHub, { owner, name }: Repository, branch: string): Promise<string> {
  const route = "GET /repos/{owner}/{repo}/git/ref/{ref}";
  const { data } = await github.request(route, { owner, repo: name, ref: `heads/${branch}` });
  return Ref.parse(data).object.sha;
}

/** The same, and undefined when there is no such branch. */
export async function tipIfAny(github: GitHub, repository: Repository, branch: string): Promise<string | undefined> {
  try {
    return await tipOf(github, repository, branch);
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404) return undefined;
    throw error;
  }
}
