/**
 * One schema for each webhook that can start a run. Each is created on demand, because a skipped run needs only one.
 */
import { z } from "zod";
import {
  Account,
  Comment,
  Discussion,
  DiscussionComment,
  Issue,
  Label,
  PullRequest,
  Repository,
  Review,
  ReviewComment,
  WorkflowRun,
} from "./parts.ts";

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
export const payloads = {
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
};

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

export type EventName = keyof typeof payloads;

/** A payload with the name of its event. */
export type Payload<Name extends EventName> = Name extends EventName // each by itself
  ? Readonly<{ kind: Name } & z.infer<ReturnType<(typeof payloads)[Name]>>>
  : never;
