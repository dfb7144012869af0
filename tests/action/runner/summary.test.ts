/** Whether the runner shows the summary, however long it is. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { fitting, writeSummary } from "../../../src/action/runner/summary.ts";
import { test } from "../../core/workspace/temp-folder.ts";

test("a summary follows what is in the file, on lines of its own", async ({ folder }) => {
  const GITHUB_STEP_SUMMARY = join(folder, "summary");
  writeFileSync(GITHUB_STEP_SUMMARY, "# Earlier\n");
  await writeSummary({ GITHUB_STEP_SUMMARY }, "# Done");
  await writeSummary({ GITHUB_STEP_SUMMARY }, "# Page");
  expect(readFileSync(GITHUB_STEP_SUMMARY, "utf8")).toBe("# Earlier\n# Done\n# Page\n");
});

test("F22 a summary that is longer than the runner takes is cut, and says so; one that is not stays as it is", () => {
  expect(fitting("All of it.\n")).toBe("All of it.\n");
  for (const sign of ["x", "\u20ac", "\u{1f389}"]) {
    const cut = fitting(sign.repeat(1_100_000));
    expect(Buffer.byteLength(cut)).toBeLessThan(1024 * 1024);
    expect(cut).toMatch(/see the log of the run for the rest\)_$/);
  }
});
