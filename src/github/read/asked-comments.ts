/**
 * Chooses what is told of the line comments that were submitted with a request. They are the request: all of them are told in their
 * order as far as there is room, and the others are named.
 */
import type { ReviewComment, Reviews, ReviewThread } from "./pull/reviews.ts";

/** In characters: of all of them with their code, and of one comment. */
const MOST = 60_000;
export const LONGEST_COMMENT = 20_000;

/** A line comment of the request that is not told. */
export type UnfitComment = Readonly<{ id: number; path: string; line: number | null }>;

/** `isSameCode`: its code is that of the thread before, and is not told again. */
export type ToldThread = ReviewThread & Readonly<{ isSameCode?: boolean }>;

type Fitted = Readonly<{ threads: readonly ToldThread[]; unfit: readonly UnfitComment[] }>;

export function isOfRequest({ isAsked, comments }: ReviewThread): boolean {
  return isAsked || comments.some((comment) => comment.isAsked);
}

export function fittedComments({ threads }: Pick<Reviews, "threads">): Fitted {
  const told: ToldThread[] = [];
  const unfit: UnfitComment[] = [];
  let left = MOST;
  let last: ReviewThread | undefined;
  for (const thread of threads.filter(isOfRequest)) {
    const isSameCode = thread.hunk !== "" && last?.path === thread.path && last.hunk === thread.hunk;
    const whole: ToldThread = { ...thread, isSameCode };
    const asked = { ...whole, comments: whole.comments.filter((comment) => comment.isAsked) };
    // The thread with the request itself is always there, because its code is what the request is about.
    const fits = [whole, asked].find((one) => sizeOf(one) <= left) ?? (thread.isAsked ? asked : undefined);
    if (fits) {
      left -= sizeOf(fits);
      told.push(fits);
      last = thread;
    } else {
      unfit.push(...asked.comments.map(({ id }) => ({ id, path: thread.path, line: thread.line })));
    }
  }
  return { threads: told, unfit };
}

function sizeOf({ hunk, comments, isSameCode }: ToldThread): number {
  const sizes = comments.map(({ body }: ReviewComment) => Math.min(body.length, LONGEST_COMMENT));
  return sizes.reduce((sum, size) => sum + size, isSameCode ? 0 : hunk.length);
}
