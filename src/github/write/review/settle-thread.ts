/** Ends the thread of a finding that is mended. */
import type { GitHub, Repository } from "../../client.ts";

/** `comment` is the one that began the thread, `id` the thread's node; `reply` is undefined where it stands below it already. */
export type Settled = Readonly<{ id: string; comment: number; number: number; reply: string | undefined }>;

const MUTATION = `mutation Resolve($input: ResolveReviewThreadInput!) {
  resolveReviewThread(input: $input) { thread { isResolved } }
}`;

/**
 * Says below it what mended it, then resolves it. GitHub lets only a token resolve that may write contents: without
 * that the reply stands alone, which is no failure. Resolves to what it came to.
 */
export async function settleThread(
  github: GitHub,
  { owner, name: repo }: Repository,
  { id, comment, number, reply }: Settled,
): Promise<"resolved" | "replied"> {
  if (reply !== undefined) {
    await github.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies", {
      ...{ owner, repo, pull_number: number, comment_id: comment, body: reply },
    });
  }
  try {
    await github.graphql(MUTATION, { input: { threadId: id } });
    return "resolved";
  } catch {
    return "replied";
  }
}
