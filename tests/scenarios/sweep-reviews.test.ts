/** Requests for a review that nobody has answered: their runs never began. */
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { StageOptions } from "../../src/rehearsal/stage.ts";
import { fromSource } from "./play.ts";
import { type PullStory, pullStory } from "./pull-story.ts";
import { AN_HOUR, pageOf, says, sweep } from "./sweeping.ts";

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
const sweepOn = ({ stage, number: issue }: PullStory, options: PlayOptions = {}) => sweep(stage, { issue, ...options });

/** Maria edits the text of the pull request so many hours before the request for a review, or after it. */
function editText({ stage, number, clock }: Awaited<ReturnType<typeof story>>, hoursBefore: number): void {
  const time = new Date(Date.now() - (clock.behind + hoursBefore) * AN_HOUR).toISOString();
  Object.assign(stage.github.state.pulls.get(number) ?? {}, { lastEditedAt: time });
}

test("one is answered with a review, once", async () => {
  const asked = await story([...review, says("Too much.")]);
  ask(asked);
  const { rehearsal, problems } = await sweepOn(asked);
  expect(problems).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "findings-new": "1" });
  expect(rehearsal.runner.summary).toContain(`#${asked.number}: answered now.`);
  expect(reviewsOf(asked)).toHaveLength(1);
  await expect(pageOf(asked.stage, rehearsal)).toMatchFileSnapshot("golden/sweep-review.md");
  expect((await sweepOn(asked, fromSource)).rehearsal.outputs.outcome).toBe("no-op");
  expect(reviewsOf(asked)).toHaveLength(1);
});

test("one on a text that was edited before it is answered once without a memory, too", async () => {
  const asked = await story([...review, says("Too much.")], { "state-store": "none" });
  ask(asked);
  editText(asked, 1);
  const { rehearsal } = await sweepOn(asked);
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "findings-new": "1" });
  expect((await sweepOn(asked)).rehearsal.outputs.outcome).toBe("no-op");
  expect(reviewsOf(asked)).toHaveLength(1);
});

test("one on a text that was edited after it is not what was to be reviewed", async () => {
  const asked = await story(review);
  ask(asked);
  editText(asked, -1);
  expect((await sweepOn(asked)).rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "no-op" } });
  expect(reviewsOf(asked)).toEqual([]);
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

test("a later one is answered by what we have said since, and one after that is another one, though our sign is there", async () => {
  const asked = await askedAgain();
  asked.stage.github.comment({ issue: asked.number, author: "github-actions[bot]", body: "At work." });
  expect((await sweepOn(asked)).rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "no-op" } });
  asked.clock.behind = 0.5;
  ask(asked);
  const { rehearsal, problems } = await sweepOn(asked);
  expect(problems).toEqual([]);
  expect(rehearsal).toMatchObject({ modelRequests: 1, outputs: { "findings-new": "0", "findings-open": "1" } });
  expect(reviewsOf(asked)).toHaveLength(1);
  expect((await sweepOn(asked)).rehearsal.modelRequests).toBe(0);
});

test("our sign, where we say nothing, is taken for the answer to a later one", async () => {
  const { rehearsal } = await sweepOn(await askedAgain({ "comment-mode": "none" }));
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

test("one that was taken back is left alone", async () => {
  const asked = await story([]);
  ask(asked);
  asked.stage.github.state.records.reviewers.set(asked.number, []);
  expect((await sweepOn(asked)).rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "no-op" } });
});
