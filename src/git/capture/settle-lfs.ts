/** Sets files of Git LFS in an index to what can be published: we cannot upload to it. */
import { dirname, join } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { isSameContent, type Pointer, pointerIn } from "../../core/workspace/git-view/lfs.ts";
import { lookAtUntrusted } from "../../core/workspace/untrusted-files.ts";
import { type ChangeEntry, oldLine, readBlobs, sizesOf } from "../../policy/entries.ts";

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
 * Sets files of Git LFS in the index, which differs from the base in `all`, to what can be published: those whose bytes
 * a pointer of the base stands for become that pointer, and those with bytes of their own become what the base has.
 * Pointers and empty files stay.
 */
export async function settleLfs(git: Git, all: readonly ChangeEntry[], place: LfsCheckout): Promise<Settled> {
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
    const object = await standIn(place.workspace, entry.path, known);
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
  if (!isOther && !foldersOf(paths).some((folder) => lookAtUntrusted(workspace, join(folder, ".gitattributes"))))
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
async function standIn(
  workspace: string,
  path: string,
  known: ReadonlyMap<string, Pointer>,
): Promise<string | undefined> {
  for (const [object, pointer] of known) if (await isSameContent(workspace, path, pointer)) return object;
  return undefined;
}
