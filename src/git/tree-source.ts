/** The files of one commit, read as git objects: what instructs an agent is taken from here, never from a work tree. */
import { posix } from "node:path";
import type { SkillSource, SourceFile } from "../core/skill/skill.ts";
import type { Git } from "../core/workspace/git/settings.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { code } from "../markdown/inline-code.ts";
import { filesIn, readBlobs } from "../policy/entries.ts";
import { isBranchName } from "./branch-name.ts";
import { authorization, type GitRemote } from "./commit/push.ts";

/** `git` is of a repository that no tool can write, and that has the commit. The tree is listed once. */
export function treeSource(git: Git, commit: string, list: typeof filesIn = filesIn): SkillSource {
  let listed: Promise<readonly SourceFile[]> | undefined;
  const files = () => {
    listed ??= filesOf(git, commit, list);
    return listed;
  };
  return { list: files, read: async (paths) => textsOf(git, await files(), paths) };
}

/** More are not followed: repositories have a handful of them where instructions are, at the top. */
const MOST_LINKS = 200;
const LONGEST_LINK = 4096;

async function filesOf(git: Git, commit: string, list: typeof filesIn): Promise<readonly SourceFile[]> {
  const entries = await list(git, commit);
  const files = entries.flatMap(({ isLink, ...file }) => (isLink ? [] : [file]));
  const links = entries.filter(({ isLink, size }) => isLink && size <= LONGEST_LINK).slice(0, MOST_LINKS);
  const targets = await readBlobs(git, idsOf(links));
  return [...files, ...followLinks(files, new Map(links.map(({ path, id }) => [path, `${targets.get(id)}`])))];
}

/** Files that are not UTF-8 are left out. */
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

/** Path → git's id of the file or folder there, in a tree or commit. Magic in paths has to be off. */
export async function idsAt(git: Git, tree: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  // `mode SP type SP id TAB path`
  const records = (await git.raw(["ls-tree", "-z", "--full-tree", tree, "--", ...paths])).split("\0").filter(Boolean);
  return new Map(records.map((record) => [record.slice(record.indexOf("\t") + 1), record.split(/[ \t]/)[2] ?? ""]));
}

/** The path of a link, and what it says. */
type Links = ReadonlyMap<string, string>;

/** Longer chains are not followed. */
const MOST_STEPS = 20;

/** Each link to a file or a folder as the files that it leads to, under the link's own path. */
export function followLinks(files: readonly SourceFile[], links: Links): readonly SourceFile[] {
  return [...links.keys()].flatMap((link) => filesBehind(link, files, links));
}

function filesBehind(link: string, files: readonly SourceFile[], links: Links): readonly SourceFile[] {
  const target = resolve(link, links);
  if (target === undefined) return [];
  return files.flatMap((file) => {
    if (file.path === target) return [{ ...file, path: link }];
    return file.path.startsWith(`${target}/`) ? [{ ...file, path: link + file.path.slice(target.length) }] : [];
  });
}

/** The path without links on it; undefined for what leaves the tree, goes in circles, or is all of the tree. */
function resolve(path: string, links: Links): string | undefined {
  let current = path;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const link = prefixes(current).find((prefix) => links.has(prefix));
    if (link === undefined) return current;
    const target = links.get(link) ?? "";
    if (target.startsWith("/")) return undefined;
    current = posix.join(posix.dirname(link), target, current.slice(link.length)).replace(/\/+$/, "");
    if (current === "." || current === ".." || current.startsWith("../")) return undefined;
  }
  return undefined;
}

/** `a`, `a/b`, `a/b/c` of `a/b/c`. */
function prefixes(path: string): readonly string[] {
  const steps = path.split("/");
  return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}

type Run = (extra?: Readonly<Record<string, string>>) => Git;

const FETCH = ["fetch", "--quiet", "--depth=1", "--no-tags", "--no-write-fetch-head"];

/** `isGone`: the branch does not exist, and the commit is where it was last, or the head of the default branch. */
export type FetchedBranch = Readonly<{ commit: string; isGone: boolean }>;

/**
 * Brings the head of a remote's branch into the private repository, as objects: nothing is checked out, and nothing
 * runs. `last` is a commit of it, in case that it is gone.
 */
export async function fetchBranch(git: Run, remote: GitRemote, branch: string, last?: string): Promise<FetchedBranch> {
  // Another name could say where else to write.
  if (!isBranchName(branch)) throw new Fault("git", `Git does not allow the name ${code(branch)} for a branch.`);
  try {
    return { commit: await fetchRef(git, remote, `refs/heads/${branch}`), isGone: false };
  } catch (error) {
    const { message, cause } = toFault(error);
    if (!/couldn't find remote ref/i.test(`${message} ${cause}`)) throw error;
  }
  const known =
    last === undefined
      ? undefined
      : await fetchCommit(git, remote, last).then(
          () => last,
          () => undefined,
        );
  return { commit: known ?? (await fetchRef(git, remote, "HEAD")), isGone: true };
}

async function fetchRef(git: Run, remote: GitRemote, ref: string): Promise<string> {
  const place = "refs/deckhand/base-branch";
  await git(authorization(remote)).raw([...FETCH, remote.url, `+${ref}:${place}`]);
  return (await git().raw(["rev-parse", "--verify", `${place}^{commit}`])).trim();
}

/** `commit` is a full id, so what comes is what is meant. `remote.token` is "" for a server that must not have ours. */
export async function fetchCommit(git: Run, remote: GitRemote, commit: string): Promise<void> {
  try {
    await git(remote.token === "" ? {} : authorization(remote)).raw([...FETCH, remote.url, commit]);
    await git().raw(["cat-file", "-e", `${commit}^{commit}`]);
  } catch (cause) {
    throw new Fault("config", `The commit ${commit} of ${remote.url} could not be fetched.`, {
      quote: toFault(cause).message,
      hint: "Check the address and the commit: the server must allow fetching it by its SHA.",
      cause,
    });
  }
}
