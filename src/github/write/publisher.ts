/**
 * Turns what is in the workspace into a commit on a branch of ours. It works in a private bare repository beside the
 * workspace: the repository that tools can write to (its config, hooks and index) takes no part in it.
 */
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { SkillSource } from "../../core/skill/source.ts";
import type { Git } from "../../core/workspace/git/settings.ts";
import { git } from "../../core/workspace/git.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { fetchBranch, fetchCommit } from "./base/fetch.ts";
import { treeSource } from "./base/tree-source.ts";
import { type Change, captureChange, filesBetween } from "./change.ts";
import { ALLOCATION_LIMIT, patchedChange } from "./commit/patched.ts";
import { authorization, fetchTip, pushCommit, removeBranch } from "./commit/push.ts";
import { rebasedTree } from "./commit/rebase.ts";
import type { Plain } from "./left-out.ts";
import { readBlobs } from "./policy/blobs.ts";
import { exactPatch, type Held, type Holding, holdBack } from "./policy/hold.ts";
import { type Review, type Reviewed, reviewChange } from "./policy/review.ts";

export type PublisherOptions = Readonly<{
  /** A folder of our own outside the workspace. */
  folder: string;
  workspace: string;
  /** The checked-out commit that the work starts from; nothing differs from it yet. */
  base: string;
  /** Where to push, without credentials. */
  remoteUrl: string;
  /** Where the lent branch is, if it is in a fork. */
  forkUrl?: string | undefined;
  token: string;
  /** A branch of somebody else's, at the base, that this run may move on. */
  lent?: string | undefined;
  environment: Readonly<Record<string, string>>;
  now: () => Date;
}>;

/** Contract: nothing is ever forced, and only branches of ours are written, and the one that is lent. */
export type Publisher = Readonly<{
  /** The commit that the work starts from. */
  base: string;
  /** What the workspace holds now, compared with the base. */
  capture(): Promise<Change>;
  /** What a patch for the base, in a file, makes of it: on objects alone, for whoever wrote it may be anybody. */
  patched(patch: string): Promise<Change>;
  /** What the base has that an earlier commit, which is here, has not. */
  since(commit: string): Promise<Change>;
  /** The change without what must not be published. */
  review(change: Change, rules: Omit<Review, "base">): Promise<Reviewed>;
  /** What a person may be asked to let through, on top of what is published, which is the base of these rules. */
  hold(reviewed: Reviewed, rules: Holding): Promise<Held>;
  /** Makes a commit of a tree, on the base unless told, and resolves to its id. */
  commit(change: Pick<Change, "tree">, message: string, parent?: string): Promise<string>;
  /** Writes the commit into a file, as a patch for `git am --keep-cr`. */
  writePatch(commit: string, path: string): Promise<void>;
  /** What differs between the base, or another tree, and a tree, for `git apply`. */
  diff(change: Pick<Change, "tree">, from?: string): Promise<Buffer>;
  /** From the base, as a text that is equal only where all bytes are, before and after. */
  exactPatch(change: Pick<Change, "tree">): Promise<string>;
  /** Object → content. */
  contentsOf(objects: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** The files of a commit that is here. */
  filesOf(commit: string): SkillSource;
  /** Fetches what a branch of the remote is at, and resolves to that commit. */
  fetchBranch(branch: string): Promise<string>;
  /** Fetches a commit of whatever repository, by its full id; the token goes to our own server only. */
  fetchCommit(url: string, commit: string): Promise<void>;
  /**
   * Creates the branch on the remote, or moves it on from `expected`. A "git" Fault with a hint if it is there, or
   * elsewhere, or the push is refused.
   */
  push(commit: string, branch: string, expected?: string): Promise<void>;
  /** Takes back a branch that was made at the base and that no work came to. */
  takeBack(branch: string): Promise<void>;
  /** The change on top of what the branch has come to, and that tip; undefined when they do not go together. */
  rebase(change: Pick<Change, "tree">, message: string, branch: string): Promise<Rebased | undefined>;
}>;

export type Rebased = Readonly<{ commit: string; tip: string }>;

const BOT = "github-actions[bot]";
const BOT_EMAIL = "41898282+github-actions[bot]@users.noreply.github.com";

const DIFF = ["diff-tree", "-r", "-p", "--binary", "--no-renames", "--no-ext-diff", "--no-textconv"];

/** Seeds the private repository with the base commit; call it before any tool runs. */
export async function openPublisher(options: PublisherOptions): Promise<Publisher> {
  const made = await makeRepository(options);
  await fetchBase(made.run(), options.workspace);
  await copyState(options, made.gitDir);
  return publisherIn(made, options);
}

/** The same in a later process, with the same options. */
export function reopenPublisher(options: PublisherOptions): Publisher {
  return publisherIn(repositoryIn(options), options);
}

/** The same without a checkout: the base comes from GitHub, and the change is somebody's patch. */
export async function openPatchPublisher(
  options: Omit<PublisherOptions, "workspace">,
  patch: string,
): Promise<Readonly<{ publisher: Publisher; change: Change }>> {
  const all = { ...options, workspace: join(options.folder, "nothing") };
  mkdirSync(all.workspace);
  const made = await makeRepository(all);
  const { gitDir, run } = made;
  const remote = { url: options.remoteUrl, token: options.token };
  const fetch = ["fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules"];
  await run(authorization(remote)).raw([...fetch, remote.url, options.base]);
  const index = run({ ...ALLOCATION_LIMIT, GIT_INDEX_FILE: join(gitDir, "patch-index") });
  const change = await patchedChange(index, options.base, patch);
  return { publisher: publisherIn(made, all), change };
}

type WithExtra = (extra?: Readonly<Record<string, string>>) => Git;
type Private = Readonly<{ gitDir: string; run: WithExtra; objects: WithExtra }>;

async function makeRepository(options: PublisherOptions): Promise<Private> {
  const { folder, environment } = options;
  const made = repositoryIn(options);
  await git({ folder, environment }).raw(["init", "--quiet", "--bare", made.gitDir]);
  return made;
}

function repositoryIn({ folder, workspace, environment }: PublisherOptions): Private {
  const gitDir = join(folder, "publisher.git");
  const run = (extra: Readonly<Record<string, string>> = {}): Git =>
    git({ folder: workspace, gitDir, environment: { ...environment, ...extra } });
  // Away from the workspace: it may be asked while tools work there.
  const objects = (extra: Readonly<Record<string, string>> = {}): Git =>
    git({ folder, gitDir, environment: { ...environment, ...extra } });
  return { gitDir, run, objects };
}

function publisherIn({ gitDir, run, objects }: Private, options: PublisherOptions): Publisher {
  const { base } = options;
  const remote = { url: options.remoteUrl, token: options.token, lent: options.lent };
  const target = { ...remote, url: options.forkUrl ?? remote.url };
  const own = () => run({ GIT_INDEX_FILE: join(gitDir, "review-index") });
  const commit: Publisher["commit"] = async ({ tree }, message, parent = base) =>
    (await run(identity(options.now())).raw(["commit-tree", tree, "-p", parent, "-F", "-"], message)).trim();
  return {
    base,
    capture: () =>
      captureChange(run, base, {
        plain: () => plainRepository(options, gitDir),
        isOlder: (path) => isOlder(join(options.workspace, path), join(gitDir, "HEAD")),
      }),
    patched: (patch) =>
      patchedChange(objects({ ...ALLOCATION_LIMIT, GIT_INDEX_FILE: join(gitDir, "patch-index") }), base, patch),
    async since(commit) {
      const tree = (await run().raw(["rev-parse", `${base}^{tree}`])).trim();
      return { tree, files: await filesBetween(run(), commit, tree), leftOut: [] };
    },
    review: (change, rules) => reviewChange(own(), change, { base, ...rules }),
    hold: (reviewed, rules) => holdBack(own(), reviewed, rules),
    commit,
    async writePatch(commit, path) {
      // Git writes the file itself: as text of ours, what is no UTF-8 would be lost.
      await run().raw(["format-patch", "--quiet", "--binary", "-1", `--output=${path}`, commit]);
    },
    diff: ({ tree }, from = base) => run().bytes([...DIFF, from, tree]),
    exactPatch: async ({ tree }) => (await exactPatch(run(), base, tree)).toString("utf8"),
    contentsOf: (objects) => readBlobs(run(), objects),
    filesOf: (commit) => treeSource(objects(), commit),
    fetchBranch: (branch) => fetchBranch(objects, remote, branch),
    fetchCommit(url, commit) {
      const isOurs = new URL(url).origin === new URL(remote.url).origin;
      return fetchCommit(objects, { url, token: isOurs ? remote.token : "" }, commit);
    },
    push: (commit, branch, expected) => pushCommit(run, target, { commit, branch, expected }),
    takeBack: (branch) => removeBranch(run, target, { branch, at: base }),
    async rebase({ tree }, message, branch) {
      const tip = await fetchTip(run, target, branch);
      const merged = await rebasedTree(run(identity(options.now())), { base, tree, onto: tip });
      return merged === undefined ? undefined : { commit: await commit({ tree: merged }, message, tip), tip };
    },
  };
}

async function fetchBase(git: Git, workspace: string): Promise<void> {
  try {
    await git.raw(["fetch", "--quiet", "--depth=1", "--no-tags", pathToFileURL(workspace).href, "+HEAD:refs/base"]);
  } catch (cause) {
    throw new Fault("config", `The checkout could not be read whole. ${toFault(cause).message}`, {
      hint: "Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",
      cause,
    });
  }
}

/**
 * What the checkout ignores by itself must not be published either. Its index knows which files are as git wrote them:
 * they are not read again, so neither a filter (Git LFS) nor line ends can make a change of an untouched file.
 */
async function copyState({ workspace, environment }: PublisherOptions, gitDir: string): Promise<void> {
  const paths = ["--git-path", "info/exclude", "--git-path", "index"];
  const found = await git({ folder: workspace, environment }).raw(["rev-parse", ...paths]);
  const [excludes = "", index = ""] = found.split("\n").map((path) => resolve(workspace, path));
  if (existsSync(excludes)) copyFileSync(excludes, join(gitDir, "info", "exclude"));
  // An index can be split, the greater part being shared.
  const parts = readdirSync(dirname(index)).filter((name) => name === "index" || name.startsWith("sharedindex."));
  for (const name of parts) copyFileSync(join(dirname(index), name), join(gitDir, name));
}

function isOlder(path: string, than: string): boolean {
  try {
    return lstatSync(path).mtimeMs < lstatSync(than).mtimeMs;
  } catch {
    return false;
  }
}

/** Made when it is first needed: most work is what git can take. */
async function plainRepository({ folder, workspace, environment }: PublisherOptions, gitDir: string): Promise<Plain> {
  const own = join(folder, "bytes.git");
  await git({ folder, environment }).raw(["init", "--quiet", "--bare", own]);
  mkdirSync(join(own, "info"), { recursive: true });
  // Above the `.gitattributes` of the work tree.
  writeFileSync(join(own, "info", "attributes"), "* -text !eol -ident !filter !working-tree-encoding\n");
  const excludes = join(gitDir, "info", "exclude");
  if (existsSync(excludes)) copyFileSync(excludes, join(own, "info", "exclude"));
  const objects = { GIT_OBJECT_DIRECTORY: join(gitDir, "objects") };
  const plain = (at: string) => git({ folder: at, gitDir: own, environment: { ...environment, ...objects } });
  return { workspace, in: plain };
}

function identity(now: Date): Record<string, string> {
  const date = now.toISOString();
  return {
    GIT_AUTHOR_NAME: BOT,
    GIT_AUTHOR_EMAIL: BOT_EMAIL,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: BOT,
    GIT_COMMITTER_EMAIL: BOT_EMAIL,
    GIT_COMMITTER_DATE: date,
  };
}
