/** Reads the reviews, open threads and linked issues of a pull request as they were at the time of the request. */
import { count } from "../../../lib/text.ts";
import type { Repository } from "../../client.ts";
import type { ReadClient } from "../port.ts";
import { stoodAt, wasSubmitted } from "../thread/stood-at.ts";
import type { Trigger } from "../trigger/trigger.ts";
import {
  OlderThreads,
  olderThreadsQuery,
  type ReviewsPage,
  ReviewsReply,
  restReviews,
  reviewsQuery,
  type ThreadNode,
} from "./review-pages.ts";

type ReviewPost = Readonly<{
  author: string;
  association: string;
  body: string;
  createdAt: string;
  editedAt?: string | undefined;
  /** Whether the agent wrote it. */
  isOwn?: true;
}>;

/** `isAsked`: it was submitted together with the request, and is part of it. */
export type Review = ReviewPost & Readonly<{ id: number; state: string; isAsked?: true }>;

export type ReviewComment = ReviewPost & Readonly<{ id: number; isAsked?: true }>;

/**
 * An unresolved thread, or the one with the request: then `isAsked`. `line` is null if the code has changed since;
 * `hunk` is the code as it was.
 */
export type ReviewThread = Readonly<{
  path: string;
  line: number | null;
  hunk: string;
  isAsked: boolean;
  /** Oldest first. The first accepts replies. */
  comments: readonly ReviewComment[];
}>;

/** An issue that a merge would close. */
export type LinkedIssue = ReviewPost & Readonly<{ number: number; title: string; state: string }>;

export type Reviews = Readonly<{
  /** Reviews with a text. Oldest first. */
  reviews: readonly Review[];
  threads: readonly ReviewThread[];
  linked: readonly LinkedIssue[];
  /** The number of other reviews and comments: later, edited since, or hidden. */
  omitted: number;
  notes: readonly string[];
}>;

export type ReviewsOptions = Readonly<{
  client: Pick<ReadClient, "graphql" | "get" | "account">;
  repository: Repository;
  trigger: Pick<Trigger, "createdAt" | "item"> & Partial<Pick<Trigger, "actors">>;
  number: number;
  /** Whether a text has our mark, because other programs may use our account too. */
  isOurs?: (body: string) => boolean;
}>;

/** By GraphQL, or by REST with a note. Never rejects: unreadable parts become notes. */
export async function readReviews(options: ReviewsOptions): Promise<Reviews> {
  const { client, repository, number } = options;
  try {
    const data = await client.graphql(reviewsQuery, { ...repository, number, before: null });
    return toReviews(await withOlderThreads(ReviewsReply.parse(data).repository.pullRequest, options), options, []);
  } catch {
    return byRest(options);
  }
}

/** A page has a hundred threads. The second limit is for a request whose threads go on. */
const mostPages = 5;
const mostOfRequest = 30;

/** An open thread may follow a hundred resolved ones, and a request can be in an old one. Notes report unread pages. */
async function withOlderThreads(page: ReviewsPage, options: ReviewsOptions): Promise<ReviewsPage> {
  const { client, repository, number } = options;
  const { reviewThreads } = page;
  let [{ pageInfo }, nodes] = [reviewThreads, reviewThreads.nodes];
  let oldest = nodes;
  for (let read = 1; read < mostOfRequest && pageInfo.hasPreviousPage; read++) {
    if (read >= mostPages && !isRequestCut(nodes, oldest, options)) break;
    const asked = { ...repository, number, before: pageInfo.startCursor };
    const reply = await client.graphql(olderThreadsQuery, asked).catch(() => undefined);
    const older = OlderThreads.safeParse(reply).data?.repository.pullRequest.reviewThreads;
    if (!older) break;
    oldest = older.nodes;
    nodes = [...oldest, ...nodes];
    pageInfo = older.pageInfo;
  }
  return { ...page, reviewThreads: { ...reviewThreads, nodes, pageInfo } };
}

type Threads = ReviewsPage["reviewThreads"]["nodes"];

/** Whether a part of the request may be older than what was read: it was not found, or it is in the oldest page. */
function isRequestCut(nodes: Threads, oldest: Threads, options: ReviewsOptions): boolean {
  const { kind } = options.trigger.item;
  if (kind !== "review" && kind !== "review-comment") return false;
  const commentsIn = (some: Threads) => some.flatMap((thread) => thread?.comments.nodes ?? []);
  const asking = reviewThatAsks(
    nodes.filter((thread) => thread !== null),
    options,
  );
  if (kind === "review-comment" && !commentsIn(nodes).some((comment) => isRequest(comment, options))) return true;
  return commentsIn(oldest).some(
    (comment) => comment?.pullRequestReview?.databaseId === asking && asking !== undefined,
  );
}

async function byRest(options: ReviewsOptions): Promise<Reviews> {
  try {
    const note = "It is unknown which review threads are resolved.";
    return toReviews(await restReviews(options.client, options.number), options, [note]);
  } catch {
    const notes = ["The reviews could not be read from GitHub."];
    return { reviews: [], threads: [], linked: [], omitted: 0, notes };
  }
}

/** Resolved threads are left out, unless the request is in one; comments of our own draft have not been posted. */
function isOfUse({ isResolved, comments }: ThreadNode, options: ReviewsOptions): boolean {
  if (comments.nodes[0]?.state === "PENDING") return false;
  return !isResolved || comments.nodes.some((comment) => isRequest(comment, options));
}

type Raw = ReviewsPage["reviews"]["nodes"][number];
type RawComment = ThreadNode["comments"]["nodes"][number];

/** With the number of the review that the request is, or in which it is a line comment. */
type Reading = ReviewsOptions & Readonly<{ asking: number | undefined }>;

function toReviews(page: ReviewsPage, options: ReviewsOptions, notes: readonly string[]): Reviews {
  const wordy = page.reviews.nodes.filter((review) => review !== null && review.body.trim() !== "");
  const open = page.reviewThreads.nodes.filter(
    (thread): thread is ThreadNode => thread !== null && isOfUse(thread, options),
  );
  const reading = { ...options, asking: reviewThatAsks(open, options) };
  const reviews = wordy.flatMap((review) => keptReview(review, reading));
  const threads = open.flatMap((thread) => keptThread(thread, reading));
  const comments = open.reduce((sum, thread) => sum + thread.comments.totalCount, 0);
  const kept = threads.reduce((sum, thread) => sum + thread.comments.length, 0);
  const requests = ["review", "review-comment"].includes(options.trigger.item.kind) ? 1 : 0;
  return {
    reviews,
    threads,
    linked: linkedIn(page, options),
    notes: [...notes, ...unread(page)],
    omitted: Math.max(wordy.length - reviews.length + comments - kept - requests, 0),
  };
}

function reviewThatAsks(threads: readonly ThreadNode[], options: ReviewsOptions): number | undefined {
  const { item } = options.trigger;
  if (item.kind === "review") return item.id;
  const request = threads.flatMap(({ comments }) => comments.nodes).find((comment) => isRequest(comment, options));
  return request?.pullRequestReview?.databaseId ?? undefined;
}

function unread({ reviews, reviewThreads }: ReviewsPage): string[] {
  return [olderOf("review", reviews), olderOf("review thread", reviewThreads)].flatMap((note) => note ?? []);
}

function olderOf(what: string, { totalCount, nodes }: Readonly<{ totalCount: number; nodes: readonly unknown[] }>) {
  const amount = totalCount - nodes.length;
  if (amount <= 0) return undefined;
  return `${count(amount, `older ${what}`)} ${amount === 1 ? "was" : "were"} not read.`;
}

function keptReview(raw: Raw, options: Reading): Review[] {
  const { trigger, asking } = options;
  if (raw?.submittedAt == null || raw.databaseId === null) return [];
  const { databaseId: id, submittedAt: createdAt } = raw;
  const isAsked = id === asking;
  const isRequest = isAsked && trigger.item.kind === "review";
  const isKept = isAsked
    ? wasSubmitted(raw, { createdAt })
    : stoodAt({ ...raw, createdAt, kind: "review", id }, trigger);
  if (isRequest || !isKept) return [];
  return [
    { ...reviewPostOf(raw, createdAt, options), id, state: raw.state.toLowerCase(), ...(isAsked && { isAsked }) },
  ];
}

/**
 * A thread without readable comments is left out, unless the request is in it, because its code is what the request is
 * about.
 */
function keptThread({ path, line, comments }: ThreadNode, options: Reading): ReviewThread[] {
  const [first] = comments.nodes;
  const kept = comments.nodes.flatMap((comment) => keptComment(comment, options));
  const isAsked = comments.nodes.some((comment) => isRequest(comment, options));
  if (!first || (kept.length === 0 && !isAsked)) return [];
  return [{ path, line, hunk: first.diffHunk, isAsked, comments: kept }];
}

function isRequest(raw: RawComment, { trigger: { item } }: ReviewsOptions): boolean {
  return item.kind === "review-comment" && item.id === raw?.databaseId;
}

/** A draft counts as written when it was submitted: nobody has seen it before. */
function keptComment(raw: RawComment, options: Reading): ReviewComment[] {
  const { trigger, asking } = options;
  if (raw?.databaseId == null || isRequest(raw, options)) return [];
  const { databaseId: id, pullRequestReview: review } = raw;
  const isAsked = asking !== undefined && review?.databaseId === asking;
  const createdAt = laterOf(raw.createdAt, review?.submittedAt ?? raw.createdAt);
  const isKept = isAsked
    ? wasSubmitted(raw, { createdAt })
    : stoodAt({ ...raw, createdAt, kind: "review-comment", id }, trigger);
  return isKept ? [{ ...reviewPostOf(raw, createdAt, options), id, ...(isAsked && { isAsked }) }] : [];
}

function laterOf(one: string, other: string): string {
  return Date.parse(one) < Date.parse(other) ? other : one;
}

/** Only issues of this repository: readers of this one may not be allowed to read another. */
function linkedIn({ closingIssuesReferences }: ReviewsPage, { repository, trigger }: ReviewsOptions): LinkedIssue[] {
  const ours = `${repository.owner}/${repository.name}`.toLowerCase();
  return closingIssuesReferences.nodes.flatMap((issue) => {
    if (issue?.repository.nameWithOwner.toLowerCase() !== ours || !stoodAt(issue, { createdAt: trigger.createdAt }))
      return [];
    return [
      {
        ...postFieldsOf(issue, issue.createdAt),
        number: issue.number,
        title: issue.title,
        state: issue.state.toLowerCase(),
      },
    ];
  });
}

type ReviewText = Readonly<{ body: string; author: string; authorAssociation: string; lastEditedAt: string | null }>;

function reviewPostOf(
  written: ReviewText & Readonly<{ viewerDidAuthor: boolean }>,
  createdAt: string,
  { isOurs = () => true }: ReviewsOptions,
): ReviewPost {
  const isOwn = written.viewerDidAuthor && isOurs(written.body);
  return { ...postFieldsOf(written, createdAt), ...(isOwn && { isOwn }) };
}

function postFieldsOf({ body, author, authorAssociation, lastEditedAt }: ReviewText, createdAt: string): ReviewPost {
  return { author, association: authorAssociation, body, createdAt, editedAt: lastEditedAt ?? undefined };
}
