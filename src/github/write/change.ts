/** What a run changed, told as git tells it. */
import { copyFileSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { keepAsBytes, look, type Plain, recordsOf, textOf } from "./left-out.ts";
import { settleLfs } from "./lfs.ts";
import type { Withheld } from "./policy/codes.ts";
import { type FileChange, SUBMODULE } from "./policy/entries.ts";
import { addEach, stageAll } from "./stage.ts";

/**
 * `tree` is the object to commit, and `files` are how it differs from the base. `leftOut` is work that cannot be published,
 * and `wholeTree` is `tree` with as much of that as could be kept, as bytes.
 */
export type Change = Readonly<{
  tree: string;
  files: readonly FileChange[];
  leftOut: readonly Withheld[];
  wholeTree?: string | undefined;
  aside?: Aside | undefined;
}>;

/** Work of the run that is not in the work tree: `patch` has these files, and nothing applies it. */
export type Aside = Readonly<{ paths: readonly string[]; patch: Buffer }>;

/** With two trees or commits: how they differ, for `git apply`. */
export const DIFF = ["diff-tree", "-r", "-p", "--binary", "--no-renames", "--no-ext-diff", "--no-textconv"] as const;

/** Git in the private repository, with the workspace as its work tree or without one; with more variables, if there are any. */
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
  const git = run({ GIT_INDEX_FILE: index });
  const unborn = await addEach(git, staged.repositories);
  const { named, submodules } = await putBackLinks(git, base, around);
  const { tree, files, lfs } = await settleIndex(git, base, around);
  // A folder that could not be opened before the work began is no work.
  const refused = [...staged.refused, ...unborn, ...staged.shut.filter((path) => !isOlder(textOf(path)))];
  const paths = [...new Set([...refused, ...named, ...lfs])];
  if (paths.length === 0) return { tree, files, leftOut: [] };
  return { tree, files, ...(await keepAsBytes(await plain(), tree, { base, paths, submodules, lfs: new Set(lfs) })) };
}

/** What the index holds, without what belongs in Git LFS; those paths as Latin-1. */
async function settleIndex(git: Git, base: string, { gitDir, workspace, objects }: Surroundings) {
  const tree = (await git.raw(["write-tree"])).trim();
  const files = await filesBetween(git, base, tree);
  const aside = () => objects({ GIT_INDEX_FILE: join(gitDir, "spare-index") });
  const { isChanged, refused } = await settleLfs(git, files, { base, tree, workspace, aside });
  if (!isChanged) return { tree, files, lfs: [] };
  const rest = (await git.raw(["write-tree"])).trim();
  const lfs = refused.map((path) => Buffer.from(path).toString("latin1"));
  return { tree: rest, files: await filesBetween(git, base, rest), lfs };
}

export async function filesBetween(git: Git, base: string, tree: string): Promise<FileChange[]> {
  return parseNumstat(await git.raw(["diff-tree", "-r", "-z", "--no-renames", "--numstat", base, tree]));
}

/** Paths as Latin-1: `named` hold work that is not in the tree, `submodules` are those of the base, and what is in their place. */
type PutBack = Readonly<{ named: readonly string[]; submodules: ReadonlyMap<string, string> }>;

/**
 * A repository inside the repository would be published as a link to a commit that nobody else has. Whatever the base has in
 * its place stays, also a submodule at its commit, unless its folder is gone.
 */
async function putBackLinks(git: Git, base: string, { workspace, isOlder }: Surroundings): Promise<PutBack> {
  const diff = ["diff-index", "--cached", "--raw", "--no-renames"];
  const fields = recordsOf(await git.bytes([...diff, "-z", base]));
  // Facts and paths take turns, and a path can look like facts.
  const entries = fields.flatMap((facts, at) => (at % 2 === 0 ? [{ facts, path: fields[at + 1] ?? "" }] : []));
  const links = entries.filter(({ facts }) => LINK.test(facts));
  const hidden = entries.filter(({ facts, path }) => GONE.test(facts) && look(workspace, path)?.isDirectory());
  const back = new Set([...links, ...hidden]);
  if (back.size === 0) return { named: [], submodules: new Map() };
  // Without -z paths are quoted, so that names that are no UTF-8 come back as they went.
  const lines = (await git.raw([...diff, base])).split("\n");
  const old = entries.flatMap((entry, at) => (back.has(entry) ? [baseEntry(lines[at] ?? "")] : []));
  await git.raw(["update-index", "--index-info"], old.join(""));
  const fresh = hidden.filter((one) =>
    entries.some(({ path }) => path.startsWith(`${one.path}/`) && !isOlder(textOf(path))),
  );
  const moved = links.filter(({ facts }) => facts.startsWith(`:${SUBMODULE}`));
  return {
    named: [...links, ...fresh].map(({ path }) => path),
    submodules: new Map([
      ...moved.map(({ path }) => [path, "a submodule at another commit"] as const),
      ...hidden.map(({ path }) => [path, "files instead of a submodule"] as const),
    ]),
  };
}

/** Facts of a link in the index, `:100644 160000 <old> <new> M`, and of one that the base has and the index has not. */
const LINK = /^:\d+ 160000 /;
const GONE = /^:160000 000000 /;

/** `mode object TAB path`, which removes the path when the mode is 0. */
function baseEntry(line: string): string {
  const [facts = "", path = ""] = line.split("\t");
  const [mode = "", , object = ""] = facts.slice(1).split(" ");
  return `${mode} ${object}\t${path}\n`;
}

function records(text: string): string[] {
  return text.split("\0").filter((record) => record !== "");
}

/** Records of `--numstat -z`: `added TAB removed TAB path NUL`; dashes for a binary file. */
function parseNumstat(text: string): FileChange[] {
  return records(text).map((record) => {
    const [added = "", removed = "", ...path] = record.split("\t");
    return { path: path.join("\t"), added: lines(added), removed: lines(removed) };
  });
}

function lines(field: string): number | undefined {
  return field === "-" ? undefined : Number(field);
}
