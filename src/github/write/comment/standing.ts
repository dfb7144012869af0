/** Whether a comment of ours is ours alone: what somebody has edited or hidden is not written over. */
import { z } from "zod";
import type { GitHub, Repository } from "../../client.ts";

export type Standing = "ours" | "edited" | "hidden";

const fields = "isMinimized author{login} editor{login}";

const query = `query Standing($id:ID!){node(id:$id){
  ... on IssueComment{${fields}}
  ... on PullRequestReviewComment{${fields}}
  ... on DiscussionComment{${fields}}
}}`;

const Account = z.object({ login: z.string() }).nullable();

const Reply = z.object({ node: z.object({ isMinimized: z.boolean(), author: Account, editor: Account }) });

/**
 * By the node of the comment. Never rejects: where GitHub does not tell, it is taken for ours, and an editor whose
 * account is gone for us.
 */
export async function standingOf(github: GitHub, nodeId: string): Promise<Standing> {
  const reply = await github.graphql(query, { id: nodeId }).catch(() => undefined);
  const { data } = Reply.safeParse(reply);
  if (!data) return "ours";
  const { isMinimized, author, editor } = data.node;
  if (editor !== null && editor.login !== author?.login) return "edited";
  return isMinimized ? "hidden" : "ours";
}

/** The node of a comment that is remembered by its number. Never rejects: undefined where GitHub does not tell. */
export async function nodeOf(
  github: GitHub,
  { owner, name: repo }: Repository,
  { id, kind }: Readonly<{ id: number; kind: "issues" | "pulls" }>,
): Promise<string | undefined> {
  const route = `GET /repos/{owner}/{repo}/${kind}/comments/{comment_id}` as const;
  const found = github.request(route, { owner, repo, comment_id: id });
  return found.then(({ data }) => data.node_id).catch(() => undefined);
}
