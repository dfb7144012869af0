/** Whether the runner shows the summary, however long it is. */
import { expect, test } from "vitest";
import { fitting } from "../../src/runner/summary.ts";

test("F22 a summary that is longer than the runner takes is cut, and says so; one that is not stays as it is", () => {
  expect(fitting("All of it.\n")).toBe("All of it.\n");
  for (const sign of ["x", "\u20ac", "\u{1f389}"]) {
    const cut = fitting(sign.repeat(1_100_000));
    expect(Buffer.byteLength(cut)).toBeLessThan(1024 * 1024);
    expect(cut).toMatch(/see the log of the run for the rest\)_$/);
  }
});
