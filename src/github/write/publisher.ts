/**
 * Turns what is in the workspace into a commit on our branch. It works in a private bare repository beside the
 * workspace: the repository that tools can write to (its config, hooks and index) takes no part in it.
 */
import { join } from "node:path";
import type { SkillSource } from "../../core/skill/skill.ts";
import type { ShownTree } from "./approval/shown-tree.ts";
import { fetchBranch, fetchCommit, idsAt, treeSource } from "./base/tree-source.ts";
import { type Change, captureChange, DIFF, filesBetween } from "./change.ts";
import { ALLOCATION_LIMIT, applyPatch, type PatchLimits, rebaseTree } from "./commit/apply-patch.ts";
import { authorization, fetchTip, pushCommit, removeBranch, writeTree } from "./commit/push.ts";
import { rememberRefs, withLeftCommits } from "./left-commits.ts";
import { filesIn, type TreeFile } from "./policy/entries.ts";
import type { Held, Holding } from "./policy/hold.ts";
import type { Reviewed, ReviewOptions } from "./policy/review.ts";
import {
  copyState,
  fetchBase,
  isOlder,
  makeRepository,
  type Private,
  plainRepository,
  type RepositoryPlace,
  repositoryIn,
  seededWith,
} from "./private-repository.ts";
import { withStaged } from "./staged-work.ts";

export type PublisherOptions = Readonly<{
  /** A folder of our own outside the workspace. */
  folder: string;
  workspace: string;
  /** The checked-out commit that the work starts from; nothing differs from it yet. */
  base: string;
  /** Where to push, without credentials. */
  remoteUrl: string;
  /** Where the allowed branch is, if it is in a fork. */
  forkUrl?: string | undefined;
  token: string;
  /** A branch of somebody else's, at the base, that this run may move on. */
  allowedBranch?: string | undefined;
  environment: Readonly<Record<string, string>>;
  now: () => Date;
}>;

/** Contract: nothing is ever forced, and only `agent/…` branches are written, and the one that is allowed. */
export type Publisher = Readonly<{
  /** The commit that the work starts from. */
  base: string;
  /**
   * What the workspace holds now, compared with the base; what its branches and its stash hold besides is named. `apart` is a
   * folder in its root that is none of its work: other repositories are checked out there.
   */
  capture(apart?: string): Promise<Change>;
  /** Those of these paths, which are relative to the workspace, at which git ignores a file; the first 200 are looked at. */
  ignored(paths: readonly string[]): Promise<readonly string[]>;
  /** What a patch for the base, in a file, makes of it: on objects alone, because its writer may be anybody. */
  patched(patch: string): Promise<Change>;
  compared(tree: string, from: string): Promise<Change>;
  /** The id of the tree of a commit that is here, or of a tree. */
  treeOf(commit: string): Promise<string>;
  /** What the base has that an earlier commit, which is here, has not. */
  since(commit: string): Promise<Change>;
  /** The change without what must not be published; what it is compared with is the base, or another tree. */
  review(change: Change, rules: Omit<ReviewOptions, "base"> & Partial<Pick<ReviewOptions, "base">>): Promise<Reviewed>;
  /** Writes the files of a tree into an empty folder, byte for byte. */
  writeFiles(tree: string, folder: string): Promise<void>;
  /** What a person may be asked to let through, on top of what is published, which is the base of these rules. */
  hold(reviewed: Reviewed, rules: Holding): Promise<Held>;
  /** Makes a commit of a tree, on the base unless told, and resolves to its id. */
  commit(change: Pick<Change, "tree">, message: string, parent?: string): Promise<string>;
  /** Writes what the commit changes into a file, as a patch for `git apply`. */
  writePatch(commit: string, path: string): Promise<void>;
  /** What differs between the base, or another tree, and a tree, for `git apply`. */
  diff(change: Pick<Change, "tree">, from?: string): Promise<Buffer>;
  /** How a tree differs from a commit that is here, for people who decide about it. */
  shown(tree: string, from: string): Promise<ShownTree>;
  /** From the base, as a text that is equal only where all bytes are, before and after. */
  exactPatch(change: Pick<Change, "tree">): Promise<string>;
  /** Path → git's id of the file or folder there, in a tree or commit; without those that are not there. */
  idsAt(tree: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
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
  /**
   * The change on top of what the branch has come to, and that tip; undefined when they do not go together, or when there,
   * by its new paths (folders may have moved), it holds anything that must not be published.
   */
  rebase(change: Pick<Change, "tree">, message: string, to: RebaseOptions): Promise<Rebased | undefined>;
}>;

export type RebaseOptions = Omit<ReviewOptions, "base"> & Readonly<{ branch: string }>;

export type Rebased = Readonly<{ commit: string; tip: string }>;

const BOT = { name: "github-actions[bot]", email: "41898282+github-actions[bot]@users.noreply.github.com" };

/**
 * Seeds the private repository with what is checked out, while it is not known yet whether the work starts there: then
 * `openPublisher` finds it. The workspace is only read. Never rejects: what is wrong with it is wrong again later.
 */
export async function seedEarly(place: RepositoryPlace): Promise<void> {
  await fetchBase(makeRepository(place).objects(), place.workspace).catch(() => undefined);
}

/** Seeds the private repository with the base commit; call it before any tool runs, and not beside `seedEarly`. */
export async function openPublisher(options: PublisherOptions): Promise<Publisher> {
  const made = makeRepository(options);
  if (seededWith(made) !== options.base) await fetchBase(made.objects(), options.workspace);
  await copyState(options, made);
  rememberRefs(options.workspace, made.gitDir);
  return publisherIn(made, options);
}

/** The same in a later process, with the same options. */
export function reopenPublisher(options: PublisherOptions): Publisher {
  return publisherIn(repositoryIn(options), options);
}

/** The same without a checkout: the base comes from GitHub, and the change is somebody's patch, within the limits. */
export async function openPatchPublisher(
  options: Omit<PublisherOptions, "workspace">,
  patch: string,
  limits?: PatchLimits,
): Promise<Readonly<{ publisher: Publisher; change: Change }>> {
  const all = { ...options, workspace: join(options.folder, "nothing") };
  const made = makeRepository(all);
  const { gitDir, objects } = made;
  const remote = { url: options.remoteUrl, token: options.token };
  const fetch = ["fetch", "--quiet", "--depth=1", "--no-tags"];
  await objects(authorization(remote)).raw([...fetch, remote.url, options.base]);
  const index = objects({ ...ALLOCATION_LIMIT, GIT_INDEX_FILE: join(gitDir, "patch-index") });
  const change = await applyPatch(index, options.base, patch, limits);
  return { publisher: publisherIn(made, all), change };
}

function publisherIn({ gitDir, inWorkTree, objects }: Private, options: PublisherOptions): Publisher {
  const { base } = options;
  const remote = { url: options.remoteUrl, token: options.token, allowedBranch: options.allowedBranch };
  const target = { ...remote, url: options.forkUrl ?? remote.url };
  const own = () => objects({ GIT_INDEX_FILE: join(gitDir, "review-index") });
  const commit: Publisher["commit"] = async ({ tree }, message, parent = base) =>
    (await objects(identity(options.now())).raw(["commit-tree", tree, "-p", parent, "-F", "-"], message)).trim();
  const compared: Publisher["compared"] = async (tree, from) => ({
    tree,
    files: await filesBetween(objects(), from, tree),
    leftOut: [],
  });
  const diff = lastOnly((from, tree) => objects().bytes([...DIFF, from, tree]));
  let listed: Promise<readonly TreeFile[]> | undefined;
  const list: typeof filesIn = (git, commit) => {
    if (commit !== base) return filesIn(git, commit);
    listed ??= filesIn(git, commit);
    return listed;
  };
  const treeOf: Publisher["treeOf"] = async (commit) => (await objects().raw(["rev-parse", `${commit}^{tree}`])).trim();
  return {
    base,
    async capture(apart) {
      const around = {
        gitDir,
        workspace: options.workspace,
        objects,
        plain: () => plainRepository(options, gitDir),
        isOlder: (path: string) => isOlder(join(options.workspace, path), join(gitDir, "HEAD")),
        apart,
      };
      const place = { ...options, gitDir, apart, identity: identity(options.now()) };
      return releasePipesIfSlow(options.workspace, async () => {
        const change = await captureChange(inWorkTree, base, around);
        return withStaged(place, await withLeftCommits(place, change));
      });
    },
    async ignored(paths) {
      const git = inWorkTree({ GIT_LITERAL_PATHSPECS: "1" });
      const list = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--", ...paths.slice(0, 200)];
      return paths.length === 0 ? [] : (await git.raw(list)).split("\0").filter((path) => paths.includes(path));
    },
    patched: (patch) =>
      applyPatch(objects({ ...ALLOCATION_LIMIT, GIT_INDEX_FILE: join(gitDir, "patch-index") }), base, patch),
    compared,
    treeOf,
    since: async (commit) => compared(await treeOf(base), commit),
    review: async (change, rules) =>
      isEmpty(change)
        ? unchanged(change)
        : (await loadReview()).reviewChange(own(), change, { base, ...rules, diff, list }),
    writeFiles: async (tree, folder) => writeTree((await plainRepository(options, gitDir)).in(folder), tree),
    hold: async (reviewed, rules) => (await loadHold()).holdBack(own(), reviewed, rules),
    commit,
    async writePatch(commit, path) {
      // Git writes the file itself: as our text, bytes that are not UTF-8 would be lost.
      const tree = ["diff-tree", "--patch", "--binary", "--no-commit-id", `--output=${path}`];
      await objects().raw([...tree, commit]);
    },
    diff: ({ tree }, from = base) => diff(from, tree),
    async shown(tree, from) {
      const { shownTree } = await import("./approval/shown-tree.ts");
      return shownTree(objects({ GIT_INDEX_FILE: join(gitDir, "shown-index") }), from, tree);
    },
    exactPatch: async ({ tree }) => (await (await loadHold()).exactPatch(objects(), base, tree)).toString("utf8"),
    idsAt: (tree, paths) => idsAt(objects({ GIT_LITERAL_PATHSPECS: "1" }), tree, paths),
    filesOf: (commit) => treeSource(objects(), commit, list),
    fetchBranch: (branch) => fetchBranch(objects, remote, branch),
    fetchCommit(url, commit) {
      const isOurs = new URL(url).origin === new URL(remote.url).origin;
      return fetchCommit(objects, { url, token: isOurs ? remote.token : "" }, commit);
    },
    push: (commit, branch, expected) => pushCommit(objects, target, { commit, branch, expected }),
    takeBack: (branch) => removeBranch(objects, target, { branch, at: base }),
    async rebase({ tree }, message, { branch, ...rules }) {
      const tip = await fetchTip(objects, target, branch);
      const merged = await rebaseTree(objects(identity(options.now())), { base, tree, onto: tip });
      if (merged === undefined) return undefined;
      const change = { tree: merged, files: await filesBetween(objects(), tip, merged), leftOut: [] };
      const { withheld } = await (await loadReview()).reviewChange(own(), change, { base: tip, ...rules });
      return withheld.length > 0 ? undefined : { commit: await commit(change, message, tip), tip };
    },
  };
}

/** Most captures end sooner and look for no pipes. */
const PATIENCE_MS = 2000;

/** Resolves as `capture` does, in which git reads the work tree and must not wait there for a pipe that tools made. */
async function releasePipesIfSlow<Result>(workspace: string, capture: () => Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const timer = setTimeout(async () => {
    const { releasePipes } = await import("./release-pipes.ts");
    await releasePipes(workspace, ended.signal);
  }, PATIENCE_MS);
  try {
    return await capture();
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

/** Loaded when something is to be published: most answers change nothing. */
const loadReview = () => import("./policy/review.ts");
const loadHold = () => import("./policy/hold.ts");

function isEmpty({ files, wholeTree }: Change): boolean {
  return files.length === 0 && wholeTree === undefined;
}

function unchanged(change: Change): Reviewed {
  const { tree, leftOut } = change;
  const nothing = { entries: [], withheldTree: undefined, locks: [], outdated: [], blobs: new Map() };
  return { ...nothing, change, withheld: leftOut, wholeTree: tree };
}

type Diff = NonNullable<ReviewOptions["diff"]>;

/** Remembers one answer: how large a change is and what it is are asked one after the other. */
function lastOnly(ask: Diff): Diff {
  let last: Readonly<{ from: string; to: string; bytes: Promise<Buffer> }> | undefined;
  return (from, to) => {
    if (from === to) return Promise.resolve(Buffer.alloc(0));
    if (last?.from !== from || last.to !== to) last = { from, to, bytes: ask(from, to) };
    return last.bytes;
  };
}

function identity(now: Date): Record<string, string> {
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
