/**
 * Reads what was written in the repository lately: the threads that were touched, and the calls in them and in pull
 * requests (their texts, their reviews, their code).
 */
import { z } from "zod";
import { Account } from "../payload/payloads.ts";
import { type ReadClient, readPages } from "../port.ts";
import { callOf, isInTime, isUnedited, type SweepCall, SweptText, Thread, type Window } from "./call.ts";
import { claimCalls } from "./claim-calls.ts";

const Comment = z.object({ ...SweptText.shape, issue_url: z.string() });

const PAGES = 5;

/** Ordered by the last update. */
export async function recentThreads(client: Pick<ReadClient, "get">, since: Date): Promise<readonly Thread[]> {
  return threadsIn(client, { since: since.toISOString() }, PAGES);
}

/** However long ago they were updated. */
export async function labelledThreads(client: Pick<ReadClient, "get">, label: string): Promise<readonly Thread[]> {
  return threadsIn(client, { labels: label }, 1);
}

async function threadsIn(client: Pick<ReadClient, "get">, asked: object, most: number): Promise<readonly Thread[]> {
  const order = { state: "all", sort: "updated", direction: "desc", ...asked };
  const { items } = await readPages(client, "/issues", order, { most });
  return items.map((listed) => {
    const { number, locked, pull_request, labels, assignees } = Thread.parse(listed);
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
  all: readonly Thread[],
  window: Window,
): Promise<readonly SweepCall[]> {
  const threads = all.filter(({ isLocked }) => !isLocked);
  const [inComments, inPulls, claims] = await Promise.all([
    commentCalls(client, threads, window),
    pullCalls(client, threads, window),
    claimCalls(client, threads, window),
  ]);
  const inIssues = threads.flatMap(({ isPull, listed }) => {
    const issue = SweptText.safeParse(listed).data;
    if (!issue || isPull || !isInTime(issue.created_at, window)) return [];
    return callOf("issues", issue, { action: "opened", issue: listed }, window);
  });
  return [...inComments, ...inIssues, ...inPulls, ...claims];
}

async function commentCalls(
  client: Pick<ReadClient, "get">,
  threads: readonly Thread[],
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
async function pullCalls(client: Client, threads: readonly Thread[], window: Window): Promise<readonly SweepCall[]> {
  const pulls = threads.filter(({ isPull }) => isPull).slice(0, window.most);
  if (pulls.length === 0) return [];
  const onCode = await commentsOnCode(client, window);
  const found = await Promise.all(pulls.map((pull) => callsOn(client, pull, { onCode, window })));
  return found.flat();
}

type ThreadSearch = Readonly<{ onCode: ReadonlyMap<number, readonly unknown[]>; window: Window }>;

/** The pull request is read only if a text may be a request. */
async function callsOn(
  client: Client,
  { number, listed }: Thread,
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
