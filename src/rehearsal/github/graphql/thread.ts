/** The part of GitHub's GraphQL schema that reads an issue, a pull request or a discussion with its comments. */
import { z } from "zod";
import { commentPage, issuePage } from "../json/issue.ts";
import { fullName, isAllowed, isPublic, isRepository, type Seen, type Site } from "../site.ts";
import type { Comment, Issue } from "../state.ts";
import { authored, editorNode } from "./actor.ts";
import { refNode } from "./branch.ts";
import { ownerNode, projectItems } from "./change.ts";
import { discussionList, discussionNode, commentNode as inDiscussion } from "./discussion.ts";
import { type Arguments, GraphqlError, lastPage, type Node } from "./execute.ts";
import {
  commentNode as inReview,
  issueFields,
  pullFields,
  reviewNode,
  threadNode as reviewThreadNode,
} from "./pull.ts";

const RepositoryArguments = z.object({ owner: z.string(), name: z.string() }).readonly();
const IdArguments = z.object({ id: z.string() }).readonly();
const NumberArguments = z.object({ number: z.number() }).readonly();

/** The root of every query, over the repositories that the caller sees. */
export function queryNode(seen: readonly Seen[]): Node {
  const [first] = seen;
  const viewer = first?.caller.login ?? "";
  return {
    __typename: "Query",
    viewer: { __typename: "User", login: viewer, databaseId: first?.site.state.user(viewer).id },
    node: (given: Arguments) => {
      const { id } = IdArguments.parse(given);
      const found = seen.filter(isReadable).flatMap(({ site }) => nodeIn(site, id, viewer) ?? [])[0];
      if (found) return found;
      throw notFound(`Could not resolve to a node with the global id of '${id}'`);
    },
    repositoryOwner: (given: Arguments) => ownerNode(seen, z.object({ login: z.string() }).parse(given).login),
    repository: (given: Arguments) => {
      const { owner, name } = RepositoryArguments.parse(given);
      const found = seen.find(({ site }) => isRepository(site, owner, name));
      if (!found) throw notFound(`Could not resolve to a Repository with the name '${owner}/${name}'.`);
      if (isReadable(found)) return repositoryNode(found.site, viewer);
      throw new GraphqlError("Resource not accessible by integration", { type: "FORBIDDEN" });
    },
  };
}

function isReadable({ site, caller }: Seen): boolean {
  return isAllowed(site, caller, "read", ["issues", "pull_requests", "discussions"]);
}

/**
 * Finds a node by its id. Only issues and pull requests, reviews, discussions and the comments on all of these are
 * played.
 */
export function nodeIn(site: Site, id: string, viewer: string): Node | undefined {
  const { issues, comments, records } = site.state;
  const issue = [...issues.values()].find((one) => id === `I_${one.id}` || id === `PR_${one.id}`);
  if (issue) return threadNode(site, issue, viewer);
  const comment = comments.get(Number(/^IC_(\d+)$/.exec(id)?.[1]));
  if (comment) return commentNode(site, comment, viewer);
  const said = records.discussionComments.find((one) => id === `DC_${one.id}`);
  if (said) return inDiscussion(site, said, viewer);
  const discussion = records.discussions.find((one) => id === `D_${one.id}`);
  if (discussion) return discussionNode(site, discussion, viewer);
  const onCode = records.reviewComments.find((one) => id === `PRRC_${one.id}` || id === `PRRT_${one.id}`);
  if (onCode) return id.startsWith("PRRT_") ? reviewThreadNode(site, onCode, viewer) : inReview(site, onCode, viewer);
  const review = records.reviews.find((one) => id === `PRR_${one.id}`);
  return review && reviewNode(site, review, viewer);
}

function repositoryNode(site: Site, viewer: string): Node {
  return {
    __typename: "Repository",
    name: site.seed.name,
    nameWithOwner: fullName(site),
    id: `R_${site.id}`,
    databaseId: site.id,
    isPrivate: !isPublic(site),
    isArchived: site.state.isArchived,
    visibility: site.state.visibility.toUpperCase(),
    webCommitSignoffRequired: site.state.isSignOffRequired,
    ref: (given: Arguments) => refNode(site, given),
    pullRequest: (given: Arguments) => {
      const { number } = NumberArguments.parse(given);
      const pull = site.state.pulls.get(number);
      if (pull) return threadNode(site, pull, viewer);
      throw notFound(`Could not resolve to a PullRequest with the number of ${number}.`);
    },
    discussions: discussionList(site, viewer),
    discussion: (given: Arguments) => {
      const { number } = NumberArguments.parse(given);
      const discussion = site.state.records.discussions.find((one) => one.number === number);
      if (discussion) return discussionNode(site, discussion, viewer);
      throw notFound(`Could not resolve to a Discussion with the number of ${number}.`);
    },
    issueOrPullRequest: (given: Arguments) => {
      const { number } = NumberArguments.parse(given);
      const issue = site.state.issues.get(number);
      if (issue) return threadNode(site, issue, viewer);
      throw notFound(`Could not resolve to an issue or pull request with the number of ${number}.`);
    },
  };
}

function threadNode(site: Site, issue: Issue, viewer: string): Node {
  const pull = site.state.pulls.get(issue.number);
  return {
    __typename: pull ? "PullRequest" : "Issue",
    databaseId: pull?.pullId ?? issue.id,
    number: issue.number,
    title: issue.title,
    body: issue.body,
    url: issuePage(site, issue),
    state: pull?.merged ? "MERGED" : issue.state.toUpperCase(),
    locked: issue.locked,
    projectItems: () => projectItems(site, issue),
    createdAt: issue.createdAt,
    updatedAt: issue.updatedAt,
    lastEditedAt: issue.lastEditedAt,
    editor: issue.lastEditedAt === null ? null : editorNode(site, issue.editor ?? issue.author),
    ...authored(site, issue.author, viewer),
    comments: lastPage("comments", "IssueCommentConnection", site.state.commentsOn(issue.number), (comment) =>
      commentNode(site, comment, viewer),
    ),
    ...(pull ? pullFields(site, pull, viewer) : issueFields(site, issue, viewer)),
  };
}

function commentNode(site: Site, comment: Comment, viewer: string): Node {
  return {
    __typename: "IssueComment",
    databaseId: comment.id,
    body: comment.body,
    url: commentPage(site, comment),
    createdAt: comment.createdAt,
    updatedAt: comment.updatedAt,
    lastEditedAt: comment.lastEditedAt,
    editor: editorNode(site, comment.editor),
    isMinimized: comment.isMinimized,
    ...authored(site, comment.author, viewer),
  };
}

function notFound(message: string): GraphqlError {
  return new GraphqlError(message, { type: "NOT_FOUND" });
}
