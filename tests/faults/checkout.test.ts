/** Repositories that are large, have names that differ in case only, or are in the midst of something. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { git } from "../../src/core/workspace/git.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import { requireBranch } from "../../src/run/start/checkout.ts";
import { gitEnvironment } from "../../src/runner/world.ts";
import { failure, runGit, test } from "../core/workspace/repository.ts";
import { openDesk } from "../git/desk.ts";
import { stageFor } from "../scenarios/play.ts";

const environment = gitEnvironment(process.env);
const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const finish = call("finish", { message: "Done." });

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

/** What an earlier step of the job left in the place of a file that git reads. */
async function playAfter(make: readonly [string, ...string[]]) {
  const stage = await stageFor({ script: [edit, finish] });
  const earlier = async (workspace: string) =>
    void execFileSync(make[0], make.slice(1), { cwd: workspace, env: process.env });
  return stage.play({ earlier });
}

test("F47 a named pipe that an earlier step left where git reads: the run ends, the comment names it, and nobody is asked", async () => {
  const { outputs, runner, modelRequests, comments } = await playAfter([
    ...(["sh", "-c", "rm -f .git/packed-refs; mkfifo .git/packed-refs"] as const),
  ]);
  expect(outputs).toMatchObject({ outcome: "failed", reason: expect.stringContaining("is a named pipe or a device") });
  expect(runner).toMatchObject({ exitCode: 1, postExitCode: 0 });
  expect(modelRequests).toBe(0);
  expect(comments.at(-1)?.body).toContain("Remove it in a step before this one");
});

test("F47 a twin: an ordinary file in its place", async () => {
  const { outputs } = await playAfter(["git", "pack-refs", "--all"]);
  expect(outputs).toMatchObject({ outcome: "changed" });
});

test("F44 of 20,000 files the one that changed is found and published", async () => {
  const files = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`d${index % 200}/f${index}`, "x\n"]));
  await using desk = await openDesk({ files });
  desk.write("d7/f7", "y\n");
  expect((await desk.publish()).entries).toEqual(["M 100644 d7/f7"]);
});
