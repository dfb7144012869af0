/** REST: what a pull request changes, and what its reviewers said. */
import { changedFiles } from "../../git/patches.ts";
import { reactionJson } from "../../json/comment.ts";
import { fileJson } from "../../json/pull.ts";
import { reviewCommentJson, reviewJson } from "../../json/review.ts";
import { followBranches } from "../../pull-branches.ts";
import type { Review, ReviewComment } from "../../records.ts";
import type { PullRequest } from "../../state.ts";
import { type Call, demand, page, param } from "../call.ts";
import { isSince } from "../issues.ts";
import { notFound, type Reply } from "../reply.ts";

export function listFiles(call: Call): Reply {
  const { site } = call;
  const pull = findPull(call);
  const files = changedFiles(site.seed.gitDir, pull.baseSha, pull.headSha).slice(0, MOST_FILES);
  return page(call, files, (file) => fileJson(site, pull, file));
}

/** https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
const MOST_FILES = 3000;

export function listReviews(call: Call): Reply {
  const { number } = findPull(call);
  const isSeen = ({ state, author }: Review) => state !== "PENDING" || author === call.caller.login;
  const reviews = call.site.state.records.reviews.filter((review) => review.pull === number && isSeen(review));
  return page(call, reviews, (review) => reviewJson(call.site, review));
}

export function listReviewComments(call: Call): Reply {
  const { number } = findPull(call);
  const comments = call.site.state.records.submittedComments().filter(({ pull }) => pull === number);
  return pageInOrder(call, comments);
}

export function getReviewComment(call: Call): Reply {
  demand(call, "read", "pull_requests");
  const comment = call.site.state.records.reviewComments.find(({ id }) => id === Number(param(call, "id")));
  if (!comment) throw notFound();
  return { status: 200, body: reviewCommentJson(call.site, comment) };
}

/** Of all pull requests; with `since` those that were touched from then on. */
export function listAllReviewComments(call: Call): Reply {
  demand(call, "read", "pull_requests");
  const comments = call.site.state.records.submittedComments().filter(({ updatedAt }) => isSince(call, updatedAt));
  return pageInOrder(call, comments);
}

/** The newest first, if asked. */
function pageInOrder(call: Call, comments: readonly ReviewComment[]): Reply {
  const isNewestFirst = call.query.get("direction") === "desc";
  return page(call, isNewestFirst ? comments.toReversed() : comments, (comment) =>
    reviewCommentJson(call.site, comment),
  );
}

export function listReviewCommentReactions(call: Call): Reply {
  demand(call, "read", "pull_requests");
  const id = Number(param(call, "id"));
  const { records } = call.site.state;
  if (!records.reviewComments.some((comment) => comment.id === id)) throw notFound();
  return page(call, records.reactions.get(`review comment ${id}`) ?? [], (reaction) =>
    reactionJson(call.site, reaction),
  );
}

export function findPull(call: Call, level: "read" | "write" = "read"): PullRequest {
  demand(call, level, "pull_requests");
  followBranches(call.site);
  const pull = call.site.state.pulls.get(Number(param(call, "number")));
  if (!pull) throw notFound();
  return pull;
}
