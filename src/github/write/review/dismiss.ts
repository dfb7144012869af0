/** Dismisses a review. */
import type { GitHub, Repository } from "../../client.ts";

/** Rejects with a GitHubFault. */
export async function dismissReview(
  github: GitHub,
  { owner, name: repo }: Repository,
  { number, id, message }: Readonly<{ number: number; id: number; message: string }>,
): Promise<void> {
  const route = "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals";
  await github.request(route, { owner, repo, pull_number: number, review_id: id, message });
}
