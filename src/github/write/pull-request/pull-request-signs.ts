/** What is put on a pull request beside its words: labels, and people who are asked to review it. */

import { GitHubFault } from "../../client/github-fault.ts";
import type { GitHub, Repository } from "../../client.ts";

/** Labels that the repository does not have are made. Rejects with a GitHubFault. */
export async function addLabels(
  github: GitHub,
  { owner, name: repo }: Repository,
  number: number,
  labels: readonly string[],
): Promise<void> {
  const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/labels";
  await github.request(route, { owner, repo, issue_number: number, labels: [...labels] });
}

/** Logins, and teams as `org/team`. Of several, GitHub takes none for the sake of one: then each is asked by itself. Rejects with the GitHubFault of the first who cannot review here. */
export async function requestReviews(
  github: GitHub,
  repository: Repository,
  number: number,
  names: readonly string[],
): Promise<void> {
  try {
    await askAll(github, repository, number, names);
  } catch (error) {
    if (!(error instanceof GitHubFault && error.status === 422 && names.length > 1)) throw error;
    const faults: unknown[] = [];
    for (const name of names) {
      await askAll(github, repository, number, [name]).catch((fault: unknown) => faults.push(fault));
    }
    if (faults.length > 0) throw faults[0];
  }
}

async function askAll(
  github: GitHub,
  { owner, name: repo }: Repository,
  number: number,
  names: readonly string[],
): Promise<void> {
  const teams = names.flatMap((name) => (name.includes("/") ? [name.slice(name.indexOf("/") + 1)] : []));
  const people = names.filter((name) => !name.includes("/"));
  const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers";
  await github.request(route, { owner, repo, pull_number: number, reviewers: people, team_reviewers: teams });
}
