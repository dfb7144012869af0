/** Requests for a review that nobody has answered: their runs never began. */
import { expect, test, vi } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { StageOptions } from "../../src/rehearsal/stage.ts";
import { type PullStory, pullStory } from "./pull-story.ts";
import { AN_HOUR, pageOf, says, sweep } from "./sweeping.ts";

// Several whole runs each.
vi.setConfig({ testTimeout: 120_000 });

const first = "export function high(hour) {\n  return hour % 12 = 0;\n}\n";
const finding = {
  ...{ path: "tides.js", line: 2, severity: "blocking", title: "An assignment", body: "It cannot be loaded." },
};
const review: Script = [call("report_finding", finding), says("It is short.")];

/** A pull request on a stage whose clock is set by the test: hours before now. */
async function story(script: Script, inputs: StageOptions["inputs"] = {}) {
  const clock = { behind: 2 };
  const now = () => new Date(Date.now() - clock.behind * AN_HOUR);
  const made = await pullStory(
    script,
    { "tides.js": first },
    { now, inputs: { "assignee-trigger": "deckhand", ...inputs } },
  );
  return { ...made, clock };
}

function ask({ stage, number }: PullStory, { who = "deckhand", by = "maria" } = {}): void {
  stage.github.state.records.askForReview({ pull: number, who, by });
}

const reviewsOf = ({ stage }: PullStory) => stage.github.state.records.reviews;
const sweepOn = ({ stage, number: issue }: PullStory) => sweep(stage, { issue });

test.for(["git-ref", "none"])("one is answered with a review, once (state-store: %s)", async (store) => {
  const asked = await story([...review, says("Too much.")], { "state-store": store });
  ask(asked);
  const { rehearsal, problems } = await sweepOn(asked);
  expect(problems).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "findings-new": "1" });
  expect(rehearsal.runner.summary).toContain(`#${asked.number}: answered now.`);
  expect(reviewsOf(asked)).toHaveLength(1);
  if (store === "git-ref") await expect(pageOf(asked.stage, rehearsal)).toMatchFileSnapshot("golden/sweep-review.md");
  expect((await sweepOn(asked)).rehearsal.outputs.outcome).toBe("no-op");
  expect(reviewsOf(asked)).toHaveLength(1);
});

/** The first request was answered two hours ago, and an hour ago there was another one. */
async function askedAgain(inputs: StageOptions["inputs"] = {}) {
  const asked = await story([...review, says("Nothing new."), says("Too much.")], inputs);
  ask(asked);
  await sweepOn(asked);
  asked.clock.behind = 1;
  ask(asked);
  return asked;
}

test("a later one on the same pull request is another one, though our sign is on it already", async () => {
  const asked = await askedAgain();
  const { rehearsal, problems } = await sweepOn(asked);
  expect(problems).toEqual([]);
  expect(rehearsal).toMatchObject({ modelRequests: 1, outputs: { "findings-new": "0", "findings-open": "1" } });
  expect(reviewsOf(asked)).toHaveLength(1);
  expect((await sweepOn(asked)).rehearsal.modelRequests).toBe(0);
});

test.for([
  ["what we have said since", {}],
  ["our sign, where we say nothing,", { "comment-mode": "none" }],
] as const)("%s is taken for the answer to a later one", async ([, inputs]) => {
  const asked = await askedAgain(inputs);
  if (!("comment-mode" in inputs))
    asked.stage.github.comment({ issue: asked.number, author: "github-actions[bot]", body: "At work." });
  const { rehearsal } = await sweepOn(asked);
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "no-op" } });
});

test.for([
  ["by somebody who may not start a run", { by: "tom" }],
  ["of somebody else", { who: "octavia" }],
] as const)("one %s is left alone", async ([, how]) => {
  const asked = await story([]);
  ask(asked, how);
  const { rehearsal, problems } = await sweepOn(asked);
  expect(problems).toEqual([]);
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "no-op" } });
});

test.for([
  ["before it is answered", 1, 1],
  ["after it is not what was to be reviewed", -1, 0],
] as const)("one on a text that was edited %s", async ([, hoursBefore, reviews]) => {
  const asked = await story(review);
  ask(asked);
  const time = new Date(Date.now() - (asked.clock.behind + hoursBefore) * AN_HOUR).toISOString();
  Object.assign(asked.stage.github.state.pulls.get(asked.number) ?? {}, { lastEditedAt: time });
  await sweepOn(asked);
  expect(reviewsOf(asked)).toHaveLength(reviews);
});

test("one that was taken back is left alone", async () => {
  const asked = await story([]);
  ask(asked);
  asked.stage.github.state.records.reviewers.set(asked.number, []);
  expect((await sweepOn(asked)).rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "no-op" } });
});
