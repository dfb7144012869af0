/**
 * Brings the work tree into the index of the private repository. That index never has a submodule: for each one git would
 * start a second git in its folder, which runs programs that the settings there name, and tools can write those.
 */
import type { Git } from "../../core/workspace/git/settings.ts";
import { nullSeparated, recordsOf } from "./left-out.ts";
import { ABSENT, SUBMODULE } from "./policy/entries.ts";

/**
 * Paths as Latin-1, byte for byte. `refused` are files that git cannot store, `repositories` folders with a `.git` of their
 * own, and `shut` folders that could not be opened.
 */
export type Staged = Readonly<{
  refused: readonly string[];
  repositories: readonly string[];
  shut: readonly string[];
}>;

/** Takes submodules out of the index. Call it before any tool runs. */
export async function dropSubmodules(git: Git): Promise<void> {
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
