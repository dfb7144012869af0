/** Branches that people and other tools name as git lets them: as head, as base, and as the name of our work. */
import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, play, stageFor, unmarked } from "./play.ts";
import { commitOf, forkStory, gitOf } from "./pull-story.ts";

const edit = call("file_editor", { command: "create", path: "low.md", file_text: "Low at six.\n" });
const finish = call("finish", { message: "Low water is written down." });
const ask = { body: "@agent write down low water too" };

/** A pull request of maria's from `head` onto `base`, and one play of a request on it. */
async function onPull(head: string, { base = "main", inputs = {} } = {}) {
  const stage = await stageFor({ script: [edit, finish], inputs });
  const onto = commitOf(stage, "main", { "base.md": "Here.\n" });
  if (base !== "main") gitOf(stage, ["update-ref", `refs/heads/${base}`, onto]);
  const before = commitOf(stage, `refs/heads/${base}`, { "tides.md": "High at noon.\n" });
  gitOf(stage, ["update-ref", `refs/heads/${head}`, before]);
  const { number } = stage.github.openPullRequest({ author: "maria", title: "Tides", body: "", head, base });
  const rehearsal = await stage.play({ issue: number, ...ask });
  const problems = [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange), ...rehearsal.runner.errors];
  return { stage, before, rehearsal, problems };
}

const tipOf = (stage: Awaited<ReturnType<typeof stageFor>>, branch: string) =>
  gitOf(stage, ["rev-parse", "--verify", "-q", `refs/heads/${branch}`]);

const names = [
  "feature/AB#1992-x",
  "feat(example)-x",
  "worktree-a+b",
  "feature/a,b",
  "$(touch$IFS/tmp/x)",
  "'\"`quoted`\"'",
  "@agent",
  "closes#13",
  "修复/测试🎉",
  "e\u0301\u00a0\u2028\u202ex",
  "Main",
  `${"x".repeat(100)}/${"長".repeat(40)}`,
];

test.for(names)("a commit goes on the branch %j, and the comment shows its name as code", async (name) => {
  const { stage, before, rehearsal, problems } = await onPull(name);
  expect(problems).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: name, "commit-sha": tipOf(stage, name) });
  expect(gitOf(stage, ["rev-parse", `refs/heads/${name}^`])).toBe(before);
  expect(gitOf(stage, ["show", `refs/heads/${name}:low.md`])).toBe("Low at six.");
  const [answer = ""] = answersOf(rehearsal);
  expect(answer).toContain("🟢 Changed 1 file on pull request #1");
  expect(answer).toMatch(/Branch \[`[^\n]+`\]\(http[^\s()]+\)/);
});

/** Of signs that tools meet in names, those that git accepts. */
const random = fc
  .sample(
    fc
      .array(fc.oneof(fc.constantFrom(..."#+,()'\"`$!&;|<>{}=%@./-_é修さ🎉aB"), fc.string({ unit: "binary" })), {
        minLength: 3,
        maxLength: 12,
      })
      .map((parts) => parts.join("").toWellFormed())
      .filter((name) => !name.includes("\0") && Buffer.byteLength(name) < 80 && isOfGit(name)),
    { numRuns: 4, seed: 38 },
  )
  .map((name) => [name] as const);

function isOfGit(name: string): boolean {
  const { status, stdout } = spawnSync("git", ["check-ref-format", "--branch", name], { encoding: "utf8", cwd: "/" });
  return status === 0 && stdout === `${name}\n`;
}

test.for(random)("a random name is head, base and ours: %j", async ([name]) => {
  const { stage, rehearsal, problems } = await onPull(`h/${name}`, { base: `b/${name}` });
  expect(problems).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: `h/${name}` });
  expect(gitOf(stage, ["show", `refs/heads/h/${name}:low.md`])).toBe("Low at six.");
  const inputs = { "base-branch": `b/${name}`, "branch-name": `agent/${name}-{number}` };
  const own = await stageFor({ script: [edit, finish], inputs });
  gitOf(own, ["update-ref", `refs/heads/b/${name}`, commitOf(own, "main", { "base.md": "Here.\n" })]);
  const proposed = await own.play({ body: "@agent write down low water" });
  expect(proposed.exchanges.flatMap(checkExchange)).toEqual([]);
  expect(proposed.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(proposed.pullRequests).toMatchObject([{ base: `b/${name}`, head: proposed.outputs.branch }]);
  expect(gitOf(own, ["show", `refs/heads/${proposed.outputs.branch}:low.md`])).toBe("Low at six.");
});

test("two branches whose names differ by case stay two", async () => {
  const { stage, before, rehearsal } = await onPull("Tides");
  const other = commitOf(stage, "main", { "other.md": "x\n" });
  gitOf(stage, ["update-ref", "refs/heads/tides", other]);
  const again = await stage.play({ issue: 1, ...ask });
  expect([rehearsal.outputs.branch, again.outputs.branch]).toEqual(["Tides", ""]);
  expect([tipOf(stage, "tides"), gitOf(stage, ["rev-parse", "refs/heads/Tides^"])]).toEqual([other, before]);
});

test.for(["-x", "a..b", "a b", "x.lock", "a:b"])(
  "the base branch %j is refused before the model is asked",
  async (name) => {
    const { rehearsal } = await play({ script: [finish], inputs: { "base-branch": name } });
    expect(rehearsal.outputs.outcome).toBe("failed");
    expect(rehearsal.modelRequests).toBe(0);
    expect(answersOf(rehearsal)[0]).toContain("must be a name that git accepts for a branch");
  },
);

/** The answer to a request that can only be a patch: it is in doubt, and says why in one sentence. */
function expectPatch(rehearsal: Awaited<ReturnType<typeof onPull>>["rehearsal"], why: string) {
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "" });
  expect(rehearsal.outputs["patch-path"]).not.toBe("");
  const answer = unmarked(rehearsal.comments.at(-1)?.body ?? "");
  expect(answer.split("\n")[0]).toContain("🟠 Changed 1 file: the patch is below");
  expect(answer).toContain(why);
  expect(rehearsal.runner.exitCode).toBe(0);
}

describe("where no branch may be written, the work is a patch, and the comment says why", () => {
  test("the head is the default branch", async () => {
    const stage = await stageFor({ script: [edit, finish] });
    gitOf(stage, ["update-ref", "refs/heads/release", "main~1"]);
    const { number } = stage.github.openPullRequest({
      ...{ author: "maria", title: "Release", body: "", head: "main", base: "release" },
    });
    const rehearsal = await stage.play({ issue: number, ...ask });
    expect(rehearsal.exchanges.flatMap(checkExchange)).toEqual([]);
    expectPatch(rehearsal, "The work is a patch, because `main` is the default branch, which I never change directly.");
  });

  test("the head is gone", async () => {
    const stage = await stageFor({ script: [edit, finish] });
    gitOf(stage, ["update-ref", "refs/heads/feat(x)", commitOf(stage, "main", { "tides.md": "High at noon.\n" })]);
    const { number } = stage.github.openPullRequest({ author: "maria", title: "Tides", body: "", head: "feat(x)" });
    gitOf(stage, ["update-ref", "-d", "refs/heads/feat(x)"]);
    expectPatch(
      await stage.play({ issue: number, ...ask }),
      "because the branch `feat(x)` of this pull request no longer exists. Restore the branch",
    );
  });

  describe("the head is in a fork", needsSandbox, () => {
    test.for([
      ["to which the workflow does not push", {}, true, "this workflow does not push to forks (`fork-push`)"],
      ["whose author lets nobody in", { "fork-push": "true" }, false, "does not let maintainers change its branch"],
    ] as const)("%s", async ([, inputs, canModify, why]) => {
      const { play: again } = await forkStory([edit, finish], { inputs, account: "octavia" }, canModify);
      expectPatch((await again()).rehearsal, why);
    });
  });
});
