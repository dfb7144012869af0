/**
 * Work in the checkout that git cannot store as it is: it is kept as the bytes of its files, for a patch and the next
 * run.
 */
import { existsSync, lstatSync, readdirSync, readFileSync, type Stats } from "node:fs";
import type { Git } from "../../core/workspace/git/settings.ts";
import { count } from "../../lib/text.ts";
import { code } from "./inline-code.ts";
import type { Withheld } from "./policy/codes.ts";

/**
 * Names as git gives them, byte for byte as Latin-1. `submodules` are those of the base that are not what they were, each
 * with what is there now, and `lfs` files that belong in Git LFS. `base` is what the work began with.
 */
export type Refused = Readonly<{
  base: string;
  paths: readonly string[];
  submodules: ReadonlyMap<string, string>;
  lfs: ReadonlySet<string>;
}>;

/** A private repository without filters and encodings, with the objects of the other one and an index of its own. */
export type Plain = Readonly<{ workspace: string; in(folder: string): Git }>;

/** Of all of it together. Larger work is named and counted, and no more: a nested repository can be a copy of anything. */
export const MOST_FILES = 300;
export const MOST_BYTES = 3 * 1024 * 1024;
const MOST_REPOSITORIES = 20;

/** `tree` is what git could take, and the tree that comes back is that with the bytes of the rest. */
export async function keepAsBytes(
  plain: Plain,
  tree: string,
  { base, paths, submodules, lfs }: Refused,
): Promise<Readonly<{ leftOut: readonly Withheld[]; wholeTree: string }>> {
  const leftOut: Withheld[] = [];
  const kept: string[] = [];
  let [files, bytes] = [MOST_FILES, MOST_BYTES];
  for (const path of paths) {
    if ((await isNothing(plain, tree, path)) || (await isCopy(plain, [base, tree], path))) continue;
    const found = submodules.get(path) ?? (await filesOf(plain, path));
    if (typeof found === "string") {
      leftOut.push({ path: textAt(path), code: "DKH-112", detail: found });
      continue;
    }
    const size = found.files.reduce((sum, file) => sum + file.size, 0);
    const isKept = found.files.length <= files && size <= bytes;
    leftOut.push(
      lfs.has(path)
        ? { path: textAt(path), code: isKept ? "DKH-115" : "DKH-116", detail: sizeOf(size) }
        : { path: textAt(path), code: isKept ? "DKH-110" : "DKH-112", detail: detailOf(found, { size, isKept }) },
    );
    if (!isKept) continue;
    files -= found.files.length;
    bytes -= size;
    kept.push(...found.files.map((file) => file.path));
  }
  return { leftOut, wholeTree: await treeWith(plain, tree, kept) };
}

function detailOf(
  { why, isOne, files }: LeftFiles,
  { size, isKept }: Readonly<{ size: number; isKept: boolean }>,
): string {
  const amount = count(files.length, "file");
  if (isKept) return isOne ? why : `${why}, ${amount} kept`;
  return `${why}, too large to be saved: ${isOne ? "" : `none of ${amount}, `}${sizeOf(size)}`;
}

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** An empty repository in a place that was empty: with it, nothing is lost. */
async function isNothing({ workspace, in: at }: Plain, tree: string, path: string): Promise<boolean> {
  if (Buffer.from(textAt(path)).toString("latin1") !== path) return false; // its name is no text
  if (
    !statOrUndefined(workspace, path)?.isDirectory() ||
    !isEmpty(`${workspace}/${textAt(path)}`, { left: MOST_LOOKS })
  )
    return false;
  return /^(?:$|160000 )/.test(await at(workspace).raw(["ls-tree", tree, "--", path]));
}

/** A linked work tree with the very files of one of these: what is committed there is told with its branch. */
async function isCopy({ workspace, in: at }: Plain, known: readonly string[], path: string): Promise<boolean> {
  const folder = `${workspace}/${textAt(path)}`;
  const link = statOrUndefined(workspace, `${path}/.git`);
  if (!link?.isFile() || link.size > 10_000) return false;
  if (!/^gitdir: .*\/\.git\/worktrees\/[^/]+\n?$/.test(readFileSync(`${folder}/.git`, "utf8"))) return false;
  const git = at(folder);
  try {
    const names = await namesIn(at, folder);
    if (typeof names === "string") return false;
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

/** Whether a folder has no file in it but those of repositories in which nothing was ever stored. */
function isEmpty(folder: string, looks: { left: number }): boolean {
  if (looks.left-- <= 0) return false;
  try {
    return readdirSync(folder, { withFileTypes: true }).every((entry) => {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return false;
      // With an object, a commit or a stash may be in it.
      return isEmpty(entry.name === ".git" ? `${path}/objects` : path, looks);
    });
  } catch {
    return false;
  }
}

async function treeWith({ workspace, in: at }: Plain, tree: string, paths: readonly string[]): Promise<string> {
  if (paths.length === 0) return tree;
  const git = at(workspace);
  await git.raw(["read-tree", tree]);
  await git.raw(["update-index", "-z", "--add", "--replace", "--stdin"], nullSeparated(paths));
  return (await git.raw(["write-tree"])).trim();
}

/** `isOne`: it is a single file. */
type LeftFiles = Readonly<{ why: string; isOne: boolean; files: readonly Readonly<{ path: string; size: number }>[] }>;

/** Or why there is nothing to keep. */
async function filesOf({ workspace, in: at }: Plain, path: string): Promise<LeftFiles | string> {
  // No tree may hold such a name, and no patch can make it.
  if (/(?:^|\/)(?:\.git|git~\d+)(?:\/|$)/i.test(path)) return "git accepts no file with that name";
  const stats = statOrUndefined(workspace, path);
  if (!stats) return "it cannot be read";
  if (!stats.isDirectory()) {
    const isPlain = stats.isFile() || stats.isSymbolicLink();
    return isPlain
      ? { why: "git cannot convert it", isOne: true, files: [{ path, size: stats.size }] }
      : "it is not a regular file";
  }
  const why = "a nested repository";
  const files: string[] = [];
  // Repositories in it are gone through like it.
  const folders = [path];
  for (const folder of folders) {
    if (folders.length > MOST_REPOSITORIES) return `${why} with more than ${MOST_REPOSITORIES} others in it`;
    const names = await namesIn(at, `${workspace}/${textAt(folder)}`);
    if (typeof names === "string")
      return `${why}${folder === path ? "" : ` with ${code(textAt(folder))} in it,`} ${names}`;
    for (const name of names.map((one) => `${folder}/${one}`)) {
      if (name.endsWith("/")) folders.push(name.slice(0, -1));
      else files.push(name);
    }
  }
  return {
    why,
    isOne: false,
    files: files.map((file) => ({ path: file, size: statOrUndefined(workspace, file)?.size ?? 0 })),
  };
}

/** Files that a repository does not ignore, and repositories in it with a slash at the end; or why they cannot be told. */
async function namesIn(at: Plain["in"], folder: string): Promise<readonly string[] | string> {
  if (!existsSync(folder)) return "whose name is not text";
  const git = at(folder);
  await git.raw(["read-tree", "--empty"]);
  const names = await git.bytes(["ls-files", "-z", "--others", "--exclude-standard"]).catch(() => undefined);
  return names ? recordsOf(names) : "that cannot be read";
}

/** Undefined where nothing is; links are not followed. */
export function statOrUndefined(workspace: string, path: string): Stats | undefined {
  try {
    return lstatSync(Buffer.concat([Buffer.from(`${workspace}/`), Buffer.from(path, "latin1")]));
  } catch {
    return undefined;
  }
}

/** Records between NULs. */
export function recordsOf(bytes: Buffer): string[] {
  return bytes
    .toString("latin1")
    .split("\0")
    .filter((record) => record !== "");
}

export function nullSeparated(paths: readonly string[]): Buffer {
  return Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
}

/** Bytes that are no UTF-8 become U+FFFD. */
export function textAt(path: string): string {
  return Buffer.from(path, "latin1").toString("utf8");
}
