import { expect, test } from "vitest";
import { whyNotFree } from "../../../../src/github/read/pull/pull.ts";

/** A GitHub that says of every branch the same. */
function saying(isProtected: unknown, status?: number, name = "feature") {
  return {
    get: async (path: string) => {
      if (status !== undefined && path !== "") throw Object.assign(new Error("no"), { status });
      return path === "" ? { default_branch: "main" } : { name, protected: isProtected };
    },
  };
}

test.for([
  ["feature", false, undefined],
  ["feature", true, "protected"],
  ["main", false, "default"],
  ["feature", undefined, "unknown"],
] as const)("%s, protected %s: may not be moved on because: %s", async ([branch, isProtected, why]) => {
  expect(await whyNotFree(saying(isProtected), branch)).toBe(why);
});

test.for([
  [404, "gone"],
  [502, "unknown"],
] as const)("where GitHub answers %s, the branch is %s", async ([status, why]) => {
  expect(await whyNotFree(saying(false, status), "feature")).toBe(why);
});

test("a branch that was renamed is gone: GitHub answers with the new one", async () => {
  expect(await whyNotFree(saying(false, undefined, "renamed"), "feature")).toBe("gone");
});
