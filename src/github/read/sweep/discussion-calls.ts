/** Finds requests in discussions, which only GraphQL has. */
import { z } from "zod";
import type { ReadClient } from "../port.ts";
import { callOf, isInTime, type SweepCall, type Window } from "./call.ts";

const said = `id databaseId body url createdAt lastEditedAt authorAssociation
  author{__typename login ... on User{databaseId} ... on Bot{databaseId}}`;

const query = `query Discussions($owner:String!,$name:String!,$order:DiscussionOrder!){repository(owner:$owner,name:$name){
  discussions(first:50,orderBy:$order){nodes{${said} number title updatedAt locked
    comments(last:50){nodes{${said} replies(last:20){nodes{${said}}}}}
  }}
}}`;

const Author = z.object({ __typename: z.string(), login: z.string(), databaseId: z.number().nullish() }).nullable();

const written = {
  id: z.string(),
  databaseId: z.number(),
  body: z.string(),
  url: z.string(),
  createdAt: z.string(),
  lastEditedAt: z.string().nullable(),
  authorAssociation: z.string(),
  author: Author,
};
const Said = z.object(written);
const Top = z.object({ ...written, replies: z.object({ nodes: z.array(Said.nullable()) }) });

const Discussion = z.object({
  ...written,
  number: z.number(),
  title: z.string(),
  updatedAt: z.string(),
  locked: z.boolean(),
  comments: z.object({ nodes: z.array(Top.nullable()) }),
});
export type Discussion = z.infer<typeof Discussion>;

const Reply = z.object({
  repository: z.object({ discussions: z.object({ nodes: z.array(Discussion.nullable()) }) }),
});

/** Ordered by the last update. Rejects if there is no GraphQL. */
export async function recentDiscussions(
  client: Pick<ReadClient, "graphql">,
  { owner, name }: Readonly<{ owner: string; name: string }>,
  since: Date,
): Promise<readonly Discussion[]> {
  const order = { field: "UPDATED_AT", direction: "DESC" };
  const { nodes } = Reply.parse(await client.graphql(query, { owner, name, order })).repository.discussions;
  return nodes.filter((one) => one !== null).filter(({ updatedAt }) => Date.parse(updatedAt) >= since.getTime());
}

/** An edited text is not what was written. */
export function discussionCalls(all: readonly Discussion[], window: Window): SweepCall[] {
  return all.filter(({ locked }) => !locked).flatMap((one) => callsIn(one, window));
}

function callsIn(one: Discussion, window: Window): SweepCall[] {
  const discussion = { ...headOf(one), number: one.number, title: one.title, state: "open", locked: one.locked };
  const replies = one.comments.nodes.flatMap((top) => [top, ...(top?.replies.nodes ?? [])]);
  const comments = replies.filter((comment) => comment !== null).filter(isNew(window));
  return [
    ...[one].filter(isNew(window)).flatMap((head) => call("discussion", head, { discussion }, window)),
    ...comments.flatMap((said) => call("discussion_comment", said, { discussion, comment: headOf(said) }, window)),
  ];
}

function isNew(window: Window) {
  return ({ createdAt, lastEditedAt }: z.infer<typeof Said>) => lastEditedAt === null && isInTime(createdAt, window);
}

function call(eventName: string, { author }: z.infer<typeof Said>, facts: object, window: Window): SweepCall[] {
  const user = accountOf(author);
  return user ? callOf(eventName, { user }, { ...facts, action: "created" }, window) : [];
}

/** In the format of the webhook. */
function headOf({ id, databaseId, body, url, createdAt, authorAssociation, author }: z.infer<typeof Said>) {
  return {
    id: databaseId,
    node_id: id,
    body,
    html_url: url,
    user: accountOf(author),
    author_association: authorAssociation,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** GraphQL names an app without the suffix. */
function accountOf(author: z.infer<typeof Author>) {
  if (!author || author.databaseId == null) return null;
  const { __typename: type, login, databaseId: id } = author;
  return { type, id, login: type === "Bot" ? `${login}[bot]` : login };
}
