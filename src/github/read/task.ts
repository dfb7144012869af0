/**
 * Writes the task for the agent: the request of a permitted person or of the workflow, then its context as data. An
 * agent that worked on the thread before gets the new request, and what happened in between.
 */
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import type { Repository } from "../client.ts";
import { clip, jobItems, type PullContext, pullItems } from "./items.ts";
import type { Linked } from "./linked.ts";
import { type Standings, withStanding } from "./permission.ts";
import type { Reviews } from "./pull/reviews.ts";
import { fence, type Hidden, type Item, plain } from "./text/untrusted.ts";
import { isBefore } from "./thread/stood-at.ts";
import type { Comment, Thread } from "./thread/thread.ts";
import type { Trigger } from "./trigger/trigger.ts";
import { rowOf } from "./trigger/trigger-kinds.ts";
import type { FailedJobs } from "./workflow-runs.ts";

export type TaskInput = Readonly<{
  trigger: Trigger;
  repository: Repository;
  /** Random, at least 16 letters and digits, new for each run. */
  nonce: string;
  thread?: Thread | undefined;
  pull?: PullContext | undefined;
  linked?: readonly Linked[] | undefined;
  failed?: FailedJobs | undefined;
  /** The permissions of the authors, as far as they were looked up. */
  standings?: Standings | undefined;
}>;

/** The budget for a thread in a task, in characters. */
export const threadCharacters = 30_000;

/** The budget for patches in a task, in characters. */
export const patchCharacters = 40_000;

/** The message for the agent, and for people what was hidden in its texts. */
export type TaskWords = Readonly<{ words: string; hidden: readonly Hidden[] }>;

/** It says how much was left out. */
export function taskOf(input: TaskInput): TaskWords {
  const { trigger } = input;
  const { items, gaps } = dataOf(input);
  const { data, hidden } = fence(items, input.nonce);
  return {
    words: wordsOf(input, items.length > 0 ? data : "", gaps),
    hidden: [...hiddenInRequest(trigger), ...hidden],
  };
}

function hiddenInRequest({ hidden: parts = 0 }: Trigger): readonly Hidden[] {
  return parts === 0 ? [] : [{ where: "the request", parts }];
}

function wordsOf(input: TaskInput, data: string, gaps: string): string {
  const { trigger, repository, nonce } = input;
  const about = { request: requestOf(trigger), repository: `${repository.owner}/${repository.name}`, gaps };
  const requester = requesterOf(trigger);
  if (data === "") return prompt("task-plain", { ...about, requester });
  if (trigger.about) return prompt("task-item", { ...about, requester, nonce, data });
  if (trigger.run) return prompt("task-ci", { ...about, ...runOf(trigger.run, trigger.headSha), nonce, data });
  return prompt("task", { ...about, requester, thread: placeOf(trigger), nonce, data });
}

/** A failed run, with names that cannot do harm. */
export function runOf({ name, branch }: NonNullable<Trigger["run"]>, sha = "") {
  return { workflow: plain(oneLine(name, 100)), branch: plain(oneLine(branch, 250)), sha };
}

/** By login, in a form that cannot do harm. */
function requesterOf({ actors, kind }: Trigger): string {
  const [asker] = actors;
  const { requester } = rowOf({ kind });
  const isPerson = requester === "person" || requester === "failed run";
  return asker && isPerson ? plain(asker.login) : "The workflow";
}

/** Without a text, the event says what the person wants. */
function requestOf({ request, kind }: Trigger): string {
  const said = plain(request);
  const { bare } = rowOf({ kind });
  return said !== "" || bare === undefined ? said : prompt(bare);
}

function placeOf({ thread }: Trigger): string {
  return thread.type === "none" ? "a run" : `${thread.type.replace("_", " ")} #${thread.number}`;
}

function dataOf({ trigger, thread, pull, linked = [], failed, standings }: TaskInput): {
  items: readonly Item[];
  gaps: string;
} {
  const read = thread ? within(threadCharacters, thread, standings) : undefined;
  const items = [
    ...(trigger.about ? [{ label: "the item", text: trigger.about.text, format: "plain" } as const] : []),
    ...(read?.items ?? []),
    ...linkedItems(linked, standings),
    ...(pull ? pullItems(pull, standings) : []),
    ...(failed ? jobItems(failed) : []),
  ];
  const notes = [...(thread?.notes ?? []), ...(pull?.reviews.notes ?? []), ...(failed?.notes ?? [])];
  if (pull && !pull.files) notes.push("The changed files could not be read from GitHub.");
  if (pull && !pull.checks) notes.push("Its checks could not be read from GitHub.");
  const comments = (thread?.omitted ?? 0) + (read?.dropped ?? 0) + (pull?.reviews.omitted ?? 0);
  return { items, gaps: gapsIn(notes, comments) };
}

/** The thread's own text gets at least half of the budget if it needs it; then the newest comments follow. */
function within(budget: number, thread: Thread, standings: Standings | undefined) {
  const wanted = thread.comments.reduce((sum, { body }) => sum + body.length, 0);
  const head = clip(headItem(thread, standings), Math.max(budget / 2, budget - wanted));
  let left = budget - head.text.length;
  const comments: Item[] = [];
  for (const comment of thread.comments.toReversed()) {
    if (left <= 0) break;
    const item = clip(commentItem(comment, standings), left);
    left -= item.text.length;
    comments.unshift(item);
  }
  return { items: [head, ...comments], dropped: thread.comments.length - comments.length };
}

function headItem(thread: Thread, standings?: Standings): Item {
  const { kind, number, title, body, url, createdAt } = thread;
  const label = `${kind} #${number} by ${withStanding(thread, standings)}, ${createdAt}, ${url}`;
  return { label, title, text: body, format: "markdown" };
}

function commentItem(comment: Comment, standings?: Standings): Item {
  const { id, createdAt, editedAt, body } = comment;
  const edited = editedAt === undefined ? "" : `, edited ${editedAt}`;
  const label = `comment ${id} by ${withStanding(comment, standings)}, ${createdAt}${edited}`;
  return { label, text: body, format: "markdown" };
}

function gapsIn(notes: readonly string[], omitted: number): string {
  const sentences = [...notes];
  if (omitted === 1) sentences.push("1 more comment is left out.");
  if (omitted > 1) sentences.push(`${omitted} more comments are left out.`);
  return sentences.map((sentence) => ` ${sentence}`).join("");
}

const characters = 2000;

export function linkedItems(linked: readonly Linked[], standings: Standings | undefined): readonly Item[] {
  return linked.map((one) => {
    const { kind, number, title, body, state, createdAt } = one;
    const link = body === undefined ? "which would close this" : "which its text names";
    const label = `${kind} #${number}, ${link} (${state}), by ${withStanding(one, standings)}, ${createdAt}`;
    return clip({ label, title, text: body ?? "", format: "markdown" }, characters);
  });
}

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

/** Keeps only the new comments of a continued review thread; the code in question is always included. */
function newReviews({ reviews, threads, ...rest }: Reviews, input: NewsInput): Reviews {
  const goingOn = threads.flatMap((thread) => {
    const comments = thread.comments.filter((comment) => comment.isAsked || isNew(comment, input));
    return comments.length > 0 || thread.isAsked ? [{ ...thread, comments }] : [];
  });
  return { ...rest, reviews: reviews.filter((review) => review.isAsked || isNew(review, input)), threads: goingOn };
}
