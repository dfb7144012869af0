import { describe, expect, test } from "vitest";
import { requireOwnBranch } from "../../../src/git/branch-name.ts";
import { gitHubClient } from "../../../src/github/client.ts";
import { tipIfAny, tipOf } from "../../../src/github/write/branch.ts";
import { openStory, type Story } from "../../rehearsal/github/story.ts";

const repository = { owner: "acme", name: "shop" };

function clientOf({ github }: Story) {
  return gitHubClient({ token: "bot-token", apiUrl: github.apiUrl, fetch });
}

const asked = ({ github }: Story) => github.exchanges.map(({ path }) => path.replace("/repos/acme/shop", ""));

test.for([
  ["agent/issue-1", undefined, true],
  ["feature/x", "feature/x", true],
  ["main", undefined, false],
  ["feature/x", "feature/y", false],
  ["refs/heads/agent/issue-1", undefined, false],
  ["agent/issue-1:main", undefined, false],
  ["+agent/issue-1", undefined, false],
  ["--force", "--force", false],
  ["agent/../main", undefined, false],
] as const)("%j may be written where %j is what the run moves on: %j", ([name, moved, may]) => {
  const write = expect(() => requireOwnBranch(name, moved));
  if (may) write.not.toThrow();
  else write.toThrow("cannot be written");
});

test("a branch is found exactly, with one request, and a refusal is not taken for its absence", async () => {
  await using story = await openStory();
  const github = clientOf(story);
  const tip = (branch: string) => tipIfAny(github, repository, branch);
  expect(await tip("deckhand/issue-1")).toMatch(/^[0-9a-f]{40}$/);
  expect(await tip("deckhand/issue")).toBeUndefined();
  expect(asked(story)).toEqual(["/branches/deckhand%2Fissue-1", "/branches/deckhand%2Fissue"]);
  expect(await tipOf(github, repository, "main")).toBe(
    (await story.git("-C", story.gitDir, "rev-parse", "main")).trim(),
  );
  story.github.failNext({ method: "GET", path: /branches/ }, { status: 503, body: { message: "Down" } });
  await expect(tip("deckhand/issue-1")).rejects.toMatchObject({ status: 503 });
  expect(story.problems()).toEqual([]);
});

describe.for([
  ["branches", /\/branches\//],
  ["refs", /\/git\/ref\//],
] as const)("on a server that does not tell of single %s", ([, missing]) => {
  test("F30 a branch is found all the same, and one that does not exist is not", async () => {
    await using story = await openStory();
    story.github.state.missing.push(missing);
    const github = clientOf(story);
    expect(await tipIfAny(github, repository, "deckhand/issue-1")).toMatch(/^[0-9a-f]{40}$/);
    expect(await tipIfAny(github, repository, "deckhand/issue")).toBeUndefined();
    await expect(tipOf(github, repository, "deckhand/issue")).rejects.toMatchObject({ status: 404 });
  });
});

test("a branch that was renamed is not taken for the one that it was", async () => {
  await using story = await openStory();
  const location = `${story.github.apiUrl}/repos/acme/shop/branches/deckhand%2Fissue-1`;
  story.github.failNext({ method: "GET", path: /branches\/old/ }, { status: 301, headers: { location } });
  expect(await tipIfAny(clientOf(story), repository, "old")).toBeUndefined();
});
