/** The part of GitHub's GraphQL schema that reads the reviews of a pull request. */
import type { Review, ReviewComment } from "../records.ts";
import { findReferenced, fullName, repositoryPage, type Site } from "../site.ts";
import type { Issue, PullRequest } from "../state.ts";
import { actorNode, authored, editorNode, reactionGroups } from "./actor.ts";
import { type Arguments, lastPage, type Node } from "./execute.ts";

/** Fields of a pull request that an issue does not have. */
export function pullFields(site: Site, pull: PullRequest, viewer: string): Readonly<Record<string, unknown>> {
  const { records } = site.state;
  const isSeen = ({ state, author }: Review) => state !== "PENDING" || author === viewer;
  const reviews = records.reviews.filter((review) => review.pull === pull.number && isSeen(review));
  const first = records.reviewComments.filter((comment) => {
    const review = records.reviews.find(({ id }) => id === comment.review);
    return comment.pull === pull.number && comment.replyTo === null && (!review || isSeen(review));
  });
  const closed = (records.closes.get(pull.number) ?? []).flatMap((reference) => findReferenced(site, reference) ?? []);
  return {
    isDraft: pull.draft,
    headRefName: pull.head,
    headRefOid: pull.headSha,
    baseRefName: pull.base,
    reviews: connection("PullRequestReview", reviews, (review) => reviewNode(site, review, viewer)),
    reviewThreads: lastPage("reviewThreads", "PullRequestReviewThreadConnection", first, (comment) =>
      threadNode(site, comment, viewer),
    ),
    closingIssuesReferences: connection("Issue", closed, ({ site, issue }) => ({
      __typename: "Issue",
      number: issue.number,
      title: issue.title,
      body: issue.body,
      state: issue.state.toUpperCase(),
      createdAt: issue.createdAt,
      lastEditedAt: issue.lastEditedAt,
      ...authored(site, issue.author, viewer),
      repository: { __typename: "Repository", nameWithOwner: fullName(site) },
    })),
  };
}

/** Fields of an issue that a pull request does not have. */
export function issueFields(site: Site, issue: Issue, viewer: string): Readonly<Record<string, unknown>> {
  const closers = site.sites.flatMap((one) =>
    [...one.state.records.closes].flatMap(([number, references]) => {
      const pull = one.state.pulls.get(number);
      const closes = references.some(
        (reference) => findReferenced({ ...one, sites: site.sites }, reference)?.issue === issue,
      );
      return pull && closes ? [{ site: one, pull }] : [];
    }),
  );
  return {
    closedByPullRequestsReferences: connection("PullRequest", closers, ({ site, pull }) => ({
      __typename: "PullRequest",
      number: pull.number,
      title: pull.title,
      state: pull.merged ? "MERGED" : pull.state.toUpperCase(),
      createdAt: pull.createdAt,
      lastEditedAt: pull.lastEditedAt,
      ...authored(site, pull.author, viewer),
      repository: { __typename: "Repository", nameWithOwner: fullName(site) },
    })),
  };
}

/** Only `first` and `last` are played. */
function connection<Item>(type: string, items: readonly Item[], node: (item: Item) => Node) {
  return ({ first, last }: Arguments): Node => ({
    __typename: `${type}Connection`,
    totalCount: items.length,
    nodes: (typeof first === "number" ? items.slice(0, first) : items.slice(-Number(last))).map(node),
  });
}

export function reviewNode(site: Site, review: Review, viewer: string): Node {
  const { id, body, state, lastEditedAt, author } = review;
  const submittedAt = state === "PENDING" ? null : review.submittedAt;
  return {
    __typename: "PullRequestReview",
    databaseId: id,
    body,
    state,
    submittedAt,
    lastEditedAt,
    editor: lastEditedAt === null ? null : editorNode(site, review.editor ?? author),
    isMinimized: false,
    reactionGroups: reactionGroups(review.reactions, viewer),
    ...authored(site, author, viewer),
  };
}

export function threadNode(site: Site, first: ReviewComment, viewer: string): Node {
  const all = site.state.records.reviewComments;
  const inIt = all.filter(({ id, replyTo }) => id === first.id || replyTo === first.id);
  return {
    __typename: "PullRequestReviewThread",
    id: `PRRT_${first.id}`,
    path: first.path,
    line: first.line,
    isResolved: first.isResolved,
    isOutdated: false,
    resolvedBy: first.resolvedBy === null ? null : actorNode(site, first.resolvedBy, "User"),
    comments: connection("PullRequestReviewComment", inIt, (comment) => commentNode(site, comment, viewer)),
  };
}

export function commentNode(site: Site, comment: ReviewComment, viewer: string): Node {
  const { id, body, hunk, pull, createdAt, lastEditedAt, editor, isMinimized, author } = comment;
  const isSubmitted = site.state.records.submittedComments().includes(comment);
  const review = site.state.records.reviews.find((one) => one.id === comment.review);
  return {
    state: isSubmitted ? "SUBMITTED" : "PENDING",
    __typename: "PullRequestReviewComment",
    databaseId: id,
    body,
    diffHunk: hunk,
    createdAt,
    lastEditedAt,
    isMinimized,
    editor: editorNode(site, editor),
    ...authored(site, author, viewer),
    pullRequestReview: review ? reviewNode(site, review, viewer) : null,
    url: repositoryPage(site, `/pull/${pull}#discussion_r${id}`),
  };
}
