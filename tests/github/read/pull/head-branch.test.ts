import { expect, test } from "vitest";
import { isFreeBranch } from "../../../../src/github/read/pull/pull.ts";

/** A GitHub that says of every branch the same. */
function saying(isProtected: unknown, isBroken = false) {
  return {
    get: async (path: string) => {
      if (isBroken) throw Object.assign(new Error("no"), { status: 502 });
      return path === "" ? { default_branch: "main" } : { name: "x", protected: isProtected };
    },
  };
}

test.for([
  ["feature", false, true],
  ["feature", true, false],
  ["main", false, false],
  ["feature", undefined, false],
] as const)("%s, protected %s: may be moved on: %s", async ([branch, isProtected, isFree]) => {
  expect(await isFreeBranch(saying(isProtected), branch)).toBe(isFree);
});

test("what GitHub does not tell means no", async () => {
  expect(await isFreeBranch(saying(false, true), "feature")).toBe(false);
});
