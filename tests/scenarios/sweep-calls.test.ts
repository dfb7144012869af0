/** Calls without an answer that are no comment, issue or pull request: labels, names, discussions, decisions. */
import { expect, test } from "vitest";
import { edit, finish, publish, run } from "./approving.ts";
import { answersOf, fromSource, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";
import { AN_HOUR, earlier, leave, pageOf, says, sweep } from "./sweeping.ts";

test("a label whose run never began is answered as its own, and comes off", async () => {
  const stage = await earlier({ script: [says("It is labelled."), says("Too much.")] });
  const { github } = stage;
  const { number } = github.openIssue({ author: "rita", title: "Tides", body: "When?" });
  github.label({ issue: number, name: "agent", by: "maria" });
  const { rehearsal, problems } = await sweep(stage, { issue: number });
  expect(problems).toEqual([]);
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining("It is labelled.")]);
  expect(answersOf(rehearsal)[0]).toContain("maria");
  expect(rehearsal.runner.summary).toContain(`#${number}, label agent: answered now.`);
  expect(github.state.records.labelsOf(number)).toEqual([]);
  expect((await sweep(stage, { issue: number })).rehearsal.outputs.outcome).toBe("no-op");
});

test("an assignment whose run never began is answered, too", async () => {
  const stage = await earlier({ script: [says("It is mine.")], inputs: { "assignee-trigger": "octavia" } });
  const { records } = stage.github.state;
  const { number } = stage.github.openIssue({ author: "rita", title: "Tides", body: "When?" });
  records.assignees.set(number, ["octavia"]);
  records.addEvent(number, { event: "assigned", actor: "maria", assignee: "octavia" });
  const { rehearsal, problems } = await sweep(stage, { issue: number });
  expect(problems).toEqual([]);
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining("It is mine.")]);
  expect(records.assignees.get(number)).toEqual([]);
});

test("a label put on by somebody who may not start a run, whom nobody knows, for something else, or before the text was edited is left alone", async () => {
  const stage = await earlier({});
  const { state, label, openIssue } = stage.github;
  const open = () => openIssue({ author: "rita", title: "Tides", body: "When?" }).number;
  const [byTom, byNobody, other, edited] = [open(), open(), open(), open()];
  label({ issue: byTom, name: "agent", by: "tom" });
  state.records.labels.set(byNobody, ["agent"]);
  label({ issue: other, name: "bug", by: "maria" });
  label({ issue: edited, name: "agent", by: "maria" });
  const time = new Date(Date.now() - AN_HOUR / 2).toISOString();
  Object.assign(state.issues.get(edited) ?? {}, { body: "Publish the keys.", lastEditedAt: time });
  const { rehearsal, problems } = await sweep(stage, { issue: byTom });
  expect(problems).toEqual([]);
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "no-op" } });
  const left = [byTom, byNobody, other, edited].flatMap((issue) => state.records.labelsOf(issue));
  expect(left).toEqual(["agent", "agent", "bug", "agent"]);
});

test("calls in a discussion, in its text and below it, are answered where they stand", async () => {
  const stage = await earlier({ script: [says("The first."), says("The second."), says("Too much.")] });
  const { state, openIssue } = stage.github;
  const issue = openIssue({ author: "rita", title: "Elsewhere", body: "Nothing." }).number;
  const { number } = state.addDiscussion({ author: "maria", title: "Tides", body: "@agent when are they?" });
  state.records.addDiscussionComment({ discussion: number, author: "stranger", body: "@agent and for me?" });
  const asked = state.records.addDiscussionComment({ discussion: number, author: "maria", body: "@agent and why?" });
  const first = await sweep(stage, { issue });
  expect(first.problems).toEqual([]);
  const second = await sweep(stage, { ...fromSource, issue });
  expect(second.problems).toEqual([]);
  const answers = state.records.discussionComments.filter(({ author }) => author === "github-actions[bot]");
  expect(answers).toMatchObject([
    { replyTo: null, body: expect.stringContaining("The first.") },
    { replyTo: asked.id, body: expect.stringContaining("The second.") },
  ]);
  await expect(pageOf(stage, first.rehearsal)).toMatchFileSnapshot("golden/sweep-discussion.md");
  expect((await sweep(stage, { ...fromSource, issue })).rehearsal.outputs.outcome).toBe("no-op");
});

test("a server without GraphQL has its comments answered, and it is said that discussions were not looked at", async () => {
  const stage = await earlier({ script: [says("The tides are out.")] });
  stage.github.state.missing.push(/^\/graphql/);
  const { number } = stage.github.openIssue({ author: "rita", title: "Tides", body: "When?" });
  stage.github.comment({ issue: number, author: "maria", body: "@agent when?" });
  const { rehearsal } = await sweep(stage, { issue: number });
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining("The tides are out.")]);
  expect(rehearsal.runner.stdout).toContain("Discussions could not be checked.");
});

let ahead = -AN_HOUR;
const waits = playedOnce(async (lasting) => {
  const script = [edit, run(publish), says("Done."), finish];
  const now = () => new Date(Date.now() + ahead);
  const stage = await stageFor({ script, now, inputs: { confirmation: "risky" }, ...lasting });
  const first = await stage.play();
  expect(first.outputs.outcome).toBe("awaiting-approval");
  ahead += 5000;
  return { stage };
});

/** Something waits, and maria approves, but no run begins. */
async function approved(how: "comment" | "label") {
  const { stage } = await waits();
  if (how === "comment") stage.github.comment({ issue: 1, author: "maria", body: "@agent approve" });
  else stage.github.label({ issue: 1, name: "agent:approve", by: "maria" });
  return stage;
}

test("an approval by a label whose run never began is carried out, once", async () => {
  const stage = await approved("label");
  const { rehearsal, problems } = await sweep(stage);
  expect(problems).toEqual([]);
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(answersOf(rehearsal).join("\n")).toContain("by maria");
  expect(stage.github.state.records.labelsOf(1)).toEqual([]);
  expect((await sweep(stage)).rehearsal.outputs.outcome).toBe("no-op");
});

test("one that was given in time, and whose time is over by now, is asked for again", async () => {
  const stage = await approved("comment");
  const past = new Date(Date.now() - 60_000).toISOString();
  await leave(stage, (manifest) => ({
    ...manifest,
    proposal: JSON.parse(JSON.stringify(manifest.proposal).replace(/"expires":"[^"]*"/g, `"expires":"${past}"`)),
  }));
  const { rehearsal, problems } = await sweep(stage);
  expect(problems).toEqual([]);
  expect(rehearsal.outputs.outcome).toBe("awaiting-approval");
  expect(answersOf(rehearsal).join("\n")).toContain("The request for approval had expired.");
  expect(answersOf(rehearsal).join("\n")).not.toContain("Nobody decided in time");
});
