/** The two ways to search a folder, behind one port: with ripgrep where the runner has it, else by ourselves. */

export type Place = Readonly<{
  /** The real path of a directory. */
  folder: string;
  /** The only file to look at in it, if one was asked for; then nothing is ignored. */
  file: string | undefined;
  /** The real path of the folder whose `.gitignore` is the first that counts. */
  root: string;
  /** Whether the root is that of the workspace. */
  isMain: boolean;
}>;

export type Scope = Readonly<{
  place: Place;
  withHidden: boolean;
  signal: AbortSignal;
  deadline: AbortSignal;
  /** How long we may be busy with patterns without a pause. */
  turnMs: number;
}>;

/** Paths are relative to the folder of the scope; `isComplete` is false if the deadline came first. */
export type Paths = Readonly<{ paths: readonly string[]; isComplete: boolean }>;

export type Line = Readonly<{ path: string; number: number; text: string }>;
export type Lines = Readonly<{ lines: readonly Line[]; isComplete: boolean }>;

/** Contract: rejects with the reason of `signal` once that is aborted, and with a `Mistake` for a pattern that is none. */
export interface Searcher {
  /** All files, in no order. */
  list(scope: Scope): Promise<Paths>;
  /** The files with a line that matches, in no order. */
  matching(pattern: string, scope: Scope): Promise<Paths>;
  /** The matching lines of these files, in this order; at most `limit` and one more. */
  lines(pattern: string, paths: readonly string[], limit: number, scope: Scope): Promise<Lines>;
}

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Longer lines are cut where they are shown; here only so that one line cannot fill the memory. */
export const MAX_LINE_LENGTH = 500;

/** Files by their names. Never through links, never what `.gitignore` leaves out, nothing in `.git`. */
export type FileQuery = Readonly<{
  /** The directory to look in, or one file. */
  path: string;
  /**
   * What a path below `path` must match: `src/**` and the like. Without a slash, names at any depth are matched. Hidden
   * files are found only by a pattern that names their dot.
   */
  glob: string;
  limit: number;
}>;

/** Files by a line in them, whatever its case; those that are binary or larger than 10 MB are passed over. */
export type TextQuery = Readonly<{
  path: string;
  /** A regular expression that a line must match. */
  pattern: string;
  /** As the `glob` of a FileQuery; left out, all files that are not hidden. */
  include?: string | undefined;
  limit: number;
  /** How many matching lines of these files to give; none unless given. */
  lineLimit?: number | undefined;
}>;

export type FoundFiles = Readonly<{
  /** The newest first, those of one time by name; relative to the workspace root, absolute if elsewhere. */
  files: readonly string[];
  /** How many there are beyond `limit` too. */
  total: number;
  /** False if the time was up before everything was looked at. */
  isComplete: boolean;
}>;

export type FoundLine = Readonly<{ file: string; number: number; text: string }>;

export type FoundText = FoundFiles & Readonly<{ lines: readonly FoundLine[]; hasMoreLines: boolean }>;
