/** The port of a shell that stays open: each command finds the state that earlier ones left. */

/** How long a call waits: until there was no output for `quietMs`, but at most `totalMs`. Milliseconds. */
export type ShellLimits = Readonly<{ quietMs?: number | undefined; totalMs: number; signal: AbortSignal }>;

/** The state of the shell after a command. `lastJob` is the process that it last put in the background, -1 for none. */
export type ShellPlace = Readonly<{ workingDir: string; python: string | undefined; lastJob: number }>;

export type ShellStart = ShellPlace & Readonly<{ user: string | undefined; host: string }>;

/**
 * `more`: there is more output, ask for the `rest`. `running`: a limit was reached before the command ended.
 * `finished`: the command has ended. `ended`: the shell has ended, after this command or before it. `busy`: another
 * command is running, so this one was not run. `idle`: no command is running.
 */
export type ShellStatus =
  | Readonly<{ status: "more" | "busy" | "idle" }>
  | Readonly<{ status: "running"; because: "quiet" | "time" }>
  | Readonly<{ status: "finished"; exitCode: number; place: ShellPlace }>
  | Readonly<{ status: "ended"; exitCode: number; isBefore: boolean }>;

/**
 * Output since the last call: of background processes, or of a command whose end was not reported yet, with its exit
 * code.
 */
export type ShellEarlier = Readonly<{ output: string; exitCode?: number }>;

/** `output` is all output since the last report, decoded as UTF-8 and otherwise unchanged. */
export type ShellReport = ShellStatus & Readonly<{ output: string; earlier?: ShellEarlier }>;

/**
 * Contract: one call at a time. A limit ends the waiting, never the command; its output is kept for the next call, as
 * far as there is room. Aborting a signal interrupts the command, kills it if necessary, and rejects with the signal's
 * reason; the shell stays usable unless it had to be killed too.
 */
export interface ShellSession {
  readonly start: ShellStart;
  /**
   * Runs any command line with the exported `variables`, which are unset when it has ended. Background processes of the
   * command keep them. Rejects with a `Mistake` for a NUL character.
   */
  run(command: string, variables: Readonly<Record<string, string>>, limits: ShellLimits): Promise<ShellReport>;
  /** Types text or control characters into the running command. If none is running, nothing is typed. */
  type(keys: string, limits: ShellLimits): Promise<ShellReport>;
  /** Waits for more output of the running command. */
  read(limits: ShellLimits): Promise<ShellReport>;
  /** Continues after `more`, within the limits of the call before. */
  rest(signal: AbortSignal): Promise<ShellReport>;
  /** Ends the shell and everything that it or its commands started. */
  close(): Promise<void>;
}
