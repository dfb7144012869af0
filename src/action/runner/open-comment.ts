/** Defines what `main` saves about an unfinished comment, so that `post` can finish it. */
import { z } from "zod";

const Place = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("comment") }),
    z.object({ kind: z.literal("review-thread"), commentId: z.number() }),
    z
      .object({ kind: z.literal("discussion"), discussionId: z.string(), replyToId: z.string().optional() })
      .transform(({ replyToId, ...place }) => ({ ...place, replyToId })),
  ])
  .readonly();

const Comment = z
  .object({
    issue: z.number(),
    id: z.number(),
    url: z.string(),
    place: Place.optional(),
    nodeId: z.string().optional(),
  })
  .readonly();

/**
 * A comment that does not hold its final words yet, and the words to put there should nobody else do it. `isAnswer`: they
 * are what the run came to, for which the workflow may want a comment of its own. `approvalComment` is what the comment says from
 * then on that was decided on; `isWaiting`, whether the thread has one, or has had.
 */
export const OpenComment = z
  .object({
    runComment: Comment,
    body: z.string(),
    isAnswer: z.boolean().optional(),
    approvalComment: z.object({ id: z.number(), body: z.string() }).readonly().optional(),
    isWaiting: z.boolean().optional(),
  })
  .readonly();
export type OpenComment = z.infer<typeof OpenComment>;

/** As `saveOpenComment` wrote it. Throws for anything else. */
export function parseOpenComment(saved: string): OpenComment {
  return OpenComment.parse(JSON.parse(saved));
}
