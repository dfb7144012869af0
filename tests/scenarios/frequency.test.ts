/** How many runs a repository has within a day: counted over all threads, and runs without one. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, type StoryOptions, stageFor } from "./play.ts";

const LIMIT = { "max-repository-runs-per-day": "2" };

async function repository(options: StoryOptions) {
  const script = Array.from({ length: 8 }, () => call("finish", { message: "It makes slugs." }));
  const stage = await stageFor({ script, ...options });
  const ask = (issue: number, environment = {}) => stage.play({ issue, body: "@agent what is it?", environment });
  let id = 7100;
  const schedule = async (environment: Readonly<Record<string, string>> = {}) => {
    const happening = () => ({ name: "schedule", actor: "maria", payload: stage.github.payloads.schedule() });
    const run = { INPUT_PROMPT: "Look.", GITHUB_RUN_ID: String(id++) };
    return stage.play({ issue: 1, happening, environment: { ...run, ...environment } });
  };
  stage.github.openIssue({ author: "maria", title: "Slugs", body: "Look." });
  const open = () => stage.github.openIssue({ author: "maria", title: "Slugs", body: "Look." }).number;
  return { stage, ask, schedule, open };
}

test("a repository has so many runs a day, without those that write nothing, and says so once on each thread", async () => {
  const { ask, schedule, open, stage } = await repository({ inputs: LIMIT });
  const [one, other] = [open(), open()];
  expect((await schedule({ INPUT_MODE: "dry-run" })).outputs.outcome).toBe("answered");
  const plays = [await ask(one), await schedule(), await ask(other), await ask(other), await schedule()];
  expect(plays.map(({ outputs }) => outputs.outcome)).toEqual([
    "answered",
    "answered",
    "skipped",
    "skipped",
    "skipped",
  ]);
  const [, , told, silent, scheduled] = plays;
  const notes = (bodies: readonly string[]) => bodies.filter((body) => body.includes("as its workflow allows"));
  expect(told && notes(answersOf(told))).toHaveLength(1);
  expect(silent && notes(answersOf(silent))).toHaveLength(1);
  expect(scheduled?.outputs.reason).toContain("`max-repository-runs-per-day`");
  expect(stage.model?.requests).toHaveLength(3);
  expect(plays.flatMap(({ exchanges }) => exchanges.flatMap(checkExchange))).toEqual([]);
  expect((await ask(other, { "INPUT_MAX-REPOSITORY-RUNS-PER-DAY": "3" })).outputs.outcome).toBe("answered");
});

test("a run whose count cannot be saved does not start", async () => {
  const reading = await repository({ inputs: LIMIT, permissions: { contents: "read" } });
  const { outputs } = await reading.schedule();
  expect(outputs).toMatchObject({ outcome: "skipped", reason: expect.stringContaining("`contents: write`") });
  expect(reading.stage.model?.requests).toHaveLength(0);
  // A job that applies starts no agent: here it ends for want of a change set.
  expect((await reading.schedule({ INPUT_MODE: "apply" })).outputs.outcome).toBe("failed");
});
