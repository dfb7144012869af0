/** Answers REST calls about pull requests: what they change, and what their reviewers said. */
import { z } from "zod";
import { changedFiles, partingOf } from "../git/objects.ts";
import { type Tip, tipOf } from "../git/refs.ts";
import { reactionJson } from "../json/issue.ts";
import { fileJson, pullJson, pullSummaryJson, reviewCommentJson, reviewJson } from "../json/pull.ts";
import { differenceOf, followBranches, openPull } from "../pull-branches.ts";
import type { Review, ReviewComment } from "../records.ts";
import type { PullRequest } from "../state.ts";
import {
  demand,
  errorReply,
  type FieldError,
  invalid,
  isTooLong,
  notFound,
  page,
  param,
  Refusal,
  type RestCall,
  type RestReply,
  readBody,
} from "./call.ts";
import { isSince } from "./issues.ts";

const PullBody = z
  .object({
    title: z.string(),
    head: z.string(),
    base: z.string(),
    body: z.string().nullish(),
    draft: z.boolean().default(false),
  })
  .readonly();

const BY_SETTING = "GitHub Actions is not permitted to create or approve pull requests.";

export function createPull(call: RestCall): RestReply {
  demand(call, "write", "pull_requests");
  if (!call.site.state.actionsMayOpenPulls && call.caller.login === "github-actions[bot]")
    throw new Refusal(errorReply(403, BY_SETTING));
  const { title, body, draft, ...branches } = readBody(call, PullBody, "PullRequest");
  if (body && isTooLong(body))
    throw refused({ code: "custom", field: "body", message: "body is too long (maximum is 65536 characters)" });
  const { head, base } = findBranches(call, branches);
  refuseDuplicate(call, head.name, base.name);
  if (!partingOf(call.site.seed.gitDir, base.sha, head.sha)) {
    throw refused({ code: "custom", message: `The ${head.name} branch has no history in common with ${base.name}` });
  }
  if (differenceOf(call.site, base.sha, head.sha).commits === 0) {
    throw refused({ code: "custom", message: `No commits between ${base.name} and ${head.name}` });
  }
  const ends = { head: head.name, headSha: head.sha, base: base.name, baseSha: base.sha };
  const pull = openPull(call.site, { author: call.caller.login, title, body: body ?? "", draft, ...ends });
  const json = pullJson(call.site, pull);
  return { status: 201, body: json, headers: { location: json.url } };
}

const PullChange = z.strictObject({ title: z.string().min(1).optional(), body: z.string().optional() }).readonly();

export function updatePull(call: RestCall): RestReply {
  const pull = findPull(call, "write");
  const change = readBody(call, PullChange, "PullRequest");
  if (change.body && isTooLong(change.body))
    throw refused({ code: "custom", field: "body", message: "body is too long (maximum is 65536 characters)" });
  Object.assign(pull, { ...change, updatedAt: call.site.state.time() });
  return { status: 200, body: pullJson(call.site, pull) };
}

/** Newest first unless `direction=asc`; sorted by creation only. */
export function listPulls(call: RestCall): RestReply {
  demand(call, "read", "pull_requests");
  followBranches(call.site);
  const pulls = [...call.site.state.pulls.values()].filter((pull) => matches(call, pull));
  if (call.query.get("direction") !== "asc") pulls.reverse();
  return page(call, pulls, (pull) => pullSummaryJson(call.site, pull));
}

export function getPull(call: RestCall): RestReply {
  demand(call, "read", "pull_requests");
  followBranches(call.site);
  const pull = call.site.state.pulls.get(Number(param(call, "number")));
  if (!pull) throw notFound();
  return { status: 200, body: pullJson(call.site, pull) };
}

/** A `head` without an owner filters nothing, which surprises people on GitHub too. */
function matches({ site, query }: RestCall, pull: PullRequest): boolean {
  const state = query.get("state") ?? "open";
  const head = query.get("head");
  const base = query.get("base");
  if (state !== "all" && pull.state !== state) return false;
  if (head?.includes(":") && head !== `${pull.fork?.owner ?? site.seed.owner}:${pull.head}`) return false;
  return base === null || pull.base === base;
}

type Branch = Readonly<{ name: string; sha: string }>;

function findBranches(
  { site }: RestCall,
  names: Readonly<{ head: string; base: string }>,
): { head: Branch; base: Branch } {
  const { gitDir, owner } = site.seed;
  const headName = names.head.startsWith(`${owner}:`) ? names.head.slice(owner.length + 1) : names.head;
  const head = tipOf(gitDir, `refs/heads/${headName}`);
  const base = tipOf(gitDir, `refs/heads/${names.base}`);
  const missing = Object.entries({ head, base }).filter(([, tip]) => !tip);
  if (!head || !base) throw refused(...missing.map(([field]) => ({ code: "invalid", field })));
  return { head: branch(headName, head), base: branch(names.base, base) };
}

function branch(name: string, { sha }: Tip): Branch {
  return { name, sha };
}

function refuseDuplicate({ site }: RestCall, head: string, base: string): void {
  for (const pull of site.state.pulls.values()) {
    if (pull.state !== "open" || pull.fork || pull.head !== head || pull.base !== base) continue;
    throw refused({ code: "custom", message: `A pull request already exists for ${site.seed.owner}:${head}.` });
  }
}

function refused(...errors: readonly Omit<FieldError, "resource">[]) {
  return invalid(...errors.map((error) => ({ resource: "PullRequest", ...error })));
}

/** REST: asking people to review a pull request. There are no teams here. */
const Body = z
  .object({ reviewers: z.array(z.string()).default([]), team_reviewers: z.array(z.string()).default([]) })
  .readonly();

export function requestReviewers(call: RestCall): RestReply {
  demand(call, "write", "pull_requests");
  const { state, seed } = call.site;
  const pull = state.pulls.get(Number(param(call, "number")));
  if (!pull) throw notFound();
  const { reviewers, team_reviewers } = readBody(call, Body, "PullRequest");
  if (reviewers.includes(pull.author)) refuse("Review cannot be requested from pull request author.");
  if (team_reviewers.length > 0 || reviewers.some((login) => state.roleOf(login) === "none")) {
    const who = "One or more of the users or teams you specified is not a collaborator";
    refuse(`Reviews may only be requested from collaborators. ${who} of the ${seed.owner}/${seed.name} repository.`);
  }
  for (const who of reviewers) state.records.askForReview({ pull: pull.number, who, by: call.caller.login });
  return { status: 201, body: pullSummaryJson(call.site, pull) };
}

function refuse(message: string): never {
  throw new Refusal(errorReply(422, message));
}

export function listFiles(call: RestCall): RestReply {
  const { site } = call;
  const pull = findPull(call);
  const files = changedFiles(site.seed.gitDir, pull.baseSha, pull.headSha).slice(0, MOST_FILES);
  return page(call, files, (file) => fileJson(site, pull, file));
}

/** https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
const MOST_FILES = 3000;

export function listReviews(call: RestCall): RestReply {
  const { number } = findPull(call);
  const isSeen = ({ state, author }: Review) => state !== "PENDING" || author === call.caller.login;
  const reviews = call.site.state.records.reviews.filter((review) => review.pull === number && isSeen(review));
  return page(call, reviews, (review) => reviewJson(call.site, review));
}

export function listReviewComments(call: RestCall): RestReply {
  const { number } = findPull(call);
  const comments = call.site.state.records.submittedComments().filter(({ pull }) => pull === number);
  return pageInOrder(call, comments);
}

export function getReviewComment(call: RestCall): RestReply {
  demand(call, "read", "pull_requests");
  const comment = call.site.state.records.reviewComments.find(({ id }) => id === Number(param(call, "id")));
  if (!comment) throw notFound();
  return { status: 200, body: reviewCommentJson(call.site, comment) };
}

/** Lists those of all pull requests; with `since`, only those that were touched from then on. */
export function listAllReviewComments(call: RestCall): RestReply {
  demand(call, "read", "pull_requests");
  const comments = call.site.state.records.submittedComments().filter(({ updatedAt }) => isSince(call, updatedAt));
  return pageInOrder(call, comments);
}

/** The newest first, if asked. */
function pageInOrder(call: RestCall, comments: readonly ReviewComment[]): RestReply {
  const isNewestFirst = call.query.get("direction") === "desc";
  return page(call, isNewestFirst ? comments.toReversed() : comments, (comment) =>
    reviewCommentJson(call.site, comment),
  );
}

export function listReviewCommentReactions(call: RestCall): RestReply {
  demand(call, "read", "pull_requests");
  const id = Number(param(call, "id"));
  const { records } = call.site.state;
  if (!records.reviewComments.some((comment) => comment.id === id)) throw notFound();
  return page(call, records.reactions.get(`review comment ${id}`) ?? [], (reaction) =>
    reactionJson(call.site, reaction),
  );
}

export function findPull(call: RestCall, level: "read" | "write" = "read"): PullRequest {
  demand(call, level, "pull_requests");
  followBranches(call.site);
  const pull = call.site.state.pulls.get(Number(param(call, "number")));
  if (!pull) throw notFound();
  return pull;
}
