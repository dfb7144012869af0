import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bot, openStory } from "./story.ts";

const repository = { owner: "acme", repo: "shop" };
const wanted = { title: "Say it in full", head: "deckhand/issue-1", base: "main", body: "Closes #1", draft: true };

test("a pull request is opened as a draft, listed, read, and seen as an issue", async () => {
  await using story = await openStory();
  story.github.openIssue({ author: "rita", title: "Too short", body: "" });
  const { data } = await story.octokit.pulls.create({ ...repository, ...wanted });
  expect(data).toMatchObject({
    number: 2,
    draft: true,
    user: { login: bot },
    head: { ref: "deckhand/issue-1", label: "acme:deckhand/issue-1", repo: { full_name: "acme/shop" } },
    base: { ref: "main" },
    ...{ commits: 1, changed_files: 1, additions: 1, deletions: 1 },
  });
  const listed = await story.octokit.pulls.list({ ...repository, head: "acme:deckhand/issue-1", base: "main" });
  expect(listed.data.map(({ number }) => number)).toEqual([2]);
  const read = await story.octokit.pulls.get({ ...repository, pull_number: 2 });
  expect(read.data.head.sha).toBe(data.head.sha);
  const issue = await story.octokit.issues.get({ ...repository, issue_number: 2 });
  expect(issue.data).toMatchObject({ draft: true, pull_request: { html_url: data.html_url } });
  expect((await story.call("GET", "/pulls/1")).status).toBe(404);
  expect(story.problems()).toEqual([]);
});

test.for([
  ["state=open", [2, 1]],
  ["state=open&direction=asc", [1, 2]],
  ["state=closed", [3]],
  ["state=all", [3, 2, 1]],
  ["head=acme:same-as-main", []],
  ["head=deckhand/issue-1", [2, 1]],
  ["base=same-as-main", [2]],
  ["per_page=1&page=2", [1]],
] as const)("the list of pull requests with %s", async ([query, numbers]) => {
  await using story = await openStory();
  const input = { author: "maria", title: "x", body: "", head: "deckhand/issue-1" };
  story.github.openPullRequest(input);
  story.github.openPullRequest({ ...input, base: "same-as-main" });
  story.github.openPullRequest(input).state = "closed";
  const response = await story.call("GET", `/pulls?${query}`);
  expect(await response.json()).toMatchObject(numbers.map((number) => ({ number })));
  expect(story.problems()).toEqual([]);
});

test.for([
  ["a head that is not there", { head: "gone" }, [{ resource: "PullRequest", code: "invalid", field: "head" }]],
  ["a base that is not there", { base: "gone" }, [{ resource: "PullRequest", code: "invalid", field: "base" }]],
  [
    "no commits between",
    { head: "same-as-main" },
    [{ resource: "PullRequest", code: "custom", message: "No commits between main and same-as-main" }],
  ],
  [
    "a body that is too long",
    { body: "a".repeat(65_537) },
    [
      {
        resource: "PullRequest",
        code: "custom",
        field: "body",
        message: "body is too long (maximum is 65536 characters)",
      },
    ],
  ],
] as const)("%s is refused with GitHub's words", async ([, change, errors]) => {
  await using story = await openStory();
  const response = await story.call("POST", "/pulls", { body: { ...wanted, ...change } });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    message: "Validation Failed",
    errors,
    documentation_url: "https://docs.github.com/rest/pulls/pulls#create-a-pull-request",
    status: "422",
  });
  expect(story.github.state.pulls.size).toBe(0);
  expect(story.problems()).toEqual([]);
});

test("a second pull request for the same branches is refused until the first is closed", async () => {
  await using story = await openStory();
  const open = () => story.octokit.pulls.create({ ...repository, ...wanted, head: "acme:deckhand/issue-1" });
  const { data } = await open();
  const error = {
    resource: "PullRequest",
    code: "custom",
    message: "A pull request already exists for acme:deckhand/issue-1.",
  };
  await expect(open()).rejects.toMatchObject({ status: 422, response: { data: { errors: [error] } } });
  const first = story.github.state.pulls.get(data.number);
  if (first) first.state = "closed";
  expect((await open()).data.number).toBe(2);
  expect(story.problems()).toEqual([]);
});

test("a token without the permission for pull requests may not open one", async () => {
  await using story = await openStory();
  expect((await story.call("POST", "/pulls", { body: wanted, token: "reader-token" })).status).toBe(403);
  expect((await story.call("POST", "/pulls", { body: wanted, token: "reviewer-token" })).status).toBe(201);
  const change = { body: "Another text." };
  expect((await story.call("PATCH", "/pulls/1", { body: change, token: "reader-token" })).status).toBe(403);
  expect((await story.call("PATCH", "/pulls/1", { body: change, token: "reviewer-token" })).status).toBe(200);
  expect(story.github.state.pulls.get(1)).toMatchObject({ title: wanted.title, ...change });
  expect(story.problems()).toEqual([]);
});

test("a pull request follows its branch, and its head can be fetched", async () => {
  await using story = await openStory();
  const pull = story.github.openPullRequest({ author: "maria", title: "x", body: "", head: "deckhand/issue-1" });
  const before = pull.headSha;
  await story.git("clone", "-q", "-b", "deckhand/issue-1", story.remote("bot-token"), "work");
  await story.git("-C", "work", "commit", "-q", "--allow-empty", "-m", "more");
  await story.git("-C", "work", "push", "-q", "origin", "HEAD");
  const { data } = await story.octokit.pulls.get({ ...repository, pull_number: 1 });
  expect(data.commits).toBe(2);
  expect(data.head.sha).not.toBe(before);
  expect(await story.git("ls-remote", story.remote(), "refs/pull/1/head")).toContain(data.head.sha);
});

test("a pull request that was merged is closed, and says by whom, when and as what", async () => {
  await using story = await openStory();
  const { data: open } = await story.octokit.pulls.create({ ...repository, ...wanted });
  expect(open).toMatchObject({ merged: false, merged_at: null, merge_commit_sha: null, closed_at: null });
  const commit = story.github.merge({ pull: open.number, by: "maria" });
  const { data } = await story.octokit.pulls.get({ ...repository, pull_number: open.number });
  expect(data).toMatchObject({
    ...{ state: "closed", merged: true, merged_by: { login: "maria" }, merge_commit_sha: commit },
    ...{ merged_at: data.closed_at, mergeable: null, head: { sha: open.head.sha } },
  });
  const issue = await story.octokit.issues.get({ ...repository, issue_number: open.number });
  expect(issue.data).toMatchObject({ state: "closed", pull_request: { merged_at: data.merged_at } });
  const asked = `{repository(owner:"acme",name:"shop"){issueOrPullRequest(number:${open.number}){... on PullRequest{state}}}}`;
  expect(await story.octokit.graphql(asked)).toEqual({ repository: { issueOrPullRequest: { state: "MERGED" } } });
  expect(() => story.github.merge({ pull: open.number, by: "maria" })).toThrow("no open pull request");
  expect(story.problems()).toEqual([]);
});

test("a branch of the same name in a fork is another pull request, and each owner finds their own", async () => {
  await using story = await openStory();
  const head = wanted.head;
  for (const owner of ["stranger", "tom"]) {
    const gitDir = join(story.folder, `${owner}.git`);
    execFileSync("git", ["clone", "--quiet", "--bare", story.gitDir, gitDir]);
    story.github.openPullRequest({ author: owner, title: "More", body: "", head, fork: { owner, gitDir } });
  }
  const { data } = await story.octokit.pulls.create({ ...repository, ...wanted });
  expect(data.number).toBe(3);
  const numbers: number[][] = [];
  for (const owner of ["acme", "stranger", "tom"]) {
    const { data: listed } = await story.octokit.pulls.list({ ...repository, head: `${owner}:${head}` });
    numbers.push(listed.map(({ number }) => number));
  }
  expect(numbers).toEqual([[3], [1], [2]]);
  const all = await story.octokit.pulls.list(repository);
  expect(new Set(all.data.map((pull) => pull.head.repo?.id)).size).toBe(3);
  await expect(story.octokit.pulls.create({ ...repository, ...wanted })).rejects.toThrow("already exists for acme:");
  expect(story.problems()).toEqual([]);
});

test("a branch that shares no history with the base is refused in GitHub's words", async () => {
  await using story = await openStory();
  const inRepository = ["--git-dir", story.gitDir, "-c", "user.name=x", "-c", "user.email=x@example.com"];
  const tree = execFileSync("git", [...inRepository, "rev-parse", "main^{tree}"], { encoding: "utf8" }).trim();
  const root = execFileSync("git", [...inRepository, "commit-tree", tree, "-m", "Alone"], { encoding: "utf8" }).trim();
  execFileSync("git", [...inRepository, "branch", "deckhand/alone", root]);
  await expect(story.octokit.pulls.create({ ...repository, ...wanted, head: "deckhand/alone" })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining("The deckhand/alone branch has no history in common with main"),
  });
  expect(story.problems()).toEqual([]);
});

test("10,000 files are told at once, 3,000 of them at most", async () => {
  await using story = await openStory();
  const lines = ["commit refs/heads/deckhand/many", "committer x <x@example.com> 1700000000 +0000", "data 4", "Many"];
  const files = Array.from({ length: 10_000 }, (_, index) => [`M 100644 inline many/${index}.txt`, "data 2", "x\n"]);
  const stream = [...lines, "from refs/heads/main^0", ...files.flat(), ""].join("\n");
  execFileSync("git", ["--git-dir", story.gitDir, "fast-import", "--quiet"], { input: stream });
  const { data } = await story.octokit.pulls.create({ ...repository, ...wanted, head: "deckhand/many" });
  expect(data.changed_files).toBe(10_000);
  const page = async (number: number) => {
    const listed = await story.octokit.pulls.listFiles({ ...repository, pull_number: 1, per_page: 100, page: number });
    return listed.data;
  };
  expect((await page(1))[0]).toMatchObject({ additions: 1, patch: "@@ -0,0 +1 @@\n+x", status: "added" });
  expect([(await page(30)).length, (await page(31)).length]).toEqual([100, 0]);
});
