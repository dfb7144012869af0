/** Stories of `mode: list`, and of a run for one of the items. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { repository } from "./instructed.ts";
import { fromSource, play, stageFor } from "./play.ts";
import { transcript } from "./transcript.ts";

const schedule = (github: Stage["github"]) => ({
  name: "schedule",
  actor: "maria",
  payload: github.payloads.schedule(),
});
const golden = (name: string) => `golden/${name}.md`;

async function listed(list: string, more: Readonly<Record<string, string>> = {}) {
  const inputs = { mode: "list", list, model: "", "api-key": "", ...more };
  return play({ inputs }, { happening: schedule });
}

test("issues are listed as a matrix, without a model and without writing", async () => {
  const { stage, rehearsal, problems } = await listed("issues hyphen");
  expect(problems).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered", count: "1" });
  const title = "A slug may end in a hyphen";
  expect(JSON.parse(rehearsal.outputs.matrix ?? "")).toEqual({
    include: [{ item: "#1", kind: "issue", number: 1, title, key: "issue-1" }],
  });
  await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("list"));
});

test.for([
  ["issues label:none", { outcome: "no-op", count: "0", matrix: '{"include":[]}' }],
  ["repositories org:acme", { count: "1", matrix: expect.stringContaining('"item":"acme/slugify"') }],
  ["files src/*.js", { count: "1", matrix: expect.stringContaining('"path":"src/slugify.js"') }],
] as const)("%s", async ([list, outputs]) => {
  const { rehearsal, problems } = await listed(list);
  expect(problems).toEqual([]);
  expect(rehearsal.outputs).toMatchObject(outputs);
});

test("issues are listed by their label, at most so many", async () => {
  const inputs = { mode: "list", list: "issues label:bug", model: "", "api-key": "", "max-items": "1" };
  const stage = await stageFor({ inputs });
  for (const title of ["Tides", "Ebbs", "Moon"]) stage.github.openIssue({ author: "rita", title, body: "" });
  const { labels } = stage.github.state.records;
  for (const number of [2, 3]) labels.set(number, ["bug"]);
  const { outputs } = await stage.play({ happening: schedule });
  expect(outputs).toMatchObject({ count: "1", reason: expect.stringContaining("there are more: see `max-items`") });
  expect(JSON.parse(outputs.matrix ?? "")).toMatchObject({ include: [{ number: 2, title: "Ebbs" }] });
  labels.delete(3);
  const last = await stage.play({ happening: schedule });
  expect(last.outputs).toMatchObject({ count: "1", reason: "Listed 1 item" });
});

test("what is marked as to be done is listed with its place", async () => {
  const text = "export const tide = 12;\n// TODO: leap years\n";
  const stage = await stageFor({
    inputs: { mode: "list", list: "todos", model: "", "api-key": "" },
    repository: repository({ "src/tide.js": text }),
  });
  const { outputs } = await stage.play({ happening: schedule });
  expect(JSON.parse(outputs.matrix ?? "")).toMatchObject({
    include: [
      { item: "src/tide.js:2", kind: "todo", path: "src/tide.js", title: expect.stringContaining("leap years") },
    ],
  });
});

test("what is no list fails, and says what one is", async () => {
  const { rehearsal } = await listed("bugs");
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", matrix: "", count: "" });
  expect(rehearsal.outputs.reason).toContain("`list` must be `issues label:bug`");
});

test("a stranger's mention lists nothing", async () => {
  const { rehearsal } = await play({ inputs: { mode: "list", list: "todos" } }, { author: "stranger" });
  expect(rehearsal.outputs).toMatchObject({ outcome: "skipped", matrix: "", count: "" });
});

test("each item has a branch of its own, and its issue is told to the agent as data", async () => {
  const edit = (path: string) => call("file_editor", { command: "create", path, file_text: "Twice a day.\n" });
  const finish = call("finish", { message: "It is fixed." });
  const script = [edit("a.md"), finish, edit("b.md"), finish];
  const stage = await stageFor({ script, inputs: { prompt: "Fix this bug." } });
  const item = { item: "#1", kind: "issue", number: 1, title: "A slug may end in a hyphen", key: "issue-1" };
  const first = await stage.play({ happening: schedule, environment: { INPUT_ITEM: JSON.stringify(item) } });
  expect([...first.problems, ...first.exchanges.flatMap(checkExchange), ...first.runner.errors]).toEqual([]);
  expect(first.outputs).toMatchObject({ outcome: "changed", "comment-url": "" });
  expect(first.outputs.branch).toMatch(/^agent\/task-[0-9a-f]{8}-issue-1-/);
  expect(first.pullRequests).toMatchObject([{ title: "A slug may end in a hyphen" }]);
  const asked = String(stage.model?.requests[0]?.body.messages.at(-1)?.content);
  const [instructions = "", data = ""] = asked.split(/^BEGIN DATA/m);
  expect(instructions).toContain("Fix this bug.");
  expect(instructions).not.toContain("hyphen");
  expect(data).toContain("A slug may end in a hyphen");
  expect(asked).toContain("issue #1 by ");
  await expect(transcript(stage, first)).toMatchFileSnapshot(golden("item"));

  const second = await stage.play({ happening: schedule, environment: { INPUT_ITEM: "docs" }, ...fromSource });
  expect(second.outputs.branch).toMatch(/^agent\/task-[0-9a-f]{8}-docs-|^agent\/task-[0-9a-f]{8}-other-docs-/);
  expect(second.outputs.outcome).toBe("changed");
});
