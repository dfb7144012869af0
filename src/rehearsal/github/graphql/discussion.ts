/** The part of GitHub's GraphQL schema that reads a discussion. */
import { z } from "zod";
import { discussionPage } from "../json/discussion.ts";
import type { Discussion, DiscussionComment } from "../records.ts";
import type { Site } from "../site.ts";
import { authored, editorNode, reactionGroups } from "./actor.ts";
import { type Arguments, lastPage, type Node } from "./execute.ts";

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
