/** Runs that are stopped half-way: what was done by then is on a branch or in a patch, and the comment says where. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf, interrupted, play, stageFor, stopInCommand } from "./play.ts";

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const look = call("file_editor", { command: "view", path: "note.txt" });
const finish = call("finish", { message: "Done." });

/** The work is on the branch without a pull request, and the comment leads there. */
function expectKeptOnBranch(rehearsal: Rehearsal, name = branch): void {
  expect(rehearsal.branches).toContain(name);
  expect(rehearsal.diff).toContain("+half done");
  expect(rehearsal.pullRequests).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ branch: name, "pr-number": "" });
  expect(answersOf(rehearsal)[0]).toMatch(
    new RegExp(`^Branch \\[\`${name}\`\\]\\(.* · \\[Files\\]\\(.*/compare/`, "m"),
  );
}

test("the model fails after an edit: failed, and the edit is on the branch", async () => {
  const script: Script = [edit, { status: 400, error: { message: "no", type: "invalid_request_error" } }];
  const { rehearsal } = await play({ script });
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", iterations: "1" });
  expect(rehearsal.outputs.reason).toContain("did not accept the request");
  expect(rehearsal.runner.exitCode).toBe(1);
  expectKeptOnBranch(rehearsal);
});

test("the step limit is reached: budget-exhausted, and the edit is on the branch", async () => {
  const { rehearsal, problems } = await play({ script: [edit, look], inputs: { "max-iterations": "2" } });
  expect(rehearsal.outputs).toMatchObject({ outcome: "budget-exhausted", iterations: "2" });
  expect(answersOf(rehearsal)[0]).toContain("Stopped after 2 steps, which is the limit");
  expect(rehearsal.runner.log).toContainEqual(
    expect.objectContaining({ kind: "error", text: expect.stringContaining("`max-iterations`") }),
  );
  expect(rehearsal.runner.exitCode).toBe(1);
  expect(problems).toEqual([]);
  expectKeptOnBranch(rehearsal);
});

test("finishing with the last allowed step is finishing", async () => {
  const { rehearsal } = await play({ script: [edit, finish], inputs: { "max-iterations": "2" } });
  expect(rehearsal.outputs.outcome).toBe("changed");
});

test("F38 the time limit is reached in a command: timed-out, and the edit is on the branch", async () => {
  const script = [edit, call("terminal", { command: "sleep 600" })];
  const { rehearsal } = await play({ script, inputs: { "timeout-minutes": "0.25" }, toolErrors: interrupted });
  expect(rehearsal.outputs.outcome).toBe("timed-out");
  expectKeptOnBranch(rehearsal);
});

test("F32 the job is cancelled in a command: cancelled, and the edit is on the branch", async () => {
  const { call: sleep, onLine, signal } = stopInCommand();
  const { rehearsal } = await play({ script: [edit, sleep], onLine, toolErrors: interrupted }, { signal });
  expect(rehearsal.outputs.outcome).toBe("cancelled");
  expect(answersOf(rehearsal)[0]).toContain("The run was cancelled");
  expectKeptOnBranch(rehearsal);
});

test("F35 the action is killed: the step after it turns the comment into the truth", async () => {
  const { call: sleep, onLine, signal } = stopInCommand();
  const { rehearsal } = await play({ script: [sleep], onLine }, { killed: signal });
  expect(rehearsal.runner.exitCode).not.toBe(0);
  expect(rehearsal.runner.postExitCode).toBe(0);
  expect(answersOf(rehearsal)).toHaveLength(1);
  expect(answersOf(rehearsal)[0]).toContain("The run was cut off");
});

test("GitHub does not take the report: the outcome stands, and the step after it reports", async () => {
  const stage = await stageFor({ script: [edit, finish] });
  stage.github.failNext({ method: "PATCH", path: /\/comments\// }, { status: 502 });
  const rehearsal = await stage.play();
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
  expect(rehearsal.runner).toMatchObject({ exitCode: 0, postExitCode: 0 });
  expect(answersOf(rehearsal)).toHaveLength(1);
  expect(answersOf(rehearsal)[0]).toContain("Changed 1 file: draft pull request #2");
  expect(rehearsal.runner.log.filter(({ kind }) => kind === "error")).toHaveLength(1);
});

test("F21 pull requests are not allowed: failed, and the branch stays with a link to open one", async () => {
  const stage = await stageFor({ script: [edit, finish] });
  const message = "GitHub Actions is not permitted to create or approve pull requests.";
  stage.github.failNext({ method: "POST", path: /\/pulls$/ }, { status: 403, body: { message } });
  const rehearsal = await stage.play();
  expect(rehearsal.outputs.outcome).toBe("failed");
  expect(answersOf(rehearsal)[0]).toContain("GitHub Actions is not permitted to create or approve pull requests");
  expect(answersOf(rehearsal)[0]).toContain("Allow GitHub Actions to create and approve pull requests");
  expectKeptOnBranch(rehearsal);
});

test.each([
  ["the branch", [branch], /-run-7001$/],
  ["the branch and the next name", [branch, `${branch}-run-7001`], /-run-7001-[0-9a-f]{8}$/],
])(
  "somebody takes %s meanwhile: the work is on a branch of its own, and the comment says so",
  async (_, names, own) => {
    const stage: Stage = await stageFor({
      script: [
        () => {
          for (const name of names) execFileSync("git", ["-C", stage.repository.gitDir, "branch", name, "main"]);
          return edit;
        },
        finish,
      ],
    });
    const rehearsal = await stage.play();
    expect(rehearsal.outputs.outcome).toBe("changed");
    expect(rehearsal.outputs.branch).toMatch(own);
    expect(answersOf(rehearsal)[0]).toContain(`Somebody created the branch \`${branch}\` during this run, or there is`);
    expect(rehearsal.outputs["pr-number"]).not.toBe("");
  },
);

const write = (path: string) =>
  call("file_editor", { command: "create", path, file_text: "x\n", security_risk: "LOW" });

test.for(["api", "git"])(
  "a branch named agent fails no run, by %s: the work goes to a name beside it, and on there",
  async (mode) => {
    const script = [write("a.txt"), finish, write("b.txt"), finish];
    const stage = await stageFor({ script, inputs: { "commit-mode": mode } });
    const name = "agent";
    const git = (...args: string[]) =>
      execFileSync("git", ["--git-dir", stage.repository.gitDir, ...args], { encoding: "utf8" }).trim();
    git("update-ref", `refs/heads/${name}`, "main");
    const tip = git("rev-parse", name);
    const first = await stage.play();
    expect(first.outputs).toMatchObject({
      outcome: "changed",
      branch: expect.stringMatching(/^agent-issue-1-.*-run-\d+/),
    });
    expect(answersOf(first)[0]).toContain("There is a branch whose name is the beginning of");
    expect([git("rev-parse", name), git("show", `${first.outputs.branch}:a.txt`)]).toEqual([tip, "x"]);
    const second = await stage.play({ issue: 1 });
    expect(second.outputs).toMatchObject({
      outcome: "changed",
      branch: first.outputs.branch,
      "pr-number": first.outputs["pr-number"],
    });
  },
);

test.for(["api", "git"])("branches below the names of this run fail no run either, by %s", async (mode) => {
  const stage = await stageFor({ script: [write("a.txt"), finish], inputs: { "commit-mode": mode } });
  const git = (...args: string[]) =>
    execFileSync("git", ["--git-dir", stage.repository.gitDir, ...args], { encoding: "utf8" }).trim();
  const squatted = [`${branch}/x`, `${branch}-run-7001/x`];
  for (const name of squatted) git("update-ref", `refs/heads/${name}`, "main");
  const { outputs, comments } = await stage.play();
  expect(outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(git("show", `${outputs.branch}:a.txt`)).toBe("x");
  expect(squatted.map((name) => git("rev-parse", name))).toEqual(squatted.map(() => git("rev-parse", "main")));
  expect(comments.at(-1)?.body).toContain(`\`${branch}\` during this run, or there is a branch below that name`);
});

test("F27 pushing is refused: failed, and the work is a patch that applies", async () => {
  const stage = await stageFor({ script: [edit, finish], keep: true, inputs: { "state-store": "none" } });
  onTestFinished(() => rmSync(stage.folder, { recursive: true }));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    stage.github.failNext({ method: "POST", path: /\/git\/refs$/ }, { status: 403, body: { message: "No." } });
    stage.github.failNext({ method: "GET", path: /service=git-receive-pack/ }, { status: 403 });
  }
  const rehearsal = await stage.play();
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: "", "commit-sha": "" });
  expect(rehearsal.branches).toEqual([]);
  expect(answersOf(rehearsal)[0]).toContain("The work is kept as a patch");
  expect(answersOf(rehearsal)[0]).toContain("+half done");
  const clone = mkdtempSync(join(tmpdir(), "deckhand-patch-"));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  execFileSync("git", ["clone", "--quiet", stage.repository.gitDir, clone]);
  const apply = ["-C", clone, "apply"];
  execFileSync("git", [...apply, rehearsal.outputs["patch-path"] ?? ""]);
  expect(execFileSync("cat", [join(clone, "note.txt")], { encoding: "utf8" })).toBe("half done\n");
});

test("F23 the comment is deleted while the agent works: the report is posted again", async () => {
  const stage: Stage = await stageFor({
    script: [
      () => {
        for (const { id, author } of stage.github.state.commentsOn(1)) {
          if (author !== "maria") stage.github.state.comments.delete(id);
        }
        return finish;
      },
    ],
  });
  const rehearsal = await stage.play();
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(answersOf(rehearsal)).toHaveLength(1);
  expect(answersOf(rehearsal)[0]).toContain("Done.");
});
