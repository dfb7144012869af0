/** Stories of intents: what the agent proposes, and what the host does about it after the run. */
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, type StoryOptions, stageFor } from "./play.ts";
import { transcript } from "./transcript.ts";

const golden = (name: string) => `golden/${name}.md`;
const finish = call("finish", { message: "I propose this." });
const propose = (...intents: readonly Record<string, unknown>[]): Script => [
  ...intents.map((intent) => call("propose", { intent })),
  finish,
];

/** The bundled issue is by a reader, whose words restrict the run: then only labels can be proposed. */
const trusting = { "mixed-threads": "as-trusted", confirmation: "never" };

async function stage({ inputs, ...options }: StoryOptions): Promise<Stage> {
  const opened = await stageFor({ ...options, inputs: { ...trusting, ...inputs } });
  for (const name of ["bug", "docs"])
    opened.github.state.records.repositoryLabels.set(name, { name, color: "ededed", description: "" });
  return opened;
}

const problemsIn = (played: Awaited<ReturnType<Stage["play"]>>) => [
  ...played.problems,
  ...played.exchanges.flatMap(checkExchange),
  ...played.runner.errors,
];
const labelsOn = ({ github }: Stage) => github.state.records.labelsOf(1);
const stateOf = ({ github }: Stage, number = 1) => github.state.issues.get(number)?.state;

/** Everything that can be proposed on an issue without a person. */
const everything = propose(
  { name: "labels", add: ["bug"] },
  { name: "assign", add: ["maria"] },
  { name: "milestone", title: "v2" },
  { name: "type", type: "Bug" },
  { name: "comment", body: "Which version is it, @rita?" },
  { name: "create-issue", title: "Week 47", body: "All is well." },
  { name: "create-sub-issue", title: "First half", body: "Do it." },
  { name: "link-sub-issue", part: 1 },
  { name: "edit-title", title: "Slugs end in a hyphen" },
  { name: "report", title: "All slugs", text: "They are many." },
);
const declared = [
  ...["labels(bug, docs)", "assign", "milestone", "type(Bug)", "comment", 'create-issue(prefix "[report] ")'],
  ...["create-sub-issue", "link-sub-issue", "edit-title", "report"],
].join(", ");

function withVocabulary({ github }: Stage): void {
  github.state.records.milestones.push({ number: 1, title: "v2" });
  github.state.records.issueTypes.push("Bug");
}

test("all that needs no person is done after the run, and told in the report", async () => {
  const opened = await stage({ script: everything, inputs: { intents: declared } });
  withVocabulary(opened);
  const rehearsal = await opened.play();
  expect(problemsIn(rehearsal)).toEqual([]);
  expect(labelsOn(opened)).toEqual(["bug"]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "intents-done": "9" });
  expect(rehearsal.outputs["report-path"]).toMatch(/report\.md$/);
  expect(rehearsal.runner.summary).toContain("# All slugs\n\nThey are many.");
  expect(answersOf(rehearsal)[0]).toContain("⚪ Refused: make #1 a part of #1 – an issue is no part of itself.");
  await expect(transcript(opened, rehearsal)).toMatchFileSnapshot(golden("intents-done"));
});

describe("what waits for a person", () => {
  const script = propose({ name: "close", reason: "not-planned" }, { name: "labels", add: ["bug"] });
  const inputs = { intents: "close, labels" };

  test("is done once somebody approves it, and not again", async () => {
    const opened = await stage({ script, inputs });
    const asked = await opened.play();
    expect(problemsIn(asked)).toEqual([]);
    expect(asked.outputs).toMatchObject({ outcome: "awaiting-approval" });
    expect(labelsOn(opened)).toEqual(["bug", "agent:needs-approval"]);
    expect(stateOf(opened)).toBe("open");
    expect(answersOf(asked)[0]).toContain("**`close`**: close #1 as not planned");
    const decided = await opened.play({ issue: 1, label: { by: "maria", name: "agent:approve" } });
    expect(problemsIn(decided)).toEqual([]);
    expect(stateOf(opened)).toBe("closed");
    expect(decided.outputs).toMatchObject({ outcome: "answered", reason: "1 proposal carried out" });
    expect(opened.model?.requests).toHaveLength(3);
    Object.assign(opened.github.state.issues.get(1) ?? {}, { state: "open" });
    const again = await opened.play({ issue: 1, label: { by: "maria", name: "agent:approve" } });
    expect(again.outputs.outcome).toBe("skipped");
    expect(stateOf(opened)).toBe("open");
    await expect(transcript(opened, decided)).toMatchFileSnapshot(golden("intents-approved"));
  });

  test("is not done when somebody who may not approve puts the label on", async () => {
    const opened = await stage({ script, inputs });
    await opened.play();
    const decided = await opened.play({ issue: 1, label: { by: "tom", name: "agent:approve" } });
    expect(decided.outputs.outcome).toBe("skipped");
    expect(stateOf(opened)).toBe("open");
  });

  test("is dropped when somebody rejects it", async () => {
    const opened = await stage({ script, inputs });
    await opened.play();
    const decided = await opened.play({ issue: 1, label: { by: "maria", name: "agent:reject" } });
    expect(decided.outputs).toMatchObject({ outcome: "answered" });
    expect(stateOf(opened)).toBe("open");
    const again = await opened.play({ issue: 1, label: { by: "maria", name: "agent:approve" } });
    expect(again.outputs.outcome).toBe("skipped");
    expect(stateOf(opened)).toBe("open");
  });

  test("is not done when the workflow does not declare it any more", async () => {
    const opened = await stage({ script, inputs });
    await opened.play();
    const later = { issue: 1, label: { by: "maria", name: "agent:approve" }, environment: { INPUT_INTENTS: "labels" } };
    const decided = await opened.play(later);
    // The rules have changed, so it is asked again; and then there is nothing that could be done.
    expect(decided.outputs.outcome).toBe("awaiting-approval");
    const again = await opened.play(later);
    expect(answersOf(again).join("\n")).toContain("the workflow no longer declares it");
    expect(stateOf(opened)).toBe("open");
  });

  test("is done at once where it is declared as unattended", async () => {
    const opened = await stage({ script, inputs: { intents: "close(unattended), labels" } });
    const rehearsal = await opened.play();
    expect(problemsIn(rehearsal)).toEqual([]);
    expect(stateOf(opened)).toBe("closed");
  });

  test("is everything with `confirmation: always`", async () => {
    const opened = await stage({ script, inputs: { ...inputs, confirmation: "always" } });
    const rehearsal = await opened.play();
    expect(rehearsal.outputs.outcome).toBe("awaiting-approval");
    expect(labelsOn(opened)).toEqual(["agent:needs-approval"]);
  });
});

test("a dry run shows what would be done, and does nothing", async () => {
  const opened = await stage({ script: everything, inputs: { intents: declared, mode: "dry-run" } });
  withVocabulary(opened);
  const rehearsal = await opened.play();
  expect(labelsOn(opened)).toEqual([]);
  expect(rehearsal.runner.summary).toContain("📝 Would be done: add `bug` to #1.");
  expect(rehearsal.exchanges.filter(({ method, path }) => method !== "GET" && path !== "/graphql")).toEqual([]);
});

describe("two jobs", () => {
  async function planned(script: Script, intents: string, applied = intents) {
    const opened = await stage({ script, inputs: { intents } });
    withVocabulary(opened);
    const { number: issue } = opened.github.openIssue({ author: "rita", title: "Tides", body: "Which?" });
    const comment = opened.github.comment({ issue, author: "maria", body: "@agent look" });
    const payload = opened.github.issueCommentPayload(comment.id);
    const happening = () => ({ name: "issue_comment", payload, actor: "maria" });
    const plan = await opened.play({ issue, happening, environment: { INPUT_MODE: "plan" } });
    const folder = plan.outputs["change-set-path"] ?? "";
    const job = { INPUT_MODE: "apply", "INPUT_CHANGE-SET": folder, INPUT_MODEL: "", "INPUT_API-KEY": "" };
    const environmentOfApply = { ...job, GITHUB_RUN_ID: "7001", INPUT_INTENTS: applied };
    const apply = (more: Readonly<Record<string, string>> = {}) =>
      opened.play({ issue, happening, environment: { ...environmentOfApply, ...more } });
    return { opened, plan, apply };
  }

  test("carry them across: one proposes, the other checks and does", async () => {
    const { opened, plan, apply } = await planned(everything, declared);
    expect(labelsOn(opened)).toEqual([]);
    expect(plan.runner.summary).toContain("📝 Would be done");
    const applied = await apply();
    expect(problemsIn(applied)).toEqual([]);
    expect(labelsOn(opened)).toEqual(["bug"]);
    expect(applied.outputs).toMatchObject({ outcome: "answered", "intents-done": "9" });
    await expect(transcript(opened, applied)).toMatchFileSnapshot(golden("intents-applied"));
    const again = await apply();
    expect(opened.github.state.commentsOn(1).filter(({ body }) => body.startsWith("Which version"))).toHaveLength(1);
    expect(again.outputs.outcome).toBe("skipped");
  });

  test("do only what the second declares, whatever the first does", async () => {
    const { opened, apply } = await planned(
      propose({ name: "labels", add: ["bug"] }, { name: "edit-title", title: "x" }),
      declared,
      "labels",
    );
    const applied = await apply();
    expect(labelsOn(opened)).toEqual(["bug"]);
    expect(opened.github.state.issues.get(1)?.title).toBe("Tides");
    expect(answersOf(applied)[0]).toContain("`edit-title` – the workflow does not declare it for this run.");
  });

  test("do only labels where strangers have written, whatever the first says", async () => {
    const both = propose({ name: "labels", add: ["bug"] }, { name: "edit-title", title: "x" });
    const { opened, plan, apply } = await planned(both, declared);
    expect(plan.runner.summary).toContain("📝 Would be done: change the title");
    const applied = await apply({ "INPUT_MIXED-THREADS": "restricted" });
    expect(labelsOn(opened)).toEqual(["bug"]);
    expect(opened.github.state.issues.get(1)?.title).toBe("Tides");
    expect(answersOf(applied)[0]).toContain("`edit-title` – the workflow does not declare it for this run.");
  });
});

describe("a thread where strangers have written", () => {
  const careful = { "mixed-threads": "restricted", intents: "labels(bug), comment, close(unattended)" };

  test("gets labels only", async () => {
    const script: Script = [
      call("propose", { intent: { name: "close", reason: "completed" } }),
      call("propose", { intent: { name: "labels", add: ["bug"] } }),
      finish,
    ];
    const opened = await stage({ script, inputs: careful, toolErrors: /^propose: / });
    const rehearsal = await opened.play();
    expect(labelsOn(opened)).toEqual(["bug"]);
    expect(stateOf(opened)).toBe("open");
    expect(answersOf(rehearsal)[0]).toContain("⚪ Not taken: a proposal");
    const [request] = opened.model?.requests ?? [];
    expect(JSON.stringify(request?.body.tools)).not.toContain('"close"');
  });

  test("gets all of it where only people who can push have written", async () => {
    const script = propose({ name: "close", reason: "completed" }, { name: "labels", add: ["bug"] });
    const opened = await stage({ script, inputs: careful });
    const { number: issue } = opened.github.openIssue({ author: "octavia", title: "Slugs", body: "Look." });
    await opened.play({ issue });
    expect(stateOf(opened)).toBe("closed");
    expect(labelsOn(opened)).toEqual(["bug"]);
  });
});

test("without intents there is no tool for them", async () => {
  const opened = await stage({ script: [finish] });
  await opened.play();
  expect(JSON.stringify(opened.model?.requests[0]?.body.tools)).not.toContain("propose");
});

test("what was proposed in a run that did not finish is done when the work has gone on and finished", async () => {
  const script: Script = [
    call("propose", { intent: { name: "labels", add: ["bug"] } }),
    call("think", { thought: "…" }),
    finish,
  ];
  const opened = await stage({ script, inputs: { intents: "labels" } });
  const first = await opened.play({ environment: { "INPUT_MAX-ITERATIONS": "2" } });
  expect(first.outputs.outcome).toBe("budget-exhausted");
  expect(answersOf(first)[0]).toContain("🟠 Waiting: `labels` – the run did not finish.");
  expect(labelsOn(opened)).toEqual([]);
  const second = await opened.play({ issue: 1, body: "@agent go on" });
  expect(second.outputs).toMatchObject({ outcome: "answered", "intents-done": "1" });
  expect(labelsOn(opened)).toEqual(["bug"]);
});
