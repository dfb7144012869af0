import { validate } from "@octokit/graphql-schema";
import { expect, test } from "vitest";
import { cutPatch, readChangedFiles } from "../../../../src/github/read/pull/diff.ts";
import { readPull } from "../../../../src/github/read/pull/pull.ts";
import { olderThreadsQuery, reviewsQuery } from "../../../../src/github/read/pull/review-pages.ts";
import { readReviews } from "../../../../src/github/read/pull/reviews.ts";
import { readChecks } from "../../../../src/github/read/workflow-runs.ts";
import { asked, headBranch, openReviewed, type Reviewed, repository } from "../reader.ts";

const noGraphql = { status: 404, body: { message: "Not Found" } };
const reviews = ({ reader, pull }: Reviewed, more = {}) =>
  readReviews({ client: reader, repository, trigger: { ...asked, ...more }, number: pull });

test("the query fits GitHub's schema", () => {
  expect([...validate(reviewsQuery), ...validate(olderThreadsQuery)]).toEqual([]);
});

test("a pull request is read with its two ends", async () => {
  await using story = await openReviewed();
  const pull = await readPull(story.reader, story.pull);
  expect(pull).toMatchObject({
    ...{
      number: 2,
      url: `${story.github.serverUrl}/acme/shop/pull/2`,
      state: "open",
      isDraft: false,
      isFork: false,
      maintainerCanModify: false,
    },
    head: { branch: headBranch, sha: story.sha, repository: "acme/shop" },
    base: { branch: "main", repository: "acme/shop" },
  });
  expect(story.problems()).toEqual([]);
});

const end = (id: number) => ({ ref: "x", sha: "y", repo: { id, full_name: "o/r" } });

test.each([
  ["another repository", { head: end(2) }, { isFork: true }],
  ["a fork that is gone", { head: { ...end(1), repo: null } }, { isFork: true, head: { repository: undefined } }],
  ["this repository", {}, { isFork: false }],
  ["a merged branch", { state: "closed", merged: true }, { state: "merged" }],
])("a head of %s is told", async (_, fields, expected) => {
  const get = async () => ({
    number: 2,
    html_url: "https://x/pulls/2",
    state: "open",
    head: end(1),
    base: end(1),
    ...fields,
  });
  expect(await readPull({ get }, 2)).toMatchObject(expected);
});

test("a reply that makes no sense is a fault", async () => {
  await expect(readPull({ get: async () => ({}) }, 2)).rejects.toThrow("was not understood");
});

test("reviews with words, open threads with their code, and the issues to close are read", async () => {
  await using story = await openReviewed();
  const at = "2026-11-21T10:00:00Z";
  expect(await reviews(story)).toEqual({
    reviews: [{ id: 8001, state: "commented", author: "mina", association: "MEMBER", body: "Not yet", createdAt: at }],
    threads: [
      {
        path: "README.md",
        line: 1,
        hunk: "@@ -1 +1 @@\n-hello",
        isAsked: false,
        comments: [
          { id: 7001, author: "mina", association: "MEMBER", body: "Why?", createdAt: at },
          { id: 7002, author: "stranger", association: "NONE", body: "Because.", createdAt: at },
        ],
      },
    ],
    linked: [
      {
        number: 1,
        title: "It fails",
        state: "open",
        author: "rita",
        association: "MEMBER",
        body: "See the log.",
        createdAt: at,
      },
    ],
    omitted: 0,
    notes: [],
  });
  expect(story.problems()).toEqual([]);
});

test("P36: what was said or edited since is left out and counted, but not the request itself", async () => {
  await using story = await openReviewed();
  const { records } = story.github.state;
  for (const comment of records.reviewComments) if (comment.id === 7002) comment.lastEditedAt = "2026-11-21T11:00:00Z";
  expect(await reviews(story)).toMatchObject({ omitted: 1, threads: [{ comments: [{ id: 7001 }] }] });
  for (const comment of records.reviewComments) comment.isMinimized = true;
  expect(await reviews(story)).toMatchObject({ omitted: 2, threads: [] });
  const early = { createdAt: "2026-11-21T10:00:00Z" };
  expect(await reviews(story, early)).toMatchObject({ reviews: [], threads: [], linked: [], omitted: 3 });
});

test("an open thread behind hundreds that are resolved is found, and of a long one the newest comments are read", async () => {
  await using story = await openReviewed();
  const { records } = story.github.state;
  const place = { pull: story.pull, author: "mina", path: "README.md", line: 1, hunk: "@@ -1 +1 @@\n-hello" };
  for (let count = 0; count < 240; count++) records.addReviewComment({ ...place, body: "Done." }).isResolved = true;
  for (let count = 0; count < 35; count++) records.addReviewComment({ ...place, body: `No. ${count}`, replyTo: 7001 });
  const { threads, omitted, notes } = await reviews(story);
  expect(threads).toHaveLength(1);
  expect(threads[0]?.comments).toHaveLength(30);
  expect(threads[0]).toMatchObject({ path: "README.md", line: 1, hunk: place.hunk });
  expect(threads[0]?.comments.at(-1)?.body).toBe("No. 34");
  expect({ omitted, notes }).toEqual({ omitted: 7, notes: [] });
});

test.each(["GraphQL", "REST"])(
  "by %s, lines of the review that asks are part of the request, until somebody edits them",
  async (way) => {
    await using story = await openReviewed();
    if (way === "REST") story.github.failNext({ method: "POST", path: /graphql/ }, noGraphql);
    const { records } = story.github.state;
    const review = records.addReview({ pull: story.pull, author: "maria", body: "@agent go on", state: "COMMENTED" });
    const createdAt = review.submittedAt;
    const place = {
      pull: story.pull,
      author: "maria",
      path: "README.md",
      line: 1,
      hunk: "@@ -1 +1 @@",
      review: review.id,
    };
    const [line, edited] = ["A", "B"].map((body) => records.addReviewComment({ ...place, body }));
    const later = new Date(Date.parse(createdAt) + 2000).toISOString();
    Object.assign(edited ?? {}, { lastEditedAt: later, updatedAt: later });
    const item = { kind: "review", id: review.id, nodeId: undefined };
    const { threads } = await reviews(story, { item, createdAt });
    const asked = threads.flatMap(({ comments }) => comments.filter(({ isAsked }) => isAsked));
    expect(asked.map(({ id }) => id)).toEqual([line?.id]);
  },
);

test("the request itself is not among what is read", async () => {
  await using story = await openReviewed();
  const item = { kind: "review-comment", id: 7002, nodeId: undefined };
  expect(await reviews(story, { item })).toMatchObject({ omitted: 0, threads: [{ comments: [{ id: 7001 }] }] });
  const alone = { kind: "review-comment", id: 7003, nodeId: undefined };
  const [, own] = (await reviews(story, { item: alone })).threads;
  expect(own).toMatchObject({ isAsked: true, hunk: "@@ -1 +1 @@\n-hello", comments: [] }); // and it is resolved
  const review = { kind: "review", id: 8001, nodeId: undefined };
  expect(await reviews(story, { item: review })).toMatchObject({ omitted: 0, reviews: [] });
});

test.for(["GraphQL", "REST"])("by %s, what we wrote with a mark of ours is ours, and nothing else is", async (way) => {
  await using story = await openReviewed();
  const { records } = story.github.state;
  const place = { pull: story.pull, path: "README.md", line: 1, hunk: "@@ -1 +1 @@\n-hello" };
  for (const author of ["github-actions[bot]", "stranger"])
    records.addReviewComment({ ...place, author, body: "MARK" });
  records.addReview({ pull: story.pull, author: "github-actions[bot]", body: "Two findings. MARK" });
  records.addReview({ pull: story.pull, author: "github-actions[bot]", body: "Of another workflow" });
  if (way === "REST") story.github.state.missing.push(/^\/graphql/);
  const isOurs = (body: string) => body.includes("MARK");
  const read = await readReviews({ client: story.reader, repository, trigger: asked, number: story.pull, isOurs });
  const said = [...read.reviews, ...read.threads.flatMap(({ comments }) => comments)];
  const own = said.filter((one) => one.isOwn).map(({ author, body }) => `${author}: ${body}`);
  expect(own).toEqual(["github-actions[bot]: Two findings. MARK", "github-actions[bot]: MARK"]);
  expect(said.filter(({ body }) => isOurs(body))).toHaveLength(3);
});

test("an issue of another repository is not read along", async () => {
  await using story = await openReviewed();
  const other = { owner: "acme", name: "secret" };
  const graphql = (query: string, variables: Record<string, unknown>) =>
    story.reader.graphql(query, { ...variables, name: "shop" });
  const client = { ...story.reader, graphql };
  expect(await readReviews({ client, repository: other, trigger: asked, number: 2 })).toMatchObject({ linked: [] });
});

test("without GraphQL the reviews come by REST, with a note; without either there is only the note", async () => {
  await using story = await openReviewed();
  story.github.failNext({ method: "POST", path: /graphql/ }, noGraphql);
  const read = await reviews(story);
  expect(read).toMatchObject({ reviews: [{ id: 8001 }], linked: [], omitted: 0 });
  expect(read.threads.map(({ comments }) => comments.map(({ id }) => id))).toEqual([[7001, 7002], [7003]]);
  expect(read.notes).toEqual(["It is unknown which review threads are resolved."]);
  story.github.failNext({ method: "POST", path: /graphql/ }, noGraphql);
  story.github.failNext({ method: "GET", path: /reviews/ }, noGraphql);
  expect(await reviews(story)).toMatchObject({ threads: [], notes: ["The reviews could not be read from GitHub."] });
});

test("the changed files come with their patches, as far as there is room", async () => {
  await using story = await openReviewed();
  const patch = "@@ -1 +1 @@\n-hello\n+hello world";
  const file = { path: "README.md", previousPath: undefined, status: "modified", additions: 1, deletions: 1 };
  expect(await readChangedFiles(story.reader, 2, 1000)).toEqual({
    files: [{ ...file, patch: { text: patch, isCut: false } }],
    isWhole: true,
  });
  expect(await readChangedFiles(story.reader, 2, 20)).toMatchObject({
    files: [{ patch: { text: "@@ -1 +1 @@\n-hello", isCut: true } }],
  });
  expect(await readChangedFiles(story.reader, 2, 5)).toMatchObject({ files: [{ patch: undefined }] });
  expect(await readChangedFiles(story.reader, 99, 5)).toBeUndefined();
});

test("patches share one budget, and what has no room left is still listed", async () => {
  const file = (name: string) => ({
    filename: name,
    status: "modified",
    additions: 1,
    deletions: 0,
    patch: "+aa\n+bb",
  });
  const client = { get: async () => ["a", "b", "c"].map(file) };
  const { files = [] } = (await readChangedFiles(client, 2, 11)) ?? {};
  expect(files.map(({ path, patch }) => [path, patch?.text])).toEqual([
    ["a", "+aa\n+bb"],
    ["b", "+aa"],
    ["c", undefined],
  ]);
});

test.each([
  ["a\nb\nc", 5, "a\nb\nc", false],
  ["a\nb\nc", 4, "a\nb", true],
  ["a\nb\nc", 3, "a\nb", true],
  ["a\nb\nc", 2, "a", true],
])("%j has room for %i characters on a border of lines", (patch, most, text, isCut) => {
  expect(cutPatch(patch, most)).toEqual({ text, isCut });
});

test("a patch of which not one line has room is none", () => {
  expect(cutPatch("abc\nd", 2)).toBeUndefined();
  expect(cutPatch("abc", 0)).toBeUndefined();
});

test("the checks of a commit are read, and where they cannot be there are none", async () => {
  await using story = await openReviewed();
  expect(await readChecks(story.reader, story.sha)).toEqual([
    { name: "lint", conclusion: "success", summary: "" },
    { name: "test", conclusion: "failure", summary: "" },
  ]);
  story.github.failNext({ method: "GET", path: /check-runs/ }, { status: 403, body: { message: "no" } });
  expect(await readChecks(story.reader, story.sha)).toBeUndefined();
  expect(story.github.unknownRequests).toEqual([]);
});
