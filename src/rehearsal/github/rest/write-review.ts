/** REST: writing a review, a comment on the diff, and a reply in its thread. */
import { z } from "zod";
import { changedFiles, isCommit, placeIn } from "../git/objects.ts";
import { reviewCommentJson, reviewJson } from "../json/pull.ts";
import type { Review } from "../records.ts";
import type { PullRequest } from "../state.ts";
import {
  demand,
  errorReply,
  invalid,
  isTooLong,
  notFound,
  param,
  Refusal,
  type RestCall,
  type RestReply,
  readBody,
} from "./call.ts";
import { findPull } from "./pulls.ts";

const place = {
  path: z.string(),
  line: z.number().int(),
  side: z.enum(["LEFT", "RIGHT"]).default("RIGHT"),
  start_line: z.number().int().optional(),
  start_side: z.enum(["LEFT", "RIGHT"]).optional(),
  body: z.string(),
};
const Comment = z.object(place).readonly();
type Comment = z.infer<typeof Comment>;

const events = { COMMENT: "COMMENTED", APPROVE: "APPROVED", REQUEST_CHANGES: "CHANGES_REQUESTED" } as const;

const ReviewBody = z
  .object({
    commit_id: z.string().optional(),
    body: z.string().default(""),
    event: z.enum(["COMMENT", "APPROVE", "REQUEST_CHANGES"]).optional(),
    comments: z.array(Comment).default([]),
  })
  .readonly();
const CommentBody = z.object({ ...place, commit_id: z.string() }).readonly();
const ReplyBody = z.object({ body: z.string() }).readonly();

type ReviewEvent = keyof typeof events;

/** All or nothing: one comment without a place refuses the whole, and GitHub does not say which it was. */
export function createReview(call: RestCall): RestReply {
  const pull = findPull(call, "write");
  const { body, event, comments, commit_id = pull.headSha } = readBody(call, ReviewBody, "PullRequestReview");
  if (event) refuseOwn(call, pull, event);
  refuseSecond(call, pull);
  if (event && body.trim() === "" && event !== "APPROVE" && comments.length === 0)
    throw unprocessable("Body can't be blank");
  if ([body, ...comments.map((comment) => comment.body)].some(isTooLong)) throw unprocessable("Body is too long");
  const placed = comments.map((comment) => ({ comment, found: findPlace(call, pull, commit_id, comment) }));
  const objections = placed.flatMap(({ found }) =>
    "objection" in found ? [`Pull request review thread ${found.objection}`] : [],
  );
  if (objections.length > 0) throw unprocessable([...new Set(objections)].join(" and "));
  const { records } = call.site.state;
  const author = call.caller.login;
  const review = records.addReview({
    pull: pull.number,
    author,
    body,
    state: event ? events[event] : "PENDING",
    commit: commit_id,
  });
  if (event) records.endRequest(review);
  for (const { comment, found } of placed)
    if ("hunk" in found) add(call, pull, review.id, commit_id, comment, found.hunk);
  return { status: 200, body: reviewJson(call.site, review) };
}

/** A review of its own, as GitHub makes of it. */
export function createReviewComment(call: RestCall): RestReply {
  const pull = findPull(call, "write");
  const { commit_id, ...comment } = readBody(call, CommentBody, "PullRequestReviewComment");
  refuseSecond(call, pull);
  const found = findPlace(call, pull, commit_id, comment);
  if ("objection" in found) {
    const message = `pull_request_review_thread.${found.objection}`;
    throw invalid({
      resource: "PullRequestReviewComment",
      code: "custom",
      field: "pull_request_review_thread.line",
      message,
    });
  }
  const { records } = call.site.state;
  const review = records.addReview({ pull: pull.number, author: call.caller.login, body: "", commit: commit_id });
  const json = reviewCommentJson(call.site, add(call, pull, review.id, commit_id, comment, found.hunk));
  return { status: 201, body: json, headers: { location: json.url } };
}

export function replyToReviewComment(call: RestCall): RestReply {
  const pull = findPull(call, "write");
  const { body } = readBody(call, ReplyBody, "PullRequestReviewComment");
  const { records } = call.site.state;
  const first = records.reviewComments.find(
    ({ id, pull: number }) => id === Number(param(call, "id")) && number === pull.number,
  );
  if (!first || first.replyTo !== null) throw notFound();
  const { path, line, hunk, side } = first;
  const said = { author: call.caller.login, body, pull: pull.number, replyTo: first.id, path, line, hunk, side };
  const json = reviewCommentJson(call.site, records.addReviewComment(said));
  return { status: 201, body: json, headers: { location: json.url } };
}

/** Anyone who may write may edit anybody's, as with other comments. */
export function updateReviewComment(call: RestCall): RestReply {
  demand(call, "write", "pull_requests");
  const { body } = readBody(call, ReplyBody, "PullRequestReviewComment");
  const comment = call.site.state.records.reviewComments.find(({ id }) => id === Number(param(call, "id")));
  if (!comment) throw notFound();
  const time = call.site.state.time();
  Object.assign(comment, { body, updatedAt: time, lastEditedAt: time, editor: call.caller.login });
  return { status: 200, body: reviewCommentJson(call.site, comment) };
}

export function deleteReviewComment(call: RestCall): RestReply {
  demand(call, "write", "pull_requests");
  const { reviewComments } = call.site.state.records;
  const at = reviewComments.findIndex(({ id }) => id === Number(param(call, "id")));
  if (at < 0) throw notFound();
  reviewComments.splice(at, 1);
  return { status: 204 };
}

function refuseSecond({ caller, site }: RestCall, { number }: PullRequest): void {
  const isDraft = ({ pull, author, state }: Review) =>
    pull === number && author === caller.login && state === "PENDING";
  if (site.state.records.reviews.some(isDraft))
    throw unprocessable("User can only have one pending review per pull request");
}

function refuseOwn({ caller }: RestCall, { author }: PullRequest, event: ReviewEvent): void {
  if (event === "COMMENT" || author.toLowerCase() !== caller.login.toLowerCase()) return;
  throw unprocessable(`Can not ${event === "APPROVE" ? "approve" : "request changes on"} your own pull request`);
}

function findPlace(
  { site }: RestCall,
  { baseSha }: PullRequest,
  commit: string,
  { path, line, side, start_line }: Comment,
) {
  if (!isCommit(site.seed.gitDir, commit)) return { objection: "commit_id is not part of the pull request" };
  return placeIn(changedFiles(site.seed.gitDir, baseSha, commit), { path, line, side, startLine: start_line });
}

function add(call: RestCall, { number }: PullRequest, review: number, commit: string, comment: Comment, hunk: string) {
  const { path, line, side, start_line: startLine, body } = comment;
  const where = { path, line, side, hunk, ...(startLine !== undefined && { startLine }) };
  return call.site.state.records.addReviewComment({
    pull: number,
    review,
    commit,
    author: call.caller.login,
    body,
    ...where,
  });
}

function unprocessable(message: string): Refusal {
  return new Refusal(errorReply(422, "Unprocessable Entity", { errors: [message] }));
}

/** REST: a review that is pending, which its author submits or takes back. */
const Body = z.object({ event: z.enum(["COMMENT", "APPROVE", "REQUEST_CHANGES"]), body: z.string().optional() });

export function getReview(call: RestCall): RestReply {
  findPull(call);
  return { status: 200, body: reviewJson(call.site, findReview(call)) };
}

export function submitReview(call: RestCall): RestReply {
  const pull = findPull(call, "write");
  const review = findReview(call);
  const { event, body = review.body } = readBody(call, Body.readonly(), "PullRequestReview");
  refuseOwn(call, pull, event);
  if (review.state !== "PENDING") throw unprocessable("Can not submit a review that is not pending");
  Object.assign(review, { state: events[event], body, submittedAt: call.site.state.time() });
  call.site.state.records.endRequest(review);
  return { status: 200, body: reviewJson(call.site, review) };
}

/** Its comments go with it. */
export function deleteReview(call: RestCall): RestReply {
  findPull(call, "write");
  const review = findReview(call);
  if (review.state !== "PENDING") throw unprocessable("Can not delete a non-pending pull request review");
  const { reviews, reviewComments } = call.site.state.records;
  reviews.splice(reviews.indexOf(review), 1);
  for (const comment of reviewComments.filter((one) => one.review === review.id))
    reviewComments.splice(reviewComments.indexOf(comment), 1);
  return { status: 200, body: reviewJson(call.site, review) };
}

function findReview(call: RestCall): Review {
  const [number, id] = [Number(param(call, "number")), Number(param(call, "id"))];
  const review = call.site.state.records.reviews.find((one) => one.id === id && one.pull === number);
  const isSeen = review && (review.state !== "PENDING" || review.author === call.caller.login);
  if (!isSeen) throw notFound();
  return review;
}

const Dismissal = z.strictObject({ message: z.string().min(1) });

export function dismissReview(call: RestCall): RestReply {
  demand(call, "write", "pull_requests");
  readBody(call, Dismissal, "PullRequestReview");
  const { records } = call.site.state;
  const review = records.reviews.find(
    ({ id, pull }) => id === Number(param(call, "id")) && pull === Number(param(call, "number")),
  );
  if (!review) throw notFound();
  if (!["APPROVED", "CHANGES_REQUESTED"].includes(review.state))
    throw new Refusal(errorReply(422, "Can not dismiss a commented pull request review"));
  review.state = "DISMISSED";
  return { status: 200, body: reviewJson(call.site, review) };
}
