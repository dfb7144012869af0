import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { actionOn } from "../running.ts";
import { answersOf, bundle, interrupted, play, stageFor, stopInCommand } from "../scenarios/play.ts";
import { newSmallDisk, smallDisk } from "../small-disk.ts";

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const finish = call("finish", { message: "Done." });

const run = (...command: readonly [string, ...string[]]) => spawnSync(command[0], command.slice(1)).status === 0;

describe("F50 what the runner is told", () => {
  /** Files that take no byte: the disk is full. */
  function fullFiles(): Record<string, string> {
    const folder = mkdtempSync(join(tmpdir(), "deckhand-full-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const names = ["GITHUB_OUTPUT", "GITHUB_STATE", "GITHUB_STEP_SUMMARY"];
    for (const name of names) symlinkSync("/dev/full", join(folder, name));
    return Object.fromEntries(names.map((name) => [name, join(folder, name)]));
  }

  test("F36, F37, F50 cannot be written into its files, and a command is killed for its memory: both are told in another way, the run is one whole run, and nothing is kept for the worst", async () => {
    // What the kernel does to a program when there is no memory left: SIGKILL, without a word.
    const killed = call("terminal", { command: "bash -c 'kill -KILL $$'" });
    const { stage, rehearsal, problems } = await play(
      { script: [killed, edit, finish], isSummaryLost: true },
      { environment: fullFiles() },
    );
    const told = stage.model?.requests[1]?.body.messages.at(-1);
    expect(JSON.stringify(told)).toContain("exit code 137");
    expect(rehearsal.runner).toMatchObject({ exitCode: 0, postExitCode: 0, state: { hasStepRun: "true" } });
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
    expect(rehearsal.outputs["final-response"]).toBe("Done.");
    expect(rehearsal.pullRequests).toHaveLength(1);
    expect(answersOf(rehearsal)).toHaveLength(1);
    expect(answersOf(rehearsal)[0]).toContain("draft pull request #2");
    expect(rehearsal.runner.stdout).toContain("The summary of this run could not be written.");
    expect(problems).toEqual([]);
    const ours = globSync("run-1/_temp/deckhand-*/*", { cwd: stage.folder }).map((path) => basename(path));
    expect(ours).toContain("publisher.git");
    expect(ours).not.toContain("reserve"); // of the disk
  });

  test("F50 goes into a log that nobody reads: the run completes, and the comment and the outputs are there", async () => {
    const { rehearsal } = await play({ bundle: unread(), script: [edit, finish] });
    expect(rehearsal.runner).toMatchObject({ exitCode: 0, postExitCode: 0, stdout: "" });
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
    expect(answersOf(rehearsal)[0]).toContain("draft pull request #2");
  });

  /** The shipped bundle, behind somebody who closes its stdout and stderr at once. */
  function unread(): string {
    const root = mkdtempSync(join(tmpdir(), "deckhand-unread-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const script = join(root, "dist", "index.cjs");
    mkdirSync(dirname(script));
    cpSync(join(dirname(bundle), "..", "action.yml"), join(root, "action.yml"));
    const spawned = `require("node:child_process").spawn(process.execPath, [${JSON.stringify(bundle)}], { stdio: ["ignore", "pipe", "pipe"] })`;
    const lines = [
      `const child = ${spawned};`,
      "child.stdout.destroy();",
      "child.stderr.destroy();",
      'child.on("exit", (code) => process.exit(code ?? 99));',
    ];
    writeFileSync(script, lines.join("\n"));
    return script;
  }
});

test("F28 the token expires while the agent works: the run is red, says so in its log and summary, and has the work as a patch", async () => {
  const expired = () => {
    const reply = { status: 401, body: { message: "Bad credentials" } };
    for (const method of ["GET", "POST", "PATCH", "DELETE"]) {
      for (let count = 0; count < 200; count += 1) stage.github.failNext({ method, path: /./ }, reply);
    }
    return edit;
  };
  const stage: Stage = await stageFor({ script: [expired, finish] });
  const rehearsal = await stage.play();
  const { log, summary, exitCode } = rehearsal.runner;
  expect(exitCode).toBe(1);
  expect(rehearsal.branches).toEqual([]);
  expect(log.map(({ text }) => text).join("\n")).toMatch(/the token is wrong or has expired/);
  expect(summary).toContain("+half done");
});

describe("F33 the job is stopped", () => {
  test.for([
    ["F33 by SIGTERM alone", ["SIGTERM"]],
    ["F33 by every signal twice", ["SIGINT", "SIGINT", "SIGTERM", "SIGTERM"]],
  ] as const)("%s: it ends once, in order, and the work is on the branch", async ([, list]) => {
    const { call: sleep, onLine, signal } = stopInCommand();
    const stage = await stageFor({ script: [edit, sleep], onLine, toolErrors: interrupted });
    signal.addEventListener("abort", () => list.forEach((name) => void process.kill(actionOn(stage), name)));
    const rehearsal = await stage.play();
    expect(rehearsal.outputs.outcome).toBe("cancelled");
    expect(rehearsal.runner).toMatchObject({ exitCode: 1, postExitCode: 0 });
    expect(rehearsal.branches).toEqual([branch]);
    expect(rehearsal.diff).toContain("+half done");
    expect(answersOf(rehearsal)).toHaveLength(1);
    expect(answersOf(rehearsal)[0]).toContain("The run was cancelled");
    expect(rehearsal.problems).toEqual([]);
  });
});

describe("F36 the disk is full", () => {
  const byTool = call("terminal", { command: 'head -c 300000000 /dev/zero > fill.bin; echo "$?"' });
  /** Something else on the runner, since tools cannot write there. */
  const beside = (stage: Stage) => {
    spawnSync("sh", ["-c", "head -c 300000000 /dev/zero > fill"], { cwd: join(stage.folder, "run-1/_temp") });
    return call("terminal", { command: "true" });
  };

  test("F36 before the run and after it: both steps say so with a remedy, and the next run works", async ({ skip }) => {
    skip(newSmallDisk(0.2) === undefined, "this machine lets us mount no small disk");
    const stage = await stageFor({ script: [edit, edit, finish], isSummaryLost: true });
    const earlier = async (workspace: string) => void smallDisk(join(dirname(workspace), "_temp"), 0.2);
    const rehearsal = await stage.play({ earlier });
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", reason: "The disk of this runner is full" });
    expect(rehearsal.runner).toMatchObject({ exitCode: 1, postExitCode: 0 });
    requireRemedy(stage, rehearsal, "Free disk space in a step before this one");
    expect((await stage.play()).outputs).toMatchObject({ outcome: "changed" });
  });

  test.for([
    ["the log", "_temp", beside],
    ["the log and the workspace", "", () => byTool],
  ] as const)(
    "F36 under %s: the tools end, the comment says so, and the work is on the branch",
    async ([, disk, fill], { skip }) => {
      const stage: Stage = await stageFor({ script: [edit, () => fill(stage), finish] });
      skip(!smallDisk(join(stage.folder, "run-1", disk), 100), "this machine lets us mount no small disk");
      const rehearsal = await stage.play();
      expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch, iterations: "2" });
      expect(rehearsal.outputs.reason).toBe("The disk of this runner is full");
      expect(rehearsal.diff).toContain("+half done");
      expect(answersOf(rehearsal)).toHaveLength(1);
      expect(answersOf(rehearsal)[0]).toContain("Free disk space in a step before this one");
      expect(rehearsal.pullRequests).toEqual([]);
    },
  );

  test("F36 under the workspace alone: the command fails, and the work is on the branch", async ({ skip }) => {
    const stage = await stageFor({ script: [edit, byTool, finish] });
    let isThere = false;
    const earlier = async (workspace: string) => {
      const disk = join(dirname(workspace), "disk");
      isThere =
        smallDisk(disk, 20) && run("cp", "-a", `${workspace}/.`, disk) && run("mount", "--bind", disk, workspace);
      onTestFinished(() => void run("umount", "-l", workspace));
    };
    const rehearsal = await stage.play({ earlier });
    skip(!isThere, "this machine lets us mount no small disk");
    expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages.at(-1))).toContain("No space left on device");
    expect(rehearsal.outputs).toMatchObject({ branch, "files-changed": "1" });
    expect(rehearsal.diff).toContain("+half done");
    expect(answersOf(rehearsal)[0]).toContain("`fill.bin`");
    expect(answersOf(rehearsal)[0]).not.toContain(stage.folder);
  });

  test("F36 and the action is killed: the comment is final, and the next run has the work and is not kept waiting", async ({
    skip,
  }) => {
    const killed = () => {
      const sent = beside(stage);
      process.kill(actionOn(stage), "SIGKILL");
      return sent;
    };
    const stage: Stage = await stageFor({ script: [edit, killed, finish] });
    skip(!smallDisk(join(stage.folder, "run-1/_temp"), 100), "this machine lets us mount no small disk");
    const rehearsal = await stage.play();
    expect(rehearsal.runner.postExitCode).toBe(0);
    expect(answersOf(rehearsal)).toHaveLength(1);
    expect(answersOf(rehearsal)[0]).toContain("show --work 1 --repo acme/slugify --out FOLDER");
    expect(answersOf(rehearsal)[0]).not.toContain("Working on it");
    const next = await stage.play({ issue: 1 });
    expect(next.outputs).toMatchObject({ outcome: "changed" });
    expect(next.diff).toContain("+half done");
  });
});

/** What people read says what to do, and has no path of the runner. */
function requireRemedy(stage: Stage, { runner, outputs, comments }: Rehearsal, remedy: string): void {
  const annotations = runner.log.filter(({ kind }) => kind === "error").map(({ text }) => text);
  const told = [...comments.map(({ body }) => body), runner.summary, String(outputs.reason), ...annotations];
  expect(annotations.join("\n")).toContain(remedy);
  for (const text of told) {
    expect(text).not.toContain(stage.folder);
    expect(text).not.toMatch(/defect|Unexpected error/);
  }
}

describe("F36 the machine refuses to write", () => {
  test("F36 a read-only workspace: the comment says what to do, no model is asked, and the next run works", async ({
    skip,
  }) => {
    const stage = await stageFor({ script: [edit, finish] });
    let free = () => {};
    let isMounted = false;
    const earlier = async (workspace: string) => {
      isMounted = run("mount", "--bind", workspace, workspace);
      free = () => void run("umount", "-l", workspace);
      if (isMounted) run("mount", "-o", "remount,bind,ro", workspace);
    };
    onTestFinished(() => free());
    const rehearsal = await stage.play({ earlier });
    skip(!isMounted, "this machine lets us mount nothing");
    expect(rehearsal.outputs).toMatchObject({
      outcome: "failed",
      reason: "The file `.git/config` of the checkout cannot be changed: the file system is read-only (EROFS)",
    });
    expect(rehearsal.runner).toMatchObject({ exitCode: 1, postExitCode: 0 });
    expect(rehearsal.modelRequests).toBe(0);
    expect(answersOf(rehearsal)[0]).toContain("Make the workspace and the runner's temporary folder writable");
    expect(answersOf(rehearsal)[0]).not.toContain("Everything so far is saved");
    requireRemedy(stage, rehearsal, "The log of this run names the path");
    expect(rehearsal.runner.stdout).toContain("EROFS");
    expect((await stage.play()).outputs).toMatchObject({ outcome: "changed" });
  });

  test("F36 a workspace that becomes read-only while the agent works: the work is on the branch, the comment says what to do, and the next run adds to it", async ({
    skip,
  }) => {
    let disk = "";
    const shut = () => {
      run("mount", "-o", "remount,ro", disk);
      return late;
    };
    const late = call("file_editor", { command: "create", path: "late.txt", file_text: "too late\n" });
    const stage = await stageFor({ script: [edit, shut, finish, late, finish], toolErrors: /read-only|EROFS/i });
    const earlier = async (workspace: string) => {
      disk = join(dirname(workspace), "disk");
      mkdirSync(disk);
      const isMade = run("mount", "-t", "tmpfs", "small", disk) && run("cp", "-a", `${workspace}/.`, disk);
      const isThere = isMade && run("mount", "--bind", disk, workspace);
      onTestFinished(() => [workspace, disk].forEach((place) => void run("umount", "-l", place)));
      if (!isThere) disk = "";
    };
    const rehearsal = await stage.play({ earlier });
    skip(disk === "", "this machine lets us mount nothing");
    expect(rehearsal.outputs).toMatchObject({
      outcome: "changed",
      reason: "Changed 1 file, but an edit failed: draft pull request #2",
    });
    expect(rehearsal.runner).toMatchObject({ exitCode: 0, postExitCode: 0 });
    expect(answersOf(rehearsal)[0]).toContain(
      "could not be given back to the owner of the checkout: its file system is read-only.",
    );
    expect(answersOf(rehearsal)[0]).toContain("Make the workspace writable");
    expect(answersOf(rehearsal)[0]).not.toContain(stage.folder);
    const { diff } = await stage.play({ issue: 1 });
    expect([diff.includes("+half done"), diff.includes("+too late")]).toEqual([true, true]);
  });

  const isRoot = process.getuid?.() === 0;

  test.for([
    ["the git folder", ".git"],
    ["the workspace", "."],
  ] as const)(
    "F36 rights that are missing in %s: the comment says what to do, and the next run works",
    async ([, place], { skip }) => {
      skip(isRoot, "root may write everything: `npm run as-user -- sudo` plays it");
      const stage = await stageFor({ script: [edit, finish] });
      let folder = "";
      const earlier = async (workspace: string) => {
        folder = join(workspace, place);
        run("chmod", "-R", "a-w", folder);
      };
      onTestFinished(() => void run("chmod", "-R", "u+w", folder));
      const rehearsal = await stage.play({ earlier });
      expect(rehearsal.outputs.outcome).toBe("failed");
      expect(rehearsal.runner).toMatchObject({ exitCode: 1, postExitCode: 0 });
      requireRemedy(stage, rehearsal, "Give that user the right to read and write");
      run("chmod", "-R", "u+w", folder);
      expect((await stage.play()).outputs).toMatchObject({ outcome: "changed" });
    },
  );

  /** The shipped bundle, in a process that may have so many open files. */
  function limited(files: number): string {
    const root = mkdtempSync(join(tmpdir(), "deckhand-limited-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const script = join(root, "dist", "index.cjs");
    mkdirSync(dirname(script));
    cpSync(join(dirname(bundle), "..", "action.yml"), join(root, "action.yml"));
    // A shell drops variables whose names have a dash, as those of inputs do.
    const prelude = join(root, "prelude.mjs");
    writeFileSync(prelude, "Object.assign(process.env, JSON.parse(process.env.WHOLE));");
    const command = ["-c", `ulimit -n ${files}; exec "$0" --import "$1" "$2"`];
    const options = '{ stdio: "inherit", env: { ...process.env, WHOLE: JSON.stringify(process.env) } }';
    const args = `[...${JSON.stringify(command)}, process.execPath, ...${JSON.stringify([prelude, bundle])}]`;
    writeFileSync(
      script,
      `process.exitCode = require("node:child_process").spawnSync("sh", ${args}, ${options}).status ?? 99;`,
    );
    return script;
  }

  test.for([28, 40, 64])("F36 a limit of %s open files: a sentence with a remedy, or a whole run", async (files) => {
    const stage = await stageFor({
      bundle: limited(files),
      script: [edit, finish],
      toolErrors: /./,
      isSummaryLost: true,
    });
    const rehearsal = await stage.play();
    if (rehearsal.outputs.outcome === "changed") expect(rehearsal.outputs["pr-number"]).toBe("2");
    else requireRemedy(stage, rehearsal, "raise the limit of open files");
  });
});
