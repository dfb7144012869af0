/** REST: what a pull request changes, and what its reviewers said. */
import { changedFiles, type FileChange } from "../git/patches.ts";
import { reviewCommentJson, reviewJson } from "../json/review.ts";
import { followBranches } from "../pull-branches.ts";
import { repositoryApi, repositoryPage, type Site } from "../site.ts";
import type { PullRequest } from "../state.ts";
import { type Call, demand, page, param } from "./call.ts";
import { notFound, type Reply } from "./reply.ts";

export function listFiles(call: Call): Reply {
  const { site } = call;
  const pull = findPull(call);
  const files = changedFiles(site.seed.gitDir, pull.baseSha, pull.headSha);
  return page(call, files, (file) => fileJson(site, pull, file));
}

export function listReviews(call: Call): Reply {
  const { number } = findPull(call);
  const reviews = call.site.state.records.reviews.filter(({ pull }) => pull === number);
  return page(call, reviews, (review) => reviewJson(call.site, review));
}

export function listReviewComments(call: Call): Reply {
  const { number } = findPull(call);
  const comments = call.site.state.records.reviewComments.filter(({ pull }) => pull === number);
  return page(call, comments, (comment) => reviewCommentJson(call.site, comment));
}

export function findPull(call: Call, level: "read" | "write" = "read"): PullRequest {
  demand(call, level, "pull_requests");
  followBranches(call.site);
  const pull = call.site.state.pulls.get(Number(param(call, "number")));
  if (!pull) throw notFound();
  return pull;
}

function fileJson(site: Site, { headSha }: PullRequest, file: FileChange) {
  const { path, previousPath, status, additions, deletions, sha, patch } = file;
  return {
    ...{ sha, filename: path, status, additions, deletions, changes: additions + deletions },
    blob_url: repositoryPage(site, `/blob/${headSha}/${path}`),
    raw_url: repositoryPage(site, `/raw/${headSha}/${path}`),
    contents_url: repositoryApi(site, `/contents/${path}?ref=${headSha}`),
    ...(patch !== undefined && { patch }),
    ...(previousPath !== undefined && { previous_filename: previousPath }),
  };
}
