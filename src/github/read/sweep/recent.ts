/** What has been written in the repository of late: the threads that were touched, and the calls that stand in them. */
import { z } from "zod";
import { Account } from "../payload/parts.ts";
import { type ReadClient, readPages } from "../port.ts";
import type { Trigger, TriggerSettings } from "../trigger/trigger.ts";
import { triggerOf } from "../trigger/trigger-of.ts";
import { parseWebhook } from "../webhook.ts";

const Reactions = z.object({ total_count: z.number() }).readonly().optional();

const Written = z.object({
  user: Account,
  body: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  reactions: Reactions,
});

const Comment = z.object({ ...Written.shape, issue_url: z.string() });

const Thread = z.object({
  number: z.number().int(),
  locked: z.boolean().default(false),
  pull_request: z.unknown().optional(),
});

/** As GitHub lists it: what is needed of it later is looked at by the schema of its webhook. */
export type Thread = Readonly<{ number: number; isLocked: boolean; isPull: boolean; listed: unknown }>;

export type Call = Readonly<{ trigger: Trigger; hasReactions: boolean }>;

const PAGES = 5;

/** Those that were last touched come first. */
export async function recentThreads(client: Pick<ReadClient, "get">, since: Date): Promise<readonly Thread[]> {
  const order = { state: "all", sort: "updated", direction: "desc", since: since.toISOString() };
  const { items } = await readPages(client, "/issues", order, { most: PAGES });
  return items.map((listed) => {
    const { number, locked, pull_request } = Thread.parse(listed);
    return { number, isLocked: locked, isPull: pull_request !== undefined, listed };
  });
}

export type Window = Readonly<{
  /** As GitHub tells it. */
  repository: unknown;
  since: Date;
  until: Date;
  settings: TriggerSettings;
}>;

/**
 * Comments and issues that call us, oldest first, as the triggers that their webhooks were. A comment that has been
 * edited is not what was written; who has edited an issue is not told here, see `isEdited`.
 */
export async function recentCalls(
  client: Pick<ReadClient, "get">,
  threads: readonly Thread[],
  { repository, since, until, settings }: Window,
): Promise<readonly Call[]> {
  const order = { sort: "created", direction: "desc", since: since.toISOString() };
  const { items } = await readPages(client, "/issues/comments", order, { most: PAGES });
  const byNumber = new Map(threads.filter(({ isLocked }) => !isLocked).map((thread) => [thread.number, thread]));
  const isInTime = (time: string) => Date.parse(time) >= since.getTime() && Date.parse(time) <= until.getTime();
  const callIn = (eventName: string, { user: sender, reactions }: z.infer<typeof Written>, facts: object): Call[] => {
    const trigger = triggerOf(parseWebhook({ eventName, payload: { ...facts, repository, sender } }), settings);
    const isCall = trigger.status === "matched" && trigger.kind !== "automation";
    return isCall ? [{ trigger, hasReactions: reactions?.total_count !== 0 }] : [];
  };
  const inComments = items.flatMap((item) => {
    const comment = Comment.safeParse(item).data;
    const thread = byNumber.get(Number(comment?.issue_url.split("/").at(-1)));
    if (!comment || !thread || !isInTime(comment.created_at) || comment.updated_at !== comment.created_at) return [];
    return callIn("issue_comment", comment, { action: "created", issue: thread.listed, comment: item });
  });
  const inIssues = [...byNumber.values()].flatMap(({ isPull, listed }) => {
    const issue = Written.safeParse(listed).data;
    if (!issue || isPull || !isInTime(issue.created_at)) return [];
    return callIn("issues", issue, { action: "opened", issue: listed });
  });
  const time = ({ trigger }: Call) => Date.parse(trigger.createdAt ?? "");
  return [...inComments, ...inIssues].sort((a, b) => time(a) - time(b));
}
