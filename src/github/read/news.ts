/** Writes the task for an agent that worked on the thread before: the new request, and what happened in between. */
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { type PullContext, pullItems } from "./items.ts";
import type { Reviews } from "./pull/reviews.ts";
import { commentItem, headItem, hiddenInRequest, requesterOf, requestOf, type TaskWords } from "./task.ts";
import { fence, type Item } from "./text/untrusted.ts";
import { isBefore } from "./thread/snapshot.ts";
import type { Comment, Thread } from "./thread/thread.ts";
import type { Trigger } from "./trigger/trigger.ts";
import type { Standings } from "./who/permission.ts";

export type NewsInput = Readonly<{
  trigger: Trigger;
  /** Random, at least 16 letters and digits, new for each run. */
  nonce: string;
  thread: Thread | undefined;
  pull: PullContext | undefined;
  /** The permissions of the authors, as far as they were looked up. */
  standings?: Standings | undefined;
  /** Text up to this time, by GitHub's clock, has been read; undefined if none has. */
  readUntil: string | undefined;
  /** Ids of comments that have been answered. */
  known: ReadonlySet<number>;
  /** Whether the title or text of the thread changed. */
  isHeadNew: boolean;
  /** Sentences by this program. */
  facts: readonly string[];
  /** More texts by other people. */
  items: readonly Item[];
}>;

/** One message. The agent's own comments are not news. */
export function newsOf(input: NewsInput): TaskWords {
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

type DatedText = Readonly<{ createdAt: string; editedAt?: string | undefined }>;

/** The same second counts as later. */
function isNew({ createdAt, editedAt }: DatedText, { readUntil }: Pick<NewsInput, "readUntil">): boolean {
  return readUntil === undefined || !isBefore(editedAt ?? createdAt, readUntil);
}

function newComments(input: NewsInput): readonly Comment[] {
  const { thread, known } = input;
  return (thread?.comments ?? []).filter(
    (comment) => isNew(comment, input) && !comment.isOwn && !known.has(comment.id),
  );
}

/** Of a continued thread of review comments, only the new ones; the code in question is always included. */
function newReviews({ reviews, threads, ...rest }: Reviews, input: NewsInput): Reviews {
  const goingOn = threads.flatMap((thread) => {
    const comments = thread.comments.filter((comment) => isNew(comment, input));
    return comments.length > 0 || thread.isAsked ? [{ ...thread, comments }] : [];
  });
  return { ...rest, reviews: reviews.filter((review) => isNew(review, input)), threads: goingOn };
}
