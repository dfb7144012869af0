/** Commits by GitHub's API: signed, on the very base, of the very tree, and on no branch but ours. */
import { execFileSync } from "node:child_process";
import { chmodSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { requireOwnBranch } from "../../../src/git/branch-name.ts";
import { gitHubClient } from "../../../src/github/client.ts";
import { leakScanner } from "../../../src/leak/scanner.ts";
import { STANDARD_POLICY } from "../../../src/policy/policy.ts";
import { SIGNED } from "../../../src/rehearsal/github/branch-rules.ts";
import { saveWork } from "../../../src/run/publish/publish.ts";
import type { PublishOptions } from "../../../src/run/publish/publish-options.ts";
import { addToMain, branch, type Desk, openDesk, tip } from "../../git/desk.ts";

type Sleep = (ms: number) => Promise<unknown>;

async function save(
  desk: Desk,
  { token = "bot-token", sleep, ...changes }: Partial<PublishOptions> & { token?: string; sleep?: Sleep } = {},
) {
  const github = gitHubClient({ token, apiUrl: desk.story.github.apiUrl, fetch, ...(sleep && { sleep }) });
  return saveWork(await desk.publisher.capture(), {
    publisher: desk.publisher,
    api: { github, repository: { owner: "acme", name: "shop" } },
    ...{ leaks: leakScanner([]), folder: desk.folder, branches: [branch, `${branch}-run-7`] },
    ...{ message: "Fix it (#1)\n\nAgent-Run: x\n", compareUrl: "https://x.test/" },
    ...changes,
  });
}

const person = { token: "maria-token" };

function writeProgram(desk: Desk) {
  desk.write("run.sh", "#!/bin/sh\n");
  chmodSync(join(desk.workspace, "run.sh"), 0o755);
}

const show = (desk: Desk, format: string) =>
  desk.story.git("--git-dir", desk.story.gitDir, "show", "-s", `--format=${format}`, branch);

test.concurrent("plain files go through the API, and the commit is verified", async () => {
  await using desk = await openDesk({ files: { "gone.txt": "x\n" } });
  desk.write("a.txt", "caf\u00e9\n");
  desk.write("logo.bin", Buffer.from([0, 255, 254, 10]));
  rmSync(join(desk.workspace, "gone.txt"));
  const { kept, fault, change } = await save(desk);
  expect(fault).toBeUndefined();
  expect(kept).toMatchObject({ kind: "branch", branch, commit: tip(desk.story, branch), isVerified: true });
  expect((await show(desk, "%T|%P|%an|%cn|%B")).trim()).toBe(
    `${change.tree}|${desk.base}|github-actions[bot]|GitHub|Fix it (#1)\n\nAgent-Run: x`,
  );
  expect(desk.story.github.gitRequests).toEqual([]);
  expect(desk.story.problems()).toEqual([]);
});

test("programs, links and changed modes are signed as well, beside a plain file", async () => {
  await using desk = await openDesk({ files: { "text.md": "2\n" } });
  writeProgram(desk);
  symlinkSync("run.sh", join(desk.workspace, "to-run"));
  chmodSync(join(desk.workspace, "text.md"), 0o755);
  desk.write("a.txt", "x\n");
  desk.story.github.state.rules = [SIGNED];
  const { kept, fault, change } = await save(desk);
  expect(fault).toBeUndefined();
  expect(kept).toMatchObject({ branch, commit: tip(desk.story, branch), isVerified: true });
  expect((await show(desk, "%T")).trim()).toBe(change.tree);
  expect(desk.story.github.gitRequests).toEqual([]);
  expect(desk.story.problems()).toEqual([]);
});

test("GitHub signs plain files for a person too, and the mutation says so", async () => {
  await using desk = await openDesk({ files: { "gone.txt": "x\n" } });
  desk.write("a.txt", "caf\u00e9\n");
  rmSync(join(desk.workspace, "gone.txt"));
  desk.story.github.state.rules = [SIGNED];
  const { kept, change } = await save(desk, person);
  expect(kept).toMatchObject({ branch, commit: tip(desk.story, branch), isVerified: true });
  expect((await show(desk, "%T|%P|%an|%cn")).trim()).toBe(`${change.tree}|${desk.base}|maria|GitHub`);
  expect(desk.story.problems()).toEqual([]);
});

test("a program of a person is pushed unsigned, and kept as a patch where signatures are required", async () => {
  await using desk = await openDesk();
  writeProgram(desk);
  expect((await save(desk, person)).kept).toMatchObject({ branch, commit: tip(desk.story, branch), isVerified: false });
  expect(await desk.story.git("--git-dir", desk.story.gitDir, "ls-tree", branch, "run.sh")).toMatch(/^100755 /);
  await using strict = await openDesk({ token: "maria-token" });
  writeProgram(strict);
  strict.story.github.state.rules = [SIGNED];
  const { kept, fault } = await save(strict, person);
  expect(kept).toMatchObject({ kind: "patch", patch: expect.stringContaining("run.sh") });
  expect(fault?.message).toContain("Commits must have verified signatures");
  expect(fault?.hint).toContain("With a token of a person, GitHub signs changes of plain files only");
  expect(tip(strict.story, branch)).toBe("");
});

const failure = { status: 422, body: { message: "no" } };

test.for(["blobs", "trees", "commits", "refs"] as const)(
  "F30 a server that does not take %s gets a push",
  async (path) => {
    await using desk = await openDesk();
    desk.write("a.bin", Buffer.from([0, 1]));
    desk.story.github.failNext({ method: "POST", path: new RegExp(`/git/${path}$`) }, failure);
    const { kept, fault } = await save(desk);
    expect(kept).toMatchObject({ branch, commit: tip(desk.story, branch), isVerified: false });
    expect(fault).toBeUndefined();
  },
);

test("F30 a server without the mutation gets a push of a person onto the branch", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "x\n");
  desk.story.github.failNext(
    { method: "POST", path: /graphql/ },
    { status: 200, body: { errors: [{ message: "no such field" }] } },
  );
  const { kept, fault } = await save(desk, person);
  expect(kept).toMatchObject({ branch, commit: tip(desk.story, branch), isVerified: false });
  expect(fault).toBeUndefined();
});

const wrong = { errors: [{ message: "Something went wrong while executing your query on 2026-11-21." }] };

test.for([
  ["is lost, and GitHub has carried it out", { status: 502, body: {}, isDone: true }, 1, true],
  ["is an error of the gateway", { status: 502, body: {} }, 2, true],
  ["says that something went wrong", { status: 200, body: { data: null, ...wrong } }, 2, true],
  ["is a refusal", { status: 200, body: { errors: [{ type: "UNPROCESSABLE", message: "no" }] } }, 1, false],
] as const)(
  "the answer to the mutation %s: it is asked %i times at most, and nothing is there twice",
  async ([, failure, times, isVerified]) => {
    await using desk = await openDesk();
    desk.write("a.txt", "x\n");
    desk.story.github.failNext({ method: "POST", path: /graphql/ }, failure);
    const { kept, fault, change } = await save(desk, { ...person, sleep: async () => undefined });
    expect(fault).toBeUndefined();
    expect(kept).toMatchObject({ branch, commit: tip(desk.story, branch), isVerified });
    expect((await show(desk, "%T|%P")).trim()).toBe(`${change.tree}|${desk.base}`);
    const asked = desk.story.github.exchanges.filter(({ requestBody }) =>
      JSON.stringify(requestBody)?.includes("createCommitOnBranch"),
    );
    expect(asked).toHaveLength(times);
  },
);

test("a commit of somebody else that came instead of a lost one is not taken for ours", async () => {
  await using desk = await openDesk();
  const git = (...args: string[]) => desk.story.git("--git-dir", desk.story.gitDir, ...args);
  desk.write("a.txt", "x\n");
  await git("branch", "agent/there", "main");
  desk.story.github.listen((exchange) => {
    if (!exchange.endsWith("/git/commits") || tip(desk.story, "agent/there") !== desk.base) return;
    addToMain(desk.story, "theirs", ["M 100644 inline b.txt\ndata 2\nx\n"]);
    execFileSync("git", ["--git-dir", desk.story.gitDir, "branch", "-f", "agent/there", "main"]);
  });
  desk.story.github.failNext({ method: "POST", path: /graphql/ }, { status: 502, body: {} });
  const how = { ...person, sleep: async () => undefined, branches: ["agent/there", branch], existing: "agent/there" };
  const { kept, fault } = await save(desk, how);
  expect(fault?.message).toContain("(stale info)");
  expect(kept).toMatchObject({ branch });
  expect(await git("log", "-1", "--format=%s", "agent/there")).toBe("theirs\n");
});

test.for(["on", "back", "away"] as const)(
  "a branch that moves %s before it is moved is left alone, and the work goes to the spare one",
  async (way) => {
    await using desk = await openDesk({ files: { "a.txt": "1\n" } });
    const git = (...args: string[]) => desk.story.git("--git-dir", desk.story.gitDir, ...args);
    await git("branch", "agent/there", "main");
    desk.write("a.txt", "2\n");
    if (way === "on") {
      addToMain(desk.story, "theirs", ["M 100644 inline b.txt\ndata 2\nx\n"]);
      await git("branch", "-f", "agent/there", "main");
    } else if (way === "back") await git("branch", "-f", "agent/there", "main~1");
    else await git("branch", "-D", "agent/there");
    const at = tip(desk.story, "agent/there");
    const { kept, fault } = await save(desk, { branches: ["agent/there", branch], existing: "agent/there" });
    expect(fault?.message).toContain("(stale info)");
    expect(kept).toMatchObject({ branch, isVerified: true });
    expect(tip(desk.story, "agent/there")).toBe(at);
  },
);

test("a tree of another id than ours is an error, and nothing is published", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "x\n");
  const body = { sha: "1".repeat(40), url: "https://x.test/", tree: [], truncated: false };
  desk.story.github.failNext({ method: "POST", path: /\/git\/trees$/ }, { status: 201, body });
  const { kept, fault } = await save(desk);
  expect(fault).toMatchObject({ code: "denied", message: expect.stringContaining("so nothing was published") });
  expect(kept).toMatchObject({ kind: "patch", patch: expect.stringContaining("+x") });
  expect([tip(desk.story, branch), tip(desk.story, `${branch}-run-7`)]).toEqual(["", ""]);
});

test.concurrent("a branch that exists sends the work to the spare one", async () => {
  await using desk = await openDesk();
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", branch, "main");
  desk.write("a.txt", "x\n");
  const { kept, fault, takenName } = await save(desk);
  expect(kept).toMatchObject({ branch: `${branch}-run-7`, isVerified: true });
  expect([fault, takenName]).toEqual([undefined, branch]);
  expect(tip(desk.story, branch)).toBe(desk.base);
});

test.concurrent("a branch that leaves no room for ours is named, with what to do about it", async () => {
  await using desk = await openDesk();
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", "agent", "main");
  desk.write("a.txt", "x\n");
  const { kept, fault } = await save(desk);
  expect(kept.kind).toBe("patch");
  expect(fault?.message).toBe("The branch `agent` prevents branches that start with `agent/`.");
  expect(fault?.hint).toContain("Rename or delete the branch `agent`");
});

test.concurrent("a branch of a longer name leaves room for ours", async () => {
  await using desk = await openDesk();
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", "agents", "main");
  desk.write("a.txt", "x\n");
  expect((await save(desk)).kept).toMatchObject({ branch });
});

test.concurrent("a commit of other files than were looked through is not ours", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "x\n");
  const other = { sha: desk.base, tree: { sha: "0".repeat(40) }, verification: { verified: true } };
  desk.story.github.failNext({ method: "GET", path: /\/git\/commits\// }, { status: 200, body: other });
  const { fault, kept } = await save(desk, person);
  expect(fault?.message ?? "").toContain("does not hold the files that it was sent");
  expect(kept).toMatchObject({ branch: `${branch}-run-7` });
});

const rules = { policy: STANDARD_POLICY, leaks: leakScanner([]) };

test.concurrent("what is put on top of others' work is looked through by its new paths", async () => {
  await using desk = await openDesk({
    files: { "ci/deploy.yml": "on: push\njobs:\n  a: 1\n  b: 2\n", "a.txt": "1\n" },
  });
  desk.write("ci/deploy.yml", "on: push\njobs:\n  a: 1\n  b: 2\n  c: 3\n");
  const change = await desk.publisher.capture();
  const moved = (await desk.story.git("--git-dir", desk.story.gitDir, "rev-parse", "main:ci/deploy.yml")).trim();
  const to = (folder: string) => ["D ci/deploy.yml\n", `M 100644 ${moved} ${folder}/deploy.yml\n`];
  addToMain(desk.story, "moved", to("jobs"));
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", "agent/jobs", "main");
  addToMain(desk.story, "moved", ["D jobs/deploy.yml\n", ...to(".github/workflows").slice(1)]);
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", "agent/workflows", "main");
  const rebasedOnto = (name: string) => desk.publisher.rebase(change, "Fix it\n", { ...rules, branch: name });
  expect(await rebasedOnto("agent/jobs")).toMatchObject({ tip: tip(desk.story, "agent/jobs") });
  expect(await rebasedOnto("agent/workflows")).toBeUndefined();
});

test.concurrent("F20 work is put on top of what came meanwhile, and not when both changed the same", async () => {
  await using desk = await openDesk({ files: { "a.txt": "1\n2\n3\n" } });
  desk.write("a.txt", "1\n2\n3\nours\n");
  const change = await desk.publisher.capture();
  addToMain(desk.story, "theirs", ["M 100644 inline b.txt\ndata 2\nx\n"]);
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", branch, "main");
  const rebased = await desk.publisher.rebase(change, "Fix it\n", { ...rules, branch });
  expect(rebased?.tip).toBe(tip(desk.story, "main"));
  await desk.publisher.push(rebased?.commit ?? "", branch, rebased?.tip);
  expect(await desk.story.git("--git-dir", desk.story.gitDir, "ls-tree", "--name-only", branch)).toContain("b.txt");
  addToMain(desk.story, "clash", ["M 100644 inline a.txt\ndata 8\n1\n2\n3\nx\n\n"]);
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", "agent/clash", "main");
  expect(await desk.publisher.rebase(change, "Fix it\n", { ...rules, branch: "agent/clash" })).toBeUndefined();
});

test.for([
  ...[
    "main",
    "release/1",
    "refs/heads/agent/x",
    "agent",
    "agent/",
    "agent//x",
    "agent/../main",
    "agent/x.lock",
    "Agent/x",
  ],
  ...[
    "agent/x:main",
    "+agent/x",
    "agent/x y",
    "agent/x\nmain",
    "-f",
    "agent/.x",
    "agent/x.",
    "refs/tags/v1",
    "agent/x@{1}",
    "",
  ],
])("%j is no branch of ours", (name) => {
  expect(() => requireOwnBranch(name)).toThrow("cannot be written");
});

test.for(["agent/issue-1", "agent/issue-7-a-title", "agent/issue-7-a.b_c-run-12"])("%s is", (name) => {
  expect(requireOwnBranch(name)).toBe(name);
});

test("one branch of somebody else's can be lent, and no other, and none with a name that means something else", () => {
  expect(requireOwnBranch("feature", "feature")).toBe("feature");
  expect(() => requireOwnBranch("main", "feature")).toThrow("cannot be written");
  for (const odd of ["a:b", "-f", "a..b", "a b", "a.lock", "a@{1}"]) {
    expect(() => requireOwnBranch(odd, odd)).toThrow("cannot be written");
  }
});
