/** Hides a comment. GraphQL alone can do that. */
import type { GitHub } from "../../client.ts";
import { askGraphql } from "../comment/ask-graphql.ts";

const HIDE = `mutation Hide($input: MinimizeCommentInput!) {
  minimizeComment(input: $input) { minimizedComment { isMinimized } }
}`;

/** `classifier` is one of GitHub's. Rejects with a GitHubFault. */
export async function hideComment(github: GitHub, nodeId: string, classifier: string): Promise<void> {
  const variables = { input: { subjectId: nodeId, classifier } };
  await askGraphql(github, HIDE, { variables, permission: "issues: write" });
}
