/** What becomes of a pull request while the agent works on it: merged, its branch deleted, or the fork that it was in. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, stageFor } from "./play.ts";
import { commitOf, gitOf, type PullStory, pullStory } from "./pull-story.ts";

const edit = call("file_editor", { command: "create", path: "low.md", file_text: "Low at six.\n" });
const finish = call("finish", { message: "Low water is written down." });
const ask = { body: "@agent write down low water too" };

test("F26 the branch is deleted meanwhile: the work is on a branch of ours, the comment says why, and theirs stays deleted", async () => {
  const deleted = () => {
    gitOf(story.stage, ["update-ref", "-d", "refs/heads/tides"]);
    return edit;
  };
  const story: PullStory = await pullStory([deleted, finish], { "tides.md": "High at noon.\n" });
  const head = gitOf(story.stage, ["rev-parse", "tides"]);
  const { rehearsal, problems } = await story.play(ask);
  expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
  const branch = `agent/pull-${story.number}-run-7001`;
  expect(rehearsal.branches).toEqual([branch]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch });
  expect(gitOf(story.stage, ["rev-parse", `${branch}^`])).toBe(head);
  expect(gitOf(story.stage, ["show", `${branch}:low.md`])).toBe("Low at six.");
  expect(answersOf(rehearsal)).toHaveLength(1);
  expect(answersOf(rehearsal)[0]).toContain("The branch `tides` no longer exists");
  expect(answersOf(rehearsal)[0]).toContain(branch);
});

test.for([
  ["is rewritten", "main~1", true],
  ["goes on", "main", false],
] as const)(
  "F25 the base %s meanwhile: the work is proposed from where it began, with or without a warning",
  async ([, onto, isTold]) => {
    const moved = () => {
      gitOf(stage, ["update-ref", "refs/heads/main", commitOf(stage, onto, { "noon.md": "High.\n" })]);
      return edit;
    };
    const stage: Stage = await stageFor({ script: [moved, finish] });
    const began = gitOf(stage, ["rev-parse", "main"]);
    const rehearsal = await stage.play();
    expect(rehearsal.exchanges.flatMap(checkExchange)).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "base-sha": began, "pr-number": "2" });
    expect(gitOf(stage, ["rev-parse", `${rehearsal.outputs.branch}^`])).toBe(began);
    const warning = "The branch `main` was rewritten during this run. The pull request would bring back commits";
    expect(answersOf(rehearsal)[0]?.includes(warning)).toBe(isTold);
  },
);

test("F24 the pull request is closed meanwhile: the work is on its branch, and nobody is told that it will be brought in", async () => {
  const closed = () => {
    Object.assign(story.stage.github.state.pulls.get(story.number) ?? {}, { state: "closed" });
    return edit;
  };
  const story: PullStory = await pullStory([closed, finish], { "tides.md": "High at noon.\n" });
  const { rehearsal, problems } = await story.play(ask);
  expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: "tides" });
  expect(gitOf(story.stage, ["show", "tides:low.md"])).toBe("Low at six.");
  expect(answersOf(rehearsal)[0]).toContain("was closed while I worked, so it does not include this commit");
});

test("F24 the pull request is merged meanwhile: the work is on its branch and not in the base, and the comment says so", async () => {
  const merged = () => {
    story.stage.github.merge({ pull: story.number, by: "octavia" });
    return edit;
  };
  const story: PullStory = await pullStory([merged, finish], { "tides.md": "High at noon.\n" });
  const { rehearsal, problems } = await story.play(ask);
  expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: "tides" });
  expect(gitOf(story.stage, ["show", "tides:low.md"])).toBe("Low at six.");
  expect(gitOf(story.stage, ["ls-tree", "--name-only", "main", "low.md", "tides.md"])).toBe("tides.md");
  expect(answersOf(rehearsal)[0]).toContain(
    `#${story.number} was merged while I worked, so it does not include this commit`,
  );
  expect(answersOf(rehearsal)[0]).toContain(
    "The commit is on the branch `tides`: open another pull request from there",
  );
});

test("on a pull request that is merged nothing is done before anything is paid, and the answer says why", async () => {
  const story = await pullStory([edit, finish], { "tides.md": "High at noon.\n" });
  story.stage.github.merge({ pull: story.number, by: "octavia" });
  const before = gitOf(story.stage, ["for-each-ref", "refs/heads"]);
  const { rehearsal, problems } = await story.play(ask);
  expect(problems).toEqual([]);
  expect(rehearsal).toMatchObject({ outputs: { outcome: "failed", branch: "" }, modelRequests: 0 });
  expect(gitOf(story.stage, ["for-each-ref", "refs/heads"])).toBe(before);
  expect(answersOf(rehearsal)[0]).toContain(`Pull request #${story.number} is merged`);
  expect(answersOf(rehearsal)[0]).toContain("Say in an issue what should change.");
});

/** A pull request of maria's whose base is a branch of hers, `stack-1`. */
async function stacked(before: (stage: Stage) => void, step: (stage: Stage) => typeof edit = () => edit) {
  const stage: Stage = await stageFor({ script: [() => step(stage), finish] });
  gitOf(stage, [
    "update-ref",
    "refs/heads/stack-1",
    commitOf(stage, "main", { "one.md": "1\n", "AGENTS.md": "Be brief.\n" }),
  ]);
  gitOf(stage, ["update-ref", "refs/heads/stack-2", commitOf(stage, "stack-1", { "tides.md": "High at noon.\n" })]);
  const by = { author: "maria", title: "Tides", body: "", head: "stack-2", base: "stack-1" };
  const { number } = stage.github.openPullRequest(by);
  before(stage);
  const rehearsal = await stage.play({ issue: number, ...ask });
  const problems = [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange), ...rehearsal.runner.errors];
  expect(problems).toEqual([]);
  return { stage, rehearsal };
}

/** Where it is gone, nobody waits for a word of GitHub's about conflicts. */
function expectBase({ comments, exchanges }: Rehearsal, isGone: boolean) {
  const answer = comments.at(-1)?.body ?? "";
  expect(answer.split("\n")[0]).toContain(`${isGone ? "🟠" : "🟢"} Changed 1 file on pull request #1`);
  expect(answer.includes("The base branch `stack-1` no longer exists, so the pull request cannot be merged")).toBe(
    isGone,
  );
  const pushed = exchanges.findIndex(({ method, path }) => method === "PATCH" && path.includes("/git/refs/heads"));
  expect(pushed).toBeGreaterThan(0);
  const looks = exchanges.slice(pushed).filter(({ method, path }) => method === "GET" && /\/pulls\/1$/.test(path));
  expect(looks).toHaveLength(1);
}

test("the base of a pull request is deleted meanwhile: its head gets the commit, and the answer is in doubt", async () => {
  const { stage, rehearsal } = await stacked(
    () => undefined,
    (one) => {
      gitOf(one, ["update-ref", "-d", "refs/heads/stack-1"]);
      return edit;
    },
  );
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "stack-2" });
  expect(gitOf(stage, ["show", "stack-2:low.md"])).toBe("Low at six.");
  expectBase(rehearsal, true);
  expect(answersOf(rehearsal)[0]).toContain("change the base of the pull request before you merge it");
  expect(answersOf(rehearsal)[0]).not.toContain("Instructions for the agent were read from where");
});

test.for([
  ["is gone", ["update-ref", "-d", "refs/heads/stack-1"], true],
  ["is there", ["update-ref", "refs/heads/other", "main"], false],
] as const)(
  "the base of a pull request %s: its head gets the commit, with or without a word about the base",
  async ([, change, isTold]) => {
    const { stage, rehearsal } = await stacked((one) => gitOf(one, change));
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "stack-2" });
    expect(gitOf(stage, ["show", "stack-2:low.md"])).toBe("Low at six.");
    const words = "The branch `stack-1`, into which this work would be merged, no longer exists: change the base";
    expectBase(rehearsal, isTold);
    expect(answersOf(rehearsal)[0]?.split(words)).toHaveLength(isTold ? 2 : 1);
    expect(JSON.stringify(stage.model?.requests[0]?.body.messages)).toContain("Be brief.");
  },
);

test("the base of new work is deleted meanwhile: the work is on its branch, and a sentence says what is missing", async () => {
  const deleted = () => {
    gitOf(stage, ["update-ref", "-d", "refs/heads/develop"]);
    return edit;
  };
  const stage: Stage = await stageFor({ script: [deleted, finish], inputs: { "base-branch": "develop" } });
  gitOf(stage, ["update-ref", "refs/heads/develop", "main"]);
  const rehearsal = await stage.play();
  expect(rehearsal.exchanges.flatMap(checkExchange)).toEqual([]);
  const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch, "pr-number": "" });
  expect(gitOf(stage, ["show", `${branch}:low.md`])).toBe("Low at six.");
  const [answer = ""] = answersOf(rehearsal);
  expect(answer.split("\n")[0]).toContain("The branch `develop`, onto which this work goes, no longer exists");
  expect(answer).toContain(`The work is on the branch \`${branch}\`: open a pull request from there`);
  expect(answer).not.toMatch(/422|fatal/);
});

test("the base of new work is renamed meanwhile: the pull request goes onto its new name", async () => {
  const renamed = () => {
    stage.github.renameBranch({ from: "develop", to: "trunk/next" });
    return edit;
  };
  const stage: Stage = await stageFor({ script: [renamed, finish], inputs: { "base-branch": "develop" } });
  gitOf(stage, ["update-ref", "refs/heads/develop", "main"]);
  const rehearsal = await stage.play();
  expect(rehearsal.exchanges.flatMap(checkExchange)).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(rehearsal.pullRequests).toMatchObject([{ base: "trunk/next" }]);
  expect(answersOf(rehearsal)[0]).not.toMatch(/422|fatal|no longer exists/);
});

test.for(["before", "meanwhile"])(
  "the base of a pull request is renamed %s: the work goes onto its head",
  async (when) => {
    const rename = (stage: Stage) => stage.github.renameBranch({ from: "stack-1", to: "stack-one" });
    const step = (stage: Stage) => {
      if (when === "meanwhile") rename(stage);
      return edit;
    };
    const story = await stacked(when === "before" ? rename : () => undefined, step);
    expect(story.rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "stack-2" });
    expect(gitOf(story.stage, ["show", "stack-2:low.md"])).toBe("Low at six.");
    const [answer = ""] = answersOf(story.rehearsal);
    expect(answer).toContain("GitHub finds no conflicts between the pull request and `stack-one`");
    expect(answer).not.toMatch(/no longer exists|fatal/);
  },
);

test("the head of a pull request is renamed meanwhile, which closes it: the work is on a branch of ours", async () => {
  const renamed = () => {
    story.stage.github.renameBranch({ from: "tides", to: "ebb" });
    return edit;
  };
  const story: PullStory = await pullStory([renamed, finish], { "tides.md": "High at noon.\n" });
  const head = gitOf(story.stage, ["rev-parse", "tides"]);
  const { rehearsal, problems } = await story.play(ask);
  expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
  const branch = `agent/pull-${story.number}-run-7001`;
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch });
  expect(gitOf(story.stage, ["rev-parse", "ebb"])).toBe(head);
  expect(answersOf(rehearsal)[0]).toContain("The branch `tides` no longer exists");
});

test("a pull request of ours that somebody retargeted goes on, and there is no second one", async () => {
  const stage = await stageFor({ script: [edit, finish, call("terminal", { command: "echo x >> low.md" }), finish] });
  gitOf(stage, ["update-ref", "refs/heads/develop", "main"]);
  await stage.play();
  Object.assign(stage.github.state.pulls.get(2) ?? {}, { base: "develop" });
  const again = await stage.play({ issue: 1, body: "@agent and a line more" });
  expect(again.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(again.pullRequests).toEqual([]);
});

test("work on a branch from which somebody has opened a pull request onto another base gets no second one", async () => {
  const script = [edit, finish, call("terminal", { command: "echo x >> low.md" }), finish];
  const stage = await stageFor({ script, inputs: { "create-pr": "none" } });
  gitOf(stage, ["update-ref", "refs/heads/develop", "main"]);
  const first = await stage.play();
  const head = first.outputs.branch ?? "";
  stage.github.openPullRequest({ author: "maria", title: "Low water", body: "", head, base: "develop" });
  const environment = { "INPUT_CREATE-PR": "draft" };
  const again = await stage.play({ issue: 1, body: "@agent and a line more", environment });
  expect(again.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(again.pullRequests).toEqual([]);
});

describe("F26 the fork", needsSandbox, () => {
  test("F26 is deleted meanwhile: the work is a patch in the answer, which says so", async () => {
    const inputs = { "fork-push": "true" };
    const deleted = () => {
      Object.assign(stage.github.state.pulls.get(number) ?? {}, { fork: null });
      return edit;
    };
    const stage: Stage = await stageFor({ script: [deleted, finish], account: "octavia", inputs });
    const gitDir = join(stage.folder, "fork.git");
    execFileSync("git", ["clone", "--quiet", "--bare", stage.repository.gitDir, gitDir]);
    const head = commitOf(stage, "main", { "tides.md": "High at noon.\n" });
    execFileSync("git", ["-C", gitDir, "fetch", "--quiet", stage.repository.gitDir, `+${head}:refs/heads/tides`]);
    const fork = { owner: "stranger", gitDir, canModify: true };
    const by = { author: "stranger", title: "Tides", body: "", head: "tides", fork };
    const { number } = stage.github.openPullRequest(by);
    const rehearsal = await stage.play({ issue: number, ...ask });
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: "" });
    expect(rehearsal.branches).toEqual([]);
    const answer = rehearsal.comments.at(-1)?.body ?? "";
    expect(answer).toContain("+Low at six.");
    expect(answer).toContain("no longer exists");
  });
});
