/** What a trigger is: somebody, or the workflow itself, asks us to work. Whether they may is the gate's to say. */
import type { Issue } from "../payload/payloads.ts";

export type TriggerKind =
  | "mention"
  | "label"
  | "assignment"
  | "review-request"
  /** Of a workflow that reviews by itself: nobody has asked. */
  | "review"
  | "ci-failure"
  | "schedule"
  | "automation"
  | "decision";

/** What somebody did that makes them answer for the run. */
export type ActorRole = "writer" | "labeller" | "assigner" | "sender" | "upstream actor" | "triggering actor";

/** `id` is undefined only where GitHub told us nothing but a login. */
export type Actor = Readonly<{ login: string; id: number | undefined; type: string; role: ActorRole }>;

export type ThreadRef = Readonly<{ type: "issue" | "pull_request" | "discussion"; number: number }>;
export type ThreadPlace = ThreadRef | Readonly<{ type: "none" }>;

/** Where the answer goes: below the thread, into a thread of a review, as a reply in a discussion, or nowhere. */
export type AnswerPlace = Readonly<
  | { kind: "comment" }
  /** `commentId` is the comment that began the thread: the only one that takes replies. */
  | { kind: "review-thread"; commentId: number }
  /** Ids of nodes. `replyToId` is the comment that calls; without one the answer stands at the end. */
  | { kind: "discussion"; discussionId: string; replyToId: string | undefined }
  | { kind: "none" }
>;

/** What the request is written in or was done to; takes our reaction where GitHub has one for it. */
export type TriggerItem = Readonly<{
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

/** The head of the thread as it was when it was asked, whatever is edited since. */
export type Snapshot = Readonly<{
  title: string;
  body: string;
  author: string;
  association: string;
  url: string;
  createdAt: string;
}>;

export type FailedRun = Readonly<{
  id: number;
  name: string;
  attempt: number;
  url: string;
  branch: string;
  /** The branch is one of ours, so that our own push may have started the run. */
  isOwnBranch: boolean;
}>;

/** Without a digest it is meant for all that waits. `reason` is a person's, "" without one. */
export type Decision = Readonly<{ verdict: "approve" | "reject"; digest?: string; reason: string }>;

export type Trigger = Readonly<{
  status: "matched";
  kind: TriggerKind;
  /** The name of the event, e.g. `issue_comment`. */
  event: string;
  repositoryId: number;
  thread: ThreadPlace;
  /** Everyone who must be allowed; the first is who asks. None for a schedule. */
  actors: readonly Actor[];
  /**
   * What is asked: the workflow's prompt, then a person's visible words without the phrase. Empty when neither says a
   * word.
   */
  request: string;
  /** How many parts of the text that calls nobody sees; 0 unless told. */
  hidden?: number;
  answer: AnswerPlace;
  item: TriggerItem;
  /** The same for the same event delivered again, different for any other. */
  key: string;
  /** When it was asked, by GitHub's clock, where the payload tells. */
  createdAt?: string;
  snapshot?: Snapshot;
  headSha?: string;
  /** null: the fork is gone. Missing: the payload does not say. */
  headRepositoryId?: number | null;
  /** What is taken off the thread as soon as the work begins, so that putting it on again asks again. */
  claim?: Readonly<{ kind: "label" | "assignee"; name: string }>;
  run?: FailedRun;
  /** Of the kind "decision": yes or no to what waits for approval. */
  decision?: Decision;
  /** Which of many items this run is for; what others wrote. `thread` is where it is told in full. */
  about?: Readonly<{ title: string; text: string; thread?: ThreadRef }>;
  /** Who asked for the work, where that is known to be somebody else than who acts now. */
  asker?: Actor;
}>;

/** `why` is one line for the log. */
export type Ignored = Readonly<{ status: "ignored"; why: string }>;

export type TriggerSettings = Readonly<{
  /** Any of them calls us. */
  phrases: readonly string[];
  label?: string | undefined;
  /** The labels that decide about what waits. */
  approveLabel?: string | undefined;
  rejectLabel?: string | undefined;
  assignee?: string | undefined;
  prompt?: string | undefined;
  /** What the workflow is for, where it says so. */
  mode?: string | undefined;
  /** Numeric ids of bots whose words are listened to. */
  allowedBots?: readonly number[] | undefined;
  own?: Readonly<{ login?: string | undefined; id?: number | undefined }> | undefined;
  /** How our branches begin; `agent/` unless told. */
  branchPrefix?: string | undefined;
  /** Of the runner: for events whose payload names no repository, and for those that have no item of their own. */
  repositoryId?: number | undefined;
  runId?: number | undefined;
}>;

export function ignored(why: string): Ignored {
  return { status: "ignored", why };
}

/** The parts in one text; what they are is theirs to say. */
export function keyOf(repositoryId: number, event: string, ...parts: readonly (string | number)[]): string {
  return [repositoryId, event, ...parts].join("/");
}

type Head = Pick<Issue, "title" | "body" | "user" | "author_association" | "html_url" | "created_at">;

export function snapshotOf({ title, body, user, author_association, html_url, created_at }: Head): Snapshot {
  const author = user?.login ?? "ghost";
  return { title, body: body ?? "", author, association: author_association, url: html_url, createdAt: created_at };
}
