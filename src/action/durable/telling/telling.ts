/** What is to be told of a run, as it is kept beside its conversation. */
import { z } from "zod";
import { Reaction, ReactionPlace } from "../../../github/write/comment/reaction.ts";
import { Lease } from "../../../github/write/state/manifest.ts";
import { type StateFile, sha256 } from "../../../github/write/state/state-file.ts";
import { OpenComment } from "../../runner/open-comment.ts";

export const TELLING = "work/telling.json";

/** `lease` is what the run held the thread by; `sign`, the reaction that shows how it ended. */
const Telling = OpenComment.unwrap()
  .partial({ sticky: true })
  .extend({
    lease: Lease,
    sign: z.object({ place: ReactionPlace, content: Reaction }).readonly().optional(),
  })
  .readonly();
export type Telling = z.infer<typeof Telling>;

export function tellingFile(telling: Telling): StateFile {
  const bytes = Buffer.from(JSON.stringify(telling));
  return { path: TELLING, stamp: sha256(bytes), read: () => bytes };
}

export function tellingIn(bytes: Buffer | undefined): Telling | undefined {
  return bytes && Telling.safeParse(JSON.parse(bytes.toString())).data;
}
