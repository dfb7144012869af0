/** Runs a program of our own choice to its end. Without a library, because this also runs where none is. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";

export type ProgramOptions = Readonly<{
  cwd: string;
  /** All that it sees. */
  environment: Readonly<Record<string, string>>;
  /** Ends it; what it wrote until then is given. */
  signal?: AbortSignal | undefined;
  /** What goes to its stdin, which is closed then. */
  input?: string | Buffer | undefined;
  /** Ends it when its stdout has more bytes; these are given. */
  maxBytes?: number | undefined;
}>;

/** `exitCode` is null if a signal ended it. `isCut` where `signal` or `maxBytes` did. */
export type ProgramEnd = Readonly<{ stdout: Buffer; stderr: string; exitCode: number | null; isCut: boolean }>;

const MAX_WORDS = 64 * 1024;

/** Rejects only if it cannot be started, with the system's error. */
export async function runProgram(file: string, args: readonly string[], options: ProgramOptions): Promise<ProgramEnd> {
  const { cwd, environment, signal, input = "", maxBytes = Number.POSITIVE_INFINITY } = options;
  const child = spawn(file, args, { cwd, env: environment, stdio: "pipe" });
  let isCut = false;
  const cut = () => {
    isCut = true;
    child.kill("SIGKILL");
    child.stdout.destroy();
    child.stderr.destroy();
  };
  if (signal?.aborted) cut();
  signal?.addEventListener("abort", cut, { once: true });
  try {
    child.stdin.on("error", () => {}).end(input); // it need not read what it is given
    const [stdout, stderr] = [collect(child, "stdout", maxBytes, cut), collect(child, "stderr", MAX_WORDS)];
    const [exitCode] = (await once(child, "close")) as [number | null]; // what the event has
    return { stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString(), exitCode, isCut };
  } finally {
    signal?.removeEventListener("abort", cut);
  }
}

/** Fills up to the limit; what comes after it is read and thrown away. */
function collect(
  child: ChildProcessWithoutNullStreams,
  name: "stdout" | "stderr",
  limit: number,
  onLimit?: () => void,
): readonly Buffer[] {
  const chunks: Buffer[] = [];
  let size = 0;
  child[name].on("data", (chunk: Buffer) => {
    if (size < limit) chunks.push(chunk.subarray(0, limit - size));
    size += chunk.length;
    if (size > limit) onLimit?.();
  });
  return chunks;
}
