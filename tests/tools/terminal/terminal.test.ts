import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished } from "vitest";
import { callTool } from "../../../src/core/tool/call-tool.ts";
import { toolEnvironment } from "../../../src/core/workspace/environment.ts";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import type { ShellStart, Workspace } from "../../../src/core/workspace/workspace.ts";
import { terminal } from "../../../src/tools/terminal/terminal.ts";
import { nowhere } from "../../core/workspace/nowhere.ts";
import { forever } from "../../core/workspace/temp-folder.ts";
import { LAPSES_MS } from "../../real-time.ts";
import { calls, ended, test } from "./call.ts";

test("the model reads the output and the exit code; the log has the fields", async ({ run, folder }) => {
  expect(await run("echo hello; (exit 3)")).toMatchObject({
    kind: "TerminalObservation",
    text: ended("hello", 3),
    command: "echo hello; (exit 3)",
    exit_code: 3,
    timeout: false,
    is_error: false,
    metadata: { exit_code: 3, pid: -1, working_dir: folder, hostname: expect.any(String), prefix: "", suffix: "" },
  });
});

test("a terminal with a shell is refused in another workspace, until that shell is closed", async ({ folder }) => {
  const tool = terminal();
  onTestFinished(() => tool.close?.());
  const run = async (workingDir: string) => {
    const workspace = localWorkspace({ workingDir, environment: toolEnvironment(process.env) });
    const result = await callTool(tool, { command: "pwd" }, { workspace, signal: forever });
    return result.status === "crashed" ? result.error : JSON.stringify(result.observation.content);
  };
  mkdirSync(join(folder, "other"));
  expect(await run(folder)).toContain(folder);
  expect(await run(join(folder, "other"))).toContain("the workspace of another conversation");
  expect(await run(folder)).toContain(folder);
  await tool.close?.();
  expect(await run(join(folder, "other"))).toContain(join(folder, "other"));
});

test("shells that end before each command are replaced once for a call, and not without end", async () => {
  let opened = 0;
  const workspace: Workspace = {
    ...nowhere,
    async openShell() {
      opened += 1;
      const gone = { status: "ended", exitCode: 137, isBefore: true, output: "" } as const;
      const report = async () => gone;
      const start = { workingDir: "/nowhere" } as ShellStart; // nothing else of it is asked for
      return { start, run: report, type: report, read: report, rest: report, close: async () => undefined };
    },
  };
  const result = await callTool(terminal(), { command: "pwd" }, { workspace, signal: forever });
  expect(opened).toBe(2);
  expect(JSON.stringify(result)).toContain("137");
});

test("folder, variables, functions, options, aliases and the last exit code stay", async ({ run }) => {
  await run("mkdir sub; cd sub; export A=1; B=2; f() { echo f$1; }; shopt -s nullglob; alias hi='echo hi'; (exit 9)");
  const { text } = await run("echo $? $A $B; f x; echo *; hi; pwd");
  expect(text).toMatch(
    /^9 1 2\nfx\n\nhi\n(.*\/sub)\n\[Current working directory: \1\]\n\[Command finished with exit code 0\]$/,
  );
});

test("jobs stay in the background, and the last is told", async ({ run }) => {
  const { metadata } = await run("sleep 1000 &");
  const { text } = await run("jobs -p; kill %1; wait");
  expect(metadata).toMatchObject({ pid: Number.parseInt(text, 10) });
});

test("the next call sees the exit code of the last", async ({ run }) => {
  for (const code of [0, 1, 2, 130, 255]) {
    await run(`(exit ${code})`);
    expect((await run("echo $?")).text).toBe(ended(String(code)));
  }
});

test("the folder is told while it is not the root, and when it is again", async ({ run, folder }) => {
  expect((await run("cd /")).text).toBe("[Current working directory: /]\n[Command finished with exit code 0]");
  expect((await run("true")).text).toContain("[Current working directory: /]");
  expect((await run("cd -")).text).toContain(`[Current working directory: ${folder}]`);
  expect((await run("true")).text).toBe(ended(""));
});

test("a root that is reached through a link has its own name", async ({ folder }) => {
  symlinkSync(folder, `${folder}-link`);
  const run = calls(`${folder}-link`);
  expect((await run("pwd")).text).toBe(ended(`${folder}-link`));
  await run("rm ../*-link");
  await run.close();
});

test("another python is told once", async ({ run }) => {
  await run("mkdir bin; printf '#!/bin/sh\\n' > bin/python; chmod +x bin/python");
  const { text, metadata } = await run("PATH=$PWD/bin:$PATH");
  expect(text).toMatch(/^\[Python interpreter: .*\/bin\/python\]\n\[Command/);
  expect(metadata).toMatchObject({ py_interpreter_path: expect.stringMatching(/\/bin\/python$/) });
  expect((await run("true")).text).toBe(ended(""));
});

test("programs see a terminal of a known size that asks for nothing", async ({ run }) => {
  const { text } = await run("test -t 0 && test -t 1 && stty size; echo $TERM $PAGER; git log --help | head -1");
  expect(text).toMatch(/^50 200\ndumb cat\n/);
});

test("several lines are one call, and what comes from Windows is understood", async ({ run }) => {
  expect((await run("echo 1\r\nif true; then\r\n  echo 2\r\nfi")).text).toBe(ended("1\n2"));
});

describe("a command that takes long", () => {
  test("is reported after silence and goes on", async ({ run }) => {
    const first = await run("echo begun; read -r line; echo got $line; (exit 4)");
    expect(first.text).toMatch(/^begun\n\[The command is still running: silent for 0\.4 seconds\./);
    expect(first).toMatchObject({ exit_code: -1, timeout: true, metadata: { exit_code: -1 } });
    expect(await run("echo other")).toMatchObject({
      is_error: true,
      text: expect.stringMatching(/^Not run: .*echo begun/),
    });
    expect((await run("", { timeout: 0 })).text).toMatch(/^\[The command is still running: not done after 0 seconds/);
    expect((await run("über", { is_input: true })).text).toBe(ended("got über", 4));
  });

  test("is reported after its timeout, however much it says", async ({ run }) => {
    const { text, exit_code } = await run("yes", { timeout: 0.2 });
    expect(text.startsWith("y\ny\n")).toBe(true);
    expect(text).toContain("not done after 0.2 seconds");
    expect(exit_code).toBe(-1);
    expect((await run("C-c", { is_input: true })).text).toContain("[Command finished with exit code 130]");
    expect((await run("echo ok")).text).toBe(ended("ok"));
  });

  test("is reported at the limit for all, even if it is never silent", async ({ folder }) => {
    const run = calls(folder, { default: 0.3 });
    expect((await run("while :; do echo x; sleep 0.05; done")).text).toContain("not done after 0.3 seconds");
    await run.close();
  });

  test("whose silence has a timeout is not reported before that", async ({ run }) => {
    expect((await run("sleep 0.8; echo done", { timeout: 30 })).text).toBe(ended("done"));
  });

  test("that ended meanwhile says so with the next command", async ({ run, folder }) => {
    const until = (name: string) => `until [ -e ${name} ]; do sleep 0.05; done`;
    await run(`${until("go")}; echo late; (exit 5)`, { timeout: 0 });
    writeFileSync(join(folder, "go"), "");
    await expect
      .poll(async () => (await run("", { timeout: 5 })).text)
      .toContain("late\n[Command finished with exit code 5]");
    await run(`(${until("more")}; echo background; touch said) &`);
    await run(`${until("said")}; touch ended`, { timeout: 0 });
    writeFileSync(join(folder, "more"), "");
    await expect.poll(() => existsSync(join(folder, "ended"))).toBe(true);
    await expect
      .poll(async () => (await run("echo mine")).text)
      .toMatch(
        /^\[The command before finished with exit code 0\. Since the last call.*:\]\nbackground\n(?:\[1\][\s\S]*\n)?\[From this command:\]\nmine/,
      );
  });

  test("can be stopped and gone on with", async ({ run }) => {
    await run("echo begun; sleep 1000");
    const { text } = await run("C-z", { is_input: true });
    expect(text).toMatch(/Stopped +sleep 1000\n\[The command is stopped, not ended/);
    expect((await run("kill %1; wait; echo $?")).text).toContain("Command finished");
  });

  test("sees the end of its input", async ({ run }) => {
    await run("cat; echo over", { timeout: 0 });
    expect((await run("C-d", { is_input: true })).text).toBe(ended("over"));
  });
});

test("what makes no sense now is a mistake", async ({ run }) => {
  for (const begin of ["before the first command", "after one"]) {
    if (begin === "after one") await run("true");
    for (const [command, more, words] of [
      ["", {}, /no more output to wait for/],
      ["  \n", {}, /no more output to wait for/],
      ["text", { is_input: true }, /nothing to type into/],
      ["", { is_input: true }, /no more output to wait for/],
      ["true", { is_input: true, reset: true }, /Nothing can be typed/],
    ] as const) {
      expect(await run(command, more)).toMatchObject({ is_error: true, text: expect.stringMatching(words) });
    }
  }
});

test("a reset ends everything and runs the command in a new shell", async ({ run, folder }) => {
  await run("cd /; A=1; sleep 1000", { timeout: 0 });
  expect((await run("pwd; echo [$A]", { reset: true })).text).toBe(ended(`${folder}\n[]`));
  expect((await run("", { reset: true })).text).toBe("[The terminal was reset. The next command starts a new shell.]");
  expect((await run("echo new")).text).toBe(ended("new"));
});

test("the end of the shell is told, and a new one begins", async ({ run, folder }) => {
  const { text, exit_code } = await run("A=1; cd /; exit 3");
  expect(text).toBe(
    `exit\n[The shell ended with exit code 3, and everything it had started with it. The next command starts a new one in ${folder}: variables, functions and jobs are gone.]`,
  );
  expect(exit_code).toBe(3);
  expect((await run("echo [$A]; pwd")).text).toContain(`[]\n${folder}\n`);
  const shell = Number.parseInt((await run("echo $$; (sleep 0.1; kill -9 $$) &")).text, 10);
  await expect.poll(() => existsSync(`/proc/${shell}`)).toBe(false);
  // Whether before the command or with it depends on when we hear of it.
  expect((await run("echo again")).text).toMatch(/^\[The shell (?:had )?ended with exit code 137/);
  expect((await run("echo again")).text).toBe(ended("again"));
});

test("an abort ends what runs, rejects with its reason, and leaves the shell as it was", async ({ run, folder }) => {
  await run("A=kept");
  for (const command of ["sleep 1000", "trap '' INT; sleep 1000; trap - INT", "while :; do :; done"]) {
    const controller = new AbortController();
    const call = run(`touch begun; ${command}`, {}, { signal: controller.signal }).catch((error: unknown) => error);
    await expect.poll(() => existsSync(join(folder, "begun"))).toBe(true);
    controller.abort("over");
    expect(await call).toBe("over");
    expect((await run("rm begun; echo $A")).text).toContain("kept\n[Command finished with exit code 0]");
  }
});

test("what nothing can interrupt costs the shell, not the run", async ({ run }) => {
  const signal = AbortSignal.timeout(LAPSES_MS);
  await expect(run("trap '' INT; while :; do :; done", {}, { signal })).rejects.toBeDefined();
  expect((await run("echo new")).text).toContain("new\n[Command finished");
});

describe("a long output", () => {
  const saved = (folder: string, number = 1) =>
    readFileSync(join(folder, "observations", `terminal-${number}.txt`), "utf8");

  test.for([
    ["of a hundred thousand characters", "seq 1 20000", 108_894],
    ["of five megabytes", "echo 1; head -c 5000000 /dev/zero | tr '\\0' x; echo; echo 20000", 5_000_009],
  ] as const)("%s is cut, and all of it is in a file", async ([, command, length], { run, folder }) => {
    const { text, full_output_save_dir, metadata } = await run(command, { timeout: 60 });
    expect(text.length).toBeLessThan(30_100);
    const notice = text.split("\n").find((line) => line.startsWith("[... cut"));
    expect(notice).toBe(
      `[... cut: this is the beginning and the end of ${length} bytes. All of it is in ${folder}/observations/terminal-1.txt. ...]`,
    );
    expect(text.split("\n").at(0)).toBe("1");
    expect(text.split("\n").slice(-2)).toEqual(["20000", "[Command finished with exit code 0]"]);
    expect(saved(folder)).toHaveLength(length);
    expect(full_output_save_dir).toBe(join(folder, "observations"));
    expect(metadata).toMatchObject({ full_output_file: join(folder, "observations/terminal-1.txt") });
  });

  test("just within the limit is whole, and makes no file", async ({ run, workspace }) => {
    const { text } = await run("head -c 30000 /dev/zero | tr '\\0' x");
    expect(text.startsWith("x".repeat(30_000))).toBe(true);
    expect(await workspace.stat("observations")).toBeUndefined();
  });

  test("that is too long to be saved keeps its ends", async ({ folder }) => {
    const run = calls(folder, { saved: { unsaved: 1000, head: 500_000, tail: 50_000, all: 5_000_000, files: 9 } });
    expect((await run("seq 1 1000000")).text).toContain("Its first and last part are in");
    expect(saved(folder)).toMatch(/^1\n2\n.*\n\[\d+ bytes left out\]\n.*\n999999\n1000000\n$/s);
    expect(saved(folder).length).toBeLessThan(620_000);
    await run("seq 1 20000");
    expect(saved(folder, 2)).toMatch(/^1\n.*\n20000\n$/s);
    await run.close();
  });

  test("is not saved when the files of before take up all the room, and is again when they are gone", async ({
    folder,
  }) => {
    const run = calls(folder, { saved: { unsaved: 1000, head: 500_000, tail: 1000, all: 250_000, files: 9 } });
    const long = () => run("seq 1 20000");
    expect((await long()).text).toContain("All of it is in");
    expect((await long()).text).toContain("All of it is in");
    expect((await long()).text).toMatch(/could not be saved: the files in .*\/observations have reached a limit/);
    await run("rm observations/*");
    expect((await long()).text).toContain("terminal-1.txt");
    await run.close();
  });

  test("is not saved when there are too many files of before", async ({ folder }) => {
    const run = calls(folder, { saved: { unsaved: 1000, head: 500_000, tail: 1000, all: 5_000_000, files: 2 } });
    const long = () => run("seq 1 20000");
    expect((await long()).text).toContain("All of it is in");
    expect((await long()).text).toContain("All of it is in");
    expect((await long()).text).toMatch(/could not be saved: the files in .* a limit \(5 MB, 2 files\)/);
    await run.close();
  });

  test("that cannot be saved still comes", async ({ run }) => {
    await run("touch observations");
    const { text } = await run("seq 1 20000");
    expect(text).toMatch(/It could not be saved: Cannot list .*\(ENOTDIR\)\. \.\.\./);
    expect(text).toContain("20000\n[Command");
  });
});

test("a NUL character is a mistake", async ({ run }) => {
  expect(await run("echo a\0b")).toMatchObject({ is_error: true, text: expect.stringContaining("NUL") });
});
