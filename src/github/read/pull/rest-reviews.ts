/** Reads reviews by REST, for servers without GraphQL, in the format of GraphQL. */
import { z } from "zod";
import { type ReadClient, readPages } from "../port.ts";
import { canBeOurs, readOwn } from "../trigger/own-account.ts";
import type { OwnThread } from "./own-threads.ts";
import type { ReviewsPage, ThreadNode } from "./reviews-query.ts";

const written = {
  id: z.number().int(),
  body: z.string().nullish(),
  user: z.object({ login: z.string(), id: z.number().int(), type: z.string().optional() }).nullable(),
  author_association: z.string().default("NONE"),
};
const Review = z.object({ ...written, state: z.string(), submitted_at: z.string().nullish() });
const ReviewComment = z.object({
  ...written,
  created_at: z.string(),
  updated_at: z.string(),
  diff_hunk: z.string(),
  path: z.string(),
  line: z.number().int().nullish(),
  in_reply_to_id: z.number().int().nullish(),
});
type ReviewComment = z.infer<typeof ReviewComment>;

/** REST does not tell what is resolved or hidden, or which issues a merge would close. */
export async function restReviews(
  client: Pick<ReadClient, "get" | "graphql" | "account">,
  number: number,
): Promise<ReviewsPage> {
  const asked = { pull_number: number };
  const own = await readOwn(client);
  const said = (written: RestReviewFields) => ({ ...toldOf(written), viewerDidAuthor: canBeOurs(written.user, own) });
  const reviews = z.array(Review).parse((await readPages(client, "/pulls/{pull_number}/reviews", asked)).items);
  const comments = z
    .array(ReviewComment)
    .parse((await readPages(client, "/pulls/{pull_number}/comments", asked)).items);
  const threads = comments.filter(({ in_reply_to_id }) => in_reply_to_id == null);
  return {
    reviews: listOf(reviews.map((review) => ({ ...said(review), ...stateOf(review), lastEditedAt: null }))),
    reviewThreads: { ...listOf(threads.map((first) => threadOf(first, comments, said))), pageInfo: WHOLE },
    closingIssuesReferences: listOf([]),
  };
}

const WHOLE = { hasPreviousPage: false, startCursor: null };

function stateOf({ state, submitted_at }: z.infer<typeof Review>) {
  return { state, submittedAt: submitted_at ?? null };
}

type RestReviewFields = Pick<ReviewComment, keyof typeof written>;
type RestReviewComment = ReturnType<typeof toldOf> & Readonly<{ viewerDidAuthor: boolean }>;

function threadOf(
  first: ReviewComment,
  comments: readonly ReviewComment[],
  said: (written: RestReviewFields) => RestReviewComment,
): ThreadNode {
  const inIt = comments.filter(({ id, in_reply_to_id }) => id === first.id || in_reply_to_id === first.id);
  const line = first.line ?? null;
  return {
    isResolved: false,
    isOutdated: line === null,
    path: first.path,
    line,
    comments: listOf(
      inIt.map((comment) => ({
        ...said(comment),
        state: "SUBMITTED",
        createdAt: comment.created_at,
        diffHunk: comment.diff_hunk,
        lastEditedAt: comment.updated_at === comment.created_at ? null : comment.updated_at,
      })),
    ),
  };
}

function toldOf({ id, body, user, author_association }: RestReviewFields) {
  return {
    databaseId: id,
    body: body ?? "",
    author: user?.login ?? "ghost",
    authorAssociation: author_association,
    isMinimized: false,
  };
}

function listOf<Node>(nodes: Node[]) {
  return { totalCount: nodes.length, nodes };
}

/** Reads the threads of a pull request by REST, for servers without GraphQL, in our own format. */
const Comment = z.object({
  id: z.number().int(),
  in_reply_to_id: z.number().int().nullish(),
  path: z.string(),
  body: z.string(),
});

/**
 * Threads of all authors. REST does not tell what is resolved, and has no node id to resolve one. Rejects like the
 * client.
 */
export async function restThreads(client: Pick<ReadClient, "get">, number: number): Promise<readonly OwnThread[]> {
  const { items } = await readPages(client, "/pulls/{pull_number}/comments", { pull_number: number });
  const comments = z.array(Comment).parse(items);
  return comments
    .filter(({ in_reply_to_id }) => in_reply_to_id == null)
    .map(({ id, path, body }) => ({
      id: "",
      isResolved: false,
      resolvedByUs: false,
      path,
      comment: id,
      body,
      replies: comments.filter(({ in_reply_to_id }) => in_reply_to_id === id).map((reply) => reply.body),
    }));
}

const OneReply = z.object({
  state: z.string(),
  commit_id: z.string().nullable(),
  html_url: z.string(),
  user: z.object({ id: z.number().int() }).nullable(),
});

export type OneReview = Readonly<{ state: string; commit: string; url: string; userId: number | undefined }>;

/** One review. Undefined if there is no such review. Rejects if GitHub cannot be asked. */
export async function readReview(
  client: Pick<ReadClient, "get">,
  number: number,
  id: number,
): Promise<OneReview | undefined> {
  const place = { pull_number: number, review_id: id };
  const found = await client.get("/pulls/{pull_number}/reviews/{review_id}", place).catch((error: unknown) => {
    if (Object(error).status !== 404) throw error;
  });
  if (found === undefined) return undefined;
  const { state, commit_id: commit, html_url: url, user } = OneReply.parse(found);
  return { state, commit: commit ?? "", url, userId: user?.id };
}
