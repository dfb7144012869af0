import { expect, test } from "vitest";
import { renderRemoved } from "../../../src/render/report/changed-files.ts";

const deletion = (amount: number) =>
  "diff --git a/x b/x\ndeleted file mode 100644\n--- a/x\n+++ /dev/null\n-a\n".repeat(amount);
const file = (added: number, removed: number) => ({ path: "a", added, removed });

test("a change that deletes many files, or many lines and adds few, is warned of in one line", () => {
  expect(renderRemoved([file(0, 12)], deletion(12))).toContain("deletes 12 files and removes 12 lines");
  expect(renderRemoved([file(10, 1500)], "")).toContain("deletes 0 files and removes 1,500 lines");
});

test("a usual change, a long file that is rewritten, and words about deletions in a diff are not", () => {
  expect(renderRemoved([file(3, 20)], deletion(2))).toBe("");
  expect(renderRemoved([file(1400, 1500)], "")).toBe("");
  expect(renderRemoved([file(30, 0)], "+deleted file mode 100644\n".repeat(30))).toBe("");
});
