/** Runs that are stopped half-way: what was done by then is on a branch or in a patch, and the comment says where. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { CONTENT_FILTERED } from "../model-failures.ts";
import { answersOf, play, stageFor } from "./play.ts";

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
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

test("the step limit is reached, to which a refused step counts: budget-exhausted, and the edit is on the branch", async () => {
  const { rehearsal, problems } = await play({ script: [CONTENT_FILTERED, edit], inputs: { "max-iterations": "2" } });
  expect(rehearsal.outputs).toMatchObject({ outcome: "budget-exhausted", iterations: "1" });
  const [answer = ""] = answersOf(rehearsal);
  expect(answer).toContain("Stopped after 2 steps, which is the limit");
  expect(answer).toContain("- 2 steps in ");
  expect(answer).toContain("Write `@agent continue`");
  expect(rehearsal.runner.log).toContainEqual(
    expect.objectContaining({ kind: "error", text: expect.stringContaining("`max-iterations`") }),
  );
  expect(rehearsal.runner.exitCode).toBe(1);
  expect(problems).toEqual([]);
  expectKeptOnBranch(rehearsal);
});

/** Takes these names for branches of somebody else. */
function take({ repository }: Stage, ...names: string[]): void {
  for (const name of names) execFileSync("git", ["-C", repository.gitDir, "branch", name, "main"]);
}

function expectOwnBranch(rehearsal: Rehearsal, own: RegExp): void {
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(rehearsal.outputs.branch).toMatch(own);
  expect(answersOf(rehearsal)).toHaveLength(1);
  expect(answersOf(rehearsal)[0]).toContain(`Somebody created the branch \`${branch}\` during this run, or there is`);
  expect(answersOf(rehearsal)[0]).toContain("Changed 1 file: draft pull request #2");
  expect(rehearsal.outputs["pr-number"]).toBe("2");
}

test("F23 the comment is deleted, and the branch taken, meanwhile: the report is posted again, and the work has a branch of its own", async () => {
  const meanwhile = () => {
    const { state } = stage.github;
    for (const { id, author } of state.commentsOn(1)) if (author !== "maria") state.comments.delete(id);
    take(stage, branch);
    return edit;
  };
  const stage: Stage = await stageFor({ script: [meanwhile, finish] });
  expectOwnBranch(await stage.play(), /-run-7001$/);
});

test("GitHub does not take the report, and the next name is taken too: the outcome stands, and the step after it reports", async () => {
  const meanwhile = () => {
    take(stage, branch, `${branch}-run-7001`);
    return edit;
  };
  const stage: Stage = await stageFor({ script: [meanwhile, finish] });
  for (let tries = 0; tries < 3; tries += 1)
    stage.github.failNext({ method: "PATCH", path: /\/comments\// }, { status: 502 });
  const rehearsal = await stage.play();
  expect(rehearsal.runner).toMatchObject({ exitCode: 0, postExitCode: 0 });
  expect(rehearsal.runner.log.filter(({ kind }) => kind === "error")).toHaveLength(1);
  expectOwnBranch(rehearsal, /-run-7001-[0-9a-f]{8}$/);
});

test("GitHub is away when the work is published, and again when the state is saved: both come after it, and the comment", async () => {
  const away = () => {
    const fail = (method: string, path: RegExp, times: number) => {
      for (let time = 0; time < times; time += 1)
        stage.github.failNext({ method, path }, { status: 502, body: "<html>" });
    };
    fail("POST", /\/git\/(?:blobs|trees)$/, 3);
    fail("GET", /service=git-receive-pack/, 1);
    fail("GET", /\/rate_limit$/, 2);
    return finish;
  };
  const stage: Stage = await stageFor({ script: [edit, away] });
  const rehearsal = await stage.play();
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
  expect(rehearsal.runner.log.map(({ text }) => text).join("\n")).toContain(
    "I will ask again for up to three minutes.",
  );
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining("draft pull request #2")]);
  expect(answersOf(rehearsal)[0]).not.toContain("could not be saved");
});

const write = (path: string) =>
  call("file_editor", { command: "create", path, file_text: "x\n", security_risk: "LOW" });

test("a branch named agent fails no run: the work goes to a name beside it, and on there", async () => {
  const script = [write("a.txt"), finish, write("b.txt"), finish];
  const stage = await stageFor({ script });
  take(stage, "agent");
  const git = (...args: string[]) =>
    execFileSync("git", ["--git-dir", stage.repository.gitDir, ...args], { encoding: "utf8" }).trim();
  const first = await stage.play();
  expect(first.outputs).toMatchObject({
    outcome: "changed",
    branch: expect.stringMatching(/^agent-issue-1-.*-run-\d+/),
  });
  expect(answersOf(first)[0]).toContain("There is a branch whose name is the beginning of");
  expect([git("rev-parse", "agent"), git("show", `${first.outputs.branch}:a.txt`)]).toEqual([
    git("rev-parse", "main"),
    "x",
  ]);
  const second = await stage.play({ issue: 1 });
  expect(second.outputs).toMatchObject({
    outcome: "changed",
    branch: first.outputs.branch,
    "pr-number": first.outputs["pr-number"],
  });
});

test("F27 pushing is refused: failed, and the work is a patch that applies", async () => {
  const refused = () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      stage.github.failNext({ method: "POST", path: /\/git\/refs$/ }, { status: 403, body: { message: "No." } });
      stage.github.failNext({ method: "GET", path: /service=git-receive-pack/ }, { status: 403 });
    }
    return edit;
  };
  const stage: Stage = await stageFor({ script: [refused, finish], keep: true, inputs: { "state-store": "none" } });
  onTestFinished(() => rmSync(stage.folder, { recursive: true }));
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
