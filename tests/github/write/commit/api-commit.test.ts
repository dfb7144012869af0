/** Commits by GitHub's API: signed, on the very base, of the very tree, and on no branch but ours. */
import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { saveWork } from "../../../../src/action/publish.ts";
import { gitHubClient } from "../../../../src/github/client.ts";
import { requireOwnBranch } from "../../../../src/github/write/commit/own-branch.ts";
import { leakScanner } from "../../../../src/github/write/leak/scanner.ts";
import { addToMain, branch, type Desk, openDesk, tip } from "../desk.ts";

async function save(desk: Desk, token = "bot-token") {
  const github = gitHubClient({ token, apiUrl: desk.story.github.apiUrl, fetch });
  return saveWork(await desk.publisher.capture(), {
    publisher: desk.publisher,
    api: { github, repository: { owner: "acme", name: "shop" } },
    ...{ leaks: leakScanner([]), folder: desk.folder, branches: [branch, `${branch}-run-7`] },
    ...{ message: "Mend it (#1)\n\nAgent-Run: x\n", compareUrl: "https://x.test/" },
  });
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
    `${change.tree}|${desk.base}|github-actions[bot]|GitHub|Mend it (#1)\n\nAgent-Run: x`,
  );
  expect(desk.story.github.gitRequests).toEqual([]);
  expect(desk.story.problems()).toEqual([]);
});

test.concurrent("what the API cannot say is pushed", async () => {
  await using desk = await openDesk();
  desk.write("run.sh", "#!/bin/sh\n");
  chmodSync(join(desk.workspace, "run.sh"), 0o755);
  expect((await save(desk)).kept).toMatchObject({ branch, commit: tip(desk.story, branch), isVerified: false });
  expect(await desk.story.git("--git-dir", desk.story.gitDir, "ls-tree", branch, "run.sh")).toMatch(/^100755 /);
});

test.concurrent("F30 a server without the mutation gets a push onto the branch", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "x\n");
  desk.story.github.failNext(
    { method: "POST", path: /graphql/ },
    { status: 200, body: { errors: [{ message: "no such field" }] } },
  );
  const { kept, fault } = await save(desk);
  expect(kept).toMatchObject({ branch, commit: tip(desk.story, branch), isVerified: false });
  expect(fault).toBeUndefined();
});

test.concurrent("a branch that exists sends the work to the spare one", async () => {
  await using desk = await openDesk();
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", branch, "main");
  desk.write("a.txt", "x\n");
  const { kept, fault } = await save(desk);
  expect(kept).toMatchObject({ branch: `${branch}-run-7`, isVerified: true });
  expect(fault).toMatchObject({ code: "git", hint: expect.stringContaining("delete the branch") });
  expect(tip(desk.story, branch)).toBe(desk.base);
});

test.concurrent("a commit of other files than were looked through is not ours", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "x\n");
  const other = { sha: desk.base, tree: { sha: "0".repeat(40) }, verification: { verified: true } };
  desk.story.github.failNext({ method: "GET", path: /\/git\/commits\// }, { status: 200, body: other });
  const { fault, kept } = await save(desk);
  expect(fault?.message ?? "").toContain("of other files than it was given");
  expect(kept).toMatchObject({ branch: `${branch}-run-7` });
});

test.concurrent("F20 work is put on top of what came meanwhile, and not when both changed the same", async () => {
  await using desk = await openDesk({ files: { "a.txt": "1\n2\n3\n" } });
  desk.write("a.txt", "1\n2\n3\nours\n");
  const change = await desk.publisher.capture();
  addToMain(desk.story, "theirs", ["M 100644 inline b.txt\ndata 2\nx\n"]);
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", branch, "main");
  const rebased = await desk.publisher.rebase(change, "Mend it\n", branch);
  expect(rebased?.tip).toBe(tip(desk.story, "main"));
  await desk.publisher.push(rebased?.commit ?? "", branch, rebased?.tip);
  expect(await desk.story.git("--git-dir", desk.story.gitDir, "ls-tree", "--name-only", branch)).toContain("b.txt");
  addToMain(desk.story, "clash", ["M 100644 inline a.txt\ndata 8\n1\n2\n3\nx\n\n"]);
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", "agent/clash", "main");
  expect(await desk.publisher.rebase(change, "Mend it\n", "agent/clash")).toBeUndefined();
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
  expect(() => requireOwnBranch(name)).toThrow("not ours to write");
});

test.for(["agent/issue-1", "agent/issue-7-a-title", "agent/issue-7-a.b_c-run-12"])("%s is", (name) => {
  expect(requireOwnBranch(name)).toBe(name);
});

test("one branch of somebody else's can be lent, and no other, and none with a name that means something else", () => {
  expect(requireOwnBranch("feature", "feature")).toBe("feature");
  expect(() => requireOwnBranch("main", "feature")).toThrow("not ours to write");
  for (const odd of ["a:b", "+a", "-f", "a..b", "a b", "a.lock", "a@{1}"]) {
    expect(() => requireOwnBranch(odd, odd)).toThrow("not ours to write");
  }
});
