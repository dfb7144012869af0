/** How git is run, whoever runs it: with a known configuration, and without a prompt. */

/**
 * `folder` is where git runs, and the work tree when `gitDir` (a repository kept elsewhere) is given. `environment` is
 * all that git sees besides the fixed variables below: pass PATH and HOME, and what one call needs (`GIT_INDEX_FILE`,
 * `GIT_CONFIG_COUNT` with its keys and values, author and committer).
 */
export type GitOptions = Readonly<{
  folder: string;
  gitDir?: string;
  environment?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}>;

export type Git = Readonly<{
  /**
   * Runs git with these arguments and resolves to its stdout, untrimmed, as UTF-8. `input` goes to stdin, which is
   * closed otherwise. Any other exit code than 0 rejects with a "git" Fault; an abort with the signal's reason.
   */
  raw(args: readonly string[], input?: string | Buffer): Promise<string>;
  /** The same for output that need not be text: every byte of stdout. */
  bytes(args: readonly string[], input?: string | Buffer): Promise<Buffer>;
  /** The same for stderr: what git says of what it went on without. */
  warnings(args: readonly string[]): Promise<string>;
}>;

const fixed = {
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
  GIT_OPTIONAL_LOCKS: "0",
  LC_ALL: "C",
} as const;

/** For callers that pass no PATH. */
const systemPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

// A second layer only: a hostile .git/config has other ways to run programs (filters), even for `git status`. So git
// runs in a repository that tools can write only before they have. `safe.directory`: in container jobs the folder has another owner.
// `lowSpeed`: a remote that says nothing for a minute is given up.
export const gitOverrides = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "gc.auto=0",
  "safe.directory=*",
  "http.lowSpeedLimit=1",
  "http.lowSpeedTime=60",
] as const;

export function gitEnvironment({ folder, gitDir, environment }: GitOptions): Record<string, string> {
  const repository = gitDir === undefined ? {} : { GIT_DIR: gitDir, GIT_WORK_TREE: folder };
  return { PATH: systemPath, ...environment, ...repository, ...fixed };
}
