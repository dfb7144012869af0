/** Words the task for an agent that has worked on the thread before: what is asked now, and what happened in between. */
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { type PullContext, pullItems } from "./items.ts";
import { commentItem, headItem, requesterOf, requestOf } from "./task.ts";
import { isBefore } from "./thread/snapshot.ts";
import type { Comment, Thread } from "./thread.ts";
import type { Trigger } from "./trigger/trigger.ts";
import { fence, type Item } from "./untrusted.ts";

export type NewsInput = Readonly<{
  trigger: Trigger;
  /** Random, of at least 16 letters and digits, made for this run. */
  nonce: string;
  thread: Thread | undefined;
  pull: PullContext | undefined;
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
export function newsOf(input: NewsInput): string {
  const { trigger, nonce, facts, thread, pull } = input;
  const items = [
    ...(thread && input.isHeadNew ? [headItem(thread)] : []),
    ...newComments(input).map((comment) => commentItem(comment)),
    ...(pull ? pullItems(pull, undefined) : []),
    ...input.items,
  ];
  const news = facts.map((fact) => `- ${oneLine(fact, 600)}`).join("\n");
  const about = { requester: requesterOf(trigger), request: requestOf(trigger), news };
  if (items.length === 0) return prompt("task-again", about);
  return `${prompt("task-again", about)}\n\n${prompt("task-again-data", { nonce, data: fence(items, nonce) })}`;
}

/** Equal seconds count as after. */
function newComments({ thread, readUntil, known }: NewsInput): readonly Comment[] {
  const isNew = ({ createdAt, editedAt }: Comment) =>
    readUntil === undefined || !isBefore(editedAt ?? createdAt, readUntil);
  return (thread?.comments ?? []).filter((comment) => isNew(comment) && !comment.isOwn && !known.has(comment.id));
}
