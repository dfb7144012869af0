import { expect, test } from "vitest";
import { whyNotNow, whyRepositoryIsFull } from "../../../src/run/admit/not-now.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import { mayWrite } from "../../../src/runner/input/trigger-settings.ts";
import { stand } from "../stand.ts";

const at = (time: string) => ({ now: () => new Date(time) });

async function why(time: string, inputs: Record<string, string>, kind: "schedule" | "decision" = "schedule") {
  const { place } = await stand();
  const job = { repository: place.repository } as never; // all that is asked of it
  return whyNotNow(at(time), { settings: new Settings(inputs), github: place.github, job }, { kind });
}

test.for([
  ["on the last day there is a run", "2026-11-30T23:59:00Z", { "stop-after": "2026-11-30" }, undefined],
  [
    "and on the day after there is none",
    "2026-12-01T00:00:00Z",
    { "stop-after": "2026-11-30" },
    "`stop-after` was 2026-11-30.",
  ],
  ["what a search finds is a reason", "2026-11-30T06:00:00Z", { "skip-if": "is:issue broken" }, "`skip-if` finds #1."],
  ["what it does not find is none", "2026-11-30T06:00:00Z", { "skip-if": "is:issue nonsense" }, undefined],
] as const)("%s", async ([, time, inputs, expected]) => {
  expect(await why(time, inputs)).toBe(expected);
});

test("a decision always starts a run", async () => {
  expect(await why("2026-12-30T23:00:00Z", { "stop-after": "2026-11-30" }, "decision")).toBeUndefined();
});

test("without an answer of the search there is no run", async () => {
  const { place, github } = await stand();
  github.failNext({ method: "GET", path: /search/ }, { status: 422, body: { message: "Validation Failed" } });
  const job = { repository: place.repository } as never; // all that is asked of it
  const settings = new Settings({ "skip-if": "is:issue broken" });
  const asking = { settings, github: place.github, job };
  expect(await whyNotNow(at("2026-11-30T06:00:00Z"), asking, { kind: "schedule" })).toContain("failed");
});

test.for([
  ["there is no run, because it could be one too many", "auto", expect.stringContaining("could not be counted")],
  ["one that writes nothing is not counted", "dry-run", undefined],
  ["one that applies what another made was counted before", "apply", undefined],
] as const)("where runs of the repository cannot be counted, %s", async ([, mode, expected]) => {
  const settings = new Settings({ "max-repository-runs-per-day": "3", mode });
  const run = { world: { env: {} }, settings, mayWrite: mayWrite(settings), trigger: { repositoryId: 1 } }; // without a key, nothing is saved
  expect(await whyRepositoryIsFull(run as never, (counters) => counters)).toEqual(expected);
});
