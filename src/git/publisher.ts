/**
 * Turns what is in the workspace into a commit on our branch. It works in a private bare repository beside the
 * workspace: the repository that tools can write to (its config, hooks and index) takes no part in it.
 */
import { join } from "node:path";
import type { SkillSource } from "../core/skill/skill.ts";
import type { Change, Lineage } from "../policy/entries.ts";
import { entriesOf, filesBetween, filesIn, type TreeFile, treeWith } from "../policy/entries.ts";
import type { Held, Holding } from "../policy/hold.ts";
import type { Reviewed, ReviewOptions } from "../policy/review.ts";
import type { CaptureOptions } from "./capture/capture.ts";
import type { CaptureJob } from "./capture/capture-job.ts";
import { ALLOCATION_LIMIT, applyPatch, mergedTree, type PatchLimits, rebaseTree } from "./commit/apply-patch.ts";
import type { NewTree } from "./commit/new-tree.ts";
import { fetchTip, pushCommit, removeBranch, writeTree } from "./commit/push.ts";
import type { IsBack } from "./commit/through-outage.ts";
import { differencesIn } from "./difference.ts";
import {
  botIdentity,
  copyState,
  fetchBase,
  makeRepository,
  type Private,
  plainRepository,
  type RepositoryPlace,
  repositoryIn,
  seededWith,
} from "./private-repository.ts";
import { rememberRefs } from "./remembered-refs.ts";
import type { ShownTree } from "./shown-tree.ts";
import { type FetchedBranch, fetchBranch, fetchCommit, idsAt, treeSource } from "./tree-source.ts";

export type PublisherOptions = Readonly<{
  /** A folder of our own outside the workspace. */
  folder: string;
  workspace: string;
  /** The checked-out commit that the work starts from; nothing differs from it yet. */
  base: string;
  /** The address for pushes, without credentials. */
  remoteUrl: string;
  /** The address of the fork, if the allowed branch is in one. */
  forkUrl?: string | undefined;
  token: string;
  /** A branch of somebody else's, at the base, that this run may move on. */
  allowedBranch?: string | undefined;
  /** As in `GitRemote`. */
  isBack?: IsBack | undefined;
  environment: Readonly<Record<string, string>>;
  now: () => Date;
  /** The process that captures what tools have left. Without it, the work tree is captured in this process. */
  job?: CaptureJob | undefined;
}>;

/** Contract: nothing is ever forced, and only `agent/…` branches are written, and the one that is allowed. */
export type Publisher = Readonly<{
  /** The commit that the work starts from. */
  base: string;
  /**
   * Captures the workspace and compares it with the base. Other work in its branches and its stash is named. Rejects
   * with a Fault only if not even the files of the work tree could be taken in the time of the job.
   */
  capture(how?: CaptureOptions): Promise<Change>;
  /** Applies a patch, in a file, to the base: on objects alone, because its writer may be anybody. */
  patched(patch: string): Promise<Change>;
  compared(tree: string, from: string): Promise<Change>;
  /** A tree with what another tree has at these paths. */
  joined(tree: string, other: string, paths: readonly string[]): Promise<string>;
  /** The id of the tree of a commit that is here, or of a tree. */
  treeOf(commit: string): Promise<string>;
  /** Returns the changes of the base since an earlier commit, which is here. */
  since(commit: string): Promise<Change>;
  /** The change without what must not be published; what it is compared with is the base, or another tree. */
  review(change: Change, rules: Omit<ReviewOptions, "base"> & Partial<Pick<ReviewOptions, "base">>): Promise<Reviewed>;
  /** Writes the files of a tree into an empty folder, byte for byte. */
  writeFiles(tree: string, folder: string): Promise<void>;
  /**
   * Finds the changes that a person may be asked to approve, on top of the published ones, which are the base of these
   * rules.
   */
  hold(reviewed: Reviewed, rules: Holding): Promise<Held>;
  /** Makes a commit of a tree with the parents that the change has, or on the base, and resolves to its id. */
  commit(change: Commitable, message: string): Promise<string>;
  /**
   * Captures the workspace again as a change of that history, without what came from its parents: what they come to by themselves
   * counts as tracked. Rejects like `capture`.
   */
  captureOnto(history: Pick<Lineage, "kind" | "parents">, joining: Joining, how?: CaptureOptions): Promise<Change>;
  /** Returns what a server needs to make the same tree on the same parents; undefined beyond so many bytes of new contents. */
  newTree(reviewed: Pick<Reviewed, "change" | "entries" | "blobs">, most: number): Promise<NewTree | undefined>;
  /** Writes what the commit changes into a file, as a patch for `git apply`. */
  writePatch(commit: string, path: string): Promise<void>;
  /** Returns the difference between the base, or another tree, and a tree, for `git apply`. */
  diff(change: Pick<Change, "tree">, from?: string): Promise<Buffer>;
  /** How many bytes that is. */
  diffSize(change: Pick<Change, "tree">, from?: string): Promise<number>;
  /** The same bytes piece by piece, however many there are. */
  diffPieces(change: Pick<Change, "tree">, take: (piece: Buffer) => void, from?: string): Promise<void>;
  /** How a tree differs from a commit that is here, for people who decide about it. */
  shown(tree: string, from: string): Promise<ShownTree>;
  /** From the base, as a text that is equal only where all bytes are, before and after. */
  exactPatch(change: Pick<Change, "tree">): Promise<string>;
  /** Path → git's id of the file or folder there, in a tree or commit; without those that are not there. */
  idsAt(tree: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The files of a commit that is here. */
  filesOf(commit: string): SkillSource;
  /** Fetches what a branch of the remote is at. `last` is a commit of it, in case that it is gone. */
  fetchBranch(branch: string, last?: string): Promise<FetchedBranch>;
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

type Commitable = Pick<Change, "tree"> & Readonly<{ lineage?: Pick<Lineage, "parents"> | undefined }>;

/** The commits that come together, and what they have come from. All of them are here. */
export type Joining = Readonly<{ base: string; one: string; other: string }>;

export type RebaseOptions = Omit<ReviewOptions, "base"> & Readonly<{ branch: string }>;

export type Rebased = Readonly<{ commit: string; tip: string }>;

/**
 * Seeds the private repository with what is checked out, while it is not known yet whether the work starts there: then
 * `openPublisher` finds it. The workspace is only read. Never rejects: what is wrong with it is wrong again later.
 */
export async function seedEarly(place: RepositoryPlace): Promise<void> {
  await fetchBase(makeRepository(place), place.workspace).catch(() => undefined);
}

/**
 * Seeds the private repository with the base commit; call it before any tool runs, and not beside `seedEarly`. `signal` ends that,
 * and nothing afterwards.
 */
export async function openPublisher({ signal, ...options }: PublisherOptions & Seeding): Promise<Publisher> {
  const place = { ...options, signal };
  const made = makeRepository(place);
  if (seededWith(made) !== options.base) await fetchBase(made, options.workspace);
  await copyState(place, made);
  rememberRefs(options.workspace, made.gitDir);
  return publisherIn(repositoryIn(options), options);
}

type Seeding = Pick<RepositoryPlace, "signal">;
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
  await fetchCommit(objects, remote, options.base);
  const index = { ...ALLOCATION_LIMIT, GIT_INDEX_FILE: join(gitDir, "patch-index") };
  const change = await applyPatch(objects(index), options.base, patch, limits);
  return { publisher: publisherIn(made, all, change.tree), change };
}

/** `patched` is a tree that stands for the work tree. */
function publisherIn({ gitDir, objects }: Private, options: PublisherOptions, patched?: string): Publisher {
  const { base } = options;
  const remote = {
    url: options.remoteUrl,
    token: options.token,
    allowedBranch: options.allowedBranch,
    isBack: options.isBack,
  };
  const target = { ...remote, url: options.forkUrl ?? remote.url };
  const own = () => objects({ GIT_INDEX_FILE: join(gitDir, "review-index") });
  const identified = () => objects(botIdentity(options.now()));
  const commit: Publisher["commit"] = async ({ tree, lineage }, message) => {
    const parents = (lineage?.parents ?? [base]).flatMap((parent) => ["-p", parent]);
    return (await identified().raw(["commit-tree", tree, ...parents, "-F", "-"], message)).trim();
  };
  const compared: Publisher["compared"] = async (tree, from) => ({
    tree,
    files: await filesBetween(objects(), from, tree),
    leftOut: [],
  });
  const differences = differencesIn(objects);
  let listed: Promise<readonly TreeFile[]> | undefined;
  const list: typeof filesIn = (git, commit) => {
    if (commit !== base) return filesIn(git, commit);
    listed ??= filesIn(git, commit);
    return listed;
  };
  const capture: Publisher["capture"] = async (how = {}) => {
    if (patched !== undefined) return compared(patched, how.onto ?? base);
    const { folder, workspace, environment } = options;
    const request = { folder, workspace, environment, base, now: options.now().toISOString(), edited: [], ...how };
    if (!options.job) return (await import("./capture/capture.ts")).captureWork(request);
    return (await import("./capture/capture-job.ts")).runCaptureJob(request, options.job);
  };
  const treeOf: Publisher["treeOf"] = async (commit) => (await objects().raw(["rev-parse", `${commit}^{tree}`])).trim();
  return {
    base,
    capture,
    patched: (patch) =>
      applyPatch(objects({ ...ALLOCATION_LIMIT, GIT_INDEX_FILE: join(gitDir, "patch-index") }), base, patch),
    compared,
    async joined(tree, other, paths) {
      const taken = (await entriesOf(own(), tree, other)).filter(({ path }) => paths.includes(path));
      return treeWith(own(), tree, taken, "new");
    },
    treeOf,
    since: async (commit) => compared(await treeOf(base), commit),
    review: async (change, rules) =>
      isEmpty(change)
        ? unchanged(change)
        : (await loadReview()).reviewChange(own(), change, {
            base: change.lineage?.from ?? base,
            ...rules,
            diffSize: differences.size,
            list,
          }),
    writeFiles: async (tree, folder) => writeTree((await plainRepository(options, gitDir)).in(folder), tree),
    hold: async (reviewed, rules) => (await loadHold()).holdBack(own(), reviewed, rules),
    commit,
    async captureOnto(history, joining, how = {}) {
      const { tree: onto, ...conflicts } = await mergedTree(identified(), joining);
      return { ...(await capture({ ...how, onto })), lineage: { ...history, from: onto, ...conflicts } };
    },
    async newTree({ change: { tree, lineage }, entries, blobs }, most) {
      const { newTree } = await import("./commit/new-tree.ts");
      const known = { entries: lineage ? undefined : entries, blobs };
      return newTree(objects(), { tree, parents: lineage?.parents ?? [base] }, known, most);
    },
    async writePatch(commit, path) {
      // Git writes the file itself: as our text, bytes that are not UTF-8 would be lost.
      const tree = ["diff-tree", "--patch", "--binary", "--no-commit-id", `--output=${path}`];
      await objects().raw([...tree, commit]);
    },
    diff: ({ tree }, from = base) => differences.whole(from, tree),
    diffSize: ({ tree }, from = base) => differences.size(from, tree),
    diffPieces: ({ tree }, take, from = base) => differences.pieces(from, tree, take),
    async shown(tree, from) {
      const { shownTree } = await import("./shown-tree.ts");
      return shownTree(objects({ GIT_INDEX_FILE: join(gitDir, "shown-index") }), from, tree);
    },
    exactPatch: async ({ tree }) => (await (await loadHold()).exactPatch(objects(), base, tree)).toString("utf8"),
    idsAt: (tree, paths) => idsAt(objects({ GIT_LITERAL_PATHSPECS: "1" }), tree, paths),
    filesOf: (commit) => treeSource(objects(), commit, list),
    fetchBranch: (branch, last) => fetchBranch(objects, remote, branch, last),
    fetchCommit(url, commit) {
      const isOurs = new URL(url).origin === new URL(remote.url).origin;
      return fetchCommit(objects, { url, token: isOurs ? remote.token : "" }, commit);
    },
    async push(commit, branch, expected) {
      const fork = options.forkUrl === undefined ? undefined : await import("./history/fork-history.ts");
      await fork?.bringForkHistory({ gitDir, objects }, remote, { base, commit });
      return pushCommit(objects, target, { commit, branch, expected });
    },
    takeBack: (branch) => removeBranch(objects, target, { branch, at: base }),
    async rebase({ tree }, message, { branch, ...rules }) {
      const tip = await fetchTip(objects, target, branch);
      const merged = await rebaseTree(identified(), { base, tree, onto: tip });
      if (merged === undefined) return undefined;
      const change = { tree: merged, files: await filesBetween(objects(), tip, merged), leftOut: [] };
      const { withheld } = await (await loadReview()).reviewChange(own(), change, { base: tip, ...rules });
      return withheld.length > 0
        ? undefined
        : { commit: await commit({ ...change, lineage: { parents: [tip] } }, message), tip };
    },
  };
}

/** Loaded when something is to be published: most answers change nothing. */
const loadReview = () => import("../policy/review.ts");
const loadHold = () => import("../policy/hold.ts");

function isEmpty({ files, wholeTree, lineage, tooMany }: Change): boolean {
  return files.length === 0 && wholeTree === undefined && !lineage?.submodules.length && tooMany === undefined;
}

function unchanged(change: Change): Reviewed {
  const { tree, leftOut } = change;
  const nothing = { entries: [], withheldTree: undefined, locks: [], outdated: [], blobs: new Map() };
  return { ...nothing, change, withheld: leftOut, wholeTree: tree };
}
