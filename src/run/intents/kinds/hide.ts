/** The intent `hide`: hides a comment on a thread, as people do with "Hide". */
import { z } from "zod";
import { isHidden, readComment } from "../../../github/read/comment-now.ts";
import { hideComment } from "../../../github/write/comment/comment.ts";
import { defineIntent, refused } from "../intent.ts";

const REASONS = ["spam", "abuse", "off-topic", "outdated", "duplicate", "resolved"] as const;

export const hide = defineIntent({
  name: "hide",
  help: "hides a comment on a thread.",
  permission: "issues: write",
  most: 1,
  target: "thread",
  waits: true,
  canBeLocked: true,
  takes: { choices: REASONS },
  fields: ({ choices }) => ({
    comment: z.int().positive().describe("The id of the comment."),
    reason: choices.length > 0 ? z.enum(choices) : z.enum(REASONS),
  }),
  words: ({ comment, reason }, on) => `hide the comment ${comment} on ${on} as ${reason}`,
  async check({ github, client }, { fields: { comment, reason }, target }) {
    const found = await readComment(client, comment);
    if (found?.issue !== target.number) return refused(`#${target.number} has no comment ${comment}`);
    if (await isHidden(client, found.nodeId)) return { status: "already", url: found.url };
    return {
      status: "ready",
      async act() {
        await hideComment(github, found.nodeId, reason.toUpperCase().replace("-", "_"));
        return { url: found.url };
      },
    };
  },
});
