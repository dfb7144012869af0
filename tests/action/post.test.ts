/** The post step closes each thing that was left open, whatever becomes of the others. */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { run } from "../../src/action/run.ts";
import type { World } from "../../src/runner/world.ts";
import { test } from "../core/workspace/temp-folder.ts";

/** The post step reads nothing but the environment here. */
const after = (state: Readonly<Record<string, string>>) =>
  ({ env: { STATE_hasStepRun: "true", ...state } }) as unknown as World;

test.for([
  ["nothing else is open", {}],
  ["the sandbox cannot be given back, and nothing can be saved", { STATE_handBack: "{", STATE_openLease: "{" }],
] as const)("the folder of other repositories is removed where %s", async ([, state], { folder }) => {
  mkdirSync(join(folder, "other-repositories/acme/lib/.git"), { recursive: true });
  mkdirSync(join(folder, "src"));
  expect(await run(after({ ...state, STATE_openOthers: folder }))).toBe(0);
  expect(existsSync(join(folder, "other-repositories"))).toBe(false);
  expect(existsSync(join(folder, "src"))).toBe(true);
});

test("a folder of that name stays where the run made none", async ({ folder }) => {
  mkdirSync(join(folder, "other-repositories"));
  expect(await run(after({ STATE_openLease: "{", GITHUB_WORKSPACE: folder }))).toBe(0);
  expect(existsSync(join(folder, "other-repositories"))).toBe(true);
});
