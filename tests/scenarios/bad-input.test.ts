/** What people see when something is wrong before the model is asked: one line that says what and what to do. */
import { execFileSync } from "node:child_process";
import { cpSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { answersOf, play, stageFor } from "./play.ts";

/** Failed, and said so in the log, in the outputs and to the person who waits. */
function expectFailure(rehearsal: Rehearsal, what: string, remedy: string): void {
  const [answer = "", ...more] = answersOf(rehearsal);
  const annotation = rehearsal.runner.log.find(({ kind }) => kind === "error")?.text ?? "";
  expect(rehearsal.outputs.outcome).toBe("failed");
  expect(rehearsal.outputs.reason).toContain(what);
  expect(rehearsal.outputs.reason).not.toContain("\n");
  expect(annotation).toContain(what);
  expect(annotation).toContain(remedy);
  expect(answer).toContain(`### 🔴 ${rehearsal.outputs.reason}`);
  expect(answer).toContain(remedy);
  expect(more).toEqual([]);
  expect(rehearsal.runner.exitCode).toBe(1);
}

// Which settings and which checkouts are refused in which words, tests/action/runner holds one by one; here is how it is told.
const settings: readonly [string, Record<string, string>, string, string][] = [
  ["no key", { "api-key": "" }, "`api-key` is missing", "Settings → Secrets and variables → Actions"],
  ["an unknown input", { "max-iteration": "3" }, "`max-iteration` is not an input", "did you mean"],
];

describe("settings", () => {
  test.for(settings)("%s: a comment says which, and no model is asked", async ([, inputs, what, remedy]) => {
    const { rehearsal, problems } = await play({ story: "fix", inputs });
    expectFailure(rehearsal, what, remedy);
    expect(rehearsal.modelRequests).toBe(0);
    expect(problems).toEqual([]);
  });

  test("wrong settings are not told to somebody who may not ask", async () => {
    const { rehearsal } = await play({ story: "fix", inputs: { model: "" } }, { author: "stranger" });
    expect(answersOf(rehearsal)).toEqual([]);
    expect(rehearsal.outputs.outcome).toBe("skipped");
  });

  test("no token: the log and the outputs say so", async () => {
    const { rehearsal } = await play({ story: "fix", inputs: { "github-token": "" } });
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", reason: "The input `github-token` is empty." });
    expect(rehearsal.runner).toMatchObject({ exitCode: 1, postExitCode: 0 });
  });

  test("a token that GitHub does not know starts nothing, and fails the job", async () => {
    const { rehearsal } = await play({ story: "fix", inputs: { "github-token": "ghs_unknown_token" } });
    expect(rehearsal).toMatchObject({ comments: [{ author: "maria" }], modelRequests: 0, branches: [] });
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", reason: "GitHub refused the token." });
    expect(rehearsal.runner.exitCode).toBe(1);
    expect(rehearsal.runner.stdout).toContain("Check the `github-token` input");
  });
});

describe("the model endpoint", () => {
  test("refuses the key: the comment names the input to change", async () => {
    const { rehearsal } = await play({ story: "fix", inputs: { "api-key": "sk-wrong-key" } });
    expectFailure(rehearsal, "refused the key", "`api-key`");
    expect(JSON.stringify(rehearsal)).not.toContain("ghs_unknown");
    expect(answersOf(rehearsal).join()).not.toContain("sk-wrong-key");
  });

  test("does not know the model", async () => {
    const { rehearsal } = await play({ story: "fix", inputs: { model: "no-such-model" } });
    expectFailure(rehearsal, 'The model "no-such-model" was not found', "`model`");
  });

  test("is not one: the comment names the address", async () => {
    const stage = await stageFor({ story: "fix" });
    const inputs = { "base-url": `${stage.github.serverUrl}/v1` };
    const { rehearsal } = await play({ story: "fix", inputs });
    expectFailure(rehearsal, "There is no API at", "`base-url`");
  });
});

const checkouts: readonly [string, (workspace: string) => unknown, string, string][] = [
  [
    "with a file that git does not know",
    (workspace) => writeFileSync(join(workspace, "build.log"), "made by a step before\n"),
    "1 uncommitted change (build.log)",
    "right after actions/checkout",
  ],
  [
    "that is none",
    (workspace) => execFileSync("rm", ["-rf", join(workspace, ".git")]),
    "The workspace is not a git checkout",
    "uses: actions/checkout",
  ],
  [
    "that is a linked work tree",
    (workspace) => {
      renameSync(workspace, `${workspace}-main`);
      execFileSync("git", ["-C", `${workspace}-main`, "worktree", "add", "-q", "-f", workspace, "main"]);
    },
    "The workspace is a linked work tree (`git worktree`) of a repository outside of it",
    "Use a checkout with a repository of its own",
  ],
  ["with objects elsewhere", borrow, "takes objects of git from a repository outside", "`git repack -a -d && rm"],
];

/** As `git clone --shared` and `--reference` do. */
function borrow(workspace: string): void {
  const objects = `${workspace}-objects`;
  cpSync(join(workspace, ".git/objects"), objects, { recursive: true });
  writeFileSync(join(workspace, ".git/objects/info/alternates"), `${objects}\n`);
}

describe("a checkout", () => {
  test.for(checkouts)("%s is refused before anything is paid", async ([, spoil, what, remedy]) => {
    const { rehearsal, problems } = await play({ story: "fix" }, { earlier: async (workspace) => spoil(workspace) });
    expectFailure(rehearsal, what, remedy);
    expect(rehearsal).toMatchObject({ modelRequests: 0, branches: [] });
    expect(problems).toEqual([]);
  });

  test("with objects elsewhere is fine once they were copied, as the comment says", async () => {
    const command = "git repack -q -a -d && rm .git/objects/info/alternates";
    const earlier = async (workspace: string) => {
      borrow(workspace);
      execFileSync("sh", ["-c", command], { cwd: workspace });
    };
    const { rehearsal } = await play({ story: "question" }, { earlier });
    expect(rehearsal.outputs.outcome).toBe("answered");
  });

  test("with an ignored file is fine", async () => {
    const earlier = async (workspace: string) => {
      writeFileSync(join(workspace, ".git", "info", "exclude"), "build.log\n");
      writeFileSync(join(workspace, "build.log"), "made by a step before\n");
    };
    const { rehearsal } = await play({ story: "question" }, { earlier });
    expect(rehearsal.outputs.outcome).toBe("answered");
  });
});
