/** The GraphQL query for the reviews of a pull request, and the schema of its reply. */
import { z } from "zod";
import { Author } from "../thread/thread-pages.ts";

const said = "databaseId body lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}";

const variables = "$owner:String!,$name:String!,$number:Int!,$before:String";

// The newest comments of a thread have its result; each has the code of the thread.
const threads = `reviewThreads(last:100,before:$before){totalCount pageInfo{hasPreviousPage startCursor}
      nodes{isResolved isOutdated path line comments(last:30){totalCount nodes{${said} state createdAt diffHunk}}}}`;

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
const heard = {
  ...written,
  databaseId: z.number().int().nullable(),
  isMinimized: z.boolean(),
  viewerDidAuthor: z.boolean(),
};
const listOf = <Node extends z.ZodType>(node: Node) =>
  z.object({ totalCount: z.number().int().default(0), nodes: z.array(node.nullable()).readonly() });

const Review = z.object({ ...heard, state: z.string(), submittedAt: z.string().nullable() });
const ReviewComment = z.object({ ...heard, state: z.string(), createdAt: z.string(), diffHunk: z.string() });
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
