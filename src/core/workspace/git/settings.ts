/** Says how git is run, no matter who runs it (with a known configuration, without a prompt), and what its errors mean. */
import { Fault, machineFault } from "../../../lib/fault.ts";
import { withoutPaths } from "../../../lib/runner-paths.ts";
import { systemTrouble, troubleInWords } from "../../../lib/system-error.ts";

/**
 * `folder` is where git runs, and the work tree if `gitDir` (a separate repository) is given. `environment` is all that
 * git sees in addition to the fixed variables below: proxies and certificates, and variables of one call
 * (`GIT_INDEX_FILE`, `GIT_CONFIG_COUNT` with its keys and values, author and committer).
 */
export type GitOptions = Readonly<{
  folder: string;
  gitDir?: string;
  environment?: Readonly<Record<string, string>>;
  /** Our file that it reads as the settings of its user, who has none otherwise. */
  settings?: string;
  signal?: AbortSignal | undefined;
}>;

export type Git = Readonly<{
  /**
   * Runs git with these arguments and resolves to its stdout, untrimmed, as UTF-8. `input` goes to stdin, which is
   * closed otherwise. An exit code other than 0 rejects with a "git" Fault; an abort rejects with the signal's reason.
   */
  raw(args: readonly string[], input?: string | Buffer): Promise<string>;
  /** The same for binary output: every byte of stdout. It rejects where there are more than `most`. */
  bytes(args: readonly string[], input?: string | Buffer, most?: number): Promise<Buffer>;
  /** The same with stderr, which has the warnings of git. */
  both(args: readonly string[], input?: string | Buffer): Promise<Readonly<{ stdout: Buffer; stderr: string }>>;
  /** Hands over stdout piece by piece, as git writes it, and holds none of it. An error of `take` ends git, and is what it rejects with. */
  pieces(args: readonly string[], take: (piece: Buffer) => void): Promise<void>;
  /**
   * The records of stdout, one by one as git writes them: byte for byte as Latin-1, and without empty ones. `end` ends each, NUL if it
   * is not given. Resolves to stderr. Lists of files come in this way: there can be any number of them.
   */
  records(
    args: readonly string[],
    take: (record: string) => void,
    how?: Readonly<{ input?: string | Buffer; end?: "\0" | "\n" }>,
  ): Promise<string>;
}>;

const fixed = {
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
  GIT_OPTIONAL_LOCKS: "0",
  LC_ALL: "C",
} as const;

// This is only a second layer: a hostile .git/config has other ways to run programs (filters), even for `git status`.
// So git runs in a repository that tools can no longer write. `safe.directory`: in container jobs the folder has
// another owner.
// `lowSpeed`: a remote that sends nothing for a minute is given up.
export const gitOverrides = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "gc.auto=0",
  "maintenance.auto=false",
  "safe.directory=*",
  "submodule.recurse=false",
  "fetch.recurseSubmodules=false",
  "http.lowSpeedLimit=1",
  "http.lowSpeedTime=60",
] as const;

/** In a submodule, these commands start another git and run what its settings name, unless told not to. */
const ENTERS: ReadonlySet<string> = new Set(
  "add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(
    " ",
  ),
);

/** Throws for a command that could run programs which a repository inside the work tree names. */
export function requireOutside(args: readonly string[]): void {
  const [command = ""] = args;
  const isShut = args.some((arg) => arg === "--cached" || /^--ignore-submodules=(?:all|dirty)$/.test(arg));
  if (ENTERS.has(command) && !isShut) throw new Error(`\`git ${command}\` enters submodules.`);
}

/** It has no PATH: the caller that runs git sets it. */
export function isolatedGitEnvironment({ folder, gitDir, environment, settings }: GitOptions): Record<string, string> {
  const repository = gitDir === undefined ? {} : { GIT_DIR: gitDir, GIT_WORK_TREE: folder };
  return { ...environment, ...repository, ...fixed, ...(settings !== undefined && { GIT_CONFIG_GLOBAL: settings }) };
}

/**
 * A "git" Fault: `git push: ! [rejected] main -> main (fetch first)`. Its cause has the complete output, redacted. If git
 * met an error of this machine, such as a full disk, it is a "machine" Fault that quotes git.
 */
export function gitFault(args: readonly string[], error: unknown): Fault {
  const printed = withoutCredentials(error instanceof Error ? error.message : String(error));
  const command = args.find((argument) => /^[a-z][a-z-]*$/.test(argument)) ?? "";
  const words = `git ${command}: ${withoutPaths(meaningfulLine(printed))}`;
  const trouble = troubleInWords(printed) ?? systemTrouble(error);
  const cause = new Error(printed);
  return trouble ? machineFault(trouble, cause, words) : new Fault("git", words, { cause });
}

/** In order of how much a line explains. */
const meaningful = [/^ ?! /, /^!\t/, /^remote: (?:error|fatal): /i, /^(?:fatal|error): /, /\S/];

function meaningfulLine(printed: string): string {
  const lines = printed.split("\n");
  const found = meaningful.flatMap((pattern) => lines.find((line) => pattern.test(line)) ?? [])[0];
  return (found ?? "it failed without a message.").trim();
}

function withoutCredentials(text: string): string {
  return text
    .replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi, "$1***@")
    .replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi, "$1***")
    .replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi, "$1***");
}

/** For git in a repository that is only read: names are no patterns, and nothing is fetched or replaced. */
export const READ_ONLY_GIT = {
  GIT_ATTR_NOSYSTEM: "1",
  GIT_LITERAL_PATHSPECS: "1",
  GIT_NO_LAZY_FETCH: "1",
  GIT_NO_REPLACE_OBJECTS: "1",
  GIT_ALLOW_PROTOCOL: "",
};
