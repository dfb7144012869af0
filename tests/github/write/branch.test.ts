import { expect, test } from "vitest";
import { gitHubClient } from "../../../src/github/client.ts";
import { tipIfAny, tipOf } from "../../../src/github/write/branch.ts";
import { openStory } from "../../rehearsal/github/story.ts";

test("a branch is found exactly, and a refusal is not taken for its absence", async () => {
  await using story = await openStory();
  const github = gitHubClient({ token: "bot-token", apiUrl: story.github.apiUrl, fetch });
  const tip = (branch: string) => tipIfAny(github, { owner: "acme", name: "shop" }, branch);
  expect(await tip("deckhand/issue-1")).toMatch(/^[0-9a-f]{40}$/);
  expect(await tip("deckhand/issue")).toBeUndefined();
  expect(await tipOf(github, { owner: "acme", name: "shop" }, "main")).toBe(
    (await story.git("-C", story.gitDir, "rev-parse", "main")).trim(),
  );
  story.github.failNext({ method: "GET", path: /git\/ref/ }, { status: 503, body: { message: "Down" } });
  await expect(tip("deckhand/issue-1")).rejects.toMatchObject({ status: 503 });
  expect(story.problems()).toEqual([]);
});
