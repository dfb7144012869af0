import { expect, test } from "vitest";
import { Settings } from "../../../src/runner/input/settings.ts";
import { mayWrite, modeOf } from "../../../src/runner/input/trigger-settings.ts";

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
  const settings = new Settings({ mode: written });
  expect(modeOf(settings)).toBe(mode);
  expect(mayWrite(settings)).toBe(writes);
});
