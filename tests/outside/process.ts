/** Starts foreign programs, with a limit on each, and ends them with all that they have started. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

type Ended = Readonly<{ exitCode: number | null; output: string }>;

type Options = Readonly<{ cwd?: string; env?: Readonly<Record<string, string>>; limitMs: number }>;

/** Resolves with the exit code and both streams in one text. The code is null when it was killed, as it is at the limit. */
export async function run(command: string, args: readonly string[], options: Options): Promise<Ended> {
  const { child, parts } = start(command, args, options);
  const timer = setTimeout(() => end(child), options.limitMs);
  try {
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.on("error", (cause) => reject(new Error(`${command} cannot be started: ${cause.message}`, { cause })));
      child.on("close", resolve);
    });
    return { exitCode, output: parts.join("") };
  } finally {
    clearTimeout(timer);
  }
}

/** As `run`, but rejects with the last lines of the output when the program fails. */
export async function must(command: string, args: readonly string[], options: Options): Promise<string> {
  const { exitCode, output } = await run(command, args, options);
  if (exitCode === 0) return output;
  const why = exitCode === null ? `was ended after ${options.limitMs / 1000} s` : `ended with ${exitCode}`;
  throw new Error(`${command} ${args.slice(0, 4).join(" ")} ${why}: ${lastLines([output], 2)}`);
}

/** Resolves when `url` answers with 200; rejects when the program ends before that or the limit has passed. */
export async function serve(
  command: string,
  args: readonly string[],
  { url, ...options }: Options & Readonly<{ url: string }>,
): Promise<AsyncDisposable> {
  const { child, parts } = start(command, args, options);
  const ended = new Promise<"ended">((resolve) => {
    child.once("error", () => resolve("ended")).once("close", () => resolve("ended"));
  });
  const stop = async () => {
    end(child);
    await ended;
  };
  const deadline = Date.now() + options.limitMs;
  while (!(await answers(url))) {
    const isOver = (await Promise.race([ended, sleep(500)])) === "ended" || Date.now() > deadline;
    if (!isOver) continue;
    await stop();
    throw new Error(`${command} does not answer at ${url}. Its output ends with:\n${lastLines(parts, 8)}`);
  }
  return { [Symbol.asyncDispose]: stop };
}

/** The first of these programs that says a version of at least `minimum`, as `[3, 12]`. */
export function findProgram(names: readonly string[], minimum: readonly [number, number]): string | undefined {
  return names.find((name) => {
    try {
      const stdio = ["ignore", "pipe", "ignore"] as const;
      const said = execFileSync(name, ["--version"], { encoding: "utf8", timeout: 10_000, stdio: [...stdio] });
      const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(said) ?? []).map(Number);
      return major > minimum[0] || (major === minimum[0] && minor >= minimum[1]);
    } catch {
      return false; // not there
    }
  });
}

/** A port of 127.0.0.1 that was free a moment ago, for servers that cannot say which one they took. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** In a process group of its own, so that it can be ended with its children; at the latest when this process ends. */
function start(command: string, args: readonly string[], { cwd, env }: Options) {
  const place = { ...(cwd !== undefined && { cwd }), env: { ...process.env, ...env } };
  const child = spawn(command, args, { ...place, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => parts.push(text));
  const stop = () => end(child);
  process.once("exit", stop);
  child.once("close", () => process.off("exit", stop));
  return { child, parts };
}

function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

function lastLines(parts: readonly string[], count: number): string {
  return parts.join("").trim().split("\n").slice(-count).join("\n").slice(-1000);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
