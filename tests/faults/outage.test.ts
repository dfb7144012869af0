/** GitHub's gateway has nothing but errors for minutes: the requests of a run wait for the end of it together, and only so long. */
import { describe, expect, test } from "vitest";
import { type ClientOptions, type GitHub, gitHubClient } from "../../src/github/client.ts";
import { postComment } from "../../src/github/write/comment/comment.ts";
import { openStory, type Story } from "../rehearsal/github/story.ts";

const repository = { owner: "acme", name: "shop" };

function clientOf({ github }: Story, options: Partial<ClientOptions> = {}): GitHub {
  return gitHubClient({ token: "bot-token", apiUrl: github.apiUrl, fetch, ...options });
}

function threadOf({ github }: Story): number {
  return github.openIssue({ author: "rita", title: "Broken", body: "" }).number;
}

const bodies = ({ github }: Story) => [...github.state.comments.values()].map(({ body }) => body);

describe("F19 an outage of GitHub", () => {
  /** GitHub has nothing but errors of its gateway until so many milliseconds have been slept. */
  async function outage(story: Story, ms: number) {
    const slept: number[] = [];
    const said: string[] = [];
    const total = () => slept.reduce((sum, one) => sum + one, 0);
    const ask: typeof fetch = async (url, init) =>
      total() < ms ? new Response("<html>502 Bad Gateway</html>", { status: 502 }) : fetch(url, init);
    const sleep = async (wait: number) => slept.push(wait);
    const github = clientOf(story, { fetch: ask, sleep, onAway: (why) => said.push(why) });
    return { github, slept, said, total };
  }

  const rewrite = (github: GitHub, id: number, body: string) =>
    github.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
      ...{ owner: "acme", repo: "shop", comment_id: id },
      body,
    });

  test("F19 for two minutes: what is read and the last text of a comment wait for its end, together, and say so once", async () => {
    await using story = await openStory();
    const issue = threadOf(story);
    const { id } = story.github.comment({ issue, author: "rita", body: "Working on it" });
    const { github, said, total } = await outage(story, 120_000);
    const read = github.request("GET /repos/acme/shop/branches/main");
    await Promise.all([read, github.graphql('query{repository(owner:"acme",name:"shop"){name}}')]);
    expect(total()).toBeLessThan(160_000);
    expect(said).toEqual(["GitHub had an error. GitHub answered 502 to GET /repos/acme/shop/branches/main."]);
    const later = await outage(story, 120_000);
    await rewrite(later.github, id, "Done");
    expect(bodies(story)).toEqual(["Done"]);
  });

  test("F19 a write is not sent twice, and is not told before GitHub answers again: then it can be looked for", async () => {
    await using story = await openStory();
    const issue = threadOf(story);
    const { github, total } = await outage(story, 100_000);
    await expect(postComment(github, repository, issue, "hello")).rejects.toMatchObject({ status: 502 });
    expect(total()).toBeGreaterThanOrEqual(100_000);
    expect(bodies(story)).toEqual([]);
    await postComment(github, repository, issue, "hello");
    expect(bodies(story)).toEqual(["hello"]);
  });

  test("F19 without an end: it is waited for once, and for three minutes", async () => {
    await using story = await openStory();
    const { github, total } = await outage(story, Number.POSITIVE_INFINITY);
    await expect(github.request("GET /repos/acme/shop/branches/main")).rejects.toMatchObject({ status: 502 });
    expect(total()).toBeLessThanOrEqual(190_000);
    const before = total();
    await expect(github.request("GET /repos/acme/shop/branches/main")).rejects.toMatchObject({ status: 502 });
    expect(total() - before).toBeLessThan(10_000);
  });

  test("F19 the twin, one request that fails alone: nobody waits for the end of an outage", async () => {
    await using story = await openStory();
    for (let count = 0; count < 3; count++) story.github.failNext({ method: "GET", path: /branches/ }, { status: 503 });
    const slept: number[] = [];
    const github = clientOf(story, { sleep: async (ms) => slept.push(ms) });
    await expect(github.request("GET /repos/acme/shop/branches/main")).rejects.toMatchObject({ status: 503 });
    expect(slept).toEqual([1000, 2000]);
  });

  test("F19 and the run is cancelled: it waits for nothing", async () => {
    await using story = await openStory();
    const ask: typeof fetch = async () => new Response("", { status: 502 });
    const sleep = async () => Promise.reject(new Error("cancelled"));
    const github = clientOf(story, { fetch: ask, sleep });
    await expect(github.request("GET /repos/acme/shop/branches/main")).rejects.toMatchObject({ status: 502 });
  });
});
