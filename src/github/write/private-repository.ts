/**
 * The repository of the broker that no tool can write: it is seeded with the base, and reads the work tree when tools
 * have ended.
 */
import { copyFileSync, existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Git } from "../../core/workspace/git/settings.ts";
import { git, makeBareRepository } from "../../core/workspace/git.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import type { Plain } from "./left-out.ts";
import { dropSubmodules } from "./stage.ts";

/** `folder` is the broker's own, outside of the workspace. */
export type RepositoryPlace = Readonly<{
  folder: string;
  workspace: string;
  environment: Readonly<Record<string, string>>;
}>;
type WithExtra = (extra?: Readonly<Record<string, string>>) => Git;
/** `objects` is without a work tree: tools may be at work meanwhile, and no file of theirs has a say. */
export type Private = Readonly<{ gitDir: string; inWorkTree: WithExtra; objects: WithExtra }>;

export function makeRepository(options: RepositoryPlace): Private {
  const made = repositoryIn(options);
  makeBareRepository(made.gitDir);
  return made;
}

export function repositoryIn({ folder, workspace, environment }: RepositoryPlace): Private {
  const gitDir = join(folder, "publisher.git");
  const inWorkTree = (extra: Readonly<Record<string, string>> = {}): Git =>
    git({ folder: workspace, gitDir, environment: { ...environment, ...extra } });
  const objects = (extra: Readonly<Record<string, string>> = {}): Git =>
    git({ folder: gitDir, environment: { ...environment, ...extra } });
  return { gitDir, inWorkTree, objects };
}

export async function fetchBase(git: Git, workspace: string): Promise<void> {
  try {
    await git.raw(["fetch", "--quiet", "--depth=1", "--no-tags", pathToFileURL(workspace).href, "+HEAD:refs/base"]);
  } catch (cause) {
    throw new Fault("config", `The checkout could not be read completely. ${toFault(cause).message}`, {
      hint: "Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",
      cause,
    });
  }
}

/**
 * What the checkout ignores by itself must not be published either. Its index knows which files are as git wrote them:
 * they are not read again, so neither a filter (Git LFS) nor line ends can make a change of an untouched file.
 */
export async function copyState({ workspace, environment }: RepositoryPlace, made: Private): Promise<void> {
  const { gitDir } = made;
  const [excludes = "", index = ""] = await ownFiles(workspace, environment);
  if (existsSync(excludes)) copyFileSync(excludes, join(gitDir, "info", "exclude"));
  // An index can be split, the greater part being shared.
  const parts = readdirSync(dirname(index)).filter((name) => name === "index" || name.startsWith("sharedindex."));
  for (const name of parts) copyFileSync(join(dirname(index), name), join(gitDir, name));
  const hasSubmodules = parts.some((name) => readFileSync(join(gitDir, name)).includes(SUBMODULE_BITS));
  if (hasSubmodules) await dropSubmodules(made.inWorkTree());
}

/** The mode 160000 as an index has it (gitformat-index(5)). Elsewhere in the file the same bits mean nothing, and do no harm. */
const SUBMODULE_BITS = Buffer.from([0x00, 0x00, 0xe0, 0x00]);

/** The excludes and the index of the checkout. Only where its `.git` leads elsewhere, as in a worktree, git has to say where. */
async function ownFiles(workspace: string, environment: RepositoryPlace["environment"]): Promise<readonly string[]> {
  const folder = join(workspace, ".git");
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return ["info/exclude", "index"].map((path) => join(folder, path));
  const paths = ["--git-path", "info/exclude", "--git-path", "index"];
  const found = await git({ folder: workspace, environment }).raw(["rev-parse", ...paths]);
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
