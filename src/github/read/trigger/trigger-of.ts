/** Decides whether a webhook is a request. It runs on every webhook, so it loads little and asks nobody. */
import { unreachable } from "../../../lib/fault.ts";
import type { Webhook } from "../payload/webhook.ts";
import { onDispatch, onOther, onPush, onSchedule, onWorkflowRun } from "./automation.ts";
import { onDiscussionComment, onIssueComment, onReview, onReviewComment } from "./comment-events.ts";
import { asReview } from "./review.ts";
import { onDiscussion, onIssue, onPullRequest } from "./state-events.ts";
import type { Ignored, Trigger, TriggerSettings } from "./trigger.ts";

/**
 * New things are requests: the phrase in an author's own text, the trigger label, an assignment, a failed run of the
 * agent; with a `prompt`, any event. An edit is a request only if it adds the phrase to an issue, and our own actions
 * never are. Throws a "config" Fault for an empty phrase and for a payload that does not fit its event.
 */
export function triggerOf(webhook: Webhook, settings: TriggerSettings): Trigger | Ignored {
  return asReview(askedBy(webhook, settings), settings);
}

function askedBy(webhook: Webhook, settings: TriggerSettings): Trigger | Ignored {
  switch (webhook.kind) {
    case "issue_comment":
      return onIssueComment(webhook, settings);
    case "pull_request_review_comment":
      return onReviewComment(webhook, settings);
    case "pull_request_review":
      return onReview(webhook, settings);
    case "discussion":
      return onDiscussion(webhook, settings);
    case "discussion_comment":
      return onDiscussionComment(webhook, settings);
    case "issues":
      return onIssue(webhook, settings);
    case "pull_request":
    case "pull_request_target":
      return onPullRequest(webhook, settings);
    case "workflow_run":
      return onWorkflowRun(webhook, settings);
    case "workflow_dispatch":
    case "repository_dispatch":
      return onDispatch(webhook, settings);
    case "schedule":
      return onSchedule(webhook, settings);
    case "push":
      return onPush(webhook, settings);
    case "other":
      return onOther(webhook, settings);
    default:
      return unreachable(webhook);
  }
}
