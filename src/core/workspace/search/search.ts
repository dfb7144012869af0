/** The searching half of the local workspace: what is found is filtered, sorted and cut here, no matter who found it. */
import { lstatSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Mistake } from "../../../lib/fault.ts";
import { orMistake, type Roots, resolvePath } from "../safe-path.ts";
import { globPattern } from "./glob-pattern.ts";
import { native } from "./native/native.ts";
import { RipgrepMissing, ripgrep } from "./ripgrep.ts";
import {
  type FileQuery,
  type FoundFiles,
  type FoundText,
  type MatchingLines,
  type MatchingPaths,
  type Searcher,
  type SearchRoot,
  type SearchScope,
  type TextQuery,
  withinTime,
} from "./searcher.ts";

export type SearchOptions = Readonly<{
  roots: Roots;
  environment: Readonly<Record<string, string>>;
  /** The search program. If it does not exist, the built-in searcher is used. */
  ripgrep: string;
  timeoutMs?: number | undefined;
  turnMs?: number | undefined;
}>;

/** See the methods of the workspace port. */
export type Search = Readonly<{
  findFiles(query: FileQuery, signal: AbortSignal): Promise<FoundFiles>;
  searchText(query: TextQuery, signal: AbortSignal): Promise<FoundText>;
}>;

const limits = { timeoutMs: 30_000, turnMs: 3000, lookMs: 3000 };

export function search(options: SearchOptions): Search {
  const searching = withFallback(ripgrep(options.ripgrep, options.environment));
  return {
    async findFiles({ path, glob, limit }, signal) {
      const scope = await scopeOf(options, path, glob, signal);
      const { paths, isComplete } = await searching((searcher) => searcher.list(scope));
      const all = await newestFirst(scope.place.folder, filtered(paths, glob, scope));
      const ignored = all.length > 0 ? {} : await ignoredIn(scope, glob, (more) => searching((one) => one.list(more)));
      return { files: shown(all.slice(0, limit), scope.place), total: all.length, isComplete, ...ignored };
    },
    async searchText({ path, pattern, include, limit, lineLimit = 0 }, signal) {
      if (pattern.length > MAX_PATTERN || pattern.includes("\0")) throw unfitPattern();
      const scope = await scopeOf(options, path, include, signal);
      const { paths, isComplete } = await searching((searcher) => searcher.matching(pattern, scope));
      const all = await newestFirst(scope.place.folder, filtered(paths, include, scope));
      const first = all.slice(0, limit);
      const look = (more: SearchScope) => searching((one) => one.matching(pattern, more));
      const ignored = all.length > 0 ? {} : await ignoredIn(scope, include, look);
      const needsLines = lineLimit > 0 && first.length > 0;
      const { lines, isComplete: hasAllLines } = needsLines
        ? await searching((searcher) => searcher.lines(pattern, first, lineLimit, scope))
        : NO_LINES;
      return {
        files: shown(first, scope.place),
        total: all.length,
        isComplete: isComplete && hasAllLines,
        lines: lines.slice(0, lineLimit).map(({ path: file, ...line }) => ({ ...line, file: name(file, scope.place) })),
        hasMoreLines: lines.length > lineLimit,
        ...ignored,
      };
    },
  };
}

/** Much longer patterns cannot be arguments of a program. */
const MAX_PATTERN = 10_000;

function unfitPattern(): Mistake {
  return new Mistake(`A pattern has at most ${MAX_PATTERN} characters, none of them NUL.`);
}

const NO_LINES: MatchingLines = { lines: [], isComplete: true };

async function scopeOf(
  { roots, timeoutMs = limits.timeoutMs, turnMs = limits.turnMs }: SearchOptions,
  path: string,
  glob: string | undefined,
  signal: AbortSignal,
): Promise<SearchScope> {
  const place = await placeOf(roots, path);
  const withHidden = glob !== undefined && meansHidden(glob);
  const deadline = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : AbortSignal.abort();
  return { place, withHidden, withIgnored: false, signal, deadline, turnMs };
}

/** How many of the files match that `.gitignore` excludes: those that a look of three seconds finds. */
async function ignoredIn(
  scope: SearchScope,
  glob: string | undefined,
  look: (scope: SearchScope) => Promise<MatchingPaths>,
): Promise<Pick<FoundFiles, "ignored">> {
  const deadline = AbortSignal.any([scope.deadline, AbortSignal.timeout(limits.lookMs)]);
  const { paths } = await look({ ...scope, withIgnored: true, deadline });
  const ignored = filtered(paths, glob, scope).length;
  return ignored > 0 ? { ignored } : {};
}

/** Uses the first searcher until it turns out to be missing. */
function withFallback(first: Searcher): <Found>(work: (searcher: Searcher) => Promise<Found>) => Promise<Found> {
  let isThere = true;
  return async (work) => {
    if (!isThere) return work(native);
    try {
      return await work(first);
    } catch (error) {
      if (!(error instanceof RipgrepMissing)) throw error;
      isThere = false;
      return work(native);
    }
  };
}

function filtered(paths: readonly string[], glob: string | undefined, { turnMs }: SearchScope): readonly string[] {
  if (glob === undefined) return paths;
  const matches = globMatcher(glob);
  const kept = withinTime(turnMs, () => paths.filter(matches));
  if (!kept) throw new Mistake(`The glob "${glob}" takes too long. Use one with fewer stars.`);
  return kept;
}

function shown(paths: readonly string[], place: SearchRoot): string[] {
  return paths.map((path) => name(path, place));
}

function name(path: string, { folder, root, isMain }: SearchRoot): string {
  const real = join(folder, path);
  return isMain ? relative(root, real) : real;
}

const MAX_LENGTH = 1000;

/**
 * A glob without a slash applies to names at any depth. Throws a `Mistake` for one that can match nothing below a
 * folder.
 */
export function globMatcher(glob: string): (path: string) => boolean {
  const below = glob.replace(/^(?:\.\/)+/, "");
  if (below === "" || below.length > MAX_LENGTH) throw new Mistake("Give a glob of 1 to 1000 characters.");
  if (/^\/|(?:^|\/)\.\.(?:\/|$)/.test(below)) {
    throw new Mistake(`The glob "${glob}" leads out of the directory it is about. Give the directory as \`path\`.`);
  }
  const pattern = compiled(below.includes("/") ? below : `**/${below}`);
  return (path) => path === below || pattern.test(path); // a name may look like a pattern: `[id].ts`
}

function compiled(glob: string): RegExp {
  try {
    return globPattern(glob);
  } catch (cause) {
    throw new Mistake(`The glob "${glob}" cannot be read: a range of its brackets runs backwards.`, { cause });
  }
}

/** Whether the glob includes hidden files: one of its parts starts with a dot. */
function meansHidden(glob: string): boolean {
  return /(?:^|[/{,(|])\.[^./]/.test(glob.replace(/^(?:\.\/)+/, ""));
}

const perTurn = 1000;

/** Sorted by the time of the last change, then by name. Files that no longer exist are left out. */
async function newestFirst(folder: string, paths: readonly string[]): Promise<readonly string[]> {
  const dated: Readonly<{ path: string; time: number }>[] = [];
  for (const [index, path] of paths.entries()) {
    const time = lstatSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs;
    if (time !== undefined) dated.push({ path, time });
    if (index % perTurn === perTurn - 1) await setImmediate();
  }
  return dated.sort((a, b) => b.time - a.time || (a.path < b.path ? -1 : 1)).map(({ path }) => path);
}

/** Throws a `Mistake` for a path that is outside, does not exist, or is neither a directory nor a file. */
async function placeOf(roots: Roots, path: string): Promise<SearchRoot> {
  return orMistake(`search "${path}"`, async () => {
    const { real, root } = await resolvePath(roots, path);
    const found = await stat(real);
    if (!found.isDirectory() && !found.isFile()) throw new Mistake(`"${path}" is neither a directory nor a file.`);
    const [folder, file] = found.isFile() ? [dirname(real), basename(real)] : [real, undefined];
    return { folder, file, root, isMain: root === (await resolvePath(roots, resolve(roots[0]))).real };
  });
}
