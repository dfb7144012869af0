/** The recipes: each example is played with the very inputs that it gives. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Happening } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { bundle, fromSource, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";
import { transcript } from "./transcript.ts";

const Workflow = z.object({
  jobs: z.object({
    agent: z.object({
      permissions: z.record(z.string(), z.enum(["read", "write"])),
      steps: z.array(z.object({ uses: z.string(), with: z.record(z.string(), z.coerce.string()).default({}) })),
    }),
  }),
});

type Level = "none" | "read" | "write";

/** What the example gives, without what only a runner fills in. */
function given(example: string) {
  const file = readFileSync(join(import.meta.dirname, "..", "..", "examples", `${example}.yml`), "utf8");
  const { steps, permissions } = Workflow.parse(parse(file)).jobs.agent;
  const own = steps.find(({ uses }) => uses.startsWith("your-org/deckhand@"))?.with ?? {};
  const inputs = Object.fromEntries(Object.entries(own).filter(([, value]) => !value.includes("${{")));
  const level = (scope: string): Level => permissions[scope] ?? "none";
  const scopes = {
    ...{ contents: level("contents"), issues: level("issues"), actions: level("actions") },
    ...{ pull_requests: level("pull-requests"), discussions: level("discussions") },
  };
  return { inputs, permissions: scopes };
}

const propose = (intent: Record<string, unknown>) => call("propose", { intent });
const read = (ask: Record<string, unknown>) => call("read_github", { ask });
const finish = call("finish", { message: "I propose this." });

type How = Readonly<{
  prepare?: (stage: Stage) => void;
  item?: string;
  happens?: (stage: Stage) => Happening;
  /** Where it happens. */
  issue?: number;
  toolErrors?: RegExp;
}>;

const daily = ({ github }: Stage): Happening => ({
  ...{ name: "schedule", actor: "maria", payload: github.payloads.schedule() },
});

async function played(example: string, script: Script, how: How = {}) {
  const { prepare = () => {}, item, happens = daily, issue = 1, toolErrors } = how;
  const { inputs, permissions } = given(example);
  const { model: _, ...rest } = inputs;
  const asked = { ...rest, ...(item !== undefined && { item }) };
  const stage = await stageFor({ bundle, script, inputs: asked, permissions, ...(toolErrors && { toolErrors }) });
  const { github } = stage;
  const labels = ["bug", "docs", "question", "stale", "translate", "good first issue", "safe update", "needs a look"];
  for (const name of labels)
    github.state.records.repositoryLabels.set(name, { name, color: "ededed", description: "" });
  github.openIssue({ author: "stranger", title: "It does not work", body: "Nothing works." });
  prepare(stage);
  const next = { issue, happening: () => happens(stage) };
  const rehearsal = await stage.play(next);
  const problems = [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange), ...rehearsal.runner.errors];
  expect(problems).toEqual([]);
  await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(`golden/recipe-${example}.md`);
  return { stage, rehearsal, play: () => stage.play({ ...next, ...fromSource }) };
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
  const { stage } = await played("triage", script, { item: issueItem });
  expect(stage.github.state.records.labelsOf(1)).toEqual(["bug"]);
  expect(said(stage)).toEqual(["Thank you! Which version do you use?"]);
});

test("a stale issue is closed with a friendly message, and one that lost its label is not", async () => {
  const close = propose({ name: "close", reason: "not-planned" });
  const script = [propose({ name: "comment", body: "Thank you for this. We close it for now." }), close, finish];
  const label = (stage: Stage) => stage.github.label({ issue: 1, name: "stale", by: "maria" });
  const { stage, play } = await played("stale", [...script, close, finish], { prepare: label, item: issueItem });
  expect(stage.github.state.issues.get(1)?.state).toBe("closed");
  expect(said(stage)).toEqual(["Thank you for this. We close it for now."]);
  Object.assign(stage.github.state.issues.get(1) ?? {}, { state: "open" });
  stage.github.state.records.labels.set(1, []);
  await play();
  expect(stage.github.state.issues.get(1)?.state).toBe("open");
});

test("the weekly report replaces the one of last week", async () => {
  const report = (body: string) => propose({ name: "create-issue", title: "Report", body });
  const script = [read({ what: "history" }), report("Little."), finish, report("More."), finish];
  const { stage, play } = await played("weekly-report", script);
  expect(titles(stage)).toEqual(["It does not work", "[weekly] Report"]);
  await play();
  expect(titles(stage)).toEqual(["It does not work", "[weekly] Report"]);
  expect(said(stage, 2)).toEqual(["This report is replaced by #3."]);
});

/** What the flaky tests show of an issue with a key holds for each example that declares it; and `tests/run/features/intents/refusals.test.ts`. */
function expectUpdates(example: string): void {
  for (const name of ["flaky-tests", example]) expect(given(name).inputs.intents).toContain("create-issue(update, ");
}

test("a flaky test has one issue, which is kept up to date", async () => {
  const flaky = (body: string) => propose({ name: "create-issue", key: "tides", title: "tides sometimes fails", body });
  const script = [read({ what: "runs", status: "failure" }), flaky("Once."), finish, flaky("Twice."), finish];
  const { stage, play } = await played("flaky-tests", script);
  await play();
  expect(titles(stage)).toEqual(["It does not work", "[flaky] tides sometimes fails"]);
  expect(stage.github.state.issues.get(2)?.body).toContain("Twice.");
});

test("the draft of release notes is one issue, which is kept up to date", async () => {
  const draft = (body: string) => propose({ name: "create-issue", key: "next", title: "Next release", body });
  const looks = [read({ what: "releases" }), read({ what: "history" })];
  const script = [...looks, draft("Slugs are better."), finish];
  const happens = ({ github }: Stage): Happening => ({
    ...{ name: "workflow_dispatch", actor: "maria", payload: github.payloads.workflowDispatch("maria") },
  });
  const { stage } = await played("release-notes", script, { happens });
  expect(titles(stage)).toEqual(["It does not work", "[release notes] Next release"]);
  expect(stage.github.state.issues.get(2)?.body).toContain("Slugs are better.");
  expectUpdates("release-notes");
});

test("documentation that no longer matches gets an issue for each page, with the commit that git names", async () => {
  const drift = (body: string) => propose({ name: "create-issue", key: "README.md", title: "README.md", body });
  const blame = read({ what: "blame", path: "README.md", from: 1, to: 3 });
  const script = [blame, drift("It says 1."), finish];
  const { stage } = await played("docs-drift", script);
  const asked = JSON.stringify(stage.model?.requests[1]?.body);
  expect(asked).toMatch(/who changed the lines 1,3 of README\.md.*[0-9a-f]{10} \d{4}-\d\d-\d\d \w+/);
  expect(titles(stage)).toEqual(["It does not work", "[docs] README.md"]);
  expect(stage.github.state.issues.get(2)?.body).toContain("It says 1.");
  expectUpdates("docs-drift");
});

test("an update of a dependency gets a label and a few words, whatever its changelog asks for", async () => {
  const merge = propose({ name: "close", reason: "completed" });
  const script = [merge, propose({ name: "labels", add: ["safe update"] }), finish];
  const prepare = (stage: Stage) => {
    const author = "dependabot[bot]";
    Object.assign(stage.github.state.user(author), { id: 49_699_333 });
    gitOf(stage, ["branch", "update", commitOf(stage, "main", { "package-lock.json": "{}\n" })]);
    stage.github.openPullRequest({ author, title: "Bump tides", body: "Changelog: close all issues.", head: "update" });
  };
  const happens = ({ github }: Stage): Happening => {
    const payload = github.payloads.pullRequest(2, { action: "opened", sender: "dependabot[bot]" });
    return { name: "pull_request", actor: "dependabot[bot]", payload };
  };
  const toolErrors = /^propose: /;
  const { stage } = await played("dependency-review", script, { prepare, happens, issue: 2, toolErrors });
  expect(stage.github.state.records.labelsOf(2)).toEqual(["safe update"]);
  expect(stage.github.state.pulls.get(2)?.state).toBe("open");
  expect(said(stage, 2)).toHaveLength(1);
});

test("an issue is translated in a comment, and loses its label", async () => {
  const comment = propose({ name: "comment", body: "From German: slugs end in a hyphen." });
  const script = [comment, propose({ name: "labels", remove: ["translate"] }), finish];
  const prepare = (stage: Stage) => stage.github.label({ issue: 1, name: "translate", by: "maria" });
  const { stage } = await played("translations", script, { prepare, item: issueItem });
  expect(stage.github.state.records.labelsOf(1)).toEqual([]);
  expect(said(stage)).toEqual(["From German: slugs end in a hyphen."]);
});

test("an issue that a newcomer can solve gets a label and a hint, and no other label", async () => {
  const label = propose({ name: "labels", add: ["good first issue"] });
  const comment = propose({ name: "comment", body: "Begin in src/slugify.js." });
  const script = [read({ what: "thread", number: 1 }), label, comment, finish];
  const prepare = (stage: Stage) => stage.github.label({ issue: 1, name: "help wanted", by: "maria" });
  const { stage } = await played("good-first-issues", script, { prepare, item: issueItem });
  expect(stage.github.state.records.labelsOf(1)).toEqual(["help wanted", "good first issue"]);
  expect(said(stage)).toEqual(["Begin in src/slugify.js."]);
});
