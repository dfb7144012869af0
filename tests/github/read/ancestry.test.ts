import { expect, test } from "vitest";
import { gitHubClient, gitHubReader } from "../../../src/github/client.ts";
import { isPartOf } from "../../../src/github/read/commits.ts";
import { openStory, type Story } from "../../rehearsal/github/story.ts";

const readerOf = ({ github }: Story) =>
  gitHubReader(gitHubClient({ token: "reader-token", apiUrl: github.apiUrl, fetch }), { owner: "acme", name: "shop" });

const commitOf = async (story: Story, ...args: string[]) =>
  (await story.git("--git-dir", story.gitDir, ...args)).trim();

test("a commit is part of a branch that is it, or that has come from it", async () => {
  await using story = await openStory();
  const main = await commitOf(story, "rev-parse", "main");
  expect(await isPartOf(readerOf(story), main, "main")).toBe(true);
  expect(await isPartOf(readerOf(story), main, "deckhand/issue-1")).toBe(true);
  expect(story.problems()).toEqual([]);
});

test("it is no part of one that is behind it, beside it, without it, or not there", async () => {
  await using story = await openStory();
  const ahead = await commitOf(story, "rev-parse", "deckhand/issue-1");
  const beside = await commitOf(story, "commit-tree", "main^{tree}", "-p", "main", "-m", "beside");
  const alone = await commitOf(story, "commit-tree", "main^{tree}", "-m", "alone");
  const reader = readerOf(story);
  expect(await isPartOf(reader, ahead, "main")).toBe(false);
  expect(await isPartOf(reader, beside, "deckhand/issue-1")).toBe(false);
  expect(await isPartOf(reader, alone, "main")).toBe(false);
  expect(await isPartOf(reader, "1".repeat(40), "main")).toBe(false);
  expect(await isPartOf(reader, ahead, "nowhere")).toBe(false);
  expect(story.problems()).toEqual([]);
});

test("what GitHub cannot say is no answer", async () => {
  await using story = await openStory();
  story.github.failNext({ method: "GET", path: /compare/ }, { status: 500, body: { message: "Oops" } });
  await expect(isPartOf(readerOf(story), "1".repeat(40), "main")).rejects.toThrow("500");
});
