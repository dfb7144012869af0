/** The recipes: each example is played with the very inputs that it gives. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { stageFor } from "./play.ts";
import { transcript } from "./transcript.ts";

const Workflow = z.object({
  jobs: z.object({
    agent: z.object({
      permissions: z.record(z.string(), z.enum(["read", "write"])),
      steps: z.array(z.object({ uses: z.string(), with: z.record(z.string(), z.coerce.string()).default({}) })),
    }),
  }),
});

/** What the example gives, without what only a runner fills in. */
function given(example: string) {
  const file = readFileSync(join(import.meta.dirname, "..", "..", "examples", `${example}.yml`), "utf8");
  const { steps, permissions } = Workflow.parse(parse(file)).jobs.agent;
  const own = steps.find(({ uses }) => uses.startsWith("your-org/deckhand@"))?.with ?? {};
  const inputs = Object.fromEntries(Object.entries(own).filter(([, value]) => !value.includes("${{")));
  const level = (scope: string) => permissions[scope] ?? "none";
  const scopes = { contents: level("contents"), issues: level("issues"), actions: level("actions") } as const;
  return { inputs, permissions: { ...scopes, pull_requests: "none", discussions: "none" } as const };
}

const propose = (intent: Record<string, unknown>) => call("propose", { intent });
const read = (ask: Record<string, unknown>) => call("read_github", { ask });
const finish = call("finish", { message: "I propose this." });

async function played(example: string, script: Script, prepare: (stage: Stage) => void, item?: string) {
  const { inputs, permissions } = given(example);
  const { model: _, ...rest } = inputs;
  const stage = await stageFor({ script, inputs: { ...rest, ...(item !== undefined && { item }) }, permissions });
  const { github } = stage;
  for (const name of ["bug", "docs", "question", "stale"])
    github.state.records.repositoryLabels.set(name, { name, color: "ededed", description: "" });
  github.openIssue({ author: "stranger", title: "It does not work", body: "Nothing works." });
  prepare(stage);
  const happening = () => ({ name: "schedule", actor: "maria", payload: github.payloads.schedule() });
  const play = () => stage.play({ issue: 1, happening });
  const rehearsal = await play();
  const problems = [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange), ...rehearsal.runner.errors];
  expect(problems).toEqual([]);
  await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(`golden/recipe-${example}.md`);
  return { stage, rehearsal, play };
}

const issueItem = JSON.stringify({ item: "#1", kind: "issue", number: 1, title: "It does not work", key: "issue-1" });
const said = ({ github }: Stage, number = 1) => github.state.commentsOn(number).map(({ body }) => body.split("\n")[0]);
const titles = ({ github }: Stage) =>
  [...github.state.issues.values()].filter(({ state }) => state === "open").map(({ title }) => title);

test("triage puts labels on a new issue, and asks for what is missing", async () => {
  const script = [
    read({ what: "search", query: "work" }),
    propose({ name: "labels", add: ["bug"] }),
    propose({ name: "comment", body: "Thank you! Which version do you use?" }),
    finish,
  ];
  const { stage } = await played("triage", script, () => {}, issueItem);
  expect(stage.github.state.records.labelsOf(1)).toEqual(["bug"]);
  expect(said(stage)).toEqual(["Thank you! Which version do you use?"]);
});

test("a stale issue is closed with a friendly message, and one that lost its label is not", async () => {
  const close = propose({ name: "close", reason: "not-planned" });
  const script = [propose({ name: "comment", body: "Thank you for this. We close it for now." }), close, finish];
  const label = (stage: Stage) => stage.github.label({ issue: 1, name: "stale", by: "maria" });
  const { stage } = await played("stale", [...script, close, finish], label, issueItem);
  expect(stage.github.state.issues.get(1)?.state).toBe("closed");
  expect(said(stage)).toEqual(["Thank you for this. We close it for now."]);
  Object.assign(stage.github.state.issues.get(1) ?? {}, { state: "open" });
  stage.github.state.records.labels.set(1, []);
  const happening = () => ({ name: "schedule", actor: "maria", payload: stage.github.payloads.schedule() });
  await stage.play({ issue: 1, happening });
  expect(stage.github.state.issues.get(1)?.state).toBe("open");
});

test("the weekly report replaces the one of last week", async () => {
  const report = (body: string) => propose({ name: "create-issue", title: "Report", body });
  const script = [read({ what: "history" }), report("Little."), finish, report("More."), finish];
  const { stage, play } = await played("weekly-report", script, () => {});
  expect(titles(stage)).toEqual(["It does not work", "[weekly] Report"]);
  await play();
  expect(titles(stage)).toEqual(["It does not work", "[weekly] Report"]);
  expect(said(stage, 2)).toEqual(["This report is replaced by #3."]);
});

test("a flaky test has one issue, which is kept up to date", async () => {
  const flaky = (body: string) => propose({ name: "create-issue", key: "tides", title: "tides sometimes fails", body });
  const script = [read({ what: "runs", status: "failure" }), flaky("Once."), finish, flaky("Twice."), finish];
  const { stage, play } = await played("flaky-tests", script, () => {});
  await play();
  expect(titles(stage)).toEqual(["It does not work", "[flaky] tides sometimes fails"]);
  expect(stage.github.state.issues.get(2)?.body).toContain("Twice.");
});
