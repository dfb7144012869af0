/** Describes the changes of a run in git's terms. */
import { copyFileSync, existsSync, rmSync, type Stats } from "node:fs";
import { join } from "node:path";
import type { Git } from "../core/workspace/git/settings.ts";
import { sizeText } from "../lib/text.ts";
import type { Withheld } from "../policy/codes.ts";
import {
  ABSENT,
  type Change,
  type ChangeEntry,
  type Difference,
  differenceOf,
  latinOf,
  oldLine,
  type PassedOver,
  SUBMODULE,
} from "../policy/entries.ts";
import { textAt } from "./byte-paths.ts";
import { addEach, addLinks } from "./capture/add-paths.ts";
import type { Forced } from "./capture/forced-paths.ts";
import { newIgnored } from "./capture/new-ignored.ts";
import type { RuleFile } from "./capture/readable-tree.ts";
import { settleLfs } from "./capture/settle-lfs.ts";
import { stageAll } from "./capture/stage.ts";
import { readCheckoutRefs } from "./checkout-refs.ts";
import { keepAsBytes, lookAt, type Plain } from "./left-out.ts";
import { sparseOf } from "./sparse-files.ts";

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
  /** Whether anything in a folder was changed since the run began; the path is Latin-1. */
  isFresh(folder: string): boolean;
  /** Is given the change as soon as it can be published, before what git cannot store is looked at. */
  onFiles(change: Change): void;
  /** Folders of the root that are none of the work. */
  apart: readonly string[];
  /** Pipes, sockets and devices that were removed from the work tree, and folders that git must not look into. */
  removed: readonly string[];
  avoided: readonly string[];
  finder: "git" | "walk";
  rules: readonly RuleFile[];
  /** When the run began, in milliseconds. */
  began: number;
  forced?: Forced;
  /** Git in an empty work tree, with the rules of this file and no others. */
  nowhere(excludes: string): Git;
  /** Paths that the agent has edited. */
  edited: readonly string[];
}>;

/** The work tree as a tree object, compared with `base`. The index of the private repository says what git knew last. */
export async function captureChange(run: Run, base: string, around: Surroundings): Promise<Change> {
  const { gitDir, workspace, plain, isOlder, avoided, onFiles, edited } = around;
  const skipped = [...around.apart.map((path) => Buffer.from(path).toString("latin1")), ...avoided];
  const staged = await stageAll(run, { ...around, base, objects: around.objects(), skipped });
  if ("files" in staged) return { tree: await treeOf(around.objects(), base), files: [], leftOut: [], tooMany: staged };
  const published = join(gitDir, "published-index");
  rmSync(published, { force: true });
  if (existsSync(join(gitDir, "index"))) copyFileSync(join(gitDir, "index"), published);
  const ofIndex = { GIT_INDEX_FILE: published };
  const unborn = await addRepositories(run(ofIndex), staged.repositories, { base, ...around });
  // From here on git reads no file of the work tree: `.gitmodules` there can make it fail, or wait without end.
  const git = around.objects(ofIndex);
  const { named, submodules, ...written } = await withoutLinks(git, base, around);
  const { replaced, ...rest } = await withoutReplaced(git, written, { base, ...around });
  const { sparse, ...kept } = await withoutSparse(git, rest, { base, ...around });
  const { tree, difference, lfs } = await withoutLfs(git, kept, { base, ...around });
  // A folder that could not be opened before the work began is no work.
  const refused = [...staged.refused, ...unborn, ...staged.shut.filter((path) => !isOlder(textAt(path)))];
  const paths = [...new Set([...refused, ...named, ...lfs])];
  const { files, entries } = difference;
  const untaken = [...largeFiles(staged.large, workspace), ...replaced, ...avoidedFolders(around)];
  const known = { from: base, to: tree, entries };
  const nothing = { tree, files, leftOut: untaken };
  if (paths.length + staged.hidden.length + staged.revealed.length + sparse.length === 0) return { ...nothing, known };
  const unseen = [...paths, ...staged.hidden].slice(0, MOST_UNSEEN);
  const unlooked = unseen.map((path): Withheld => ({ path: textAt(path), code: "DKH-112", detail: UNSEEN }));
  onFiles({ ...nothing, leftOut: [...unlooked, ...untaken] });
  const index: string[] = [];
  if (paths.length + staged.hidden.length > 0) await run().records(["ls-files", "-z"], (path) => void index.push(path));
  const ignored = await newIgnored({ workspace, hidden: staged.hidden, index, edited, git: run() });
  const passedOver = [...ignored.others, ...sparse, ...staged.revealed.slice(0, MOST_UNSEEN).map(revealed)];
  const all = [...paths, ...ignored.work.keys()];
  if (all.length === 0) return { ...nothing, known, passedOver };
  const kinds = { submodules, lfs: new Set(lfs), ignored: ignored.work };
  const bytes = await keepAsBytes(await plain(), tree, { base, paths: all, ...kinds, avoided, edited });
  return { tree, files, ...bytes, leftOut: [...bytes.leftOut, ...untaken], passedOver };
}

const MOST_UNSEEN = 1000;

async function treeOf(git: Git, commit: string): Promise<string> {
  return (await git.raw(["rev-parse", `${commit}^{tree}`])).trim();
}

function revealed(path: string): PassedOver {
  return { kind: "revealed", path: textAt(path), detail: "" };
}

const UNSEEN = "it could not be looked at in time";

/**
 * As links, which `withoutLinks` puts back; those without a commit, and those that git refuses, are returned. Git reads the
 * repository of a submodule of the base only: it may read without end.
 */
async function addRepositories(
  git: Git,
  paths: readonly string[],
  { base, objects, finder, workspace }: Surroundings & Readonly<{ base: string }>,
): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const submodules = new Set<string>();
  if (finder === "git")
    await objects().records(["ls-tree", "-r", "-z", base], (entry) => {
      if (entry.startsWith(SUBMODULE)) submodules.add(entry.slice(entry.indexOf("\t") + 1));
    });
  const refused = await addEach(
    git,
    paths.filter((path) => submodules.has(path)),
  );
  const others = paths.filter((path) => !submodules.has(path));
  const unborn = others.filter((path) => isUnborn(join(workspace, textAt(path))));
  const born = others.filter((path) => !unborn.includes(path));
  return [...refused, ...unborn, ...(await addLinks(git, born))];
}

function isUnborn(repository: string): boolean {
  return lookAt(repository, ".git")?.isDirectory() === true && readCheckoutRefs(repository)?.head === undefined;
}

function largeFiles(paths: readonly string[], workspace: string): Withheld[] {
  const detail = (path: string) => sizeText(lookAt(workspace, path)?.size ?? 0);
  return paths.map((path) => ({ path: textAt(path), code: "DKH-106", detail: detail(path) }));
}

/** Only those with something that is newer than the run. */
function avoidedFolders({ avoided, isFresh }: Surroundings): Withheld[] {
  const detail = "git cannot look into it";
  return avoided.filter(isFresh).map((path) => ({ path: textAt(path), code: "DKH-112", detail }));
}

/** A tracked file in whose place there is or was a pipe, a socket or a device is not published as deleted. */
async function withoutReplaced(
  git: Git,
  written: Written,
  { base, workspace, removed }: Surroundings & Readonly<{ base: string }>,
): Promise<Written & Readonly<{ replaced: readonly Withheld[] }>> {
  const gone = written.difference.entries.filter(({ newMode }) => newMode === ABSENT);
  const pipes = new Set(removed);
  const back = gone.flatMap((entry) => {
    const place = placesOf(latinOf(entry.quoted)).find((path) => pipes.has(path) || isSpecial(lookAt(workspace, path)));
    return place === undefined ? [] : [{ entry, place }];
  });
  if (back.length === 0) return { ...written, replaced: [] };
  await git.raw(["update-index", "--index-info"], back.map(({ entry }) => oldLine(entry)).join(""));
  const detail = (path: string) => (pipes.has(path) ? "" : "it was there before the run, and stays");
  const places = [...new Set(back.map(({ place }) => place))];
  const replaced = places.map((path): Withheld => ({ path: textAt(path), code: "DKH-121", detail: detail(path) }));
  return { ...(await write(git, base)), replaced };
}

/** A tracked file that a sparse checkout took away is not published as deleted. */
async function withoutSparse(
  git: Git,
  written: Written,
  place: Surroundings & Readonly<{ base: string }>,
): Promise<Written & Readonly<{ sparse: readonly PassedOver[] }>> {
  const back = await sparseOf(written.difference.entries, place);
  if (back.length === 0) return { ...written, sparse: [] };
  await git.raw(["update-index", "--index-info"], back.map(oldLine).join(""));
  const sparse = back.slice(0, MOST_UNSEEN).map(({ path }): PassedOver => ({ kind: "sparse", path, detail: "" }));
  return { ...(await write(git, place.base)), sparse };
}

/** A path, and the folders above it. */
function placesOf(path: string): readonly string[] {
  const steps = path.split("/");
  return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}

function isSpecial(found: Stats | undefined): boolean {
  return found !== undefined && !found.isFile() && !found.isDirectory() && !found.isSymbolicLink();
}

/** The tree of an index, and how it differs from the base. */
type Written = Readonly<{ tree: string; difference: Difference }>;

async function write(git: Git, base: string): Promise<Written> {
  const tree = (await git.raw(["write-tree"])).trim();
  return { tree, difference: await differenceOf(git, base, tree) };
}

/** Resolves to the tree of the index without the files that belong in Git LFS, and to their paths as Latin-1. */
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
  const hidden = entries.filter((entry) => isGone(entry) && lookAt(workspace, entry.path)?.isDirectory());
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
