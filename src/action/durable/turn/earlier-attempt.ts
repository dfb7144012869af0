/** Finds what we have said to this very request before, where that could not be remembered. */
import { gitHubReader } from "../../../github/client.ts";
import { canBeOurs, readOwn } from "../../../github/read/trigger/own.ts";
import { recentComments, recentReplies, type Sticky } from "../../../github/write/comment/comment.ts";
import { ownInDiscussion } from "../../../github/write/comment/discussion.ts";
import { toFault } from "../../../lib/fault.ts";
import { printNotice } from "../../runner/console.ts";
import { markerOf } from "../../thread/own-mark.ts";
import { replyPlace } from "../../thread/reply-place.ts";
import type { Desk } from "../recall.ts";

/** Says by its words that its run was cut off, and to which run it leads. */
export async function commentOfEarlierAttempt(desk: Desk): Promise<Sticky | undefined> {
  if (desk.job.runAttempt === 1) return undefined;
  return saidBefore(desk, (body) => {
    return /^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(body) && body.includes(`(${desk.job.runUrl})`);
  });
}

/** Ours says by whom it was written, and to which request by our mark; nobody else's is touched. */
export async function saidBefore(
  { world, github, job, trigger }: Desk,
  isIt: (body: string) => boolean = () => true,
): Promise<Sticky | undefined> {
  const { thread, answer } = trigger;
  if (thread.type === "none") return undefined;
  try {
    if (answer.kind === "discussion") {
      const marker = markerOf(world.env, job, thread);
      const isOurs = (body: string) => isIt(body) && marker.isOurs(body, trigger.key);
      const [oldest] = await ownInDiscussion(github, answer.discussionId, isOurs);
      return oldest && { issue: thread.number, place: answer, ...oldest };
    }
    const own = await readOwn(gitHubReader(github, job.repository));
    const marker = markerOf(world.env, job, thread);
    const isOurs: Parameters<typeof recentComments>[3] = ({ body = "", user }) =>
      isIt(body) && canBeOurs(user, own) && marker.isOurs(body, trigger.key);
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
