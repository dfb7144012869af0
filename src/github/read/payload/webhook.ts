/** The webhook, parsed to the fields that are used, with GitHub's names. */
import { z } from "zod";
import { Fault } from "../../../lib/fault.ts";
import {
  actionOf,
  type EventInput,
  type EventName,
  isAnswered,
  isParsed,
  type ReceivedEvent,
  readEventFile,
} from "./event-file.ts";

type KnownPayload = { [Name in EventName]: Payload<Name> }[EventName];

/** The `payload` of an unknown event, or of an action that starts no run, is not parsed. */
type Other = Readonly<{ kind: "other"; eventName: string; action: string | undefined; payload: unknown }>;

export type Webhook = KnownPayload | Other;

/** The webhook that started this run. Throws a "config" Fault if there is none, or if it does not fit its name. */
export function readWebhook(input: EventInput): Webhook {
  return parseWebhook(readEventFile(input));
}

/** The same for an event that has been read. */
export function parseWebhook({ eventName, payload }: ReceivedEvent): Webhook {
  const action = actionOf(payload);
  if (!isKnown(eventName, action)) return Object.freeze({ kind: "other", eventName, action, payload });
  const parsed = payloads[eventName]().safeParse(payload);
  // `as`: the schema belongs to this name, which the compiler loses in the union.
  if (parsed.success) return Object.freeze({ kind: eventName, ...parsed.data }) as KnownPayload;
  throw notItsPayload(eventName, parsed.error);
}

/** The same webhook with another text of the comment, the review or the thread that it is about. */
export function withText(webhook: Webhook, body: string): Webhook {
  switch (webhook.kind) {
    case "issue_comment":
      return { ...webhook, comment: { ...webhook.comment, body } };
    case "discussion_comment":
      return { ...webhook, comment: { ...webhook.comment, body } };
    case "pull_request_review_comment":
      return { ...webhook, comment: { ...webhook.comment, body } };
    case "pull_request_review":
      return { ...webhook, review: { ...webhook.review, body } };
    case "issues":
      return { ...webhook, issue: { ...webhook.issue, body } };
    case "discussion":
      return { ...webhook, discussion: { ...webhook.discussion, body } };
    case "pull_request":
    case "pull_request_target":
      return { ...webhook, pull_request: { ...webhook.pull_request, body } };
    default:
      return webhook;
  }
}

/** Fails like a payload that does not fit its event. */
export function notItsPayload(eventName: string, cause: z.ZodError): Fault {
  return new Fault(
    "config",
    `The payload of the event ${eventName} is not what GitHub sends for it: ${firstIssue(cause)}.`,
    {
      hint: `Start this action with \`on: ${eventName}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,
      cause,
    },
  );
}

function isKnown(eventName: string, action: string | undefined): eventName is EventName {
  return isParsed(eventName) && isAnswered(eventName, action);
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue === undefined ? "unknown shape" : `${issue.path.join(".") || "the whole"}: ${issue.message}`;
}

export const Account = z.object({ login: z.string(), id: z.number().int(), type: z.string() }).readonly();
export type Account = z.infer<typeof Account>;

export const Repository = z
  .object({
    id: z.number().int(),
    name: z.string(),
    owner: z.object({ login: z.string() }).readonly(),
    default_branch: z.string(),
    private: z.boolean(),
  })
  .readonly();

const Time = z.iso.datetime({ offset: true });

// `user` is null if the account was deleted.
const written = {
  body: z.string().nullable(),
  user: Account.nullable(),
  author_association: z.string().default("NONE"),
  html_url: z.string(),
};
const dated = { created_at: Time, updated_at: Time.optional() };
const thread = { ...written, ...dated, number: z.number().int(), title: z.string(), node_id: z.string().optional() };

/** `pull_request` is present exactly if the issue is a pull request. */
export const Issue = z
  .object({ ...thread, id: z.number().int(), pull_request: z.object({}).readonly().optional() })
  .readonly();
export type Issue = z.infer<typeof Issue>;

const End = z
  .object({ ref: z.string(), sha: z.string(), repo: z.object({ id: z.number().int() }).readonly().nullable() })
  .readonly();

/** `head.repo` is null if the fork was deleted. */
export const PullRequest = z
  .object({ ...thread, id: z.number().int(), draft: z.boolean().default(false), head: End, base: End })
  .readonly();
export type PullRequest = z.infer<typeof PullRequest>;

export const Discussion = z.object({ ...thread, id: z.number().int(), node_id: z.string() }).readonly();
export type Discussion = z.infer<typeof Discussion>;

const comment = { ...written, ...dated, body: z.string(), id: z.number().int(), node_id: z.string().optional() };

const Comment = z.object(comment).readonly();

/** `in_reply_to_id` is the first comment of the thread; that comment has none. */
const ReviewComment = z.object({ ...comment, in_reply_to_id: z.number().int().nullish() }).readonly();

const DiscussionComment = z.object({ ...comment, node_id: z.string() }).readonly();

const Review = z
  .object({ ...written, id: z.number().int(), node_id: z.string().optional(), submitted_at: Time, state: z.string() })
  .readonly();

export const Label = z.object({ name: z.string() }).readonly();

const RunPull = z
  .object({
    number: z.number().int(),
    head: z.object({ repo: z.object({ id: z.number().int() }).readonly().nullable() }).readonly(),
    base: z.object({ repo: z.object({ id: z.number().int() }).readonly() }).readonly(),
  })
  .readonly();

/** `pull_requests` is empty for a run of a fork; `head_repository` is null if it was deleted. */
const WorkflowRun = z
  .object({
    id: z.number().int(),
    name: z.string().nullish(),
    head_branch: z.string().nullable(),
    head_sha: z.string(),
    run_attempt: z.number().int().default(1),
    event: z.string(),
    conclusion: z.string().nullable(),
    html_url: z.string(),
    updated_at: Time,
    actor: Account.nullish(),
    triggering_actor: Account.nullish(),
    head_repository: z.object({ id: z.number().int() }).readonly().nullish(),
    pull_requests: z.array(RunPull).readonly().default([]),
  })
  .readonly();

const always = { repository: Repository, sender: Account };
const acted = { ...always, action: z.string() };

const pullRequest = () =>
  z.object({
    ...acted,
    pull_request: PullRequest,
    label: Label.nullish(),
    requested_reviewer: Account.nullish(),
  });

/** By the name of the event. */
const payloads = {
  issue_comment: () => z.object({ issue: Issue, comment: Comment, ...acted }),
  pull_request_review_comment: () => z.object({ pull_request: PullRequest, comment: ReviewComment, ...acted }),
  pull_request_review: () => z.object({ pull_request: PullRequest, review: Review, ...acted }),
  issues: () =>
    z.object({
      ...acted,
      issue: Issue,
      label: Label.nullish(),
      assignee: Account.nullish(),
      changes: z
        .object({ body: z.object({ from: z.string().nullish() }).readonly().optional() })
        .readonly()
        .optional(),
    }),
  pull_request: pullRequest,
  pull_request_target: pullRequest,
  discussion: () => z.object({ discussion: Discussion, ...acted }),
  discussion_comment: () => z.object({ discussion: Discussion, comment: DiscussionComment, ...acted }),
  workflow_run: () => z.object({ workflow_run: WorkflowRun, ...acted }),
  push: () => z.object({ ...always, ref: z.string(), after: z.string(), deleted: z.boolean().default(false) }),
  workflow_dispatch: () => z.object({ ...always, inputs: z.record(z.string(), z.unknown()).nullish() }),
  repository_dispatch: () => z.object({ client_payload: z.record(z.string(), z.unknown()).nullish(), ...acted }),
  // A schedule is sure to contain only its own cron line.
  schedule: () => z.object({ schedule: z.string().optional(), repository: Repository.optional() }),
} satisfies Readonly<Record<EventName, () => z.ZodType>>;

/** The fields that an event with any name may have. */
export const anyPayload = () =>
  z
    .object({
      ...always,
      issue: Issue.optional(),
      pull_request: PullRequest.optional(),
      discussion: Discussion.optional(),
    })
    .readonly();

/** A payload with the name of its event. */
export type Payload<Name extends EventName> = Name extends EventName // each by itself
  ? Readonly<{ kind: Name } & z.infer<ReturnType<(typeof payloads)[Name]>>>
  : never;
