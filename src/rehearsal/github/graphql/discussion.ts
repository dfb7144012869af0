/** The part of GitHub's GraphQL schema that reads a discussion. */
import { discussionPage } from "../json/discussion.ts";
import type { Discussion, DiscussionComment } from "../records.ts";
import type { Site } from "../site.ts";
import { authored, editorNode } from "./actor.ts";
import type { Node } from "./execute.ts";
import { lastPage } from "./page.ts";

export function discussionNode(site: Site, discussion: Discussion, viewer: string): Node {
  const { number, id, title, body, createdAt, author, closedAt } = discussion;
  const top = site.state.records.discussionComments.filter((one) => one.discussion === number && one.replyTo === null);
  return {
    ...{ __typename: "Discussion", id: `D_${id}`, databaseId: id, number, title, body, createdAt, lastEditedAt: null },
    ...{ closed: closedAt !== null, closedAt },
    ...{ url: discussionPage(site, number), ...authored(site, author, viewer) },
    comments: lastPage("comments", "DiscussionCommentConnection", top, (one) => commentNode(site, one, viewer)),
  };
}

export function commentNode(site: Site, comment: DiscussionComment, viewer: string): Node {
  const { id, body, createdAt, lastEditedAt, editor, isMinimized, author, discussion } = comment;
  const all = site.state.records.discussionComments;
  const replies = all.filter(({ replyTo }) => replyTo === id);
  const parent = all.find((one) => one.id === comment.replyTo);
  return {
    ...{
      __typename: "DiscussionComment",
      id: `DC_${id}`,
      databaseId: id,
      body,
      createdAt,
      lastEditedAt,
      isMinimized,
    },
    editor: editorNode(site, editor),
    ...{ url: `${discussionPage(site, discussion)}#discussioncomment-${id}`, ...authored(site, author, viewer) },
    replyTo: parent ? commentNode(site, parent, viewer) : null,
    replies: lastPage("replies", "DiscussionCommentConnection", replies, (one) => commentNode(site, one, viewer)),
  };
}
