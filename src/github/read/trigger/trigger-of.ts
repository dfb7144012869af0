/** Decides whether a webhook asks us to work. Runs on every webhook, so it loads nothing heavy and asks nobody. */
import { unreachable } from "../../../lib/fault.ts";
import type { Webhook } from "../webhook.ts";
import { onDispatch, onOther, onPush, onSchedule, onWorkflowRun } from "./automation.ts";
import { onDiscussion, onIssue, onPullRequest } from "./done.ts";
import { asReview } from "./review.ts";
import { onDiscussionComment, onIssueComment, onReview, onReviewComment } from "./said.ts";
import type { Ignored, Trigger, TriggerSettings } from "./trigger.ts";

/**
 * What is new asks: a phrase in somebody's own words, our label, our name, a failed run of ours; with a `prompt` any
 * event does. An edit asks only when it brings the phrase into an issue, and what we did ourselves never does. Throws a
 * "config" Fault for an empty phrase and for a payload that has not the shape of its event.
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
