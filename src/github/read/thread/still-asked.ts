/**
 * Tells whether people have withdrawn a request: the label or the assignment that made it is off the thread, or somebody
 * has said no to what waits for approval.
 */
import { z } from "zod";
import { Account, Label } from "../payload/webhook.ts";
import { type ReadClient, readPages } from "../port.ts";
import { callIn, isSameLogin } from "../trigger/mention.ts";
import { canBeOurs, readOwn } from "../trigger/own-account.ts";
import type { Actor, Decision, ThreadPlace, Trigger, TriggerSettings } from "../trigger/trigger.ts";

const AskedIssue = z.object({
  labels: z.array(z.union([z.string(), z.object({ name: z.string().nullish() })])).default([]),
  assignees: z.array(Account).nullish(),
});

/** `withdrawn`: a person removed it; `again` is the login of the person who added it again after that. */
export type AskedThread = Readonly<{
  /** The labels or accounts on the thread. `by` is the login of the person who added it last, if known. */
  present: readonly Readonly<{ name: string; by: string | undefined }>[];
  withdrawn: Readonly<{ again: string | undefined }> | undefined;
}>;

/**
 * Undefined if no label or assignment made the request, for example for a comment. If we removed it ourselves, the
 * request still counts: an earlier attempt of this run did that. It counts for the person who added it last. Rejects if
 * GitHub does not answer.
 */
export async function readStillAsked(client: ReadClient, trigger: Trigger): Promise<AskedThread | undefined> {
  const { requestSign, thread } = trigger;
  if (!requestSign || (thread.type !== "issue" && thread.type !== "pull_request")) return undefined;
  const [issue, all] = await Promise.all([
    client.get("/issues/{issue_number}", { issue_number: thread.number }),
    readThreadEvents(client, thread.number),
  ]);
  const { labels, assignees } = AskedIssue.parse(issue);
  const people = (assignees ?? []).map(({ login }) => login);
  const names =
    requestSign.kind === "label" ? labels.map((one) => (typeof one === "string" ? one : (one.name ?? ""))) : people;
  const isOn = names.some((name) => isSameLogin(name, requestSign.name));
  const [on, off] = requestSign.kind === "label" ? ["labeled", "unlabeled"] : ["assigned", "unassigned"];
  const events = all
    .filter(({ event }) => event === on || event === off)
    .filter((event) => isAbout(event, requestSign.name));
  const putOn = (name: string) => all.findLast((event) => event.event === on && isAbout(event, name));
  const present = names.map((name) => ({ name, by: loginOf(putOn(name)) }));
  const since = sinceAsked(events, on, trigger);
  const again = isOn ? since.findLast(({ event }) => event === on) : undefined;
  if (isOn && !again) return { present, withdrawn: undefined };
  const first = since.find(({ event }) => event === off);
  const own = first && (await readOwn(client));
  const isWithdrawn = first ? !canBeOurs(doneBy(first), own) && doneBy(first) !== null : again !== undefined;
  return { present, withdrawn: isWithdrawn ? { again: loginOf(again) } : undefined };
}

function isAbout({ label, assignee }: ThreadEvent, name: string): boolean {
  return isSameLogin(label?.name ?? assignee?.login ?? "", name);
}

/** GitHub shows deleted accounts as "ghost". */
function loginOf(event: ThreadEvent | undefined): string | undefined {
  return event && (doneBy(event)?.login ?? "ghost");
}

/** Returns the events about it after the person who asks had added it. */
function sinceAsked(
  events: readonly ThreadEvent[],
  on: string,
  { actors: [asks], createdAt }: Trigger,
): readonly ThreadEvent[] {
  const mine = events.findLastIndex((event) => event.event === on && isBy(event, asks));
  if (mine >= 0) return events.slice(mine + 1);
  // A thread can have more events than are read.
  return createdAt === undefined ? [] : events.filter((event) => Date.parse(event.created_at) >= Date.parse(createdAt));
}

function isBy(event: ThreadEvent, asks: Actor | undefined): boolean {
  const by = doneBy(event);
  if (!by || !asks) return false;
  return asks.id === undefined ? isSameLogin(by.login, asks.login) : by.id === asks.id;
}

/** An event about the labels, assignees and requested reviewers of a thread, with the person who did it. */
const ThreadEvent = z.object({
  event: z.string(),
  created_at: z.string(),
  actor: Account.nullable(),
  assigner: Account.nullish(),
  label: Label.optional(),
  assignee: Account.nullish(),
  requested_reviewer: Account.nullish(),
});

/** `event` is GitHub's name for it, such as `labeled`; `created_at` is an ISO time. */
export type ThreadEvent = z.infer<typeof ThreadEvent>;

/**
 * The oldest first, of a limited number of pages; other kinds of events are left out. Rejects if GitHub does not
 * answer.
 */
export async function readThreadEvents(
  client: Pick<ReadClient, "get">,
  number: number,
  limits: { most?: number } = {},
): Promise<readonly ThreadEvent[]> {
  const { items } = await readPages(client, "/issues/{issue_number}/events", { issue_number: number }, limits);
  return items.flatMap((item) => ThreadEvent.safeParse(item).data ?? []);
}

/** The person who did it; null if the account was deleted. `actor` of an assignment is the assigned person. */
export function doneBy({ assigner, actor }: ThreadEvent): Account | null {
  return assigner ?? actor;
}

/**
 * `by` is undefined if it is unknown who added the label. `at` is the time of the first rejection, by GitHub's clock.
 */
export type Rejection = Readonly<
  { kind: "label"; name: string; by: string | undefined } | { kind: "comment"; by: Actor; at: string; said: Decision }
>;

const Labels = z.object({ labels: z.array(z.union([z.string(), Label])).default([]) });
const Event = z.object({ event: z.string(), actor: Account.nullable(), label: Label });
const Comment = z.object({ body: z.string().nullish(), user: Account.nullable(), created_at: z.string() });

/**
 * The label first, then comments since a moment, as they are now: a deleted one does not count. Whether their authors
 * may decide is not checked. Rejects if GitHub does not answer.
 */
export async function rejectionsOn(
  client: Pick<ReadClient, "get">,
  thread: ThreadPlace,
  { settings, since }: Readonly<{ settings: TriggerSettings; since: Date }>,
): Promise<readonly Rejection[]> {
  if (thread.type !== "issue" && thread.type !== "pull_request") return [];
  const number = { issue_number: thread.number };
  const [issue, { items }] = await Promise.all([
    client.get("/issues/{issue_number}", number),
    readPages(client, "/issues/{issue_number}/comments", { ...number, since: since.toISOString() }),
  ]);
  const names = Labels.parse(issue).labels.map((one) => (typeof one === "string" ? one : one.name));
  const name = names.find((one) => isSameLogin(one, settings.rejectLabel || ""));
  const label = name === undefined ? [] : [{ kind: "label", name, by: await labeller(client, number, name) } as const];
  return [...label, ...items.flatMap((item) => rejectionIn(Comment.parse(item), settings))];
}

/** Returns the person who added it last. */
async function labeller(client: Pick<ReadClient, "get">, number: Readonly<{ issue_number: number }>, name: string) {
  const { items } = await readPages(client, "/issues/{issue_number}/events", number);
  const events = items.flatMap((item) => Event.safeParse(item).data ?? []);
  return events.findLast(({ event, label }) => event === "labeled" && isSameLogin(label.name, name))?.actor?.login;
}

/** An edit does not revoke it: a comment with a corrected word still rejects. */
function rejectionIn({ body, user, created_at: at }: z.infer<typeof Comment>, settings: TriggerSettings): Rejection[] {
  if (user === null) return [];
  const call = callIn({ what: "comment", text: body ?? "", author: user, sender: user }, settings);
  if (call.status === "ignored" || call.decision?.verdict !== "reject") return [];
  const [by] = call.actors;
  return by ? [{ kind: "comment", by, at, said: call.decision }] : [];
}
