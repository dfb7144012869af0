/** Reads a comment as it is now: its text, whether somebody else edited it, where it is, and whether it is hidden. */
import { z } from "zod";
import type { ReadClient } from "./port.ts";

/**
 * `shownAt`: when it got its current text, by GitHub's clock. `isOnlyOurs`: we wrote it, and nobody else edited it
 * last.
 */
export type ShownComment = Readonly<{ body: string; shownAt: string; isOnlyOurs: boolean }>;

const NodeId = z.object({ node_id: z.string() });

const Account = z.object({ login: z.string() }).nullable();

const ShownReply = z.object({
  node: z
    .object({
      body: z.string(),
      createdAt: z.string(),
      lastEditedAt: z.string().nullable(),
      viewerDidAuthor: z.boolean(),
      author: Account,
      editor: Account,
    })
    .nullable(),
});

const fields = "body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}";

const query = `query Shown($id:ID!){node(id:$id){
  ... on IssueComment{${fields}}
  ... on PullRequestReviewComment{${fields}}
}}`;

/**
 * On an issue or pull request, or on code ("pulls"). Undefined if it was deleted. Rejects if GitHub does not answer,
 * because then it is unknown what was shown.
 */
export async function readShownComment(
  client: Pick<ReadClient, "get" | "graphql">,
  id: number,
  kind: "issues" | "pulls" = "issues",
): Promise<ShownComment | undefined> {
  const place = await client.get(`/${kind}/comments/{comment_id}`, { comment_id: id }).catch((error: unknown) => {
    if (Object(error).status !== 404) throw error;
  });
  if (place === undefined) return undefined;
  const { node } = ShownReply.parse(await client.graphql(query, { id: NodeId.parse(place).node_id }));
  if (!node) return undefined;
  const { body, createdAt, lastEditedAt, viewerDidAuthor, author, editor } = node;
  const isEditedByUs = editor === null ? lastEditedAt === null : editor.login === author?.login;
  return { body, shownAt: lastEditedAt ?? createdAt, isOnlyOurs: viewerDidAuthor && isEditedByUs };
}

const CommentReply = z.object({ node_id: z.string(), issue_url: z.string(), html_url: z.string() });
const Node = z.object({ node: z.object({ isMinimized: z.boolean() }).nullable() });

type CommentPlace = Readonly<{ nodeId: string; issue: number; url: string }>;

/** On an issue or a pull request. Undefined where there is none. Rejects when GitHub cannot be asked. */
export async function readComment(client: Pick<ReadClient, "get">, id: number): Promise<CommentPlace | undefined> {
  const found = await client.get("/issues/comments/{comment_id}", { comment_id: id }).catch((error: unknown) => {
    if (Object(error).status === 404) return undefined;
    throw error;
  });
  if (found === undefined) return undefined;
  const { node_id: nodeId, issue_url: issue, html_url: url } = CommentReply.parse(found);
  return { nodeId, issue: Number(issue.slice(issue.lastIndexOf("/") + 1)), url };
}

const HIDDEN = "query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}";

export async function isHidden(client: Pick<ReadClient, "graphql">, nodeId: string): Promise<boolean> {
  return Node.parse(await client.graphql(HIDDEN, { id: nodeId })).node?.isMinimized === true;
}
