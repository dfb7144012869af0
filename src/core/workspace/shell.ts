/** Runs one command line to its end, its time limit or an abort. It never waits for background processes. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { constants } from "node:os";
import type { Readable } from "node:stream";
import { Mistake } from "../../lib/fault.ts";
import { outputWindow } from "./bounded-output.ts";
import { errorCode } from "./safe-path.ts";
import { killDescendants } from "./shell-session/processes.ts";
import type { CommandResult, PipedCommand, PipedEnd, RunOptions } from "./workspace.ts";

const keptBytes = 64 * 1024;
const drainMs = 300;

export type ShellOptions = RunOptions & Readonly<{ cwd: string; environment: Readonly<Record<string, string>> }>;

/**
 * See `Workspace.run`. A background process survives a normal end, unless the command `leavesNothing`, and is killed with
 * a stopped command.
 */
export async function runShell(
  command: string,
  options: ShellOptions & Readonly<{ leavesNothing?: boolean }>,
): Promise<CommandResult> {
  options.signal.throwIfAborted();
  const mark = newMark();
  // An outer shell joins stderr and stdout in one pipe, so that lines are in the order in which they were written. The
  // command is an argument, because error messages quote it unchanged.
  const child = await start(command, mark, { ...options, script: 'exec bash -c "$1" bash 2>&1', stdin: undefined });
  const window = outputWindow(keptBytes);
  child.stdout.on("data", (chunk: Buffer) => window.push(chunk));
  const end = await waitForEnd(child, options);
  if (end.isCut || options.leavesNothing)
    await killDescendants({ mark, pids: child.pid === undefined ? [] : [child.pid] });
  const exitCode = await end.code;
  options.signal.throwIfAborted();
  return { command, exitCode: end.isCut ? -1 : exitCode, ...window.result(), timedOut: end.isCut };
}

/** For each of the two, at each end. */
const pipedBytes = 25_000;

/** See `Workspace.pipe`: when the program has ended, so has everything that it started. */
export async function runPiped(
  { command, stdin }: Omit<PipedCommand, "variables">,
  options: ShellOptions,
): Promise<PipedEnd> {
  options.signal.throwIfAborted();
  const mark = newMark();
  // Without --norc, bash treats a socket on its stdin as a remote login, and runs the user's .bashrc.
  const child = await start(command, mark, { ...options, script: 'exec bash --norc -c "$1" bash', stdin });
  const [stdout, stderr] = [outputWindow(pipedBytes), outputWindow(pipedBytes)];
  child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => stderr.push(chunk));
  const end = await waitForEnd(child, options);
  await killDescendants({ mark, pids: child.pid === undefined ? [] : [child.pid] });
  const exitCode = await end.code;
  options.signal.throwIfAborted();
  return {
    exitCode: end.isCut ? -1 : exitCode,
    stdout: stdout.result().output,
    stderr: stderr.result().output,
    timedOut: end.isCut,
  };
}

function newMark(): string {
  return `DECKHAND_RUN=${randomBytes(16).toString("hex")}`;
}

/** `code` is known when no process writes any more; `isCut` is true if the time limit or the signal came first. */
type End = Readonly<{ isCut: boolean; code: Promise<number> }>;

async function waitForEnd(child: Started, { timeoutMs, signal }: RunOptions): Promise<End> {
  const limit = AbortSignal.timeout(Math.max(1, Math.round(timeoutMs)));
  const code = endOf(child);
  const first = await Promise.race([code, abortOf(AbortSignal.any([signal, limit]))]);
  return { isCut: first === undefined, code };
}

type Started = ChildProcess & Readonly<{ stdout: Readable }>;

/** `script` runs the command, which is its first argument. Without `stdin`, stderr is not read. */
type StartOptions = ShellOptions & Readonly<{ script: string; stdin: string | undefined }>;

async function start(command: string, mark: string, options: StartOptions): Promise<Started> {
  const { cwd, environment, script, stdin } = options;
  const [name = "", value = ""] = mark.split("=");
  const env = { ...environment, [name]: value };
  if (command.includes("\0")) throw new Mistake("The command cannot be run: it contains a NUL character.");
  try {
    const stdio = stdin === undefined ? (["ignore", "pipe", "ignore"] as const) : (["pipe", "pipe", "pipe"] as const);
    const child = spawn("/bin/sh", ["-c", script, "sh", command], { cwd, env, detached: true, stdio: [...stdio] });
    await once(child, "spawn");
    child.stdin?.on("error", () => undefined).end(stdin); // it need not read its input
    return child as Started; // its stdout is a pipe, as requested
  } catch (error) {
    throw notStarted(error);
  }
}

function notStarted(error: unknown): unknown {
  const code = errorCode(error);
  if (code === "E2BIG") return new Mistake("The command is too long. Write long text with file_editor instead.");
  if (code === "ENOENT") return new Mistake("The command cannot be run: the workspace folder no longer exists.");
  return code.startsWith("E") ? new Mistake(`The command cannot be run (${code}).`, { cause: error }) : error;
}

/** The exit code as in shells: 128 + n for signal n. */
async function endOf(child: Started): Promise<number> {
  const drained = Promise.all([once(child.stdout, "close"), child.stderr && once(child.stderr, "close")]);
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null]; // what the event has
  // A program that still holds stdout now is in the background: a short grace, then we stop listening.
  const drain = setTimeout(() => {
    child.stdout.destroy();
    child.stderr?.destroy();
  }, drainMs);
  await drained;
  clearTimeout(drain);
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

async function abortOf(signal: AbortSignal): Promise<undefined> {
  if (!signal.aborted) await once(signal, "abort");
}
