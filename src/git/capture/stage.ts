/**
 * Stages what differs from the base in the index of the private repository: all that git can take. A path that it cannot take
 * is returned with the others of its kind, and keeps no other path out.
 */
import type { Git } from "../../core/workspace/git/settings.ts";
import { lookAtUntrusted } from "../../core/workspace/untrusted-files.ts";
import { toFault } from "../../lib/fault.ts";
import { startOf } from "../../lib/text.ts";
import { ABSENT, SUBMODULE } from "../../policy/entries.ts";
import { nullSeparated, recordsOf } from "../byte-paths.ts";
import { removeFromIndex } from "../private-repository.ts";
import { addEach, byHalves, listOthers, without } from "./add-paths.ts";
import { withoutBits } from "./index-bits.ts";
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

export async function stageAll(git: Git, staging: Staging): Promise<Staged> {
  const { workspace } = staging;
  const found = staging.finder === "git" ? await findByGit(git, staging) : await findByWalk(git, staging);
  await removeFromIndex(git, found.gone);
  const looks = found.files.map((path) => ({ path, stats: lookAtUntrusted(workspace, Buffer.from(path, "latin1")) }));
  const isTakeable = ({ stats }: (typeof looks)[number]) =>
    stats?.isFile() === true || stats?.isSymbolicLink() === true;
  const large = looks.filter(({ stats }) => (stats?.size ?? 0) > LARGEST && stats?.isFile()).map(({ path }) => path);
  const odd = looks.filter((look) => look.stats !== undefined && !isTakeable(look)).map(({ path }) => path);
  const left = new Set([...large, ...odd]);
  const refused = await addReadable(
    git,
    found.files.filter((path) => !left.has(path)),
    workspace,
  );
  return { ...found, refused: [...odd, ...refused], large };
}

/** A file that its owner may not read is made readable, and tried again. */
async function addReadable(git: Git, files: readonly string[], workspace: string): Promise<readonly string[]> {
  const refused = await addEach(git, files);
  const opened = new Set(refused.filter((path) => makeFileReadable(workspace, path)));
  if (opened.size === 0) return refused;
  const still = await addEach(git, [...opened]);
  return [...refused.filter((path) => !opened.has(path)), ...still];
}

/** `gone` are tracked files that no longer exist, or in whose place there is a repository; `files` are new or may have changed. */
type Found = Readonly<{
  gone: readonly string[];
  files: readonly string[];
  repositories: readonly string[];
  shut: readonly string[];
}> &
  ByRules;

async function findByGit(git: Git, staging: Staging): Promise<Found> {
  const { skipped } = staging;
  await withoutBits(git, staging);
  const tracked = await changedFiles(git, skipped);
  const isGone = ({ mode }: Tracked) => mode === ABSENT || mode === SUBMODULE;
  const gone = pathsOf(tracked.filter(isGone));
  // A path that is gone from the index counts as new if something else is there now.
  await removeFromIndex(git, gone);
  const now = await listOthers(git, skipped);
  const before = areIgnoresNew(staging)
    ? await listOthers(git, skipped, await startExcludes(staging.objects, staging))
    : now;
  const { paths, ...byRules } = sortedOut(now.paths, before.paths, staging);
  return {
    ...byRules,
    gone: [],
    files: [...pathsOf(tracked.filter((one) => !isGone(one))), ...paths.filter((path) => !path.endsWith("/"))],
    repositories: paths.filter((path) => path.endsWith("/")).map((path) => path.slice(0, -1)),
    shut: unopened(now.words),
  };
}

/** By what is not ignored now, and what was not by the rules of the start: what a run has not made is no work of it. */
function sortedOut(
  now: readonly string[],
  before: readonly string[],
  { workspace, began }: Staging,
): ByRules & Readonly<{ paths: readonly string[] }> {
  if (now === before) return { paths: now, hidden: [], revealed: [] };
  const [there, then] = [new Set(now), new Set(before)];
  const isNew = (path: string) => isChanged(workspace, path, began);
  const revealed = now.filter((path) => !then.has(path) && !isNew(path));
  const others = new Set(revealed);
  return {
    paths: now.filter((path) => !others.has(path)),
    hidden: before.filter((path) => !there.has(path) && isNew(path)),
    revealed,
  };
}

/** More files than this are not looked for. */
const MOST_FILES = 200_000;

/**
 * Finds the files if git could not list the work tree. Git is asked about names only, and not to go through folders.
 */
async function findByWalk(git: Git, staging: Staging): Promise<Found> {
  const { workspace, skipped, nowhere } = staging;
  const all = await withoutBits(git, staging);
  const tracked = pathsOf(all);
  const isThere = (path: string) => lookAtUntrusted(workspace, Buffer.from(path, "latin1")) !== undefined;
  const known = new Set(tracked);
  const { files, ...found } = walk(workspace, skipped);
  const fresh = files.filter((path) => !known.has(path));
  const by = async (excludes: string) => {
    const ignored = new Set(await ignoredOf(nowhere(excludes), fresh));
    return fresh.filter((path) => !ignored.has(path));
  };
  const now = await by(quickExcludes(staging));
  const before = areIgnoresNew(staging) ? await by(await startExcludes(staging.objects, staging, true)) : now;
  const { paths, ...byRules } = sortedOut(now, before, staging);
  return {
    ...found,
    ...byRules,
    gone: pathsOf(all.filter(({ path, isSkipped }) => !isSkipped && !isThere(path))),
    files: [...tracked.filter(isThere), ...paths],
  };
}

function walk(workspace: string, skipped: readonly string[]): Pick<Found, "files" | "repositories" | "shut"> {
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
async function ignoredOf(git: Git, paths: readonly string[]): Promise<readonly string[]> {
  const ask = async (part: readonly string[]) => {
    try {
      return recordsOf(await git.bytes(["check-ignore", "-z", "--no-index", "--stdin"], nullSeparated(part)));
    } catch (error) {
      const { cause } = toFault(error);
      if (cause instanceof Error && cause.message === "") return []; // it fails without a message where none is ignored
      throw error;
    }
  };
  return byHalves(paths, ask, () => [], { left: MOST_ATTEMPTS });
}

const MOST_ATTEMPTS = 200;

type Tracked = Readonly<{ mode: string; path: string }>;

function pathsOf(tracked: readonly Pick<Tracked, "path">[]): readonly string[] {
  return tracked.map(({ path }) => path);
}

/** `:100644 000000 <old> <new> D`, NUL, path, NUL; the second mode is that of the work tree. */
async function changedFiles(git: Git, skipped: readonly string[]): Promise<readonly Tracked[]> {
  const diff = ["diff-files", "-z", "--raw", "--no-renames", "--ignore-submodules=all", ...without(skipped)];
  const fields = recordsOf(await git.bytes(diff));
  return fields.flatMap((field, index) =>
    index % 2 === 0 ? [{ mode: field.split(" ")[1] ?? "", path: fields[index + 1] ?? "" }] : [],
  );
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
