/** Says on the thread whether somebody is waited for, and on the comment that was decided on what came of it. Can be said twice. */
import { rewriteComment } from "../../github/write/comment/comment.ts";
import { toFault } from "../../lib/fault.ts";
import type { Connection } from "../connect.ts";
import type { Setting } from "../prepare.ts";
import { printNotice } from "../runner/console.ts";
import type { OpenComment } from "../runner/open-comment.ts";
import { markThread } from "./mark-thread.ts";

export type Closing = Pick<OpenComment, "ballot" | "isWaiting">;

/** It is never the reason for a run to fail. */
export async function closeBallot(
  { github, job }: Pick<Connection, "github" | "job">,
  thread: Setting["trigger"]["thread"],
  { ballot, isWaiting }: Closing,
): Promise<void> {
  if (isWaiting !== undefined && thread.type !== "none") await markThread({ github, job }, thread.number, isWaiting);
  try {
    if (ballot) await rewriteComment(github, job.repository, ballot, ballot.body);
  } catch (error) {
    printNotice(`The comment that was decided on could not be brought up to date. ${toFault(error).message}`);
  }
}
