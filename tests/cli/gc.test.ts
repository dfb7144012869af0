import { expect, test } from "vitest";
import { gc } from "../../src/cli/gc.ts";
import { taskState, threadState } from "../../src/state/state-file.ts";
import { manifest, openShop } from "../state/shop.ts";

test("states of threads that were closed a week ago go, and old ones without a thread; the others stay", async () => {
  await using shop = await openShop();
  const { github } = shop.story;
  const numbers = ["open", "closed"].map((state) => {
    const issue = github.openIssue({ author: "maria", title: state, body: "" });
    if (state === "closed") issue.state = "closed";
    return issue.number;
  });
  const discussions = [null, "2026-11-21T10:00:00Z"].map((closedAt) => {
    const discussion = github.state.addDiscussion({ author: "maria", title: "Why?", body: "" });
    discussion.closedAt = closedAt;
    return discussion.number;
  });
  const names = [...[...numbers, ...discussions].map(threadState), threadState(999), taskState("a task")];
  for (const name of names) {
    const store = shop.store({ name });
    await store.read();
    await store.write({ manifest: manifest(), files: [] });
  }
  shop.git("update-ref", "refs/deckhand/else", "refs/deckhand/threads/999");
  const run = async (now: string) => {
    const said: string[] = [];
    const env = {
      ...{ GITHUB_REPOSITORY: "acme/shop", GITHUB_TOKEN: "bot-token", PATH: process.env.PATH },
      ...{ GITHUB_API_URL: github.apiUrl, GITHUB_SERVER_URL: github.serverUrl },
    };
    const say = (text: string) => said.push(text);
    const code = await gc({ argv: [], env, now: new Date(now), stdout: say, stderr: say });
    return { code, said: said.join("") };
  };
  expect(await run("2026-11-22T00:00:00Z")).toEqual({ code: 0, said: "0 states removed\n" });
  const later = await run("2027-01-22T00:00:00Z");
  expect(later.said).toContain("3 states removed");
  const left = shop.git("for-each-ref", "--format=%(refname)", "refs/deckhand").trim().split("\n");
  const kept = [numbers[0], discussions[0], 999].map((number) => `refs/deckhand/threads/${number}`);
  expect(left).toEqual(["refs/deckhand/else", ...kept]);
  expect(shop.story.problems()).toEqual([]);
});

test("without a token it says what to set", async () => {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  expect(await gc({ argv: [], env: { GITHUB_REPOSITORY: "a/b" }, now: new Date(), stdout: say, stderr: say })).toBe(1);
  expect(said.join("")).toContain("GITHUB_TOKEN is not set");
});

test.each([
  [["--help"], 0, "Usage: deckhand gc\n"],
  [["-h"], 0, "Usage: deckhand gc\n"],
  [["--dry-run"], 2, "gc takes no options (see deckhand gc --help)"],
  [["7"], 2, "gc takes no options (see deckhand gc --help)"],
])("%j removes nothing", async (argv, code, text) => {
  await using shop = await openShop();
  const { github } = shop.story;
  const store = shop.store({ name: threadState(999) });
  await store.read();
  await store.write({ manifest: manifest(), files: [] });
  const env = {
    ...{ GITHUB_REPOSITORY: "acme/shop", GITHUB_TOKEN: "bot-token", PATH: process.env.PATH },
    ...{ GITHUB_API_URL: github.apiUrl, GITHUB_SERVER_URL: github.serverUrl },
  };
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const now = new Date("2036-01-01T00:00:00Z");
  expect(await gc({ argv, env, now, stdout: say, stderr: say })).toBe(code);
  expect(said.join("")).toContain(text);
  expect(shop.git("for-each-ref", "--format=%(refname)", "refs/deckhand").trim()).toBe("refs/deckhand/threads/999");
});

test("a token that GitHub refuses is told with the variable that has it", async () => {
  await using shop = await openShop();
  const { github } = shop.story;
  const env = {
    ...{ GITHUB_REPOSITORY: "acme/shop", GITHUB_TOKEN: "wrong", PATH: process.env.PATH },
    ...{ GITHUB_API_URL: github.apiUrl, GITHUB_SERVER_URL: github.serverUrl },
  };
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  expect(await gc({ argv: [], env, now: new Date(), stdout: say, stderr: say })).toBe(1);
  expect(said.join("")).toBe(
    "The repository acme/shop could not be read. GITHUB_TOKEN is wrong, has expired or has no access to it: set another token, which `gh auth token` prints.\n",
  );
});
