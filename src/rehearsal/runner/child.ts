/** Runs one node process the way the runner runs an action: lines heard live, and cancelled by a ladder of signals. */
import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";

/** SIGINT at once, SIGTERM after `sigtermAfterMs`, SIGKILL of the whole process group `sigkillAfterMs` later. */
export type Ladder = Readonly<{ sigtermAfterMs: number; sigkillAfterMs: number }>;

/** The waits of GitHub's runner. */
export const runnerLadder: Ladder = { sigtermAfterMs: 7500, sigkillAfterMs: 2500 };

export type ChildOptions = Readonly<{
  script: string;
  cwd: string;
  /** The whole environment: nothing is inherited. */
  environment: Readonly<Record<string, string>>;
  ladder: Ladder;
  signal: AbortSignal;
  /** Kills the process group at once, as a machine does that is out of memory. */
  killed?: AbortSignal;
  onLine: (line: string) => void;
}>;

/** `exitCode` is 128 + n after signal n. `startedAt` is milliseconds since the epoch, taken just before the spawn. */
export type ChildResult = Readonly<{
  /** The id of the process, and of its group, in which children may still live. */
  pid: number | undefined;
  exitCode: number;
  stdout: string;
  stderr: string;
  startedAt: number;
  durationMs: number;
}>;

/** How a step of an action is run; see `runChild`. */
export type RunProgram = (options: ChildOptions) => Promise<ChildResult>;

/** Resolves when the process has ended, whatever its exit code; rejects only when it cannot be started. */
export async function runChild({
  script,
  cwd,
  environment,
  ladder,
  signal,
  killed,
  onLine,
}: ChildOptions): Promise<ChildResult> {
  const startedAt = performance.timeOrigin + performance.now();
  // Its own process group, so that the last rung reaches the children too.
  const child = spawn(process.execPath, [script], {
    cwd,
    env: { ...environment },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stdout = listen(child.stdout, onLine);
  const stderr = listen(child.stderr, onLine);
  const exit = exitOf(child);
  const stopClimbing = climbOnAbort(child, ladder, signal);
  const kill = () => killGroup(child.pid);
  killed?.addEventListener("abort", kill, { once: true });
  try {
    const exitCode = await exit;
    const durationMs = performance.timeOrigin + performance.now() - startedAt;
    await Promise.race([Promise.all([stdout.ended, stderr.ended]), delay(streamGraceMs)]);
    return { pid: child.pid, exitCode, stdout: stdout.text(), stderr: stderr.text(), startedAt, durationMs };
  } finally {
    killed?.removeEventListener("abort", kill);
    stopClimbing();
  }
}

/** How long a process that has gone may leave its output open, held by a child in the background. */
const streamGraceMs = 1000;

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

function listen(stream: Readable, onLine: (line: string) => void) {
  let text = "";
  stream.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  const lines = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on("line", onLine);
  const ended = new Promise((resolve) => lines.once("close", resolve));
  return { text: () => text, ended };
}

/** Climbs the ladder once the signal is aborted; returns what stops it. */
function climbOnAbort(child: ChildProcess, ladder: Ladder, signal: AbortSignal): () => void {
  const timers: NodeJS.Timeout[] = [];
  const climb = () => {
    child.kill("SIGINT");
    timers.push(setTimeout(() => child.kill("SIGTERM"), ladder.sigtermAfterMs));
    timers.push(setTimeout(() => killGroup(child.pid), ladder.sigtermAfterMs + ladder.sigkillAfterMs));
  };
  if (signal.aborted) climb();
  else signal.addEventListener("abort", climb, { once: true });
  return () => {
    signal.removeEventListener("abort", climb);
    timers.forEach(clearTimeout);
  };
}

/** Kills what is left of a process group; a group that has gone is fine. */
export function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    const isGone = error instanceof Error && "code" in error && error.code === "ESRCH";
    if (!isGone) throw error;
  }
}
