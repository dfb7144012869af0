import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bot, openStory } from "./story.ts";

const repository = { owner: "acme", repo: "shop" };

const roles = [
  ["octavia", "admin", "admin", { pull: true, triage: true, push: true, maintain: true, admin: true }],
  ["mina", "maintain", "write", { pull: true, triage: true, push: true, maintain: true, admin: false }],
  ["maria", "write", "write", { pull: true, triage: true, push: true, maintain: false, admin: false }],
  ["tom", "triage", "read", { pull: true, triage: true, push: false, maintain: false, admin: false }],
  ["rita", "read", "read", { pull: true, triage: false, push: false, maintain: false, admin: false }],
] as const;

test.for(roles)(
  "%s has the role %s and the legacy permission %s",
  async ([username, role, permission, permissions]) => {
    await using story = await openStory();
    const { data } = await story.octokit.repos.getCollaboratorPermissionLevel({ ...repository, username });
    expect(data).toMatchObject({
      permission,
      role_name: role,
      user: { login: username, permissions, role_name: role },
    });
    expect(story.problems()).toEqual([]);
  },
);

test.for([
  ["public", "read", true],
  ["private", "none", false],
  ["internal", "none", false],
] as const)("a stranger to a repository that is %s has the permission %s", async ([visibility, permission, pull]) => {
  await using story = await openStory({ visibility });
  const { data } = await story.octokit.repos.getCollaboratorPermissionLevel({ ...repository, username: "Stranger" });
  expect(data).toMatchObject({ permission, role_name: permission, user: { permissions: { pull, push: false } } });
  expect(story.problems()).toEqual([]);
});

test.for(["nobody", bot])("%s is not a user", async (username) => {
  await using story = await openStory();
  const asked = story.octokit.repos.getCollaboratorPermissionLevel({ ...repository, username });
  await expect(asked).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining(`${username} is not a user`),
  });
  expect(story.problems()).toEqual([]);
});

test("ids follow the order of the cast", async () => {
  await using story = await openStory();
  const ids = ["octavia", "mina", "maria", "stranger", "acme", bot].map((login) => story.github.state.user(login).id);
  expect(ids).toEqual([1001, 1002, 1003, 1006, 1007, 1008]);
});

test("the repository tells its default branch, its visibility and what the token may do", async () => {
  await using story = await openStory({ visibility: "private" });
  const { data } = await story.octokit.repos.get(repository);
  expect(data).toMatchObject({
    full_name: "acme/shop",
    default_branch: "main",
    private: true,
    clone_url: `${story.github.serverUrl}/acme/shop.git`,
    owner: { login: "acme", type: "Organization" },
    permissions: { push: true, admin: false },
  });
  expect(story.problems()).toEqual([]);
});

test("a branch is read from the git repository, slashes in its name included", async () => {
  await using story = await openStory();
  const sha = execFileSync("git", ["--git-dir", story.gitDir, "rev-parse", "deckhand/issue-1"], {
    encoding: "utf8",
  }).trim();
  const { data } = await story.octokit.repos.getBranch({ ...repository, branch: "deckhand/issue-1" });
  expect(data).toMatchObject({
    name: "deckhand/issue-1",
    commit: { sha, commit: { message: "say it in full", author: { name: "Maria", date: "2025-10-09T08:55:00Z" } } },
  });
  expect((await story.call("GET", "/branches/deckhand/issue-1")).status).toBe(200);
  expect(story.github.exchanges).toHaveLength(2);
});

test.for([
  ["heads/main", 200],
  ["heads/deckhand/issue-1", 200],
  ["tags/v1", 200],
  ["heads/deckhand", 404],
  ["heads/main~0", 404],
  ["heads/m*", 404],
] as const)("the ref %s answers %s", async ([ref, status]) => {
  await using story = await openStory();
  const response = await story.call("GET", `/git/ref/${encodeURIComponent(ref)}`);
  expect(response.status).toBe(status);
  if (status === 200) expect(await response.json()).toMatchObject({ ref: `refs/${ref}`, object: { sha: /^/ } });
  expect(story.problems()).toEqual([]);
});

test.for([
  ["heads/deckhand/iss", ["refs/heads/deckhand/issue-1"]],
  ["heads/deckhand/issue-2", []],
  ["heads/m*", []],
] as const)("the refs that begin with %s are %j", async ([ref, names]) => {
  await using story = await openStory();
  const { data } = await story.octokit.git.listMatchingRefs({ ...repository, ref });
  expect(data.map((one) => one.ref)).toEqual(names);
  expect(story.problems()).toEqual([]);
});

test("an annotated tag is a tag, a missing branch is a 404", async () => {
  await using story = await openStory();
  const { data } = await story.octokit.git.getRef({ ...repository, ref: "tags/v1" });
  expect(data.object.type).toBe("tag");
  await expect(story.octokit.repos.getBranch({ ...repository, branch: "gone" })).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining("Branch not found"),
  });
  expect(story.problems()).toEqual([]);
});

test("a private repository hides its contents from a token without the permission, a public one does not", async () => {
  await using hidden = await openStory({ visibility: "private" });
  await using open = await openStory();
  expect((await hidden.call("GET", "/branches/main", { token: "bare-token" })).status).toBe(403);
  expect((await open.call("GET", "/branches/main", { token: "bare-token" })).status).toBe(200);
  expect([...hidden.problems(), ...open.problems()]).toEqual([]);
});

test.for(["loose", "packed"])("a commit and a tag are told as git has them, %s", async (place) => {
  await using story = await openStory();
  const git = (...args: string[]) => execFileSync("git", ["--git-dir", story.gitDir, ...args], { encoding: "utf8" });
  if (place === "packed") git("gc", "--quiet");
  const [commit_sha = "", parent = "", tree = ""] = git("log", "-1", "--format=%H %P %T", "deckhand/issue-1")
    .trim()
    .split(" ");
  expect(existsSync(join(story.gitDir, "objects", commit_sha.slice(0, 2), commit_sha.slice(2)))).toBe(
    place === "loose",
  );
  const { data } = await story.octokit.git.getCommit({ ...repository, commit_sha });
  const maria = { name: "Maria", email: "maria@example.test", date: "2025-10-09T08:55:00Z" };
  expect(data).toMatchObject({ tree: { sha: tree }, parents: [{ sha: parent }], author: maria, committer: maria });
  expect(data.message).toBe("say it in full");
  const tag = await story.octokit.git.getRef({ ...repository, ref: "tags/v1" });
  expect(tag.data.object).toMatchObject({ sha: git("rev-parse", "v1").trim(), type: "tag" });
  for (const sha of [tree, "0".repeat(40)]) expect((await story.call("GET", `/git/commits/${sha}`)).status).toBe(404);
  expect(story.problems()).toEqual([]);
});
