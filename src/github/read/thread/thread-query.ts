/** The GraphQL queries of a thread, and the schema of the reply. */
import { z } from "zod";

// Only used fields. `state` would need an alias, because its types differ between the two kinds.
const said =
  "databaseId body createdAt lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}";
const head = "title body url createdAt lastEditedAt authorAssociation author{__typename login}";
const page = "totalCount pageInfo{hasPreviousPage startCursor}";
const fields = `${head} comments(last:100,before:$before){${page} nodes{${said}}}`;
const variables = "$owner:String!,$name:String!,$number:Int!,$before:String";

/** One page of an issue or pull request: its text, and the hundred newest comments before the cursor. */
export const threadQuery = `query Thread(${variables}){
  repository(owner:$owner,name:$name){thread:issueOrPullRequest(number:$number){
    __typename
    ... on Issue{${fields}}
    ... on PullRequest{${fields}}
  }}
}`;

/** The same for a discussion, whose comments have replies: the twenty newest of each. */
export const discussionQuery = `query Discussion(${variables}){
  repository(owner:$owner,name:$name){thread:discussion(number:$number){
    __typename
    ${head} comments(last:100,before:$before){${page} nodes{${said} replies(last:20){totalCount nodes{${said}}}}}
  }}
}`;

// Deleted accounts are null. A bot's login has no suffix here, so a person's name could be confused with it.
export const Author = z
  .object({ __typename: z.string(), login: z.string() })
  .nullable()
  .transform((author) => {
    if (author === null) return "ghost";
    return author.__typename === "Bot" && !author.login.endsWith("[bot]") ? `${author.login}[bot]` : author.login;
  });

const comment = {
  databaseId: z.number().int(),
  body: z.string(),
  createdAt: z.string(),
  lastEditedAt: z.string().nullable(),
  isMinimized: z.boolean(),
  authorAssociation: z.string(),
  viewerDidAuthor: z.boolean(),
  author: Author,
};
const Reply = z.object(comment).readonly();

const ThreadComment = z
  .object({
    ...comment,
    replies: z
      .object({ totalCount: z.number().int(), nodes: z.array(Reply.nullable()).readonly() })
      .readonly()
      .optional(),
  })
  .readonly();
export type ThreadComment = z.infer<typeof ThreadComment>;

const ThreadPage = z
  .object({
    title: z.string(),
    body: z.string(),
    url: z.string(),
    createdAt: z.string(),
    lastEditedAt: z.string().nullable(),
    authorAssociation: z.string(),
    author: Author,
    comments: z
      .object({
        totalCount: z.number().int(),
        pageInfo: z.object({ hasPreviousPage: z.boolean(), startCursor: z.string().nullable() }).readonly(),
        nodes: z.array(ThreadComment.nullable()).readonly(),
      })
      .readonly(),
  })
  .readonly();
export type ThreadPage = z.infer<typeof ThreadPage>;

export const ThreadReply = z.object({ repository: z.object({ thread: ThreadPage }) });
