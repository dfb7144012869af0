import { expect, test } from "vitest";
import { gitHubClient, gitHubReader } from "../../../../src/github/client.ts";
import { parseWebhook } from "../../../../src/github/read/payload/webhook.ts";
import { isEdited, isHandled, type Window } from "../../../../src/github/read/sweep/calls.ts";
import { labelledThreads, recentCalls, recentThreads } from "../../../../src/github/read/sweep/recent.ts";
import { triggerOf } from "../../../../src/github/read/trigger/trigger-of.ts";
import { react } from "../../../../src/github/write/comment/reaction.ts";
import { openStory, type Story } from "../../../rehearsal/github/story.ts";

const settings = { phrases: ["@agent"] };
const repositoryName = { owner: "acme", name: "shop" };
const DAY = 86_400_000;
/** The stories are played on the day before. */
const now = Date.parse("2026-11-22T09:00:00Z");

async function found(story: Story, some: Partial<Pick<Window, "since" | "until" | "most" | "settings">> = {}) {
  const github = gitHubClient({ token: "bot-token", apiUrl: story.github.apiUrl, fetch });
  const client = gitHubReader(github, repositoryName);
  const since = new Date(now - 3 * DAY);
  const window = { repository: await client.get(""), since, until: new Date(now + DAY), most: 20, settings };
  const calls = await recentCalls(client, await recentThreads(client, since), { ...window, ...some });
  return { calls, triggers: calls.map(({ trigger }) => trigger), client, github };
}

/** A pull request that calls in its text, in a review and on its code. */
function calling(story: Story) {
  const { github } = story;
  const pull = github.openPullRequest({
    author: "maria",
    title: "Tides",
    body: "@agent what is it?",
    head: "deckhand/issue-1",
  });
  const { records } = github.state;
  const review = records.addReview({ pull: pull.number, author: "maria", body: "@agent fix it" });
  const place = { pull: pull.number, path: "a.txt", line: 1, hunk: "@@ -0,0 +1 @@\n+a" };
  const comment = records.addReviewComment({ ...place, author: "maria", body: "@agent and this?" });
  return { pull, review, comment, place, records };
}

test("calls in the text of a pull request, in its reviews and on its code are those of their webhooks, but for the head", async () => {
  await using story = await openStory();
  const { pull, review, comment } = calling(story);
  const { payloads } = story.github;
  const live = [
    ["pull_request", payloads.pullRequest(pull.number, { action: "opened", sender: "maria" })],
    ["pull_request_review", payloads.review(review.id)],
    ["pull_request_review_comment", payloads.reviewComment(comment.id)],
  ] as const;
  const wanted = live.map(([eventName, payload]) => triggerOf(parseWebhook({ eventName, payload }), settings));
  const { triggers } = await found(story);
  const bare = wanted.map((trigger) => ({ ...trigger, headSha: undefined }));
  expect(triggers).toEqual(expect.arrayContaining(bare));
  expect(triggers).toHaveLength(3);
  expect(wanted.every((trigger) => trigger.status === "matched" && trigger.headSha !== undefined)).toBe(true);
  expect(story.problems()).toEqual([]);
});

test("a request for a review that is waited for is that of its webhook; one that is taken back, or given, is none", async () => {
  await using story = await openStory();
  const { github } = story;
  const { number } = github.openPullRequest({ author: "maria", title: "T", body: "", head: "deckhand/issue-1" });
  const { records, pulls } = github.state;
  records.askForReview({ pull: number, who: "rosa", by: "maria" });
  const [event] = records.events.get(number) ?? [];
  Object.assign(pulls.get(number) ?? {}, { updatedAt: event?.createdAt });
  const payload = github.payloads.pullRequest(number, { action: "review_requested", sender: "maria", who: "rosa" });
  const mine = { ...settings, assignee: "Rosa" };
  const wanted = triggerOf(parseWebhook({ eventName: "pull_request", payload }), mine);
  expect(wanted).toMatchObject({ status: "matched", kind: "review-request", headSha: expect.anything() });
  const { calls } = await found(story, { settings: mine });
  expect(calls).toEqual([{ trigger: { ...wanted, headSha: undefined }, sign: "shared" }]);
  expect((await found(story)).calls).toEqual([]);
  records.endRequest({ pull: number, author: "rosa" });
  expect((await found(story, { settings: mine })).calls).toEqual([]);
  expect(story.problems()).toEqual([]);
});

test("what is outside of the window, on too many pull requests, edited, or calls nobody, is not found", async () => {
  await using story = await openStory();
  const { comment, records, place } = calling(story);
  records.addReview({ pull: place.pull, author: "maria", body: "Fine." });
  Object.assign(comment, { updatedAt: new Date(now + 5000).toISOString() });
  expect((await found(story)).triggers.map(({ item }) => item.kind)).toEqual(["pull-request", "review"]);
  expect((await found(story, { most: 0 })).triggers).toEqual([]);
  expect((await found(story, { until: new Date(now - DAY) })).triggers).toEqual([]);
});

test("a sign of ours on any of them says that it was heard; an edit says that it is not its author's any more", async () => {
  await using story = await openStory();
  const { pull, review, comment } = calling(story);
  const { triggers, client, github } = await found(story);
  const heard = (isRepeated = false) =>
    Promise.all(triggers.map((trigger) => isHandled(client, trigger, { ownId: undefined, isRepeated })));
  const edited = () => Promise.all(triggers.map((trigger) => isEdited(client, repositoryName, trigger)));
  expect([await heard(), await edited()]).toEqual([Array(3).fill(false), Array(3).fill(false)]);
  const permission = "pull-requests: write";
  await react(github, repositoryName, { kind: "node", id: `PRR_${review.id}`, permission }, "eyes");
  await react(github, repositoryName, { kind: "review-comment", id: comment.id }, "eyes");
  await react(github, repositoryName, { kind: "thread", number: pull.number }, "eyes");
  const time = story.github.state.time();
  Object.assign(pull, { lastEditedAt: time });
  Object.assign(review, { lastEditedAt: time });
  expect(await heard()).toEqual([true, true, true]);
  // It may have been an earlier attempt of the very sweep that looks.
  expect(await heard(true)).toEqual([false, false, false]);
  await react(github, repositoryName, { kind: "node", id: `PRR_${review.id}`, permission }, "hooray");
  expect(await heard(true)).toEqual(triggers.map(({ item }) => item.kind === "review"));
  const kinds = triggers.map(({ item }) => item.kind);
  expect(await edited()).toEqual(kinds.map((kind) => kind !== "review-comment")); // which REST dates
  expect(story.problems()).toEqual([]);
});

test("a thumb up counts where it is known to be ours, because people give it as well", async () => {
  await using story = await openStory();
  const { pull, review } = calling(story);
  const { triggers, client, github } = await found(story);
  const permission = "pull-requests: write";
  await react(github, repositoryName, { kind: "node", id: `PRR_${review.id}`, permission }, "+1");
  await react(github, repositoryName, { kind: "thread", number: pull.number }, "+1");
  const heard = (ownId: number | undefined) =>
    Promise.all(triggers.map((trigger) => isHandled(client, trigger, { ownId, isRepeated: true })));
  const ours = story.github.state.user("github-actions[bot]").id;
  const kinds = triggers.map(({ item }) => item.kind);
  expect(await heard(ours)).toEqual(kinds.map((kind) => kind !== "review-comment"));
  expect(await heard(undefined)).toEqual(kinds.map((kind) => kind === "review"));
  expect(await heard(4242)).toEqual(kinds.map((kind) => kind === "review"));
  expect(story.problems()).toEqual([]);
});

test("threads with a label are found however old they are", async () => {
  await using story = await openStory();
  const { number } = story.github.openIssue({ author: "maria", title: "Tides", body: "" });
  story.github.openIssue({ author: "maria", title: "Knots", body: "" });
  story.github.state.records.labels.set(number, ["bug", "agent:needs-approval"]);
  Object.assign(story.github.state.issues.get(number) ?? {}, { updatedAt: "2020-01-01T00:00:00Z" });
  const { client } = await found(story);
  expect(await labelledThreads(client, "agent:needs-approval")).toMatchObject([
    { number, labels: ["bug", "agent:needs-approval"], isPull: false },
  ]);
});
