/** Defines the workspace port: the only way in which an agent's tools touch the world. */

import { Mistake } from "../../lib/fault.ts";
import type { EditHistory } from "./edit-history.ts";
import type { Entry, FileInfo } from "./files.ts";
import type { FileQuery, FoundFiles, FoundText, TextQuery } from "./search/searcher.ts";
import type { ShellSession } from "./shell-session/shell-session.ts";

export type ProgramSpec = Readonly<{
  /** A path, or a name that is looked for in the PATH of tools. */
  file: string;
  args: readonly string[];
  /** Beside what every tool sees. */
  environment: Readonly<Record<string, string>>;
}>;

/** `end` says in words how the program ended, once all its lines have been read. */
export type ProgramNews = Readonly<{ lines: readonly string[]; end?: string | undefined }>;

/** The caller that opens it closes it. What is not read waits in the program: it stands still, and no memory grows. */
export interface Program {
  /** Sends one line. A `Mistake` if the program has ended, or does not read for ten seconds. */
  write(line: string): Promise<void>;
  /** The lines since the last time, as soon as there are any; none after twenty seconds without. One reader at a time. */
  read(): Promise<ProgramNews>;
  /** Ends it and all that it started. Can be called again. */
  close(): Promise<void>;
}

/** Bytes. A longer line ends the program. */
export const MAX_PROGRAM_LINE = 12 * 1024 * 1024;

/** `path` is relative to the folder that was looked at. A file that was renamed is one DELETED and one ADDED. */
export type GitChange = Readonly<{ status: "MOVED" | "ADDED" | "DELETED" | "UPDATED"; path: string }>;

/** A file as it is and as it was; "" where there is none. A link is compared by where it leads. */
export type GitDiff = Readonly<{ modified: string; original: string }>;

export type CommandResult = Readonly<{
  command: string;
  /** As shells count: 128 + n when signal n ended the command; -1 when the time limit did. */
  exitCode: number;
  /**
   * stdout and stderr as they came, interleaved, decoded as UTF-8. When it was too long, `omittedBytes` in the middle
   * are replaced by a line that says so.
   */
  output: string;
  omittedBytes: number;
  timedOut: boolean;
}>;

export type RunOptions = Readonly<{ timeoutMs: number; signal: AbortSignal }>;

/** Beside the variables that every command has. */
export type Variables = Readonly<Record<string, string>>;

/** A command line with words on its stdin. */
export type PipedCommand = Readonly<{
  command: string;
  stdin: string;
  variables: Variables;
}>;

/** `exitCode` as in `CommandResult`; stdout and stderr are cut in the middle when they have more than 50,000 bytes. */
export type PipedEnd = Readonly<{ exitCode: number; stdout: string; stderr: string; timedOut: boolean }>;

/**
 * Contract: paths are absolute or relative to `workingDir`; links are resolved before the check, and a path that leads
 * out of both `workingDir` and `outputDir` is refused with a `Mistake` that names it. A command that fails is a result,
 * not an exception. Aborting `signal` ends the command and everything it started, then rejects with the signal's reason.
 */
export interface Workspace {
  readonly kind: string;
  readonly workingDir: string;
  /** The conversation's own folder, for what is too long to say; made when it is first written to. */
  readonly outputDir: string | undefined;
  /**
   * Runs one command line in a fresh bash in `workingDir`, with nothing on stdin. Never rejects on a non-zero exit or
   * on a timeout. A process left in the background goes on after a normal end and is killed after a timeout.
   */
  run(command: string, options: RunOptions & Readonly<{ variables?: Variables }>): Promise<CommandResult>;
  /** The same for a program that is asked something: when it has ended, nothing that it started is left. */
  pipe(command: PipedCommand, options: RunOptions): Promise<PipedEnd>;
  /** A shell that stays, in `workingDir`; the caller that opens it closes it. */
  openShell(): Promise<ShellSession>;
  /** Starts a program in `workingDir` and holds its stdin and stdout. A `Mistake` if it cannot be started. */
  openProgram(spec: ProgramSpec): Promise<Program>;
  /** What files were before their last edits. It is kept where no path that is given to this port leads. */
  readonly edits: EditHistory;
  /** Adds bytes to the file `name` in `outputDir`, made if need be, and resolves to its path. Only if there is one. */
  saveOutput(name: string, bytes: Uint8Array): Promise<string>;
  /** What is at a path, or undefined if nothing is there. */
  stat(path: string): Promise<FileInfo | undefined>;
  /** The bytes of a regular file. A `Mistake` if it is missing, not a regular file, or larger than `maxBytes`. */
  read(path: string, maxBytes: number): Promise<Uint8Array>;
  /**
   * Writes a whole file: to a temporary name, then renamed; parents are made, and what is there keeps its mode. `mode` is
   * for a file that is not there yet. Never inside `.git`.
   */
  write(path: string, bytes: Uint8Array, mode?: number): Promise<void>;
  /** Removes a regular file, or a link and not what it leads to. A `Mistake` for anything else. Never inside `.git`. */
  remove(path: string): Promise<void>;
  /** The entries of a directory, by name. */
  list(path: string): Promise<readonly Entry[]>;
  /** Where a path leads: absolute and without links. Nothing need be there. */
  realPath(path: string): Promise<string>;
  /** Ends after 30 seconds with what was found until then. */
  findFiles(query: FileQuery, signal: AbortSignal): Promise<FoundFiles>;
  /** Ends after 30 seconds with what was found until then. A `Mistake` for a pattern that is none. */
  searchText(query: TextQuery, signal: AbortSignal): Promise<FoundText>;
  /**
   * What differs in a folder, `workingDir` unless given, from where the work began: where the branch left its namesake at
   * origin, or origin's default branch; else HEAD. Sorted by path. Repositories right in the folder are looked into. A
   * `Mistake` where there is no repository.
   */
  gitChanges(path?: string): Promise<readonly GitChange[]>;
  /** One file against where the work began. A `Mistake` for what is no text, has more than 1 MB, or never was there. */
  gitDiff(file: string): Promise<GitDiff>;
}

/** Whatever tool tries, it is the workspace that refuses. What is too long to be said can be saved beside it still. */
export function readOnlyWorkspace(workspace: Workspace): Workspace {
  const refuse = async () => {
    throw new Mistake("You may only read here: nothing is written, and no command is run.");
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
