/**
 * Triggers by threads: comments, review comments and reviews, and actions on an issue, a pull request or a discussion
 * (opened, edited, labelled, assigned, pushed to).
 */
import type { Account, Discussion, Issue, Payload, PullRequest } from "../payload/webhook.ts";
import { actor, callIn, isOwn, isPasted, isSameLogin, type MentionCall, requestIn, withPrompt } from "./mention.ts";
import {
  type ActorRole,
  type Ignored,
  ignored,
  isLookedAt,
  isReviewing,
  keyOf,
  snapshotOf,
  type Trigger,
  type TriggerSettings,
  whyNotYet,
} from "./trigger.ts";
import type { TriggerKind } from "./trigger-kinds.ts";

export function onIssueComment(webhook: Payload<"issue_comment">, settings: TriggerSettings): Trigger | Ignored {
  const { issue, comment, repository, sender } = webhook;
  const call = callIn({ what: "comment", text: comment.body, author: comment.user, sender }, settings);
  if (call.status === "ignored") return unheard(call, { kind: "issue-comment", id: comment.id });
  return {
    ...mentioned(call, webhook, comment),
    thread: { type: issue.pull_request ? "pull_request" : "issue", number: issue.number },
    answer: { kind: "comment" },
    item: { kind: "issue-comment", id: comment.id, nodeId: comment.node_id },
    key: keyOf(repository.id, webhook.kind, comment.id, comment.updated_at ?? comment.created_at),
    snapshot: snapshotOf(issue),
  };
}

function unheard(call: Ignored, place: NonNullable<Ignored["unheard"]>): Ignored {
  return isPasted(call) ? { ...call, unheard: place } : call;
}

export function onReviewComment(
  webhook: Payload<"pull_request_review_comment">,
  settings: TriggerSettings,
): Trigger | Ignored {
  const { comment, pull_request, repository, sender } = webhook;
  const call = callIn({ what: "comment", text: comment.body, author: comment.user, sender }, settings);
  if (call.status === "ignored") return unheard(call, { kind: "review-comment", id: comment.id });
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

export function onIssue(webhook: Payload<"issues">, settings: TriggerSettings): Trigger | Ignored {
  const { action, issue, label, assignee } = webhook;
  const subject = { webhook, settings, item: issue, place: inThread("issue", issue), kind: "issue" } as const;
  if (action === "labeled") return labelled(subject, label?.name);
  if (action === "assigned") return chosen(subject, assignee, "assignment");
  if (action === "edited" && !addsCall(webhook, settings)) return ignored("the edit adds no mention to the text");
  return opened(subject);
}

export function onPullRequest(
  webhook: Payload<"pull_request" | "pull_request_target">,
  settings: TriggerSettings,
): Trigger | Ignored {
  const { action, pull_request: pull, label, requested_reviewer } = webhook;
  const subject = { webhook, settings, item: pull, place: inPull(pull), kind: "pull-request" } as const;
  if (action === "labeled") return labelled(subject, label?.name);
  if (action === "review_requested") return chosen(subject, requested_reviewer, "review-request");
  if (isReviewing(settings) && isLookedAt(action)) return whyNotYet(pull) ?? by(subject, "review", "sender");
  return action === "opened" ? opened(subject) : automated(subject);
}

/** Its text mentions the agent, or the workflow has a prompt for every new one. */
export function onDiscussion(webhook: Payload<"discussion">, settings: TriggerSettings): Trigger | Ignored {
  const { discussion } = webhook;
  const trigger = opened({
    webhook,
    settings,
    item: discussion,
    place: inThread("discussion", discussion),
    kind: "discussion",
  });
  return trigger.status === "ignored" ? trigger : { ...trigger, ...answerIn(discussion) };
}

/** The answer is at the end, because it replies to nothing. */
export function answerIn({ node_id: discussionId }: Discussion): Pick<Trigger, "answer"> {
  return { answer: { kind: "discussion", discussionId, replyToId: undefined } };
}

type TriggerSubject = Pick<Trigger, "thread" | "snapshot" | "headSha" | "headRepositoryId">;

type Subject = Readonly<{
  webhook: Readonly<{ kind: string; action: string; repository: Readonly<{ id: number }>; sender: Account }>;
  settings: TriggerSettings;
  kind: "issue" | "pull-request" | "discussion";
  item: Issue | PullRequest | Discussion;
  place: TriggerSubject;
}>;

function inThread(type: "issue" | "discussion", head: Issue | Discussion): TriggerSubject {
  return { thread: { type, number: head.number }, snapshot: snapshotOf(head) };
}

/** An edit is a request only if the text did not mention the agent before and does now; a new title never is. */
function addsCall({ issue, changes }: Payload<"issues">, { phrases }: TriggerSettings): boolean {
  if (changes?.body === undefined) return false;
  const calls = (text: string | null | undefined) => requestIn(text ?? "", phrases) !== undefined;
  return calls(issue.body) && !calls(changes.body.from);
}

/** Its text mentions the agent, or the workflow has a prompt for everything that is opened. */
function opened(subject: Subject): Trigger | Ignored {
  const { webhook, settings, item, kind } = subject;
  const what = kind === "pull-request" ? "pull request" : kind;
  const call = callIn({ what, text: item.body, author: item.user, sender: webhook.sender }, settings);
  if (call.status === "ignored") return settings.prompt && isNew(webhook) ? automated(subject) : call;
  // Dated by its creation, so that a mention that is removed and added again is still the same request.
  const key = keyOf(webhook.repository.id, webhook.kind, item.id, "text", item.created_at);
  return { ...about(subject, "mention"), request: call.request, hidden: call.hidden, actors: call.actors, key };
}

/** A discussion is "created", other threads are "opened". */
function isNew({ action }: Readonly<{ action: string }>): boolean {
  return action === "opened" || action === "created";
}

function automated(subject: Subject): Trigger | Ignored {
  const { webhook, settings } = subject;
  if (!settings.prompt) return ignored(`"${webhook.kind}" ${webhook.action} starts a run only with a prompt`);
  return by(subject, "automation", "sender");
}

function labelled(subject: Subject, name: string | undefined): Trigger | Ignored {
  const { label, approveLabel, rejectLabel } = subject.settings;
  const isNamed = (wanted: string | undefined) => !!wanted && wanted.toLowerCase() === name?.toLowerCase();
  const decision = isNamed(rejectLabel) ? "reject" : isNamed(approveLabel) ? "approve" : undefined;
  if (name === undefined || !(decision ?? isNamed(label))) {
    return ignored(`the label is not ${label || "one that starts a run"}`);
  }
  const trigger = decision ? by(subject, "decision", "labeller") : asOpened(subject, by(subject, "label", "labeller"));
  if (trigger.status === "ignored") return trigger;
  return {
    ...trigger,
    requestSign: { kind: "label", name },
    ...(decision && { decision: { verdict: decision, reason: "" } }),
  };
}

/** The assigned or requested account is the one that the workflow names, or our own. */
function chosen(subject: Subject, account: Account | null | undefined, kind: "assignment" | "review-request") {
  const { assignee, own } = subject.settings;
  const names = [assignee, own?.login].filter((name) => name !== undefined && name !== "");
  if (!account || !names.some((name) => name !== undefined && isSameLogin(name, account.login))) {
    return ignored("somebody else was assigned");
  }
  const trigger = asOpened(subject, by(subject, kind, "assigner"));
  if (trigger.status === "ignored" || kind !== "assignment") return trigger;
  return { ...trigger, requestSign: { kind: "assignee", name: account.login } } as const;
}

/** Labels and assignees in the form of a new issue cause an event of their own. */
const ONE_ACT_MS = 5000;

/**
 * Opening a thread with a label or an assignee is one request, however many events report it: the mention if its text
 * has one, otherwise the opening.
 */
function asOpened(subject: Subject, trigger: Trigger | Ignored): Trigger | Ignored {
  const { webhook, item } = subject;
  const isLater = Date.parse(item.updated_at ?? item.created_at) - Date.parse(item.created_at) > ONE_ACT_MS;
  if (trigger.status === "ignored" || isLater || webhook.sender.id !== item.user?.id) return trigger;
  const call = opened(subject);
  return call.status === "matched" ? call : { ...trigger, key: openingKey(subject) };
}

function openingKey({ webhook, item }: Subject): string {
  return keyOf(webhook.repository.id, webhook.kind, item.id, "opened", item.created_at);
}

/** The sender did it, and is responsible for it. */
function by(subject: Subject, kind: TriggerKind, role: ActorRole): Trigger | Ignored {
  const { webhook, settings, item } = subject;
  if (isOwn(webhook.sender, settings)) return ignored("the agent did it itself");
  const when = item.updated_at ?? item.created_at;
  return {
    ...about(subject, kind),
    createdAt: when,
    request: withPrompt(settings, ""),
    actors: [actor(webhook.sender, role)],
    key: isNew(webhook)
      ? openingKey(subject)
      : keyOf(webhook.repository.id, webhook.kind, item.id, webhook.action, subject.place.headSha ?? "", when),
  };
}

function about({ webhook, item, place, kind: itemKind }: Subject, kind: TriggerKind) {
  const createdAt = isNew(webhook) ? item.created_at : (item.updated_at ?? item.created_at);
  return {
    ...({ status: "matched", kind, answer: { kind: "comment" } } as const),
    event: webhook.kind,
    repositoryId: webhook.repository.id,
    createdAt,
    ...place,
    item: { kind: itemKind, id: item.id, nodeId: item.node_id },
  };
}
