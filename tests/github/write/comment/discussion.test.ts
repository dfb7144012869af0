import { expect, test } from "vitest";
import { gitHubClient } from "../../../../src/github/client.ts";
import {
  type CommentPlace,
  deleteComment,
  editComment,
  postComment,
} from "../../../../src/github/write/comment/comment.ts";
import { readOwnInDiscussion } from "../../../../src/github/write/comment/discussion.ts";
import { react } from "../../../../src/github/write/comment/reaction.ts";
import { openStory, type Story } from "../../../rehearsal/github/story.ts";

const repository = { owner: "acme", name: "shop" };

/** A discussion #1 with a comment and a reply to it. */
function open({ github }: Story, token = "bot-token") {
  const { number, id } = github.state.addDiscussion({ author: "rita", title: "Where?", body: "@agent tell me" });
  const { records } = github.state;
  const first = records.addDiscussionComment({ discussion: number, author: "tom", body: "Here" });
  const reply = records.addDiscussionComment({ discussion: number, author: "maria", body: "No", replyTo: first.id });
  const inIt = (replyToId?: string): CommentPlace => ({ kind: "discussion", discussionId: `D_${id}`, replyToId });
  return { github: gitHubClient({ token, apiUrl: github.apiUrl, fetch }), number, first, reply, inIt };
}

const written = ({ github }: Story) =>
  github.state.records.discussionComments.slice(2).map(({ body, replyTo, author }) => [author, body, replyTo]);

const bot = "github-actions[bot]";

test("a comment in a discussion is made and edited in place, and told by its address", async () => {
  await using story = await openStory();
  const { github, number, inIt } = open(story);
  const runComment = await postComment(github, repository, number, "Working", inIt());
  const url = `${story.github.serverUrl}/acme/shop/discussions/1#discussioncomment-6503`;
  expect(runComment).toEqual({ issue: number, id: 6503, nodeId: "DC_6503", url, place: inIt() });
  expect(await editComment(github, repository, runComment, "Done")).toEqual({ runComment, body: "Done" });
  expect(written(story)).toEqual([[bot, "Done", null]]);
  Object.assign(story.github.state.records.discussionComments[2] ?? {}, { editor: "maria" });
  expect(await editComment(github, repository, runComment, "Again")).toMatchObject({ runComment: { id: 6504 } });
  expect(story.problems()).toEqual([]);
});

test("it stands below the comment that called, or below the one that this replies to", async () => {
  await using story = await openStory();
  const { github, number, first, reply, inIt } = open(story);
  await postComment(github, repository, number, "To the comment", inIt(`DC_${first.id}`));
  await postComment(github, repository, number, "To the reply", inIt(`DC_${reply.id}`));
  await postComment(github, repository, number, "To what is gone", inIt("DC_9"));
  expect(written(story)).toEqual([
    [bot, "To the comment", first.id],
    [bot, "To the reply", first.id],
    [bot, "To what is gone", null],
  ]);
  expect(story.problems()).toEqual([]);
});

test("one that somebody deleted is made again, in the same place", async () => {
  await using story = await openStory();
  const { github, number, first, inIt } = open(story);
  const runComment = await postComment(github, repository, number, "Working", inIt(`DC_${first.id}`));
  story.github.state.records.discussionComments.splice(2, 1);
  expect(await editComment(github, repository, runComment, "Done")).toMatchObject({
    runComment: { nodeId: "DC_6504" },
  });
  expect(written(story)).toEqual([[bot, "Done", first.id]]);
});

test("one that is not needed is taken back, once, and nobody else's is", async () => {
  await using story = await openStory();
  const { github, number, first, inIt } = open(story);
  const runComment = await postComment(github, repository, number, "Working", inIt(`DC_${first.id}`));
  await deleteComment(github, repository, runComment);
  await deleteComment(github, repository, runComment);
  expect(written(story)).toEqual([]);
  const others = { ...runComment, nodeId: `DC_${first.id}` };
  await expect(deleteComment(github, repository, others)).rejects.toMatchObject({ status: 403 });
  expect(story.github.state.records.discussionComments).toContain(first);
  expect(story.problems()).toEqual([]);
});

test("one that GitHub took without saying so is found again, and not posted twice", async () => {
  await using story = await openStory();
  const { github, number, inIt } = open(story);
  const lost = { status: 502, body: "<html>", headers: { "content-type": "text/html" }, isDone: true };
  story.github.failNext({ method: "POST", path: /graphql/ }, lost);
  const runComment = await postComment(github, repository, number, "Working", inIt());
  expect(runComment).toMatchObject({ id: 6503, nodeId: "DC_6503" });
  expect(written(story)).toEqual([[bot, "Working", null]]);
  story.github.failNext({ method: "POST", path: /graphql/ }, { ...lost, isDone: false });
  await expect(postComment(github, repository, number, "Another", inIt())).rejects.toMatchObject({ status: 502 });
});

test("what we have said is told from what others have, also where they say the same", async () => {
  await using story = await openStory();
  const { github, number, first, inIt } = open(story);
  const [discussion] = story.github.state.records.discussions;
  story.github.state.records.addDiscussionComment({ discussion: number, author: "stranger", body: "Mine" });
  const runComment = await postComment(github, repository, number, "Mine", inIt(`DC_${first.id}`));
  const found = await readOwnInDiscussion(github, `D_${discussion?.id}`, (body) => body === "Mine");
  expect(found).toEqual([{ id: runComment.id, nodeId: runComment.nodeId, url: runComment.url, body: "Mine" }]);
  expect(story.problems()).toEqual([]);
});

test("without the permission the hint has the line of YAML, and nothing is written", async () => {
  await using story = await openStory();
  const { github, number, inIt } = open(story, "reader-token");
  await expect(postComment(github, repository, number, "Working", inIt())).rejects.toMatchObject({
    status: 403,
    hint: expect.stringContaining("`discussions: write`"),
  });
  expect(written(story)).toEqual([]);
});

test("a discussion and a comment in it take reactions, each once", async () => {
  await using story = await openStory();
  const { github, first } = open(story);
  const [discussion] = story.github.state.records.discussions;
  for (const id of [`D_${discussion?.id}`, `DC_${first.id}`, `DC_${first.id}`]) {
    await react(github, repository, { kind: "node", id, permission: "discussions: write" }, "eyes");
  }
  expect(discussion?.reactions.map(({ content }) => content)).toEqual(["eyes"]);
  expect(first.reactions.map(({ content }) => content)).toEqual(["eyes"]);
  expect(story.problems()).toEqual([]);
});
