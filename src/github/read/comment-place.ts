/** Reads where a comment is, and whether it is hidden. */
import { z } from "zod";
import type { ReadClient } from "./port.ts";

const Reply = z.object({ node_id: z.string(), issue_url: z.string(), html_url: z.string() });
const Node = z.object({ node: z.object({ isMinimized: z.boolean() }).nullable() });

type CommentPlace = Readonly<{ nodeId: string; issue: number; url: string }>;

/** On an issue or a pull request. Undefined where there is none. Rejects when GitHub cannot be asked. */
export async function readComment(client: Pick<ReadClient, "get">, id: number): Promise<CommentPlace | undefined> {
  const found = await client.get("/issues/comments/{comment_id}", { comment_id: id }).catch((error: unknown) => {
    if (Object(error).status === 404) return undefined;
    throw error;
  });
  if (found === undefined) return undefined;
  const { node_id: nodeId, issue_url: issue, html_url: url } = Reply.parse(found);
  return { nodeId, issue: Number(issue.slice(issue.lastIndexOf("/") + 1)), url };
}

const HIDDEN = "query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}";

export async function isHidden(client: Pick<ReadClient, "graphql">, nodeId: string): Promise<boolean> {
  return Node.parse(await client.graphql(HIDDEN, { id: nodeId })).node?.isMinimized === true;
}
