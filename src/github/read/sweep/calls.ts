/**
 * Requests that a search found, each as the trigger that its webhook would have been, and those in discussions, which
 * only GraphQL has; and whether one was handled, by our reaction to it, and whether somebody else has edited it.
 */
import { z } from "zod";
import type { Repository } from "../../client.ts";
import { Account, parseWebhook } from "../payload/webhook.ts";
import { type ReadClient, readPages } from "../port.ts";
import type { Trigger, TriggerSettings } from "../trigger/trigger.ts";
import { rowOf } from "../trigger/trigger-kinds.ts";
import { triggerOf } from "../trigger/trigger-of.ts";

const Reactions = z.object({ total_count: z.number() }).readonly().optional();

export const SweptText = z.object({
  user: Account,
  body: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  reactions: Reactions,
});
type SweptText = z.infer<typeof SweptText>;

/**
 * `sign`: whether it can have our reaction, and whether that may belong to an earlier request on the same thread.
 */
export type SweepCall = Readonly<{ trigger: Trigger; sign: "none" | "own" | "shared" }>;

/** The window of the search. */
export type Window = Readonly<{
  /** As GitHub returns it. */
  repository: unknown;
  since: Date;
  until: Date;
  /** The maximum number of pull requests to check. */
  most: number;
  settings: TriggerSettings;
}>;

export function isInTime(time: string, { since, until }: Window): boolean {
  return Date.parse(time) >= since.getTime() && Date.parse(time) <= until.getTime();
}

/** REST gives only the date of the last edit. */
export function isUnedited({ created_at, updated_at }: Pick<SweptText, "created_at" | "updated_at">): boolean {
  return created_at === updated_at;
}

/**
 * Empty if the text is not a request. `facts` are fields of the webhook in addition to the repository and the sender.
 */
export function callOf(
  eventName: string,
  { user: sender, reactions }: Pick<SweptText, "user" | "reactions">,
  facts: object,
  { repository, settings }: Window,
): SweepCall[] {
  const trigger = triggerOf(parseWebhook({ eventName, payload: { ...facts, repository, sender } }), settings);
  const isCall = trigger.status === "matched" && rowOf(trigger).sweep !== undefined;
  return isCall ? [{ trigger: withoutHead(trigger), sign: reactions?.total_count === 0 ? "none" : "own" }] : [];
}

/** The head at the time of the request is unknown, and the current one may differ. */
function withoutHead({ headSha: _, ...trigger }: Trigger): Trigger {
  return trigger;
}

/** Oldest first. If two are the same act, the last one is used, which also removes a label. */
export function oldestFirst(calls: readonly SweepCall[]): readonly SweepCall[] {
  const time = ({ trigger }: SweepCall) => Date.parse(trigger.createdAt ?? "");
  return [...new Map(calls.map((call) => [call.trigger.key, call])).values()].sort((a, b) => time(a) - time(b));
}

/** As GitHub lists it. The schema of its webhook parses what is needed later. */
export type SweptThread = Readonly<{
  number: number;
  isLocked: boolean;
  isPull: boolean;
  labels: readonly string[];
  assignees: readonly string[];
  listed: unknown;
}>;

export const SweptThread = z.object({
  number: z.number().int(),
  locked: z.boolean().default(false),
  pull_request: z.unknown().optional(),
  labels: z.array(z.union([z.string(), z.object({ name: z.string().nullish() })])).default([]),
  assignees: z.array(z.object({ login: z.string() })).nullish(),
});

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

const SweptDiscussion = z.object({
  ...written,
  number: z.number(),
  title: z.string(),
  updatedAt: z.string(),
  locked: z.boolean(),
  comments: z.object({ nodes: z.array(Top.nullable()) }),
});
export type SweptDiscussion = z.infer<typeof SweptDiscussion>;

const Reply = z.object({
  repository: z.object({ discussions: z.object({ nodes: z.array(SweptDiscussion.nullable()) }) }),
});

/** Ordered by the last update. Rejects if there is no GraphQL. */
export async function recentDiscussions(
  client: Pick<ReadClient, "graphql">,
  { owner, name }: Readonly<{ owner: string; name: string }>,
  since: Date,
): Promise<readonly SweptDiscussion[]> {
  const order = { field: "UPDATED_AT", direction: "DESC" };
  const { nodes } = Reply.parse(await client.graphql(query, { owner, name, order })).repository.discussions;
  return nodes.filter((one) => one !== null).filter(({ updatedAt }) => Date.parse(updatedAt) >= since.getTime());
}

/** An edited text is not what was written. */
export function discussionCalls(all: readonly SweptDiscussion[], window: Window): SweepCall[] {
  return all.filter(({ locked }) => !locked).flatMap((one) => callsIn(one, window));
}

function callsIn(one: SweptDiscussion, window: Window): SweepCall[] {
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

const Left = z.object({ user: z.object({ id: z.number() }).nullable(), created_at: z.string() });
const Reaction = z.object({ ...Left.shape, content: z.string() });

/** Our reactions: refused, done, nothing to do; and seen, which means nothing to a repeated run. */
const ENDS: readonly string[] = ["confused", "hooray", "+1", "thumbs_up"];
const SIGNS: readonly string[] = ["eyes", ...ENDS];

type Whose = Readonly<{
  ownId: number | undefined;
  isRepeated: boolean;
  /** If a reaction may belong to an earlier request, it means nothing; our later comment does. */
  since?: string | undefined;
}>;

/** If our account is unknown, reactions of anybody count, except a thumbs up, which people use too. */
export async function isHandled(
  client: Pick<ReadClient, "get" | "graphql">,
  { item, thread }: Trigger,
  { ownId, isRepeated, since }: Whose,
): Promise<boolean> {
  const signs = isRepeated ? ENDS : SIGNS;
  if (thread.type === "none") return true;
  if (isNode(item)) return (await readNode(client, item.nodeId)).signs.some((sign) => signs.includes(sign));
  const isOurs = ({ user, created_at: time }: z.infer<typeof Left>) =>
    (ownId === undefined || user?.id === ownId) && (since === undefined || Date.parse(time) >= Date.parse(since));
  const { items } = await reactionsOn(client, item, thread.number);
  const given = items.map((reaction) => Reaction.parse(reaction)).filter(isOurs);
  const isSign = (content: string) => signs.includes(content) && (content !== "+1" || ownId !== undefined);
  if (given.some(({ content }) => isSign(content))) return true;
  if (since === undefined || isRepeated) return false;
  const place = { issue_number: thread.number, since };
  const { items: comments } = await readPages(client, "/issues/{issue_number}/comments", place);
  return comments.map((comment) => Left.parse(comment)).some(isOurs);
}

function reactionsOn(client: Pick<ReadClient, "get">, { kind, id }: Trigger["item"], number: number) {
  const path = {
    "issue-comment": "/issues/comments/{id}/reactions",
    "review-comment": "/pulls/comments/{id}/reactions",
  };
  return kind === "issue-comment" || kind === "review-comment"
    ? readPages(client, path[kind], { id })
    : readPages(client, "/issues/{issue_number}/reactions", { issue_number: number });
}

const signsQuery = `query Edited($owner:String!,$name:String!,$number:Int!){repository(owner:$owner,name:$name){
  issueOrPullRequest(number:$number){... on Issue{lastEditedAt} ... on PullRequest{lastEditedAt}}
}}`;

const SignsReply = z.object({
  repository: z.object({ issueOrPullRequest: z.object({ lastEditedAt: z.string().nullable() }) }),
});

/** REST has neither the reactions to a review nor its edits, and no discussions. */
function isNode({ kind }: Trigger["item"]): boolean {
  return kind === "review" || kind === "discussion" || kind === "discussion-comment";
}

const fields = "lastEditedAt reactionGroups{content viewerHasReacted}";

const nodeQuery = `query Said($id:ID!){node(id:$id){
  ... on PullRequestReview{${fields}}
  ... on Discussion{${fields}}
  ... on DiscussionComment{${fields}}
}}`;

const NodeReply = z.object({
  node: z.object({
    lastEditedAt: z.string().nullable(),
    reactionGroups: z.array(z.object({ content: z.string(), viewerHasReacted: z.boolean() })).nullable(),
  }),
});

async function readNode(client: Pick<ReadClient, "graphql">, id: string | undefined) {
  const { node } = NodeReply.parse(await client.graphql(nodeQuery, { id }));
  const ours = (node.reactionGroups ?? []).filter(({ viewerHasReacted }) => viewerHasReacted);
  return {
    isEdited: node.lastEditedAt !== null,
    signs: ours.map(({ content }) => content.toLowerCase()),
  };
}

/**
 * Other people may edit a text, and its author is not responsible for that. Comments are dated by their edits; somebody
 * who added a label or requested a review has seen earlier edits.
 */
export async function isEdited(
  client: Pick<ReadClient, "graphql">,
  { owner, name }: Repository,
  { item, thread, createdAt = "" }: Trigger,
): Promise<boolean> {
  if (isNode(item)) return (await readNode(client, item.nodeId)).isEdited;
  if ((item.kind !== "issue" && item.kind !== "pull-request") || thread.type === "none") return false;
  const reply = SignsReply.parse(await client.graphql(signsQuery, { owner, name, number: thread.number }));
  const { lastEditedAt: time } = reply.repository.issueOrPullRequest;
  return time !== null && !(Date.parse(time) < Date.parse(createdAt));
}
