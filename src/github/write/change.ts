/** What a run changed, told as git tells it. */
import { copyFileSync, existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { isSameContent, type Pointer, pointerIn } from "../../core/workspace/git-view/lfs.ts";
import { keepAsBytes, type Plain, statOrUndefined, textAt } from "./left-out.ts";
import type { Withheld } from "./policy/codes.ts";
import {
  ABSENT,
  type ChangeEntry,
  type Difference,
  differenceOf,
  type FileChange,
  latinOf,
  oldLine,
  readBlobs,
  SUBMODULE,
  sizesOf,
} from "./policy/entries.ts";
import { addEach, stageAll } from "./private-repository.ts";

/**
 * `tree` is the object to commit, and `files` are how it differs from the base. `known` is a difference of two trees or
 * commits that git has been asked for already. `leftOut` is work that cannot be published, and `wholeTree` is `tree` with as much of that as could be kept, as bytes.
 */
export type Change = Readonly<{
  tree: string;
  files: readonly FileChange[];
  known?: Readonly<{ from: string; to: string; entries: readonly ChangeEntry[] }>;
  leftOut: readonly Withheld[];
  wholeTree?: string | undefined;
  aside?: Aside | undefined;
}>;

/** Work of the run that is not in the work tree: `patch` has these files, and nothing applies it. */
export type Aside = Readonly<{ paths: readonly string[]; patch: Buffer }>;

/** With two trees or commits: how they differ, for `git apply`. */
export const DIFF = ["diff-tree", "-r", "-p", "--binary", "--no-renames", "--no-ext-diff", "--no-textconv"] as const;

/**
 * Git in the private repository, with the workspace as its work tree or without one; with more variables, if there are
 * any.
 */
type Run = (extra?: Readonly<Record<string, string>>) => Git;

type Surroundings = Readonly<{
  gitDir: string;
  workspace: string;
  /** Git without a work tree. */
  objects: Run;
  plain(): Promise<Plain>;
  isOlder(path: string): boolean;
  /** As `stageAll` takes it. */
  apart?: string | undefined;
}>;

/** The work tree as a tree object, compared with `base`. The index of the private repository says what git knew last. */
export async function captureChange(run: Run, base: string, around: Surroundings): Promise<Change> {
  const { gitDir, plain, isOlder } = around;
  const staged = await stageAll(run(), around.apart);
  const index = join(gitDir, "published-index");
  rmSync(index, { force: true });
  if (existsSync(join(gitDir, "index"))) copyFileSync(join(gitDir, "index"), index);
  const ofIndex = { GIT_INDEX_FILE: index };
  const unborn = await addEach(run(ofIndex), staged.repositories);
  // From here on git reads no file of the work tree: `.gitmodules` there can make it fail, or wait without end.
  const git = around.objects(ofIndex);
  const { named, submodules, ...written } = await withoutLinks(git, base, around);
  const { tree, difference, lfs } = await withoutLfs(git, written, { base, ...around });
  // A folder that could not be opened before the work began is no work.
  const refused = [...staged.refused, ...unborn, ...staged.shut.filter((path) => !isOlder(textAt(path)))];
  const paths = [...new Set([...refused, ...named, ...lfs])];
  const { files, entries } = difference;
  if (paths.length === 0) return { tree, files, known: { from: base, to: tree, entries }, leftOut: [] };
  return { tree, files, ...(await keepAsBytes(await plain(), tree, { base, paths, submodules, lfs: new Set(lfs) })) };
}

/** The tree of an index, and how it differs from the base. */
type Written = Readonly<{ tree: string; difference: Difference }>;

async function write(git: Git, base: string): Promise<Written> {
  const tree = (await git.raw(["write-tree"])).trim();
  return { tree, difference: await differenceOf(git, base, tree) };
}

/** What the index holds, without what belongs in Git LFS; those paths as Latin-1. */
async function withoutLfs(
  git: Git,
  written: Written,
  { base, gitDir, workspace, objects }: Surroundings & Readonly<{ base: string }>,
): Promise<Written & Readonly<{ lfs: readonly string[] }>> {
  const aside = () => objects({ GIT_INDEX_FILE: join(gitDir, "spare-index") });
  const { isChanged, refused } = await settleLfs(git, written.difference.entries, { base, workspace, aside });
  if (!isChanged) return { ...written, lfs: [] };
  const lfs = refused.map((path) => Buffer.from(path).toString("latin1"));
  return { ...(await write(git, base)), lfs };
}

export async function filesBetween(git: Git, base: string, tree: string): Promise<readonly FileChange[]> {
  return (await differenceOf(git, base, tree)).files;
}

/**
 * Paths as Latin-1: `named` hold work that is not in the tree, `submodules` are those of the base, and what is in their
 * place.
 */
type PutBack = Written & Readonly<{ named: readonly string[]; submodules: ReadonlyMap<string, string> }>;

/**
 * A repository inside the repository would be published as a link to a commit that nobody else has. Whatever the base has in
 * its place stays, also a submodule at its commit, unless its folder is gone.
 */
async function withoutLinks(git: Git, base: string, { workspace, isOlder }: Surroundings): Promise<PutBack> {
  const written = await write(git, base);
  const entries = written.difference.entries.map((entry) => ({ ...entry, path: latinOf(entry.quoted) }));
  const links = entries.filter(({ newMode }) => newMode === SUBMODULE);
  const isGone = ({ oldMode, newMode }: ChangeEntry) => oldMode === SUBMODULE && newMode === ABSENT;
  const hidden = entries.filter((entry) => isGone(entry) && statOrUndefined(workspace, entry.path)?.isDirectory());
  const back = entries.filter((entry) => links.includes(entry) || hidden.includes(entry));
  if (back.length === 0) return { ...written, named: [], submodules: new Map() };
  await git.raw(["update-index", "--index-info"], back.map(oldLine).join(""));
  const fresh = hidden.filter((one) =>
    entries.some(({ path }) => path.startsWith(`${one.path}/`) && !isOlder(textAt(path))),
  );
  const moved = links.filter(({ oldMode }) => oldMode === SUBMODULE);
  return {
    ...(await write(git, base)),
    named: [...links, ...fresh].map(({ path }) => path),
    submodules: new Map([
      ...moved.map(({ path }) => [path, "a submodule at another commit"] as const),
      ...hidden.map(({ path }) => [path, "files instead of a submodule"] as const),
    ]),
  };
}

/** A pointer is shorter, as Git LFS says. */
const LONGEST_POINTER = 1024;

type LfsCheckout = Readonly<{
  base: string;
  workspace: string;
  /** Git with an index of its own, which is overwritten. */
  aside(): Git;
}>;

/** Whether the index is another one now, and the paths that are in it as in the base. */
type Settled = Readonly<{ isChanged: boolean; refused: readonly string[] }>;

/**
 * Sets files of Git LFS in the index, which differs from the base in `all`, to what can be published: those whose bytes a pointer of the
 * base stands for become that pointer, and those with bytes of their own become what the base has. What is a pointer
 * already, and what is empty, stays.
 */
async function settleLfs(git: Git, all: readonly ChangeEntry[], place: LfsCheckout): Promise<Settled> {
  const tracked = await trackedIn(git, all, place);
  if (tracked.size === 0) return { isChanged: false, refused: [] };
  const entries = all.filter(({ path }) => tracked.has(path));
  const written = entries.filter(({ newMode }) => newMode.startsWith("100"));
  const known = await pointersIn(
    git,
    entries.map(({ oldObject }) => oldObject),
  );
  const fresh = await pointersIn(
    git,
    written.map(({ newObject }) => newObject),
  );
  const sizes = await sizesOf(
    git,
    written.map(({ newObject }) => newObject),
  );
  const lines: string[] = [];
  const refused: string[] = [];
  for (const entry of written) {
    if (fresh.has(entry.newObject) || sizes.get(entry.newObject) === 0) continue;
    const object = await standIn(join(place.workspace, entry.path), known);
    if (object === undefined) refused.push(entry.path);
    lines.push(object === undefined ? oldLine(entry) : `${entry.newMode} ${object}\t${entry.quoted}\n`);
  }
  if (lines.length > 0) await git.raw(["update-index", "--index-info"], lines.join(""));
  return { isChanged: lines.length > 0, refused };
}

/** By the attributes of the tree or of the base: a change of them may be withheld. */
async function trackedIn(
  git: Git,
  files: readonly ChangeEntry[],
  { base, workspace, aside }: LfsCheckout,
): Promise<ReadonlySet<string>> {
  const paths = files.map(({ path }) => path);
  const isOther = paths.some((path) => /(?:^|\/)\.gitattributes$/.test(path));
  if (!isOther && !foldersOf(paths).some((folder) => existsSync(join(workspace, folder, ".gitattributes"))))
    return new Set();
  const now = await lfsPaths(git, paths);
  if (!isOther) return now;
  const before = aside();
  await before.raw(["read-tree", base]);
  return new Set([...now, ...(await lfsPaths(before, paths))]);
}

/** Those of files, and all above them. */
function foldersOf(paths: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  }
  return [...folders];
}

async function lfsPaths(git: Git, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const names = paths.map((path) => `${path}\0`).join("");
  const fields = (await git.raw(["check-attr", "--cached", "--stdin", "-z", "filter"], names)).split("\0");
  // path, attribute, value, and so on
  return new Set(fields.filter((_, index) => index % 3 === 0 && fields[index + 2] === "lfs"));
}

/** Object → the pointer that it is; without those that are none. */
async function pointersIn(git: Git, objects: readonly string[]): Promise<ReadonlyMap<string, Pointer>> {
  const sizes = await sizesOf(git, objects);
  const short = objects.filter((object) => (sizes.get(object) ?? LONGEST_POINTER) < LONGEST_POINTER);
  const found = new Map<string, Pointer>();
  for (const [object, content] of await readBlobs(git, short)) {
    const pointer = pointerIn(content.toString());
    if (pointer) found.set(object, pointer);
  }
  return found;
}

/** The pointer that stands for a file. */
async function standIn(path: string, known: ReadonlyMap<string, Pointer>): Promise<string | undefined> {
  for (const [object, pointer] of known) if (await isSameContent(path, pointer)) return object;
  return undefined;
}
