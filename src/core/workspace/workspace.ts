/** Defines the workspace port: the only way in which an agent's tools touch the world, with the shell that stays open. */
import { Mistake } from "../../lib/fault.ts";
import type { EditHistory } from "./edit-history.ts";
import type { Entry, FileInfo } from "./files.ts";
import type { FileQuery, FoundFiles, FoundText, TextQuery } from "./search/searcher.ts";

/** As the file of a program: the Node that runs the workspace, wherever it is there. */
export const OWN_NODE = "node of the workspace";

export type ProgramSpec = Readonly<{
  /** A path, a name that is searched for in the PATH of tools, or `OWN_NODE`. */
  file: string;
  args: readonly string[];
  /** Variables in addition to those of every tool. */
  environment: Readonly<Record<string, string>>;
}>;

/** `end` is a text about how the program ended, set when all its lines have been read. */
export type ProgramNews = Readonly<{ lines: readonly string[]; end?: string | undefined }>;

/** The caller that opens it closes it. Unread output waits in the program, which stands still, so no memory grows. */
export interface Program {
  /** Sends one line. Rejects with a `Mistake` if the program has ended or does not read for ten seconds. */
  write(line: string): Promise<void>;
  /**
   * Resolves to the lines since the last call as soon as there are any, or to none after twenty seconds. Only one
   * caller at a time may read.
   */
  read(): Promise<ProgramNews>;
  /** Ends the program and all that it started. It can be called again. */
  close(): Promise<void>;
}

/** In bytes. A longer line ends the program. */
export const MAX_PROGRAM_LINE = 12 * 1024 * 1024;

/** `path` is relative to the requested folder. A renamed file is one DELETED and one ADDED. */
export type GitChange = Readonly<{ status: "MOVED" | "ADDED" | "DELETED" | "UPDATED"; path: string }>;

/** A file now and before; "" if there is none. A link is compared by its target. */
export type GitDiff = Readonly<{ modified: string; original: string }>;

export type CommandResult = Readonly<{
  command: string;
  /** As in shells: 128 + n if signal n ended the command; -1 if the time limit did. */
  exitCode: number;
  /**
   * stdout and stderr interleaved as they were written, decoded as UTF-8. If there was too much, a line replaces
   * `omittedBytes` in the middle.
   */
  output: string;
  omittedBytes: number;
  timedOut: boolean;
}>;

export type RunOptions = Readonly<{ timeoutMs: number; signal: AbortSignal }>;

/** Variables in addition to those of every command. */
export type Variables = Readonly<Record<string, string>>;

/** A command line and the text for its stdin. */
export type PipedCommand = Readonly<{
  command: string;
  stdin: string;
  variables: Variables;
}>;

/** `exitCode` as in `CommandResult`. stdout and stderr are cut in the middle if they have more than 50,000 bytes. */
export type PipedEnd = Readonly<{ exitCode: number; stdout: string; stderr: string; timedOut: boolean }>;

/**
 * Contract: paths are absolute or relative to `workingDir`. Links are resolved before the check, and a path that leads
 * out of both `workingDir` and `outputDir` is refused with a `Mistake` that names it. A failing command is a result,
 * not an exception. Aborting `signal` ends the command and everything it started, then rejects with the signal's
 * reason.
 */
export interface Workspace {
  readonly kind: string;
  readonly workingDir: string;
  /** The conversation's own folder for long outputs. The first write creates it. */
  readonly outputDir: string | undefined;
  /**
   * Runs one command line in a new bash in `workingDir` with an empty stdin. A non-zero exit code or a timeout never
   * rejects. A background process continues after a normal end, and is killed after a timeout. `isAlone`: what earlier
   * commands have left is ended before, as far as it is known, shells and programs stand still meanwhile, and nothing of
   * this command is left.
   */
  run(
    command: string,
    options: RunOptions & Readonly<{ variables?: Variables; isAlone?: boolean }>,
  ): Promise<CommandResult>;
  /** The same with a text on stdin. When the program has ended, so has everything that it started. */
  pipe(command: PipedCommand, options: RunOptions): Promise<PipedEnd>;
  /** A shell that stays, in `workingDir`; the caller that opens it closes it. */
  openShell(): Promise<ShellSession>;
  /**
   * Starts a program in `workingDir` and holds its stdin and stdout. Rejects with a `Mistake` if it cannot be started.
   */
  openProgram(spec: ProgramSpec): Promise<Program>;
  /** The versions of files before their last edits. They are stored where no path of this port leads. */
  readonly edits: EditHistory;
  /**
   * Appends bytes to the file `name` in `outputDir`, creates it if needed, and resolves to its path. It exists only
   * with an `outputDir`.
   */
  saveOutput(name: string, bytes: Uint8Array): Promise<string>;
  /** The kind and size of what is at a path, or undefined if nothing is there. */
  stat(path: string): Promise<FileInfo | undefined>;
  /**
   * The bytes of a regular file. Rejects with a `Mistake` if it is missing, not a regular file, or larger than
   * `maxBytes`.
   */
  read(path: string, maxBytes: number): Promise<Uint8Array>;
  /**
   * Writes a complete file: to a temporary name, then renamed. Parents are created, and an existing file keeps its
   * mode; `mode` is for a new file. Never writes inside `.git`.
   */
  write(path: string, bytes: Uint8Array, mode?: number): Promise<void>;
  /**
   * Removes a regular file, or a link and not its target. Rejects with a `Mistake` for anything else, and for anything
   * inside `.git`.
   */
  remove(path: string): Promise<void>;
  /** The entries of a directory, by name. */
  list(path: string): Promise<readonly Entry[]>;
  /** The absolute path without links. It need not exist. */
  realPath(path: string): Promise<string>;
  /** Stops after 30 seconds with what was found until then. */
  findFiles(query: FileQuery, signal: AbortSignal): Promise<FoundFiles>;
  /** Stops after 30 seconds with what was found until then. Rejects with a `Mistake` for an invalid pattern. */
  searchText(query: TextQuery, signal: AbortSignal): Promise<FoundText>;
  /**
   * The changes in a folder (default: `workingDir`) since the work began: compared with the commit where the branch
   * left origin's branch of the same name, or origin's default branch; otherwise with HEAD. Sorted by path.
   * Repositories directly in the folder are included. Rejects with a `Mistake` without a repository.
   */
  gitChanges(path?: string): Promise<readonly GitChange[]>;
  /**
   * One file now and when the work began. Rejects with a `Mistake` if it is not text, has more than 1 MB, or never
   * existed.
   */
  gitDiff(file: string): Promise<GitDiff>;
}

/** The workspace refuses every tool's attempt. Outputs that are too long to be shown can still be saved. */
export function readOnlyWorkspace(workspace: Workspace): Workspace {
  const refuse = async () => {
    throw new Mistake("This workspace is read-only: nothing can be written, and no command can be run.");
  };
  return {
    kind: workspace.kind,
    workingDir: workspace.workingDir,
    outputDir: workspace.outputDir,
    run: refuse,
    pipe: refuse,
    openShell: refuse,
    openProgram: refuse,
    write: refuse,
    remove: refuse,
    edits: workspace.edits,
    saveOutput: (name, bytes) => workspace.saveOutput(name, bytes),
    stat: (path) => workspace.stat(path),
    read: (path, maxBytes) => workspace.read(path, maxBytes),
    list: (path) => workspace.list(path),
    realPath: (path) => workspace.realPath(path),
    findFiles: (query, signal) => workspace.findFiles(query, signal),
    searchText: (query, signal) => workspace.searchText(query, signal),
    gitChanges: (path) => workspace.gitChanges(path),
    gitDiff: (file) => workspace.gitDiff(file),
  };
}

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
