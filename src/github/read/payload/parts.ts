/**
 * The parts of payloads, with GitHub's names, reduced to the fields that are used. Lenient: unused fields may be
 * missing.
 */
import { z } from "zod";

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

export const Comment = z.object(comment).readonly();

/** `in_reply_to_id` is the first comment of the thread; that comment has none. */
export const ReviewComment = z.object({ ...comment, in_reply_to_id: z.number().int().nullish() }).readonly();

export const DiscussionComment = z.object({ ...comment, node_id: z.string() }).readonly();

export const Review = z
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
export const WorkflowRun = z
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
