import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { gitHubClient } from "../../../src/github/client.ts";
import { leakScanner } from "../../../src/leak/scanner.ts";
import { proposeWork } from "../../../src/run/publish/propose.ts";
import { saveWork, withWholeWork } from "../../../src/run/publish/publish.ts";
import type { PublishOptions } from "../../../src/run/publish/publish-options.ts";
import { branch, type Desk, openDesk, tip } from "../../git/desk.ts";

function options({ publisher, folder }: Desk, changes: Partial<PublishOptions> = {}): PublishOptions {
  const branches = ["agent/issue-1", "agent/issue-1-run-7"] as const;
  return {
    publisher,
    leaks: leakScanner([]),
    folder,
    branches,
    message: "Change (#1)\n",
    compareUrl: "https://x.test/compare/main...",
    ...changes,
  };
}

const repository = { owner: "acme", name: "shop" };

function apiOf({ story }: Desk, token = "bot-token") {
  return { github: gitHubClient({ token, apiUrl: story.github.apiUrl, fetch }), repository };
}

async function save(desk: Desk, changes: Partial<PublishOptions> = {}) {
  desk.write("a.txt", "caf\xe9\n");
  return saveWork(await desk.publisher.capture(), options(desk, changes));
}

test.concurrent("work is saved on the wanted branch", async () => {
  await using desk = await openDesk();
  const { kept, fault } = await save(desk);
  const commit = tip(desk.story, "agent/issue-1");
  const compareUrl = "https://x.test/compare/main...agent/issue-1";
  expect(kept).toEqual({ kind: "branch", branch: "agent/issue-1", commit, isVerified: false, compareUrl });
  expect(fault).toBeUndefined();
  expect(existsSync(join(desk.folder, "work.patch"))).toBe(false);
});

test.concurrent("work is saved on the spare branch when the wanted one exists by now", async () => {
  await using desk = await openDesk();
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", "agent/taken", "main");
  const { kept, fault, takenName } = await save(desk, { branches: ["agent/taken", "agent/spare"] });
  expect(kept).toMatchObject({ kind: "branch", branch: "agent/spare", commit: tip(desk.story, "agent/spare") });
  expect([fault, takenName]).toEqual([undefined, "agent/taken"]);
  expect(tip(desk.story, "agent/taken")).not.toBe(tip(desk.story, "agent/spare"));
});

test.concurrent("a branch that is there is moved forward from where the work began, and left alone where others have moved it", async () => {
  await using desk = await openDesk();
  const git = (...args: string[]) => desk.story.git("--git-dir", desk.story.gitDir, ...args);
  await git("branch", "agent/there", "main");
  const branches = ["agent/there", "agent/spare"];
  const moved = await save(desk, { branches, existing: "agent/there" });
  expect(moved).toMatchObject({
    kept: { branch: "agent/there", commit: tip(desk.story, "agent/there") },
    fault: undefined,
  });
  await git("branch", "-f", "agent/there", "deckhand/issue-1");
  const other = tip(desk.story, "agent/there");
  const { kept, fault, takenName } = await save(desk, { branches, existing: "agent/there" });
  expect([kept.kind === "branch" && kept.branch, fault?.code, takenName]).toEqual(["agent/spare", "git", undefined]);
  expect(tip(desk.story, "agent/there")).toBe(other);
});

test.concurrent("what an earlier attempt has published is not published again, unless it is other work", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "x\n");
  const change = await desk.publisher.capture();
  const made = { commit: "1".repeat(40), tree: change.tree, isVerified: true };
  const again = await saveWork(change, options(desk, { made }));
  expect(again.kept).toMatchObject({ kind: "branch", commit: made.commit, isVerified: true });
  expect(desk.story.github.gitRequests).toEqual([]);
  const fresh = await saveWork(change, options(desk, { made: { ...made, tree: "2".repeat(40) } }));
  expect(fresh.kept).toMatchObject({ kind: "branch", commit: tip(desk.story, "agent/issue-1"), isVerified: false });
});

test.concurrent.for([
  ["made another commit on a branch that is there, nothing is pushed onto that", true],
  ["refused to move a branch that is there by its API, it is moved by a push", false],
] as const)("for a person, where GitHub %s", async ([, isOther]) => {
  await using desk = await openDesk();
  const { github } = desk.story;
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", "agent/there", "main");
  const other = { sha: desk.base, tree: { sha: "0".repeat(40) }, verification: { verified: true } };
  if (isOther) github.failNext({ method: "GET", path: /\/git\/commits\// }, { status: 200, body: other });
  else github.failNext({ method: "POST", path: /graphql/ }, { status: 200, body: { errors: [{ message: "no" }] } });
  const api = apiOf(desk, "maria-token");
  const { kept, fault } = await save(desk, { branches: ["agent/there", "agent/spare"], existing: "agent/there", api });
  const used = isOther ? "agent/spare" : "agent/there";
  expect(kept).toMatchObject({ branch: used, commit: tip(desk.story, used), isVerified: isOther });
  expect([fault?.code, github.gitRequests.length > 0]).toEqual([isOther ? "denied" : undefined, !isOther]);
});

const names = [branch, `${branch}-run-7`, `${branch}-run-7-01234567`, "agent-issue-1-run-7-01234567"] as const;

test.concurrent.for([
  ["a branch agent", ["agent"], names[3]],
  ["branches below the wanted and the spare name", [`${names[0]}/x`, `${names[1]}/x`], names[2]],
  ["branches with the wanted and the spare name", [names[0], names[1]], names[2]],
] as const)("where there are %s, work is saved on the next name, by a push and by the API", async ([, taken, free]) => {
  for (const isApi of [false, true]) {
    await using desk = await openDesk();
    const { story } = desk;
    const api = isApi ? apiOf(desk) : undefined;
    for (const name of taken) await story.git("--git-dir", story.gitDir, "update-ref", `refs/heads/${name}`, "main");
    const { kept, fault, takenName } = await save(desk, { branches: names, api });
    expect(kept).toMatchObject({ kind: "branch", branch: free, commit: tip(story, free) });
    expect([fault, takenName]).toEqual([undefined, branch]);
    for (const name of taken) expect(tip(story, name)).toBe(tip(story, "main"));
  }
});

test.concurrent("work that may not be pushed is saved as a patch, byte by byte", async () => {
  await using desk = await openDesk({ token: "reader-token" });
  desk.write("latin.txt", Buffer.from("caf\xe9\n", "latin1"));
  const { kept, fault } = await save(desk);
  const path = join(desk.folder, "work.patch");
  expect(kept).toEqual({ kind: "patch", path, patch: readFileSync(path, "utf8") });
  expect(fault).toMatchObject({ code: "git", hint: expect.stringContaining("contents: write") });
  expect(readFileSync(path, "latin1")).toContain("+caf\xe9\n");
  await desk.story.git("clone", "-q", desk.story.gitDir, "clean");
  await desk.story.git("-C", "clean", "apply", "--index", "-p1", path);
  expect(readFileSync(join(desk.story.folder, "clean", "latin.txt"), "latin1")).toBe("caf\xe9\n");
});

test.concurrent("nothing is saved when nothing changed", async () => {
  await using desk = await openDesk();
  const saved = await saveWork(await desk.publisher.capture(), options(desk));
  expect(saved).toMatchObject({ kept: { kind: "nothing" }, withheld: [], patch: undefined, fault: undefined });
  expect(desk.story.github.gitRequests).toEqual([]);
});

test.concurrent("a pull request is proposed, and a refusal is a value", async () => {
  await using desk = await openDesk();
  const { story } = desk;
  const propose = (token: string) => {
    const github = gitHubClient({ token, apiUrl: story.github.apiUrl, fetch });
    const text = { head: "deckhand/issue-1", base: "main", title: "x", body: "y" };
    return proposeWork(github, { owner: "acme", name: "shop" }, text);
  };
  expect(await propose("reader-token")).toMatchObject({
    pullRequest: undefined,
    fault: { code: "github", status: 403 },
  });
  expect(await propose("bot-token")).toMatchObject({ pullRequest: { number: 1 }, fault: undefined });
  expect(story.problems()).toEqual([]);
});

describe("after an approval of the rest of our pull request", () => {
  /** The branch has two files, of which one was saved now. */
  async function approvedRest(kind: string, name: string, after?: (desk: Desk) => unknown) {
    await using desk = await openDesk();
    desk.write("first.txt", "1\n");
    desk.write("second.txt", "2\n");
    const { commit } = await desk.publish();
    after?.(desk);
    const change = { tree: "", files: [{ path: "second.txt", added: 1, removed: 0 }] };
    const kept = { kind: "branch", branch: name, commit };
    const run = { trigger: { kind }, github: apiOf(desk).github, job: { repository } };
    const place = { run, startingPoint: { goal: { base: "main" } } };
    const saved = { kept, change, diff: { path: "/x", text: "+2\n" } };
    return await withWholeWork(place as never, saved as never); // all that is asked of it
  }

  test.concurrent("the report has the whole change", async () => {
    const { change, diff } = await approvedRest("decision", branch);
    expect(change.files.map(({ path }) => path)).toEqual(["first.txt", "second.txt"]);
    const added = (path: string, text: string) =>
      `diff --git a/${path} b/${path}
--- a/${path}
+++ b/${path}
@@ -0,0 +1 @@
+${text}
`;
    expect(diff?.text).toBe(added("first.txt", "1") + added("second.txt", "2"));
  });

  test.concurrent.for<[string, Parameters<typeof approvedRest>]>([
    ["after a mention", ["mention", branch]],
    ["where the branch is somebody else's", ["decision", "feature"]],
    [
      "where GitHub does not tell what the whole is",
      ["decision", branch, ({ story }) => story.github.failNext({ method: "GET", path: /compare/ }, { status: 404 })],
    ],
  ])("and only its own %s", async ([, how]) => {
    const { change, diff } = await approvedRest(...how);
    expect([change.files.map(({ path }) => path), diff?.text]).toEqual([["second.txt"], "+2\n"]);
  });
});
