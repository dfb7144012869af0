/** The reactions to something, as GraphQL groups them. */
import { reactionContents } from "../json/reactions.ts";
import type { Reaction } from "../state.ts";
import type { Node } from "./execute.ts";

export function reactionGroups(reactions: readonly Reaction[], viewer: string): readonly Node[] {
  return reactionContents.map((content) => ({
    ...{ __typename: "ReactionGroup", content: groupOf(content) },
    viewerHasReacted: reactions.some((reaction) => reaction.content === content && reaction.author === viewer),
  }));
}

function groupOf(content: string): string {
  return { "+1": "THUMBS_UP", "-1": "THUMBS_DOWN" }[content] ?? content.toUpperCase();
}
