import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newBranch } from "../../src/run/thread/subject.ts";
import { promptPathProblem } from "../../src/runner/input/input-shapes.ts";
import { Settings } from "../../src/runner/input/settings.ts";
import { taskKeyOf } from "../../src/runner/job.ts";

const env = {
  INPUT_PROMPT: "Look after the tides.",
  GITHUB_WORKFLOW_REF: "acme/shop/.github/workflows/Tides & Moon.yml@refs/heads/main",
  GITHUB_JOB: "night",
};

test("a task is the same on another branch and in another run, and another in another job or file", () => {
  const key = taskKeyOf(env, Settings.ofJob(env));
  expect(key).toMatchObject({ words: "tides-moon-night", digest: expect.stringMatching(/^[0-9a-f]{8}$/) });
  const elsewhere = { ...env, GITHUB_WORKFLOW_REF: env.GITHUB_WORKFLOW_REF.replace("main", "dev"), GITHUB_RUN_ID: "9" };
  expect(taskKeyOf(elsewhere, Settings.ofJob(elsewhere))).toEqual(key);
  expect(taskKeyOf({ ...env, GITHUB_JOB: "day" }, Settings.ofJob({ ...env, GITHUB_JOB: "day" }))?.digest).not.toBe(
    key?.digest,
  );
  const other = { ...env, GITHUB_WORKFLOW_REF: env.GITHUB_WORKFLOW_REF.replace("Tides", "Winds") };
  expect(taskKeyOf(other, Settings.ofJob(other))?.digest).not.toBe(key?.digest);
});

const { GITHUB_WORKFLOW_REF: _, ...untold } = {
  ...env,
  GITHUB_WORKFLOW: "Tides & Moon",
  GITHUB_REPOSITORY: "acme/shop",
};

test.for([
  ["of one name", "Tides & Moon"],
  ["without a name", undefined],
] as const)("where nobody tells the workflow's file, two workflows %s share nothing", ([, name]) => {
  const inRun = (id: string) =>
    taskKeyOf(
      { ...untold, GITHUB_WORKFLOW: name, GITHUB_RUN_ID: id },
      Settings.ofJob({ ...untold, GITHUB_WORKFLOW: name, GITHUB_RUN_ID: id }),
    );
  expect(inRun("7")?.digest).not.toBe(inRun("8")?.digest);
  expect(inRun("7")).toEqual(inRun("7")); // the same run is repeated
  expect(inRun("7")?.words).toBe(name === undefined ? "night" : "tides-moon-night");
});

test("where the event alone tells the workflow's file, the task is that of the file, whatever the name", () => {
  const folder = mkdtempSync(join(tmpdir(), "task-key-"));
  const startedBy = (name: string, event: unknown) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(event));
    return (id: string) =>
      taskKeyOf(
        { ...untold, GITHUB_RUN_ID: id, GITHUB_EVENT_PATH: path },
        Settings.ofJob({ ...untold, GITHUB_RUN_ID: id, GITHUB_EVENT_PATH: path }),
      );
  };
  const tides = startedBy("tides", { schedule: "0 5 * * *", workflow: ".github/workflows/Tides & Moon.yml" });
  const winds = startedBy("winds", { schedule: "0 5 * * *", workflow: ".github/workflows/winds.yml" });
  expect(tides("7")).toEqual(tides("8"));
  expect(tides("7")).toEqual(taskKeyOf(env, Settings.ofJob(env)));
  expect(winds("7")?.digest).not.toBe(tides("7")?.digest);
  // The workflow of a `workflow_run` is the one that has run before.
  const after = startedBy("after", { workflow: { path: ".github/workflows/build.yml" } });
  expect(after("7")?.digest).not.toBe(after("8")?.digest);
});

test("each item is a task of its own, the same whenever it runs", () => {
  const keyOf = (item: string) => taskKeyOf({ ...env, INPUT_ITEM: item }, Settings.ofJob({ ...env, INPUT_ITEM: item }));
  const issue = JSON.stringify({ item: "#1", kind: "issue", number: 1, title: "Old", key: "issue-1" });
  expect(keyOf(issue)).toMatchObject({ words: "issue-1-tides-moon-night" });
  expect(keyOf(issue.replace("Old", "New"))).toEqual(keyOf(issue));
  expect(keyOf(issue)?.digest).not.toBe(taskKeyOf(env, Settings.ofJob(env))?.digest);
  expect(keyOf("a")?.digest).not.toBe(keyOf("b")?.digest);
});

test("words that somebody gives a single run are no task", () => {
  expect(taskKeyOf({ ...env, INPUT_PROMPT: "" }, Settings.ofJob({ ...env, INPUT_PROMPT: "" }))).toBeUndefined();
  expect(
    taskKeyOf(
      { ...env, INPUT_PROMPT: "", "INPUT_PROMPT-FILE": "a.md" },
      Settings.ofJob({ ...env, INPUT_PROMPT: "", "INPUT_PROMPT-FILE": "a.md" }),
    ),
  ).toBeDefined();
});

test("a task has one branch, however often it runs", () => {
  const task = { words: "tides-night", digest: "12345678" };
  const names = (runId: number) =>
    newBranch(
      { number: undefined, title: "x", isTask: true },
      { runId, runAttempt: 2, task },
      "agent/{kind}-{number}-{slug}",
    );
  expect(names(7)).toEqual({ branch: "agent/task-12345678-tides-night", plain: "agent/task-12345678-tides-night" });
  expect(names(8)).toEqual(names(7));
});

test.for(["a.md", ".github/agent/task.md", "docs/a b/task@2.txt"])("%s is a path of the repository", (path) => {
  expect(promptPathProblem(path)).toBeUndefined();
});

test.for([
  "",
  "/etc/passwd",
  "../a",
  "a/../../b",
  "a//b",
  "./a",
  "a/",
  ".git/config",
  ".GIT/config",
  "a\nb",
  "$(id)",
  "a\\b",
])("%j is none", (path) => {
  expect(promptPathProblem(path)).toMatch(/^must /);
});
