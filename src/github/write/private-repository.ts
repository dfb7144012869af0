/**
 * The repository of the broker that no tool can write: it is seeded with the base, and reads the work tree when tools
 * have ended. Its index never has a submodule: for each one git would start a second git in its folder, which runs
 * programs that the settings there name, and tools can write those.
 */
import { copyFileSync, existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Git } from "../../core/workspace/git/settings.ts";
import { git, makeBareRepository } from "../../core/workspace/git.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { nullSeparated, type Plain, recordsOf } from "./left-out.ts";
import { ABSENT, SUBMODULE } from "./policy/entries.ts";

/** `folder` is the broker's own, outside of the workspace. */
export type RepositoryPlace = Readonly<{
  folder: string;
  workspace: string;
  environment: Readonly<Record<string, string>>;
}>;
type WithExtra = (extra?: Readonly<Record<string, string>>) => Git;
/** `objects` is without a work tree: tools may be at work meanwhile, and no file of theirs has a say. */
export type Private = Readonly<{ gitDir: string; inWorkTree: WithExtra; objects: WithExtra }>;

export function makeRepository(options: RepositoryPlace): Private {
  const made = repositoryIn(options);
  makeBareRepository(made.gitDir);
  return made;
}

export function repositoryIn({ folder, workspace, environment }: RepositoryPlace): Private {
  const gitDir = join(folder, "publisher.git");
  const inWorkTree = (extra: Readonly<Record<string, string>> = {}): Git =>
    git({ folder: workspace, gitDir, environment: { ...environment, ...extra } });
  const objects = (extra: Readonly<Record<string, string>> = {}): Git =>
    git({ folder: gitDir, environment: { ...environment, ...extra } });
  return { gitDir, inWorkTree, objects };
}

const BASE = "refs/base";

export async function fetchBase(git: Git, workspace: string): Promise<void> {
  try {
    await git.raw(["fetch", "--quiet", "--depth=1", "--no-tags", pathToFileURL(workspace).href, `+HEAD:${BASE}`]);
  } catch (cause) {
    throw new Fault("config", `The checkout could not be read completely. ${toFault(cause).message}`, {
      hint: "Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",
      cause,
    });
  }
}

/** The commit that `fetchBase` has fetched, which is whole then; undefined where it has not. */
export function seededWith({ gitDir }: Private): string | undefined {
  const path = join(gitDir, BASE);
  return existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
}

/**
 * What the checkout ignores by itself must not be published either. Its index knows which files are as git wrote them:
 * they are not read again, so neither a filter (Git LFS) nor line ends can make a change of an untouched file.
 */
export async function copyState({ workspace, environment }: RepositoryPlace, made: Private): Promise<void> {
  const { gitDir } = made;
  const [excludes = "", index = ""] = await ownFiles(workspace, environment);
  if (existsSync(excludes)) copyFileSync(excludes, join(gitDir, "info", "exclude"));
  // An index can be split, the greater part being shared.
  const parts = readdirSync(dirname(index)).filter((name) => name === "index" || name.startsWith("sharedindex."));
  for (const name of parts) copyFileSync(join(dirname(index), name), join(gitDir, name));
  const hasSubmodules = parts.some((name) => readFileSync(join(gitDir, name)).includes(SUBMODULE_BITS));
  if (hasSubmodules) await dropSubmodules(made.inWorkTree());
}

/** The mode 160000 as an index has it (gitformat-index(5)). Elsewhere in the file the same bits mean nothing, and do no harm. */
const SUBMODULE_BITS = Buffer.from([0x00, 0x00, 0xe0, 0x00]);

/** The excludes and the index of the checkout. Only where its `.git` leads elsewhere, as in a worktree, git has to say where. */
async function ownFiles(workspace: string, environment: RepositoryPlace["environment"]): Promise<readonly string[]> {
  const folder = join(workspace, ".git");
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return ["info/exclude", "index"].map((path) => join(folder, path));
  const paths = ["--git-path", "info/exclude", "--git-path", "index"];
  const found = await git({ folder: workspace, environment }).raw(["rev-parse", ...paths]);
  return found.split("\n").map((path) => resolve(workspace, path));
}

export function isOlder(path: string, than: string): boolean {
  try {
    return lstatSync(path).mtimeMs < lstatSync(than).mtimeMs;
  } catch {
    return false;
  }
}

/** For `info/attributes`, which stands above every `.gitattributes`: files are, byte for byte, what git has of them. */
export const AS_BYTES = "* -text !eol -ident !filter !working-tree-encoding\n";

/** Made when it is first needed: most work is what git can take. */
export async function plainRepository(
  { folder, workspace, environment }: RepositoryPlace,
  gitDir: string,
): Promise<Plain> {
  const own = join(folder, "bytes.git");
  makeBareRepository(own);
  writeFileSync(join(own, "info", "attributes"), AS_BYTES);
  const excludes = join(gitDir, "info", "exclude");
  if (existsSync(excludes)) copyFileSync(excludes, join(own, "info", "exclude"));
  const objects = { GIT_OBJECT_DIRECTORY: join(gitDir, "objects") };
  const plain = (at: string) => git({ folder: at, gitDir: own, environment: { ...environment, ...objects } });
  return { workspace, in: plain };
}

/**
 * Paths as Latin-1, byte for byte. `refused` are files that git cannot store, `repositories` folders with a `.git` of their
 * own, and `shut` folders that could not be opened.
 */
type Staged = Readonly<{
  refused: readonly string[];
  repositories: readonly string[];
  shut: readonly string[];
}>;

/** Takes submodules out of the index. Call it before any tool runs. */
async function dropSubmodules(git: Git): Promise<void> {
  const entries = recordsOf(await git.bytes(["ls-files", "-z", "--stage"]));
  const links = entries.filter((entry) => entry.startsWith(SUBMODULE));
  await remove(
    git,
    links.map((entry) => entry.slice(entry.indexOf("	") + 1)),
  );
}

/**
 * Stages all that git can. One path that it cannot take does not keep another one out. `apart` is a folder in the root that is
 * passed over, whatever is in it, and that the base does not have.
 */
export async function stageAll(git: Git, apart: string | undefined): Promise<Staged> {
  const tracked = await changedFiles(git);
  // A file in whose place there is a repository no longer exists.
  const isGone = ({ mode }: Tracked) => mode === ABSENT || mode === SUBMODULE;
  await remove(git, pathsOf(tracked.filter(isGone)));
  const { paths, words } = await others(git, apart);
  const files = [...pathsOf(tracked.filter((one) => !isGone(one))), ...paths.filter((path) => !path.endsWith("/"))];
  const repositories = paths.filter((path) => path.endsWith("/")).map((path) => path.slice(0, -1));
  return { refused: await addEach(git, files), repositories, shut: unopened(words) };
}

async function others(git: Git, apart?: string): Promise<Readonly<{ paths: readonly string[]; words: string }>> {
  const but = apart === undefined ? [] : ["--", `:(top,exclude,literal)${apart}`];
  const { stdout, stderr } = await git.both(["ls-files", "-z", "--others", "--exclude-standard", ...but]);
  return { paths: recordsOf(stdout), words: stderr };
}

type Tracked = Readonly<{ mode: string; path: string }>;

function pathsOf(tracked: readonly Tracked[]): readonly string[] {
  return tracked.map(({ path }) => path);
}

/** `:100644 000000 <old> <new> D`, NUL, path, NUL; the second mode is that of the work tree. */
async function changedFiles(git: Git): Promise<readonly Tracked[]> {
  const fields = recordsOf(await git.bytes(["diff-files", "-z", "--raw", "--no-renames", "--ignore-submodules=all"]));
  return fields.flatMap((field, index) =>
    index % 2 === 0 ? [{ mode: field.split(" ")[1] ?? "", path: fields[index + 1] ?? "" }] : [],
  );
}

async function remove(git: Git, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await git.raw(["update-index", "-z", "--force-remove", "--stdin"], nullSeparated(paths));
}

const MOST_ATTEMPTS = 300;

/** Half by half, down to those that git refuses. A folder becomes a link to the commit that its repository is at. */
export async function addEach(
  git: Git,
  paths: readonly string[],
  attempts = { left: MOST_ATTEMPTS },
): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  if (attempts.left-- <= 0) return paths;
  try {
    const add = ["update-index", "-z", "--add", "--remove", "--replace", "--stdin"];
    const { stderr } = await git.both(add, nullSeparated(paths));
    if (!stderr.includes("Ignoring path ")) return [];
    const left = new Set((await others(git)).paths);
    return paths.filter((path) => left.has(path)); // names that no tree may have
  } catch {
    if (paths.length === 1) return paths;
    const middle = Math.ceil(paths.length / 2);
    const first = await addEach(git, paths.slice(0, middle), attempts);
    return [...first, ...(await addEach(git, paths.slice(middle), attempts))];
  }
}

const UNOPENED = "warning: could not open directory '";

/** Folders that git passes over with a warning: it may not look into them, or their paths are too long for it. */
function unopened(words: string): readonly string[] {
  const lines = words.split("\n").filter((line) => line.startsWith(UNOPENED)); // git cuts them where they are too long
  const paths = lines.map((line) => line.slice(UNOPENED.length).replace(/\/': [^']*$/, ""));
  return paths.map((path) => Buffer.from(path.length > 200 ? `${path.slice(0, 200)}…` : path).toString("latin1"));
}
