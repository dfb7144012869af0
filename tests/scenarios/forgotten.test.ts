/** Several mentions on a thread of which nothing is remembered: what is on GitHub tells which work is ours. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const edit = (name: string) => call("file_editor", { command: "create", path: `${name}.txt`, file_text: `${name}\n` });
const finish = (message: string) => call("finish", { message });
const script: Script = [edit("one"), finish("First."), edit("two"), finish("Second.")];
const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const fresh = /^agent\/issue-1-a-slug-may-end-in-a-hyphen-run-\d+$/;
const again = { issue: 1, body: "@agent and now the other one" };

const filesOn = (stage: Stage, name: string) => gitOf(stage, ["ls-tree", "--name-only", name]).split("\n");
const firstAsked = (stage: Stage, request: number) => JSON.stringify(stage.model?.requests[request]?.body.messages);

/** The first mention on an issue, whose work is published. */
function begun(inputs: Readonly<Record<string, string>> = {}) {
  return playedOnce(async (lasting) => {
    const stage = await stageFor({ script, inputs, ...lasting });
    const first = await stage.play();
    expect(first.outputs).toMatchObject({ outcome: "changed", ...("create-pr" in inputs ? {} : { branch }) });
    return { stage, first };
  });
}

const kept = begun();
const nowhere = begun({ "state-store": "none" });
const noPull = begun({ "state-store": "none", "create-pr": "none" });

/** A second mention on it, with what happens between them. */
async function twice(begin: typeof kept, between: (stage: Stage) => unknown = () => {}, asked = {}) {
  const { stage, first } = await begin();
  await between(stage);
  const second = await stage.play({ ...again, ...asked });
  const problems = [...first.problems, ...second.problems, ...second.exchanges.flatMap(checkExchange)];
  expect([...problems, ...second.runner.errors]).toEqual([]);
  return { stage, first, second };
}

const rename = ({ github }: Stage) => Object.assign(github.state.issues.get(1) ?? {}, { title: "Hyphens" });
const dropState = (stage: Stage) =>
  execFileSync("git", ["-C", stage.repository.gitDir, "update-ref", "-d", "refs/deckhand/threads/1"]);

describe("with the key, a second mention finds its pull request by the mark", () => {
  test.for<[string, typeof kept, (stage: Stage) => unknown]>([
    ["where the state is damaged", kept, (stage) => gitOf(stage, ["update-ref", "refs/deckhand/threads/1", "main"])],
    ["where nothing is kept and the issue has another title by now", nowhere, rename],
  ])("%s: the work is one more commit there", async ([, begin, between]) => {
    const { stage, first, second } = await twice(begin, between);
    expect(second.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
    expect(second.outputs["pr-url"]).toBe(first.outputs["pr-url"]);
    expect(filesOn(stage, branch)).toEqual(expect.arrayContaining(["one.txt", "two.txt"]));
    expect(gitOf(stage, ["rev-parse", `${branch}^`])).toBe(first.outputs["commit-sha"]);
    expect(stage.github.state.pulls.size).toBe(1);
    expect(firstAsked(stage, 2)).toContain(`Their work is on the branch ${branch} (pull request #2)`);
    expect(answersOf(second).at(-1)).not.toContain("exists already");
    expect(answersOf(second).at(-1)).not.toContain("hidden");
    expect(second.outputs["conversation-id"]).not.toBe(first.outputs["conversation-id"]);
    if (begin !== nowhere) return;
    // With `state-store: none` no conversation is kept, and every mention begins again, which is nothing to be told of.
    expect(gitOf(stage, ["for-each-ref", "--format=%(refname)", "refs/deckhand"])).toBe("refs/deckhand/ledger"); // the totals
    expect(answersOf(second).at(-1)).not.toContain("new conversation");
  });

  test("and keeps what others have put there since", async () => {
    let others = "";
    const { stage, second } = await twice(nowhere, (stage) => {
      others = commitOf(stage, branch, { "maria.txt": "Mine.\n" });
      gitOf(stage, ["update-ref", `refs/heads/${branch}`, others]);
    });
    expect(second.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
    expect(gitOf(stage, ["rev-parse", `${branch}^`])).toBe(others);
    expect(filesOn(stage, branch)).toEqual(expect.arrayContaining(["one.txt", "maria.txt", "two.txt"]));
  });

  test("and one that is merged by now is over: new work gets a new branch, and nobody is told that it is strange", async () => {
    const { stage, second } = await twice(nowhere, ({ github }) => github.merge({ pull: 2, by: "octavia" }));
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "3" });
    expect(second.outputs.branch).toMatch(fresh);
    expect(stage.github.state.pulls.get(3)?.base).toBe("main");
    expect(answersOf(second).at(-1)).not.toContain("exists already");
  });
});

test("with the key, a pull request whose branch has the run in its name is found where the state is gone", async () => {
  const stage = await stageFor({ script, inputs: { "branch-name": "agent/{run}/{number}" } });
  const first = await stage.play();
  dropState(stage);
  const second = await stage.play(again);
  expect(second.outputs).toMatchObject({ outcome: "changed", branch: first.outputs.branch, "pr-number": "2" });
  expect(stage.github.state.pulls.size).toBe(1);
});

test("with the key, a branch without a pull request is found by the mark of its commits, where the issue has another title by now", async () => {
  const { stage, first, second } = await twice(noPull, rename);
  expect(second.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "" });
  expect(gitOf(stage, ["rev-parse", `${branch}^`])).toBe(first.outputs["commit-sha"]);
  expect(firstAsked(stage, 2)).toContain(`Their work is on the branch ${branch},`);
});

test("with the key, a branch without a slash is found by the mark of its commits too", async () => {
  const stage = await stageFor({ script, inputs: { "state-store": "none", "create-pr": "none" } });
  gitOf(stage, ["update-ref", "refs/heads/agent", "main"]);
  const first = await stage.play();
  expect(first.outputs.branch).toMatch(/^agent-issue-1-.*-run-\d+/);
  const second = await stage.play(again);
  expect(second.outputs).toMatchObject({ outcome: "changed", branch: first.outputs.branch });
  expect(filesOn(stage, first.outputs.branch ?? "")).toEqual(expect.arrayContaining(["one.txt", "two.txt"]));
});

test("a branch for the thread that somebody else has made is not our work, and nobody is told of it", async () => {
  const { stage, second } = await twice(noPull, (stage) => {
    rename(stage);
    gitOf(stage, ["update-ref", "-d", `refs/heads/${branch}`]);
    gitOf(stage, ["update-ref", "refs/heads/agent/issue-1-by-maria", commitOf(stage, "main", { "maria.txt": "x\n" })]);
    gitOf(stage, ["update-ref", "refs/heads/agent/issue-10-x", commitOf(stage, "main", { "maria.txt": "x\n" })]);
  });
  expect(second.outputs).toMatchObject({ outcome: "changed", branch: "agent/issue-1-hyphens" });
  expect(filesOn(stage, "agent/issue-1-hyphens")).not.toContain("maria.txt");
});

test("where GitHub does not list pull requests, the comment says that it could not look", async () => {
  const { stage, second } = await twice(kept, (stage) => {
    dropState(stage);
    const failure = { status: 404, body: { message: "Not Found" } };
    stage.github.failNext({ method: "GET", path: /\/pulls(?:\?|$)/ }, failure);
  });
  expect(second.outputs.branch).toMatch(fresh);
  expect(stage.github.state.pulls.size).toBe(2);
  expect(answersOf(second).at(-1)).toContain("I could not look for earlier work of mine on this thread");
  expect(answersOf(second).at(-1)).not.toContain("no mark that was made with my key");
});

describe("what is not known to be ours is left alone, and the comment says so", () => {
  const lost = { environment: { "INPUT_STATE-KEY": "another-key-of-sixteen" } };

  test("where the key is another one by now, and nothing is kept", async () => {
    const { stage, first, second } = await twice(nowhere, () => {}, lost);
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "3" });
    expect(second.outputs.branch).toMatch(fresh);
    expect(gitOf(stage, ["rev-parse", branch])).toBe(first.outputs["commit-sha"]);
    expect(answersOf(second).at(-1)).toContain(
      `The branch \`${branch}\` exists already, and nothing shows that it is mine`,
    );
  });

  test("a mark that was copied to another pull request", async () => {
    const { stage, second } = await twice(nowhere, (stage) => {
      const { github } = stage;
      const body = github.state.pulls.get(2)?.body ?? "";
      expect(body).toMatch(/<!-- deckhand:work [0-9a-f]{32} -->$/);
      Object.assign(github.state.pulls.get(2) ?? {}, { state: "closed" });
      gitOf(stage, ["update-ref", "refs/heads/theirs", commitOf(stage, "main", { "theirs.txt": "x\n" })]);
      github.openPullRequest({ author: "mina", title: "Mine", body, head: "theirs" });
    });
    expect(second.outputs.branch).toMatch(fresh);
    expect(gitOf(stage, ["log", "-1", "--format=%s", "theirs"])).not.toContain("(#1)");
  });

  test("a branch of that name that somebody else has made", async () => {
    const stage = await stageFor({ script });
    gitOf(stage, ["update-ref", `refs/heads/${branch}`, commitOf(stage, "main", { "maria.txt": "Mine.\n" })]);
    const before = gitOf(stage, ["rev-parse", branch]);
    const rehearsal = await stage.play();
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
    expect(rehearsal.outputs.branch).toMatch(fresh);
    expect(gitOf(stage, ["rev-parse", branch])).toBe(before);
    expect(answersOf(rehearsal)[0]).toContain("exists already, and nothing shows that it is mine");
  });
});
