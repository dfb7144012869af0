/** Finds what we have said to this very request before, where that could not be remembered. */
import { gitHubReader } from "../../../github/client.ts";
import { canBeOurs, readOwn } from "../../../github/read/trigger/own.ts";
import { recentComments, recentReplies, type Said, type Sticky } from "../../../github/write/comment/comment.ts";
import { ownInDiscussion } from "../../../github/write/comment/discussion.ts";
import { toFault } from "../../../lib/fault.ts";
import { printNotice } from "../../runner/console.ts";
import { ownSecret } from "../../runner/input/own-secret.ts";
import type { Job } from "../../runner/job.ts";
import { markerOf } from "../../thread/own-mark.ts";
import { replyPlace } from "../../thread/reply-place.ts";
import type { Desk } from "../recall.ts";

/** Says by its words that its run was cut off, and to which run it leads. */
export async function commentOfEarlierAttempt(desk: Desk): Promise<Sticky | undefined> {
  const { job, world } = desk;
  if (job.runAttempt === 1) return undefined;
  // A job without a secret of ours marks nothing. The words lead to this very run, which no other comment begins with.
  const isOurs = ownSecret(world.env) === undefined ? () => true : answersThis(desk);
  return saidBefore(desk, (body) => isOurs(body) && isUnfinished(body) && body.includes(`(${job.runUrl})`));
}

/** Whether a comment of ours is that of a run which has not come to tell how it ended. */
export function isUnfinished(body: string): boolean {
  return /^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(body);
}

/** Whether a comment of ours says how it ended. Whoever has a run repeated that came to nothing wants it to go on. */
export function isFinal({ runAttempt }: Pick<Job, "runAttempt">, body: string): boolean {
  return (runAttempt > 1 ? /^### (?:🟢|⚪)/u : /^### (?!🟡|🔴 The run was cut off)/u).test(body);
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
  const { thread, answer } = trigger;
  if (thread.type === "none") return undefined;
  try {
    if (answer.kind === "discussion") {
      const [oldest] = await ownInDiscussion(github, answer.discussionId, isIt);
      return oldest && { issue: thread.number, place: answer, ...oldest };
    }
    const own = await readOwn(gitHubReader(github, job.repository));
    const isOurs: Parameters<typeof recentComments>[3] = ({ body = "", user }) => canBeOurs(user, own) && isIt(body);
    const place = replyPlace(world.env, trigger);
    const [oldest] =
      place.kind === "review-thread"
        ? await recentReplies(github, job.repository, { issue: thread.number, place }, isOurs)
        : await recentComments(github, job.repository, thread.number, isOurs);
    return oldest; // nobody can copy a mark before it is there
  } catch (error) {
    printNotice(`Whether this was answered before could not be found out. ${toFault(error).message}`);
    return undefined;
  }
}
