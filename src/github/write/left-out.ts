/** Work in the checkout that git cannot store as it is: it is kept as the bytes of its files, for a patch and the next run. */
import { existsSync, lstatSync, type Stats } from "node:fs";
import type { Git } from "../../core/workspace/git/settings.ts";

/** `why` follows the name. `isKept` is whether all of its bytes are in the tree beside. */
export type LeftOut = Readonly<{ path: string; why: string; isKept: boolean }>;

/** Names as git gives them, byte for byte as Latin-1. `submodules` are those that the base has, at another commit now. */
export type Refused = Readonly<{ paths: readonly string[]; submodules: ReadonlySet<string> }>;

/** A private repository without filters and encodings, with the objects of the other one and an index of its own. */
export type Plain = Readonly<{ workspace: string; in(folder: string): Git }>;

/** Larger work is named, and no more: a nested repository can be a copy of anything. */
const MOST_FILES = 50;
const MOST_BYTES = 1024 * 1024;

/** `tree` is what git could take, and the tree that comes back is that with the bytes of the rest. */
export async function keepAsBytes(
  plain: Plain,
  tree: string,
  { paths, submodules }: Refused,
): Promise<Readonly<{ leftOut: readonly LeftOut[]; wholeTree: string }>> {
  const leftOut: LeftOut[] = [];
  const kept: string[] = [];
  let [files, bytes] = [MOST_FILES, MOST_BYTES];
  for (const path of paths) {
    const found = submodules.has(path) ? "a submodule at another commit" : await filesOf(plain, path);
    const size = typeof found === "string" ? 0 : found.files.reduce((sum, file) => sum + file.size, 0);
    const why = typeof found === "string" ? found : found.why;
    const isKept = typeof found !== "string" && found.files.length <= files && size <= bytes;
    leftOut.push({
      path: textOf(path),
      why: isKept || typeof found === "string" ? why : `${why}, too large to be kept`,
      isKept,
    });
    if (!isKept) continue;
    files -= found.files.length;
    bytes -= size;
    kept.push(...found.files.map((file) => file.path));
  }
  return { leftOut, wholeTree: await treeWith(plain, tree, kept) };
}

async function treeWith({ workspace, in: at }: Plain, tree: string, paths: readonly string[]): Promise<string> {
  if (paths.length === 0) return tree;
  const git = at(workspace);
  await git.raw(["read-tree", tree]);
  await git.raw(["update-index", "-z", "--add", "--replace", "--stdin"], listed(paths));
  return (await git.raw(["write-tree"])).trim();
}

type Found = Readonly<{ why: string; files: readonly Readonly<{ path: string; size: number }>[] }>;

/** Or why there is nothing to keep. */
async function filesOf({ workspace, in: at }: Plain, path: string): Promise<Found | string> {
  // No tree may hold such a name, and no patch can make it.
  if (/(?:^|\/)(?:\.git|git~\d+)(?:\/|$)/i.test(path)) return "git takes no file of that name";
  const stats = look(workspace, path);
  if (!stats) return "it cannot be read";
  if (!stats.isDirectory()) {
    const isPlain = stats.isFile() || stats.isSymbolicLink();
    return isPlain ? { why: "git cannot convert it", files: [{ path, size: stats.size }] } : "it is no plain file";
  }
  const why = "a repository of its own";
  if (!existsSync(`${workspace}/${textOf(path)}`)) return `${why} whose name is no text`;
  const git = at(`${workspace}/${textOf(path)}`);
  await git.raw(["read-tree", "--empty"]);
  const list = ["ls-files", "-z", "--others", "--exclude-standard"];
  const inner = await git.bytes(list).catch(() => undefined);
  if (!inner) return `${why} that cannot be read`;
  const names = recordsOf(inner).map((name) => `${path}/${name}`);
  // What is a repository once more is left where it is.
  const files = names.filter((name) => !name.endsWith("/"));
  return {
    why,
    files: files.slice(0, MOST_FILES + 1).map((file) => ({ path: file, size: look(workspace, file)?.size ?? 0 })),
  };
}

function look(workspace: string, path: string): Stats | undefined {
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

export function listed(paths: readonly string[]): Buffer {
  return Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
}

/** Bytes that are no UTF-8 become U+FFFD. */
export function textOf(path: string): string {
  return Buffer.from(path, "latin1").toString("utf8");
}
