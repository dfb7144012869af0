/**
 * Stages what differs from the base in the index of the private repository: all that git can take. A path that it cannot take
 * is returned with the others of its kind, and keeps no other path out.
 */
import type { Git } from "../../core/workspace/git/settings.ts";
import { lookAtUntrusted } from "../../core/workspace/untrusted-files.ts";
import { toFault } from "../../lib/fault.ts";
import { startOf } from "../../lib/text.ts";
import { ABSENT, SUBMODULE } from "../../policy/entries.ts";
import { nullSeparated } from "../byte-paths.ts";
import { removeFromIndex } from "../private-repository.ts";
import { addEach, byHalves, IN_PACKS, listOthers, without } from "./add-paths.ts";
import { CountedPaths, MOST_LISTED, type TooMany, tooManyOf } from "./counted-paths.ts";
import type { Forced } from "./forced-paths.ts";
import { clearBits } from "./index-bits.ts";
import { entriesIn, isChanged, isTooDeep, makeFileReadable } from "./readable-tree.ts";
import { areIgnoresNew, quickExcludes, type RulePlace, startExcludes } from "./rule-files.ts";

/**
 * `skipped` are folders of the work tree that git must not look into, as Latin-1, and `began` is when the run began. `objects` is
 * git without a work tree, and `nowhere` git in an empty one whose only rules are in the file that it is given.
 */
export type Staging = RulePlace &
  Readonly<{
    skipped: readonly string[];
    finder: "git" | "walk";
    began: number;
    forced?: Forced;
    objects: Git;
    nowhere(excludes: string): Git;
  }>;

/**
 * Paths as Latin-1, byte for byte. `refused` are files that git cannot store, `large` those that GitHub takes from nobody,
 * `repositories` folders with a `.git` of their own, and `shut` folders that could not be opened. `hidden` are new ones that git
 * ignores by rules of this run, and `revealed` older ones that it ignored before: neither is staged.
 */
type Staged = Readonly<{
  refused: readonly string[];
  large: readonly string[];
  repositories: readonly string[];
  shut: readonly string[];
}> &
  ByRules;

type ByRules = Readonly<{ hidden: readonly string[]; revealed: readonly string[] }>;

/** GitHub's limit of one file, in bytes. */
const LARGEST = 100 * 1024 * 1024;

/** Git in the work tree; with more variables, if there are any. */
type InWorkTree = (extra?: Readonly<Record<string, string>>) => Git;

/** Nothing is staged where more has changed than is listed. */
export async function stageAll(inWorkTree: InWorkTree, staging: Staging): Promise<Staged | TooMany> {
  const { workspace } = staging;
  const git = inWorkTree();
  const all = staging.finder === "git" ? await findByGit(git, staging) : await findByWalk(git, staging);
  const found = "files" in all ? all : withForced(all, staging.forced);
  if ("files" in found) return found;
  await removeFromIndex(git, found.gone);
  const [large, odd, files]: [string[], string[], string[]] = [[], [], []];
  for (const path of [...found.tracked, ...found.fresh]) {
    const stats = lookAtUntrusted(workspace, Buffer.from(path, "latin1"));
    if (stats?.isFile() && stats.size > LARGEST) large.push(path);
    else if (stats && !stats.isFile() && !stats.isSymbolicLink()) odd.push(path);
    else files.push(path);
  }
  const refused = await addReadable(files.length > MANY ? inWorkTree(IN_PACKS) : git, files, workspace);
  return { ...found, refused: [...odd, ...refused], large };
}

function withForced(found: Found, added: Forced | undefined): Found | TooMany {
  if (added === undefined) return found;
  const { fresh, older } = added;
  const counted = new CountedPaths();
  for (const path of [...found.gone, ...found.tracked, ...found.fresh]) counted.add(path);
  const forced = new Set(fresh.paths);
  const hidden = found.hidden.filter((path) => !forced.has(path));
  const revealed = [...new Set([...found.revealed, ...older])];
  return tooManyOf([counted, fresh]) ?? { ...found, fresh: [...found.fresh, ...forced], hidden, revealed };
}

/** So many files are stored in packs. */
const MANY = 2000;

/** A file that its owner may not read is made readable, and tried again. */
async function addReadable(git: Git, files: readonly string[], workspace: string): Promise<readonly string[]> {
  const refused = await addEach(git, files);
  const opened = new Set(refused.filter((path) => makeFileReadable(workspace, path)));
  if (opened.size === 0) return refused;
  const still = await addEach(git, [...opened]);
  return [...refused.filter((path) => !opened.has(path)), ...still];
}

/**
 * `gone` are tracked files that no longer exist, or in whose place there is a repository; `tracked` are those that may have changed,
 * and `fresh` are new.
 */
type Found = Readonly<{
  gone: readonly string[];
  tracked: readonly string[];
  fresh: readonly string[];
  repositories: readonly string[];
  shut: readonly string[];
}> &
  ByRules;

async function findByGit(git: Git, staging: Staging): Promise<Found | TooMany> {
  const { skipped } = staging;
  await clearBits(git, staging);
  const changed = await changedFiles(git, skipped);
  const { gone, ...first } = changed.isTooMany ? await refreshedFiles(git, skipped) : changed;
  // A path that is gone from the index counts as new if something else is there now.
  await removeFromIndex(git, gone.paths);
  const areNew = areIgnoresNew(staging);
  const others = new Others(staging, areNew);
  if (areNew) {
    const excludes = await startExcludes(staging.objects, staging);
    await listOthers(git, { skipped, excludes }, (path) => others.sawBefore(path));
  }
  const words = await listOthers(git, { skipped }, (path) => others.seeNow(path));
  const { fresh, ...rest } = others.found();
  const isExact = changed.isTooMany || tooManyOf([gone, first.written, fresh]) === undefined;
  const { written } = isExact ? first : await refreshedFiles(git, skipped);
  const tooMany = tooManyOf([gone, written, fresh]);
  return tooMany ?? { ...rest, gone: [], tracked: written.paths, fresh: fresh.paths, shut: unopened(words) };
}

/** Sorts new files by what is not ignored now, and what was not by the rules of the start, of which it is told first if they differ. */
class Others {
  readonly #staging: Pick<Staging, "workspace" | "began">;
  readonly #before: Set<string> | undefined;
  readonly #fresh = new CountedPaths();
  readonly #repositories: string[] = [];
  readonly #revealed: string[] = [];

  constructor(staging: Pick<Staging, "workspace" | "began">, areIgnoresNew: boolean) {
    this.#staging = staging;
    this.#before = areIgnoresNew ? new Set() : undefined;
  }

  sawBefore(path: string): void {
    this.#before?.add(path);
  }

  /** A file that the run has not made is no work of it. */
  seeNow(path: string): void {
    const isRevealed = this.#before !== undefined && !this.#before.delete(path) && !this.#isNew(path);
    if (isRevealed) this.#revealed.push(path);
    else if (path.endsWith("/")) this.#repositories.push(path.slice(0, -1));
    else this.#fresh.add(path);
  }

  found(): ByRules & Readonly<{ fresh: CountedPaths; repositories: readonly string[] }> {
    const hidden = [...(this.#before ?? [])].filter((path) => this.#isNew(path));
    return { fresh: this.#fresh, repositories: this.#repositories, hidden, revealed: this.#revealed };
  }

  #isNew(path: string): boolean {
    return isChanged(this.#staging.workspace, path, this.#staging.began);
  }
}

/** More files than this are not looked for. */
const MOST_FILES = 200_000;

/**
 * Finds the files if git could not list the work tree. Git is asked about names only, and not to go through folders.
 */
async function findByWalk(git: Git, staging: Staging): Promise<Found | TooMany> {
  const { workspace, skipped, nowhere } = staging;
  const isThere = (path: string) => lookAtUntrusted(workspace, Buffer.from(path, "latin1")) !== undefined;
  const known = new Set<string>();
  const [tracked, gone]: [string[], string[]] = [[], []];
  await clearBits(git, staging, ({ path, isSkipped }) => {
    known.add(path);
    if (isThere(path)) tracked.push(path);
    else if (!isSkipped) gone.push(path);
  });
  const { files, ...found } = walk(workspace, skipped);
  const unknown = files.filter((path) => !known.has(path));
  const areNew = areIgnoresNew(staging);
  const others = new Others(staging, areNew);
  const by = async (excludes: string, take: (path: string) => void) => {
    const ignored = await ignoredOf(nowhere(excludes), unknown);
    for (const path of unknown) if (!ignored.has(path)) take(path);
  };
  if (areNew) await by(await startExcludes(staging.objects, staging, true), (path) => others.sawBefore(path));
  await by(quickExcludes(staging), (path) => others.seeNow(path));
  const { fresh, hidden, revealed } = others.found();
  return tooManyOf([fresh]) ?? { ...found, hidden, revealed, gone, tracked, fresh: fresh.paths };
}

type Walked = Pick<Found, "repositories" | "shut"> & Readonly<{ files: readonly string[] }>;

function walk(workspace: string, skipped: readonly string[]): Walked {
  const [files, repositories, shut]: [string[], string[], string[]] = [[], [], []];
  const passed = new Set([".git", ...skipped]);
  const folders = [""];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = [...entriesIn(workspace, folder)];
    if (folder !== "" && entries.some(({ name }) => name === ".git")) {
      repositories.push(folder);
      continue;
    }
    const found = entries.map((entry) => ({ entry, path: folder === "" ? entry.name : `${folder}/${entry.name}` }));
    for (const { entry, path } of found.filter((one) => !passed.has(one.path))) {
      const isFolder = entry.isDirectory();
      if (isFolder ? isTooDeep(workspace, path) : files.length >= MOST_FILES) shut.push(shortened(path));
      else (isFolder ? folders : files).push(path);
    }
  }
  return { files, repositories, shut };
}

/** A path about which git cannot tell counts as not ignored. */
async function ignoredOf(git: Git, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const ignored = new Set<string>();
  const ask = async (part: readonly string[]) => {
    const list = ["check-ignore", "-z", "--no-index", "--stdin"];
    try {
      await git.records(list, (path) => void ignored.add(path), { input: nullSeparated(part) });
    } catch (error) {
      const { cause } = toFault(error);
      if (!(cause instanceof Error && cause.message === "")) throw error; // it fails without a message where none is ignored
    }
    return [];
  };
  await byHalves(paths, ask, () => [], { left: MOST_ATTEMPTS });
  return ignored;
}

const MOST_ATTEMPTS = 200;

type Tracked = Readonly<{ gone: CountedPaths; written: CountedPaths; isTooMany: boolean }>;

/** `:100644 000000 <old> <new> D`, NUL, path, NUL; the second mode is that of the work tree. */
async function changedFiles(git: Git, skipped: readonly string[]): Promise<Tracked> {
  const [gone, written] = [new CountedPaths(), new CountedPaths()];
  let mode: string | undefined;
  const diff = ["diff-files", "-z", "--raw", "--no-renames", "--ignore-submodules=all", ...without(skipped)];
  await git.records(diff, (field) => {
    if (mode === undefined) {
      mode = field.split(" ")[1] ?? "";
      return;
    }
    (mode === ABSENT || mode === SUBMODULE ? gone : written).add(field);
    mode = undefined;
  });
  return { gone, written, isTooMany: gone.count + written.count > MOST_LISTED };
}

/** Most of so many files have only been written again as they were: git reads them all, and knows it from then on. */
async function refreshedFiles(git: Git, skipped: readonly string[]): Promise<Tracked> {
  await git.raw(["update-index", "-q", "--refresh"]).catch(() => ""); // it exits with 1 where anything has changed
  return changedFiles(git, skipped);
}

const UNOPENED = "\nwarning: could not open directory '";

/** Folders that git passes over with a warning, which it cuts: it may not look into them, or their paths are too long for it. */
function unopened(words: string): readonly string[] {
  const warnings = `\n${words}`.split(UNOPENED).slice(1);
  const paths = warnings.map((warning) => warning.split("/': ", 1)[0] ?? "").map((path) => path.replace(/\n$/, ""));
  return paths.map((path) => shortened(Buffer.from(path).toString("latin1")));
}

/** A report has no room for more. */
function shortened(path: string): string {
  return path.length > 200 ? `${startOf(path, 200)}${ELLIPSIS}` : path;
}

const ELLIPSIS = Buffer.from("…").toString("latin1");
