/** The only door to execa: starts programs of the system, in an environment of the broker's own. */
import { execa, type Options } from "execa";
import { toFault } from "../../lib/fault.ts";
import { systemEnvironment, systemProgram } from "../../lib/programs.ts";

/** A program of the system, by its name. */
export type Program = Readonly<{ program: string }>;

/** Programs and their arguments. */
export type Words = readonly (string | Program)[];

/** What to run. A program within, which the first one starts, is written as the first one is. */
export type CommandLine = readonly [Program, ...Words];

export type Ended = Readonly<{
  /** undefined if it could not be started, took too long, or was ended by a signal. */
  exitCode: number | undefined;
  timedOut: boolean;
  stdout: string;
  stderr: string;
}>;

export function program(name: string): Program {
  return { program: name };
}

/**
 * Runs it to its end, with nothing on its stdin; `timeout` is in milliseconds. Never rejects for what the program does: a
 * program that is not there or cannot be started says so in `stderr`.
 */
export async function runToEnd(command: CommandLine, timeout?: number): Promise<Ended> {
  try {
    const [file, ...args] = resolved(command);
    const ended = await execa(file, args, { ...options(), stdin: "ignore", ...(timeout !== undefined && { timeout }) });
    const { exitCode, timedOut, stdout, stderr, originalMessage } = ended;
    return { exitCode, timedOut, stdout, stderr: stderr || originalMessage || "" };
  } catch (error) {
    return { exitCode: undefined, timedOut: false, stdout: "", stderr: toFault(error).message };
  }
}

/** Starts it with three pipes, in a session of its own. A "config" Fault if there is no such program. */
export function startDetached(command: CommandLine) {
  const [file, ...args] = resolved(command);
  return execa(file, args, {
    ...options(),
    cwd: "/",
    stdin: "pipe",
    stdout: "pipe",
    stderr: "pipe",
    buffer: false,
    encoding: "buffer",
    // A Ctrl-C at a terminal is for the broker, which ends it when it is done with it.
    detached: true,
    cleanup: false,
  } as const);
}

function resolved(command: CommandLine): readonly [string, ...string[]] {
  const [file, ...args] = command.map((part) => (typeof part === "string" ? part : systemProgram(part.program)));
  return [file ?? "", ...args]; // the first is there by its type
}

function options() {
  return { env: systemEnvironment(), extendEnv: false, reject: false } as const satisfies Options;
}
