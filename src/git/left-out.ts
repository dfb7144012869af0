/**
 * Work in the checkout that git cannot store as it is: it is kept as the bytes of its files, for a patch and the next
 * run.
 */
import type { Stats } from "node:fs";
import type { Git } from "../core/workspace/git/settings.ts";
import { listUntrusted, lookAtUntrusted, untrustedText } from "../core/workspace/untrusted-files.ts";
import { count, figure, sizeText } from "../lib/text.ts";
import type { Withheld } from "../policy/codes.ts";
import { nullSeparated, textAt } from "./byte-paths.ts";
import { addEach, listOthers } from "./capture/add-paths.ts";
import { makeFileReadable } from "./capture/readable-tree.ts";

/**
 * Names as git gives them, byte for byte as Latin-1. `submodules` are those of the base that are not what they were, each
 * with what is there now, and `lfs` files that belong in Git LFS. `base` is what the work began with.
 */
export type Refused = Readonly<{
  base: string;
  paths: readonly string[];
  submodules: ReadonlyMap<string, string>;
  lfs: ReadonlySet<string>;
  /** New files that git ignores, each with the rule of this run that hides it, as a clause. */
  ignored: ReadonlyMap<string, string>;
  /** Paths that the agent has edited. */
  edited: readonly string[];
  /** Folders that git must not look into. */
  avoided: readonly string[];
}>;

/** A private repository without filters and encodings, with the objects of the other one and an index of its own. */
export type Plain = Readonly<{ workspace: string; in(folder: string): Git }>;

/** The limit of all of it together. The rest is named and counted: a nested repository can be a copy of anything. */
export const MOST_FILES = 300;
export const MOST_BYTES = 3 * 1024 * 1024;
const MOST_REPOSITORIES = 20;

/** `tree` is what git could take, and the tree that comes back is that with the bytes of the rest. */
export async function keepAsBytes(
  plain: Plain,
  tree: string,
  refused: Refused,
): Promise<Readonly<{ leftOut: readonly Withheld[]; wholeTree: string }>> {
  const looks: (Withheld | Look)[] = [];
  for (const path of refused.paths) {
    const lost: Withheld = { path: textAt(path), code: "DKH-112", detail: UNREAD };
    looks.push(...(await lookInto(plain, tree, { ...refused, path }).catch(() => [lost])));
  }
  const kept = fitting(
    looks.filter((one) => "found" in one),
    new Set(refused.edited),
  );
  const { wholeTree, lost } = await treeWith(plain, tree, [...kept.values()].flat());
  const leftOut = looks.map((one) => ("found" in one ? wordsFor(one, refused, kept.get(one) ?? [], lost) : one));
  return { leftOut, wholeTree };
}

type Look = Readonly<{ path: string; found: LeftFiles }>;

/** Nothing where nothing would be lost. */
async function lookInto(
  plain: Plain,
  tree: string,
  { base, path, submodules, avoided }: Refused & Pick<Look, "path">,
): Promise<readonly (Withheld | Look)[]> {
  if (avoided.some((folder) => `${folder}/`.startsWith(`${path}/`)))
    return [{ path: textAt(path), code: "DKH-112", detail: "git cannot look into it" }];
  if ((await isNothing(plain, tree, path)) || (await isCopy(plain, [base, tree], path))) return [];
  const found = submodules.get(path) ?? (await filesOf(plain, path));
  if (typeof found === "string") return [{ path: textAt(path), code: "DKH-112", detail: found }];
  return [{ path, found }];
}

/**
 * As many files of each as there is room for: the smaller ones first, so that a large one takes no room from them; in one, files that
 * the agent edited, and then those that were written last.
 */
function fitting(looks: readonly Look[], edited: ReadonlySet<string>): ReadonlyMap<Look, readonly string[]> {
  const room = { files: MOST_FILES, bytes: MOST_BYTES };
  const isEdited = ({ path }: LeftFile) => Number(edited.has(textAt(path)));
  const kept = new Map<Look, readonly string[]>();
  for (const look of looks.toSorted((one, other) => sizeIn(one) - sizeIn(other))) {
    const files = look.found.files.toSorted(
      (one, other) => isEdited(other) - isEdited(one) || other.changedMs - one.changedMs,
    );
    const fit = files.filter(({ size }) => {
      if (room.files < 1 || size > room.bytes) return false;
      room.files -= 1;
      room.bytes -= size;
      return true;
    });
    kept.set(
      look,
      fit.map(({ path }) => path),
    );
  }
  return kept;
}

/** `lost` are files that cannot be read. */
function wordsFor(look: Look, refused: Refused, kept: readonly string[], lost: ReadonlySet<string>): Withheld {
  const { path, found } = look;
  const place = { path: textAt(path) };
  const isLost = kept.some((file) => lost.has(file));
  const saved = kept.filter((file) => !lost.has(file)).length;
  const isWhole = saved === found.files.length && found.unseen === 0;
  const why = isLost ? UNREAD : `too large to be saved: ${sizeText(sizeIn(look))}`;
  const rule = refused.ignored.get(path);
  if (refused.lfs.has(path)) return { ...place, code: isWhole ? "DKH-115" : "DKH-116", detail: sizeText(sizeIn(look)) };
  if (rule !== undefined)
    return { ...place, code: isWhole ? "DKH-122" : "DKH-118", detail: isWhole ? rule : `${rule}; ${why}` };
  if (found.isOne)
    return { ...place, code: isWhole ? "DKH-110" : "DKH-112", detail: isWhole ? found.why : `${found.why}, ${why}` };
  const detail = [found.why, ...amountsOf(look, saved, isLost)].join(", ");
  return { ...place, code: isWhole ? "DKH-110" : saved === 0 ? "DKH-112" : "DKH-123", detail };
}

/** The amounts of a nested repository, for a list. */
function amountsOf(look: Look, saved: number, isLost: boolean): readonly string[] {
  const { files, unseen } = look.found;
  const all = count(files.length, "file");
  const isAll = saved === files.length;
  const kept = isAll ? `${all} kept` : `${saved === 0 ? "none" : figure(saved)} of ${all} kept`;
  const size = isAll ? [] : [`${sizeText(sizeIn(look))} in all`];
  const unread = isLost ? ["with files that cannot be read"] : [];
  const others = unseen > 0 ? [`not looked into ${figure(unseen)} of the repositories in it`] : [];
  return [kept, ...size, ...unread, ...others];
}

const UNREAD = "it cannot be read";

function sizeIn({ found }: Look): number {
  return found.files.reduce((sum, file) => sum + file.size, 0);
}

/** An empty repository in a place that was empty: with it, nothing is lost. */
async function isNothing({ workspace, in: at }: Plain, tree: string, path: string): Promise<boolean> {
  if (Buffer.from(textAt(path)).toString("latin1") !== path) return false; // its name is no text
  if (!lookAt(workspace, path)?.isDirectory() || !isEmpty(workspace, textAt(path), { left: MOST_LOOKS })) return false;
  return /^(?:$|160000 )/.test(await at(workspace).raw(["ls-tree", tree, "--", path]));
}

/** A linked work tree with the very files of one of these: what is committed there is told with its branch. */
async function isCopy({ workspace, in: at }: Plain, known: readonly string[], path: string): Promise<boolean> {
  const folder = `${workspace}/${textAt(path)}`;
  const link = untrustedText(workspace, `${textAt(path)}/.git`, 10_000) ?? "";
  if (!/^gitdir: .*\/\.git\/worktrees\/[^/]+\n?$/.test(link)) return false;
  const git = at(folder);
  try {
    const names = await namesIn(at, folder);
    if (typeof names === "string" || !isReadable(workspace, path, names)) return false;
    await git.raw(
      ["update-index", "-z", "--add", "--stdin"],
      nullSeparated(names.filter((name) => !name.endsWith("/"))),
    );
    const trees = await git.raw(["rev-parse", ...known.map((one) => `${one}^{tree}`)]);
    return trees.split("\n").includes((await git.raw(["write-tree"])).trim());
  } catch {
    return false; // a file in it cannot be read, for one
  }
}

const MOST_LOOKS = 200;

/** Git would read all of it. In bytes. */
const LARGEST_COPY = 1024 * 1024 * 1024;

function isReadable(workspace: string, folder: string, names: readonly string[]): boolean {
  const stats = names.map((name) => lookAt(workspace, `${folder}/${name}`));
  return stats.reduce((sum, found) => sum + (found?.size ?? 0), 0) <= LARGEST_COPY;
}

/** Whether a folder has no file in it but those of repositories in which nothing was ever stored. */
function isEmpty(workspace: string, folder: string, looks: { left: number }): boolean {
  if (looks.left-- <= 0) return false;
  const found = listUntrusted(workspace, folder, MOST_LOOKS);
  if (found.status !== "read" || found.isCut) return false;
  return found.entries.every((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return false;
    // With an object, a commit or a stash may be in it.
    return isEmpty(workspace, entry.name === ".git" ? `${path}/objects` : path, looks);
  });
}

/** `lost` are files that cannot be read. */
async function treeWith(
  { workspace, in: at }: Plain,
  tree: string,
  paths: readonly string[],
): Promise<Readonly<{ wholeTree: string; lost: ReadonlySet<string> }>> {
  if (paths.length === 0) return { wholeTree: tree, lost: new Set() };
  const git = at(workspace);
  await git.raw(["read-tree", tree]);
  for (const path of paths) makeFileReadable(workspace, path);
  const lost = new Set(await addEach(git, paths));
  return { wholeTree: (await git.raw(["write-tree"])).trim(), lost };
}

/** `changedMs` is when it was written last. */
type LeftFile = Readonly<{ path: string; size: number; changedMs: number }>;

/** `isOne`: it is a single file. `unseen` is the number of repositories in it that were not looked at. */
type LeftFiles = Readonly<{ why: string; isOne: boolean; files: readonly LeftFile[]; unseen: number }>;

/** Or why there is nothing to keep. */
async function filesOf({ workspace, in: at }: Plain, path: string): Promise<LeftFiles | string> {
  // No tree may hold such a name, and no patch can make it.
  if (/(?:^|\/)(?:\.git|git~\d+)(?:\/|$)/i.test(path)) return "git accepts no file with that name";
  const stats = lookAt(workspace, path);
  if (!stats) return "it cannot be read";
  if (!stats.isDirectory()) {
    const isPlain = stats.isFile() || stats.isSymbolicLink();
    return isPlain
      ? { why: "git cannot convert it", isOne: true, files: [{ path, size: stats.size, changedMs: 0 }], unseen: 0 }
      : "it is not a regular file";
  }
  const why = "a nested repository";
  const files: string[] = [];
  let unseen = 0;
  // Repositories in it are gone through like it.
  const folders = [path];
  for (const [place, folder] of folders.entries()) {
    if (place >= MOST_REPOSITORIES) break;
    const isText = lookAtUntrusted(workspace, textAt(folder)) !== undefined;
    const names = isText ? await namesIn(at, `${workspace}/${textAt(folder)}`) : "whose name is not text";
    if (typeof names === "string" && folder === path) return `${why} ${names}`;
    if (typeof names === "string") {
      unseen += 1;
      continue;
    }
    for (const name of names.map((one) => `${folder}/${one}`)) {
      if (name.endsWith("/")) folders.push(name.slice(0, -1));
      else files.push(name);
    }
  }
  const looks = files.map((file) => ({ file, stats: lookAt(workspace, file) }));
  return {
    ...{ why, isOne: false },
    files: looks.map(({ file, stats }) => ({ path: file, size: stats?.size ?? 0, changedMs: stats?.ctimeMs ?? 0 })),
    unseen: unseen + Math.max(0, folders.length - MOST_REPOSITORIES),
  };
}

/** Files that a repository does not ignore, and repositories in it with a slash at the end; or why they cannot be told. */
async function namesIn(at: Plain["in"], folder: string): Promise<readonly string[] | string> {
  const git = at(folder);
  await git.raw(["read-tree", "--empty"]);
  const names: string[] = [];
  const list = listOthers(git, { skipped: [] }, (path) => void names.push(path));
  return list.then(
    () => names,
    () => "that cannot be read",
  );
}

/**
 * Looks at a path, without following a link at its end. Returns undefined if nothing is there, or if nobody may look.
 */
export function lookAt(workspace: string, path: string): Stats | undefined {
  return lookAtUntrusted(workspace, Buffer.from(path, "latin1"));
}
