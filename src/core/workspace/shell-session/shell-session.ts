/** The port of a shell that stays: commands go in one after the other and find what those before them left. */

/** How long a call waits: until nothing has come for `quietMs`, but no longer than `totalMs`. Milliseconds. */
export type ShellLimits = Readonly<{ quietMs?: number | undefined; totalMs: number; signal: AbortSignal }>;

/** Where the shell is after a command. `lastJob` is the process it put in the background last, -1 for none. */
export type ShellPlace = Readonly<{ workingDir: string; python: string | undefined; lastJob: number }>;

export type ShellStart = ShellPlace & Readonly<{ user: string | undefined; host: string }>;

/**
 * `more`: there is more to read, ask for the `rest`. `running`: the limits are over and the command is not. `finished`:
 * the command is. `ended`: the shell is, after this command or before it. `busy`: a command is running, so this one was
 * not run. `idle`: no command is running.
 */
export type ShellStatus =
  | Readonly<{ status: "more" | "busy" | "idle" }>
  | Readonly<{ status: "running"; because: "quiet" | "time" }>
  | Readonly<{ status: "finished"; exitCode: number; place: ShellPlace }>
  | Readonly<{ status: "ended"; exitCode: number; isBefore: boolean }>;

/** What came while nobody asked: of the background, or of a command whose end was not told yet, then with its code. */
export type ShellEarlier = Readonly<{ output: string; exitCode?: number }>;

/** `output` is everything that came since the last report, decoded as UTF-8 and otherwise as programs wrote it. */
export type ShellReport = ShellStatus & Readonly<{ output: string; earlier?: ShellEarlier }>;

/**
 * Contract: one call at a time. A limit ends the waiting, never the command; its output is kept for the next call, as
 * far as there is room. Aborting a signal interrupts the command, kills it if that does not help, and rejects with the
 * signal's reason; the shell can be used again unless it had to go too.
 */
export interface ShellSession {
  readonly start: ShellStart;
  /**
   * Runs a command line of any shape, after exporting `variables`, which are unset when it is over. What it leaves running
   * in the background keeps them. A `Mistake` if it has a NUL character.
   */
  run(command: string, variables: Readonly<Record<string, string>>, limits: ShellLimits): Promise<ShellReport>;
  /** Types into the command that runs, control characters too. Nothing is typed if none runs. */
  type(keys: string, limits: ShellLimits): Promise<ShellReport>;
  /** Waits for more of the command that runs. */
  read(limits: ShellLimits): Promise<ShellReport>;
  /** Goes on after `more`, within the limits of the call before. */
  rest(signal: AbortSignal): Promise<ShellReport>;
  /** Ends the shell and everything that it or its commands started. */
  close(): Promise<void>;
}
