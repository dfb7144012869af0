/** What is put on a pull request beside its words: labels, and people who are asked to review it. */
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

/** Logins, and teams as `org/team`. Rejects with a GitHubFault: 422 for somebody who cannot review here. */
export async function requestReviews(
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
