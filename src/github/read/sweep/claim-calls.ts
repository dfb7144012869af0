/** Finds calls that were made without a word: a label of ours that is still on a thread, our name that still stands on it. */
import { z } from "zod";
import { Account, Label } from "../payload/parts.ts";
import { type ReadClient, readPages } from "../port.ts";
import { isSameLogin } from "../trigger/mention.ts";
import { type Call, callOf, isInTime, type Window } from "./call.ts";
import type { Thread } from "./recent.ts";

type Client = Pick<ReadClient, "get">;

const Event = z.object({
  event: z.string(),
  created_at: z.string(),
  actor: Account.nullable(),
  label: Label.optional(),
  assignee: Account.nullish(),
  assigner: Account.nullish(),
});
type Event = z.infer<typeof Event>;

/** A run that has begun to work has taken it off. Who put it on, and when, the events of the thread tell. */
export async function claimCalls(client: Client, threads: readonly Thread[], window: Window): Promise<readonly Call[]> {
  const claimed = threads.filter((thread) => claimsOn(thread, window).length > 0).slice(0, window.most);
  return (await Promise.all(claimed.map((thread) => callsOn(client, thread, window)))).flat();
}

type Claim = (event: Event) => boolean;

function claimsOn({ labels, assignees }: Thread, { settings }: Window): Claim[] {
  const { label, approveLabel, rejectLabel, assignee, own } = settings;
  const put = [label, approveLabel, rejectLabel].filter((name) => labels.some((one) => isSame(one, name)));
  const named = [assignee, own?.login].filter((name) => assignees.some((one) => isSame(one, name)));
  return [
    ...put.map(
      (name): Claim =>
        (event) =>
          event.event === "labeled" && isSame(event.label?.name, name),
    ),
    ...named.map(
      (name): Claim =>
        (event) =>
          event.event === "assigned" && isSame(event.assignee?.login, name),
    ),
  ];
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return !!one && !!other && isSameLogin(one, other);
}

async function callsOn(client: Client, thread: Thread, window: Window): Promise<readonly Call[]> {
  const { number } = thread;
  const { items } = await readPages(client, "/issues/{issue_number}/events", { issue_number: number }, { most: 5 });
  const events = items.flatMap((item) => Event.safeParse(item).data ?? []);
  const done = claimsOn(thread, window).flatMap((isIt) => events.findLast(isIt) ?? []);
  const found = done.filter(({ created_at: time }) => isInTime(time, window));
  if (found.length === 0) return [];
  const pull = thread.isPull ? await client.get("/pulls/{pull_number}", { pull_number: number }) : undefined;
  return found.flatMap((event) => callBy(event, { thread, pull }, window));
}

/** Whether it was heard, its being there tells, and no reaction; but where it was put on as the thread was opened. */
function callBy(event: Event, { thread, pull }: { thread: Thread; pull: unknown }, window: Window): Call[] {
  const { event: action, created_at: updated_at, label, assignee } = event;
  const user = event.assigner ?? event.actor;
  if (!user) return [];
  const facts = { action, number: thread.number, label, assignee };
  const found = pull
    ? callOf("pull_request", { user }, { ...facts, pull_request: { ...pull, updated_at } }, window)
    : callOf("issues", { user }, { ...facts, issue: { ...Object(thread.listed), updated_at } }, window);
  return found.map(({ trigger }) => ({ trigger, hasReactions: trigger.kind === "mention" }));
}
