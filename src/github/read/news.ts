/** Words the task for an agent that has worked on the thread before: what is asked now, and what happened in between. */
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { type PullContext, pullItems } from "./items.ts";
import type { Reviews } from "./pull/reviews.ts";
import { commentItem, headItem, hiddenInRequest, requesterOf, requestOf, type Told } from "./task.ts";
import { fence, type Item } from "./text/untrusted.ts";
import { isBefore } from "./thread/snapshot.ts";
import type { Comment, Thread } from "./thread/thread.ts";
import type { Trigger } from "./trigger/trigger.ts";
import type { Standings } from "./who/permission.ts";

export type NewsInput = Readonly<{
  trigger: Trigger;
  /** Random, of at least 16 letters and digits, made for this run. */
  nonce: string;
  thread: Thread | undefined;
  pull: PullContext | undefined;
  /** What the authors may do here, where it was looked up. */
  standings?: Standings | undefined;
  /** What was written up to then has been read, by GitHub's clock; undefined if nothing has. */
  readUntil: string | undefined;
  /** Ids of comments that have been answered. */
  known: ReadonlySet<number>;
  /** Whether title or text of the thread are others than they were. */
  isHeadNew: boolean;
  /** In our words, a sentence each. */
  facts: readonly string[];
  /** More that others have written. */
  items: readonly Item[];
}>;

/** One message. Comments of ours are not among the news: the agent wrote them. */
export function newsOf(input: NewsInput): Told {
  const { trigger, nonce, facts, thread, pull, standings } = input;
  const items = [
    ...(thread && input.isHeadNew ? [editedHead(thread, standings)] : []),
    ...newComments(input).map((comment) => commentItem(comment, standings)),
    ...(pull ? pullItems({ ...pull, reviews: newReviews(pull.reviews, input) }, standings) : []),
    ...input.items,
  ];
  const news = facts.map((fact) => `- ${oneLine(fact, 600)}`).join("\n");
  const about = { requester: requesterOf(trigger), request: requestOf(trigger), news };
  const parts = [prompt("task-again", about)];
  const { data, hidden } = fence(items, nonce);
  if (items.length > 0) parts.push(prompt("task-again-data", { nonce, data }));
  return { words: parts.join("\n\n"), hidden: [...hiddenInRequest(trigger), ...hidden] };
}

function editedHead(thread: Thread, standings: Standings | undefined): Item {
  const { label, ...item } = headItem(thread, standings);
  return { ...item, label: `${label}, edited since` };
}

type Said = Readonly<{ createdAt: string; editedAt?: string | undefined }>;

/** Equal seconds count as after. */
function isNew({ createdAt, editedAt }: Said, { readUntil }: Pick<NewsInput, "readUntil">): boolean {
  return readUntil === undefined || !isBefore(editedAt ?? createdAt, readUntil);
}

function newComments(input: NewsInput): readonly Comment[] {
  const { thread, known } = input;
  return (thread?.comments ?? []).filter(
    (comment) => isNew(comment, input) && !comment.isOwn && !known.has(comment.id),
  );
}

/** Of a thread of comments that goes on, only what is new; the code that is asked about in any case. */
function newReviews({ reviews, threads, ...rest }: Reviews, input: NewsInput): Reviews {
  const goingOn = threads.flatMap((thread) => {
    const comments = thread.comments.filter((comment) => isNew(comment, input));
    return comments.length > 0 || thread.isAsked ? [{ ...thread, comments }] : [];
  });
  return { ...rest, reviews: reviews.filter((review) => isNew(review, input)), threads: goingOn };
}
