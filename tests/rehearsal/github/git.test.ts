import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openStory, type Story } from "./story.ts";

async function cloneAndCommit(story: Story, { file = "notes.txt", token }: { file?: string; token?: string } = {}) {
  await story.git("clone", "-q", story.remote(token), "work");
  await mkdir(join(story.folder, "work", file, ".."), { recursive: true });
  await writeFile(join(story.folder, "work", file), "new\n");
  await story.git("-C", "work", "add", ".");
  await story.git("-C", "work", "commit", "-q", "-m", `add ${file}`);
}

function tip({ gitDir }: Story, ref: string): string {
  return execFileSync("git", ["--git-dir", gitDir, "for-each-ref", "--format=%(subject)", ref], {
    encoding: "utf8",
  }).trim();
}

test.concurrent("anybody clones a public repository, with .git in the address or without", async () => {
  await using story = await openStory();
  await story.git("clone", "-q", story.remote(), "one");
  await story.git("clone", "-q", story.remote().replace(/\.git$/, ""), "two");
  for (const clone of ["one", "two"]) {
    expect(readFileSync(join(story.folder, clone, "README.md"), "utf8")).toBe("hello\n");
  }
  expect(story.github.gitRequests[0]).toEqual({
    method: "GET",
    path: "/acme/shop.git/info/refs?service=git-upload-pack",
    status: 200,
  });
  expect(story.github.unknownRequests).toEqual([]);
});

test.concurrent.for([
  ["nobody", undefined, /could not read Username|Authentication failed/],
  ["an unknown token", "stolen", /Authentication failed/],
  ["a token without the permission", "bare-token", /Permission to acme\/shop.git denied to github-actions\[bot\]/],
] as const)("a private repository is closed to %s and open to a reader", async ([, token, message]) => {
  await using story = await openStory({ visibility: "private" });
  await expect(story.git("clone", "-q", story.remote(token), "one")).rejects.toThrow(message);
  await story.git("clone", "-q", story.remote("reader-token"), "two");
});

test.concurrent("a token that may write pushes, and the API sees the branch at once", async () => {
  await using story = await openStory();
  await cloneAndCommit(story, { token: "bot-token" });
  await story.git("-C", "work", "push", "-q", "origin", "HEAD:refs/heads/deckhand/new");
  expect(tip(story, "refs/heads/deckhand/new")).toBe("add notes.txt");
  expect((await story.call("GET", "/branches/deckhand%2Fnew")).status).toBe(200);
});

test.concurrent("a push that carries its token in a header works, in chunks when it is large", async () => {
  await using story = await openStory();
  await cloneAndCommit(story, { file: "large.txt" });
  await writeFile(
    join(story.folder, "work", "noise.bin"),
    Buffer.from(Array.from({ length: 3e6 }, (_, n) => (n * n) % 251)),
  );
  await story.git("-C", "work", "add", ".");
  await story.git("-C", "work", "commit", "-q", "-m", "large");
  const header = `http.extraheader=AUTHORIZATION: basic ${Buffer.from("x-access-token:bot-token").toString("base64")}`;
  await story.git(
    "-C",
    "work",
    "-c",
    header,
    "-c",
    "http.postBuffer=65536",
    "push",
    "-q",
    "origin",
    "HEAD:refs/deckhand/threads/1",
  );
  expect(tip(story, "refs/deckhand/threads/1")).toBe("large");
  await story.git("-C", "work", "fetch", "-q", "origin", "refs/deckhand/threads/1");
});

test.concurrent.for([
  ["nobody", undefined, /could not read Username|Authentication failed/],
  ["a token that may only read", "reader-token", /Permission to acme\/shop.git denied to github-actions\[bot\]/],
] as const)("%s may not push", async ([, token, message]) => {
  await using story = await openStory();
  await cloneAndCommit(story, token ? { token } : {});
  await expect(story.git("-C", "work", "push", "-q", "origin", "HEAD:main")).rejects.toThrow(message);
  expect(tip(story, "refs/heads/main")).toBe("first");
});

test.concurrent("a push to the refs of pull requests is refused, as on GitHub", async () => {
  await using story = await openStory();
  await cloneAndCommit(story, { token: "bot-token" });
  await expect(story.git("-C", "work", "push", "-q", "origin", "HEAD:refs/pull/7/head")).rejects.toThrow(/hidden ref/);
});

test.concurrent("a push that expected another tip is refused, one that expected the right tip is not", async () => {
  await using story = await openStory();
  await cloneAndCommit(story, { token: "bot-token" });
  const push = (expected: string) =>
    story.git("-C", "work", "push", "-q", `--force-with-lease=main:${expected}`, "origin", "HEAD:main");
  await expect(push("1".repeat(40))).rejects.toThrow(/stale info/);
  await push((await story.git("-C", "work", "rev-parse", "HEAD~1")).trim());
});

test.concurrent("an app may not change a workflow; a person may, and an app may change what stands beside it", async () => {
  await using story = await openStory();
  await cloneAndCommit(story, { file: ".github/workflows/ci.yml", token: "bot-token" });
  const refused = "refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml`";
  await expect(story.git("-C", "work", "push", "-q", "origin", "HEAD:refs/heads/ci")).rejects.toThrow(refused);
  await story.git("-C", "work", "push", "-q", story.remote("maria-token"), "HEAD:refs/heads/ci");
  await story.git("-C", "work", "commit", "-q", "--allow-empty", "-m", "on top of what is there already");
  await story.git("-C", "work", "push", "-q", "origin", "HEAD:refs/heads/ci");
  expect(tip(story, "refs/heads/ci")).toBe("on top of what is there already");
});

test.concurrent("another repository is not found, and a fault strikes git as well", async () => {
  await using story = await openStory();
  const other = story.remote("bot-token").replace("shop", "other");
  await expect(story.git("ls-remote", other)).rejects.toThrow(/not found/);
  story.github.failNext({ method: "GET", path: /info\/refs/ }, { status: 503 });
  await expect(story.git("ls-remote", story.remote())).rejects.toThrow(/503/);
  expect(await story.git("ls-remote", story.remote())).toContain("refs/heads/main");
});

test.concurrent("the repository that was lent is not configured", async () => {
  await using story = await openStory();
  const before = readFileSync(join(story.gitDir, "config"), "utf8");
  await cloneAndCommit(story, { token: "bot-token" });
  await story.git("-C", "work", "push", "-q", "origin", "HEAD:main");
  expect(readFileSync(join(story.gitDir, "config"), "utf8")).toBe(before);
});

test.concurrent("a compressed request is understood", async () => {
  await using story = await openStory();
  const response = await fetch(`${story.remote()}/git-upload-pack`, {
    method: "POST",
    headers: {
      "content-type": "application/x-git-upload-pack-request",
      "content-encoding": "gzip",
      "git-protocol": "version=2",
    },
    body: gzipSync("0014command=ls-refs\n0001001aref-prefix refs/tags/\n0000"),
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^[0-9a-f]{44} refs\/tags\/v1\n0000$/);
});

test.concurrent.for([
  ["fails before it says anything", "git-upload-pack", "no packet", 500],
  ["has nothing to say", "git-receive-pack", "0000", 200],
] as const)("where git %s, the status says so", async ([, service, body, status]) => {
  await using story = await openStory();
  const response = await fetch(`${story.remote()}/${service}`, {
    method: "POST",
    headers: {
      "content-type": `application/x-${service}-request`,
      authorization: `basic ${btoa("x-access-token:bot-token")}`,
    },
    body,
  });
  expect([response.status, (await response.text()) === ""]).toEqual([status, status === 200]);
});
