import { expect, test } from "vitest";
import { whyNotNow, whyRepositoryIsFull } from "../../../src/run/admit/not-now.ts";
import { stand } from "../intents/stand.ts";

const at = (time: string, inputs: Record<string, string>) => ({
  env: Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  now: () => new Date(time),
});

async function why(
  time: string,
  inputs: Record<string, string>,
  kind: "schedule" | "mention" | "decision" = "schedule",
) {
  const { place } = await stand();
  const job = { repository: place.repository } as never; // all that is asked of it
  return whyNotNow(at(time, inputs), { github: place.github, job }, { kind });
}

test.for([
  ["on the last day there is a run", "2026-11-30T23:59:00Z", { "stop-after": "2026-11-30" }, undefined],
  [
    "and on the day after there is none",
    "2026-12-01T00:00:00Z",
    { "stop-after": "2026-11-30" },
    "`stop-after` was 2026-11-30.",
  ],
  [
    "in quiet hours there is none",
    "2026-11-30T23:00:00Z",
    { "quiet-hours": "22:00-06:00" },
    "These are the `quiet-hours`.",
  ],
  ["after midnight too", "2026-11-30T05:59:00Z", { "quiet-hours": "22:00-06:00" }, "These are the `quiet-hours`."],
  ["when they end there is one", "2026-11-30T06:00:00Z", { "quiet-hours": "22:00-06:00" }, undefined],
  ["what a search finds is a reason", "2026-11-30T06:00:00Z", { "skip-if": "is:issue broken" }, "`skip-if` finds #1."],
  ["what it does not find is none", "2026-11-30T06:00:00Z", { "skip-if": "is:issue nonsense" }, undefined],
] as const)("%s", async ([, time, inputs, expected]) => {
  expect(await why(time, inputs)).toBe(expected);
});

test("a person starts a run in quiet hours, and a decision always does", async () => {
  expect(await why("2026-11-30T23:00:00Z", { "quiet-hours": "22:00-06:00" }, "mention")).toBeUndefined();
  expect(await why("2026-12-30T23:00:00Z", { "stop-after": "2026-11-30" }, "decision")).toBeUndefined();
});

test("without an answer of the search there is no run", async () => {
  const { place, github } = await stand();
  github.failNext({ method: "GET", path: /search/ }, { status: 422, body: { message: "Validation Failed" } });
  const job = { repository: place.repository } as never; // all that is asked of it
  const world = at("2026-11-30T06:00:00Z", { "skip-if": "is:issue broken" });
  expect(await whyNotNow(world, { github: place.github, job }, { kind: "schedule" })).toContain("failed");
});

test.for([
  ["there is no run, because it could be one too many", "auto", expect.stringContaining("could not be counted")],
  ["one that writes nothing is not counted", "dry-run", undefined],
  ["one that applies what another made was counted before", "apply", undefined],
] as const)("where runs of the repository cannot be counted, %s", async ([, mode, expected]) => {
  const env = { "INPUT_MAX-REPOSITORY-RUNS-PER-DAY": "3", INPUT_MODE: mode };
  const run = { world: { env }, trigger: { repositoryId: 1 } }; // without a key, nothing is saved
  expect(await whyRepositoryIsFull(run as never, (counters) => counters)).toEqual(expected);
});
