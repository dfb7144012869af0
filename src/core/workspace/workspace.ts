/** The workspace port: the only way in which an agent's tools read and change anything. */
import type { EditHistory } from "./edit-history.ts";
import type { Entry, FileInfo } from "./files.ts";
import type { GitChange, GitDiff } from "./git-view/change.ts";
import type { Program, ProgramSpec } from "./program/program.ts";
import type { FileQuery, FoundFiles, FoundText, TextQuery } from "./search/searcher.ts";
import type { ShellSession } from "./shell-session/shell-session.ts";

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
   * rejects. A background process continues after a normal end, and is killed after a timeout.
   */
  run(command: string, options: RunOptions & Readonly<{ variables?: Variables }>): Promise<CommandResult>;
  /** The same with a text on stdin. When the program has ended, so has everything that it started. */
  pipe(command: PipedCommand, options: RunOptions): Promise<PipedEnd>;
  /** A shell that stays open, in `workingDir`. The opener closes it. */
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
