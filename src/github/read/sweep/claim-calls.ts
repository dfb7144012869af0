/** Finds requests without a text: a trigger label, an assignment, or a review request that is still open. */
import { z } from "zod";
import { Account } from "../payload/payloads.ts";
import { type ReadClient, readPages } from "../port.ts";
import { doneBy, readThreadEvents, type ThreadEvent } from "../thread/still-asked.ts";
import { isSameLogin } from "../trigger/mention.ts";
import type { Trigger } from "../trigger/trigger.ts";
import { callOf, isInTime, type SweepCall, type Thread, type Window } from "./call.ts";

type Client = Pick<ReadClient, "get">;

/** A run that has started has removed the label or assignee. The events of the thread say who added it, and when. */
export async function claimCalls(
  client: Client,
  all: readonly Thread[],
  window: Window,
): Promise<readonly SweepCall[]> {
  const reviewers = await reviewersOf(client, all);
  const threads = all.map((thread) => ({ ...thread, reviewers: reviewers.get(thread.number) ?? [] }));
  const claimed = threads.filter((thread) => claimsOn(thread, window).length > 0).slice(0, window.most);
  return (await Promise.all(claimed.map((thread) => callsOn(client, thread, window)))).flat();
}

const Pull = z.object({ number: z.number(), requested_reviewers: z.array(Account).nullish() });

/** Requested reviewers, by the number of an open pull request. */
async function reviewersOf(
  client: Client,
  threads: readonly Thread[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (!threads.some(({ isPull }) => isPull)) return new Map();
  const order = { state: "open", sort: "updated", direction: "desc" };
  const { items } = await readPages(client, "/pulls", order, { most: 5 });
  const pulls = items.map((item) => Pull.parse(item));
  return new Map(pulls.map((pull) => [pull.number, (pull.requested_reviewers ?? []).map(({ login }) => login)]));
}

type Claimable = Thread & Readonly<{ reviewers: readonly string[] }>;
type Claim = (event: ThreadEvent) => boolean;

function claimsOn({ labels, assignees, reviewers }: Claimable, { settings }: Window): Claim[] {
  const { label, approveLabel, rejectLabel, assignee, own } = settings;
  const put = [label, approveLabel, rejectLabel].filter((name) => labels.some((one) => isSame(one, name)));
  const among = (names: readonly string[]) =>
    [assignee, own?.login].filter((name) => names.some((one) => isSame(one, name)));
  return [
    ...put.map(deed("labeled", ({ label }) => label?.name)),
    ...among(assignees).map(deed("assigned", ({ assignee }) => assignee?.login)),
    ...among(reviewers).map(deed("review_requested", ({ requested_reviewer: one }) => one?.login)),
  ];
}

/** Whether an event added this label or account. */
function deed(what: string, nameIn: (event: ThreadEvent) => string | undefined) {
  return (name: string | undefined): Claim =>
    (event) =>
      event.event === what && isSame(nameIn(event), name);
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return !!one && !!other && isSameLogin(one, other);
}

async function callsOn(client: Client, thread: Claimable, window: Window): Promise<readonly SweepCall[]> {
  const { number } = thread;
  const events = await readThreadEvents(client, number, { most: 5 });
  const done = claimsOn(thread, window).flatMap((isIt) => events.findLast(isIt) ?? []);
  const found = done.filter(({ created_at: time }) => isInTime(time, window));
  if (found.length === 0) return [];
  const pull = thread.isPull ? await client.get("/pulls/{pull_number}", { pull_number: number }) : undefined;
  return found.flatMap((event) => callBy(event, { thread, pull }, window));
}

/**
 * Whether it was handled: then it is no longer there. Only if it was added when the thread was opened, and for a review
 * request, which we cannot remove, a reaction says so.
 */
function callBy(event: ThreadEvent, { thread, pull }: { thread: Thread; pull: unknown }, window: Window): SweepCall[] {
  const { event: action, created_at: updated_at, label, assignee, requested_reviewer } = event;
  const user = doneBy(event);
  if (!user) return [];
  const facts = { action, number: thread.number, label, assignee, requested_reviewer };
  const found = pull
    ? callOf("pull_request", { user }, { ...facts, pull_request: { ...pull, updated_at } }, window)
    : callOf("issues", { user }, { ...facts, issue: { ...Object(thread.listed), updated_at } }, window);
  return found.map(({ trigger }) => ({ trigger, sign: signOf(action, trigger) }));
}

function signOf(event: string, { kind }: Trigger): SweepCall["sign"] {
  if (event === "review_requested") return "shared";
  return kind === "mention" ? "own" : "none";
}
