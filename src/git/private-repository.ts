/**
 * The repository of the broker that no tool can write: it is seeded with the base, and reads the work tree when tools
 * have ended. Its index never has a submodule: for each one git would start a second git in its folder, which runs
 * programs that the settings there name, and tools can write those.
 */
import { copyFileSync, existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Git } from "../core/workspace/git/settings.ts";
import { git, makeBareRepository } from "../core/workspace/git.ts";
import { readUntrusted, untrustedNames } from "../core/workspace/untrusted-files.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { code } from "../markdown/inline-code.ts";
import { SUBMODULE } from "../policy/entries.ts";
import { nullSeparated } from "./byte-paths.ts";
import type { Plain } from "./left-out.ts";

/** `folder` is the broker's own, outside of the workspace. */
export type RepositoryPlace = Readonly<{
  folder: string;
  workspace: string;
  environment: Readonly<Record<string, string>>;
  /** Ends git in it. */
  signal?: AbortSignal | undefined;
}>;
type WithExtra = (extra?: Readonly<Record<string, string>>) => Git;
/**
 * `objects` is without a work tree: tools may be at work meanwhile, and no file of theirs has a say. `seeding` is the same before
 * the first tool, and reads a checkout of whatever owner.
 */
export type Private = Readonly<{ gitDir: string; inWorkTree: WithExtra; objects: WithExtra; seeding: WithExtra }>;

/** The author of commits that are made here. */
export const BOT = { name: "github-actions[bot]", email: "41898282+github-actions[bot]@users.noreply.github.com" };

/** The same as variables of git. */
export function botIdentity(now: Date): Record<string, string> {
  const date = now.toISOString();
  return {
    GIT_AUTHOR_NAME: BOT.name,
    GIT_AUTHOR_EMAIL: BOT.email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: BOT.name,
    GIT_COMMITTER_EMAIL: BOT.email,
    GIT_COMMITTER_DATE: date,
  };
}

export function makeRepository(options: RepositoryPlace): Private {
  const made = repositoryIn(options);
  makeBareRepository(made.gitDir);
  writeFileSync(trustingIn(made.gitDir), "[safe]\n\tdirectory = *\n");
  return made;
}

/** The git at the other end of a fetch from a folder hears no settings but those of files. */
function trustingIn(gitDir: string): string {
  return join(gitDir, "trusting");
}

export function repositoryIn({ folder, workspace, environment, signal }: RepositoryPlace): Private {
  const gitDir = join(folder, "publisher.git");
  const inWorkTree = (extra: Readonly<Record<string, string>> = {}): Git =>
    git({ folder: workspace, gitDir, environment: { ...environment, ...extra }, signal });
  const objects = (extra: Readonly<Record<string, string>> = {}): Git =>
    git({ folder: gitDir, environment: { ...environment, ...extra }, signal });
  const seeding = (extra: Readonly<Record<string, string>> = {}): Git =>
    git({ folder: gitDir, environment: { ...environment, ...extra }, signal, settings: trustingIn(gitDir) });
  return { gitDir, inWorkTree, objects, seeding };
}

const BASE = "refs/base";

export async function fetchBase({ seeding }: Private, workspace: string): Promise<void> {
  try {
    await seeding().raw(["fetch", "--quiet", "--depth=1", "--no-tags", pathToFileURL(workspace).href, `+HEAD:${BASE}`]);
  } catch (cause) {
    throw new Fault("config", `The checkout could not be read completely. ${toFault(cause).message}`, {
      hint: "Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",
      cause,
    });
  }
}

/** The commit that `fetchBase` has fetched, which is whole then; undefined where it has not. */
export function seededWith({ gitDir }: Private): string | undefined {
  const path = join(gitDir, BASE);
  return existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
}

/**
 * Files that the checkout ignores by itself must not be published either. Its index knows which files are as git wrote
 * them: they are not read again, so neither a filter (Git LFS) nor line ends can make a change of an untouched file.
 */
export async function copyState({ workspace, environment, signal }: RepositoryPlace, made: Private): Promise<void> {
  const { gitDir } = made;
  const [excludes = "", index = ""] = await ownFiles({ workspace, environment, signal });
  copyOwn(excludes, join(gitDir, "info", "exclude"), LARGEST.excludes);
  // An index can be split, the greater part being shared.
  const names = untrustedNames(dirname(index), "", MOST_NAMES) ?? [];
  const parts = names.map(String).filter((name) => name === "index" || name.startsWith("sharedindex."));
  const copied = parts.map((name) => copyOwn(join(dirname(index), name), join(gitDir, name), LARGEST.index));
  if (copied.some((bytes) => bytes?.includes(SUBMODULE_BITS))) await dropSubmodules(made.inWorkTree());
}

/** In bytes. An index has about a hundred for each file. */
const LARGEST = { excludes: 64 * 1024 * 1024, index: 1024 * 1024 * 1024 };

/** Entries of a folder `.git`. */
const MOST_NAMES = 100_000;

/** A step before ours can have left anything there. Throws a "config" Fault for what is there and cannot be read. */
function copyOwn(path: string, to: string, maxBytes: number): Buffer | undefined {
  const real = existsSync(path) ? realpathSync(path) : path; // people link their excludes
  const found = readUntrusted(dirname(real), basename(real), maxBytes);
  if (found.status === "missing") return undefined;
  if (found.status === "refused") {
    throw new Fault("config", `The file ${code(basename(path))} in the git folder of the checkout cannot be read.`, {
      hint: "Remove it in a step before this one, or check out the repository again.",
    });
  }
  writeFileSync(to, found.bytes);
  return found.bytes;
}

/** The mode 160000 as an index has it (gitformat-index(5)). Elsewhere in the file the same bits mean nothing, and do no harm. */
const SUBMODULE_BITS = Buffer.from([0x00, 0x00, 0xe0, 0x00]);

/** The excludes and the index of the checkout. Only where its `.git` leads elsewhere, as in a worktree, git has to say where. */
async function ownFiles({ workspace, ...how }: Omit<RepositoryPlace, "folder">): Promise<readonly string[]> {
  const folder = join(workspace, ".git");
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return ["info/exclude", "index"].map((path) => join(folder, path));
  const paths = ["--git-path", "info/exclude", "--git-path", "index"];
  const found = await git({ folder: workspace, ...how }).raw(["rev-parse", ...paths]);
  return found.split("\n").map((path) => resolve(workspace, path));
}

export function isOlder(path: string, than: string): boolean {
  try {
    return lstatSync(path).mtimeMs < lstatSync(than).mtimeMs;
  } catch {
    return false;
  }
}

/** For `info/attributes`, which stands above every `.gitattributes`: files are, byte for byte, what git has of them. */
export const AS_BYTES = "* -text !eol -ident !filter !working-tree-encoding\n";

/** Made when it is first needed: most work is what git can take. */
export async function plainRepository(
  { folder, workspace, environment }: RepositoryPlace,
  gitDir: string,
): Promise<Plain> {
  const own = join(folder, "bytes.git");
  makeBareRepository(own);
  writeFileSync(join(own, "info", "attributes"), AS_BYTES);
  const excludes = join(gitDir, "info", "exclude");
  if (existsSync(excludes)) copyFileSync(excludes, join(own, "info", "exclude"));
  const objects = { GIT_OBJECT_DIRECTORY: join(gitDir, "objects") };
  const plain = (at: string) => git({ folder: at, gitDir: own, environment: { ...environment, ...objects } });
  return { workspace, in: plain };
}

/** Takes submodules out of the index. Call it before any tool runs. */
async function dropSubmodules(git: Git): Promise<void> {
  const links: string[] = [];
  await git.records(["ls-files", "-z", "--stage"], (entry) => {
    if (entry.startsWith(SUBMODULE)) links.push(entry.slice(entry.indexOf("\t") + 1));
  });
  await removeFromIndex(git, links);
}

/** Paths as Latin-1. */
export async function removeFromIndex(git: Git, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await git.raw(["update-index", "-z", "--force-remove", "--stdin"], nullSeparated(paths));
}
