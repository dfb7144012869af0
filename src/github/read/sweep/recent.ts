/** Reads what was written in the repository recently: the updated threads, and the requests in them. */
import { z } from "zod";
import { type ReadClient, readPages } from "../port.ts";
import { type Call, callOf, isInTime, isUnedited, Thread, type Window, Written } from "./call.ts";
import { claimCalls } from "./claim-calls.ts";
import { pullCalls } from "./pull-calls.ts";

const Comment = z.object({ ...Written.shape, issue_url: z.string() });

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
): Promise<readonly Call[]> {
  const threads = all.filter(({ isLocked }) => !isLocked);
  const [inComments, inPulls, claims] = await Promise.all([
    commentCalls(client, threads, window),
    pullCalls(client, threads, window),
    claimCalls(client, threads, window),
  ]);
  const inIssues = threads.flatMap(({ isPull, listed }) => {
    const issue = Written.safeParse(listed).data;
    if (!issue || isPull || !isInTime(issue.created_at, window)) return [];
    return callOf("issues", issue, { action: "opened", issue: listed }, window);
  });
  return [...inComments, ...inIssues, ...inPulls, ...claims];
}

async function commentCalls(
  client: Pick<ReadClient, "get">,
  threads: readonly Thread[],
  window: Window,
): Promise<readonly Call[]> {
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
