/** The comment that `main` leaves unfinished and `post` finishes. */
import { z } from "zod";

/** A comment that does not hold its final words yet, and the words to put there should nobody else do it. */
const OpenComment = z
  .object({
    sticky: z.object({ issue: z.number(), id: z.number(), url: z.string(), replyTo: z.number().optional() }).readonly(),
    body: z.string(),
  })
  .readonly();
export type OpenComment = z.infer<typeof OpenComment>;

/** As `saveOpenComment` wrote it. Throws for anything else. */
export function parseOpenComment(saved: string): OpenComment {
  return OpenComment.parse(JSON.parse(saved));
}
