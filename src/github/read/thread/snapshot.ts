/**
 * Decides what was on GitHub at the time of the request: only that is read, so that nobody can add to it afterwards.
 */

/** Times by GitHub's clock; `lastEditedAt` is null if nobody edited it. */
export type Dated = Readonly<{ createdAt: string; lastEditedAt: string | null; isMinimized?: boolean | undefined }>;

/** Whether this was written strictly before. An invalid time, or the same second, counts as after. */
export function isBefore(time: string, asked: string | undefined): boolean {
  return asked !== undefined && Date.parse(time) < Date.parse(asked);
}

/** Whether this had its current text, visibly, at the time of the request. */
export function stoodAt({ createdAt, lastEditedAt, isMinimized = false }: Dated, asked: string | undefined): boolean {
  return isBefore(createdAt, asked) && (lastEditedAt === null || isBefore(lastEditedAt, asked)) && !isMinimized;
}
