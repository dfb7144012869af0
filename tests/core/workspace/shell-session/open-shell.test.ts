import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { toolEnvironment } from "../../../../src/core/workspace/environment.ts";
import { openShell } from "../../../../src/core/workspace/local-workspace.ts";
import type { ShellReport, ShellSession } from "../../../../src/core/workspace/workspace.ts";
import { processesOf } from "../../../../src/sandbox/launch/take-down.ts";
import { HANGS_MS, LAPSES_MS } from "../../../real-time.ts";
import { skipIf } from "../../../skipped.ts";
import { test as base, forever } from "../temp-folder.ts";

const soon = { totalMs: HANGS_MS, signal: forever };

type Fixtures = { open(isTerminal?: boolean): Promise<ShellSession> };

const test = base.extend<Fixtures>({
  open: async ({ folder }, use) => {
    const opened: ShellSession[] = [];
    const environment = toolEnvironment(process.env);
    await use(async (isTerminal = true) => {
      const shell = await openShell({ workingDir: folder, environment, isTerminal });
      opened.push(shell);
      return shell;
    });
    for (const shell of opened) await shell.close();
  },
});

/** Everything until the command is over, and how that was. */
async function whole(shell: ShellSession, first: Promise<ShellReport>): Promise<ShellReport> {
  let report = await first;
  const pieces = [report.output];
  while (report.status === "more") {
    report = await shell.rest(forever);
    pieces.push(report.output);
  }
  return { ...report, output: pieces.join("") };
}

/** Whether a process exists and is not just waiting to be reaped. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s*[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

describe.for([
  ["in a terminal", true],
  ["on pipes", false],
] as const)("a shell %s", ([, isTerminal]) => {
  test("keeps what commands leave, and says where it is", async ({ open, folder }) => {
    const shell = await open(isTerminal);
    expect(shell.start).toMatchObject({ workingDir: folder, lastJob: -1, host: expect.any(String) });
    await shell.run("mkdir sub; cd sub; A=1; f() { echo f; }", {}, soon);
    const report = await shell.run("f; echo $A $B; echo err >&2; sleep 0.01 & true", { B: "it's" }, soon);
    expect(report).toMatchObject({ status: "finished", exitCode: 0, place: { workingDir: join(folder, "sub") } });
    expect(report.output).toMatch(/^f\n1 it's\nerr\n/);
    expect((await shell.run('test -t 0; echo $?; [ "$B" = "it\'s" ]', {}, soon)).output).toContain(
      isTerminal ? "0" : "1",
    );
  });

  test("loses no byte of a long output, whoever reads it", async ({ open }) => {
    const shell = await open(isTerminal);
    const expected = Array.from({ length: 100_000 }, (_, index) => `${index + 1}\n`).join("");
    expect((await whole(shell, shell.run("seq 1 100000", {}, soon))).output).toBe(expected);
    await shell.run("read -r go; seq 1 100000", {}, { totalMs: 0, signal: forever });
    expect((await whole(shell, shell.type("go\n", soon))).output).toBe(expected);
  });

  test("can be typed into and interrupted", async ({ open }) => {
    const shell = await open(isTerminal);
    expect(await shell.run("read -r a; echo got $a; sleep 1000", {}, { ...soon, quietMs: LAPSES_MS })).toMatchObject({
      status: "running",
      because: "quiet",
    });
    expect(await shell.run("true", {}, soon)).toMatchObject({ status: "busy" });
    expect(await shell.type("é\n", { ...soon, quietMs: LAPSES_MS })).toMatchObject({ output: "got é\n" });
    expect(await shell.type("\u0003", soon)).toMatchObject({ status: "finished", exitCode: 130 });
    expect(await shell.type("x\n", soon)).toMatchObject({ status: "idle" });
    expect(await shell.run("echo on", {}, soon)).toMatchObject({ status: "finished", output: "on\n" });
  });

  test("tells its end, and once more to who comes later", async ({ open }) => {
    const shell = await open(isTerminal);
    expect(await shell.run("echo last; exit 7", {}, soon)).toMatchObject({
      ...{ status: "ended", exitCode: 7, isBefore: false },
      output: expect.stringMatching(/^last\n/),
    });
    expect(await shell.run("true", {}, soon)).toMatchObject({ status: "ended", exitCode: 7, isBefore: true });
  });

  test("leaves nothing running when it is closed", async ({ open, folder }) => {
    const shell = await open(isTerminal);
    const commands = [
      "sleep 1000 & echo $! >> pids",
      "sleep 1000 & echo $! >> pids; disown",
      "setsid sh -c 'echo $$ >> pids; exec sleep 1000' &",
      "nohup sh -c 'echo $$ >> pids; trap \"\" TERM INT HUP; while :; do sleep 1; done' >/dev/null 2>&1 &",
      "(setsid sh -c 'echo $$ >> pids; exec sleep 1000' </dev/null >/dev/null 2>&1 &)",
      "env -i sh -c 'echo $$ >> pids; exec sleep 1000' &",
      "echo $$ >> pids; sleep 1000",
    ];
    const limits = { totalMs: 0, signal: forever };
    for (const command of commands.slice(0, -1)) await shell.run(command, {}, soon);
    await shell.run(commands.at(-1) ?? "", {}, limits);
    const pids = () =>
      existsSync(join(folder, "pids")) ? readFileSync(join(folder, "pids"), "utf8").trim().split("\n") : [];
    await expect.poll(() => pids().length).toBe(7);
    await shell.close();
    expect(pids().map((pid) => isAlive(Number(pid)))).toEqual(pids().map(() => false));
  });
});

test("a folder that is gone is a mistake", async () => {
  const options = { workingDir: "/nonexistent/folder", environment: {} };
  await expect(openShell(options)).rejects.toMatchObject({ name: "Mistake", message: /no longer exists/ });
});

test("a machine without bash is a mistake", async ({ folder }) => {
  const options = { workingDir: folder, environment: { PATH: "/nonexistent" } };
  await expect(openShell(options)).rejects.toMatchObject({ name: "Mistake", message: /no bash/ });
});

test("a fork bomb within a limit is ended too", {
  ...skipIf(process.getuid?.() !== 0, "only root can give it a user of its own"),
}, async ({ open }) => {
  const shell = await open();
  const bomb = "ulimit -u 60; bomb() { bomb | bomb & }; bomb; sleep 1000";
  await shell.run(
    `setpriv --reuid=54321 --clear-groups bash -c '${bomb}' 2>/dev/null`,
    {},
    { totalMs: LAPSES_MS, signal: forever },
  );
  await shell.close();
  expect(processesOf(54321)).toEqual([]);
});
