/** The files of one commit, read as git objects: what instructs an agent is taken from here, never from a work tree. */
import type { SkillSource, SourceFile } from "../../../core/skill/source.ts";
import type { Git } from "../../../core/workspace/git/settings.ts";
import { readBlobs } from "../policy/blobs.ts";
import { followLinks } from "./tree-links.ts";

/** `git` is of a repository that no tool can write, and that has the commit. The tree is listed once. */
export function treeSource(git: Git, commit: string): SkillSource {
  let listed: Promise<readonly SourceFile[]> | undefined;
  const list = () => {
    listed ??= filesOf(git, commit);
    return listed;
  };
  return { list, read: async (paths) => textsOf(git, await list(), paths) };
}

/** More are not followed: repositories have a handful of them where instructions are, at the top. */
const MOST_LINKS = 200;
const LONGEST_LINK = 4096;

async function filesOf(git: Git, commit: string): Promise<readonly SourceFile[]> {
  const entries = entriesOf((await git.bytes(["ls-tree", "-r", "-l", "-z", "--full-tree", commit])).toString());
  const files = entries.flatMap(({ isLink, ...file }) => (isLink ? [] : [file]));
  const links = entries.filter(({ isLink, size }) => isLink && size <= LONGEST_LINK).slice(0, MOST_LINKS);
  const targets = await readBlobs(git, idsOf(links));
  return [...files, ...followLinks(files, new Map(links.map(({ path, id }) => [path, `${targets.get(id)}`])))];
}

type Entry = SourceFile & Readonly<{ isLink: boolean }>;

/** A record is `mode SP type SP id SP size TAB path`, the size being padded. Submodules are none of our files. */
function entriesOf(output: string): readonly Entry[] {
  return output.split("\0").flatMap((record) => {
    const tab = record.indexOf("\t");
    const [mode, type, id = "", size] = record.slice(0, Math.max(0, tab)).split(/ +/);
    return type === "blob" ? [{ path: record.slice(tab + 1), size: Number(size), id, isLink: mode === "120000" }] : [];
  });
}

/** What is no UTF-8 is left out. */
async function textsOf(git: Git, files: readonly SourceFile[], paths: readonly string[]) {
  const wanted = new Set(paths);
  const found = files.filter(({ path }) => wanted.has(path));
  const blobs = await readBlobs(git, idsOf(found));
  return new Map(found.flatMap(({ path, id }) => textOf(blobs.get(id)).map((text) => [path, text] as const)));
}

function textOf(bytes: Buffer | undefined): readonly string[] {
  try {
    return bytes ? [new TextDecoder("utf-8", { fatal: true }).decode(bytes)] : [];
  } catch {
    return [];
  }
}

function idsOf(files: readonly SourceFile[]): readonly string[] {
  return files.map(({ id }) => id);
}
