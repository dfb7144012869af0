/**
 * Reads the reviews of a pull request page by page: the GraphQL query with the shape of its reply, and the same shape
 * by REST for servers that have no GraphQL for us.
 */
import { z } from "zod";
import { type ReadClient, readPages } from "../port.ts";
import { Author } from "../thread/thread-pages.ts";
import { canBeOurs, readOwn } from "../trigger/own-account.ts";
import type { OwnThread } from "./own-threads.ts";

const said =
  "databaseId body lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login} editor{__typename login}";

const variables = "$owner:String!,$name:String!,$number:Int!,$before:String";

// The newest comments of a thread have its result; each has the code of the thread.
const threads = `reviewThreads(last:100,before:$before){totalCount pageInfo{hasPreviousPage startCursor}
      nodes{isResolved isOutdated path line comments(last:30){totalCount nodes{${said} state createdAt diffHunk
        pullRequestReview{databaseId submittedAt}}}}}`;

export const reviewsQuery = `query Reviews(${variables}){
  repository(owner:$owner,name:$name){pullRequest(number:$number){
    reviews(last:50){totalCount nodes{${said} state submittedAt}}
    ${threads}
    closingIssuesReferences(first:5){nodes{number title body state createdAt lastEditedAt authorAssociation
      author{__typename login} repository{nameWithOwner}}}
  }}
}`;

/** The threads before those of the first query. */
export const olderThreadsQuery = `query OlderThreads(${variables}){
  repository(owner:$owner,name:$name){pullRequest(number:$number){
    ${threads}
  }}
}`;

const written = {
  body: z.string(),
  lastEditedAt: z.string().nullable(),
  authorAssociation: z.string(),
  author: Author,
};
const posted = {
  ...written,
  /** Who edited it last. */
  editor: Author.optional(),
  databaseId: z.number().int().nullable(),
  isMinimized: z.boolean(),
  viewerDidAuthor: z.boolean(),
};
const listOf = <Node extends z.ZodType>(node: Node) =>
  z.object({ totalCount: z.number().int().default(0), nodes: z.array(node.nullable()).readonly() });

const Review = z.object({ ...posted, state: z.string(), submittedAt: z.string().nullable() });
const ReviewComment = z.object({
  ...posted,
  state: z.string(),
  createdAt: z.string(),
  diffHunk: z.string(),
  /** The review with which it was submitted. */
  pullRequestReview: z
    .object({ databaseId: z.number().int().nullable(), submittedAt: z.string().nullable() })
    .nullish(),
});
const ReviewThread = z.object({
  isResolved: z.boolean(),
  isOutdated: z.boolean(),
  path: z.string(),
  line: z.number().int().nullable(),
  comments: listOf(ReviewComment),
});
const LinkedIssue = z.object({
  ...written,
  state: z.string(),
  number: z.number().int(),
  title: z.string(),
  createdAt: z.string(),
  repository: z.object({ nameWithOwner: z.string() }),
});

const Threads = listOf(ReviewThread).extend({
  pageInfo: z.object({ hasPreviousPage: z.boolean(), startCursor: z.string().nullable() }),
});

export const OlderThreads = z.object({
  repository: z.object({ pullRequest: z.object({ reviewThreads: Threads }) }),
});

export const ReviewsReply = z.object({
  repository: z.object({
    pullRequest: z.object({
      reviews: listOf(Review),
      reviewThreads: Threads,
      closingIssuesReferences: listOf(LinkedIssue),
    }),
  }),
});
export type ReviewsPage = z.infer<typeof ReviewsReply>["repository"]["pullRequest"];
export type ThreadNode = z.infer<typeof ReviewThread>;

const restText = {
  id: z.number().int(),
  body: z.string().nullish(),
  user: z.object({ login: z.string(), id: z.number().int(), type: z.string().optional() }).nullable(),
  author_association: z.string().default("NONE"),
};
const RestReview = z.object({ ...restText, state: z.string(), submitted_at: z.string().nullish() });
const RestComment = z.object({
  ...restText,
  created_at: z.string(),
  updated_at: z.string(),
  diff_hunk: z.string(),
  path: z.string(),
  line: z.number().int().nullish(),
  in_reply_to_id: z.number().int().nullish(),
  pull_request_review_id: z.number().int().nullish(),
});
type RestComment = z.infer<typeof RestComment>;

/** REST does not tell what is resolved or hidden, or which issues a merge would close. */
export async function restReviews(
  client: Pick<ReadClient, "get" | "graphql" | "account">,
  number: number,
): Promise<ReviewsPage> {
  const asked = { pull_number: number };
  const own = await readOwn(client);
  const said = (written: RestReviewFields) => ({ ...toldOf(written), viewerDidAuthor: canBeOurs(written.user, own) });
  const reviews = z.array(RestReview).parse((await readPages(client, "/pulls/{pull_number}/reviews", asked)).items);
  const comments = z.array(RestComment).parse((await readPages(client, "/pulls/{pull_number}/comments", asked)).items);
  const threads = comments.filter(({ in_reply_to_id }) => in_reply_to_id == null);
  const submitted = new Map(reviews.map(({ id, submitted_at }) => [id, submitted_at ?? null]));
  return {
    reviews: restList(reviews.map((review) => ({ ...said(review), ...stateOf(review), lastEditedAt: null }))),
    reviewThreads: {
      ...restList(threads.map((first) => threadOf(first, comments, { said, submitted }))),
      pageInfo: WHOLE,
    },
    closingIssuesReferences: restList([]),
  };
}

const WHOLE = { hasPreviousPage: false, startCursor: null };

function stateOf({ state, submitted_at }: z.infer<typeof RestReview>) {
  return { state, submittedAt: submitted_at ?? null };
}

type RestReviewFields = Pick<RestComment, keyof typeof restText>;
type RestReviewComment = ReturnType<typeof toldOf> & Readonly<{ viewerDidAuthor: boolean }>;

/** `submitted`: when each review was submitted, by its number. */
type RestWords = Readonly<{
  said: (written: RestReviewFields) => RestReviewComment;
  submitted: ReadonlyMap<number, string | null>;
}>;

function threadOf(first: RestComment, comments: readonly RestComment[], { said, submitted }: RestWords): ThreadNode {
  const inIt = comments.filter(({ id, in_reply_to_id }) => id === first.id || in_reply_to_id === first.id);
  const line = first.line ?? null;
  return {
    isResolved: false,
    isOutdated: line === null,
    path: first.path,
    line,
    comments: restList(
      inIt.map((comment) => ({
        ...said(comment),
        state: "SUBMITTED",
        createdAt: comment.created_at,
        diffHunk: comment.diff_hunk,
        pullRequestReview: reviewOf(comment, submitted),
        lastEditedAt: comment.updated_at === comment.created_at ? null : comment.updated_at,
      })),
    ),
  };
}

function reviewOf({ pull_request_review_id: id }: RestComment, submitted: RestWords["submitted"]) {
  return id == null ? null : { databaseId: id, submittedAt: submitted.get(id) ?? null };
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

function restList<Node>(nodes: Node[]) {
  return { totalCount: nodes.length, nodes };
}

const Comment = z.object({
  id: z.number().int(),
  in_reply_to_id: z.number().int().nullish(),
  path: z.string(),
  body: z.string(),
});

/**
 * Reads the threads of a pull request by REST, for servers without GraphQL, in our own format. Threads of all authors.
 * REST does not tell what is resolved, and has no node id to resolve one. Rejects like the client.
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
