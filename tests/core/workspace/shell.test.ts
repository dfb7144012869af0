import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import { HANGS_MS, LAPSES_MS } from "../../real-time.ts";
import { forever, test } from "./temp-folder.ts";

/** With a limit that a command does not keep to, and that is long enough for its first word: a busy machine takes longer. */
async function sooner<Result extends Readonly<{ output: string }>>(
  run: (limits: typeof soon) => Promise<Result>,
): Promise<Result> {
  for (let timeoutMs = LAPSES_MS; ; timeoutMs *= 2) {
    const result = await run({ timeoutMs, signal: forever });
    if (result.output !== "") return result;
  }
}

const soon = { timeoutMs: HANGS_MS, signal: forever };

/** Whether a process exists and is not just waiting to be reaped. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s*[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

test("a command runs in the workspace and its output comes back", async ({ workspace, folder }) => {
  expect(await workspace.run("pwd", soon)).toEqual({
    command: "pwd",
    exitCode: 0,
    output: `${folder}\n`,
    omittedBytes: 0,
    timedOut: false,
  });
});

test.for([
  ["exit 3", 3],
  ["nosuchcommand", 127],
  ["foo (", 2],
  ["kill -9 $$", 137],
  ["sh -c 'kill -15 $$'; exit $?", 143],
])("%s has exit code %d", async ([command, exitCode], { workspace }) => {
  expect(await workspace.run(String(command), soon)).toMatchObject({ exitCode, timedOut: false });
});

test("stdout and stderr come in the order they were written", async ({ workspace }) => {
  const { output } = await workspace.run("for n in 1 2 3; do echo out$n; echo err$n >&2; done", soon);
  expect(output).toBe("out1\nerr1\nout2\nerr2\nout3\nerr3\n");
});

test("an error message quotes the command as it was given", async ({ workspace }) => {
  const { output } = await workspace.run("true\nfoo (", { ...soon, variables: { LC_ALL: "C" } });
  expect(output).toContain("line 2: `foo ('");
});

test("a command sees the given environment and nothing else", async ({ folder }) => {
  process.env.DECKHAND_TEST_SECRET = "hunter2";
  const workspace = localWorkspace({
    workingDir: folder,
    environment: { PATH: process.env.PATH ?? "", GREETING: "hi" },
  });
  const { output } = await workspace.run("env; tr '\\0' '\\n' < /proc/self/environ", soon);
  delete process.env.DECKHAND_TEST_SECRET;
  expect(output).toContain("GREETING=hi");
  expect(output).not.toContain("hunter2");
});

test("a command has its own variables beside them", async ({ workspace }) => {
  const { output } = await workspace.run('echo "$MOOD" "$PATH"', { ...soon, variables: { MOOD: "calm" } });
  expect(output).toMatch(/^calm .*bin/);
});

test("reading stdin finds it empty", async ({ workspace }) => {
  expect(await workspace.run("cat; read line; echo $?", soon)).toMatchObject({ output: "1\n" });
});

test("what is not UTF-8 becomes a replacement character", async ({ workspace }) => {
  expect(await workspace.run("printf 'a\\xffb\\xf0\\x9f\\x98\\x80'", soon)).toMatchObject({ output: "a\uFFFDb😀" });
});

describe("output of any size", () => {
  test("a flood is stopped by the time limit and keeps its ends", async ({ workspace }) => {
    const result = await workspace.run("yes", { timeoutMs: LAPSES_MS, signal: forever });
    expect(result).toMatchObject({ exitCode: -1, timedOut: true });
    expect(result.output.length).toBeLessThan(140_000);
  });

  test("fifty megabytes cost little memory, and the omitted bytes are counted", async ({ workspace }) => {
    const before = process.memoryUsage().rss;
    const result = await workspace.run("echo first; head -c 50000000 /dev/zero | tr '\\0' x; echo last", soon);
    expect(result.output).toMatch(/^first\nx+\n\[\d+ bytes left out\]\nx+last\n$/);
    expect(result.output.length + result.omittedBytes).toBe(
      50_000_011 + `\n[${result.omittedBytes} bytes left out]\n`.length,
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000);
  });

  test.for([0, 1, 2, 3])("no character is broken at the cut, shifted by %d", async (shift, { workspace }) => {
    const { output, omittedBytes } = await workspace.run(`printf '%${shift}s'; yes '😀é' | head -c 300000`, soon);
    expect(omittedBytes).toBeGreaterThan(160_000);
    expect(output.slice(0, -10)).not.toContain("\uFFFD");
  });
});

describe("background processes", () => {
  test.for(["sleep 1000 & echo $!", "sleep 1000 & disown; echo $!"])(
    "%s does not hang the call and goes on",
    async (command, { workspace }) => {
      const { output, timedOut } = await workspace.run(command, soon);
      expect(timedOut).toBe(false);
      expect(isAlive(Number(output))).toBe(true);
      process.kill(Number(output));
    },
  );

  test("late output of a short-lived background process is still read", async ({ workspace }) => {
    const command = "mkfifo open; (cat open; echo late) & exec 3> open; echo early"; // `cat` ends when the shell does
    expect(await workspace.run(command, soon)).toMatchObject({ output: "early\nlate\n" });
  });

  test.for([
    "sleep 1000 & echo $!; wait",
    "trap '' TERM; echo $$; sleep 1000",
    "(trap '' TERM; echo $BASHPID; while :; do sleep 1; done) & wait",
  ])("a time limit leaves nothing of: %s", async (command, { workspace }) => {
    const { output, timedOut } = await sooner((limits) => workspace.run(command, limits));
    expect(timedOut).toBe(true);
    await expect.poll(() => isAlive(Number.parseInt(output, 10))).toBe(false);
  });

  test("an abort ends everything and rejects with its reason", async ({ workspace }) => {
    const controller = new AbortController();
    const reason = new Error("the user cancelled");
    const running = workspace.run("echo $$ > pid; sleep 1000 & echo $! >> pid; wait", {
      timeoutMs: HANGS_MS,
      signal: controller.signal,
    });
    const outcome = running.catch((error: unknown) => error);
    const written = async () => Buffer.from(await workspace.read("pid", 100).catch(() => [])).toString();
    await expect.poll(written).toMatch(/^\d+\n\d+\n$/);
    const pids = (await written()).trim().split("\n").map(Number);
    controller.abort(reason);
    expect(await outcome).toBe(reason);
    // A killed process stays in the table until its new parent has reaped it.
    await expect.poll(() => pids.map(isAlive)).toEqual([false, false]);
  });

  test("a call with an aborted signal does not start", async ({ workspace }) => {
    await expect(workspace.run("touch made", { timeoutMs: HANGS_MS, signal: AbortSignal.abort("over") })).rejects.toBe(
      "over",
    );
    expect(await workspace.stat("made")).toBeUndefined();
  });
});

test.for([
  ["a NUL character", "echo a\0b", /NUL character/],
  ["too many characters", `echo ${"x".repeat(200_000)}`, /too long/],
] as const)("a command with %s is refused in words", async ([, command, words], { workspace }) => {
  await expect(workspace.run(command, soon)).rejects.toThrow(words);
});

test("a removed workspace is said, not crashed on", async ({ workspace, folder }) => {
  await workspace.run(`rm -rf '${folder}'`, soon);
  await expect(workspace.run("true", soon)).rejects.toMatchObject({ name: "Mistake", message: /no longer exists/ });
});

describe("a command that is asked something", () => {
  const asked = (command: string, stdin = "", variables = {}) => ({ command, stdin, variables });

  test("reads its stdin, sees its variables, and its stderr is apart", async ({ workspace }) => {
    const end = await workspace.pipe(asked('cat; echo " $MOOD"; echo why >&2; exit 2', "{}", { MOOD: "calm" }), soon);
    expect(end).toEqual({ exitCode: 2, stdout: "{} calm\n", stderr: "why\n", timedOut: false });
  });

  test("is no login of anybody's: what their shell begins with is not run", async ({ workspace, folder }) => {
    writeFileSync(join(folder, ".bashrc"), "echo noise; echo noise >&2\n");
    const end = await workspace.pipe(asked("true", "{}", { HOME: folder }), soon);
    expect(end).toMatchObject({ exitCode: 0, stdout: "", stderr: "" });
  });

  test("need not read what it is given, however long that is", async ({ workspace }) => {
    const end = await workspace.pipe(asked("echo ok", "x".repeat(5_000_000)), soon);
    expect(end).toMatchObject({ exitCode: 0, stdout: "ok\n" });
  });

  test("is ended at its time limit, with what it said until then", async ({ workspace }) => {
    const { output: _, ...end } = await sooner(async (limits) => {
      const said = await workspace.pipe(asked("echo begun; sleep 1000"), limits);
      return { ...said, output: said.stdout };
    });
    expect(end).toMatchObject({ exitCode: -1, stdout: "begun\n", timedOut: true });
  });

  test("leaves nothing running, even when it ends well", async ({ workspace }) => {
    const { stdout } = await workspace.pipe(asked("setsid sleep 100 >/dev/null 2>&1 & echo $!"), soon);
    expect(Number(stdout)).toBeGreaterThan(1);
    expect(isAlive(Number(stdout))).toBe(false);
  });

  test("rejects with the reason when it is aborted", async ({ workspace }) => {
    const reason = new Error("enough");
    const signal = AbortSignal.abort(reason);
    await expect(workspace.pipe(asked("true"), { timeoutMs: HANGS_MS, signal })).rejects.toBe(reason);
  });

  test("may say a great deal, of which the middle is left out", async ({ workspace }) => {
    const { stdout } = await workspace.pipe(asked("head -c 200000 /dev/zero | tr '\\0' x"), soon);
    expect(stdout).toMatch(/^x{25000}\n\[150000 bytes left out\]\nx{25000}$/);
  });
});
