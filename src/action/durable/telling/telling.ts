/** What is to be told of a run, as it is kept beside its conversation. */
import { z } from "zod";
import { type StateFile, sha256 } from "../../../github/write/state/state-file.ts";
import { OpenComment } from "../../runner/open-comment.ts";

export const TELLING = "work/telling.json";

const Telling = OpenComment.unwrap()
  .partial({ sticky: true })
  .extend({ key: z.string(), outcome: z.string() })
  .readonly();
export type Telling = z.infer<typeof Telling>;

export function tellingFile(telling: Telling): StateFile {
  const bytes = Buffer.from(JSON.stringify(telling));
  return { path: TELLING, stamp: sha256(bytes), read: () => bytes };
}

export function tellingIn(bytes: Buffer | undefined): Telling | undefined {
  return bytes && Telling.parse(JSON.parse(bytes.toString()));
}
