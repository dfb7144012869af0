/**
 * Updates the thread after a decision: the label that says whether somebody is waited for, and the comment that was
 * decided on. It can be called again.
 */
import type { GitHubAccess } from "../../action/runner/connect.ts";
import { printNotice } from "../../action/runner/console.ts";
import type { OpenComment } from "../../action/runner/open-comment.ts";
import { rewriteComment } from "../../github/write/comment/comment.ts";
import { takeOff } from "../../github/write/comment/reaction.ts";
import { addLabels } from "../../github/write/pull-request/pull-request.ts";
import { toFault } from "../../lib/fault.ts";
import { WAITING } from "../admit/labels.ts";
import type { Run } from "../run.ts";

type Closing = Pick<OpenComment, "approvalComment" | "isWaiting">;

/** It is never the reason for a run to fail. */
export async function closeApprovalComment(
  { github, job }: GitHubAccess,
  thread: Run["trigger"]["thread"],
  { approvalComment, isWaiting }: Closing,
): Promise<void> {
  if (isWaiting !== undefined && thread.type !== "none") await markThread({ github, job }, thread.number, isWaiting);
  try {
    if (approvalComment) await rewriteComment(github, job.repository, approvalComment, approvalComment.body);
  } catch (error) {
    printNotice(`The comment that was decided on could not be brought up to date. ${toFault(error).message}`);
  }
}

/** On a thread while something on it waits, and off it when nothing does any more. */
export async function markThread({ github, job }: GitHubAccess, thread: number, isWaiting: boolean): Promise<void> {
  try {
    if (isWaiting) await addLabels(github, job.repository, thread, [WAITING]);
    else await takeOff(github, job.repository, thread, { kind: "label", name: WAITING });
  } catch (error) {
    if (Object(error).status === 404) return; // somebody has taken it off
    printNotice(`The label ${WAITING} could not be changed. ${toFault(error).message}`);
  }
}
