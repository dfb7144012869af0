/** A trigger: a person, or the workflow itself, asks the agent to work. The gate decides whether they may. */
import type { Issue, PullRequest } from "../payload/webhook.ts";
import { halfWidth, QUESTIONS, STOPS } from "./full-width.ts";
import { rowOf, type TriggerKind } from "./trigger-kinds.ts";

/** The action by which somebody is responsible for the run. */
export type ActorRole = "writer" | "labeller" | "assigner" | "sender" | "upstream actor" | "triggering actor";

/** `id` is undefined only if GitHub gave nothing but a login. */
export type Actor = Readonly<{ login: string; id: number | undefined; type: string; role: ActorRole }>;

export type ThreadRef = Readonly<{ type: "issue" | "pull_request" | "discussion"; number: number }>;
export type ThreadPlace = ThreadRef | Readonly<{ type: "none" }>;

/** The place of the answer: on the thread, in a review thread, as a reply in a discussion, or nowhere. */
type AnswerPlace = Readonly<
  | { kind: "comment" }
  /** `commentId` is the first comment of the thread, the only one that accepts replies. */
  | { kind: "review-thread"; commentId: number }
  /** Node ids. `replyToId` is the comment with the request; without one, the answer is at the end. */
  | { kind: "discussion"; discussionId: string; replyToId: string | undefined }
  | { kind: "none" }
>;

/** The text or thread of the request; it gets our reaction if GitHub has one for it. */
type TriggerItem = Readonly<{
  kind:
    | "issue-comment"
    | "review-comment"
    | "review"
    | "discussion"
    | "discussion-comment"
    | "issue"
    | "pull-request"
    | "workflow-run"
    | "none";
  id: number;
  nodeId: string | undefined;
}>;

/** The thread's title and text at the time of the request, whatever is edited since. */
export type Snapshot = Readonly<{
  title: string;
  body: string;
  author: string;
  association: string;
  url: string;
  createdAt: string;
}>;

type FailedRun = Readonly<{
  id: number;
  name: string;
  attempt: number;
  url: string;
  branch: string;
  /** The branch belongs to the agent, so its own push may have started the run. */
  isOwnBranch: boolean;
}>;

/** Without a digest, it applies to everything that waits. `reason` is the person's, "" without one. */
export type Decision = Readonly<{ verdict: "approve" | "reject"; digest?: string; reason: string }>;

export type Trigger = Readonly<{
  status: "matched";
  kind: TriggerKind;
  /** The name of the event, such as `issue_comment`. */
  event: string;
  repositoryId: number;
  thread: ThreadPlace;
  /** Everyone who must be allowed; the first made the request. Empty for a schedule. */
  actors: readonly Actor[];
  /** The request: the workflow's prompt, then a person's visible text without the phrase. Empty if both are. */
  request: string;
  /** The number of hidden parts of the request's text; default 0. */
  hidden?: number;
  answer: AnswerPlace;
  item: TriggerItem;
  /** The same if the same event is delivered again, different for any other. */
  key: string;
  /** When the request was made, by GitHub's clock, if the payload says so. */
  createdAt?: string;
  snapshot?: Snapshot;
  headSha?: string;
  /** null: the fork was deleted. Missing: the payload does not say. */
  headRepositoryId?: number | null;
  /** The label or the assignment that made the request. It is removed as the work starts, so that adding it again asks again. */
  requestSign?: Readonly<{ kind: "label" | "assignee"; name: string }>;
  run?: FailedRun;
  /** For the kind "decision": the answer to what waits for approval. */
  decision?: Decision;
  /** Which of many items this run is for, as others wrote it. `thread` is its thread. */
  about?: Readonly<{ title: string; text: string; thread?: ThreadRef }>;
  /** Who made the request, if that is known to be somebody else than the person who acts now. */
  asker?: Actor;
}>;

/**
 * `why` is one line for the log. `unheard`: the comment mentions us in what looks like somebody else's words, which its writer
 * is told by a reaction.
 */
export type Ignored = Readonly<{
  status: "ignored";
  why: string;
  unheard?: Readonly<{ kind: "issue-comment" | "review-comment"; id: number }>;
}>;

export type TriggerSettings = Readonly<{
  /** Any of these phrases counts. */
  phrases: readonly string[];
  label?: string | undefined;
  /** The labels that decide about what waits. */
  approveLabel?: string | undefined;
  rejectLabel?: string | undefined;
  assignee?: string | undefined;
  prompt?: string | undefined;
  /** The mode of the workflow, if it has one. */
  mode?: string | undefined;
  /** Numeric ids of bots that can start a run. */
  allowedBots?: readonly number[] | undefined;
  own?: Readonly<{ login?: string | undefined; id?: number | undefined }> | undefined;
  /** The prefix of the agent's branches; default `agent/`. */
  branchPrefix?: string | undefined;
  /** From the runner: for events whose payload names no repository, and for those without an item. */
  repositoryId?: number | undefined;
  runId?: number | undefined;
}>;

export function ignored(why: string): Ignored {
  return { status: "ignored", why };
}

/** Joins the parts. Their names are part of the text. */
export function keyOf(repositoryId: number, event: string, ...parts: readonly (string | number)[]): string {
  return [repositoryId, event, ...parts].join("/");
}

type Head = Pick<Issue, "title" | "body" | "user" | "author_association" | "html_url" | "created_at">;

export function snapshotOf({ title, body, user, author_association, html_url, created_at }: Head): Snapshot {
  const author = user?.login ?? "ghost";
  return { title, body: body ?? "", author, association: author_association, url: html_url, createdAt: created_at };
}

const LOOKED_AT = ["opened", "reopened", "ready_for_review", "synchronize"];

export function isReviewing({ mode }: Pick<TriggerSettings, "mode">): boolean {
  return mode === "review";
}

/** Whether such a workflow reviews a pull request on this event, without a request. */
export function isLookedAt(action: string): boolean {
  return LOOKED_AT.includes(action);
}

/** Why it is too early, or undefined. */
export function whyNotYet({ draft }: Pick<PullRequest, "draft">): Ignored | undefined {
  return draft ? ignored("the pull request is a draft") : undefined;
}

/** The complete text of a request for a review. */
const BARE = new RegExp(
  `^(?:please[\\s,]+)?review(?:[\\s,]+(?:it|this|again|please|(?:the\\s+)?(?:pr|pull request)))*[\\s${STOPS}${QUESTIONS}]*$`,
  "iu",
);

/**
 * A workflow that only reviews treats every trigger on a pull request as a request for a review, and ignores others. In
 * any other workflow, a mention with only the word `review` is one.
 */
export function asReview(trigger: Trigger | Ignored, settings: TriggerSettings): Trigger | Ignored {
  if (trigger.status === "ignored") return trigger;
  const isPull = trigger.thread.type === "pull_request";
  if (isReviewing(settings)) {
    const kind = isPull ? rowOf(trigger).review : undefined;
    return kind ? { ...trigger, kind } : ignored("this workflow only reviews pull requests");
  }
  const words = trigger.request.split("\n\n").at(-1) ?? "";
  return isPull && trigger.kind === "mention" && BARE.test(halfWidth(words).trim())
    ? { ...trigger, kind: "review-request" }
    : trigger;
}
