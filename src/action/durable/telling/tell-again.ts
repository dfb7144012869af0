/** A run is kept before it is told: whoever finds that nobody came to tell it does so, from what was kept. */
import { rewriteComment } from "../../../github/write/comment/comment.ts";
import { isOutcome, signOf } from "../../../github/write/outcome.ts";
import { toFault } from "../../../lib/fault.ts";
import { markThread } from "../../approval/mark-thread.ts";
import type { Connection } from "../../connect.ts";
import { printNotice } from "../../runner/console.ts";
import { acknowledge } from "../../thread/acknowledge.ts";
import { finishSticky } from "../../thread/sticky.ts";
import type { Desk, Recall } from "../recall.ts";
import type { Telling } from "./telling.ts";

/** For an attempt that was cut off; else it has been told. All of it can be told twice, and is there once. */
export async function tellAgain(
  connection: Connection,
  desk: Desk,
  { telling }: Extract<Recall, { kind: "answered" }>,
): Promise<void> {
  if (telling?.key !== desk.trigger.key || !connection.mayWrite || desk.job.runAttempt === 1) return;
  const sticky = telling.sticky;
  if (sticky) await finishSticky(connection, desk.world.env, sticky, telling.body);
  await tellApprovals(connection, desk, telling);
  const sign = isOutcome(telling.outcome) ? signOf(telling.outcome) : undefined;
  if (sign) await acknowledge(connection, desk.trigger, sign);
}

async function tellApprovals({ github, job }: Connection, { trigger }: Desk, { ballot, isWaiting }: Telling) {
  if (isWaiting !== undefined && trigger.thread.type !== "none") {
    await markThread({ github, job }, trigger.thread.number, isWaiting);
  }
  try {
    if (ballot) await rewriteComment(github, job.repository, ballot, ballot.body);
  } catch (error) {
    printNotice(`The comment that was decided on could not be brought up to date. ${toFault(error).message}`);
  }
}
