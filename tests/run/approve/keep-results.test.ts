import { randomBytes } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { gitIn } from "../../../src/rehearsal/story/repository.ts";
import { patchIn } from "../../../src/run/approve/keep-results.ts";
import { forever, test } from "../../core/workspace/temp-folder.ts";

test("changes come as one patch, however large they are", async ({ folder, workspace }) => {
  const git = gitIn(folder);
  await git(["init", "--quiet"]);
  const identity = ["-c", "user.name=maria", "-c", "user.email=maria@example.org"];
  await git([...identity, "commit", "--quiet", "--allow-empty", "-m", "One"]);
  expect((await patchIn(workspace, "HEAD", forever)).length).toBe(0);

  writeFileSync(join(folder, "noise.bin"), randomBytes(9_000_000));
  const patch = await patchIn(workspace, "HEAD", forever);
  expect(patch.length).toBeGreaterThan(9_000_000);
  await git(["add", "noise.bin"]);
  expect(patch.toString()).toBe(await git(["diff", "--cached", "--binary", "HEAD"]));

  writeFileSync(join(folder, "noise.bin"), "quiet\n");
  expect((await patchIn(workspace, "HEAD", forever)).toString()).toContain("+quiet");
  expect(readdirSync(folder).sort()).toEqual([".git", "noise.bin"]);
});
