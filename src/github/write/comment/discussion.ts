/** Comments in a discussion, which GitHub has in GraphQL only. */
import { z } from "zod";
import { GitHubFault } from "../../client/github-fault.ts";
import type { GitHub } from "../../client.ts";
import { askGraphql } from "./ask-graphql.ts";

/** Ids of nodes. `replyToId` is a comment below which the answer stands; without one it stands at the end. */
export type DiscussionPlace = Readonly<{ discussionId: string; replyToId: string | undefined }>;

/** `nodeId` is what it is edited by. */
export type DiscussionComment = Readonly<{ id: number; nodeId: string; url: string }>;

const ADD = `mutation Answer($input: AddDiscussionCommentInput!) {
  addDiscussionComment(input: $input) { comment { id databaseId url } }
}`;

const Added = z.object({
  addDiscussionComment: z.object({ comment: z.object({ id: z.string(), databaseId: z.number(), url: z.string() }) }),
});

/** If the comment above it is gone, it stands at the end. Rejects with a GitHubFault. */
export async function addToDiscussion(
  github: GitHub,
  { discussionId, replyToId }: DiscussionPlace,
  body: string,
): Promise<DiscussionComment> {
  const top = replyToId === undefined ? undefined : await topOf(github, replyToId);
  const input = { discussionId, body, ...(top !== undefined && { replyToId: top }) };
  const { comment } = Added.parse(await asked(github, ADD, { input })).addDiscussionComment;
  return { id: comment.databaseId, nodeId: comment.id, url: comment.url };
}

const TOP = `query Top($id: ID!) { node(id: $id) { ... on DiscussionComment { id replyTo { id } } } }`;

const Top = z.object({ node: z.object({ id: z.string(), replyTo: z.object({ id: z.string() }).nullable() }) });

/** The comment that began the thread: a reply takes no replies. Undefined where it is gone. */
async function topOf(github: GitHub, id: string): Promise<string | undefined> {
  try {
    const { node } = Top.parse(await asked(github, TOP, { id }));
    return node.replyTo?.id ?? node.id;
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404) return undefined;
    throw error;
  }
}

const EDIT = `mutation Edit($input: UpdateDiscussionCommentInput!) {
  updateDiscussionComment(input: $input) { comment { body } }
}`;

const Edited = z.object({ updateDiscussionComment: z.object({ comment: z.object({ body: z.string() }) }) });

/** Resolves to its new text; undefined if somebody has deleted it. Rejects with a GitHubFault. */
export async function editInDiscussion(github: GitHub, commentId: string, body: string): Promise<string | undefined> {
  try {
    const reply = Edited.parse(await asked(github, EDIT, { input: { commentId, body } }));
    return reply.updateDiscussionComment.comment.body;
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 404) return undefined;
    throw error;
  }
}

const REMOVE = `mutation Remove($input: DeleteDiscussionCommentInput!) {
  deleteDiscussionComment(input: $input) { clientMutationId }
}`;

/** Also where somebody else was faster. Rejects with a GitHubFault. */
export async function removeFromDiscussion(github: GitHub, id: string): Promise<void> {
  try {
    await asked(github, REMOVE, { input: { id } });
  } catch (error) {
    if (!(error instanceof GitHubFault && error.status === 404)) throw error;
  }
}

const SAID = `query Said($id: ID!) { node(id: $id) { ... on Discussion { comments(last: 50) { nodes {
  id databaseId url body viewerDidAuthor replies(last: 50) { nodes { id databaseId url body viewerDidAuthor } }
} } } } }`;

const ours = {
  id: z.string(),
  databaseId: z.number(),
  url: z.string(),
  body: z.string(),
  viewerDidAuthor: z.boolean(),
};
const Reply = z.object(ours);
const Replies = z.object({ nodes: z.array(Reply.nullable()) });
const Said = z.object({
  node: z.object({ comments: z.object({ nodes: z.array(z.object({ ...ours, replies: Replies }).nullable()) }) }),
});

/** Finds the matching ones of our last comments in a discussion, in their order. Rejects with a GitHubFault. */
export async function readOwnInDiscussion(
  github: GitHub,
  discussionId: string,
  isIt: (body: string) => boolean,
): Promise<readonly (DiscussionComment & Readonly<{ body: string }>)[]> {
  const { node } = Said.parse(await asked(github, SAID, { id: discussionId }));
  return node.comments.nodes
    .flatMap((comment) => [comment, ...(comment?.replies.nodes ?? [])])
    .filter((comment) => comment !== null)
    .filter(({ viewerDidAuthor, body }) => viewerDidAuthor && isIt(body))
    .map(({ databaseId, id, url, body }) => ({ id: databaseId, nodeId: id, url, body }));
}

function asked(github: GitHub, query: string, variables: Record<string, unknown>): Promise<unknown> {
  return askGraphql(github, query, { variables, permission: "discussions: write" });
}
