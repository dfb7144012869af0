/**
 * Reads a thread page by page: the GraphQL queries with the shape of their replies, and the same shape by REST for
 * servers that have no GraphQL for us.
 */
import { z } from "zod";
import type { ReadClient } from "../port.ts";
import { canBeOurs, type readOwn } from "../trigger/own-account.ts";

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

const User = z.object({ login: z.string(), id: z.number().int(), type: z.string().optional() }).nullable();

const written = {
  body: z.string().nullish(),
  created_at: z.string(),
  updated_at: z.string(),
  author_association: z.string().default("NONE"),
  user: User,
  html_url: z.string(),
};
const Head = z.object({ ...written, title: z.string(), comments: z.number().int() });
const Comments = z.array(z.object({ ...written, id: z.number().int() }));

const pageSize = 100;

type PagedThread = Readonly<{ number: number; own: Awaited<ReturnType<typeof readOwn>> }>;

/** `before` is the number of a page, and the newest page is the last. REST does not tell what is hidden. */
export async function restPage(
  client: Pick<ReadClient, "get">,
  { number, own }: PagedThread,
  before: string | null,
): Promise<ThreadPage> {
  const head = Head.parse(await client.get("/issues/{issue_number}", { issue_number: number }));
  const page = before === null ? Math.max(1, Math.ceil(head.comments / pageSize)) : Number(before) - 1;
  const asked = { issue_number: number, per_page: pageSize, page };
  const comments = Comments.parse(await client.get("/issues/{issue_number}/comments", asked));
  return {
    title: head.title,
    url: head.html_url,
    ...dated(head),
    comments: {
      totalCount: head.comments,
      pageInfo: { hasPreviousPage: page > 1, startCursor: String(page) },
      nodes: comments.map((comment) => ({
        databaseId: comment.id,
        isMinimized: false,
        ...dated(comment),
        viewerDidAuthor: canBeOurs(comment.user, own),
      })),
    },
  };
}

type ThreadText = Omit<z.infer<typeof Head>, "title" | "comments">;

/** The last update counts as the last edit: it cannot be earlier, so at most too much is left out. */
function dated({ body, created_at, updated_at, author_association, user }: ThreadText) {
  return {
    body: body ?? "",
    author: user?.login ?? "ghost",
    authorAssociation: author_association,
    createdAt: created_at,
    lastEditedAt: updated_at === created_at ? null : updated_at,
  };
}
