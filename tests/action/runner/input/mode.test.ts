import { expect, test } from "vitest";
import { mayWrite, modeOf } from "../../../../src/action/runner/input/raw-input.ts";

test.for([
  [undefined, "auto", true],
  ["", "auto", true],
  ["auto", "auto", true],
  ["sweep", "sweep", true],
  [" plan ", "plan", false],
  ["dry-run", "dry-run", false],
  ["dry_run", undefined, false],
  ["Auto", undefined, false],
] as const)("mode %j is %j, which may write: %j", ([written, mode, writes]) => {
  const env = written === undefined ? {} : { INPUT_MODE: written };
  expect(modeOf(env)).toBe(mode);
  expect(mayWrite(env)).toBe(writes);
});
