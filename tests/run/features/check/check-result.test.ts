/** How a report tells the check and the second opinion. */
import { expect, test } from "vitest";
import { type CheckResult, refutationOf, renderCheck } from "../../../../src/run/features/check/check-result.ts";

const check: CheckResult = {
  command: "npm test",
  end: { kind: "passed" },
  output: "",
  runs: 1,
  deciders: [],
  isPartial: false,
};

test.each<[CheckResult["end"], string]>([
  [{ kind: "failed", exitCode: 2 }, "the check `npm test` fails with exit code 2 (run 4 times)"],
  [{ kind: "timed-out" }, "the check `npm test` did not end in time (run 4 times)"],
  [{ kind: "not-run" }, "the check `npm test` did not run on it"],
  [{ kind: "moved", paths: [] }, "the check `npm test` ran on other files than those (run 4 times)"],
])("an end %j says of the work: but %s", (end, clause) => {
  const told = refutationOf({ ...check, runs: 4, end });
  expect(told.clause).toBe(clause);
  expect(told.hint).not.toBe("");
});

const rules = { repositoryUrl: "https://github.test/acme/shop", phrases: ["@agent"] } as never;

test.each<[Partial<CheckResult>, string]>([
  [{}, "✅ Check `npm test` passed."],
  [{ runs: 2 }, "✅ Check `npm test` passed (it ran 2 times)."],
  [{ end: { kind: "failed", exitCode: 1 } }, "❌ Check `npm test` failed."],
  [{ end: { kind: "timed-out" } }, "❌ Check `npm test` did not end in time."],
  [{ end: { kind: "not-run" } }, "❌ Check `npm test` did not run on this work."],
  [
    { deciders: ["package.json"] },
    "✅ Check `npm test` passed.\n\n⚠️ The change touches what the check runs: `package.json`.",
  ],
  [{ isPartial: true }, "✅ Check `npm test` passed. It ran with the withheld files, which are not on the branch."],
])("the host's own check %j is told: %s", (more, words) => {
  expect(renderCheck({ check: { ...check, ...more } }, rules)).toBe(words);
});

test("of a long output of the check the end is shown", () => {
  const words = renderCheck({ check: { ...check, output: `${"x".repeat(9000)}\nTHE END` } }, rules);
  expect(words.length).toBeLessThan(4500);
  expect(words).toContain("THE END");
});

test("a second opinion is told beside the check, and calls nobody", () => {
  const words = renderCheck(
    { check, opinion: { kind: "bad", score: 0.4, message: "Ask @agent for\n# tests." } },
    rules,
  );
  expect(words).toContain("⚠️ Bad second opinion of the model, 0.4 of 1: Ask");
  expect(words).toContain("`@agent`");
  expect(words).not.toContain("\n#");
});

test("a good second opinion has no warning, and one that could not be had has no score", () => {
  expect(renderCheck({ opinion: { kind: "good", score: 0.9, message: "It is fine." } }, rules)).toBe(
    "Second opinion of the model, 0.9 of 1: It is fine.",
  );
  expect(renderCheck({ opinion: { kind: "none", message: "The model returned no verdict." } }, rules)).toBe(
    "A second opinion of the model could not be had: The model returned no verdict.",
  );
});

test("a check on other files is told, and what a second opinion did not see", () => {
  const moved = { check: { ...check, end: { kind: "moved", paths: [] } as const } };
  expect(renderCheck(moved, rules)).toMatch(
    /^⚠️ Files changed while `.*` ran or after it, so the check does not count as passed\./,
  );
  const unseen = ["a.txt", "b.txt", "c.txt", "d.txt", "e.txt", "f.txt"];
  expect(renderCheck({ opinion: { kind: "good", score: 1, message: "Fine.", unseen } }, rules)).toContain(
    "⚠️ It did not see `a.txt`, `b.txt`, `c.txt`, `d.txt`, `e.txt`, … as published.",
  );
});
