import { validate } from "@octokit/graphql-schema";
import { expect, test } from "vitest";
import { readDiff, reviewedFile } from "../../../../src/github/read/pull/diff.ts";
import { ownThreadsQuery, readOwnThreads } from "../../../../src/github/read/pull/own-threads.ts";
import { bot } from "../../../rehearsal/github/story.ts";
import { openReviewed, repository } from "../reader.ts";

test("every hunk tells its lines: those that were taken out, and those that are shown now", () => {
  const patch = "@@ -3,4 +3,5 @@ f()\n a\n-b\n+B\n+C\n c\n d\n@@ -20,2 +21 @@\n x\n-y\n\\ No newline at end of file";
  expect(reviewedFile("a", patch).hunks).toEqual([
    { old: [4], new: [3, 4, 5, 6, 7] },
    { old: [21], new: [21] },
  ]);
  expect(reviewedFile("new", "@@ -0,0 +1,2 @@\n+a\n+b").hunks).toEqual([{ old: [], new: [1, 2] }]);
  expect(reviewedFile("gone", "@@ -1 +0,0 @@\n-a").hunks).toEqual([{ old: [1], new: [] }]);
});

test("lines that look like marks of a diff are lines all the same", () => {
  expect(reviewedFile("a.sql", "@@ -1,2 +1,2 @@\n--- old comment\n+++ x\n @@ -9 +9 @@").hunks).toEqual([
    { old: [1], new: [1, 2] },
  ]);
});

test("the files of a pull request are read, a binary one without lines", async () => {
  await using story = await openReviewed();
  expect(await readDiff(story.reader, story.pull)).toMatchObject({
    diff: [{ path: "README.md", hunks: [{ old: [1], new: [1] }] }],
    ...{ unseen: [], isWhole: true },
  });
  expect(story.problems()).toEqual([]);
  expect(await readDiff({ get: async () => [{ filename: "x.png" }] }, 1)).toEqual({
    diff: [{ path: "x.png", hunks: [] }],
    ...{ unseen: ["x.png"], isWhole: true },
  });
  await expect(readDiff({ get: async () => [{ name: 1 }] }, 1)).rejects.toThrow("was not understood");
});

test("what has no line to look at is not taken for a file that could not be looked at", async () => {
  const files = [
    { filename: "moved.ts", status: "renamed", changes: 0 },
    { filename: "empty.ts", status: "added", changes: 0, sha: "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391" },
    { filename: "moved-and-large.ts", status: "renamed", changes: 9000 },
    { filename: "large.ts", status: "modified", changes: 9000 },
    { filename: "logo.png", status: "added", changes: 0, sha: "1".repeat(40) },
    { filename: "a.ts", status: "added", changes: 1, patch: "@@ -0,0 +1 @@\n+a" },
  ];
  const { unseen } = await readDiff({ get: async () => files }, 1);
  expect(unseen).toEqual(["moved-and-large.ts", "large.ts", "logo.png"]);
});

test("more files than GitHub lists are known to be more", async () => {
  const page = Array.from({ length: 100 }, (_, at) => ({ filename: `${at}.ts`, patch: "@@ -0,0 +1 @@\n+a" }));
  expect((await readDiff({ get: async () => page }, 1)).isWhole).toBe(false);
});

test("the query for our own threads fits GitHub's schema", () => {
  expect(validate(ownThreadsQuery)).toEqual([]);
});

test("of the threads only ours are read, with who resolved them and what we said below, over all pages", async () => {
  await using story = await openReviewed();
  const { records } = story.github.state;
  const place = { pull: story.pull, path: "README.md", line: 1, hunk: "@@ -1 +1 @@\n-hello" };
  const ours = [1, 2, 3].map((n) => records.addReviewComment({ ...place, author: bot, body: `ours ${n}` }));
  records.addReviewComment({ ...place, author: "maria", body: "no", replyTo: ours[0]?.id ?? 0 });
  records.addReviewComment({ ...place, author: bot, body: "yes", replyTo: ours[0]?.id ?? 0 });
  Object.assign(ours[1] ?? {}, { isResolved: true, resolvedBy: bot });
  Object.assign(ours[2] ?? {}, { isResolved: true, resolvedBy: "maria" });
  for (let n = 0; n < 120; n++) records.addReviewComment({ ...place, author: "maria", body: "theirs" });
  const threads = await readOwnThreads(story.reader, repository, story.pull);
  expect(threads).toMatchObject([
    { comment: ours[0]?.id, body: "ours 1", isResolved: false, resolvedByUs: false, replies: ["yes"] },
    { body: "ours 2", isResolved: true, resolvedByUs: true },
    { body: "ours 3", isResolved: true, resolvedByUs: false },
  ]);
  expect(story.problems()).toEqual([]);
});
