/** The roof: makes the World, chooses what to do, sets the exit code. The only file that does anything at import. */
import "./node-version.ts";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { run } from "./action/run.ts";
import { commandFault } from "./cli/command-fault.ts";
import { Fault, toFault } from "./lib/fault.ts";
import { systemCode } from "./lib/system-error.ts";
import { nearest, sentences } from "./lib/text.ts";
import { incompleteCopy, prompt } from "./prompts.ts";
import type { World } from "./runner/world.ts";

const COMMANDS = ["rehearse", "doctor", "show", "export", "diagnose", "replay", "gc", "help", "version"];
const HELP = ["--help", "-h", "help"];
const VERSION = ["--version", "-v", "version"];

/** Our own process starts this program once more with it, so no help names it. */
const CAPTURE = "capture-work";

/** The broker needs its memory for itself, and a capture that needs more is tried in a simpler way. */
const CAPTURE_OPTIONS = ["--max-old-space-size=256"];

/** The runner kills this process ten seconds after it was asked to stop, and GitHub may take seconds for the comment. */
const LATE_MS = 3000;

/** So much more than after the last collection is mostly garbage: a request of a long run takes as much. */
const MUCH_BYTES = 16 * 1024 * 1024;

/** For a run that something broke to publish its work. After that the post step keeps it. */
const BROKEN_MS = 600_000;

process.exitCode = await main(process.argv.slice(2)).catch(sayFault);

async function main(argv: readonly string[]): Promise<number> {
  const env = takeEnvironment();
  const [command] = argv;
  if (command === CAPTURE) return (await import("./git/capture/capture-program.ts")).captureProgram();
  if (command !== undefined) watchOutput();
  if (command === "rehearse") return rehearse(argv.slice(1), env, cancelSignals().signal);
  if (command === "doctor") return examine(argv.slice(1), env);
  if (command === "gc") return collect(argv.slice(1), env);
  if (command === "replay") return replayLog(argv.slice(1), env);
  if (command === "show" || command === "export" || command === "diagnose") return show(command, argv.slice(1), env);
  if (command !== undefined && HELP.includes(command)) return print(prompt("usage"));
  if (command !== undefined && VERSION.includes(command)) return print(`deckhand ${version()}`);
  if (command !== undefined) {
    const meant = nearest(command, COMMANDS);
    const advice = meant === undefined ? "" : `. Did you mean ${meant}?`;
    process.stderr.write(`There is no command ${JSON.stringify(command)}${advice} (see deckhand --help)\n`);
    return 2;
  }
  // A log that nobody reads any more is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  keepYoungGenerationSmall();
  // Nothing that the run has given up waiting for keeps the job waiting.
  process.exit(await run(makeWorld(env, brokenSignal())));
}

/**
 * Keeps V8's young generation at its first size of a megabyte. Otherwise it grows to more than sixty while modules are
 * loaded, and stays as large for the rest of the run.
 */
function keepYoungGenerationSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/** A run tells its own errors; this is for commands on a command line. A defect is told with its stack. */
function sayFault(error: unknown): number {
  const fault = commandFault(error);
  if (fault.code === "bug" && fault !== error) throw error;
  process.stderr.write(`${sentences(fault.message, fault.hint)}\n`);
  return 1;
}

/** A reader that has gone away is no error; output that cannot be written anywhere else is one. */
function watchOutput(): void {
  process.stderr.on("error", () => {});
  process.stdout.on("error", (error) => {
    if (systemCode(error) === "EPIPE") return;
    sayFault(error);
    process.once("exit", () => {
      process.exitCode = 1;
    });
  });
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

/** Both src/main.ts and dist/index.js are one level below package.json. */
function version(): string {
  const path = join(import.meta.dirname, "..", "package.json");
  if (!existsSync(path)) throw incompleteCopy(path);
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

function makeWorld(env: World["env"], broken = new AbortController().signal): World {
  const { signal, late } = cancelSignals();
  return Object.freeze({
    env,
    captureCommand: [process.execPath, ...CAPTURE_OPTIONS, import.meta.filename, CAPTURE],
    started: process.argv[1] ?? import.meta.filename,
    scripts: import.meta.dirname,
    node: process.execPath,
    fetch: globalThis.fetch,
    now: () => new Date(),
    clock: () => performance.now(),
    sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
    newId: () => randomUUID(),
    random: () => Math.random(),
    saveMemory: memorySaver(),
    signal,
    late,
    broken,
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
function cancelSignals(): Pick<World, "signal" | "late"> {
  const [controller, late] = [new AbortController(), new AbortController()];
  const fault = new Fault("cancelled", "The run was cancelled.");
  const cancel = () => {
    controller.abort(fault);
    globalThis.setTimeout(() => late.abort(fault), LATE_MS).unref();
  };
  // `on`, not `once`: libraries with a handler of their own end the process when theirs is the last one left.
  process.on("SIGINT", cancel);
  process.on("SIGTERM", cancel);
  return { signal: controller.signal, late: late.signal };
}

/**
 * Aborted with a Fault by the first error that no code waits for. Without this, Node would end the process, and the work
 * of the run would be lost with it.
 */
function brokenSignal(): AbortSignal {
  const controller = new AbortController();
  process.on("uncaughtException", (error) => {
    if (controller.signal.aborted) return;
    controller.abort(toFault(error));
    setTimeout(BROKEN_MS, undefined, { ref: false }).then(() => process.exit(1));
  });
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
