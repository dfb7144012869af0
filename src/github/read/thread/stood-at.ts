/** Decides what had been said when a request was made. GitHub tells times in whole seconds. */
import { isSameLogin } from "../trigger/mention.ts";
import type { Trigger } from "../trigger/trigger.ts";

/** The request: its time, its text, and who made it. */
export type Asked = Readonly<{ createdAt?: string | undefined }> & Partial<Pick<Trigger, "item" | "actors">>;

/** Times by GitHub's clock; `lastEditedAt` is null if nobody edited it. `author` is a login. */
type Dated = Readonly<{
  createdAt: string;
  lastEditedAt: string | null;
  author: string;
  isMinimized?: boolean | undefined;
  /** Its number, and of which numbers it is one: those of one kind ascend. */
  kind?: Trigger["item"]["kind"] | undefined;
  id?: number | null | undefined;
}>;

/** Whether this was written strictly before. An invalid time, or the same second, counts as after. */
export function isBefore(time: string, asked: string | undefined): boolean {
  return asked !== undefined && Date.parse(time) < Date.parse(asked);
}

/**
 * Whether this had its current text, visibly, at the time of the request. Texts by others of the second of the request
 * count as later: GitHub does not promise that numbers ascend. Texts of that second by the person who asks count, unless
 * their number is above that of the request.
 */
export function stoodAt(said: Dated, asked: Asked): boolean {
  const { createdAt, lastEditedAt, isMinimized = false } = said;
  const isOwn = isByAsker(said, asked);
  const isTie = isSameSecond(createdAt, asked.createdAt) && isOwn && !isNumberedAfter(said, asked);
  const wasWritten = isTie || isBefore(createdAt, asked.createdAt);
  return wasWritten && !isMinimized && (lastEditedAt === null || wasEdited(lastEditedAt, asked, isOwn));
}

function wasEdited(time: string, { createdAt }: Asked, isOwn: boolean): boolean {
  return isBefore(time, createdAt) || (isOwn && isSameSecond(time, createdAt));
}

/**
 * Whether a line comment of the review that asks has the text with which it was submitted, or one that its author has put in
 * its place since. When it was written does not matter: drafts are older, and scripts write all of it in one second.
 */
export function wasSubmitted(
  { lastEditedAt, isMinimized = false, author, editor }: Submitted,
  { createdAt }: Asked,
): boolean {
  if (isMinimized) return false;
  return (
    lastEditedAt === null || wasEdited(lastEditedAt, { createdAt }, true) || (editor === author && author !== GHOST)
  );
}

/** `editor` is undefined where GitHub does not tell. Deleted accounts all have the same name. */
type Submitted = Pick<Dated, "lastEditedAt" | "isMinimized" | "author"> & Readonly<{ editor?: string | undefined }>;

const GHOST = "ghost";

function isSameSecond(time: string, asked: string | undefined): boolean {
  return asked !== undefined && Date.parse(time) === Date.parse(asked);
}

function isByAsker({ author }: Dated, { actors: [asks] = [] }: Asked): boolean {
  return asks !== undefined && isSameLogin(author, asks.login);
}

/** Only numbers of one kind can be compared. On a thread, everything is later than its own text. */
function isNumberedAfter({ kind, id }: Dated, { item }: Asked): boolean {
  if (item === undefined || id == null) return false;
  return THREADS.includes(item.kind) || (kind === item.kind && id > item.id);
}

const THREADS: readonly Trigger["item"]["kind"][] = ["issue", "pull-request", "discussion"];
