/** The part of GitHub's GraphQL schema of discussions: what reads them, and what writes comments, replies and reactions there. */
import { z } from "zod";
import { discussionPage } from "../json/discussion.ts";
import type { Discussion, DiscussionComment, Reaction } from "../records.ts";
import type { Grant, Scope } from "../seed.ts";
import { isAllowed, type Site } from "../site.ts";
import { authored, editorNode, reactionGroups } from "./actor.ts";
import { type Arguments, GraphqlError, lastPage, type Node } from "./execute.ts";

const ListArguments = z.object({
  first: z.number().max(100),
  orderBy: z.strictObject({ field: z.literal("UPDATED_AT"), direction: z.literal("DESC") }),
});

/** Those that were touched last come first: no other order is played. */
export function discussionList(site: Site, viewer: string) {
  return (given: Arguments): Node => {
    const { first } = ListArguments.parse(given);
    const sorted = site.state.records.discussions.toSorted((a, b) => touched(site, b).localeCompare(touched(site, a)));
    const nodes = sorted.slice(0, first).map((one) => discussionNode(site, one, viewer));
    return { __typename: "DiscussionConnection", totalCount: sorted.length, nodes };
  };
}

function touched(site: Site, { number, createdAt }: Discussion): string {
  const inIt = site.state.records.discussionComments.filter(({ discussion }) => discussion === number);
  return [createdAt, ...inIt.map((comment) => comment.createdAt)].sort().at(-1) ?? createdAt;
}

export function discussionNode(site: Site, discussion: Discussion, viewer: string): Node {
  const { number, id, title, body, createdAt, author, closedAt } = discussion;
  const top = site.state.records.discussionComments.filter((one) => one.discussion === number && one.replyTo === null);
  return {
    __typename: "Discussion",
    id: `D_${id}`,
    databaseId: id,
    number,
    title,
    body,
    createdAt,
    lastEditedAt: null,
    editor: null,
    closed: closedAt !== null,
    closedAt,
    locked: discussion.locked,
    updatedAt: touched(site, discussion),
    reactionGroups: reactionGroups(discussion.reactions, viewer),
    url: discussionPage(site, number),
    ...authored(site, author, viewer),
    comments: lastPage("comments", "DiscussionCommentConnection", top, (one) => commentNode(site, one, viewer)),
  };
}

export function commentNode(site: Site, comment: DiscussionComment, viewer: string): Node {
  const { id, body, createdAt, lastEditedAt, editor, isMinimized, author, discussion } = comment;
  const all = site.state.records.discussionComments;
  const replies = all.filter(({ replyTo }) => replyTo === id);
  const parent = all.find((one) => one.id === comment.replyTo);
  return {
    __typename: "DiscussionComment",
    id: `DC_${id}`,
    databaseId: id,
    body,
    createdAt,
    lastEditedAt,
    isMinimized,
    editor: editorNode(site, editor),
    reactionGroups: reactionGroups(comment.reactions, viewer),
    url: `${discussionPage(site, discussion)}#discussioncomment-${id}`,
    ...authored(site, author, viewer),
    replyTo: parent ? commentNode(site, parent, viewer) : null,
    replies: lastPage("replies", "DiscussionCommentConnection", replies, (one) => commentNode(site, one, viewer)),
  };
}

const longest = 65_536;
const clientMutationId = z.string().optional();
const Body = z.string().min(1);
const Add = z.object({
  input: z.strictObject({
    discussionId: z.string(),
    body: Body,
    replyToId: z.string().optional(),
    clientMutationId,
  }),
});
const Edit = z.object({ input: z.strictObject({ commentId: z.string(), body: Body, clientMutationId }) });
const Remove = z.object({ input: z.strictObject({ id: z.string(), clientMutationId }) });
const Content = z.enum(["CONFUSED", "EYES", "HEART", "HOORAY", "LAUGH", "ROCKET", "THUMBS_UP"]);
const React = z.object({ input: z.strictObject({ subjectId: z.string(), content: Content, clientMutationId }) });

export function addDiscussionComment(site: Site, caller: Grant, given: Arguments): Node {
  const { discussionId, body, replyToId } = Add.parse(given).input;
  const { records } = site.state;
  const discussion = discussionOf(site, discussionId);
  const parent = replyToId === undefined ? undefined : commentOf(site, replyToId);
  demandWrite(site, caller);
  if (discussion.locked) throw refused("FORBIDDEN", "Discussion is locked.");
  if (parent && parent.replyTo !== null) {
    throw refused("UNPROCESSABLE", "Parent comment is already in a thread, cannot reply to it");
  }
  requireShort(body);
  const written = { author: caller.login, body, discussion: discussion.number };
  const comment = records.addDiscussionComment({ ...written, ...(parent && { replyTo: parent.id }) });
  return payload(site, caller, "AddDiscussionCommentPayload", comment);
}

export function updateDiscussionComment(site: Site, caller: Grant, given: Arguments): Node {
  const { commentId, body } = Edit.parse(given).input;
  const comment = commentOf(site, commentId);
  demandWrite(site, caller);
  if (comment.author !== caller.login) throw refused("FORBIDDEN", "Resource not accessible by integration");
  requireShort(body);
  Object.assign(comment, { body, lastEditedAt: site.state.time(), editor: caller.login });
  return payload(site, caller, "UpdateDiscussionCommentPayload", comment);
}

/** Replies below it stay. */
export function deleteDiscussionComment(site: Site, caller: Grant, given: Arguments): Node {
  const comment = commentOf(site, Remove.parse(given).input.id);
  demandWrite(site, caller);
  if (comment.author !== caller.login) throw refused("FORBIDDEN", "Resource not accessible by integration");
  const { discussionComments } = site.state.records;
  discussionComments.splice(discussionComments.indexOf(comment), 1);
  return payload(site, caller, "DeleteDiscussionCommentPayload", comment);
}

/**
 * Adds a reaction to a discussion, a comment in one, or a review. Everything else that takes reactions has REST for it.
 */
export function addReaction(site: Site, caller: Grant, given: Arguments): Node {
  const { subjectId, content } = React.parse(given).input;
  const subject = subjectOf(site, subjectId);
  demandWrite(site, caller, subjectId.startsWith("PRR_") ? "pull_requests" : "discussions");
  site.state.react(subject, caller.login, content === "THUMBS_UP" ? "+1" : content.toLowerCase());
  const reaction = { __typename: "Reaction", content };
  return { __typename: "AddReactionPayload", clientMutationId: null, reaction };
}

function subjectOf(site: Site, id: string): Readonly<{ reactions: Reaction[] }> {
  if (id.startsWith("DC_")) return commentOf(site, id);
  if (id.startsWith("D_")) return discussionOf(site, id);
  const review = site.state.records.reviews.find((one) => id === `PRR_${one.id}`);
  if (review) return review;
  throw refused("NOT_FOUND", `Could not resolve to a node with the global id of '${id}'`);
}

function payload(site: Site, { login }: Grant, type: string, comment: DiscussionComment): Node {
  return { __typename: type, clientMutationId: null, comment: commentNode(site, comment, login) };
}

function demandWrite(site: Site, caller: Grant, scope: Scope = "discussions"): void {
  if (!isAllowed(site, caller, "write", [scope])) {
    throw refused("FORBIDDEN", "Resource not accessible by integration");
  }
}

function requireShort(body: string): void {
  if (body.length > longest) throw refused("UNPROCESSABLE", `Body is too long (maximum is ${longest} characters)`);
}

function discussionOf({ state }: Site, nodeId: string): Discussion {
  const found = state.records.discussions.find(({ id }) => `D_${id}` === nodeId);
  if (found) return found;
  throw refused("NOT_FOUND", `Could not resolve to a node with the global id of '${nodeId}'`);
}

function commentOf({ state }: Site, nodeId: string): DiscussionComment {
  const found = state.records.discussionComments.find(({ id }) => `DC_${id}` === nodeId);
  if (found) return found;
  throw refused("NOT_FOUND", `Could not resolve to a node with the global id of '${nodeId}'`);
}

function refused(type: string, message: string): GraphqlError {
  return new GraphqlError(message, { type });
}
