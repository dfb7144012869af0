/** The part of GitHub's GraphQL schema that reads an issue, a pull request or a discussion with its comments. */
import { z } from "zod";
import { commentPage } from "../json/comment.ts";
import { issuePage } from "../json/issue.ts";
import type { Grant } from "../seed.ts";
import { fullName, isRepository, type Site } from "../site.ts";
import type { Comment, Issue } from "../state.ts";
import { authored, editorNode } from "./actor.ts";
import { ownerNode, projectItems } from "./change.ts";
import { discussionList, discussionNode, commentNode as inDiscussion } from "./discussion.ts";
import { GraphqlError } from "./document.ts";
import { type Arguments, lastPage, type Node } from "./execute.ts";
import { commentNode as inReview, issueFields, pullFields, reviewNode } from "./pull.ts";

const RepositoryArguments = z.object({ owner: z.string(), name: z.string() }).readonly();
const IdArguments = z.object({ id: z.string() }).readonly();
const NumberArguments = z.object({ number: z.number() }).readonly();

/** The root of every query. */
export function queryNode(site: Site, caller: Grant): Node {
  const viewer = caller.login;
  return {
    __typename: "Query",
    viewer: { __typename: "User", login: viewer, databaseId: site.state.user(viewer).id },
    // Of all that has an id, comments on issues and in reviews, reviews, and discussions with their comments are played.
    node: (given: Arguments) => {
      const { id } = IdArguments.parse(given);
      const issue = [...site.state.issues.values()].find((one) => id === `I_${one.id}` || id === `PR_${one.id}`);
      if (issue) return threadNode(site, issue, viewer);
      const comment = site.state.comments.get(Number(/^IC_(\d+)$/.exec(id)?.[1]));
      if (comment) return commentNode(site, comment, viewer);
      const said = site.state.records.discussionComments.find((one) => id === `DC_${one.id}`);
      if (said) return inDiscussion(site, said, viewer);
      const discussion = site.state.records.discussions.find((one) => id === `D_${one.id}`);
      if (discussion) return discussionNode(site, discussion, viewer);
      const onCode = site.state.records.reviewComments.find((one) => id === `PRRC_${one.id}`);
      if (onCode) return inReview(site, onCode, viewer);
      const review = site.state.records.reviews.find((one) => id === `PRR_${one.id}`);
      if (review) return reviewNode(site, review, viewer);
      throw notFound(`Could not resolve to a node with the global id of '${id}'`);
    },
    repositoryOwner: (given: Arguments) => ownerNode(site, caller, z.object({ login: z.string() }).parse(given).login),
    repository: (given: Arguments) => {
      const { owner, name } = RepositoryArguments.parse(given);
      if (isRepository(site, owner, name)) return repositoryNode(site, viewer);
      throw notFound(`Could not resolve to a Repository with the name '${owner}/${name}'.`);
    },
  };
}

function repositoryNode(site: Site, viewer: string): Node {
  return {
    __typename: "Repository",
    name: site.seed.name,
    nameWithOwner: fullName(site),
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
    projectItems: () => projectItems(site, issue.number),
    createdAt: issue.createdAt,
    updatedAt: issue.updatedAt,
    lastEditedAt: issue.lastEditedAt,
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
