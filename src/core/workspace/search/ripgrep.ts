/**
 * Searches with `rg`, always with the same arguments, so that neither the checkout nor the environment changes the
 * result.
 */
import { Mistake } from "../../../lib/fault.ts";
import { startOf, withoutEnd } from "../../../lib/text.ts";
import { type ProgramEnd, type ProgramOptions, runProgram } from "../run-program.ts";
import { errorCode } from "../safe-path.ts";
import { MAX_FILE_BYTES, MAX_LINE_LENGTH, type MatchingLine, type Searcher, type SearchScope } from "./searcher.ts";

const MAX_OUTPUT = 64 * 1024 * 1024;

const FIXED = [
  "--no-config",
  "--no-follow",
  "--no-messages",
  "--color=never",
  "--null",
  // Only .gitignore counts, with or without a repository around it, as in the other searcher.
  "--no-require-git",
  "--no-ignore-global",
  "--no-ignore-exclude",
  "--no-ignore-dot",
  "--glob=!.git",
];
const TEXT = ["--ignore-case", "--crlf", `--max-filesize=${MAX_FILE_BYTES}`];
/** Bytes: enough for every character of a line that is kept. */
const LINES = [
  "--line-number",
  "--with-filename",
  "--no-heading",
  "--threads=1",
  `--max-columns=${4 * MAX_LINE_LENGTH}`,
  "--max-columns-preview",
];

type Output = Readonly<{ text: string; isComplete: boolean }>;

/** `rg` does not exist or cannot be run. */
export class RipgrepMissing extends Error {}

/** Every method rejects with `RipgrepMissing` if `rg` cannot be started. */
export function ripgrep(rg: string, environment: Readonly<Record<string, string>>): Searcher {
  const run = (args: readonly string[], scope: SearchScope) => execute(rg, args, environment, scope);
  return {
    async list(scope) {
      const { text, isComplete } = await run(["--files", ...extent(scope), "--", target(scope)], scope);
      return { paths: pathsIn(text), isComplete };
    },
    async matching(pattern, scope) {
      const args = ["--files-with-matches", ...TEXT, ...extent(scope), "--", pattern, target(scope)];
      const { text, isComplete } = await run(args, scope);
      return { paths: pathsIn(text), isComplete };
    },
    async lines(pattern, paths, limit, scope) {
      const files = paths.map((path) => `./${path}`);
      const { text, isComplete } = await run([...TEXT, ...LINES, "--", pattern, ...files], scope);
      return { lines: linesIn(text, limit + 1), isComplete };
    },
  };
}

function extent({ withHidden, withIgnored }: SearchScope): string[] {
  return [...(withHidden ? ["--hidden"] : []), ...(withIgnored ? ["--no-ignore"] : [])];
}

function target({ place }: SearchScope): string {
  return `./${place.file ?? ""}`;
}

async function execute(
  rg: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  { place, signal, deadline }: SearchScope,
): Promise<Output> {
  signal.throwIfAborted();
  const { stdout, stderr, exitCode, isCut } = await start(rg, [...FIXED, ...args], {
    cwd: place.folder,
    environment,
    maxBytes: MAX_OUTPUT,
    signal: AbortSignal.any([signal, deadline]),
  });
  signal.throwIfAborted();
  // 1: nothing was found. 2: something could not be read, or, with text on stderr, the pattern is invalid.
  if (exitCode === 2 && stderr.trim() !== "") throw refused(stderr);
  return { text: stdout.toString(), isComplete: !isCut };
}

async function start(rg: string, args: readonly string[], options: ProgramOptions): Promise<ProgramEnd> {
  try {
    return await runProgram(rg, args, options);
  } catch (error) {
    if (["ENOENT", "EACCES", "ENOEXEC"].includes(errorCode(error))) throw new RipgrepMissing();
    throw error;
  }
}

function refused(words: string): Mistake {
  return new Mistake(`The pattern is not a supported regular expression. ${startOf(words.trim(), 500)}`);
}

/** An incomplete last path is left out. */
function pathsIn(text: string): string[] {
  return text.split("\0").slice(0, -1).map(withoutDot);
}

function linesIn(text: string, limit: number): MatchingLine[] {
  const found: MatchingLine[] = [];
  for (const line of text.split("\n")) {
    const match = /^([^\0]+)\0(\d+):(.*)$/s.exec(line);
    if (!match) continue; // the end, or a note that a file is binary
    const [, path = "", number, content = ""] = match;
    found.push({ path: withoutDot(path), number: Number(number), text: withoutEnd(content, "\r") });
    if (found.length === limit) break;
  }
  return found;
}

function withoutDot(path: string): string {
  return path.replace(/^\.\//, "");
}
