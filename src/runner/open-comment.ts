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
 * A comment without its final text, and the text for `post` to write if this process cannot. `isAnswer`: the text is
 * the result of the run, for which the workflow may want a separate comment. `approvalComment` is the new text of the
 * comment that was decided on. `isWaiting`: whether something on the thread waits for a decision; undefined if nothing
 * has waited.
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

/** Parses what `saveOpenComment` wrote. Throws for anything else. */
export function parseOpenComment(saved: string): OpenComment {
  return OpenComment.parse(JSON.parse(saved));
}
