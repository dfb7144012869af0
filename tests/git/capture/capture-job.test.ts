import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CaptureRequest } from "../../../src/git/capture/capture.ts";
import { type CaptureJob, runCaptureJob } from "../../../src/git/capture/capture-job.ts";
import { forever } from "../../core/model/endpoint.ts";
import { HANGS_MS } from "../../real-time.ts";
import { slowness } from "../../slowness.ts";
import { type Desk, openDesk } from "../desk.ts";
import { captureCommand } from "./program.ts";

const job: CaptureJob = { command: captureCommand, limitMs: HANGS_MS, signal: forever };

const requestOf = ({ folder, workspace, base }: Desk): CaptureRequest => ({
  ...{ folder, workspace, base, environment: {}, now: "2026-11-21T10:00:00Z" },
});

/** A program that stands for ours: it prints lines, and then waits. */
function standIn(desk: Desk, script: string): readonly string[] {
  const path = join(desk.folder, "stand-in.sh");
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return [path];
}

const captured = (kind: string, tree: string) =>
  JSON.stringify({ kind, change: { tree, files: [{ path: "a.txt", added: 1, removed: 0 }], leftOut: [] } });

describe("the process of a capture", () => {
  test("captures what the same function captures in this process", async () => {
    await using desk = await openDesk();
    desk.write("new.txt", "new\n");
    desk.write("bytes.bin", Buffer.from([0, 255, 10, 13]));
    await desk.agent("checkout", "-q", "-b", "other");
    desk.write("aside.txt", "aside\n");
    await desk.agent("add", "aside.txt");
    await desk.agent("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-q", "-m", "aside");
    await desk.agent("checkout", "-q", "main");
    const change = await runCaptureJob(requestOf(desk), job);
    expect(change).toEqual(await desk.publisher.capture());
    expect(change.files.map(({ path }) => path)).toEqual(["bytes.bin", "new.txt"]);
    expect(change.aside?.patch.toString()).toContain("+aside");
  });

  test("that is late is ended with all that it started, and the files that it had are taken", async () => {
    await using desk = await openDesk();
    const pids = join(desk.folder, "pids");
    const script = `cat >/dev/null; sleep 300 & echo $$ $! > ${pids}; echo '${captured("files", "1234")}'; printf '{"kind":"wh'; wait`;
    const limitMs = 5000 * Math.ceil(slowness()); // what it says first must have come by then
    const change = await runCaptureJob(requestOf(desk), { ...job, command: standIn(desk, script), limitMs });
    expect(change.tree).toBe("1234");
    expect(change.leftOut).toMatchObject([{ path: ".git", code: "DKH-114" }]);
    const left = execFileSync("sh", [
      "-c",
      `for p in $(cat ${pids}); do kill -0 $p 2>/dev/null && cat /proc/$p/stat; done; true`,
    ]);
    expect(
      left
        .toString()
        .split("\n")
        .filter((line) => line !== "" && !/\) [ZX] /.test(line)),
    ).toEqual([]);
  });

  test("that fails with git's way is tried again with our own walk", async () => {
    await using desk = await openDesk();
    const script = `case $(cat) in *'"finder":"git"'*) echo '{"kind":"failed","why":"no"}'; exit 1;; esac; echo '${captured("whole", "5678")}'`;
    const change = await runCaptureJob(requestOf(desk), { ...job, command: standIn(desk, script) });
    expect([change.tree, change.leftOut]).toEqual(["5678", []]);
  });

  test("that fails in each way rejects with the first reason", async () => {
    await using desk = await openDesk();
    const script = `cat >/dev/null; echo '{"kind":"failed","why":"the index is broken"}'; exit 1`;
    await expect(runCaptureJob(requestOf(desk), { ...job, command: standIn(desk, script) })).rejects.toMatchObject({
      code: "git",
      message: "The work in the workspace could not be captured: the index is broken.",
    });
  });

  test("ends at once when the run is cancelled, with its reason", async () => {
    await using desk = await openDesk();
    const stop = new AbortController();
    const reason = new Error("cancelled");
    const started = join(desk.folder, "started");
    const running = runCaptureJob(requestOf(desk), {
      ...job,
      command: standIn(desk, `cat >/dev/null; touch ${started}; sleep 300`),
      signal: stop.signal,
    });
    await expect.poll(() => existsSync(started)).toBe(true);
    stop.abort(reason);
    await expect(running).rejects.toBe(reason);
  });
});

test("our own walk finds what git finds, and no more", async () => {
  await using desk = await openDesk({
    files: { ".gitignore": "ignored*\nfolder/\n", "a.txt": "a\n", "gone.txt": "b\n" },
  });
  desk.write("a.txt", "changed\n");
  desk.write("deep/er/new.txt", "new\n");
  desk.write("ignored.txt", "no\n");
  desk.write("folder/x", "no\n");
  desk.write("nested/.git/HEAD", "ref: refs/heads/main\n");
  desk.write("nested/file", "no\n");
  await desk.agent("rm", "-q", "gone.txt");
  const [byGit, byWalk] = [await runCaptureJob({ ...requestOf(desk) }, job), await walked(desk)];
  const paths = ["a.txt", "deep/er/new.txt", "gone.txt"];
  expect(byWalk.files.map(({ path }) => path).filter((path) => !path.startsWith("nested/"))).toEqual(paths);
  expect(byGit.files.map(({ path }) => path).filter((path) => !path.startsWith("nested/"))).toEqual(paths);
});

async function walked(desk: Desk) {
  const { captureWork } = await import("../../../src/git/capture/capture.ts");
  return captureWork({ ...requestOf(desk), finder: "walk" });
}

test("the lock of a capture that was ended keeps nothing out of the next one", async () => {
  await using desk = await openDesk();
  desk.write("new.txt", "new\n");
  writeFileSync(join(desk.folder, "publisher.git/index.lock"), "");
  const change = await runCaptureJob(requestOf(desk), job);
  expect(change.files.map(({ path }) => path)).toEqual(["new.txt"]);
});

test("git looks into no folder with a pipe that was there before, also when a name is refused", async () => {
  const before = (workspace: string) => {
    mkdirSync(join(workspace, "old/.git"), { recursive: true });
    execFileSync("mkfifo", [join(workspace, "old/.git/HEAD")]);
  };
  await using desk = await openDesk({ before });
  desk.write("new.txt", "new\n");
  desk.write("odd/.GIT", "refused\n");
  desk.write("old/edited.txt", "new\n");
  const change = await runCaptureJob({ ...requestOf(desk), edited: ["old/edited.txt"] }, job);
  expect(change.files.map(({ path }) => path)).toEqual(["new.txt"]);
  expect(change.leftOut.map(({ path, code }) => `${code} ${path}`).sort()).toEqual(["DKH-112 odd/.GIT", "DKH-112 old"]);
  expect(existsSync(join(desk.workspace, "old/.git/HEAD"))).toBe(true);
});
