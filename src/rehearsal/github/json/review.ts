/** Reviews and their comments as the REST API and webhooks write them. */
import type { Review, ReviewComment } from "../records.ts";
import { repositoryApi, repositoryPage, type Site } from "../site.ts";
import { reactionsJson, userJson } from "./user.ts";

export function reviewJson(site: Site, review: Review) {
  const { id, pull, author, body, state, submittedAt, commit } = review;
  const html = repositoryPage(site, `/pull/${pull}#pullrequestreview-${id}`);
  const pullUrl = repositoryApi(site, `/pulls/${pull}`);
  return {
    id,
    node_id: `PRR_${id}`,
    user: userJson(site, author),
    body,
    state,
    commit_id: commit,
    html_url: html,
    pull_request_url: pullUrl,
    ...(state !== "PENDING" && { submitted_at: submittedAt }),
    author_association: site.state.association(author),
    _links: { html: { href: html }, pull_request: { href: pullUrl } },
  };
}

export function reviewCommentJson(site: Site, comment: ReviewComment) {
  const { id, pull, review, replyTo, author, path, hunk, body, commit, createdAt, updatedAt } = comment;
  const { line, side, startLine } = comment;
  const url = repositoryApi(site, `/pulls/comments/${id}`);
  const html = repositoryPage(site, `/pull/${pull}#discussion_r${id}`);
  const pullUrl = repositoryApi(site, `/pulls/${pull}`);
  return {
    url,
    id,
    node_id: `PRRC_${id}`,
    pull_request_review_id: review,
    diff_hunk: hunk,
    path,
    commit_id: commit,
    original_commit_id: commit,
    user: userJson(site, author),
    body,
    created_at: createdAt,
    updated_at: updatedAt,
    html_url: html,
    pull_request_url: pullUrl,
    position: 1,
    original_position: 1,
    line,
    original_line: line,
    side,
    start_line: startLine,
    original_start_line: startLine,
    start_side: startLine === null ? null : side,
    subject_type: "line" as const,
    ...(replyTo !== null && { in_reply_to_id: replyTo }),
    author_association: site.state.association(author),
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pullUrl } },
    reactions: reactionsJson(url, site.state.records.reactions.get(`review comment ${id}`) ?? []),
  };
}
