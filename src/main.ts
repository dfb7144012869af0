/** The roof: makes the World, chooses what to do, sets the exit code. The only file that does anything at import. */
import "./node-version.ts";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { run } from "./action/run.ts";
import type { World } from "./action/runner/world.ts";
import { Fault } from "./lib/fault.ts";
import { sentences } from "./lib/text.ts";
import { incompleteCopy, prompt } from "./prompts.ts";

const HELP = ["--help", "-h", "help"];
const VERSION = ["--version", "-v", "version"];

/** So much more than after the last collection is mostly garbage: a request of a long run takes as much. */
const MUCH_BYTES = 16 * 1024 * 1024;

process.exitCode = await main(process.argv.slice(2)).catch(sayFault);

async function main(argv: readonly string[]): Promise<number> {
  const env = takeEnvironment();
  const [command] = argv;
  if (command === "rehearse") return rehearse(argv.slice(1), env, cancelSignal());
  if (command === "doctor") return examine(argv.slice(1), env);
  if (command === "gc") return collect(argv.slice(1), env);
  if (command === "replay") return replayLog(argv.slice(1), env);
  if (command === "show" || command === "export" || command === "diagnose") return show(command, argv.slice(1), env);
  if (command !== undefined && HELP.includes(command)) return print(prompt("usage"));
  if (command !== undefined && VERSION.includes(command)) return print(`deckhand ${version()}`);
  if (command !== undefined) {
    process.stderr.write(`There is no command ${JSON.stringify(command)} (see deckhand --help)\n`);
    return 2;
  }
  // A log that nobody reads any more is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  keepYoungGenerationSmall();
  return run(makeWorld(env));
}

/**
 * Keeps V8's young generation at its first size of a megabyte. Otherwise it grows to more than sixty while modules are
 * loaded, and stays as large for the rest of the run.
 */
function keepYoungGenerationSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/**
 * What a run meets is told by the run; this is for what is asked on a command line. Anything but a Fault is a defect,
 * with its stack.
 */
function sayFault(error: unknown): number {
  if (!(error instanceof Fault)) throw error;
  process.stderr.write(`${sentences(error.message, error.hint)}\n`);
  return 1;
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

/** Both src/main.ts and dist/index.js are one level below package.json. */
function version(): string {
  const path = join(import.meta.dirname, "..", "package.json");
  if (!existsSync(path)) throw incompleteCopy(`file ${path}`);
  const { version: found }: Readonly<{ version: string }> = JSON.parse(readFileSync(path, "utf8"));
  return found;
}

/**
 * For the rest of the program, as it was given. Our own process has no `DEBUG` from here on: with it simple-git prints
 * the environment of every git that it starts, and the token is in there. Its chunk reads the variable when it is loaded.
 */
function takeEnvironment(): World["env"] {
  const env = { ...process.env };
  delete process.env.DEBUG;
  return env;
}

async function examine(argv: readonly string[], env: World["env"]): Promise<number> {
  const { doctor } = await import("./cli/doctor/doctor.ts");
  const stdout = (text: string) => process.stdout.write(text);
  return doctor({ argv, env, world: makeWorld(env), stdout, stderr: (text) => process.stderr.write(text) });
}

async function replayLog(argv: readonly string[], env: World["env"]): Promise<number> {
  const { replay } = await import("./cli/replay.ts");
  const stdout = (text: string) => process.stdout.write(text);
  const stderr = (text: string) => process.stderr.write(text);
  return replay({ argv, folder: process.cwd(), world: makeWorld(env), stdout, stderr });
}

async function collect(argv: readonly string[], env: World["env"]): Promise<number> {
  const { gc } = await import("./cli/gc.ts");
  const stdout = (text: string) => process.stdout.write(text);
  return gc({ argv, env, now: new Date(), stdout, stderr: (text) => process.stderr.write(text) });
}

async function show(
  command: "show" | "export" | "diagnose",
  argv: readonly string[],
  env: World["env"],
): Promise<number> {
  const { show } = await import("./cli/show.ts");
  const stdout = (text: string) => process.stdout.write(text);
  return show({ command, argv, env, folder: process.cwd(), stdout, stderr: (text) => process.stderr.write(text) });
}

function makeWorld(env: World["env"]): World {
  return Object.freeze({
    env,
    scripts: import.meta.dirname,
    node: process.execPath,
    fetch: globalThis.fetch,
    now: () => new Date(),
    clock: () => performance.now(),
    sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
    newId: () => randomUUID(),
    random: () => Math.random(),
    saveMemory: memorySaver(),
    signal: cancelSignal(),
  });
}

/** Left to itself, V8 collects when a run with long outputs holds several times what it needs. */
function memorySaver(): World["saveMemory"] {
  let least = Number.POSITIVE_INFINITY;
  let collect: (() => void) | undefined;
  const collectIfMuch = () => {
    const held = heldBytes();
    least = Math.min(least, held);
    if (held - least < MUCH_BYTES) return;
    collect ??= collector();
    collect();
    least = heldBytes();
  };
  return () => void setImmediate(collectIfMuch);
}

function heldBytes(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

/** Node has it for programs that were started with a flag, and for contexts that are made later. */
function collector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}

/** Aborted when the runner cancels the job: it sends SIGINT, and SIGTERM 7.5 seconds later. */
function cancelSignal(): AbortSignal {
  const controller = new AbortController();
  const cancel = () => controller.abort(new Fault("cancelled", "The run was cancelled."));
  // `on`, not `once`: libraries with a handler of their own end the process when theirs is the last one left.
  process.on("SIGINT", cancel);
  process.on("SIGTERM", cancel);
  return controller.signal;
}

async function rehearse(argv: readonly string[], env: World["env"], signal: AbortSignal): Promise<number> {
  const [{ rehearse }, { openStage }] = await Promise.all([import("./cli/rehearse.ts"), import("./cli/open-stage.ts")]);
  return rehearse({
    argv,
    env,
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    isTty: process.stdout.isTTY,
    bundle: process.argv[1] ?? "",
    openStage,
    signal,
  });
}
