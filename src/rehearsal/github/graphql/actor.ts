/** Who said something, as GraphQL tells it. */
import { reactionContents } from "../json/user.ts";
import type { Reaction } from "../records.ts";
import type { Site } from "../site.ts";
import type { Node } from "./execute.ts";

/** GraphQL calls an app by its bare name: `github-actions`, where REST says `github-actions[bot]`. */
export function actorNode(site: Site, login: string, type?: string): Node {
  const user = site.state.user(login);
  return { __typename: type ?? user.type, login: user.login.replace(/\[bot\]$/, ""), databaseId: user.id };
}

/** Returns the fields that everything by an author has. */
export function authored(site: Site, author: string, viewer: string) {
  return {
    author: actorNode(site, author),
    authorAssociation: site.state.association(author),
    viewerDidAuthor: author.toLowerCase() === viewer.toLowerCase(),
  };
}

/** Who edited it last, if anybody did. */
export function editorNode(site: Site, editor: string | null): Node | null {
  return editor === null ? null : actorNode(site, editor);
}

/** The reactions to something, as GraphQL groups them. */
export function reactionGroups(reactions: readonly Reaction[], viewer: string): readonly Node[] {
  return reactionContents.map((content) => ({
    __typename: "ReactionGroup",
    content: groupOf(content),
    viewerHasReacted: reactions.some((reaction) => reaction.content === content && reaction.author === viewer),
  }));
}

function groupOf(content: string): string {
  return { "+1": "THUMBS_UP", "-1": "THUMBS_DOWN" }[content] ?? content.toUpperCase();
}
