/** GitHub that limits, breaks off, has moved, is read-only or is away: nothing is written twice, nothing is dropped. */
import { once } from "node:events";
import { chmodSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ClientOptions, type GitHub, gitHubClient } from "../../src/github/client.ts";
import { postComment } from "../../src/github/write/comment/comment.ts";
import { openPullRequest } from "../../src/github/write/pull-request/pull-request.ts";
import { leakScanner } from "../../src/leak/scanner.ts";
import { BY_PULL_REQUEST, NO_NEW_BRANCHES, SIGNED } from "../../src/rehearsal/github/branch-rules.ts";
import { proposeWork } from "../../src/run/publish/propose.ts";
import { saveWork } from "../../src/run/publish/publish.ts";
import { branch, type Desk, openDesk, tip } from "../git/desk.ts";
import { openStory, type Story } from "../rehearsal/github/story.ts";

const repository = { owner: "acme", name: "shop" };
const lost = { status: 502, body: { message: "Bad gateway" }, isDone: true };
const proposal = { head: "deckhand/issue-1", base: "main", title: "Say it in full", body: "Closes #1" };

function clientOf({ github }: Story, options: Partial<ClientOptions> = {}): GitHub {
  return gitHubClient({ token: "bot-token", apiUrl: github.apiUrl, fetch, ...options });
}

function threadOf({ github }: Story): number {
  return github.openIssue({ author: "rita", title: "Broken", body: "" }).number;
}

const bodies = ({ github }: Story) => [...github.state.comments.values()].map(({ body }) => body);

test("F17 after a limit, writes come one after the other with a second between them; reads and the last word come through", async () => {
  await using story = await openStory();
  const issue = threadOf(story);
  const slept: number[] = [];
  const github = clientOf(story, { sleep: async (ms) => slept.push(ms) });
  await postComment(github, repository, issue, "before");
  expect(slept).toEqual([]);
  const limit = { status: 403, body: { message: "You have exceeded a secondary rate limit." } };
  story.github.failNext({ method: "POST", path: /comments/ }, { ...limit, headers: { "retry-after": "9" } });
  await postComment(github, repository, issue, "limited");
  await Promise.all(["one", "two", "final"].map((body) => postComment(github, repository, issue, body)));
  expect(slept).toEqual([9000, 1000, 1000, 1000]);
  expect(bodies(story)).toEqual(["before", "limited", "one", "two", "final"]);
});

test("F17 who is cancelled while waiting for its turn still has the last word", async () => {
  await using story = await openStory();
  const issue = threadOf(story);
  const isCancelled = new AbortController();
  const sleep = async () => isCancelled.signal.throwIfAborted();
  const github = clientOf(story, { sleep });
  story.github.failNext({ method: "POST", path: /comments/ }, { status: 429, body: { message: "Slow down" } });
  await postComment(github, repository, issue, "limited");
  isCancelled.abort();
  await postComment(github, repository, issue, "cancelled, work at …");
  expect(bodies(story)).toEqual(["limited", "cancelled, work at …"]);
});

test.for([
  ["502", lost],
  ["a 201 that is no JSON", { status: 201, body: "<html>", isDone: true }],
] as const)("F19 a comment that was taken with %s is found, not posted twice", async ([, failure]) => {
  await using story = await openStory();
  const issue = threadOf(story);
  for (let count = 0; count < 101; count++) story.github.comment({ issue, author: "rita", body: `${count}` });
  story.github.failNext({ method: "POST", path: /comments/ }, failure);
  const runComment = await postComment(clientOf(story), repository, issue, "Done\nrun 7\n");
  expect(bodies(story).filter((body) => body.startsWith("Done"))).toHaveLength(1);
  expect(story.github.state.comments.get(runComment.id)?.body).toContain("run 7");
  expect(runComment.url).toContain(`#issuecomment-${runComment.id}`);
});

test("F19 a reply to a comment on code that was taken without an answer is found, too", async () => {
  await using story = await openStory();
  const { number: pull } = story.github.openPullRequest({
    author: "maria",
    title: "Slugs",
    body: "",
    head: "deckhand/issue-1",
  });
  const place = { pull, path: "slugify.mjs", line: 1, hunk: "@@ -1 +1 @@\n+x" };
  const { id } = story.github.state.records.addReviewComment({ ...place, author: "maria", body: "What is this?" });
  story.github.failNext({ method: "POST", path: /replies$/ }, lost);
  const thread = { kind: "review-thread", commentId: id } as const;
  const runComment = await postComment(clientOf(story), repository, pull, "Done\nrun 7", thread);
  const replies = story.github.state.records.reviewComments.filter(({ replyTo }) => replyTo === id);
  expect(replies.map((reply) => reply.id)).toEqual([runComment.id]);
  expect(bodies(story)).toEqual([]);
  expect(runComment.place).toEqual(thread);
});

test("F19 a comment that was not taken is a fault, and another like it is not taken for it", async () => {
  await using story = await openStory();
  const issue = threadOf(story);
  story.github.comment({ issue, author: "rita", body: "Done\nrun 6" });
  story.github.failNext({ method: "POST", path: /comments/ }, { status: 502, body: {} });
  await expect(postComment(clientOf(story), repository, issue, "Done\nrun 7")).rejects.toMatchObject({ status: 502 });
});

test("F19 a pull request that was opened without an answer is found", async () => {
  await using story = await openStory();
  story.github.failNext({ method: "POST", path: /pulls$/ }, lost);
  expect(await openPullRequest(clientOf(story), repository, proposal)).toMatchObject({ number: 1 });
  expect(story.github.state.pulls.size).toBe(1);
});

test("F19 one that was not is told as it failed", async () => {
  await using story = await openStory();
  story.github.failNext({ method: "POST", path: /pulls$/ }, { ...lost, isDone: false });
  await expect(openPullRequest(clientOf(story), repository, proposal)).rejects.toMatchObject({ status: 502 });
  expect(story.github.state.pulls.size).toBe(0);
});

test.for([
  ["the branch", /git\/refs$/, "bot-token"],
  ["the commit", /git\/commits$/, "bot-token"],
  ["the commit of a person", /graphql$/, "maria-token"],
] as const)(
  "F19 %s was made without an answer: the work is where it was meant to go, once",
  async ([, path, token]) => {
    await using desk = await openDesk();
    desk.write("a.txt", "x\n");
    desk.story.github.failNext({ method: "POST", path }, lost);
    const { kept, fault } = await saveWork(await desk.publisher.capture(), {
      publisher: desk.publisher,
      api: { github: clientOf(desk.story, { token, sleep: async () => {} }), repository },
      ...{ leaks: leakScanner([]), folder: desk.folder, branches: [branch, `${branch}-run-7`] },
      ...{ message: "Fix it (#1)\n", compareUrl: "https://x.test/" },
    });
    expect(fault).toBeUndefined();
    expect(kept).toMatchObject({ branch, commit: tip(desk.story, branch), isVerified: true });
    const count = await desk.story.git("--git-dir", desk.story.gitDir, "rev-list", "--count", `main..${branch}`);
    expect(count.trim()).toBe("1");
    expect(tip(desk.story, `${branch}-run-7`)).toBe("");
  },
);

test("F21 a branch on which a run that was cut off has put nothing: there is nothing to propose, which is no fault", async () => {
  await using story = await openStory();
  await story.git("--git-dir", story.gitDir, "branch", "agent/empty", "main");
  const proposed = await proposeWork(clientOf(story), repository, { ...proposal, head: "agent/empty" });
  expect(proposed).toEqual({ pullRequest: undefined, fault: undefined });
  const gone = await proposeWork(clientOf(story), repository, { ...proposal, head: "agent/gone" });
  expect(gone).toMatchObject({ pullRequest: undefined, fault: { message: expect.stringContaining("422") } });
});

test("F26 what is written to a repository that was renamed arrives under its new name, whole", async () => {
  await using story = await openStory();
  const issue = threadOf(story);
  const location = `${story.github.apiUrl}/repos/acme/shop/issues/${issue}/comments`;
  story.github.failNext({ method: "POST", path: /comments/ }, { status: 307, headers: { location } });
  await postComment(clientOf(story), repository, issue, "Done");
  expect(bodies(story)).toEqual(["Done"]);
});

test("F27 an archived repository is called so, and no permission is asked for", async () => {
  await using story = await openStory();
  const body = { message: "Repository was archived so is read-only." };
  story.github.failNext({ method: "POST", path: /pulls$/ }, { status: 403, body });
  const fault = await openPullRequest(clientOf(story), repository, proposal).catch(Object);
  expect(fault.message).toContain("The repository is archived, so GitHub refuses every change to it.");
  expect(fault.message).toContain("Repository was archived");
  expect(fault.hint).toContain("Unarchive it");
  expect(fault.hint).not.toContain("permissions");
});

/** An address where nobody listens any more. */
async function nobody(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

/** The network is away until so many milliseconds have been slept. */
async function away(story: Story, ms: number) {
  const slept: number[] = [];
  const total = () => slept.reduce((sum, wait) => sum + wait, 0);
  const dead = await nobody();
  const github = clientOf(story, {
    sleep: async (wait) => slept.push(wait),
    fetch: (url, init) => fetch(total() < ms ? String(url).replace(/^http:\/\/[^/]*/, dead) : url, init),
  });
  return { github, total };
}

test("F31 GitHub is away for 90 seconds: what is read and what is written waits, and comes in its order", async () => {
  await using story = await openStory();
  const issue = threadOf(story);
  const { github, total } = await away(story, 90_000);
  await postComment(github, repository, issue, "first");
  await postComment(github, repository, issue, "second");
  expect(bodies(story)).toEqual(["first", "second"]);
  expect(total()).toBeGreaterThanOrEqual(90_000);
  expect(total()).toBeLessThan(120_000);
});

test("F31 it stays away: the run ends, and says why", async () => {
  await using story = await openStory();
  const { github, total } = await away(story, Number.POSITIVE_INFINITY);
  await expect(postComment(github, repository, 1, "first")).rejects.toMatchObject({
    status: 0,
    message: expect.stringContaining("ECONNREFUSED"),
    hint: expect.stringContaining("network"),
  });
  expect(total()).toBeLessThan(120_000);
});

describe("F19 the ref of a signed commit", () => {
  const taken = (isDone: boolean) => ({ status: 502, body: { message: "Bad gateway" }, isDone });
  const created = { method: "POST", path: /git\/refs$/ };
  const moved = { method: "PATCH", path: /git\/refs\// };

  async function saved(desk: Desk, existing?: string) {
    const slept: number[] = [];
    const github = clientOf(desk.story, { sleep: async (ms) => slept.push(ms) });
    const work = await saveWork(await desk.publisher.capture(), {
      publisher: desk.publisher,
      api: { github, repository },
      ...{ leaks: leakScanner([]), folder: desk.folder, branches: [branch, `${branch}-run-7`], existing },
      ...{ message: "Fix it (#1)\n", compareUrl: "https://x.test/" },
    });
    const asked = desk.story.github.exchanges.filter(({ method, path }) => method !== "GET" && /git\/refs/.test(path));
    return { work, slept, asked: asked.map(({ method, status }) => `${method} ${status}`) };
  }

  test.for([
    ["is made", false, undefined, ["POST 502", "POST 201"]],
    ["is made, which had been done", true, undefined, ["POST 502"]],
    ["is moved", false, branch, ["PATCH 502", "PATCH 200"]],
    ["is moved, which had been done", true, branch, ["PATCH 502"]],
  ] as const)(
    "F19 %s with an error of GitHub's: it is asked for again only if it is not there, and nothing is pushed",
    async ([, isDone, existing, expected]) => {
      await using desk = await openDesk();
      if (existing) await desk.story.git("--git-dir", desk.story.gitDir, "branch", branch, desk.base);
      desk.story.github.state.rules = [SIGNED];
      desk.write("a.txt", "x\n");
      desk.story.github.failNext(existing ? moved : created, taken(isDone));
      const { work, asked } = await saved(desk, existing);
      expect(work.kept).toMatchObject({ kind: "branch", branch, isVerified: true, commit: tip(desk.story, branch) });
      expect(work.fault).toBeUndefined();
      expect(asked).toEqual(expected);
      expect(desk.story.github.gitRequests).toEqual([]);
      expect(tip(desk.story, `${branch}-run-7`)).toBe("");
    },
  );

  test("F19 is refused to the end: after two more questions the work is pushed, once", async () => {
    await using desk = await openDesk();
    desk.write("a.txt", "x\n");
    for (const _ of [1, 2, 3]) desk.story.github.failNext(created, taken(false));
    const { work, asked, slept } = await saved(desk);
    expect(work.kept).toMatchObject({ kind: "branch", branch, isVerified: false });
    expect(asked).toEqual(["POST 502", "POST 502", "POST 502"]);
    expect(slept).toEqual([1000, 3000]);
  });

  test("F19 cannot be looked at either: nothing is asked for twice", async () => {
    await using desk = await openDesk();
    desk.write("a.txt", "x\n");
    desk.story.github.failNext(created, taken(false));
    const read = { method: "GET", path: /branches\/|git\/ref\// };
    for (const _ of [1, 2, 3]) desk.story.github.failNext(read, taken(false));
    const { work, asked } = await saved(desk);
    expect(work.kept).toMatchObject({ kind: "branch", branch, isVerified: false });
    expect(asked).toEqual(["POST 502"]);
  });

  test("F19 is somebody else's meanwhile: it stays theirs, and the work goes to the next name", async () => {
    await using desk = await openDesk();
    await desk.story.git("--git-dir", desk.story.gitDir, "branch", branch, "main~0");
    desk.write("a.txt", "x\n");
    const before = tip(desk.story, branch);
    desk.story.github.failNext(created, taken(false));
    const { work } = await saved(desk);
    expect(tip(desk.story, branch)).toBe(before);
    expect(work.kept).toMatchObject({ kind: "branch", branch: `${branch}-run-7` });
  });
});

describe("F27 a rule of the repository refuses", () => {
  async function saved(desk: Desk) {
    return saveWork(await desk.publisher.capture(), {
      publisher: desk.publisher,
      api: { github: clientOf(desk.story), repository },
      ...{ leaks: leakScanner([]), folder: desk.folder, branches: [branch, `${branch}-run-7`] },
      ...{ message: "Fix it (#1)\n", compareUrl: "https://x.test/" },
    });
  }
  const branches = ({ story }: Desk) => [tip(story, branch), tip(story, `${branch}-run-7`)].filter(Boolean);

  test("F27 commits that nobody signed: a program and a plain file are signed and arrive; where the API fails, the work is a patch", async () => {
    await using desk = await openDesk();
    desk.story.github.state.rules = [SIGNED];
    desk.write("a.txt", "x\n");
    desk.write("run.sh", "x\n");
    chmodSync(join(desk.workspace, "run.sh"), 0o755);
    expect((await saved(desk)).kept).toMatchObject({ kind: "branch", branch, isVerified: true });
    await using other = await openDesk();
    other.story.github.state.rules = [SIGNED];
    other.write("run.sh", "x\n");
    chmodSync(join(other.workspace, "run.sh"), 0o755);
    other.story.github.failNext(
      { method: "POST", path: /git\/trees$/ },
      { status: 404, body: { message: "Not Found" } },
    );
    const { kept, fault } = await saved(other);
    expect(kept).toMatchObject({ kind: "patch", patch: expect.stringContaining("run.sh") });
    expect(fault?.message).toContain(`on the branch \`${branch}\`: Commits must have verified signatures.`);
    expect(fault?.hint).toContain("`commit-mode`");
    expect(branches(other)).toEqual([]);
  });

  test.for([
    ["new branches", NO_NEW_BRANCHES],
    ["commits that come without a pull request", BY_PULL_REQUEST],
  ] as const)("F27 %s: the rule is named, the work is a patch, and no branch is left", async ([, rule]) => {
    await using desk = await openDesk();
    desk.story.github.state.rules = [rule];
    desk.write("a.txt", "x\n");
    const { kept, fault } = await saved(desk);
    expect(kept).toMatchObject({ kind: "patch", patch: expect.stringContaining("+x") });
    expect(fault).toMatchObject({ code: "git", message: expect.stringContaining(`\`${branch}\`: ${rule.words}`) });
    expect(branches(desk)).toEqual([]);
  });
});
