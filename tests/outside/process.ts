/** Starts foreign programs, with a limit on each, and ends them with all that they have started. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export type Ended = Readonly<{ exitCode: number | null; output: string }>;

type Options = Readonly<{ cwd?: string; env?: Readonly<Record<string, string>>; limitMs: number }>;

/** Resolves with the exit code and both streams in one text. The code is null when it was killed, as it is at the limit. */
export async function run(command: string, args: readonly string[], options: Options): Promise<Ended> {
  const child = start(command, args, options);
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => parts.push(text));
  const timer = setTimeout(() => end(child), options.limitMs);
  const exitCode = await new Promise<number | null>((resolve, reject) =>
    child.on("error", reject).on("close", resolve),
  );
  clearTimeout(timer);
  return { exitCode, output: parts.join("") };
}

/** As `run`, but rejects with the last lines of the output when the program fails. */
export async function must(command: string, args: readonly string[], options: Options): Promise<string> {
  const { exitCode, output } = await run(command, args, options);
  if (exitCode === 0) return output;
  const why = exitCode === null ? `was ended after ${options.limitMs / 1000} s` : `ended with ${exitCode}`;
  const last = output.trim().split("\n").slice(-2).join(" ").slice(-400);
  throw new Error(`${command} ${args.slice(0, 4).join(" ")} ${why}: ${last}`);
}

export interface Server extends AsyncDisposable {
  readonly log: string;
}

/** Resolves when `url` answers with 200; rejects when the program ends or the limit passes before that. */
export async function serve(
  command: string,
  args: readonly string[],
  { log, url, ...options }: Options & Readonly<{ log: string; url: string }>,
): Promise<Server> {
  const child = start(command, args, options);
  const file = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(file, { end: false });
  const stop = async () => {
    end(child);
    await new Promise((resolve) => (isRunning(child) ? child.once("close", resolve) : resolve(undefined)));
    file.end();
  };
  const deadline = Date.now() + options.limitMs;
  while (!(await answers(url))) {
    if (isRunning(child) && Date.now() < deadline) {
      await sleep(500);
      continue;
    }
    await stop();
    throw new Error(`${command} did not answer at ${url}: see ${log}`);
  }
  return { log, [Symbol.asyncDispose]: stop };
}

/** The first of these programs that says a version of at least `minimum`, as `[3, 12]`. */
export function findProgram(names: readonly string[], minimum: readonly [number, number]): string | undefined {
  return names.find((name) => {
    try {
      const said = execFileSync(name, ["--version"], {
        encoding: "utf8",
        timeout: 10_000,
        stdio: ["ignore", "pipe", "ignore"],
      });
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

/** In a process group of its own, so that it can be ended with its children. */
function start(command: string, args: readonly string[], { cwd, env }: Options): ChildProcess {
  const all = { ...process.env, ...env };
  return spawn(command, args, {
    ...(cwd !== undefined && { cwd }),
    env: all,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function end(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

function isRunning({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
