/** The intents about comments: `comment` on an issue or a pull request, `comment-discussion`, and `hide`. */
import { z } from "zod";
import { isHidden, readComment } from "../../../../github/read/comment-now.ts";
import { readPull } from "../../../../github/read/pull/pull.ts";
import { readReview } from "../../../../github/read/pull/review-pages.ts";
import { canBeOurs, readOwn } from "../../../../github/read/trigger/own-account.ts";
import { hideComment, postComment, recentComments } from "../../../../github/write/comment/comment.ts";
import { addToDiscussion, readOwnInDiscussion } from "../../../../github/write/comment/discussion.ts";
import { hasIntentMark, intentMark } from "../../../../github/write/marks.ts";
import { dismissReview as dismiss } from "../../../../github/write/review/post-review.ts";
import { defineIntent, refused } from "../intent.ts";
import { readDiscussion } from "../target.ts";

/** The intent `comment`: comments on an issue or a pull request. */
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
    const { github, repository, mac, client } = place;
    const parts = ["comment", String(target.number), slot];
    const own = await readOwn(client);
    const [known] = await recentComments(
      github,
      repository,
      target.number,
      ({ body = "", user }) => canBeOurs(user, own) && hasIntentMark(mac, body, parts),
    );
    if (known) return { status: "already", url: known.url };
    return {
      status: "ready",
      async act() {
        const body = `${fields.body}\n\n${intentMark(mac, parts)}`;
        const { url, id } = await postComment(github, repository, target.number, body);
        const path = `repos/${repository.owner}/${repository.name}/issues/comments/${id}`;
        return { url, undo: `gh api -X DELETE ${path}` };
      },
    };
  },
});

/** The intent `comment-discussion`: comments in a discussion. */
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
  async check({ client, github, repository, mac }, { fields, slot, number }) {
    const discussion = number === undefined ? undefined : await readDiscussion(client, repository, number);
    if (!discussion || number === undefined) return refused(`there is no discussion #${number} in this repository`);
    const mark = ["comment-discussion", String(number), slot];
    const [known] = await readOwnInDiscussion(github, discussion.id, (body) => hasIntentMark(mac, body, mark));
    if (known) return { status: "already", url: known.url };
    if (discussion.locked) return refused(`the discussion #${number} is locked`);
    return {
      status: "ready",
      async act() {
        const place = { discussionId: discussion.id, replyToId: undefined };
        const { url } = await addToDiscussion(github, place, `${fields.body}\n\n${intentMark(mac, mark)}`);
        return { url };
      },
    };
  },
});

const REASONS = ["spam", "abuse", "off-topic", "outdated", "duplicate", "resolved"] as const;

/** The intent `hide`: hides a comment on a thread, as people do with "Hide". */
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

export const dismissReview = defineIntent({
  name: "dismiss-review",
  help: "dismisses an approval or a request for changes that you gave for an older commit.",
  permission: "pull-requests: write",
  most: 1,
  target: "pull_request",
  needsOpen: true,
  takes: {},
  fields: () => ({
    review: z.int().positive().describe("The id of the review."),
    message: z.string().min(1).max(500),
  }),
  texts: { message: "title" },
  words: ({ review }, on) => `dismiss the review ${review} of ${on}`,
  async check({ client, github, repository }, { fields: { review: id, message }, target }) {
    const [review, own] = await Promise.all([readReview(client, target.number, id), readOwn(client)]);
    if (!review) return refused(`#${target.number} has no review ${id}`);
    if (own === undefined || review.userId !== own.id) return refused("it is somebody else's review");
    if (review.state === "DISMISSED") return { status: "already", url: review.url };
    if (!["APPROVED", "CHANGES_REQUESTED"].includes(review.state)) return refused("it neither approves nor blocks");
    if (review.commit === (await readPull(client, target.number)).head.sha)
      return refused("it is about the commit that is the head now");
    return {
      status: "ready",
      async act() {
        await dismiss(github, repository, { number: target.number, id, message });
        return { url: review.url };
      },
    };
  },
});
