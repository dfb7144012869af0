/** Reads an issue, a pull request or a discussion with its comments, as it was at the time of the request. */
import type { Repository } from "../../client.ts";
import type { ReadClient } from "../port.ts";
import { readOwn } from "../trigger/own-account.ts";
import type { Snapshot, ThreadRef, Trigger } from "../trigger/trigger.ts";
import { isBefore, stoodAt } from "./stood-at.ts";
import {
  discussionQuery,
  restPage,
  type ThreadComment,
  type ThreadPage,
  ThreadReply,
  threadQuery,
} from "./thread-pages.ts";

/** Without `get`, there is no alternative if GraphQL is missing. */
export type ThreadClient = Pick<ReadClient, "graphql"> & Partial<Pick<ReadClient, "get" | "account">>;

export type Comment = Readonly<{
  id: number;
  author: string;
  association: string;
  body: string;
  createdAt: string;
  editedAt?: string;
  /** Whether the agent wrote it. */
  isOwn?: true;
}>;

export type Thread = Snapshot &
  Readonly<{
    kind: "issue" | "pull request" | "discussion";
    number: number;
    /** Oldest first. The comment with the request is not among them. */
    comments: readonly Comment[];
    /**
     * The number of other comments: newer or edited since, hidden, or too old for the budget. Our own newer ones do not
     * count.
     */
    omitted: number;
    /** Notes for the reader, one sentence each. */
    notes: readonly string[];
  }>;

export type ThreadOptions = Readonly<{
  client: ThreadClient;
  repository: Repository;
  trigger: Pick<Trigger, "item" | "createdAt" | "snapshot"> &
    Partial<Pick<Trigger, "actors">> &
    Readonly<{ thread: ThreadRef }>;
  /**
   * Whether a text has our mark. Without it, all texts of our account count as ours, although other programs may use it
   * too.
   */
  isOurs?: (body: string) => boolean;
  /** Comments are read, newest first, until they fill this; the one that crosses it is the last. */
  characters: number;
  signal: AbortSignal;
}>;

/** `uncounted` are the request itself, and our own later comments. */
type ThreadReading = {
  head: ThreadPage | undefined;
  kept: Comment[];
  total: number;
  uncounted: number;
  isWhole: boolean;
  isRest: boolean;
};

// Names, times and marks around each comment, so that many short ones fill a budget too.
const frame = 100;

// Comments that are left out cost no budget, but must not make us read endless pages.
const maxPages = 10;

/**
 * Title and text are those of the webhook, which nobody can edit afterwards, or else the current ones if they have not
 * been edited since. If the comments cannot be read, the thread has none and a note; only an aborted `signal` rejects.
 */
export async function readThread(options: ThreadOptions): Promise<Thread> {
  const { trigger } = options;
  const reading = await readAll(options);
  const { kept, total, uncounted } = reading;
  return {
    kind: kinds[trigger.thread.type],
    number: trigger.thread.number,
    ...(trigger.snapshot ?? headOf(reading, trigger)),
    comments: kept.reverse(),
    omitted: Math.max(total - uncounted - kept.length, 0),
    notes: notesOn(reading, trigger),
  };
}

const kinds = { issue: "issue", pull_request: "pull request", discussion: "discussion" } as const;

async function readAll(options: ThreadOptions): Promise<ThreadReading> {
  const { client, trigger } = options;
  const reading = await readPages(options, (before) => graphqlPage(options, before));
  const get = client.get?.bind(client);
  if (reading.head || !get || trigger.thread.type === "discussion") return reading;
  const place = { number: trigger.thread.number, own: await readOwn(client) };
  return { ...(await readPages(options, (before) => restPage({ get }, place, before))), isRest: true };
}

async function graphqlPage({ client, repository, trigger }: ThreadOptions, before: string | null) {
  const { type, number } = trigger.thread;
  const query = type === "discussion" ? discussionQuery : threadQuery;
  return ThreadReply.parse(await client.graphql(query, { ...repository, number, before })).repository.thread;
}

type ReadPage = (before: string | null) => Promise<ThreadPage>;

async function readPages(options: ThreadOptions, readPage: ReadPage): Promise<ThreadReading> {
  const { trigger, characters, signal, isOurs = () => true } = options;
  const reading: ThreadReading = { head: undefined, kept: [], total: 0, uncounted: 0, isWhole: true, isRest: false };
  let left = characters;
  let before: string | null = null;
  for (let count = 0; count < maxPages; count++) {
    // Undefined: an old server, a missing permission, an unknown format. The notes say what is missing.
    const page: ThreadPage | undefined = await readPage(before).catch(() => undefined);
    signal.throwIfAborted();
    if (page === undefined) return { ...reading, isWhole: false };
    if (!reading.head) Object.assign(reading, { head: page, total: page.comments.totalCount });
    left = keepNewest(reading, page, { trigger, left, isOurs });
    before = page.comments.pageInfo.startCursor;
    if (left <= 0 || before === null || !page.comments.pageInfo.hasPreviousPage) break;
  }
  return reading;
}

type Keeping = Readonly<{ trigger: ThreadOptions["trigger"]; left: number; isOurs: (body: string) => boolean }>;

/** Adds what may be read of one page, newest first, and returns the rest of the budget. */
function keepNewest(reading: ThreadReading, page: ThreadPage, { trigger, left, isOurs }: Keeping): number {
  const kind = trigger.thread.type === "discussion" ? "discussion-comment" : "issue-comment";
  let rest = left;
  for (const comment of flat(reading, page.comments.nodes).toReversed()) {
    const isOwn = comment.viewerDidAuthor && isOurs(comment.body);
    if (isUncounted(comment, trigger, isOwn)) reading.uncounted += 1;
    else if (rest > 0 && stoodAt({ ...comment, kind, id: comment.databaseId }, trigger)) {
      reading.kept.push(toComment(comment, isOwn));
      rest -= comment.body.length + frame;
    }
  }
  return rest;
}

/** Each comment is followed by its replies, which the total does not include. */
function flat(reading: ThreadReading, nodes: readonly (ThreadComment | null)[]): ThreadComment[] {
  return nodes.flatMap((node) => {
    reading.total += node?.replies?.totalCount ?? 0;
    return [node, ...(node?.replies?.nodes ?? [])].filter((comment) => comment !== null);
  });
}

function isUncounted(
  { databaseId, createdAt }: ThreadComment,
  { item, createdAt: asked }: Keeping["trigger"],
  isOwn: boolean,
) {
  const isRequest = item.id === databaseId && (item.kind === "issue-comment" || item.kind === "discussion-comment");
  return isRequest || (isOwn && !isBefore(createdAt, asked));
}

function toComment(node: ThreadComment, isOwn: boolean): Comment {
  const { databaseId, author, authorAssociation, body, createdAt, lastEditedAt } = node;
  return {
    id: databaseId,
    author,
    association: authorAssociation,
    body,
    createdAt,
    ...(lastEditedAt !== null && { editedAt: lastEditedAt }),
    ...(isOwn && { isOwn }),
  };
}

/** If the webhook has no thread: the current one, without its text if that was edited since. */
function headOf({ head }: ThreadReading, asked: ThreadOptions["trigger"]): Snapshot {
  if (!head) return { title: "", body: "", author: "ghost", association: "NONE", url: "", createdAt: "" };
  const { title, body, author, authorAssociation: association, url } = head;
  const rest = { title, author, association, url, createdAt: head.createdAt };
  return { ...rest, body: stoodAt(head, asked) ? body : "" };
}

function notesOn({ head, isWhole, isRest }: ThreadReading, trigger: ThreadOptions["trigger"]): readonly string[] {
  const { snapshot } = trigger;
  const notes: string[] = [];
  if (!isWhole) notes.push(`${head ? "Older comments" : "The comments"} could not be read from GitHub.`);
  if (isRest && head) notes.push("Comments that were hidden may be among them.");
  if (head && !snapshot && !stoodAt(head, trigger))
    notes.push("Its text was edited after the request and is left out.");
  const isChanged = head && snapshot && (head.title !== snapshot.title || oneEol(head.body) !== oneEol(snapshot.body));
  if (isChanged) notes.push("Its title or text was edited after the request; it is shown as it was before.");
  return notes;
}

function oneEol(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
