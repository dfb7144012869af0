/** The intent `dismiss-review`: takes back a review of our own that is about an older commit. */
import { z } from "zod";
import { readPull } from "../../../github/read/pull/pull.ts";
import { readReview } from "../../../github/read/pull/review-pages.ts";
import { readOwn } from "../../../github/read/trigger/own-account.ts";
import { dismissReview as dismiss } from "../../../github/write/review/post-review.ts";
import { defineIntent, refused } from "../intent.ts";

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
