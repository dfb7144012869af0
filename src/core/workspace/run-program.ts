/** Runs one of our own programs to its end. It uses no library, because it also runs where there is none. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";

export type ProgramOptions = Readonly<{
  cwd: string;
  /** All variables that it sees. */
  environment: Readonly<Record<string, string>>;
  /** Ends the program; its output until then is returned. */
  signal?: AbortSignal | undefined;
  /** The text for its stdin, which is closed afterwards. */
  input?: string | Buffer | undefined;
  /** Ends the program when its stdout has more bytes; these are returned. */
  maxBytes?: number | undefined;
  /** Gets what it writes to stdout, piece by piece; then none of it is returned. */
  onStdout?: ((piece: Buffer) => void) | undefined;
  /** Whether the programs that it has started end with it; otherwise they are left. */
  ends?: "program" | "group" | undefined;
}>;

/** `exitCode` is null if a signal ended it. `isCut` is true if `signal` or `maxBytes` did. */
export type ProgramEnd = Readonly<{ stdout: Buffer; stderr: string; exitCode: number | null; isCut: boolean }>;

const MAX_WORDS = 64 * 1024;

/** Rejects only if it cannot be started, with the system's error. */
export async function runProgram(file: string, args: readonly string[], options: ProgramOptions): Promise<ProgramEnd> {
  const { cwd, environment, signal, input = "", maxBytes = Number.POSITIVE_INFINITY, ends = "program" } = options;
  const kept: Buffer[] = [];
  const { onStdout = (piece) => void kept.push(piece) } = options;
  const child = spawn(file, args, { cwd, env: environment, stdio: "pipe", detached: ends === "group" });
  let isCut = false;
  const cut = () => {
    isCut = true;
    if (ends === "group") killGroup(child.pid);
    else child.kill("SIGKILL");
    child.stdout.destroy();
    child.stderr.destroy();
  };
  if (signal?.aborted) cut();
  signal?.addEventListener("abort", cut, { once: true });
  try {
    child.stdin.on("error", () => {}).end(input); // it need not read its input
    const words: Buffer[] = [];
    pass(child, "stdout", maxBytes, onStdout, cut);
    pass(child, "stderr", MAX_WORDS, (piece) => void words.push(piece));
    const [exitCode] = (await once(child, "close")) as [number | null]; // the values of the event
    return { stdout: Buffer.concat(kept), stderr: Buffer.concat(words).toString(), exitCode, isCut };
  } finally {
    signal?.removeEventListener("abort", cut);
  }
}

/** A detached program leads a group, to which all belong that it starts. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // All of them have ended.
  }
}

/** Passes on what there is up to the limit, and discards the rest. */
function pass(
  child: ChildProcessWithoutNullStreams,
  name: "stdout" | "stderr",
  limit: number,
  take: (piece: Buffer) => void,
  onLimit?: () => void,
): void {
  let size = 0;
  child[name].on("data", (chunk: Buffer) => {
    if (size < limit) take(chunk.subarray(0, limit - size));
    size += chunk.length;
    if (size > limit) onLimit?.();
  });
}
