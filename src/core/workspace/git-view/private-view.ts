/**
 * Reads a repository with settings of our own. The settings in its `.git` (hooks, filters, monitors, aliases, pagers,
 * the place of its work tree) can be a trap for any git that runs there. So git runs in a separate folder that has only
 * the repository's refs and objects. Attributes files of the work tree still apply, so line ends and encodings are
 * converted as they say. Filters have no program here, so filtered files are compared as they are on disk (see
 * `isSameContent` for Git LFS). Missing objects are not fetched.
 */
import { lstat, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { Fault, Mistake } from "../../../lib/fault.ts";
import { RecordCutter } from "../git/record-cutter.ts";
import {
  type Git,
  type GitOptions,
  gitFault,
  gitOverrides,
  isolatedGitEnvironment,
  READ_ONLY_GIT,
  requireOutside,
} from "../git/settings.ts";
import { runProgram } from "../run-program.ts";
import { isAbsence, type Roots, safePath } from "../safe-path.ts";
import { readUntrusted } from "../untrusted-files.ts";

/** `base` is the commit that changes are compared with; undefined in a repository without commits. */
export type PrivateView = Readonly<{
  git: Git;
  base: string | undefined;
  /** The same, with the index of the repository: what is staged, and what a sparse checkout leaves out. */
  withIndex: Git;
}>;

const timeoutMs = 60_000;

/** Runs `look` and removes the folder. Rejects with a `Mistake` if git fails or takes longer than a minute. */
export async function withPrivateView<T>(
  { git: binary, environment: { PATH = "" } }: GitViewOptions,
  repository: WorkspaceRepository,
  look: (view: PrivateView) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const folder = await mkdtemp(join(tmpdir(), "deckhand-view-"));
  try {
    await furnish(folder, repository);
    const options = { binary, folder: repository.root, gitDir: folder, signal };
    const environment = { ...READ_ONLY_GIT, ...(PATH !== "" && { PATH }) };
    const here = plainGit({ ...options, environment });
    const index = join(repository.gitDir, "index");
    const withIndex = plainGit({ ...options, environment: { ...environment, GIT_INDEX_FILE: index } });
    return await look({ git: here, withIndex, base: await settleOnBase(folder, here) });
  } catch (error) {
    if (!(error instanceof Fault) && !signal.aborted) throw error;
    const reason = error instanceof Fault ? error.message : "Git took too long.";
    throw new Mistake(`The repository in ${repository.root} cannot be read. ${reason}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function furnish(folder: string, { gitDir, commonDir }: WorkspaceRepository): Promise<void> {
  const isSha256 = /^[ \t]*objectformat[ \t]*=[ \t]*sha256[ \t\r]*$/im.test(smallFile(join(commonDir, "config")) ?? "");
  await mkdir(join(folder, "info"));
  await Promise.all([
    ...["refs", "packed-refs", "objects", "shallow"].map((name) => symlink(join(commonDir, name), join(folder, name))),
    writeFile(join(folder, "HEAD"), smallFile(join(gitDir, "HEAD")) ?? "ref: refs/heads/none\n"),
    writeFile(join(folder, "config"), isSha256 ? sha256Config : plainConfig),
    writeFile(join(folder, "info/exclude"), smallFile(join(commonDir, "info/exclude")) ?? ""),
  ]);
}

const plainConfig = "[core]\n\trepositoryformatversion = 0\n\tbare = false\n";
const sha256Config = "[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectformat = sha256\n";

/** The index and HEAD become the base, so that the work tree differs from them by exactly the changes to show. */
async function settleOnBase(folder: string, here: Git): Promise<string | undefined> {
  const base = await baseOf(here, smallFile(join(folder, "HEAD")) ?? "");
  if (base === undefined) return undefined;
  await here.raw(["read-tree", base]);
  await writeFile(join(folder, "HEAD"), `${base}\n`);
  return base;
}

/** The commit where HEAD left its branch at origin, or else origin's default branch, or else HEAD. */
async function baseOf(here: Git, head: string): Promise<string | undefined> {
  const branch = /^ref: refs\/heads\/([^\n]+)/.exec(head)?.[1];
  const own = branch === undefined ? [] : [branch];
  const remote = [...own, "HEAD", "main", "master"].map((name) => `refs/remotes/origin/${name}`);
  for (const other of [...remote, "HEAD"]) {
    const base = await orNothing(here.raw(["merge-base", "--end-of-options", "HEAD", other]));
    if (base !== undefined) return base.trim();
  }
  return undefined;
}

async function orNothing(work: Promise<string>): Promise<string | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Fault && ["git", "machine"].includes(error.code)) return undefined;
    throw error;
  }
}

/** From `environment`, git gets only PATH. */
export type GitViewOptions = Readonly<{
  roots: Roots;
  environment: Readonly<Record<string, string>>;
  /** The program, by path or by a name that is searched for in PATH. */
  git: string;
}>;

/** Like `git`, except that the program is `binary` (a path or a name) and PATH comes from `environment`. */
function plainGit({ binary, ...options }: GitOptions & Readonly<{ binary: string }>): Git {
  const { folder: cwd, signal } = options;
  const environment = isolatedGitEnvironment(options);
  const settings = gitOverrides.flatMap((setting) => ["-c", setting]);
  const done = async (args: readonly string[], input?: string | Buffer, onStdout?: (piece: Buffer) => void) => {
    requireOutside(args);
    signal?.throwIfAborted();
    const end = await run(binary, [...settings, ...args], { cwd, environment, signal, input, onStdout }, args);
    signal?.throwIfAborted();
    if (end.exitCode !== 0) throw gitFault(args, `${end.stderr}${end.stdout}`);
    return end;
  };
  return Object.freeze<Git>({
    bytes: async (args, input) => (await done(args, input)).stdout,
    raw: async (args, input) => (await done(args, input)).stdout.toString(),
    both: (args, input) => done(args, input),
    pieces: async (args, take) => take((await done(args)).stdout),
    records: async (args, take, { input, end = "\0" } = {}) => {
      const cutter = new RecordCutter(end, take);
      const { stderr } = await done(args, input, (piece) => void cutter.push(piece));
      cutter.end();
      return stderr;
    },
  });
}

async function run(
  binary: string,
  all: readonly string[],
  options: Parameters<typeof runProgram>[2],
  args: readonly string[],
) {
  try {
    return await runProgram(binary, all, options);
  } catch (error) {
    throw gitFault(args, error); // git is not installed
  }
}

/** `root` is the top of the work tree, `gitDir` has its HEAD and index, `commonDir` its refs and objects. */
export type WorkspaceRepository = Readonly<{ root: string; gitDir: string; commonDir: string }>;

/** The nearest repository at or above `folder` (a real path) within the workspace; undefined if there is none. */
export async function repositoryOf(roots: Roots, folder: string): Promise<WorkspaceRepository | undefined> {
  const top = await realpath(roots[0]);
  for (let root = folder; ; root = dirname(root)) {
    const found = await repositoryAt(roots, root);
    if (found || root === top || root === dirname(root)) return found;
  }
}

/** The repository with the work tree `root`. Throws a `Mistake` if its `.git` leads out of the workspace. */
export async function repositoryAt(roots: Roots, root: string): Promise<WorkspaceRepository | undefined> {
  const gitDir = await gitDirAt(roots, root);
  if (gitDir === undefined) return undefined;
  const common = firstLine(join(gitDir, "commondir"));
  const commonDir = common === undefined ? gitDir : await realpath(resolve(gitDir, common));
  if (!isLinkedWorktree(root, gitDir)) {
    for (const path of [gitDir, commonDir, join(commonDir, "objects")]) await safePath(roots, path);
  }
  return { root, gitDir, commonDir };
}

/** `.git` is the folder, or a file with the path of the folder. */
async function gitDirAt(roots: Roots, root: string): Promise<string | undefined> {
  const path = join(root, ".git");
  try {
    if (!(await lstat(path)).isFile()) return await safePath(roots, path);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
  const target = /^gitdir: (.+)$/.exec(firstLine(path) ?? "")?.[1];
  if (target === undefined) throw new Mistake(`"${path}" is not what git makes.`);
  return realpath(resolve(root, target));
}

// A work tree of `git worktree` belongs to a repository elsewhere, which names it. A program that can write only in the
// workspace cannot make a repository outside name it.
function isLinkedWorktree(root: string, gitDir: string): boolean {
  if (gitDir.startsWith(`${root}/`)) return false;
  return firstLine(join(gitDir, "gitdir")) === join(root, ".git");
}

/** The text of a small regular file; undefined if there is none. */
function firstLine(path: string): string | undefined {
  return smallFile(path)?.split("\n")[0]?.trim();
}

const maxSize = 1_000_000;

/** A text file of at most 1 MB; undefined for everything else. Throws a `Mistake` if this user may not read it. */
function smallFile(path: string): string | undefined {
  const found = readUntrusted(dirname(path), basename(path), maxSize);
  if (found.status === "refused" && found.why === "denied")
    throw new Mistake(`"${path}" cannot be read: permission denied (${found.code}).`);
  return found.status === "read" ? found.bytes.toString("utf8") : undefined;
}
