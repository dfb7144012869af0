/** Lists what changed in a folder since the work began, to show it to people. */
import { lstat, readdir, readlink } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { Mistake } from "../../../lib/fault.ts";
import { readFile } from "../files.ts";
import { isAbsence, orMistake, type Roots, safePath } from "../safe-path.ts";
import type { GitChange, GitDiff } from "../workspace.ts";
import { type FileChange, withoutUnchangedPointers } from "./lfs.ts";
import {
  type GitViewOptions,
  type PrivateView,
  repositoryAt,
  repositoryOf,
  type WorkspaceRepository,
  withPrivateView,
} from "./private-view.ts";

/** See `Workspace.gitChanges`. */
export async function gitChanges(options: GitViewOptions, path: string): Promise<readonly GitChange[]> {
  return orMistake(`look for changes in "${path}"`, async () => {
    const { roots } = options;
    const folder = await safePath(roots, path);
    const repository = await repositoryOf(roots, folder);
    const nested = await repositoriesIn(roots, folder);
    if (!repository && nested.length === 0) throw new Mistake(`"${path}" is not in a git repository.`);
    const outer = repository ? await changesBelow(options, repository, folder) : [];
    const inner = await Promise.all(nested.map((other) => changesWithPrefix(options, folder, other)));
    const own = outer.filter((change) => change.status !== "ADDED" || !isRootOf(nested, join(folder, change.path)));
    return [...own, ...inner.flat()].sort((a, b) => (a.path < b.path ? -1 : 1));
  });
}

/** Repositories directly in `folder`: submodules and clones. */
async function repositoriesIn(roots: Roots, folder: string): Promise<readonly WorkspaceRepository[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== ".git");
  const found = await Promise.all(folders.map(({ name }) => repositoryAt(roots, join(folder, name))));
  return found.filter((repository) => repository !== undefined);
}

async function changesWithPrefix(
  options: GitViewOptions,
  folder: string,
  repository: WorkspaceRepository,
): Promise<GitChange[]> {
  const prefix = relative(folder, repository.root);
  const changes = await changesBelow(options, repository, repository.root);
  return changes.map(({ status, path }) => ({ status, path: join(prefix, path) }));
}

function isRootOf(repositories: readonly WorkspaceRepository[], path: string): boolean {
  return repositories.some(({ root }) => root === path);
}

async function changesBelow(
  options: GitViewOptions,
  repository: WorkspaceRepository,
  folder: string,
): Promise<GitChange[]> {
  const changes = await withPrivateView(options, repository, (view) => changesOf(repository, view));
  const prefix = relative(repository.root, folder);
  const start = prefix === "" ? "" : prefix + sep;
  return changes
    .filter(({ path }) => path.startsWith(start))
    .map(({ status, path }) => ({ status, path: path.slice(start.length) }));
}

async function changesOf(repository: WorkspaceRepository, view: PrivateView): Promise<readonly GitChange[]> {
  const records = await view.git.raw([
    ...["status", "--porcelain=v2", "-z", "--untracked-files=all", "--no-renames"],
    "--ignore-submodules=dirty", // otherwise git would run in the submodule, by its settings
  ]);
  const found = records.split("\0").flatMap(toChange);
  const present = await withoutLeftOut(view, await withoutUnchangedPointers(repository.root, view.git, found));
  return [...present, ...(await addedAgainstIgnores(repository, view, present))];
}

const STATUS: Readonly<Record<string, GitChange["status"]>> = { M: "UPDATED", T: "UPDATED", D: "DELETED" };

/** `1 XY sub mH mI mW hH hI path` for a file of the base, `? path` for a new one; a new repository ends in a slash. */
function toChange(record: string): FileChange[] {
  const fields = record.split(" ");
  if (fields[0] === "?") return [{ status: "ADDED", path: record.slice(2).replace(/\/$/, "") }];
  const status = STATUS[fields[1]?.[1] ?? ""];
  const [oid, path] = [fields[6], fields.slice(8).join(" ")];
  return fields[0] === "1" && status && oid !== undefined ? [{ status, path, oid }] : [];
}

/** Files that a sparse checkout leaves out are not deleted. */
async function withoutLeftOut(
  { withIndex }: PrivateView,
  changes: readonly FileChange[],
): Promise<readonly FileChange[]> {
  if (!changes.some(({ status }) => status === "DELETED")) return changes;
  const entries = (await withIndex.raw(["ls-files", "-t", "-z", "--cached"])).split("\0");
  const leftOut = new Set(entries.flatMap((entry) => (entry.startsWith("S ") ? [entry.slice(2)] : [])));
  return changes.filter(({ status, path }) => status !== "DELETED" || !leftOut.has(path));
}

/** Files that were added by force: ignored files that are not in the base. */
async function addedAgainstIgnores(
  { root }: WorkspaceRepository,
  { withIndex, base }: PrivateView,
  known: readonly FileChange[],
): Promise<readonly GitChange[]> {
  if (base === undefined) return [];
  const arguments_ = ["diff-index", "--cached", "--no-renames", "--diff-filter=A", "--name-only", "-z", base, "--"];
  const paths = new Set((await withIndex.raw(arguments_)).split("\0").filter(Boolean));
  for (const { path } of known) paths.delete(path);
  const there = await Promise.all([...paths].map(async (path) => ((await exists(join(root, path))) ? [path] : [])));
  return there.flat().map((path) => ({ status: "ADDED", path }));
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (isAbsence(error)) return false;
    throw error;
  }
}

/** A file now and when the work began. */
const maxBytes = 1_000_000;

/** See `Workspace.gitDiff`. */
export async function gitDiff(options: GitViewOptions, file: string): Promise<GitDiff> {
  return orMistake(`compare "${file}"`, async () => {
    const { roots } = options;
    const asked = resolve(roots[0], file);
    // The name itself is not followed, because a link is compared by its target.
    const folder = await safePath(roots, dirname(asked));
    const real = join(folder, basename(asked));
    const repository = await repositoryOf(roots, folder);
    if (!repository) throw new Mistake(`"${file}" is not in a git repository.`);
    const path = relative(repository.root, real);
    const original = await withPrivateView(options, repository, (view) => originalOf(view, path, file));
    const modified = await modifiedOf(real, file);
    if (original === undefined && modified === undefined)
      throw new Mistake(`There is no file "${file}", and there was none.`);
    return { modified: modified ?? "", original: original ?? "" };
  });
}

/** `mode type oid size<TAB>path`, the output of `ls-tree`. The size is not a number if the object is missing. */
const entry = /^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t/;

async function originalOf({ git, base }: PrivateView, path: string, file: string): Promise<string | undefined> {
  if (base === undefined) return undefined;
  const [, , kind, oid, size] = entry.exec(await git.raw(["ls-tree", "-l", "-z", base, "--", path])) ?? [];
  if (oid === undefined) return undefined;
  if (kind !== "blob")
    throw new Mistake(`"${file}" is a ${kind === "commit" ? "submodule" : "directory"}, not a file.`);
  if (Number(size) > maxBytes) throw new Mistake(`"${file}" had ${size} bytes, more than the ${maxBytes} allowed.`);
  return requireText(await git.raw(["cat-file", "blob", oid]), file);
}

async function modifiedOf(real: string, file: string): Promise<string | undefined> {
  try {
    if ((await lstat(real)).isSymbolicLink()) return await readlink(real);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
  const bytes = await readFile([dirname(real)], real, maxBytes);
  return requireText(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), file);
}

function requireText(text: string, file: string): string {
  if (!text.includes("\0") && !text.includes("\ufffd")) return text;
  throw new Mistake(`"${file}" is not UTF-8 text, so its change cannot be shown.`);
}
