/**
 * Reads what was written in the repository lately: the threads that were touched, the calls in them and in pull
 * requests (their texts, their reviews, their code), and requests without a text: a trigger label, an assignment, or a
 * review request that is still open.
 */
import { z } from "zod";
import { Account } from "../payload/webhook.ts";
import { type ReadClient, readPages } from "../port.ts";
import { doneBy, readThreadEvents, type ThreadEvent } from "../thread/still-asked.ts";
import { isSameLogin } from "../trigger/mention.ts";
import type { Trigger } from "../trigger/trigger.ts";
import { rowOf } from "../trigger/trigger-kinds.ts";
import { callOf, isInTime, isUnedited, type SweepCall, SweptText, SweptThread, type Window } from "./calls.ts";

const Comment = z.object({ ...SweptText.shape, issue_url: z.string() });

const PAGES = 5;

/** Ordered by the last update. */
export async function recentThreads(client: Pick<ReadClient, "get">, since: Date): Promise<readonly SweptThread[]> {
  return threadsIn(client, { since: since.toISOString() }, PAGES);
}

/** However long ago they were updated. */
export async function labelledThreads(client: Pick<ReadClient, "get">, label: string): Promise<readonly SweptThread[]> {
  return threadsIn(client, { labels: label }, 1);
}

async function threadsIn(
  client: Pick<ReadClient, "get">,
  asked: object,
  most: number,
): Promise<readonly SweptThread[]> {
  const order = { state: "all", sort: "updated", direction: "desc", ...asked };
  const { items } = await readPages(client, "/issues", order, { most });
  return items.map((listed) => {
    const { number, locked, pull_request, labels, assignees } = SweptThread.parse(listed);
    const names = labels.map((label) => (typeof label === "string" ? label : (label.name ?? "")));
    const place = { number, isLocked: locked, isPull: pull_request !== undefined };
    return { ...place, labels: names, assignees: (assignees ?? []).map(({ login }) => login), listed };
  });
}

/**
 * Comments, issues, pull request texts, labels and assignments that are requests, as the triggers of their webhooks. An
 * edited comment is not what was written; for other texts, see `isEdited`.
 */
export async function recentCalls(
  client: Pick<ReadClient, "get">,
  all: readonly SweptThread[],
  window: Window,
): Promise<readonly SweepCall[]> {
  const threads = all.filter(({ isLocked }) => !isLocked);
  const [inComments, inPulls, bySign] = await Promise.all([
    commentCalls(client, threads, window),
    pullCalls(client, threads, window),
    callsBySign(client, threads, window),
  ]);
  const inIssues = threads.flatMap(({ isPull, listed }) => {
    const issue = SweptText.safeParse(listed).data;
    if (!issue || isPull || !isInTime(issue.created_at, window)) return [];
    return callOf("issues", issue, { action: "opened", issue: listed }, window);
  });
  return [...inComments, ...inIssues, ...inPulls, ...bySign];
}

async function commentCalls(
  client: Pick<ReadClient, "get">,
  threads: readonly SweptThread[],
  window: Window,
): Promise<readonly SweepCall[]> {
  const order = { sort: "created", direction: "desc", since: window.since.toISOString() };
  const { items } = await readPages(client, "/issues/comments", order, { most: PAGES });
  const byNumber = new Map(threads.map((thread) => [thread.number, thread]));
  return items.flatMap((item) => {
    const comment = Comment.safeParse(item).data;
    const thread = byNumber.get(Number(comment?.issue_url.split("/").at(-1)));
    if (!comment || !thread || !isUnedited(comment) || !isInTime(comment.created_at, window)) return [];
    return callOf("issue_comment", comment, { action: "created", issue: thread.listed, comment: item }, window);
  });
}

type Client = Pick<ReadClient, "get">;

const OnCode = z.object({ ...SweptText.shape, pull_request_url: z.string() });
const Review = z.object({ user: Account.nullable(), body: z.string().nullish(), submitted_at: z.string().nullish() });

/** In at most `most` pull requests, those with the latest updates. */
async function pullCalls(
  client: Client,
  threads: readonly SweptThread[],
  window: Window,
): Promise<readonly SweepCall[]> {
  const pulls = threads.filter(({ isPull }) => isPull).slice(0, window.most);
  if (pulls.length === 0) return [];
  const onCode = await commentsOnCode(client, window);
  const found = await Promise.all(pulls.map((pull) => callsOnPull(client, pull, { onCode, window })));
  return found.flat();
}

type ThreadSearch = Readonly<{ onCode: ReadonlyMap<number, readonly unknown[]>; window: Window }>;

/** The pull request is read only if a text may be a request. */
async function callsOnPull(
  client: Client,
  { number, listed }: SweptThread,
  { onCode, window }: ThreadSearch,
): Promise<SweepCall[]> {
  const text = SweptText.safeParse(listed).data;
  const reviews = await reviewsOn(client, number, window);
  const comments = onCode.get(number) ?? [];
  const isNew = text !== undefined && isInTime(text.created_at, window) && mayCall(text.body, window);
  if (!isNew && reviews.length + comments.length === 0) return [];
  const pull_request = await client.get("/pulls/{pull_number}", { pull_number: number });
  return [
    ...(isNew ? callOf("pull_request", text, { action: "opened", number, pull_request }, window) : []),
    ...reviews.flatMap(({ user, review }) =>
      callOf("pull_request_review", { user }, { action: "submitted", review, pull_request }, window),
    ),
    ...comments.flatMap((comment) => {
      const written = OnCode.parse(comment);
      return callOf("pull_request_review_comment", written, { action: "created", comment, pull_request }, window);
    }),
  ];
}

/** By the number of the pull request. */
async function commentsOnCode(client: Client, window: Window): Promise<ReadonlyMap<number, readonly unknown[]>> {
  const order = { sort: "created", direction: "desc", since: window.since.toISOString() };
  const { items } = await readPages(client, "/pulls/comments", order, { most: 3 });
  const calls = items.filter((item) => {
    const comment = OnCode.safeParse(item).data;
    return comment && isUnedited(comment) && isInTime(comment.created_at, window) && mayCall(comment.body, window);
  });
  return Map.groupBy(calls, (item) => Number(OnCode.parse(item).pull_request_url.split("/").at(-1)));
}

async function reviewsOn(client: Client, number: number, window: Window) {
  const { items } = await readPages(client, "/pulls/{pull_number}/reviews", { pull_number: number }, { most: 3 });
  return items.flatMap((review) => {
    const { user, body, submitted_at: time } = Review.parse(review);
    const isCall = user !== null && time != null && isInTime(time, window) && mayCall(body ?? "", window);
    return isCall ? [{ user, review }] : [];
  });
}

/** A cheap check that lets too much pass: what passes is parsed like its webhook. */
function mayCall(text: string, { settings: { phrases } }: Window): boolean {
  const lower = text.toLowerCase();
  return phrases.some((phrase) => lower.includes(phrase.toLowerCase()));
}

/** A run that has started has removed the label or assignee. The events of the thread say who added it, and when. */
async function callsBySign(client: Client, all: readonly SweptThread[], window: Window): Promise<readonly SweepCall[]> {
  const reviewers = await reviewersOf(client, all);
  const threads = all.map((thread) => ({ ...thread, reviewers: reviewers.get(thread.number) ?? [] }));
  const withSigns = threads.filter((thread) => signsOn(thread, window).length > 0).slice(0, window.most);
  return (await Promise.all(withSigns.map((thread) => signsAsCalls(client, thread, window)))).flat();
}

const Pull = z.object({ number: z.number(), requested_reviewers: z.array(Account).nullish() });

/** Requested reviewers, by the number of an open pull request. */
async function reviewersOf(
  client: Client,
  threads: readonly SweptThread[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (!threads.some(({ isPull }) => isPull)) return new Map();
  const order = { state: "open", sort: "updated", direction: "desc" };
  const { items } = await readPages(client, "/pulls", order, { most: 5 });
  const pulls = items.map((item) => Pull.parse(item));
  return new Map(pulls.map((pull) => [pull.number, (pull.requested_reviewers ?? []).map(({ login }) => login)]));
}

type ThreadWithReviewers = SweptThread & Readonly<{ reviewers: readonly string[] }>;
type AddsSign = (event: ThreadEvent) => boolean;

function signsOn({ labels, assignees, reviewers }: ThreadWithReviewers, { settings }: Window): AddsSign[] {
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

/** Returns a test for a name, of events that added this label or account. */
function deed(what: string, nameIn: (event: ThreadEvent) => string | undefined) {
  return (name: string | undefined): AddsSign =>
    (event) =>
      event.event === what && isSame(nameIn(event), name);
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return !!one && !!other && isSameLogin(one, other);
}

async function signsAsCalls(
  client: Client,
  thread: ThreadWithReviewers,
  window: Window,
): Promise<readonly SweepCall[]> {
  const { number } = thread;
  const events = await readThreadEvents(client, number, { most: 5 });
  const done = signsOn(thread, window).flatMap((isIt) => events.findLast(isIt) ?? []);
  const found = done.filter(({ created_at: time }) => isInTime(time, window));
  if (found.length === 0) return [];
  const pull = thread.isPull ? await client.get("/pulls/{pull_number}", { pull_number: number }) : undefined;
  return found.flatMap((event) => callBy(event, { thread, pull }, window));
}

/**
 * The call that somebody made with this label, assignee or review request; none if the event is no call. It is there until
 * it is handled. Only if it was added when the thread was opened, and for a review request, which we cannot remove, a
 * reaction says so.
 */
function callBy(
  event: ThreadEvent,
  { thread, pull }: { thread: SweptThread; pull: unknown },
  window: Window,
): SweepCall[] {
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
  return rowOf({ kind }).sweep?.sign ?? "none";
}
