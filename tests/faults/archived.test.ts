/** A repository that is archived, or that refuses every write: the job says so in its log and its summary, and waits for nothing. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf, stageFor } from "../scenarios/play.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const finish = call("finish", { message: "Done." });
const ARCHIVED = "The repository is archived, so GitHub refuses every change to it";

const errorsOf = ({ runner }: Awaited<ReturnType<Stage["play"]>>) =>
  runner.log.filter(({ kind }) => kind === "error").map(({ text }) => text);

function archive({ github }: Stage): void {
  github.state.isArchived = true;
}

test.for([
  ["with a comment", {}],
  ["without a comment", { "comment-mode": "none" }],
] as const)("archived before the run, %s: that is said before the model is paid", async ([, inputs]) => {
  const stage = await stageFor({ script: [edit, finish], inputs });
  archive(stage);
  const rehearsal = await stage.play();
  expect(rehearsal.modelRequests).toBe(0);
  expect(rehearsal.outputs.outcome).toBe("failed");
  expect(rehearsal.runner).toMatchObject({ exitCode: 1, postExitCode: 0 });
  expect(errorsOf(rehearsal)).toEqual([expect.stringContaining(ARCHIVED)]);
  expect(rehearsal.runner.summary).toContain(`### 🔴 ${ARCHIVED}`);
  expect(rehearsal.runner.summary).toContain("Unarchive it in its settings");
  expect(rehearsal.branches).toEqual([]);
});

/** Refuses every write from now on, as for a token that has lost its rights. */
function refuseWrites({ github }: Stage): void {
  const status = { status: 403, body: { message: "Resource not accessible by integration" } };
  for (let time = 0; time < 100; time += 1) {
    for (const method of ["POST", "PATCH", "PUT", "DELETE"]) github.failNext({ method, path: /.*/ }, status);
    github.failNext({ method: "GET", path: /service=git-receive-pack/ }, { status: 403 });
  }
}

test.for([
  ["is archived", archive, ARCHIVED, 0],
  ["refuses every write", refuseWrites, "GitHub refused the push", 1],
] as const)(
  "a repository that %s while the agent works: log and summary say it, the patch is there, and post has nothing to do",
  async ([, close, what, fromPost]) => {
    const closing = () => {
      close(stage);
      return finish;
    };
    const stage: Stage = await stageFor({ script: [edit, closing] });
    const rehearsal = await stage.play();
    const { runner } = rehearsal;
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: "" });
    expect(runner).toMatchObject({ exitCode: 1, postExitCode: 0 });
    expect(runner.summary).toContain(`### 🔴 ${what}`);
    expect(runner.summary).toContain("the comment on the thread still says that the agent is working");
    expect(runner.summary).toContain("+half done");
    expect(errorsOf(rehearsal)[0]).toContain(what);
    // The push, the comment, and what the post step could not save.
    expect(errorsOf(rehearsal)).toHaveLength(2 + fromPost);
    const edits = rehearsal.exchanges.filter(({ method, path }) => method === "PATCH" && path.includes("/comments/"));
    expect(edits.length).toBeLessThanOrEqual(2);
    expect(answersOf(rehearsal)[0]).toContain("Working on it");
  },
);

test("the twin: a repository that takes writes gets its answer, and the summary the same", async () => {
  const stage = await stageFor({ script: [edit, finish] });
  const rehearsal = await stage.play();
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(answersOf(rehearsal)[0]).toContain("Changed 1 file");
  expect(rehearsal.runner.summary).not.toContain("still says that the agent is working");
});
