/** Stories of workflow runs that fail, on a pull request of this repository and on our branches. */
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Happening, PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf, fromSource } from "./play.ts";
import { gitOf, pullStory } from "./pull-story.ts";
import { transcript } from "./transcript.ts";

type Github = Stage["github"];

const fix = (text: string): Script => [
  call("file_editor", { command: "create", path: `${text}.md`, file_text: "Twice a day.\n" }),
  call("finish", { message: `The test lacked ${text}.md.` }),
];

type Failing = Readonly<{ sha: string; pulls: readonly number[]; log: string; branch?: string; actor?: string }>;

const fails =
  ({ sha, pulls, log, branch = "tides", actor = "maria" }: Failing) =>
  (github: Github): Happening => {
    const run = github.state.records.addRun({
      ...{ name: "CI", actor, branch, sha, event: "push", conclusion: "failure", pulls },
      jobs: [{ name: "unit", conclusion: "failure", steps: [{ name: "npm test", conclusion: "failure" }], log }],
    });
    return { name: "workflow_run", actor, payload: github.payloads.workflowRun(run.id) };
  };

/** Nothing happens in the same second as something else: what did is taken to be later than the run. */
function ticking(): () => Date {
  let time = Date.now() - 3_600_000;
  return () => {
    time += 1000;
    return new Date(time);
  };
}

const tip = (stage: Stage, branch = "tides") => gitOf(stage, ["rev-parse", branch]);

test("a run that fails on a pull request is fixed there, with the log of the job that failed", async () => {
  const { stage, number, play } = await pullStory(fix("tides"), { "a.md": "x\n" }, { now: ticking() });
  const happening = fails({ sha: tip(stage), pulls: [number], log: "not ok 1 - there is a tides.md\n" });
  const { rehearsal, problems } = await play({ happening });
  expect(problems).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "tides", "pr-number": String(number) });
  expect(gitOf(stage, ["show", "--format=", "--name-only", "tides"])).toBe("tides.md");
  expect(JSON.stringify(stage.model?.requests[0]?.body.messages)).toContain("not ok 1 - there is a tides.md");
  await expect(transcript(stage, rehearsal)).toMatchFileSnapshot("golden/failed-run.md");
});

test("what fails just as before is not tried again until somebody pushes, and what fails otherwise is, up to the limit; without a memory a commit of ours that fails is not fixed by another one", async () => {
  const script = [...fix("tides"), ...fix("ebb"), ...fix("moon")];
  const { stage, number, play, push } = await pullStory(script, { "a.md": "x\n" });
  const fail = async (log: string, environment: PlayOptions["environment"] = {}) => {
    const { rehearsal } = await play({ happening: fails({ sha: tip(stage), pulls: [number], log }), environment });
    return rehearsal;
  };
  const changed = { outcome: "changed", branch: "tides" };
  expect((await fail("not ok 1 - tides\n")).outputs).toMatchObject(changed);
  const forgetful = await fail("not ok 2 - moon\n", { "INPUT_STATE-STORE": "none" });
  expect(forgetful).toMatchObject({ modelRequests: 0, outputs: { outcome: "skipped" } });
  const same = await fail("not ok 1 - tides\n");
  expect(same.outputs).toMatchObject({ outcome: "skipped" });
  expect(answersOf(same).at(-1)).toContain("in the same way as before");
  push({ "b.md": "y\n" });
  expect((await fail("not ok 1 - tides\n")).outputs).toMatchObject(changed);

  // A conversation that goes on is told what it takes to read the jobs.
  const refused = { status: 403, body: { message: "Resource not accessible by integration" } };
  stage.github.failNext({ method: "GET", path: /\/actions\/runs\/\d+\/.*jobs/ }, refused);
  expect((await fail("not ok 2 - moon\n")).outputs).toMatchObject(changed);
  const told = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
  expect(told).toContain("The jobs of the failed run could not be read; it takes the permission `actions: read`.");

  const asked = stage.model?.requests.length;
  const last = await fail("not ok 3 - sun\n");
  expect(last.outputs).toMatchObject({ outcome: "skipped", reason: "It failed after 2 attempts." });
  expect(answersOf(last).at(-1)).toContain("It failed after 2 attempts. Push a commit, or write `@agent`");
  const before = answersOf(last).length;
  const silent = await fail("not ok 3 - sun\n");
  expect(silent.outputs.outcome).toBe("skipped");
  expect(answersOf(silent)).toHaveLength(before);
  expect(stage.model?.requests).toHaveLength(asked ?? 0);
});

test.for([
  ["of a commit that is no longer the branch's", { sha: "0".repeat(40) }],
  ["that somebody started who cannot push", { actor: "rita" }],
  ["of a branch without a pull request", { branch: "main", pulls: [] }],
] as const)("a run %s is left alone, silently", async ([, other]) => {
  const { stage, number, play } = await pullStory(fix("tides"), { "a.md": "x\n" });
  const { rehearsal, problems } = await play({
    happening: fails({ sha: tip(stage), pulls: [number], log: "not ok\n", ...other }),
  });
  expect(problems).toEqual([]);
  expect(rehearsal).toMatchObject({ outputs: { outcome: "skipped" }, modelRequests: 0, comments: [] });
});

test("a branch of ours without a pull request goes on in the conversation of its issue, and gets one", async () => {
  const inputs = { "max-iterations": "2" };
  const write = (path: string) => call("file_editor", { command: "create", path, file_text: "x\n" });
  const script = [write("tides.md"), write("ebb.md"), ...fix("moon")];
  const { stage, play } = await pullStory(script, { "a.md": "x\n" }, { inputs, now: ticking() });
  const { number } = stage.github.openIssue({ author: "maria", title: "Tides", body: "" });
  const { rehearsal } = await play({ ...fromSource, issue: number, body: "@agent write down the tides" });
  expect(rehearsal.outputs.outcome).toBe("budget-exhausted");
  const branch = rehearsal.outputs.branch ?? "";
  expect(branch).toContain(`agent/issue-${number}`);
  const failing = { sha: tip(stage, branch), pulls: [], log: "not ok 1\n", branch };
  const fixed = (await play({ issue: number, happening: fails(failing) })).rehearsal;
  const goesOn = { branch, "conversation-id": rehearsal.outputs["conversation-id"] };
  expect(fixed.outputs).toMatchObject({ outcome: "changed", ...goesOn });
  expect(gitOf(stage, ["show", "--format=", "--name-only", branch])).toBe("moon.md");
  expect(fixed.pullRequests).toMatchObject([{ head: branch, draft: true }]);
  await expect(transcript(stage, fixed)).toMatchFileSnapshot("golden/failed-run-own.md");
});
