import { expect } from "vitest";
import { taskTracker } from "../../src/tools/built-in-tools.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { answerOf } from "./tool-answers.ts";

const tasks = [
  { title: "Find it", status: "done" },
  { title: "Fix it", notes: "with care", status: "in_progress" },
  { title: "Test it" },
];

test("a plan replaces the list, and a view shows it", async ({ workspace }) => {
  const tool = taskTracker();
  expect((await answerOf(tool, {}, workspace)).text).toBe("The task list is empty. Use plan to write one.");
  const planned = await answerOf(tool, { command: "plan", task_list: tasks }, workspace);
  expect(planned.text).toBe("1. [x] Find it\n2. [>] Fix it\n   with care\n3. [ ] Test it");
  expect(planned).toMatchObject({ kind: "TaskTrackerObservation", command: "plan", is_error: false });
  expect(planned.task_list).toEqual([
    { title: "Find it", notes: "", status: "done" },
    { title: "Fix it", notes: "with care", status: "in_progress" },
    { title: "Test it", notes: "", status: "todo" },
  ]);
  expect((await answerOf(tool, { command: "view" }, workspace)).text).toBe(planned.text);
  expect((await answerOf(tool, { command: "plan", task_list: [] }, workspace)).text).toMatch(/is empty/);
});

test("the list is in the state of the conversation, where another process finds it", async ({ workspace }) => {
  const state = new Map<string, unknown>();
  await answerOf(taskTracker(), { command: "plan", task_list: tasks }, workspace, { state });
  expect((await answerOf(taskTracker(), {}, workspace, { state })).text).toMatch(/^1\. \[x\] Find it/);
  expect((await answerOf(taskTracker(), {}, workspace)).text).toMatch(/is empty/);
  expect(await workspace.list(".")).toEqual([]);
});

test("a state that is no list is an empty one", async ({ workspace }) => {
  const state = new Map<string, unknown>([["tasks", "what?"]]);
  expect((await answerOf(taskTracker(), {}, workspace, { state })).text).toMatch(/is empty/);
});

test.for([
  [{ command: "plan" }, "Parameter `task_list` is required for command: plan."],
  [{ command: "plan", task_list: [{ title: "x", status: "doing" }] }, /Invalid option/],
  [{ command: "plan", task_list: [{ notes: "x" }] }, /expected string/],
] as const)("%j is refused", async ([input, words], { workspace }) => {
  expect(await answerOf(taskTracker(), input, workspace)).toMatchObject({
    is_error: true,
    text: expect.stringMatching(words),
  });
});
