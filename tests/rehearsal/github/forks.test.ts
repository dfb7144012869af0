import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { checkWebhook } from "../../openapi.ts";
import { openStory, type Story } from "./story.ts";

/** A pull request from the stranger's fork, whose branch has one commit that main has not. */
async function forked(canModify: boolean): Promise<Story & { number: number; remote: (token: string) => string }> {
  const story = await openStory();
  const gitDir = join(story.folder, "fork.git");
  execFileSync("git", ["clone", "--quiet", "--bare", story.gitDir, gitDir]);
  const head = "deckhand/issue-1";
  const fork = { owner: "stranger", gitDir, canModify };
  const { number } = story.github.openPullRequest({ author: "stranger", title: "More", body: "", head, fork });
  const remote = (token: string) => {
    const url = new URL("/stranger/shop.git", story.github.serverUrl);
    return Object.assign(url, { username: "x-access-token", password: token }).href;
  };
  return { ...story, number, remote };
}

const Repo = z.looseObject({ id: z.number(), full_name: z.string() });
const Pull = z.looseObject({
  head: z.looseObject({ sha: z.string(), repo: Repo }),
  base: z.looseObject({ repo: Repo }),
});

const pullOf = async (story: Story, number: number) =>
  Pull.parse(await (await story.call("GET", `/pulls/${number}`)).json());

test("a pull request from a fork tells whose it is, and its commit is found in the base", async () => {
  await using story = await forked(true);
  const pull = await pullOf(story, story.number);
  expect(pull).toMatchObject({
    ...{ maintainer_can_modify: true, head: { label: "stranger:deckhand/issue-1", repo: { fork: true } } },
    base: { repo: { full_name: "acme/shop" } },
  });
  expect(pull.head.repo.id).not.toBe(pull.base.repo.id);
  expect(pull.head.repo.full_name).toBe("stranger/shop");
  expect((await story.call("GET", `/git/commits/${pull.head.sha}`)).status).toBe(200);
  const deed = { action: "labeled", sender: "maria", label: "agent" };
  expect(checkWebhook("pull-request-labeled", story.github.payloads.pullRequest(story.number, deed))).toEqual([]);
  expect(story.problems()).toEqual([]);
});

test.for([
  ["its maintainers, where its author lets them", "maria-token", true, true],
  ["nobody else, where its author does not", "maria-token", false, false],
  ["no app", "bot-token", true, false],
] as const)("a fork is pushed to by %s", async ([, token, canModify, isTaken]) => {
  await using story = await forked(canModify);
  await story.git("clone", "--quiet", "--branch=deckhand/issue-1", story.remote(token), "work");
  const work = join(story.folder, "work");
  await story.git("-C", work, "commit", "--quiet", "--allow-empty", "-m", "Go on");
  const push = story.git("-C", work, "push", "--quiet", "origin", "HEAD:deckhand/issue-1");
  expect(
    await push.then(
      () => true,
      () => false,
    ),
  ).toBe(isTaken);
  const { head } = await pullOf(story, story.number);
  const tip = (await story.git("-C", work, "rev-parse", "HEAD")).trim();
  expect(head.sha === tip).toBe(isTaken);
});
