/**
 * Decides which paths a tool may use: links are followed first, then nothing outside the workspace is allowed. Errors of
 * the file system become texts that a model can act on.
 */
import { lstat, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { Mistake } from "../../lib/fault.ts";
import { systemReason } from "../../lib/system-error.ts";

/** The folders that tools may use. Relative paths start in the first; a folder that does not exist contains nothing. */
export type Roots = readonly [workingDir: string, ...others: string[]];

/** The target of a path: `real` is `root` and below it `steps`. No part of it was a link at that moment. */
export type ResolvedPath = Readonly<{ root: string; steps: readonly string[]; real: string }>;

/**
 * The real path of `path`, which need not exist. Rejects with a `Mistake` that names it if it is below none of the
 * roots.
 */
export async function safePath(roots: Roots, path: string): Promise<string> {
  return (await resolvePath(roots, path)).real;
}

/** Like `safePath`, for writing: files of git are refused too, at any depth. */
export async function safeWritePath(roots: Roots, path: string): Promise<ResolvedPath> {
  const place = await resolvePath(roots, path);
  if (place.steps.some((step) => step.toLowerCase() === ".git")) {
    throw new Mistake(`"${path}" belongs to git and cannot be written. Change it with git commands in the terminal.`);
  }
  return place;
}

/**
 * Throws a `Mistake` unless `real`, the path of an open file, is below one of the roots: between the check of a path
 * and its use, a part of it can have become a link.
 */
export async function requireInside(roots: Roots, real: string, path: string): Promise<void> {
  if ((await placeOf(roots, real)) === undefined) throw outside(roots, path);
}

/**
 * The target of `path`, which need not exist. Rejects with a `Mistake` that names it if it is below none of the roots.
 */
export async function resolvePath(roots: Roots, path: string): Promise<ResolvedPath> {
  if (path.includes("\0")) throw new Mistake("A path cannot contain a NUL character.");
  const place = await placeOf(roots, await followLinks(resolve(roots[0], path), path));
  if (place === undefined) throw outside(roots, path);
  return place;
}

/** The place of `real` below one of the roots; undefined if it is below none. */
async function placeOf(roots: Roots, real: string): Promise<ResolvedPath | undefined> {
  for (const asked of roots) {
    const root = await followLinks(asked, asked);
    const steps = inside(root, real);
    if (steps !== undefined) return { root, steps: steps.split(sep).filter(Boolean), real };
  }
  return undefined;
}

function outside([workingDir]: Roots, path: string): Mistake {
  return new Mistake(`"${path}" is outside the workspace. Use a path inside ${workingDir}.`);
}

/** The path from `root` to `real`, or undefined if `real` is not below it. */
function inside(root: string, real: string): string | undefined {
  const steps = relative(root, real);
  return steps === ".." || steps.startsWith(`..${sep}`) || isAbsolute(steps) ? undefined : steps;
}

/** The real path of the longest existing part, with the rest appended. */
async function followLinks(path: string, asked: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (!isAbsence(error)) throw error;
  }
  // Otherwise a broken link would pass as a free name, wherever it points.
  if (await isLink(path)) throw new Mistake(`"${asked}" leads through a link to nothing. Use the real path.`);
  return join(await followLinks(dirname(path), asked), basename(path));
}

async function isLink(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isSymbolicLink();
  } catch (error) {
    if (isAbsence(error)) return false;
    throw error;
  }
}

/** Whether an error means that the path does not exist. */
export function isAbsence(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR"].includes(errorCode(error));
}

/** The system's error code (`ENOENT`), or "". */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Runs `work` and rethrows a system error as a `Mistake`: `Cannot read "x": no such file or directory (ENOENT).` */
export async function orMistake<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = errorCode(error);
    if (!/^E[A-Z0-9]+$/.test(code)) throw error;
    throw new Mistake(`Cannot ${what}: ${systemReason(code)}.`, { cause: error });
  }
}
