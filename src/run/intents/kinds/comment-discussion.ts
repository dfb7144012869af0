/** The intent `comment-discussion`: comments in a discussion. */
import { z } from "zod";
import { readDiscussion } from "../../../github/read/target.ts";
import { addToDiscussion, ownInDiscussion } from "../../../github/write/comment/discussion.ts";
import { hasIntentMark, intentMark } from "../../../github/write/seal.ts";
import { defineIntent, refused } from "../intent.ts";

export const commentDiscussion = defineIntent({
  name: "comment-discussion",
  help: "comments in a discussion.",
  permission: "discussions: write",
  most: 1,
  target: "discussion",
  takes: {},
  fields: () => ({ body: z.string().min(1).max(10_000).describe("Markdown.") }),
  texts: { body: "prose" },
  words: (_, on) => `comment in the discussion ${on}`,
  async check({ client, github, repository, seal }, { fields, slot, number }) {
    const discussion = number === undefined ? undefined : await readDiscussion(client, repository, number);
    if (!discussion || number === undefined) return refused(`there is no discussion #${number} in this repository`);
    const mark = ["comment-discussion", String(number), slot];
    const [known] = await ownInDiscussion(github, discussion.id, (body) => hasIntentMark(seal, body, mark));
    if (known) return { status: "already", url: known.url };
    if (discussion.locked) return refused(`the discussion #${number} is locked`);
    return {
      status: "ready",
      async act() {
        const place = { discussionId: discussion.id, replyToId: undefined };
        const { url } = await addToDiscussion(github, place, `${fields.body}\n\n${intentMark(seal, mark)}`);
        return { url };
      },
    };
  },
});
