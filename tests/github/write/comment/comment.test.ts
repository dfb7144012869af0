import { expect, test } from "vitest";
import { gitHubClient } from "../../../../src/github/client.ts";
import {
  deleteComment,
  editComment,
  postComment,
  recentReplies,
} from "../../../../src/github/write/comment/comment.ts";
import { react } from "../../../../src/github/write/comment/reaction.ts";
import { answerMarker } from "../../../../src/github/write/marks.ts";
import { openStory, type Story } from "../../../rehearsal/github/story.ts";

const repository = { owner: "acme", name: "shop" };

function open(story: Story, token = "bot-token") {
  const issue = story.github.openIssue({ author: "rita", title: "Broken", body: "" });
  return { github: gitHubClient({ token, apiUrl: story.github.apiUrl, fetch }), issue: issue.number };
}

const bodies = ({ github }: Story) => [...github.state.comments.values()].map(({ body }) => body);

test("a comment is made, edited in place, and told by its address", async () => {
  await using story = await openStory();
  const { github, issue } = open(story);
  const runComment = await postComment(github, repository, issue, "Working");
  const url = `${story.github.serverUrl}/acme/shop/issues/1#issuecomment-5001`;
  expect(runComment).toEqual({ issue, id: 5001, nodeId: "IC_5001", url });
  expect(await editComment(github, repository, runComment, "Done")).toEqual({ runComment, body: "Done" });
  expect(await editComment(github, repository, runComment, "Done")).toEqual({ runComment, body: "Done" }); // edited by us
  expect(bodies(story)).toEqual(["Done"]);
  expect(story.problems()).toEqual([]);
});

test("a comment that is not needed is taken back, below an issue and on code", async () => {
  await using story = await openStory();
  const { github, issue } = open(story);
  await deleteComment(github, repository, await postComment(github, repository, issue, "Working"));
  expect(bodies(story)).toEqual([]);
  const { number } = story.github.openPullRequest({
    author: "maria",
    title: "Slugs",
    body: "",
    head: "deckhand/issue-1",
  });
  const { records } = story.github.state;
  const line = { pull: number, path: "a.md", line: 1, hunk: "@@ -1 +1 @@\n+x" };
  const { id } = records.addReviewComment({ ...line, author: "maria", body: "@agent why?" });
  const place = { kind: "review-thread", commentId: id } as const;
  await deleteComment(github, repository, await postComment(github, repository, number, "Working", place));
  expect(records.reviewComments.map(({ body }) => body)).toEqual(["@agent why?"]);
});

test("a comment that somebody deleted is made again", async () => {
  await using story = await openStory();
  const { github, issue } = open(story);
  const runComment = await postComment(github, repository, issue, "Working");
  story.github.state.comments.delete(runComment.id);
  const second = await editComment(github, repository, runComment, "Done");
  expect(second).toMatchObject({ runComment: { issue, id: 5002 }, body: "Done" });
  expect(bodies(story)).toEqual(["Done"]);
  expect(story.problems()).toEqual([]);
});

test.for(["edited", "hidden"] as const)(
  "F23 a comment that somebody has %s stays as it is, and a new one leads to it",
  async (deed) => {
    await using story = await openStory();
    const { github, issue } = open(story);
    const marker = answerMarker("a-secret-of-ours", "acme/shop#1");
    const runComment = await postComment(github, repository, issue, "Working");
    const stored = story.github.state.comments.get(runComment.id);
    if (stored && deed === "edited") story.github.state.editComment(stored, "Their words", "maria");
    else Object.assign(stored ?? {}, { isMinimized: true });
    const second = await editComment(github, repository, runComment, `Done\n\n${marker.mark("trigger")}`);
    expect(second.runComment).toMatchObject({ issue, id: 5002 });
    expect(bodies(story)).toEqual([deed === "edited" ? "Their words" : "Working", second.body]);
    expect(second.body).toMatch(new RegExp(`^Done\n\n\\[My first comment here\\]\\(.*-5001\\) was ${deed}`));
    expect(marker.isOurs(second.body, "trigger")).toBe(true);
    expect(story.problems()).toEqual([]);
  },
);

test("on a server that does not tell who edited it, the comment is edited in place", async () => {
  await using story = await openStory();
  const { github, issue } = open(story);
  const runComment = await postComment(github, repository, issue, "Working");
  story.github.state.missing.push(/^\/graphql/);
  expect(await editComment(github, repository, runComment, "Done")).toEqual({ runComment, body: "Done" });
  expect(bodies(story)).toEqual(["Done"]);
});

test("an edit that GitHub refuses for another reason makes no second comment", async () => {
  await using story = await openStory();
  const { github, issue } = open(story);
  const runComment = await postComment(github, repository, issue, "Working");
  story.github.failNext({ method: "PATCH", path: /comments/ }, { status: 502, body: { message: "Bad gateway" } });
  await expect(editComment(github, repository, runComment, "Done")).rejects.toMatchObject({ status: 502 });
  expect(bodies(story)).toEqual(["Working"]);
});

test("a token that may only read cannot comment", async () => {
  await using story = await openStory();
  const { github, issue } = open(story, "reader-token");
  await expect(postComment(github, repository, issue, "Hello")).rejects.toMatchObject({ code: "github", status: 403 });
  expect(bodies(story)).toEqual([]);
  expect(story.problems()).toEqual([]);
});

test("a reaction is left once, however often it is asked for", async () => {
  await using story = await openStory();
  const { github, issue } = open(story);
  const { id } = story.github.comment({ issue, author: "maria", body: "@agent go" });
  const place = { kind: "issue-comment", id } as const;
  await react(github, repository, place, "eyes");
  await react(github, repository, place, "eyes");
  await react(github, repository, place, "confused");
  expect(story.github.state.comments.get(id)?.reactions.map(({ content }) => content)).toEqual(["eyes", "confused"]);
  expect(story.problems()).toEqual([]);
});

const note = "_(cut: the comment was too long; the step summary has all of it)_";

test.for([
  ["of the longest length", "x".repeat(60_000), false],
  ["too long", "x".repeat(70_000), true],
  ["in three bytes a character", "修".repeat(70_000), true],
  ["with a surrogate pair at the cut", `${"x".repeat(59_999)}${"🎉".repeat(4000)}`, true],
  ["with a surrogate pair after the cut", `${"x".repeat(60_000)}🎉`, true],
] as const)("a body %s arrives whole, or cut with a note", async ([, body, isCut]) => {
  await using story = await openStory();
  const { github, issue } = open(story);
  const runComment = await postComment(github, repository, issue, body);
  await editComment(github, repository, runComment, body);
  const [arrived = ""] = bodies(story);
  expect(arrived.endsWith(note)).toBe(isCut);
  if (!isCut) expect(arrived).toBe(body);
  expect(arrived.length).toBeLessThan(65_536);
  expect(arrived.isWellFormed()).toBe(true);
  expect(body.startsWith(arrived.replace(`\n\n${note}`, ""))).toBe(true);
  expect(story.problems()).toEqual([]);
});

test("F22 what was too long is still known for ours, and says where the whole is", async () => {
  await using story = await openStory();
  const { github, issue } = open(story);
  const marker = answerMarker("a-secret-of-ours", "acme/shop#1");
  const body = `${"word ".repeat(20_000)}\n\n${marker.mark("trigger")}`;
  const runComment = await postComment(github, repository, issue, body);
  await editComment(github, repository, runComment, `again ${body}`);
  const [stored = ""] = bodies(story);
  expect(stored.length).toBeLessThan(65_536);
  expect(stored).toMatch(/^again word .*the step summary has all of it/s);
  expect(marker.isOurs(stored, "trigger")).toBe(true);
});

test("F22 the note stands outside of code that was cut", async () => {
  await using story = await openStory();
  const { github, issue } = open(story);
  await postComment(github, repository, issue, `Look:\n\n\`\`\`\`diff\n${"+ line\n".repeat(10_000)}\`\`\`\`\n`);
  expect(bodies(story)[0]).toMatch(/\n````\n\n_\(cut: .*\)_$/);
});

test("an answer in the thread of a review is made and edited there; in a thread that is gone, below the pull request", async () => {
  await using story = await openStory();
  const { github } = open(story);
  const { number } = story.github.openPullRequest({
    author: "maria",
    title: "Slugs",
    body: "",
    head: "deckhand/issue-1",
  });
  const { records } = story.github.state;
  const place = { pull: number, path: "a.md", line: 1, hunk: "@@ -1 +1 @@\n+x" };
  const { id } = records.addReviewComment({ ...place, author: "maria", body: "@agent why?" });
  const below = { kind: "review-thread", commentId: id } as const;
  const runComment = await postComment(github, repository, number, "Working", below);
  expect(runComment.place).toBe(below);
  expect(await editComment(github, repository, runComment, "Done")).toEqual({ runComment, body: "Done" });
  expect(records.reviewComments.map(({ body }) => body)).toEqual(["@agent why?", "Done"]);
  records.addReviewComment({ ...place, author: "maria", body: "Done" }); // of another thread
  const isIt = ({ body = "" }) => body === "Done";
  expect(await recentReplies(github, repository, { issue: number, place: below }, isIt)).toMatchObject([runComment]);
  Object.assign(records.reviewComments[1] ?? {}, { isMinimized: true });
  expect(await editComment(github, repository, runComment, "Again")).toMatchObject({
    runComment: { id: 7004, place: below },
  });
  const gone = { kind: "review-thread", commentId: 7999 } as const;
  expect(await postComment(github, repository, number, "Working", gone)).not.toHaveProperty("place");
  expect(bodies(story)).toEqual(["Working"]);
});
