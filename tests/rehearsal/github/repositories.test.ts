/** Several repositories on one embedded GitHub: each has its own records, and a token sees and writes only what it may. */
import { execFileSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Permissions, Seed } from "../../../src/rehearsal/github/seed.ts";
import { storyRepository } from "../../../src/rehearsal/story/repository.ts";
import { checkWebhook } from "../../openapi.ts";
import { openStory, type Story } from "./story.ts";

const write = { contents: "write", issues: "write", pull_requests: "write", discussions: "write" } as const;
const read = { contents: "read", issues: "read", pull_requests: "read", discussions: "read" } as const;

type Lib = Partial<NonNullable<Seed["others"]>[number]>;

/** The shop with acme/lib beside it. An issue of each is open, #1 in both. */
async function withLib(lib: Lib = {}): Promise<Story> {
  const files = { "lib.js": "export {};\n" };
  const commit = { author: "maria", date: "2026-01-12T09:00:00Z", message: "begin the lib", files };
  const repository = await storyRepository(join(await mkdtemp(join(tmpdir(), "embedded-lib-")), "lib.git"), "lib", [
    commit,
  ]);
  const story = await openStory({ others: [{ ...repository, visibility: "private", grants: {}, ...lib }] });
  story.github.openIssue({ author: "rita", title: "Of the shop", body: "" });
  story.github.repository("acme/lib").openIssue({ author: "rita", title: "Of the lib", body: "" });
  return story;
}

const at = (permissions: Permissions) => ({ grants: { "bot-token": permissions } });

async function rest({ github }: Story, method: string, path: string, body?: unknown, token = "bot-token") {
  const init = {
    method,
    headers: { authorization: `token ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
  const response = await fetch(`${github.apiUrl}${path}`, init);
  const text = await response.text();
  return {
    status: response.status,
    link: response.headers.get("link"),
    body: text === "" ? undefined : JSON.parse(text),
  };
}

async function graphql({ github }: Story, query: string, input?: object) {
  const headers = { authorization: "bearer bot-token" };
  const response = await fetch(github.graphqlUrl, {
    method: "POST",
    headers,
    body: JSON.stringify({ query, variables: { input } }),
  });
  return await response.json();
}

const remote = ({ github }: Story, name: string, token = "bot-token") =>
  `${github.serverUrl.replace("//", `//x-access-token:${token}@`)}/acme/${name}.git`;

const subjects = (gitDir: string) =>
  execFileSync("git", ["--git-dir", gitDir, "log", "--format=%s", "main"], { encoding: "utf8" }).trim().split("\n");

const comment = { body: "Hello" };

test.for([
  ["private, not granted: not there", "private", {}, "bot-token", [404, 404, 404]],
  ["private, granted to read: forbidden to write", "private", at(read), "bot-token", [200, 200, 403]],
  ["private, granted to write: written", "private", at(write), "bot-token", [200, 200, 201]],
  ["public, not granted: forbidden to write", "public", {}, "bot-token", [200, 200, 403]],
  ["internal, an app that nobody let in: not there", "internal", {}, "bot-token", [404, 404, 404]],
  ["internal, a member: read", "internal", {}, "maria-token", [200, 200, 403]],
] as const)("%s", async ([, visibility, lib, token, statuses]) => {
  await using story = await withLib({ visibility, ...lib });
  const asked = [
    await rest(story, "GET", "/repos/acme/lib", undefined, token),
    await rest(story, "GET", "/repos/Acme/Lib/issues/1", undefined, token),
    await rest(story, "POST", "/repos/acme/lib/issues/1/comments", comment, token),
  ];
  expect(asked.map(({ status }) => status)).toEqual(statuses);
  if (statuses[0] === 200) expect(asked[0]?.body).toMatchObject({ visibility, private: visibility !== "public" });
  const message = { 201: "Hello", 403: "Resource not accessible by integration", 404: "Not Found" }[statuses[2]];
  expect(asked[2]?.body).toMatchObject(statuses[2] === 201 ? { body: message } : { message });
  expect((await rest(story, "POST", "/repos/acme/shop/issues/1/comments", comment, token)).status).toBe(201);
  expect(story.problems()).toEqual([]);
});

test("each repository has numbers, records and webhooks of its own, and no id is given twice", async () => {
  await using story = await withLib(at(write));
  const lib = story.github.repository("acme/lib");
  const made = await rest(story, "POST", "/repos/acme/lib/issues/1/comments", comment);
  for (let n = 0; n < 3; n++) lib.comment({ issue: 1, author: "maria", body: "more" });
  const issues = [
    await rest(story, "GET", "/repos/acme/shop/issues/1"),
    await rest(story, "GET", "/repos/acme/lib/issues/1"),
  ];
  expect(issues.map(({ body }) => body)).toMatchObject([
    { number: 1, title: "Of the shop", comments: 0 },
    { number: 1, title: "Of the lib", comments: 4 },
  ]);
  expect(new Set(issues.map(({ body }) => body.node_id)).size).toBe(2);
  expect((await rest(story, "GET", `/repos/acme/shop/issues/comments/${made.body.id}`)).status).toBe(404);
  const { link } = await rest(story, "GET", "/repos/acme/lib/issues/1/comments?per_page=2");
  const [, next = ""] = /<[^>]*\/api\/v3([^>]*)>; rel="next"/.exec(link ?? "") ?? [];
  expect((await rest(story, "GET", next)).body).toHaveLength(2);
  execFileSync("git", ["--git-dir", lib.gitDir, "branch", "next", "main"]);
  lib.openPullRequest({ author: "maria", title: "More", body: "", head: "next" });
  lib.label({ issue: 1, name: "bug", by: "maria" });
  for (const [path, own] of [
    ["pulls", [{ number: 2, base: { repo: { full_name: "acme/lib" } } }]],
    ["labels", [{ name: "bug" }]],
    ["git/matching-refs/heads%2Fnext", [{ ref: "refs/heads/next" }]],
  ] as const) {
    expect((await rest(story, "GET", `/repos/acme/lib/${path}`)).body).toMatchObject(own);
    expect((await rest(story, "GET", `/repos/acme/shop/${path}`)).body).toEqual([]);
  }
  const payload = lib.issueCommentPayload(made.body.id);
  expect(payload).toMatchObject({ repository: { full_name: "acme/lib", id: 2002 }, issue: { title: "Of the lib" } });
  expect(checkWebhook("issue-comment-created", payload)).toEqual([]);
  expect(story.problems()).toEqual([]);
});

test.for([
  ["does not see", {}, /not found/, undefined],
  ["may read", at(read), /Permission to acme\/lib.git denied to github-actions\[bot\]/, ["begin the lib"]],
  ["may write", at(write), undefined, ["more", "begin the lib"]],
] as const)("git serves a repository that the token %s", async ([, lib, refusal, left]) => {
  await using story = await withLib(lib);
  const { gitDir } = story.github.repository("acme/lib");
  const tried = async () => {
    await story.git("clone", "-q", remote(story, "lib"), "work");
    await story.git("-C", "work", "commit", "-q", "--allow-empty", "-m", "more");
    await story.git("-C", "work", "push", "-q", "origin", "HEAD:main");
  };
  if (refusal) await expect(tried()).rejects.toThrow(refusal);
  else await tried();
  expect(subjects(gitDir)).toEqual(left ?? ["begin the lib"]);
  expect(subjects(story.gitDir)).toEqual(["first"]);
});

const readOnly = "Repository was archived so is read-only";
const minimize =
  "mutation M($input:MinimizeCommentInput!) { minimizeComment(input:$input){ minimizedComment{ isMinimized } } }";
const hide = (story: Story, id: number) => graphql(story, minimize, { subjectId: `IC_${id}`, classifier: "OUTDATED" });

test("an archive is read and not written, until it is none any more", async () => {
  await using story = await withLib({ ...at(write), archived: true });
  const lib = story.github.repository("acme/lib");
  const { id } = lib.comment({ issue: 1, author: "maria", body: "Old" });
  await story.git("clone", "-q", remote(story, "lib"), "work");
  const push = () => story.git("-C", "work", "push", "-q", "origin", "HEAD:refs/heads/next");
  const post = () => rest(story, "POST", "/repos/acme/lib/issues/1/comments", comment);
  expect((await rest(story, "GET", "/repos/acme/lib")).body).toMatchObject({ archived: true });
  expect(await post()).toMatchObject({ status: 403, body: { message: `${readOnly}.` } });
  expect(await hide(story, id)).toMatchObject({ errors: [{ type: "UNPROCESSABLE", message: readOnly }] });
  await expect(push()).rejects.toThrow("This repository was archived so it is read-only.");
  lib.state.isArchived = false;
  expect((await post()).status).toBe(201);
  expect(await hide(story, id)).toMatchObject({
    data: { minimizeComment: { minimizedComment: { isMinimized: true } } },
  });
  await push();
  expect(story.problems()).toEqual([]);
});

const Head = z.object({ body: z.object({ object: z.object({ sha: z.string() }) }) });

test("GraphQL reads and changes each repository by its name and by ids, where the token sees it", async () => {
  await using story = await withLib(at(write));
  await using blind = await withLib();
  const named = `{ repository(owner:"acme", name:"lib"){ nameWithOwner isArchived issueOrPullRequest(number:1){ ... on Issue { title } } } }`;
  expect(await graphql(story, named)).toEqual({
    data: { repository: { nameWithOwner: "acme/lib", isArchived: false, issueOrPullRequest: { title: "Of the lib" } } },
  });
  const missing = { errors: [{ type: "NOT_FOUND" }] };
  expect(await graphql(blind, named)).toMatchObject({ data: { repository: null }, ...missing });
  const { body } = await rest(story, "GET", "/repos/acme/lib/issues/1");
  const byId = `{ node(id:"${body.node_id}"){ ... on Issue { title } } }`;
  expect(await graphql(story, byId)).toEqual({ data: { node: { title: "Of the lib" } } });
  expect(await graphql(blind, byId)).toMatchObject({ data: { node: null }, ...missing });
  const { id } = blind.github.repository("acme/lib").comment({ issue: 1, author: "maria", body: "Old" });
  expect(await hide(blind, id)).toMatchObject(missing);
  const head = Head.parse(await rest(story, "GET", "/repos/acme/lib/git/ref/heads%2Fmain")).body.object.sha;
  const create = `mutation M($input:CreateCommitOnBranchInput!) { createCommitOnBranch(input:$input){ commit { url } } }`;
  const branch = { repositoryNameWithOwner: "acme/lib", branchName: "main" };
  const input = { branch, message: { headline: "more" }, expectedHeadOid: head, fileChanges: {} };
  expect(await graphql(story, create, input)).toMatchObject({
    data: { createCommitOnBranch: { commit: { url: expect.stringContaining("/acme/lib/commit/") } } },
  });
  expect(subjects(story.github.repository("acme/lib").gitDir)).toEqual(["more", "begin the lib"]);
  expect(await graphql(blind, create, input)).toMatchObject(missing);
  expect([...story.problems(), ...blind.problems()]).toEqual([]);
});

test("a search finds what the token sees, in all repositories or in one", async () => {
  await using story = await withLib(at(read));
  await using blind = await withLib();
  const titles = async (from: Story, q: string) => {
    const { status, body } = await rest(from, "GET", `/search/issues?q=${encodeURIComponent(q)}`);
    return status === 200 ? body.items.map(({ title }: { title: string }) => title) : status;
  };
  expect(await titles(story, "is:issue of")).toEqual(["Of the shop", "Of the lib"]);
  expect(await titles(story, "is:issue repo:acme/lib")).toEqual(["Of the lib"]);
  expect(await titles(story, "is:issue org:acme -repo:acme/lib")).toEqual(["Of the shop"]);
  expect(await titles(blind, "is:issue of")).toEqual(["Of the shop"]);
  expect(await titles(blind, "is:issue repo:acme/lib")).toBe(422);
  const names = async (from: Story) =>
    (await rest(from, "GET", "/search/repositories?q=org:acme")).body.items.map((one: { name: string }) => one.name);
  expect(await names(story)).toEqual(["shop", "lib"]);
  expect(await names(blind)).toEqual(["shop"]);
  expect([...story.problems(), ...blind.problems()]).toEqual([]);
});

const closing = `{ repository(owner:"acme", name:"shop"){ pullRequest(number:2){
  closingIssuesReferences(first:5){ nodes{ number title repository{ nameWithOwner } } } } } }`;
const closers = `{ repository(owner:"acme", name:"lib"){ issueOrPullRequest(number:1){ ... on Issue {
  closedByPullRequestsReferences(first:5){ nodes{ number repository{ nameWithOwner } } } } } } }`;

test.for([
  [
    "is told to whom sees both",
    at(read),
    [{ number: 1, title: "Of the lib", repository: { nameWithOwner: "acme/lib" } }],
  ],
  ["is not told to whom sees one", {}, []],
] as const)("a reference from a pull request to an issue elsewhere %s", async ([, lib, nodes]) => {
  await using story = await withLib(lib);
  story.github.openPullRequest({ author: "maria", title: "More", body: "Fixes acme/lib#1", head: "deckhand/issue-1" });
  story.github.state.records.closes.set(2, ["acme/lib#1"]);
  const pullRequest = { closingIssuesReferences: { nodes } };
  expect(await graphql(story, closing)).toEqual({ data: { repository: { pullRequest } } });
  const back = { nodes: [{ number: 2, repository: { nameWithOwner: "acme/shop" } }] };
  const issue = nodes.length > 0 ? { issueOrPullRequest: { closedByPullRequestsReferences: back } } : null;
  expect(await graphql(story, closers)).toMatchObject({ data: { repository: issue } });
  expect(story.problems()).toEqual([]);
});
