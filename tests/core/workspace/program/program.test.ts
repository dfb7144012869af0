/** A program that is spoken with in lines: on this machine, and over the wire to the tool host. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, onTestFinished } from "vitest";
import { z } from "zod";
import { toolEnvironment } from "../../../../src/core/workspace/environment.ts";
import type { Program, Workspace } from "../../../../src/core/workspace/workspace.ts";
import { Mistake } from "../../../../src/lib/fault.ts";
import { sandboxWorkspace } from "../../../../src/sandbox/sandbox-workspace.ts";
import { answer, toolMethods } from "../../../../src/sandbox/tool-host/tool-methods.ts";
import { Caller } from "../../../../src/sandbox/wire/caller.ts";
import { running } from "../../../running.ts";
import { test } from "../temp-folder.ts";

/** The same workspace behind both ends of the pipe. */
async function overTheWire({ workingDir }: Workspace): Promise<Workspace> {
  const [there, back] = [new PassThrough(), new PassThrough()];
  void answer(toolMethods("node"), there, back);
  const caller = new Caller({ output: there, input: back });
  const outputDir = join(workingDir, "out");
  const selfTest = { hidden: [], brokerVariables: [] };
  const environment = toolEnvironment(process.env);
  await caller.call("begin", { workingDir, outputDir, environment, selfTest }, z.unknown());
  return sandboxWorkspace({ line: async () => caller, workingDir, outputDir });
}

async function open(workspace: Workspace, script: string, environment = {}): Promise<Program> {
  const program = await workspace.openProgram({ file: "bash", args: ["-c", script], environment });
  onTestFinished(() => program.close());
  return program;
}

/** Everything until it ends. */
async function rest(program: Program): Promise<{ lines: string[]; end: string }> {
  const lines: string[] = [];
  for (;;) {
    const news = await program.read();
    lines.push(...news.lines);
    if (news.end !== undefined) return { lines, end: news.end };
  }
}

describe.for([
  ["here", async (workspace: Workspace) => workspace],
  ["over the wire", overTheWire],
] as const)("%s:", ([, place]) => {
  test("it answers line by line, and is told its own variables only", async ({ workspace }) => {
    const script = 'while read -r line; do echo "$WHO has $line"; done';
    const program = await open(await place(workspace), script, { WHO: "é" });
    await program.write("one");
    expect(await program.read()).toMatchObject({ lines: ["é has one"] });
    await program.write("two");
    expect(await program.read()).toMatchObject({ lines: ["é has two"] });
  });

  test("a shell reads nobody's settings first", async ({ workspace }) => {
    writeFileSync(join(workspace.workingDir, ".bashrc"), "echo settings\n");
    const program = await open(await place(workspace), "echo one", { HOME: workspace.workingDir });
    expect((await rest(program)).lines).toEqual(["one"]);
  });

  test("how it ends is said after its last line", async ({ workspace }) => {
    const program = await open(await place(workspace), "echo one; echo two; echo broken >&2; exit 3");
    expect(await rest(program)).toEqual({
      lines: ["one", "two"],
      end: "It ended with exit code 3. Its last output: broken",
    });
    await expect(program.write("more")).rejects.toBeInstanceOf(Mistake);
  });

  test("a line too long ends it, however it is escaped, and one that is just long comes whole", async ({
    workspace,
  }) => {
    const there = await place(workspace);
    const long = await open(there, "head -c 9000000 /dev/zero | tr '\\0' '\\1'; echo; read -r");
    expect((await long.read()).lines[0]?.length).toBe(9_000_000);
    const longer = await open(there, "head -c 13000000 /dev/zero | tr '\\0' a; echo; read -r");
    expect((await rest(longer)).end).toContain("a line of more than 12 MB");
  });

  test("one that is not read stands still instead of filling memory", async ({ workspace }) => {
    const script =
      "i=0; while [ $i -lt 400 ]; do head -c 9999 /dev/zero | tr '\\0' x; echo; i=$((i+1)); echo $i > count; done; read -r";
    const there = await place(workspace);
    const program = await open(there, script);
    const written = async () => Number(Buffer.from(await there.read("count", 10)).toString());
    let before = -1;
    await expect
      .poll(
        async () => {
          const [last, now] = [before, await written().catch(() => 0)];
          before = now;
          return now > 0 && now === last;
        },
        { interval: 300 },
      )
      .toBe(true);
    expect(before).toBeLessThan(300);
    for (let lines = 0; lines < 400; ) {
      const news = await program.read();
      expect(news.end).toBeUndefined();
      lines += news.lines.length;
    }
    await expect.poll(written).toBe(400);
  });

  test("closing it ends what it started too", async ({ workspace }) => {
    const program = await open(
      await place(workspace),
      "setsid sleep 1000000031 & echo up; trap '' TERM; sleep 1000000031",
    );
    await program.read();
    await expect.poll(() => running("1000000031").length).toBe(2);
    await program.close();
    expect(running("1000000031")).toEqual([]);
    await program.close();
  });

  test("what cannot be started is a mistake that names it", async ({ workspace }) => {
    const spec = { file: "no-such-server", args: [], environment: {} };
    const opening = (await place(workspace)).openProgram(spec);
    await expect(opening).rejects.toThrow(new Mistake('"no-such-server" cannot be started: there is no such program.'));
  });

  test("nor can what a folder of PATH does not let this user run; the same name further on is found", async ({
    workspace,
  }) => {
    const there = await place(workspace);
    await workspace.write("first/server", Buffer.from("#!/bin/sh\necho one\n"), 0o644);
    await workspace.write("second/server", Buffer.from("#!/bin/sh\necho two\n"), 0o755);
    const [first, second] = ["first", "second"].map((name) => join(workspace.workingDir, name));
    const opening = (path: string) => there.openProgram({ file: "server", args: [], environment: { PATH: path } });
    await expect(opening(`${first}:/usr/bin:/bin`)).rejects.toThrow("there is no such program.");
    const program = await opening(`${first}:${second}:/usr/bin:/bin`);
    onTestFinished(() => program.close());
    expect((await rest(program)).lines).toEqual(["two"]);
  });
});
