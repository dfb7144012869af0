/** A sweep that finds several calls: each is answered on a machine of its own, and none keeps the others waiting. */
import { expect, test } from "vitest";
import { answersOf, fromSource } from "./play.ts";
import { earlier, pageOf, says, sweep } from "./sweeping.ts";

const LOOK = { INPUT_LIST: "calls", INPUT_MODEL: "" };

/** Two issues in which nobody was answered. */
async function twoCalls() {
  const stage = await earlier({ script: [says("The second."), says("The first."), says("Too much.")] });
  const first = stage.github.openIssue({ author: "maria", title: "Tides", body: "@agent when are they?" });
  const second = stage.github.openIssue({ author: "maria", title: "Knots", body: "@agent which are there?" });
  return { stage, first, second };
}

test("it makes a matrix of all, and each job of it answers the call that is its own, whichever comes first", async () => {
  const { stage, first, second } = await twoCalls();
  const looked = await sweep(stage, { issue: first.number, environment: LOOK });
  expect(looked.problems).toEqual([]);
  expect(looked.rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "answered", count: "2" } });
  expect(answersOf(looked.rehearsal)).toEqual([]);
  expect(looked.rehearsal.runner.summary).toContain(`#${second.number}: waits for the next job.`);
  const { include } = JSON.parse(looked.rehearsal.outputs.matrix ?? "");
  expect(include).toMatchObject([
    { item: `#${first.number}`, kind: "call", title: "Tides" },
    { item: `#${second.number}`, kind: "call", title: "Knots" },
  ]);
  await expect(pageOf(stage, looked.rehearsal)).toMatchFileSnapshot("golden/sweep-look.md");

  const job = (issue: number, at: number) =>
    sweep(stage, { ...fromSource, issue, environment: { INPUT_ITEM: JSON.stringify(include[at]) } });
  const later = await job(second.number, 1);
  const earliest = await job(first.number, 0);
  expect([...later.problems, ...earliest.problems]).toEqual([]);
  expect(answersOf(later.rehearsal)).toEqual([expect.stringContaining("The second.")]);
  expect(answersOf(earliest.rehearsal)).toEqual([expect.stringContaining("The first.")]);
  const again = await job(first.number, 0);
  expect(again.rehearsal.outputs).toMatchObject({ outcome: "no-op", reason: "It has been answered" });
  const nothing = await sweep(stage, { ...fromSource, issue: first.number, environment: LOOK });
  expect(nothing.rehearsal.outputs).toMatchObject({ outcome: "no-op", count: "0", matrix: '{"include":[]}' });
  expect(stage.model?.requests).toHaveLength(2);
});

test("one that cannot be marked as heard is named, and the next one is answered", async () => {
  const { stage, first, second } = await twoCalls();
  const refusal = { status: 403, body: { message: "Resource not accessible by integration" } };
  stage.github.failNext({ method: "POST", path: new RegExp(`/issues/${first.number}/reactions`) }, refusal);
  const { rehearsal } = await sweep(stage, { issue: second.number });
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining("The second.")]);
  expect(rehearsal.runner.summary).toContain(`#${first.number}: waits for the next sweep`);
  const next = await sweep(stage, { issue: first.number });
  expect(answersOf(next.rehearsal)).toEqual([expect.stringContaining("The first.")]);
});

test.for([
  ["list", "todos"],
  ["item", "#1"],
] as const)("it takes no other %s than its own, and does nothing", async ([input, value]) => {
  const { stage } = await twoCalls();
  const { rehearsal } = await sweep(stage, { environment: { [`INPUT_${input.toUpperCase()}`]: value } });
  expect(rehearsal).toMatchObject({ exchanges: [], outputs: { outcome: "failed" }, runner: { exitCode: 1 } });
  expect(rehearsal.outputs.reason).toContain(`the input \`${input}\` can only be`);
});

test("a run of the same call that begins beside it has no second answer", async () => {
  const { stage, first, second } = await twoCalls();
  const eyes = () => stage.github.state.records.reactions.get(`thread ${first.number}`);
  const payload = stage.github.payloads.issues(first.number, { action: "opened", sender: "maria" });
  const late = stage.play({
    issue: first.number,
    happening: () => ({ name: "issues", actor: "maria", payload }),
    earlier: () => expect.poll(eyes).toHaveLength(1),
  });
  const [swept] = await Promise.all([sweep(stage, { issue: first.number }), late]);
  const both = await sweep(stage, { issue: second.number });
  expect([...swept.problems, ...both.problems]).toEqual([]);
  const bodies = [...stage.github.state.comments.values()].map(({ body }) => body);
  expect(bodies).toEqual([expect.stringContaining("The second."), expect.stringContaining("The first.")]);
  expect(stage.model?.requests).toHaveLength(2);
});
