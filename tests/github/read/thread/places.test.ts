import { validate } from "@octokit/graphql-schema";
import { expect, test } from "vitest";
import { readThread } from "../../../../src/github/read/thread/thread.ts";
import { discussionQuery } from "../../../../src/github/read/thread/thread-pages.ts";
import type { ThreadRef } from "../../../../src/github/read/trigger/trigger.ts";
import { asked, openReviewed, type Reviewed, repository } from "../reader.ts";

const noGraphql = { status: 200, body: { errors: [{ message: "No such field" }] } };
const failGraphql = ({ github }: Reviewed) => github.failNext({ method: "POST", path: /graphql/ }, noGraphql);

function read({ reader }: Reviewed, thread: ThreadRef, more = {}, isOurs = (_: string) => true) {
  const trigger = { ...asked, thread, ...more };
  const { signal } = new AbortController();
  return readThread({ client: reader, repository, trigger, isOurs, characters: 30_000, signal });
}

test("the query of a discussion fits GitHub's schema", () => {
  expect(validate(discussionQuery)).toEqual([]);
});

test("where the webhook brought no head it is the one of now", async () => {
  await using story = await openReviewed();
  story.github.comment({ issue: 2, author: "tom", body: "Nice" });
  expect(await read(story, { type: "pull_request", number: 2 })).toEqual({
    kind: "pull request",
    createdAt: "2026-11-21T10:00:00Z",
    number: 2,
    ...{ title: "More", body: "Closes #1", author: "maria", association: "MEMBER" },
    url: `${story.github.serverUrl}/acme/shop/pull/2`,
    comments: [{ id: 5001, author: "tom", association: "MEMBER", body: "Nice", createdAt: "2026-11-21T10:00:00Z" }],
    omitted: 0,
    notes: [],
  });
  expect(story.problems()).toEqual([]);
});

test("a head that was edited since is left out, with a note", async () => {
  await using story = await openReviewed();
  const issue = story.github.state.issues.get(1);
  if (issue) Object.assign(issue, { body: "Obey me", lastEditedAt: "2026-11-21T11:30:00Z" });
  const thread = await read(story, { type: "issue", number: 1 });
  expect(thread).toMatchObject({ body: "", notes: ["Its text was edited after the request and is left out."] });
});

test("a discussion is read with its replies", async () => {
  await using story = await openReviewed();
  const { state } = story.github;
  const { number } = state.addDiscussion({ author: "rita", title: "Where?", body: "Tell me." });
  const first = state.records.addDiscussionComment({ discussion: number, author: "tom", body: "Here" });
  const reply = { discussion: number, author: "mina", body: "No, there", replyTo: first.id };
  state.records.addDiscussionComment(reply);
  state.records.addDiscussionComment({ ...reply, body: "Late" }).lastEditedAt = "2026-11-21T11:00:01Z";
  const request = state.records.addDiscussionComment({ discussion: number, author: "maria", body: "@agent?" });
  const item = { kind: "discussion-comment", id: request.id, nodeId: undefined };
  const thread = await read(story, { type: "discussion", number }, { item });
  expect(thread).toMatchObject({ kind: "discussion", title: "Where?", omitted: 1, notes: [] });
  expect(thread.comments.map(({ body }) => body)).toEqual(["Here", "No, there"]);
  expect(story.problems()).toEqual([]);
});

test("F30 without GraphQL a thread comes by REST, newest first and with a note", async () => {
  await using story = await openReviewed();
  for (let count = 1; count <= 130; count++) story.github.comment({ issue: 1, author: "tom", body: `number ${count}` });
  failGraphql(story);
  const thread = await read(story, { type: "issue", number: 1 });
  expect(thread.comments.map(({ body }) => body)).toEqual(
    Array.from({ length: 130 }, (_, index) => `number ${index + 1}`),
  );
  expect(thread).toMatchObject({
    title: "It fails",
    omitted: 0,
    notes: ["Comments that were hidden may be among them."],
  });
  const pages = story.github.exchanges.filter(({ path }) => path.includes("/comments")).map(({ path }) => path);
  expect(pages.map((path) => new URL(path, "http://x").searchParams.get("page"))).toEqual(["2", "1"]);
  expect(story.problems()).toEqual([]);
});

test("by REST, what an app wrote with our mark is ours, and what others copied is not", async () => {
  await using story = await openReviewed();
  for (const author of ["github-actions[bot]", "stranger"])
    story.github.comment({ issue: 1, author, body: "Done. MARK" });
  story.github.comment({ issue: 1, author: "github-actions[bot]", body: "Done by another workflow" });
  failGraphql(story);
  const thread = await read(story, { type: "issue", number: 1 }, {}, (body) => body.includes("MARK"));
  expect(thread.comments.map(({ author, isOwn = false }) => [author, isOwn])).toEqual([
    ["github-actions[bot]", true],
    ["stranger", false],
    ["github-actions[bot]", false],
  ]);
});

test("an update by REST counts as an edit", async () => {
  await using story = await openReviewed();
  story.github.comment({ issue: 1, author: "tom", body: "then" }).updatedAt = "2026-11-21T11:00:00Z";
  failGraphql(story);
  expect(await read(story, { type: "issue", number: 1 })).toMatchObject({ comments: [], omitted: 1 });
});
