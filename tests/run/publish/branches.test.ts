import { expect, test } from "vitest";
import { leakScanner } from "../../../src/leak/scanner.ts";
import type { Goal } from "../../../src/run/goal.ts";
import { branchesOf } from "../../../src/run/publish/to-branch.ts";

const leaks = leakScanner([{ kind: "secret", value: "hunter2-hunter2" }]);
const pullRequest = { number: 8, url: "https://x.test/8" };

test("a new branch has its words, other names if it is taken, and one without slashes", () => {
  const goal: Goal = { kind: "propose", branch: "agent/issue-1-fix", plain: "agent/issue-1", base: "main" };
  expect(branchesOf(goal, 7, leaks, "0123456789")).toEqual([
    ...["agent/issue-1-fix", "agent/issue-1-fix-run-7", "agent/issue-1-fix-run-7-01234567"],
    "agent-issue-1-fix-run-7-01234567",
  ]);
});

test("a new branch whose words have a secret is called by its number", () => {
  const goal: Goal = { kind: "propose", branch: "agent/issue-1-hunter2-hunter2", plain: "agent/issue-1", base: "main" };
  const names = branchesOf(goal, 7, leaks, "0123456789");
  expect(names[0]).toBe("agent/issue-1");
  expect(names.join()).not.toContain("hunter2");
});

test("the branch of a pull request has spare ones here, and none where it is in a fork", () => {
  const goal: Goal = { kind: "advance", branch: "feature", base: "main", pullRequest };
  expect(branchesOf(goal, 7, leaks, "01234567").slice(0, 2)).toEqual(["feature", "agent/pull-8-run-7"]);
  expect(branchesOf({ ...goal, fork: "stranger/shop" }, 7, leaks, "01234567")).toEqual(["feature"]);
});

test("a patch and a review have no branch", () => {
  expect(branchesOf({ kind: "patch", base: "main", why: "" }, 7, leaks, "")).toEqual([]);
});
