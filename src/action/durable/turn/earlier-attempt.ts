/** Finds what we have said to this very request before, where that could not be remembered. */
import type { Said, Sticky } from "../../../github/write/comment/comment.ts";
import { toFault } from "../../../lib/fault.ts";
import { printNotice } from "../../runner/console.ts";
import { ownSecret } from "../../runner/input/own-secret.ts";
import type { Job } from "../../runner/job.ts";
import { markerOf } from "../../thread/own-mark.ts";
import { replyPlace } from "../../thread/reply-place.ts";
import { isUnfinished, saidAt, tellsEnd } from "../../thread/said.ts";
import type { Desk } from "../recall.ts";

/** Says by its words that its run was cut off, and to which run it leads. */
export async function commentOfEarlierAttempt(desk: Desk): Promise<Sticky | undefined> {
  const { job, world } = desk;
  if (job.runAttempt === 1) return undefined;
  // A job without a secret of ours marks nothing. The words lead to this very run, which no other comment begins with.
  const isOurs = ownSecret(world.env) === undefined ? () => true : answersThis(desk);
  return saidBefore(desk, (body) => isOurs(body) && isUnfinished(body) && body.includes(`(${job.runUrl})`));
}

/** Whether a comment of ours says how it ended. Whoever has a run repeated that came to nothing wants it to go on. */
export function isFinal({ runAttempt }: Pick<Job, "runAttempt">, body: string): boolean {
  return runAttempt > 1 ? /^### (?:🟢|⚪)/u.test(body) : tellsEnd(body);
}

/** Whether a body has our mark for this request. */
export function answersThis({ world, job, trigger }: Pick<Desk, "world" | "job" | "trigger">) {
  const marker = markerOf(world.env, job, trigger.thread);
  return (body: string): boolean => marker.isOurs(body, trigger.key);
}

/** The oldest that is it; nobody else's is touched. */
export async function saidBefore(
  { world, github, job, trigger }: Desk,
  isIt: (body: string) => boolean,
): Promise<Said | undefined> {
  const { thread } = trigger;
  if (thread.type === "none") return undefined;
  const at = { issue: thread.number, place: replyPlace(world.env, trigger) };
  try {
    return (await saidAt({ github, job }, at, isIt))[0]; // nobody can copy a mark before it is there
  } catch (error) {
    printNotice(`Whether this was answered before could not be found out. ${toFault(error).message}`);
    return undefined;
  }
}
