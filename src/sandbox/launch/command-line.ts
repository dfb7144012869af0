/** The only user of execa: it starts programs of the system, in an environment that the broker builds. */
import { execa, type Options } from "execa";
import { toFault } from "../../lib/fault.ts";
import { systemEnvironment, systemProgram } from "../../lib/programs.ts";

/** A program of the system, by name. */
export type SystemProgram = Readonly<{ program: string }>;

/** Programs and their arguments. */
export type CommandWords = readonly (string | SystemProgram)[];

/** The command to run. A program that the first one starts is written like the first one. */
export type CommandLine = readonly [SystemProgram, ...CommandWords];

export type Ended = Readonly<{
  /** undefined if it could not be started, took too long, or was ended by a signal. */
  exitCode: number | undefined;
  timedOut: boolean;
  stdout: string;
  stderr: string;
}>;

export function program(name: string): SystemProgram {
  return { program: name };
}

/**
 * Runs it to its end with an empty stdin; `timeout` is in milliseconds. Never rejects because of the program: a missing
 * program is reported in `stderr`.
 */
export async function runToEnd(command: CommandLine, timeout?: number): Promise<Ended> {
  try {
    const [file, ...args] = resolved(command);
    const ended = await execa(file, args, {
      ...options(),
      stdin: "ignore",
      ...(timeout !== undefined && { timeout: Math.ceil(timeout) }),
    });
    const { exitCode, timedOut, stdout, stderr, originalMessage } = ended;
    return { exitCode, timedOut, stdout, stderr: stderr || originalMessage || "" };
  } catch (error) {
    return { exitCode: undefined, timedOut: false, stdout: "", stderr: toFault(error).message };
  }
}

/** Starts it with three pipes in a new session. Throws a "config" Fault if there is no such program. */
export function startDetached(command: CommandLine) {
  const [file, ...args] = resolved(command);
  return execa(file, args, {
    ...options(),
    stdin: "pipe",
    stdout: "pipe",
    stderr: "pipe",
    buffer: false,
    encoding: "buffer",
    // Ctrl-C at a terminal is for the broker, which ends the program when it is done with it.
    detached: true,
    cleanup: false,
  } as const);
}

function resolved(command: CommandLine): readonly [string, ...string[]] {
  const [file, ...args] = command.map((part) => (typeof part === "string" ? part : systemProgram(part.program)));
  return [file ?? "", ...args]; // `CommandLine` always has a first element
}

function options() {
  // Tools may have shut the folder that this process is in.
  return { env: systemEnvironment(), extendEnv: false, reject: false, cwd: "/" } as const satisfies Options;
}
