/**
 * Tells on the thread what a run came to: on what was decided, in its comment, and on the request. It can be called
 * again.
 */
import type { Connection } from "../../action/runner/connect.ts";
import type { Env } from "../../action/runner/world.ts";
import type { ThreadPlace } from "../../github/read/trigger/trigger.ts";
import type { Posted } from "../../github/write/comment/comment.ts";
import { acknowledgedAt, signOff } from "../admit/acknowledge.ts";
import { closeApprovalComment } from "../approve/close-approval-comment.ts";
import type { Recall } from "../claim/recall.ts";
import type { PendingReport } from "../memory/unpublished.ts";
import type { UnclaimedRun } from "../run.ts";
import { finishRunComment } from "./run-comment.ts";

/** The comment comes after the ballot: as long as it is open, the step after us says both. Undefined where there is none. */
export async function tellResult(
  connection: Connection,
  { env, thread }: Readonly<{ env: Env; thread: ThreadPlace }>,
  pendingReport: PendingReport,
): Promise<Posted | undefined> {
  const { runComment, sign } = pendingReport;
  await closeApprovalComment(connection, thread, pendingReport);
  const final = runComment && (await finishRunComment(connection, env, { ...pendingReport, runComment }));
  if (sign) await signOff(connection, sign.place, sign.content);
  return final;
}

/** For an attempt that was cut off; else it has been told. Where nothing was kept, its sign may be all that is lacking. */
export async function tellResultAgain(
  run: UnclaimedRun,
  { answer: { reaction }, pendingReport }: Extract<Recall, { kind: "answered" }>,
): Promise<void> {
  const { world, job, trigger, mayWrite } = run;
  if (!mayWrite || job.runAttempt === 1) return;
  const { thread, key } = trigger;
  if (pendingReport?.lease.key === key) {
    await tellResult(run, { env: world.env, thread }, pendingReport);
    return;
  }
  const place = acknowledgedAt(trigger);
  if (place && reaction) await signOff(run, place, reaction);
}
