/** Triggers by texts: comments, review comments, reviews, and comments in discussions. */
import type { Payload, PullRequest } from "../payload/webhook.ts";
import { callIn, type MentionCall } from "./mention.ts";
import { type Ignored, keyOf, snapshotOf, type Trigger, type TriggerSettings } from "./trigger.ts";

export function onIssueComment(webhook: Payload<"issue_comment">, settings: TriggerSettings): Trigger | Ignored {
  const { issue, comment, repository, sender } = webhook;
  const call = callIn({ what: "comment", text: comment.body, author: comment.user, sender }, settings);
  if (call.status === "ignored") return call;
  return {
    ...mentioned(call, webhook, comment),
    thread: { type: issue.pull_request ? "pull_request" : "issue", number: issue.number },
    answer: { kind: "comment" },
    item: { kind: "issue-comment", id: comment.id, nodeId: comment.node_id },
    key: keyOf(repository.id, webhook.kind, comment.id, comment.updated_at ?? comment.created_at),
    snapshot: snapshotOf(issue),
  };
}

export function onReviewComment(
  webhook: Payload<"pull_request_review_comment">,
  settings: TriggerSettings,
): Trigger | Ignored {
  const { comment, pull_request, repository, sender } = webhook;
  const call = callIn({ what: "comment", text: comment.body, author: comment.user, sender }, settings);
  if (call.status === "ignored") return call;
  return {
    ...mentioned(call, webhook, comment),
    ...inPull(pull_request),
    answer: { kind: "review-thread", commentId: comment.in_reply_to_id ?? comment.id },
    item: { kind: "review-comment", id: comment.id, nodeId: comment.node_id },
    key: keyOf(repository.id, webhook.kind, comment.id, comment.updated_at ?? comment.created_at),
  };
}

export function onReview(webhook: Payload<"pull_request_review">, settings: TriggerSettings): Trigger | Ignored {
  const { review, pull_request, repository, sender } = webhook;
  const call = callIn({ what: "review", text: review.body, author: review.user, sender }, settings);
  if (call.status === "ignored") return call;
  return {
    ...mentioned(call, webhook, { created_at: review.submitted_at }),
    ...inPull(pull_request),
    answer: { kind: "comment" },
    item: { kind: "review", id: review.id, nodeId: review.node_id },
    key: keyOf(repository.id, webhook.kind, review.id, review.submitted_at),
  };
}

export function onDiscussionComment(
  webhook: Payload<"discussion_comment">,
  settings: TriggerSettings,
): Trigger | Ignored {
  const { comment, discussion, repository, sender } = webhook;
  const call = callIn({ what: "comment", text: comment.body, author: comment.user, sender }, settings);
  if (call.status === "ignored") return call;
  return {
    ...mentioned({ ...call, decision: undefined }, webhook, comment), // nothing can wait there
    thread: { type: "discussion", number: discussion.number },
    answer: { kind: "discussion", discussionId: discussion.node_id, replyToId: comment.node_id },
    item: { kind: "discussion-comment", id: comment.id, nodeId: comment.node_id },
    key: keyOf(repository.id, webhook.kind, comment.id, comment.updated_at ?? comment.created_at),
    snapshot: snapshotOf(discussion),
  };
}

/** The pull request of a payload, as a place. */
export function inPull(pull: PullRequest) {
  return {
    thread: { type: "pull_request", number: pull.number },
    snapshot: snapshotOf(pull),
    headSha: pull.head.sha,
    headRepositoryId: pull.head.repo?.id ?? null,
  } as const;
}

type From = Readonly<{ kind: string; repository: Readonly<{ id: number }> }>;

function mentioned(
  { request, hidden, actors, decision }: MentionCall,
  { kind, repository }: From,
  { created_at }: { created_at: string },
) {
  const what: Pick<Trigger, "kind" | "decision"> = decision ? { kind: "decision", decision } : { kind: "mention" };
  return {
    ...({ status: "matched", ...what } as const),
    event: kind,
    repositoryId: repository.id,
    request,
    hidden,
    actors,
    createdAt: created_at,
  };
}
