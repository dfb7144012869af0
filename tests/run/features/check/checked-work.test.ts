/** What follows from the check and the second opinion for the outcome of a run. */
import { expect, test } from "vitest";
import type { CheckResult, Opinion } from "../../../../src/run/features/check/check-result.ts";
import { code } from "../../../../src/run/features/check/checked-work.ts";

const passed: CheckResult = {
  command: "npm test",
  end: { kind: "passed" },
  output: "",
  runs: 1,
  deciders: [],
  isPartial: false,
  isTest: true,
};

test.each<[string, CheckResult, readonly object[]]>([
  ["passed and runs tests", passed, [{ kind: "tested", verdict: "passed" }]],
  ["passed and runs no tests", { ...passed, isTest: false }, []],
  ["passed with withheld files", { ...passed, isPartial: true }, []],
  ["ended with 0 and ran no test", { ...passed, doubt: "no test ran" }, [{ kind: "tested", verdict: "unknown" }]],
  [
    "failed",
    { ...passed, end: { kind: "failed", exitCode: 1 } },
    [{ kind: "refuted", code: "check", clause: "the check `npm test` fails with exit code 1" }],
  ],
])("a check that %s", (_, check, evidence) => {
  expect(code.facts?.({ check }).evidence).toMatchObject(evidence);
});

test.each<[Opinion, boolean]>([
  [{ kind: "good", score: 1, message: "" }, false],
  [{ kind: "good", score: 1, message: "", unseen: ["a.txt"] }, true],
  [{ kind: "bad", score: 0.2, message: "" }, true],
  [{ kind: "none", message: "no verdict" }, false],
])("the second opinion %j is a doubt: %s", (opinion, isDoubt) => {
  const evidence = isDoubt ? [{ kind: "doubt", doubt: "opinion-bad" }] : [];
  expect(code.facts?.({ opinion }).evidence).toEqual(evidence);
});
