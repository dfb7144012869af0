/** The port for searching a folder: with ripgrep if the runner has it, or else with the built-in searcher. */
import { createContext, Script } from "node:vm";

export type SearchRoot = Readonly<{
  /** The real path of a directory. */
  folder: string;
  /** The only file to search, if one was requested; then nothing is ignored. */
  file: string | undefined;
  /** The real path of the folder whose `.gitignore` is the first that counts. */
  root: string;
  /** Whether the root is the root of the workspace. */
  isMain: boolean;
}>;

export type SearchScope = Readonly<{
  place: SearchRoot;
  withHidden: boolean;
  /** Also the files that `.gitignore` excludes. */
  withIgnored: boolean;
  signal: AbortSignal;
  deadline: AbortSignal;
  /** How long patterns may run without a pause. */
  turnMs: number;
}>;

/** Paths are relative to the folder of the scope. `isComplete` is false if the deadline came first. */
export type MatchingPaths = Readonly<{ paths: readonly string[]; isComplete: boolean }>;

export type MatchingLine = Readonly<{ path: string; number: number; text: string }>;
export type MatchingLines = Readonly<{ lines: readonly MatchingLine[]; isComplete: boolean }>;

/** Contract: rejects with the reason of an aborted `signal`, and with a `Mistake` for an invalid pattern. */
export interface Searcher {
  /** All files, unsorted. */
  list(scope: SearchScope): Promise<MatchingPaths>;
  /** The files with a matching line, unsorted. */
  matching(pattern: string, scope: SearchScope): Promise<MatchingPaths>;
  /** The matching lines of these files, in this order: at most `limit` and one more. */
  lines(pattern: string, paths: readonly string[], limit: number, scope: SearchScope): Promise<MatchingLines>;
}

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Longer lines are cut where they are shown; here only so that one line cannot fill the memory. */
export const MAX_LINE_LENGTH = 500;

/** A search for files by name. Links, files that `.gitignore` excludes, and `.git` are never searched. */
export type FileQuery = Readonly<{
  /** The directory to search, or one file. */
  path: string;
  /**
   * The pattern for paths below `path`, such as `src/**`. Without a slash it applies to names at any depth. Hidden
   * files are found only by a pattern that has their dot.
   */
  glob: string;
  limit: number;
}>;

/**
 * A search for files with a line that matches, ignoring case. Binary files and files of more than 10 MB are skipped.
 */
export type TextQuery = Readonly<{
  path: string;
  /** A regular expression for a line. */
  pattern: string;
  /** See `glob` of a FileQuery. Default: all files that are not hidden. */
  include?: string | undefined;
  limit: number;
  /** The maximum number of matching lines. Default: none. */
  lineLimit?: number | undefined;
}>;

export type FoundFiles = Readonly<{
  /** Sorted by time, the newest first, then by name. Relative to the workspace root, or absolute outside of it. */
  files: readonly string[];
  /** The total number, also beyond `limit`. */
  total: number;
  /** False if the time limit ended the search. */
  isComplete: boolean;
  /** If nothing was found: how many files match that `.gitignore` excludes, as far as a short look shows. */
  ignored?: number | undefined;
}>;

export type FoundLine = Readonly<{ file: string; number: number; text: string }>;

export type FoundText = FoundFiles & Readonly<{ lines: readonly FoundLine[]; hasMoreLines: boolean }>;

const script = "work()";

/**
 * Returns the result of `work`, or undefined if it took too long. A timer could not do this, because timers do not run
 * during the work.
 */
export function withinTime<Result>(timeoutMs: number, work: () => Result): Result | undefined {
  let result: Result | undefined;
  const context = createContext({
    work: () => {
      result = work();
    },
  });
  try {
    new Script(script).runInContext(context, { timeout: timeoutMs });
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  }
  return result;
}

function isTimeout(error: unknown): boolean {
  // Not instanceof: the error can come from the context in which the script ran.
  return (
    typeof error === "object" && error !== null && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
  );
}
