/** A comment that a run of ours has left, wherever it stands: below a thread, on code, or in a discussion. */
import { readShownComment } from "../../github/read/shown-comment.ts";
import type { CommentPlace } from "../../github/write/comment/comment.ts";
import { ownInDiscussion } from "../../github/write/comment/discussion.ts";
import type { Lease } from "../../github/write/state/manifest.ts";
import type { Lookout } from "./lookout.ts";

export type LeftComment = Readonly<{ id: number; place: CommentPlace; nodeId?: string; body: string }>;

/** Undefined where it is gone, or not ours alone. */
export async function leftComment(
  { client, connection: { github } }: Lookout,
  { id, place = { kind: "comment" } }: Readonly<{ id: number; place?: CommentPlace | undefined }>,
): Promise<LeftComment | undefined> {
  if (place.kind === "discussion") {
    const own = await ownInDiscussion(github, place.discussionId, () => true);
    const found = own.find((comment) => comment.id === id);
    return found && { place, ...found };
  }
  const shown = await readShownComment(client, id, place.kind === "comment" ? "issues" : "pulls");
  return shown?.isOnlyOurs ? { id, place, body: shown.body } : undefined;
}

/** Where the comment of a run can be, by what it was called by. What is on code may also be answered below it all. */
export function placesOf({ key }: Lease, number: number, { discussions }: Lookout): readonly CommentPlace[] {
  const [, event = ""] = key.split("/");
  const below = { kind: "comment" } as const;
  if (event === "pull_request_review_comment") return [{ kind: "review-thread", commentId: 0 }, below];
  if (!event.startsWith("discussion")) return [below];
  const inIt = discussions.filter((one) => one.number === number);
  return inIt.map(({ id }) => ({ kind: "discussion", discussionId: id, replyToId: undefined }));
}
