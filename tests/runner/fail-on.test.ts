import { expect, test } from "vitest";
import { FAILING, OUTCOMES, type Outcome } from "../../src/render/outcome.ts";
import { readInputs } from "../../src/runner/input/inputs.ts";
import { failsJob } from "../../src/runner/input/publishing.ts";
import { Settings } from "../../src/runner/input/settings.ts";

const needed = { INPUT_MODEL: "m", "INPUT_API-KEY": "sk-123456", "INPUT_GITHUB-TOKEN": "ghs_1" };
const failing = (text?: string) =>
  OUTCOMES.filter((outcome) => failsJob(Settings.ofJob({ "INPUT_FAIL-ON": text }), outcome));

test("unless the workflow says otherwise, the job fails by everything that did not do what was asked", () => {
  const green: Outcome[] = ["changed", "answered", "no-op", "awaiting-approval", "skipped"];
  expect(failing()).toEqual(OUTCOMES.filter((outcome) => !green.includes(outcome)));
  expect(failing("  ")).toEqual(failing());
});

test.for<[string, Outcome[]]>([
  ["failed", ["failed"]],
  ["stuck , no-op", ["no-op", "stuck"]],
  ["none", []],
])("with %j the job fails by %j", ([text, outcomes]) => {
  expect(failing(text)).toEqual(outcomes);
  expect(readInputs(Settings.ofJob({ ...needed, "INPUT_FAIL-ON": text }))["fail-on"]).toBe(text);
});

test.for(["none, failed", "broken", ",", "Failed"])("%j is refused, and the job is not green for it", (text) => {
  expect(() => readInputs(Settings.ofJob({ ...needed, "INPUT_FAIL-ON": text }))).toThrow(
    "`fail-on` must be none, or some of changed,",
  );
  expect(failing(text)).toHaveLength(FAILING.length);
});
