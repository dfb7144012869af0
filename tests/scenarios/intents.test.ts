/** Stories of intents: what the agent proposes, and what the host does about it after the run. */
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { doneOn, everyDeclaration, everyDeed, everyIntent, everyPermission, furnish } from "./every-intent.ts";
import { answersOf, fromSource, type StoryOptions, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";
import { transcript } from "./transcript.ts";

const golden = (name: string) => `golden/${name}.md`;
const finish = call("finish", { message: "I propose this." });
/** In one reply of the model. */
const proposing = (...intents: readonly Record<string, unknown>[]) => {
  const [first = {}, ...others] = intents.map((intent) => ({ intent }));
  return call("propose", first, { calls: others.map((intent) => ({ name: "propose", arguments: intent })) });
};
const propose = (...intents: readonly Record<string, unknown>[]): Script => [proposing(...intents), finish];

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

const withEach = { permissions: everyPermission, script: propose(...everyIntent) };
const onIssue = { issue: 1, body: "@agent look" };

/** All but a start of a workflow, which is the same one within a second. */
const lasting = everyIntent.filter(({ name }) => name !== "dispatch");

/** What the report says of each proposal. It is the same from the source; the reports as a whole are of what ships. */
const linesOf = (played: Awaited<ReturnType<Stage["play"]>>) => {
  const report = answersOf(played).findLast((body) => body.includes("**Proposals**"));
  const lines = report?.replaceAll("\u200b", "").split("\n") ?? [];
  return `${lines
    .filter((line) => /^- (?:✅|⚪)/.test(line))
    .join("\n")
    .replaceAll(/ \(\[link\]\(.*?\)\)/g, "")}\n`;
};

async function stageWithEach(attended: "attended" | "unattended", inputs: StoryOptions["inputs"] = {}) {
  const opened = await stage({ ...withEach, inputs: { intents: everyDeclaration(attended), ...inputs } });
  furnish(opened);
  return opened;
}

test("each intent of the list can be seen on GitHub, but for a report", () => {
  expect(Object.keys(everyDeed).sort()).toEqual(
    everyIntent
      .map(({ name }) => name)
      .filter((name) => name !== "report")
      .sort(),
  );
});

test("each is done after the run, and told in the report", async () => {
  const opened = await stageWithEach("unattended");
  const before = doneOn(opened);
  const rehearsal = await opened.play(onIssue);
  expect(problemsIn(rehearsal)).toEqual([]);
  expect(Object.entries(before).filter(([name, value]) => value === everyDeed[name])).toEqual([]);
  expect(doneOn(opened)).toEqual(everyDeed);
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "intents-done": "23" });
  expect(rehearsal.outputs["report-path"]).toMatch(/report\.md$/);
  expect(rehearsal.runner.summary).toContain("# All slugs\n\nThey are many.");
  await expect(transcript(opened, rehearsal)).toMatchFileSnapshot(golden("intents-done"));
});

test("what the token may not do is refused with the permission that it lacks, and all else is done", async () => {
  const reading = Object.fromEntries(Object.keys(everyPermission).map((name) => [name, "read"] as const));
  const opened = await stage({
    ...withEach,
    permissions: reading,
    inputs: { intents: everyDeclaration("unattended") },
  });
  furnish(opened);
  const rehearsal = await opened.play({ ...onIssue, ...fromSource });
  expect(problemsIn(rehearsal)).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ reason: "19 proposals carried out, 4 refused", "intents-done": "19" });
  await expect(linesOf(rehearsal)).toMatchFileSnapshot(golden("intents-without-permission"));
});

test("none is done that the workflow does not declare, and each is told", async () => {
  const opened = await stage({ ...withEach, inputs: { intents: "report" }, toolErrors: /^propose: / });
  furnish(opened);
  const before = doneOn(opened);
  const rehearsal = await opened.play({ ...onIssue, ...fromSource });
  expect(problemsIn(rehearsal)).toEqual([]);
  expect(doneOn(opened)).toEqual(before);
  expect(rehearsal.outputs["intents-done"]).toBe("1");
  await expect(linesOf(rehearsal)).toMatchFileSnapshot(golden("intents-refused"));
});

test("each that is proposed once more was so already, or is a second one where somebody asked twice", async () => {
  const opened = await stage({
    ...withEach,
    script: [...propose(...lasting), ...propose(...lasting)],
    inputs: { intents: everyDeclaration("unattended") },
  });
  furnish(opened);
  await opened.play({ ...onIssue, ...fromSource });
  const rehearsal = await opened.play({ ...onIssue, ...fromSource });
  expect(problemsIn(rehearsal)).toEqual([]);
  const second = { comment: 2, "create-issue": 2, "comment-discussion": 2, dispatch: 0 };
  expect(doneOn(opened)).toEqual({ ...everyDeed, ...second });
  expect(rehearsal.outputs).toMatchObject({ reason: "21 proposals carried out, 1 refused", "intents-done": "21" });
  await expect(linesOf(rehearsal)).toMatchFileSnapshot(golden("intents-repeated"));
});

describe("what waits for a person", () => {
  const script = propose({ name: "close", reason: "not-planned" }, { name: "labels", add: ["bug"] });
  const inputs = { intents: "close, labels" };
  const asked = playedOnce(async (lasting) => {
    const opened = await stage({ script, inputs, ...lasting });
    await opened.play();
    return { stage: opened };
  });

  test("is each of them with `confirmation: always`, and is done once somebody approves it, and not again", async () => {
    const opened = await stageWithEach("attended", { confirmation: "always" });
    const before = doneOn(opened);
    const asked = await opened.play({ ...onIssue, ...fromSource });
    expect(problemsIn(asked)).toEqual([]);
    expect(asked.outputs).toMatchObject({ outcome: "awaiting-approval" });
    expect(doneOn(opened)).toEqual(before);
    expect(labelsOn(opened)).toEqual(["agent:needs-approval"]);
    const shown = answersOf(asked)[0]?.replaceAll("\u200b", ""); // "rerun" is a command of other bots
    for (const { name } of everyIntent) expect(shown).toContain(`**\`${name}\`**: `);
    const decided = await opened.play({ issue: 1, label: { by: "maria", name: "agent:approve" } });
    expect(problemsIn(decided)).toEqual([]);
    expect(doneOn(opened)).toEqual(everyDeed);
    expect(decided.outputs).toMatchObject({ outcome: "answered", reason: "23 proposals carried out" });
    const requests = opened.model?.requests.length;
    Object.assign(opened.github.state.issues.get(1) ?? {}, { state: "open" });
    const again = await opened.play({ issue: 1, label: { by: "maria", name: "agent:approve" }, ...fromSource });
    expect(again.outputs.outcome).toBe("skipped");
    expect(doneOn(opened)).toEqual({ ...everyDeed, close: "open" });
    expect(opened.model?.requests).toHaveLength(requests ?? 0);
    await expect(transcript(opened, decided)).toMatchFileSnapshot(golden("intents-approved"));
  });

  test("is not done when somebody who may not approve puts the label on, and is dropped when somebody rejects it", async () => {
    const { stage: opened } = await asked();
    const refused = await opened.play({ issue: 1, label: { by: "tom", name: "agent:approve" } });
    expect([refused.outputs.outcome, stateOf(opened)]).toEqual(["skipped", "open"]);
    const decided = await opened.play({ issue: 1, label: { by: "maria", name: "agent:reject" } });
    expect([decided.outputs.outcome, stateOf(opened)]).toEqual(["answered", "open"]);
    const again = await opened.play({ issue: 1, label: { by: "maria", name: "agent:approve" } });
    expect([again.outputs.outcome, stateOf(opened)]).toEqual(["skipped", "open"]);
  });

  test("is not done when the workflow does not declare it any more", async () => {
    const { stage: opened } = await asked();
    const later = { issue: 1, label: { by: "maria", name: "agent:approve" }, environment: { INPUT_INTENTS: "labels" } };
    const decided = await opened.play(later);
    // The rules have changed, so it is asked again; and then there is nothing that could be done.
    expect(decided.outputs.outcome).toBe("awaiting-approval");
    const again = await opened.play(later);
    expect(answersOf(again).join("\n")).toContain("the workflow no longer declares it");
    expect(stateOf(opened)).toBe("open");
  });
});

test("a dry run shows what would be done, and does nothing", async () => {
  const opened = await stageWithEach("unattended", { mode: "dry-run" });
  const before = doneOn(opened);
  const rehearsal = await opened.play(onIssue);
  expect(doneOn(opened)).toEqual(before);
  expect(rehearsal.runner.summary.match(/📝 Would be done: /g)).toHaveLength(23);
  expect(rehearsal.runner.summary).toContain("📝 Would be done: add `bug` to #1.");
  expect(rehearsal.exchanges.filter(({ method, path }) => method !== "GET" && path !== "/graphql")).toEqual([]);
});

test("what cannot be done is a line each in the report, and all else is done", async () => {
  const many = (length: number) => Array.from({ length }, (_, n) => ({ name: "comment", body: `Comment ${n}.` }));
  const tooMany = proposing(...many(500)); // no reply has so many calls: it is asked for again
  const script: Script = [
    tooMany,
    proposing(
      ...many(100),
      { name: "labels", add: ["gone"] },
      { name: "labels", add: ["bug"] },
      { name: "request-reviewers", number: 4, reviewers: ["octavia"] },
      { name: "create-issue", title: "One", body: "Refused by GitHub." },
      { name: "create-issue", title: "Two", body: "All is well." },
      { name: "edit-title", number: 2, title: "Elsewhere" },
      { name: "close", reason: "completed" },
    ),
    finish,
  ];
  const intents = "labels(bug, gone), comment(max 3), request-reviewers(repository), create-issue(max 2), edit-title";
  const opened = await stage({ script, inputs: { intents }, toolErrors: /^propose: / });
  furnish(opened);
  const { github } = opened;
  const { records, pulls } = github.state;
  records.repositoryLabels.set("gone", { name: "gone", color: "ededed", description: "" });
  github.failNext({ method: "POST", path: /\/issues$/ }, { status: 422, body: { message: "Validation Failed" } });
  github.loseIf((request) => {
    if (request.startsWith("GET") && request.includes("/labels")) records.repositoryLabels.delete("gone");
    if (request.endsWith("/issues/4")) Object.assign(pulls.get(4) ?? {}, { state: "closed" });
    return false;
  });
  const rehearsal = await opened.play(onIssue);
  const [answer = ""] = answersOf(rehearsal);
  const report = answer.replaceAll("\u200b", "");
  for (const line of [
    "⚪ Refused: add `gone` to #1 – the repository has no label `gone`.",
    "✅ Done: add `bug` to #1",
    "⚪ Refused: ask `octavia` to review #4 – #4 is closed.",
    "⚪ Refused: open the issue `One` – GitHub refused",
    "✅ Done: open the issue `Two`",
    "⚪ Not taken: a proposal – This run may propose comment at most 3 times.",
    "⚪ Not taken: 96 more",
  ])
    expect(report).toContain(line);
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "intents-done": "5" });
  expect(github.state.commentsOn(1).filter(({ body }) => body.startsWith("Comment "))).toHaveLength(3);
  expect([stateOf(opened), github.state.issues.get(2)?.title, labelsOn(opened)]).toEqual([
    ...["open", "Closed too early"],
    ["bug"],
  ]);
});

describe("two jobs", () => {
  const declared = "labels(bug), edit-title";

  /** Issue 1, and all that the intents are about. */
  async function planned(script: Script, intents: string, applied = intents, author = "maria") {
    const opened = await stage({ permissions: everyPermission, script, inputs: { intents } });
    furnish(opened);
    Object.assign(opened.github.state.issues.get(1) ?? {}, { author });
    const issue = 1;
    const comment = opened.github.comment({ issue, author: "maria", body: "@agent look" });
    const payload = opened.github.issueCommentPayload(comment.id);
    const happening = () => ({ name: "issue_comment", payload, actor: "maria" });
    const plan = await opened.play({ issue, happening, environment: { INPUT_MODE: "plan" }, ...fromSource });
    const folder = plan.outputs["change-set-path"] ?? "";
    const job = { INPUT_MODE: "apply", "INPUT_CHANGE-SET": folder, INPUT_MODEL: "", "INPUT_API-KEY": "" };
    const environmentOfApply = { ...job, GITHUB_RUN_ID: "7001", INPUT_INTENTS: applied };
    const apply = (more: Readonly<Record<string, string>> = {}, how: PlayOptions = {}) =>
      opened.play({ issue, happening, environment: { ...environmentOfApply, ...more }, ...how });
    return { opened, plan, apply };
  }

  test("carry each across: one proposes, the other checks and does, and a repeated one does nothing twice", async () => {
    const { opened, plan, apply } = await planned(withEach.script, everyDeclaration("unattended"));
    expect(labelsOn(opened)).toEqual([]);
    expect(plan.runner.summary.match(/📝 Would be done: /g)).toHaveLength(23);
    const applied = await apply();
    expect(problemsIn(applied)).toEqual([]);
    expect(doneOn(opened)).toEqual(everyDeed);
    expect(applied.outputs).toMatchObject({ outcome: "answered", "intents-done": "23" });
    await expect(transcript(opened, applied)).toMatchFileSnapshot(golden("intents-applied"));
    const again = await apply({}, fromSource);
    expect(doneOn(opened)).toEqual(everyDeed);
    expect(again.outputs.outcome).toBe("skipped");
  });

  test("do only what the second declares, and only labels where strangers have written, whatever the first does", async () => {
    const both = propose({ name: "labels", add: ["bug"] }, { name: "edit-title", title: "x" });
    const { opened, plan, apply } = await planned(both, declared, declared, "rita");
    expect(plan.runner.summary).toContain("📝 Would be done: change the title");
    const putBack = opened.save();
    for (const second of [{ INPUT_INTENTS: "labels" }, { "INPUT_MIXED-THREADS": "restricted" }]) {
      putBack();
      const applied = await apply(second);
      expect(labelsOn(opened)).toEqual(["bug"]);
      expect(opened.github.state.issues.get(1)?.title).toBe("Slugs");
      expect(answersOf(applied)[0]).toContain(
        "`edit-title` – the workflow does not declare it, or only for runs that are not restricted.",
      );
    }
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
    expect(answersOf(rehearsal)[0]).toContain(
      "⚪ Not taken: a proposal – the workflow does not declare close, or the run is restricted and can propose labels only.",
    );
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

test("people read a sentence about a malformed call, and the model what is wrong with it", async () => {
  const script: Script = [
    call("propose", { intent: { name: "labels", add: [], colours: { inner_name: true } } }),
    call("propose", { intent: { add: ["bug"] } }),
    call("propose", { intent: { name: "comment", body: "x".repeat(10_001) } }),
    call("propose", { intent: { name: "comment", body: "&nbsp;\u2800" } }),
    finish,
  ];
  const opened = await stage({ script, inputs: { intents: "labels(bug), comment" }, toolErrors: /^propose: / });
  const rehearsal = await opened.play();
  const answer = (answersOf(rehearsal)[0] ?? "").replaceAll("\u200b", "");
  for (const line of [
    "⚪ Not taken: a proposal – the call for labels is not of the declared form.",
    "⚪ Not taken: a proposal – the call is not of the declared form.",
    "⚪ Not taken: a proposal – the call for comment is not of the declared form.",
    "⚪ Not taken: a proposal – This cannot be proposed: `body` says nothing.",
  ])
    expect(answer).toContain(line);
  expect(answer).not.toMatch(/inner_name|colours|Too big|expected|invalid|→|Parameters/i);
  const read = JSON.stringify(opened.model?.requests.at(-1)?.body);
  for (const detail of ["colours", "intent.name", "10000"]) expect(read).toContain(detail);
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
