import { expect, test } from "vitest";
import { gitHubClient } from "../../../../src/github/client.ts";
import { addLabels, requestReviews } from "../../../../src/github/write/pull-request/pull-request.ts";
import { openStory, type Story } from "../../../rehearsal/github/story.ts";

const repository = { owner: "acme", name: "shop" };

function open(story: Story, token = "bot-token") {
  const { number } = story.github.openPullRequest({ author: "maria", title: "x", body: "", head: "deckhand/issue-1" });
  return { number, client: gitHubClient({ token, apiUrl: story.github.apiUrl, fetch }) };
}

test("labels come to those that are there", async () => {
  await using story = await openStory();
  const { number, client } = open(story);
  await addLabels(client, repository, number, ["from the agent"]);
  await addLabels(client, repository, number, ["from the agent", "bug"]);
  expect(story.github.state.records.labelsOf(number)).toEqual(["from the agent", "bug"]);
  expect(story.problems()).toEqual([]);
});

test("people who work on the repository are asked for a review, others are refused", async () => {
  await using story = await openStory();
  const { number, client } = open(story);
  await requestReviews(client, repository, number, ["octavia"]);
  expect(story.github.state.records.reviewers.get(number)).toEqual(["octavia"]);
  await expect(requestReviews(client, repository, number, ["stranger"])).rejects.toMatchObject({ status: 422 });
  await expect(requestReviews(client, repository, number, ["acme/crew"])).rejects.toMatchObject({ status: 422 });
  await expect(requestReviews(client, repository, number, ["maria"])).rejects.toThrow("pull request author");
  // GitHub's description has no body for what GitHub refuses here with words.
  const undocumented = "POST /repos/acme/shop/pulls/1/requested_reviewers: response body: none is expected with 422";
  expect(story.problems()).toEqual([undocumented, undocumented, undocumented]);
});

test("one who cannot review here keeps nobody else from being asked, and is told of", async () => {
  await using story = await openStory();
  const { number, client } = open(story);
  const asked = requestReviews(client, repository, number, ["maria", "octavia", "stranger"]);
  await expect(asked).rejects.toThrow("pull request author");
  expect(story.github.state.records.reviewers.get(number)).toEqual(["octavia"]);
});
