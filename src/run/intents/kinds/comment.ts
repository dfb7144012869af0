/** The intent `comment`: comments on an issue or a pull request. */
import { z } from "zod";
import { canBeOurs, readOwn } from "../../../github/read/trigger/own-account.ts";
import { postComment, recentComments } from "../../../github/write/comment/comment.ts";
import { hasIntentMark, intentMark } from "../../../github/write/seal.ts";
import { defineIntent } from "../intent.ts";

export const comment = defineIntent({
  name: "comment",
  help: "comments on an issue or a pull request. Your final message is posted in any case; do not repeat it.",
  permission: "issues: write",
  most: 1,
  target: "thread",
  takes: {},
  fields: () => ({ body: z.string().min(1).max(10_000).describe("Markdown.") }),
  texts: { body: "prose" },
  words: (_, on) => `comment on ${on}`,
  async check(place, { fields, slot, target }) {
    const { github, repository, seal, client } = place;
    const parts = ["comment", String(target.number), slot];
    const own = await readOwn(client);
    const [known] = await recentComments(
      github,
      repository,
      target.number,
      ({ body = "", user }) => canBeOurs(user, own) && hasIntentMark(seal, body, parts),
    );
    if (known) return { status: "already", url: known.url };
    return {
      status: "ready",
      async act() {
        const body = `${fields.body}\n\n${intentMark(seal, parts)}`;
        const { url, id } = await postComment(github, repository, target.number, body);
        const path = `repos/${repository.owner}/${repository.name}/issues/comments/${id}`;
        return { url, undo: `gh api -X DELETE ${path}` };
      },
    };
  },
});
