/** What we have said at a place: nobody else's words are taken for ours, whatever mark they carry. */
import { gitHubReader } from "../../github/client.ts";
import { canBeOurs, readOwn } from "../../github/read/trigger/own.ts";
import { recentComments, recentReplies, type Said, type Sticky } from "../../github/write/comment/comment.ts";
import { ownInDiscussion } from "../../github/write/comment/discussion.ts";
import type { Connection } from "../connect.ts";

/** Of late, oldest first. Rejects with a GitHubFault. */
export async function saidAt(
  { github, job }: Pick<Connection, "github" | "job">,
  { issue, place = { kind: "comment" } }: Pick<Sticky, "issue" | "place">,
  isIt: (body: string) => boolean,
): Promise<readonly Said[]> {
  if (place.kind === "discussion") {
    const own = await ownInDiscussion(github, place.discussionId, isIt);
    return own.map((comment) => ({ issue, place, ...comment }));
  }
  const own = await readOwn(gitHubReader(github, job.repository));
  const isOurs: Parameters<typeof recentComments>[3] = ({ body = "", user }) => canBeOurs(user, own) && isIt(body);
  return place.kind === "review-thread"
    ? recentReplies(github, job.repository, { issue, place }, isOurs)
    : recentComments(github, job.repository, issue, isOurs);
}

/** Whether a comment of ours is that of a run which has not come to tell how it ended. */
export function isUnfinished(body: string): boolean {
  return /^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(body);
}

/** Whether it tells how its run ended. */
export function tellsEnd(body: string): boolean {
  return body.startsWith("### ") && !isUnfinished(body);
}
