/** What is to be told of a run, as it is kept beside its conversation. */
import { z } from "zod";
import { type StateFile, sha256 } from "../../../github/write/state/state-file.ts";
import { Comment } from "../../runner/open-comment.ts";

export const TELLING = "work/telling.json";

/** `ballot` is what the comment says from now on that was decided on; `isWaiting`, whether the thread has one, or has had. */
const Telling = z
  .object({
    key: z.string(),
    outcome: z.string(),
    sticky: Comment.optional(),
    body: z.string(),
    ballot: z.object({ id: z.number(), body: z.string() }).readonly().optional(),
    isWaiting: z.boolean().optional(),
  })
  .readonly();
export type Telling = z.infer<typeof Telling>;

export function tellingFile(telling: Telling): StateFile {
  const bytes = Buffer.from(JSON.stringify(telling));
  return { path: TELLING, stamp: sha256(bytes), read: () => bytes };
}

export function tellingIn(bytes: Buffer | undefined): Telling | undefined {
  return bytes && Telling.parse(JSON.parse(bytes.toString()));
}
