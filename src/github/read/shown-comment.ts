/** Reads a comment as it is now, and whether somebody else edited it. */
import { z } from "zod";
import type { ReadClient } from "./port.ts";

/**
 * `shownAt`: when it got its current text, by GitHub's clock. `isOnlyOurs`: we wrote it, and nobody else edited it
 * last.
 */
export type ShownComment = Readonly<{ body: string; shownAt: string; isOnlyOurs: boolean }>;

const Place = z.object({ node_id: z.string() });

const Account = z.object({ login: z.string() }).nullable();

const Reply = z.object({
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
  const { node } = Reply.parse(await client.graphql(query, { id: Place.parse(place).node_id }));
  if (!node) return undefined;
  const { body, createdAt, lastEditedAt, viewerDidAuthor, author, editor } = node;
  const isEditedByUs = editor === null ? lastEditedAt === null : editor.login === author?.login;
  return { body, shownAt: lastEditedAt ?? createdAt, isOnlyOurs: viewerDidAuthor && isEditedByUs };
}
