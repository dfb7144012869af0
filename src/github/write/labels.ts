/** Creates labels of the repository that are not there yet. One that is there stays as people have made it. */
import { GitHubFault } from "../client/github-fault.ts";
import type { GitHub, Repository } from "../client.ts";

/** `color`: six hexadecimal digits. `description`: at most 100 characters. */
export type Label = Readonly<{ name: string; color: string; description: string }>;

/** Resolves to true if it was created, and to false if it was there. Rejects with a GitHubFault. */
export async function createLabel(github: GitHub, { owner, name: repo }: Repository, label: Label): Promise<boolean> {
  try {
    await github.request("POST /repos/{owner}/{repo}/labels", { owner, repo, ...label });
    return true;
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 422 && /already_exists/.test(error.message)) return false;
    throw error;
  }
}
