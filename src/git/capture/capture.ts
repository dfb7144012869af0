/**
 * Captures what tools have left in a work tree and in the repository around it: makes it readable, stages what differs from the
 * base, and names what cannot be taken. `capture-job.ts` runs it in a process of its own, because git may read for a long time there.
 */
import { copyFileSync, lstatSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { git, makeBareRepository } from "../../core/workspace/git.ts";
import { ABSENT, type Change, entriesOf, SUBMODULE } from "../../policy/entries.ts";
import { textAt } from "../byte-paths.ts";
import { captureChange } from "../change.ts";
import { readAgentCommits } from "../history/agent-commits.ts";
import { withLeftCommits } from "../left-commits.ts";
import { linkedOutside } from "../linked-trees.ts";
import { botIdentity, isOlder, plainRepository, repositoryIn } from "../private-repository.ts";
import { withStaged } from "../staged-work.ts";
import { forcedIn } from "./forced-paths.ts";
import { hasNewer, makeTreeReadable, type ReadableTree } from "./readable-tree.ts";
import { areRulesSlow, quickExcludes, setQuickAttributes } from "./rule-files.ts";

export type CaptureOptions = Readonly<{
  /** A folder in the root that is none of the work: other repositories are checked out there. */
  apart?: string | undefined;
  /** Paths that the agent has edited, relative to the workspace: those that git ignores are named. The first 200 count. */
  edited?: readonly string[];
  /** A tree of the private repository that the work is compared with instead of the base: what merged commits come to. */
  onto?: string | undefined;
}>;

/** The publisher's folder, the work tree, the commit that the work began with, what git needs to reach GitHub, and the time. */
export type CaptureRequest = CaptureOptions &
  Readonly<{
    folder: string;
    workspace: string;
    base: string;
    environment: Readonly<Record<string, string>>;
    now: string;
    /** The finder of the files: git, or our own walk through the folders if git fails. */
    finder?: "git" | "walk" | undefined;
  }>;

/** `onFiles` is given the change as soon as the work tree is captured, before branches and stashes are looked at. */
export async function captureWork(
  request: CaptureRequest,
  onFiles: (change: Change) => void = () => undefined,
): Promise<Change> {
  const { workspace } = request;
  const limited = { ...request, environment: { ...request.environment, ...MEMORY_LIMIT } };
  removeLocks(request.folder);
  const since = lstatSync(join(repositoryIn(limited).gitDir, "HEAD")).mtimeMs;
  const { shutAgain, ...readable } = makeTreeReadable(workspace, since);
  try {
    const isWalk = request.finder === "walk" || areRulesSlow({ workspace, rules: readable.rules });
    return await capturedIn(limited, { since, finder: isWalk ? "walk" : "git", ...readable }, onFiles);
  } finally {
    shutAgain();
  }
}

type Readable = Omit<ReadableTree, "shutAgain"> & Readonly<{ since: number; finder: "git" | "walk" }>;

async function capturedIn(
  limited: CaptureRequest,
  { since, ...readable }: Readable,
  onFiles: (change: Change) => void,
): Promise<Change> {
  const { workspace, apart, folder, environment, edited = [] } = limited;
  const base = limited.onto ?? limited.base;
  const { avoided, finder } = readable;
  const { gitDir, inWorkTree, objects } = repositoryIn(limited);
  const began = join(gitDir, "HEAD");
  const around = {
    gitDir,
    workspace,
    objects,
    plain: () => plainRepository(limited, gitDir),
    isOlder: (path: string) => isOlder(join(workspace, path), began),
    isFresh: (folder: string) => hasNewer(workspace, folder, since),
    onFiles,
    apart: apart === undefined ? [] : [apart],
    began: since,
    edited,
    nowhere: (excludes: string) => gitNowhere({ folder, environment }, excludes),
    ...readable,
  };
  const rulePlace = { gitDir, workspace, base, rules: readable.rules };
  const isQuick = finder === "walk";
  if (isQuick) setQuickAttributes(rulePlace);
  else rmSync(join(gitDir, "info", "attributes"), { force: true });
  if (limited.onto !== undefined) await trackTree(objects(), limited.base, limited.onto);
  const first = await captureChange(inWorkTree, base, around);
  onFiles(first);
  const place = { ...limited, gitDir, identity: botIdentity(new Date(limited.now)) };
  const forced = await forcedIn({ ...place, base }, first, since);
  const taken = forced ? await captureChange(inWorkTree, base, { ...around, forced }) : first;
  const how = {
    avoided: avoided.map(textAt),
    rules: isQuick ? `--exclude-from=${quickExcludes(rulePlace)}` : "--exclude-standard",
  };
  const files = await withIgnoredEdits(limited, taken, how);
  onFiles(files);
  const whole = await withStaged(place, await withLeftCommits(place, files));
  const linked = linkedOutside(workspace, since);
  const passedOver = linked.length === 0 ? whole.passedOver : [...(whole.passedOver ?? []), ...linked];
  const commits = await readAgentCommits(place, whole.wholeTree ?? whole.tree);
  const isLooked = commits?.kind === "looked" && limited.onto === undefined;
  return { ...(isLooked ? await withoutFiles(objects(), whole, base) : whole), passedOver, commits };
}

/** The files are those of a commit that the agent has looked at. */
async function withoutFiles(git: Git, { leftOut, aside }: Change, base: string): Promise<Change> {
  return { tree: (await git.raw(["rev-parse", `${base}^{tree}`])).trim(), files: [], leftOut, aside };
}

/** Has the index know what a merge brought: otherwise git would take its files for new ones, and leave out those that it ignores. */
async function trackTree(git: Git, base: string, onto: string): Promise<void> {
  const entries = await entriesOf(git, base, onto);
  const lines = entries.map(({ newMode, newObject, quoted }) =>
    newMode === SUBMODULE ? removalOf(quoted) : `${newMode} ${newObject}\t${quoted}\n`,
  );
  // Removals first: a file can replace a folder.
  const ordered = lines.toSorted((one, other) => Number(other.startsWith(ABSENT)) - Number(one.startsWith(ABSENT)));
  await git.raw(["update-index", "--replace", "--index-info"], ordered.join(""));
}

function removalOf(quoted: string): string {
  return `${ABSENT} ${"0".repeat(40)}\t${quoted}\n`;
}

/** In an empty work tree, beside the publisher's repository. */
function gitNowhere({ folder, environment }: Pick<CaptureRequest, "folder" | "environment">, excludes: string): Git {
  const [gitDir, empty] = [join(folder, "rules.git"), join(folder, "rules")];
  makeBareRepository(gitDir);
  mkdirSync(empty, { recursive: true });
  copyFileSync(excludes, join(gitDir, "info", "exclude"));
  return git({ folder: empty, gitDir, environment });
}

/** The limit of one piece of memory in git, which reads some files of a repository whole, however large they are. */
const MEMORY_LIMIT = { GIT_ALLOC_LIMIT: "110m" } as const;

/** A capture that was ended leaves the locks of its git, which would keep every path out of the next one. */
function removeLocks(folder: string): void {
  for (const repository of ["publisher.git", "bytes.git", "look.git"])
    for (const index of ["index", "published-index", "spare-index"])
      rmSync(join(folder, repository, `${index}.lock`), { force: true });
}

/** Returns the line that the process of a capture writes for a change: see `CaptureLine`. */
export function captureLine(kind: "files" | "whole", change: Change): string {
  const aside = change.aside && { ...change.aside, patch: change.aside.patch.toString("base64") };
  const known = (change.known?.entries.length ?? 0) > MOST_KNOWN ? undefined : change.known;
  return `${JSON.stringify({ kind, change: { ...change, known, aside } })}\n`;
}

/** A longer list is most of the line, and git gives it again faster than it is read. */
const MOST_KNOWN = 1000;

const MOST_EDITED = 200;

/**
 * Names only edited files. Commands, such as builds, also write files that git ignores. If git cannot tell, none is
 * named.
 */
async function withIgnoredEdits(
  request: CaptureRequest,
  change: Change,
  { avoided, rules }: Readonly<{ avoided: readonly string[]; rules: string }>,
): Promise<Change> {
  // Captured files are not ignored.
  const captured = new Set([...change.files, ...change.leftOut].map(({ path }) => path));
  const isAvoided = (path: string) => avoided.some((folder) => path.startsWith(`${folder}/`));
  const isOpen = (path: string) => !captured.has(path) && !isAvoided(path);
  const paths = (request.edited ?? []).filter(isOpen).slice(0, MOST_EDITED);
  if (paths.length === 0) return change;
  const own = repositoryIn(request).inWorkTree({ GIT_LITERAL_PATHSPECS: "1" });
  const list = ["ls-files", "-z", "--others", "--ignored", rules, "--", ...paths];
  const ignored = (await own.raw(list).catch(() => "")).split("\0").filter((path) => paths.includes(path));
  const leftOut = ignored.map((path) => ({ path, code: "DKH-118" as const, detail: "" }));
  return { ...change, leftOut: [...change.leftOut, ...leftOut] };
}
