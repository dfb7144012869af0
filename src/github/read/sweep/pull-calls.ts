/** Finds requests in pull requests: in their texts, in reviews, and on their code. */
import { z } from "zod";
import { Account } from "../payload/parts.ts";
import { type ReadClient, readPages } from "../port.ts";
import { type Call, callOf, isInTime, isUnedited, type Thread, type Window, Written } from "./call.ts";

type Client = Pick<ReadClient, "get">;

const OnCode = z.object({ ...Written.shape, pull_request_url: z.string() });
const Review = z.object({ user: Account.nullable(), body: z.string().nullish(), submitted_at: z.string().nullish() });

/** In at most `most` pull requests, those with the latest updates. */
export async function pullCalls(client: Client, threads: readonly Thread[], window: Window): Promise<readonly Call[]> {
  const pulls = threads.filter(({ isPull }) => isPull).slice(0, window.most);
  if (pulls.length === 0) return [];
  const onCode = await commentsOnCode(client, window);
  const found = await Promise.all(pulls.map((pull) => callsOn(client, pull, { onCode, window })));
  return found.flat();
}

type Search = Readonly<{ onCode: ReadonlyMap<number, readonly unknown[]>; window: Window }>;

/** The pull request is read only if a text may be a request. */
async function callsOn(client: Client, { number, listed }: Thread, { onCode, window }: Search): Promise<Call[]> {
  const text = Written.safeParse(listed).data;
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
