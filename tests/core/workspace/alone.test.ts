/** A command that works alone: what earlier ones have left is ended, and what stays stands still meanwhile. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { ShellSession, Workspace } from "../../../src/core/workspace/workspace.ts";
import { HANGS_MS, LAPSES_MS } from "../../real-time.ts";
import { skipIf } from "../../skipped.ts";
import { forever, test } from "./temp-folder.ts";

const onLinux = skipIf(process.platform !== "linux", "processes are known on Linux only");
const limits = { totalMs: HANGS_MS, signal: forever };

async function shellIn(workspace: Workspace): Promise<ShellSession> {
  const shell = await workspace.openShell();
  onTestFinished(() => shell.close());
  return shell;
}

/** Writes a line into the file `beat` again and again. */
const BEAT = "while :; do date +%s%N > beat; sleep 0.02; done";
const STANDS_STILL = 'a=$(cat beat); sleep 0.3; b=$(cat beat); [ "$a" = "$b" ] && echo still || echo beating';

test.for([
  ["in the background", `(${BEAT}) >/dev/null 2>&1 &`],
  ["with nohup", `nohup sh -c '${BEAT}' >/dev/null 2>&1 &`],
  ["in a session of its own", `(setsid sh -c '${BEAT}' >/dev/null 2>&1 &)`],
])("a process that was started %s is ended", onLinux, async ([_, command], { folder, workspace }) => {
  const shell = await shellIn(workspace);
  await shell.run(`${command}\nuntil [ -s beat ]; do sleep 0.01; done`, {}, limits);
  const options = { timeoutMs: HANGS_MS, signal: forever };
  expect((await workspace.run(STANDS_STILL, options)).output).toBe("beating\n");
  expect((await workspace.run(STANDS_STILL, { ...options, isAlone: true })).output).toBe("still\n");
  const last = readFileSync(join(folder, "beat"), "utf8");
  expect((await workspace.run(STANDS_STILL, options)).output).toBe("still\n");
  expect(readFileSync(join(folder, "beat"), "utf8")).toBe(last);
});

test("the shell keeps its folder and its variables, and goes on afterwards", onLinux, async ({ workspace }) => {
  const shell = await shellIn(workspace);
  await shell.run("mkdir inner && cd inner && kept=yes", {}, limits);
  await workspace.run("true", { timeoutMs: HANGS_MS, signal: forever, isAlone: true });
  const { output } = await shell.run('echo "$kept $(basename "$PWD")"', {}, limits);
  expect(output.trim()).toBe("yes inner");
});

test("a command that still runs in the shell is ended", onLinux, async ({ folder, workspace }) => {
  const shell = await shellIn(workspace);
  const report = await shell.run(`sh -c '${BEAT}'`, {}, { totalMs: LAPSES_MS, signal: forever });
  expect(report.status).toBe("running");
  const { output } = await workspace.run(STANDS_STILL, { timeoutMs: HANGS_MS, signal: forever, isAlone: true });
  expect(output).toBe("still\n");
  expect(existsSync(join(folder, "beat"))).toBe(true);
  expect(await shell.read(limits)).toMatchObject({ status: "finished", exitCode: 137 });
});

test("a trap of the shell does nothing meanwhile", onLinux, async ({ folder, workspace }) => {
  const shell = await shellIn(workspace);
  await shell.run("trap 'echo caught > trapped' CHLD EXIT; TMOUT=1; (sleep 1000) &", {}, limits);
  const seen = "rm -f trapped; sleep 1.5; [ -e trapped ] && echo trapped || echo nothing";
  const { output } = await workspace.run(seen, { timeoutMs: HANGS_MS, signal: forever, isAlone: true });
  expect([output, existsSync(folder)]).toEqual(["nothing\n", true]);
});

test("a program stands still meanwhile, and goes on afterwards", onLinux, async ({ workspace }) => {
  const environment = {};
  const program = await workspace.openProgram({ file: "sh", args: ["-c", `(${BEAT}) & exec cat`], environment });
  onTestFinished(() => program.close());
  const options = { timeoutMs: HANGS_MS, signal: forever };
  await workspace.run("until [ -s beat ]; do sleep 0.01; done", options);
  expect((await workspace.run(STANDS_STILL, { ...options, isAlone: true })).output).toBe("still\n");
  await program.write("hello");
  expect(await program.read()).toMatchObject({ lines: ["hello"] });
  expect((await workspace.run(STANDS_STILL, options)).output).toBe("beating\n");
});

test("nothing of the command itself is left", onLinux, async ({ workspace }) => {
  await shellIn(workspace);
  const options = { timeoutMs: HANGS_MS, signal: forever };
  await workspace.run(`(${BEAT}) >/dev/null 2>&1 & until [ -s beat ]; do sleep 0.01; done`, {
    ...options,
    isAlone: true,
  });
  expect((await workspace.run(STANDS_STILL, options)).output).toBe("still\n");
});
