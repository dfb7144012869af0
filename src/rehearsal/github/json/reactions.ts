/** The summary of reactions that stands in every issue and comment. */
import type { Reaction } from "../records.ts";

/** The contents that GitHub knows. */
export const reactionContents = ["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] as const;

export function reactionsJson(url: string, reactions: readonly Reaction[]) {
  const count = (content: string) => reactions.filter((reaction) => reaction.content === content).length;
  return {
    url: `${url}/reactions`,
    total_count: reactions.length,
    ...Object.fromEntries(reactionContents.map((content) => [content, count(content)])),
  };
}
