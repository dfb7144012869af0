/** A pull request as the REST API writes one, in a list and by itself, with its reviews and their comments. */
import type { FileChange } from "../git/objects.ts";
import { differenceOf, isMergeable, siteOf } from "../pull-branches.ts";
import type { Review, ReviewComment } from "../records.ts";
import { repositoryApi, repositoryPage, type Site } from "../site.ts";
import type { PullRequest } from "../state.ts";
import { issuePage, labelJson } from "./issue.ts";
import { repositoryJson } from "./repository.ts";
import { reactionsJson, userJson } from "./user.ts";

/** As in a list: without the figures that need a comparison. */
export function pullSummaryJson(site: Site, pull: PullRequest) {
  return {
    id: pull.pullId,
    node_id: `PR_${pull.id}`,
    number: pull.number,
    title: pull.title,
    body: pull.body,
    state: pull.state,
    locked: pull.locked,
    draft: pull.draft,
    user: userJson(site, pull.author),
    author_association: site.state.association(pull.author),
    head: headEnd(site, pull),
    base: branchEnd(site, pull.base, pull.baseSha),
    created_at: pull.createdAt,
    updated_at: pull.updatedAt,
    closed_at: pull.state === "closed" ? (pull.merged?.at ?? pull.updatedAt) : null,
    merged_at: pull.merged?.at ?? null,
    merge_commit_sha: pull.merged?.commit ?? null,
    auto_merge: null,
    assignee: null,
    assignees: [],
    requested_reviewers: (site.state.records.reviewers.get(pull.number) ?? []).map((login) => userJson(site, login)),
    requested_teams: [],
    labels: site.state.records.labelsOf(pull.number).map((name) => labelJson(site, name)),
    milestone: null,
    active_lock_reason: null,
    ...addresses(site, pull),
  };
}

export function pullJson(site: Site, pull: PullRequest) {
  const { commits, changedFiles, additions, deletions } = differenceOf(site, pull.baseSha, pull.headSha);
  return {
    ...pullSummaryJson(site, pull),
    merged: pull.merged !== null,
    merged_by: pull.merged && userJson(site, pull.merged.by),
    ...mergeability(isMergeable(site, pull), pull),
    maintainer_can_modify: pull.fork?.canModify ?? false,
    comments: site.state.commentsOn(pull.number).length,
    review_comments: site.state.records.reviewComments.filter((comment) => comment.pull === pull.number).length,
    commits,
    additions,
    deletions,
    changed_files: changedFiles,
  };
}

function mergeability(mergeable: boolean | undefined, { draft }: PullRequest) {
  if (mergeable === undefined) return { mergeable: null, rebaseable: null, mergeable_state: "unknown" };
  const state = mergeable ? (draft ? "draft" : "clean") : "dirty";
  return { mergeable, rebaseable: mergeable, mergeable_state: state };
}

function headEnd(site: Site, { fork, head, headSha }: PullRequest) {
  if (!fork) return branchEnd(site, head, headSha);
  const end = branchEnd(siteOf(site, fork), head, headSha);
  return { ...end, repo: { ...end.repo, id: fork.id, node_id: `R_${fork.id}`, fork: true } };
}

function branchEnd(site: Site, ref: string, sha: string) {
  const { owner } = site.seed;
  return { label: `${owner}:${ref}`, ref, sha, user: userJson(site, owner), repo: repositoryJson(site) };
}

function addresses(site: Site, pull: PullRequest) {
  const url = repositoryApi(site, `/pulls/${pull.number}`);
  const issue = repositoryApi(site, `/issues/${pull.number}`);
  const page = issuePage(site, pull);
  const links = {
    self: url,
    html: page,
    issue,
    comments: `${issue}/comments`,
    review_comments: `${url}/comments`,
    review_comment: repositoryApi(site, "/pulls/comments{/number}"),
    commits: `${url}/commits`,
    statuses: repositoryApi(site, `/statuses/${pull.headSha}`),
  };
  return {
    url,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: links.issue,
    comments_url: links.comments,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    commits_url: links.commits,
    statuses_url: links.statuses,
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
  };
}

/** `headSha` is the commit in which it is so. */
export function fileJson(site: Site, { headSha }: Readonly<{ headSha: string }>, file: FileChange) {
  const { path, previousPath, status, additions, deletions, sha, patch } = file;
  return {
    sha,
    filename: path,
    status,
    additions,
    deletions,
    changes: additions + deletions,
    blob_url: repositoryPage(site, `/blob/${headSha}/${path}`),
    raw_url: repositoryPage(site, `/raw/${headSha}/${path}`),
    contents_url: repositoryApi(site, `/contents/${path}?ref=${headSha}`),
    ...(patch !== undefined && { patch }),
    ...(previousPath !== undefined && { previous_filename: previousPath }),
  };
}

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
