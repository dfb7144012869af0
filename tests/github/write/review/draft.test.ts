import { expect, test } from "vitest";
import { gitHubClient } from "../../../../src/github/client.ts";
import type { ApprovalComment } from "../../../../src/github/write/review/draft.ts";
import { postReview } from "../../../../src/github/write/review/post-review.ts";
import { openReviewed, repository } from "../../read/reader.ts";

const MARK = "<!-- ours -->";

/** Somebody has a draft on the pull request when we come to say "Read."; `meanwhile` is what happens each second. */
async function beside(body: string | undefined, change: Partial<ApprovalComment> = {}) {
  const story = await openReviewed();
  const { records } = story.github.state;
  const author = "github-actions[bot]";
  const draft = body && records.addReview({ pull: story.pull, author, body, state: "PENDING" });
  const before = records.reviews.filter(({ state }) => state !== "PENDING").length;
  const said = () => records.reviews.filter(({ state }) => state !== "PENDING").slice(before);
  const approvalComment: ApprovalComment = {
    isOurs: (text) => text.includes(MARK),
    isGiven: async () => said().length > 0,
    sleep: async () => undefined,
    ...change,
  };
  const github = gitHubClient({ token: "bot-token", apiUrl: story.github.apiUrl, fetch });
  const words = { verdict: "COMMENT", bodyWith: () => "Read." } as const;
  const settled: number[] = [];
  const settle = async () => {
    settled.push(said().length);
    return { ...words, bodyWith: () => "Read, and settled." };
  };
  const wanted = { number: story.pull, commit: story.sha, comments: [], ...words, settle };
  const post = () => postReview(github, repository, wanted, approvalComment);
  return { story, records, draft: draft || undefined, said, post, settled };
}

test("whoever finds another one about to say it waits, and says and settles nothing when that has", async () => {
  const { story, draft, said, post, settled } = await beside(`Read before. ${MARK}`, {
    sleep: async () => Object.assign(draft ?? {}, { state: "COMMENTED" }),
  });
  await using _ = story;
  expect(await post()).toBe("given");
  expect(said()).toMatchObject([{ body: expect.stringContaining("Read before.") }]);
  expect(settled).toEqual([]);
  expect(story.problems()).toEqual([]);
});

test("whoever comes first while it is said elsewhere takes the draft back that nobody has seen", async () => {
  const { story, records, post, settled } = await beside(undefined, { isGiven: async () => true });
  await using _ = story;
  expect(await post()).toBe("given");
  expect(records.reviews.filter(({ body }) => body.startsWith("Read"))).toEqual([]);
  expect(settled).toEqual([]);
  expect(story.problems()).toEqual([]);
});

test("what one of ours has left that is lost is cleared away; what is settled is so before it is said", async () => {
  const { story, said, post, settled } = await beside(`Read before. ${MARK}`);
  await using _ = story;
  expect(await post()).toMatchObject({ verdict: "COMMENT" });
  expect(said()).toMatchObject([{ body: "Read, and settled." }]);
  expect(settled).toEqual([0]);
  expect(story.problems()).toEqual([]);
});

test("what somebody else prepares under our account is left as it is, and said to stand in the way", async () => {
  const { story, draft, records, post } = await beside("Another program's.");
  await using _ = story;
  await expect(post()).rejects.toMatchObject({ status: 422, message: expect.stringContaining("one pending review") });
  expect(records.reviews).toContain(draft);
});

test("whoever was slow, and had its draft cleared away, says it once all the same", async () => {
  let isFirst = true;
  const { story, records, said, post } = await beside(undefined, {
    async isGiven() {
      if (isFirst) records.reviews.splice(-1);
      isFirst = false;
      return false;
    },
  });
  await using _ = story;
  expect(await post()).toMatchObject({ verdict: "COMMENT" });
  expect(said()).toHaveLength(1);
});
