/** A reply that only announces or claims is sent back once, whatever began the run. */
import { expect, test } from "vitest";
import { prompt } from "../../src/prompts.ts";
import { type ScriptedReply, say } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { edit, labels, publish, run, waiting } from "./approving.ts";
import { answersOf, stageFor } from "./play.ts";
import { done, pullStory } from "./pull-story.ts";

const announce = say("I'll look at it, and then I'll fix the test.");
const twice: readonly ScriptedReply[] = [announce, announce];

type Played = Readonly<{ stage: Stage; rehearsal: Rehearsal }>;

async function onIssue(): Promise<Played> {
  const stage = await stageFor({ script: twice });
  return { stage, rehearsal: await stage.play() };
}

async function afterApproval(): Promise<Played> {
  const { stage } = await waiting([run(publish), ...twice], { inputs: { "protected-paths": "block" } });
  return { stage, rehearsal: await stage.play({ issue: 1, happening: labels("maria") }) };
}

async function afterContinue(): Promise<Played> {
  const stage = await stageFor({ script: [edit, ...twice], inputs: { "max-iterations": "1" } });
  await stage.play();
  const environment = { "INPUT_MAX-ITERATIONS": "9" };
  return { stage, rehearsal: await stage.play({ issue: 1, body: "@agent continue", environment }) };
}

async function asReview(): Promise<Played> {
  const story = await pullStory(twice, { "tides.md": "Twice a day.\n" }, { inputs: { mode: "review" } });
  const { rehearsal } = await story.play({ happening: done("opened") });
  return { stage: story.stage, rehearsal };
}

test.for<[string, () => Promise<Played>, string]>([
  ["a mention", onIssue, "⚪ Answered – nothing was changed"],
  ["a review", asReview, "⚪ No new findings"],
  ["an approval", afterApproval, "🟢 Changed 1 file: draft pull request #2"],
  ["a stop at a limit", afterContinue, "🟢 No further change: draft pull request #2"],
])("after %s", async ([, plays, heading]) => {
  const { stage, rehearsal } = await plays();
  const last = stage.model?.requests.at(-1)?.body.messages.at(-1);
  expect(JSON.stringify(last?.content)).toContain(prompt("call-or-finish").slice(0, 60));
  expect(rehearsal.modelRequests).toBe(2);
  expect(answersOf(rehearsal).at(-1) ?? rehearsal.runner.summary).toContain(`### ${heading}`);
});
