/** Repositories that are large, have names that differ in case only, or are in the midst of something. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { git } from "../../src/core/workspace/git.ts";
import { requireBranch } from "../../src/run/start/checkout.ts";
import { gitEnvironment } from "../../src/runner/world.ts";
import { failure, runGit, test } from "../core/workspace/repository.ts";
import { openDesk } from "../git/desk.ts";

const environment = gitEnvironment(process.env);

test("F46 files whose names differ in case only stay two files", async () => {
  await using desk = await openDesk({ files: { "readme.md": "small\n", "README.md": "large\n" } });
  desk.write("README.md", "larger\n");
  expect((await desk.publish()).entries).toEqual(["M 100644 README.md"]);
});

test("F47 an index.lock that somebody left keeps nobody from working, and is left alone", async () => {
  const before = (workspace: string) => writeFileSync(join(workspace, ".git", "index.lock"), "");
  await using desk = await openDesk({ before });
  expect(await requireBranch(desk.workspace, git({ folder: desk.workspace, environment }))).toMatchObject({
    branch: "main",
  });
  desk.write("a.txt", "x\n");
  expect((await desk.publish()).entries).toEqual(["A 100644 a.txt"]);
});

test("F47 a rebase that is not over is refused, with the remedy", async ({ repo }) => {
  runGit(repo, "switch", "-q", "-c", "other");
  writeFileSync(join(repo, "a.txt"), "theirs\n");
  runGit(repo, "commit", "-qam", "theirs");
  runGit(repo, "switch", "-q", "main");
  writeFileSync(join(repo, "a.txt"), "ours\n");
  runGit(repo, "commit", "-qam", "ours");
  expect(() => runGit(repo, "rebase", "other")).toThrow();
  const fault = await failure(requireBranch(repo, git({ folder: repo, environment })));
  expect(fault).toMatchObject({ code: "config", hint: expect.stringContaining("right after actions/checkout") });
});

test("F44 of 20,000 files the one that changed is found and published", async () => {
  const files = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`d${index % 200}/f${index}`, "x\n"]));
  await using desk = await openDesk({ files });
  desk.write("d7/f7", "y\n");
  expect((await desk.publish()).entries).toEqual(["M 100644 d7/f7"]);
});
