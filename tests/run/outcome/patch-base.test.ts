/** What people apply a patch to is what the work began with, as far as a clone can have it. */
import { expect, test } from "vitest";
import type { Pull } from "../../../src/github/read/pull/pull.ts";
import { patchBaseOf } from "../../../src/run/outcome/run-result.ts";

const pullOf = (isFork: boolean): Pull => ({ number: 7, isFork }) as Pull; // the rest makes no difference
const pullRequest = { number: 7, url: "https://github.test/acme/shop/pull/7" };
const names = { branch: "agent/issue-1-a", plain: "agent/issue-1" };
const advance = { kind: "advance", branch: "tides", base: "main", pullRequest } as const;

test("new work begins with its base branch", () => {
  const goal = { kind: "propose", base: "develop", ...names } as const;
  expect(patchBaseOf({ goal, pull: undefined })).toEqual({ kind: "branch", branch: "develop" });
});

test("more work on a branch of ours begins with that", () => {
  const goal = { kind: "propose", base: "develop", isThere: true, ...names } as const;
  expect(patchBaseOf({ goal, pull: undefined })).toEqual({ kind: "branch", branch: "agent/issue-1-a" });
});

test("work on a pull request begins with its branch", () => {
  expect(patchBaseOf({ goal: advance, pull: pullOf(false) })).toEqual({ kind: "branch", branch: "tides" });
});

test.for([
  { ...advance, fork: "rita/shop" },
  { kind: "patch", base: "main", why: "" },
] as const)("work on the pull request of a fork begins with its head: $kind", (goal) => {
  expect(patchBaseOf({ goal, pull: pullOf(true) })).toEqual({ kind: "pull", number: 7 });
});

test("so does work on a branch that must not be pushed to", () => {
  const goal = { kind: "patch", base: "main", why: "" } as const;
  expect(patchBaseOf({ goal, pull: pullOf(false) })).toEqual({ kind: "pull", number: 7 });
  expect(patchBaseOf({ goal, pull: undefined })).toEqual({ kind: "branch", branch: "main" });
});
