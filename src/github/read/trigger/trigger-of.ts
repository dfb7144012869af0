/**
 * Decides whether a webhook is a request. It runs on every webhook, so it loads little and asks nobody. Triggers without a
 * mention are here: failed runs, dispatches, schedules, pushes, and all other events for which a workflow has a prompt.
 */

import { isOwnBranchName } from "../../../lib/branch-names.ts";
import { Fault, unreachable } from "../../../lib/fault.ts";
import { nameOf, whyNever } from "../payload/event-file.ts";
import { type Account, anyPayload, notItsPayload, type Payload, type Webhook } from "../payload/webhook.ts";
import { actor, isOwn, withPrompt } from "./mention.ts";
import {
  answerIn,
  inPull,
  onDiscussion,
  onDiscussionComment,
  onIssue,
  onIssueComment,
  onPullRequest,
  onReview,
  onReviewComment,
} from "./thread-events.ts";
import { asReview, type Ignored, ignored, keyOf, snapshotOf, type Trigger, type TriggerSettings } from "./trigger.ts";

/**
 * New things are requests: the phrase in an author's own text, the trigger label, an assignment, a failed run of the
 * agent; with a `prompt`, any event. An edit is a request only if it adds the phrase to an issue, and our own actions
 * never are. Throws a "config" Fault for an empty phrase, for a payload that does not fit its event, and for a schedule or
 * a start by hand without a prompt.
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

const nothing = { kind: "none", id: 0, nodeId: undefined } as const;
const nowhere = { thread: { type: "none" }, answer: { kind: "none" }, item: nothing } as const;

/** A failed run of the agent's branch, or of a pull request within this repository, continues its conversation. */
function onWorkflowRun(webhook: Payload<"workflow_run">, settings: TriggerSettings): Trigger | Ignored {
  const { workflow_run: run, repository } = webhook;
  if (run.conclusion !== "failure") return ignored(`the run ended in ${run.conclusion}, not in failure`);
  if (run.head_repository?.id !== repository.id) return ignored("the run belongs to a fork");
  const branch = run.head_branch ?? "";
  const isOwnBranch =
    settings.branchPrefix === undefined ? isOwnBranchName(branch) : branch.startsWith(settings.branchPrefix);
  const pull = run.pull_requests.find(
    ({ head, base }) => head.repo?.id === repository.id && base.repo.id === repository.id,
  );
  if (!isOwnBranch && !pull) return ignored("the run belongs neither to a branch of the agent nor to a pull request");
  return {
    status: "matched",
    kind: "ci-failure",
    event: webhook.kind,
    repositoryId: repository.id,
    thread: pull ? { type: "pull_request", number: pull.number } : { type: "none" },
    answer: { kind: pull ? "comment" : "none" },
    item: { kind: "workflow-run", id: run.id, nodeId: undefined },
    actors: upstream(webhook),
    request: withPrompt(settings, ""),
    key: keyOf(repository.id, webhook.kind, run.id, run.run_attempt),
    createdAt: run.updated_at,
    headSha: run.head_sha,
    headRepositoryId: run.head_repository.id,
    run: {
      id: run.id,
      name: run.name ?? "",
      attempt: run.run_attempt,
      url: run.html_url,
      branch,
      isOwnBranch,
    },
  };
}

/** If the actor of a run was deleted, the actor cannot be allowed. */
function upstream({ workflow_run: { actor: first, triggering_actor: last }, sender }: Payload<"workflow_run">) {
  const ghost: Account = { login: "ghost", id: 0, type: "Unknown" };
  return [
    actor(first ?? ghost, "upstream actor"),
    ...(last && last.id !== first?.id ? [actor(last, "triggering actor")] : []),
    ...([first?.id, last?.id].includes(sender.id) ? [] : [actor(sender, "sender")]),
  ];
}

function onDispatch(
  webhook: Payload<"workflow_dispatch" | "repository_dispatch">,
  settings: TriggerSettings,
): Trigger | Ignored {
  const given = (webhook.kind === "workflow_dispatch" ? webhook.inputs : webhook.client_payload)?.prompt;
  const said = typeof given === "string" ? given : undefined;
  const prompt = settings.prompt?.trim() || said || settings.prompt;
  if (!prompt && webhook.kind === "workflow_dispatch") throw withoutPrompt(webhook.kind);
  return plain(webhook, { ...settings, prompt }, [settings.runId ?? 0]);
}

const TYPED = ", or give the workflow an input named `prompt` and fill it in when you start it";

/** Nobody would notice that such runs never do anything: people start them, or a clock does. */
function withoutPrompt(event: "schedule" | "workflow_dispatch"): Fault {
  return new Fault("config", `"${event}" starts a run only with a prompt, and this one has none.`, {
    hint: `Set \`prompt\` or \`prompt-file\` in the \`with:\` block of the workflow step${event === "schedule" ? "" : TYPED}.`,
  });
}

function onPush(webhook: Payload<"push">, settings: TriggerSettings): Trigger | Ignored {
  if (webhook.deleted) return ignored("the push deletes a branch");
  const trigger = plain(webhook, settings, [webhook.ref, webhook.after]);
  return trigger.status === "ignored" ? trigger : { ...trigger, headSha: webhook.after };
}

/** There is no text and no sender: the prompt belongs to the workflow. */
function onSchedule(webhook: Payload<"schedule">, settings: TriggerSettings): Trigger | Ignored {
  if (!settings.prompt) throw withoutPrompt(webhook.kind);
  const repositoryId = webhook.repository?.id ?? settings.repositoryId ?? 0;
  return {
    status: "matched",
    kind: "schedule",
    event: webhook.kind,
    ...nowhere,
    repositoryId,
    actors: [],
    request: withPrompt(settings, ""),
    key: keyOf(repositoryId, webhook.kind, webhook.schedule ?? "", settings.runId ?? 0),
  };
}

/** An unknown event, or an action that asks for nothing by itself. */
function onOther(webhook: Extract<Webhook, { kind: "other" }>, settings: TriggerSettings): Trigger | Ignored {
  const { eventName, action, payload } = webhook;
  const never = whyNever(eventName, action);
  if (never !== undefined) return ignored(never);
  if (!settings.prompt) return ignored(`${nameOf(eventName, action)} starts a run only with a prompt`);
  const parsed = anyPayload().safeParse(payload);
  if (!parsed.success) throw notItsPayload(eventName, parsed.error);
  const { issue, pull_request: pull, discussion, ...rest } = parsed.data;
  const item = pull ?? issue ?? discussion;
  const when = item && (item.updated_at ?? item.created_at);
  const parts = item && when ? [item.id, action ?? "", when] : [action ?? "", settings.runId ?? 0];
  const trigger = plain({ ...rest, kind: eventName }, settings, parts);
  if (trigger.status === "ignored" || !item || !when) return trigger;
  return { ...trigger, ...placeOf(parsed.data), createdAt: when };
}

type Seen = Readonly<Pick<ReturnType<ReturnType<typeof anyPayload>["parse"]>, "issue" | "pull_request" | "discussion">>;

function placeOf({ issue, pull_request: pull, discussion }: Seen) {
  if (pull) {
    const item = { kind: "pull-request", id: pull.id, nodeId: pull.node_id } as const;
    return { ...inPull(pull), answer: { kind: "comment" }, item } as const;
  }
  if (discussion) {
    const { number, id, node_id: nodeId } = discussion;
    const item = { kind: "discussion", id, nodeId } as const;
    const thread = { type: "discussion", number } as const;
    return { thread, snapshot: snapshotOf(discussion), ...answerIn(discussion), item };
  }
  if (!issue) return {};
  return {
    thread: { type: issue.pull_request ? "pull_request" : "issue", number: issue.number },
    snapshot: snapshotOf(issue),
    answer: { kind: "comment" },
    item: { kind: "issue", id: issue.id, nodeId: issue.node_id },
  } as const;
}

type Sent = Readonly<{ kind: string; repository: Readonly<{ id: number }>; sender: Account }>;

/** The request of a workflow's prompt, without a place for an answer. */
function plain(
  { kind, repository, sender }: Sent,
  settings: TriggerSettings,
  parts: readonly (string | number)[],
): Trigger | Ignored {
  if (!settings.prompt) return ignored(`"${kind}" starts a run only with a prompt`);
  if (isOwn(sender, settings)) return ignored("the agent did it itself");
  return {
    status: "matched",
    kind: "automation",
    event: kind,
    ...nowhere,
    repositoryId: repository.id,
    actors: [actor(sender, "sender")],
    request: withPrompt(settings, ""),
    key: keyOf(repository.id, kind, ...parts),
  };
}
