/**
 * Requests that a search found, each as the trigger that its webhook would have been, and those in discussions, which
 * only GraphQL has.
 */
import { z } from "zod";
import { Account, parseWebhook } from "../payload/webhook.ts";
import type { ReadClient } from "../port.ts";
import type { Trigger, TriggerSettings } from "../trigger/trigger.ts";
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

/** What the search looks for. */
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
  const isCall = trigger.status === "matched" && trigger.kind !== "automation";
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
