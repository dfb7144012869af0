import { expect, test } from "vitest";
import { gitHubClient } from "../../../../src/github/client.ts";
import {
  openPullRequest,
  renderPullRequest,
  titledBy,
} from "../../../../src/github/write/pull-request/pull-request.ts";
import { bot, openStory, type Story } from "../../../rehearsal/github/story.ts";

const text = { head: "deckhand/issue-1", base: "main", title: "Say it in full", body: "Closes #1" };

function open({ github }: Story, { token = "bot-token", changes = {} } = {}) {
  const client = gitHubClient({ token, apiUrl: github.apiUrl, fetch });
  return openPullRequest(client, { owner: "acme", name: "shop" }, { ...text, ...changes });
}

test("a pull request is opened as a draft", async () => {
  await using story = await openStory();
  expect(await open(story)).toMatchObject({ number: 1, url: `${story.github.serverUrl}/acme/shop/pull/1` });
  expect(story.github.state.pulls.get(1)).toMatchObject({ ...text, draft: true, author: bot });
  expect(story.problems()).toEqual([]);
});

test.for([
  ["the branch is not there", { changes: { head: "gone" } }, 422, /Validation Failed: .*head/],
  ["nothing differs", { changes: { head: "same-as-main" } }, 422, /No commits between main and same-as-main/],
  ["the token may not", { token: "reader-token" }, 403, /Resource not accessible by integration/],
] as const)("F21 a pull request is refused with GitHub's reason when %s", async ([, options, status, message]) => {
  await using story = await openStory();
  story.github.openPullRequest({ author: "maria", title: "x", body: "", head: "deckhand/issue-1" });
  await expect(open(story, options)).rejects.toMatchObject({
    code: "github",
    status,
    message: expect.stringMatching(message),
  });
  expect(story.github.state.pulls.size).toBe(1);
  expect(story.problems()).toEqual([]);
});

test("one that is ready is no draft", async () => {
  await using story = await openStory();
  const client = gitHubClient({ token: "bot-token", apiUrl: story.github.apiUrl, fetch });
  expect(await openPullRequest(client, { owner: "acme", name: "shop" }, text, "ready")).toMatchObject({
    isReady: true,
  });
  expect(story.github.state.pulls.get(1)?.draft).toBe(false);
  expect(story.problems()).toEqual([]);
});

test("where a repository has no drafts it is an ordinary one, and says so", async () => {
  await using story = await openStory();
  const message = "Draft pull requests are not supported in this repository.";
  const errors = [{ resource: "PullRequest", code: "custom", message }];
  const refusal = { status: 422, body: { message: "Validation Failed", errors } };
  story.github.failNext({ method: "POST", path: /pulls$/ }, refusal);
  expect(await open(story)).toMatchObject({ number: 1, isReady: true });
  expect(story.github.state.pulls.get(1)).toMatchObject({ ...text, draft: false });
});

test("F21 where there is one for the branch already, it is that one", async () => {
  await using story = await openStory();
  const { isNew, ...first } = await open(story);
  expect([isNew, await open(story)]).toEqual([true, first]);
  expect(story.github.state.pulls.size).toBe(1);
  expect(story.problems()).toEqual([]);
});

test.for([
  ["# Fix the slug\n\nIt works.", "Fix the slug", "It works."],
  ["\n### Fix #7 ###\nIt works.", "Fix #7", "It works."],
  ["# Only a title", "Only a title", ""],
  ["It works.\n\n# Later", undefined, "It works.\n\n# Later"],
  ["#\nIt works.", undefined, "#\nIt works."],
  ["#hashtag", undefined, "#hashtag"],
  ["```\n# a comment\n```", undefined, "```\n# a comment\n```"],
  [`# ${"x ".repeat(50_000)}\t`, "x ".repeat(50_000).trim(), ""],
])("a heading at the beginning of %j is the title", ([answer = "", title, rest]) => {
  expect(titledBy(answer)).toEqual({ ...(title !== undefined && { title }), rest });
});

const links = {
  runUrl: "https://github.test/run/1",
  requester: "maria",
  repositoryUrl: "https://github.test/acme/shop",
  phrases: ["@agent"],
  commit: undefined,
};

test("the text of a pull request holds the answer and says who asked", () => {
  expect(renderPullRequest({ about: { number: 7 }, answer: "I fixed it.", ...links })).toBe(
    "Closes #7\n\nI fixed it.\n\n---\nMade by an agent at the request of maria. Review it as you would review any " +
      "contribution. [View run](https://github.test/run/1).",
  );
});

const commit = "ab".repeat(20);

test.for([
  [
    "at a commit leads to the file there",
    { commit },
    `[slugify](https://github.test/acme/shop/blob/${commit}/src/a.js#L3)`,
  ],
  ["without a commit is no link", {}, "slugify (`src/a.js:3`)"],
] as const)("a relative link %s", ([, at, link]) => {
  const answer = "See [slugify](src/a.js:3).";
  expect(renderPullRequest({ about: { number: 7 }, answer, ...links, ...at })).toContain(`See ${link}.`);
});

test.for([
  ["that leaves code open", "Look:\n```js\nlet x"],
  ["that leaves code open with tildes", "~~~~\nx\n~~~"],
  ["of a hundred thousand characters", "🎉".repeat(50_000)],
])("an answer %s hides nothing that stands below it", async ([, answer = ""]) => {
  await using story = await openStory();
  const body = renderPullRequest({ about: { number: 7 }, answer, ...links });
  expect(body).toMatch(/\n(?:```|~~~~|_\(cut: .*\)_)\n\n---\nMade by an agent at the request of maria\./);
  await open(story, { changes: { body } });
  expect(story.problems()).toEqual([]);
});
