/** What a workflow asks for beside the task: when its job fails, and which data it gets. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { answersOf, play, stageFor } from "./play.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "a note\n" });
const schema = JSON.stringify({
  type: "object",
  properties: { passed: { type: "boolean" }, advice: { type: "string" } },
  required: ["passed"],
});

test("a step limit that the workflow takes for no failure leaves the job green, with a warning", async () => {
  const inputs = { "max-iterations": "1", "fail-on": "failed, blocked" };
  const { rehearsal } = await play({ script: [edit], inputs });
  expect(rehearsal.outputs.outcome).toBe("budget-exhausted");
  expect(rehearsal.runner.exitCode).toBe(0);
  expect(rehearsal.runner.log.filter(({ kind }) => kind === "warning" || kind === "error")).toMatchObject([
    { kind: "warning", text: expect.stringContaining("Stopped after 1 step") },
  ]);
  expect(rehearsal.reactions.map(({ content }) => content)).toEqual(["eyes", "confused"]);
});

test("the agent ends with data of the shape that was asked for", async () => {
  const script = [call("finish", { message: "All is well.", passed: true, advice: "Write $(more) tests." })];
  const { stage, rehearsal, problems } = await play({ script, inputs: { "output-schema": schema } });
  expect(problems).toEqual([]);
  expect(JSON.parse(rehearsal.outputs["structured-output"] ?? "")).toEqual({
    passed: true,
    advice: "Write $(more) tests.",
  });
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "final-response": "All is well." });
  expect(JSON.stringify(stage.model?.requests[0]?.body.tools)).toContain('"required":["message","passed"]');
});

test("an end without the data is a failure, and what was changed is on a branch", async () => {
  const script = [edit, { text: "I am done, in words alone." }];
  const { rehearsal } = await play({ script, inputs: { "output-schema": schema } });
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", "structured-output": "" });
  expect(rehearsal.outputs.reason).toContain("without the data that `output-schema` asks for");
  expect(rehearsal.outputs.branch).not.toBe("");
  expect(rehearsal.pullRequests).toEqual([]);
});

test("a schema that is none is told in the comment before anything is paid", async () => {
  const { rehearsal } = await play({ script: [], inputs: { "output-schema": '{"type":"string"}' } });
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed" } });
  expect(answersOf(rehearsal)[0]).toContain("it does not describe an object");
});

test("the outputs say where the work began, how much of it there is, and where to read it", async () => {
  const stage = await stageFor({ script: [edit, call("finish", { message: "Done." })], keep: true });
  onTestFinished(() => rmSync(stage.folder, { recursive: true }));
  const { outputs, comments, reactions } = await stage.play();
  const main = execFileSync("git", ["-C", stage.repository.gitDir, "rev-parse", "main"], { encoding: "utf8" }).trim();
  expect(outputs).toMatchObject({ "base-sha": main, "files-changed": "1", "comment-id": String(comments.at(-1)?.id) });
  expect(Number(outputs["duration-seconds"])).toBeGreaterThan(0);
  expect(readFileSync(outputs["diff-path"] ?? "", "utf8")).toContain("+++ b/note.txt\n@@ -0,0 +1 @@\n+a note\n");
  expect(reactions.map(({ content }) => content)).toEqual(["eyes", "hooray"]);
});
