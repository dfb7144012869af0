/** Takes out of a change what must not be published, and keeps the rest as it is. */
import type { Git } from "../core/workspace/git/settings.ts";
import type { LeakScanner } from "../leak/scanner.ts";
import { toFault } from "../lib/fault.ts";
import { sizeText } from "../lib/text.ts";
import { code } from "../markdown/inline-code.ts";
import { type Code, isProtected, type Withheld } from "./codes.ts";
import { judgeContents } from "./contents.ts";
import type { Change } from "./entries.ts";
import { ABSENT, type ChangeEntry, DIFF, entriesOf, filesBetween, filesIn, SUBMODULE, treeWith } from "./entries.ts";
import { countByFolder, fullestFolder } from "./fullest-folder.ts";
import { judgeEntries } from "./judge.ts";
import { judgeLocks, type PassedLock } from "./lock/judge-locks.ts";
import type { Outdated } from "./lock/outdated.ts";
import { isManifest, pairsOf } from "./lock/pairs.ts";
import type { Files } from "./lock/repository.ts";
import type { Policy } from "./policy.ts";

/**
 * `change` is what may be published; its tree is the base's when nothing may. `withheldTree` is that tree with all that
 * is withheld put back, but for secrets and for what is too large; undefined when there is nothing of the kind.
 * `wholeTree` is the same for a later run to go on with: files that hold secrets are left out of it, not rewritten.
 * `locks` are lock files that passed the check and may be published, and `outdated` those that should have changed
 * with what is published. `blobs` has the content of every file in `entries`, by its object. `isEmptied`: the run has removed
 * every file of the base.
 */
export type Reviewed = Readonly<{
  change: Change;
  entries: readonly ChangeEntry[];
  withheld: readonly Withheld[];
  withheldTree: string | undefined;
  wholeTree: string;
  locks: readonly PassedLock[];
  outdated: readonly Outdated[];
  blobs: ReadonlyMap<string, Buffer>;
  isEmptied?: boolean;
}>;

/** `diffSize` says how many bytes the patch from one tree or commit to another has, and `list` lists one, if the caller knows already. */
export type ReviewOptions = Readonly<{
  base: string;
  policy: Policy;
  leaks: LeakScanner;
  diffSize?: (from: string, to: string) => Promise<number>;
  list?: typeof filesIn;
}>;

/** `git` has an index of its own, which is overwritten. */
export async function reviewChange(git: Git, change: Change, review: ReviewOptions): Promise<Reviewed> {
  const { base, policy, list = filesIn } = review;
  const { leftOut } = change;
  const wholeTree = change.wholeTree ?? change.tree;
  const { known, tooMany } = change;
  if (tooMany) {
    const nothing = { entries: [], withheldTree: undefined, wholeTree, locks: [], outdated: [], blobs: new Map() };
    return { change, withheld: [tooManyFiles(tooMany, policy), ...leftOut], ...nothing };
  }
  const isKnown = known?.from === base && known.to === wholeTree;
  const entries = isKnown ? known.entries : await entriesOf(git, base, wholeTree);
  if (entries.length === 0) {
    const nothing = { withheldTree: undefined, wholeTree, locks: [], outdated: [], blobs: new Map() };
    return { change, entries, withheld: [...unmerged(change.lineage), ...leftOut], ...nothing };
  }
  const { verdicts, locks } = await judgeEntries(git, { base, tree: wholeTree, list }, entries, policy);
  await letSidesPass(git, { ...change, wholeTree }, entries, verdicts);
  const asBytes = wholeTree === change.tree ? [] : await entriesOf(git, change.tree, wholeTree);
  const keptAsBytes = new Set(asBytes.map(({ quoted }) => quoted));
  for (const entry of entries) {
    const before = verdicts.get(entry)?.code;
    // A workflow would be withheld all the same if git could store it. A protected file waits until git can.
    if (before !== undefined && !isProtected(before)) continue;
    if (keptAsBytes.has(entry.quoted)) verdicts.set(entry, { path: entry.path, code: "DKH-110", detail: "" });
  }
  const contents = await judgeContents(git, entries, { ...review, known: change.lineage?.parents });
  for (const [entry, verdict] of contents.verdicts) verdicts.set(entry, verdict);
  const files = await lockFilesIn(git, [base, wholeTree], entries, { verdicts, locks });
  const passedLocks = await judgeLocks(git, { entries, locks, files }, verdicts);
  if (policy.isTogether) joinLocks(entries, verdicts);
  spread(entries, verdicts);
  const whole = await refusalOfAll(git, { ...change, wholeTree }, entries, verdicts, review);
  const refused = whole ? entries : entries.filter((entry) => verdicts.has(entry));
  const tree = refused.length === 0 ? change.tree : await treeWith(git, wholeTree, refused, "old");
  const kept = await keepable(git, refused, verdicts, contents.redacted);
  const isRefused = new Set(refused);
  const refusedPaths = new Set(refused.map(({ path }) => path));
  const asTheyWere = kept.filter((entry) => isRefused.has(entry));
  const putBack = (some: readonly ChangeEntry[]) => (some.length === 0 ? tree : treeWith(git, tree, some, "new"));
  const published = whole ? [] : entries.filter((entry) => !verdicts.has(entry));
  return {
    change: { ...change, tree, files: refused.length === 0 ? change.files : await filesBetween(git, base, tree) },
    entries: published,
    blobs: whole ? new Map() : contents.blobs,
    // The omitted part is named as a whole, and not file by file.
    withheld: [
      ...(whole ? [whole] : []),
      ...leftOut,
      ...[...verdicts.values()].filter(({ code }) => code !== "DKH-110"),
    ],
    withheldTree: kept.length === 0 ? undefined : await putBack(kept),
    wholeTree: await putBack(asTheyWere),
    locks: whole ? [] : passedLocks.filter(({ path }) => !refusedPaths.has(path)),
    outdated: await outdatedIn(git, entries, published, files),
    isEmptied: await isEmptied(git, base, entries, list),
  };
}

type Standing = Readonly<{ verdicts: ReadonlyMap<ChangeEntry, Withheld>; locks: readonly ChangeEntry[] }>;

/** Lock files and manifests as they will be published; none where the change has neither. */
async function lockFilesIn(
  git: Git,
  [base, tree]: readonly [base: string, tree: string],
  entries: readonly ChangeEntry[],
  { verdicts, locks }: Standing,
): Promise<Files> {
  if (locks.length === 0 && !entries.some(({ path }) => isManifest(path))) return new Map();
  const { lockAndManifestFiles: find } = await import("./lock/repository.ts");
  const withheld = entries.filter((entry) => verdicts.has(entry) && !locks.includes(entry));
  return find(git, { base, tree }, new Set(withheld.map(({ path }) => path)));
}

async function outdatedIn(
  git: Git,
  entries: readonly ChangeEntry[],
  published: readonly ChangeEntry[],
  files: Files,
): Promise<readonly Outdated[]> {
  if (!published.some(({ path }) => isManifest(path))) return [];
  const { outdatedLocks } = await import("./lock/outdated.ts");
  return outdatedLocks(git, entries, published, files);
}

/** Whether no file of the base is left, which had two or more: a revert of the oldest commit of a shallow history does that. */
async function isEmptied(
  git: Git,
  base: string,
  entries: readonly ChangeEntry[],
  list: typeof filesIn,
): Promise<boolean> {
  const old = entries.filter(({ oldMode }) => oldMode !== ABSENT && oldMode !== SUBMODULE);
  if (old.length < 2 || old.some(({ newMode }) => newMode !== ABSENT)) return false;
  return (await list(git, base)).length === old.length;
}

/** If a person is asked about a lock file, its manifests wait with it. */
function joinLocks(entries: readonly ChangeEntry[], verdicts: Map<ChangeEntry, Withheld>): void {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const isHeld = (path: string) => {
    const entry = byPath.get(path);
    return entry !== undefined && isProtected(verdicts.get(entry)?.code);
  };
  for (const { lock, manifests } of pairsOf([...byPath.keys()]).filter((pair) => isHeld(pair.lock))) {
    for (const path of manifests) {
      const entry = byPath.get(path);
      if (entry && !verdicts.has(entry))
        verdicts.set(entry, { path, code: "DKH-103", detail: `it goes together with ${code(lock)}` });
    }
  }
}

/** If a file replaces a folder, both changes are published or neither is. */
function spread(entries: readonly ChangeEntry[], verdicts: Map<ChangeEntry, Withheld>): void {
  const refused = new Map([...verdicts].map(([{ path }, verdict]) => [path, verdict]));
  const above = new Map([...refused].flatMap(([path, verdict]) => foldersOf(path).map((folder) => [folder, verdict])));
  for (const entry of entries) {
    const verdict = above.get(entry.path) ?? foldersOf(entry.path).flatMap((folder) => refused.get(folder) ?? [])[0];
    if (!verdict || verdicts.has(entry)) continue;
    verdicts.set(entry, { path: entry.path, code: verdict.code, detail: "it takes the place of another" });
  }
}

/** `a` and `a/b` of `a/b/c`. */
function foldersOf(path: string): string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

type Merged = Pick<Change, "lineage"> & Readonly<{ wholeTree: string }>;

/** A conflict may be settled by what one of the sides has, whatever file it is in: no run wrote that. */
async function letSidesPass(
  git: Git,
  { lineage, wholeTree }: Merged,
  entries: readonly ChangeEntry[],
  verdicts: Map<ChangeEntry, Withheld>,
): Promise<void> {
  const { parents = [], conflicts = [] } = lineage ?? {};
  const torn = entries.filter((entry) => conflicts.includes(entry.path) && verdicts.has(entry));
  if (torn.length === 0) return;
  for (const parent of parents) {
    const other = new Set((await entriesOf(git, parent, wholeTree)).map(({ quoted }) => quoted));
    for (const entry of torn) if (!other.has(entry.quoted)) verdicts.delete(entry);
  }
}

/** A conflict in a submodule: a run never moves one, and what a merge without it would have there is chance. */
function unmerged(lineage: Change["lineage"]): readonly Withheld[] {
  const [path] = lineage?.submodules ?? [];
  return path === undefined ? [] : [{ path: "", code: "DKH-124", detail: `the submodule ${code(path)}` }];
}

/** Why nothing of the change can be published, if so. */
async function refusalOfAll(
  git: Git,
  { tree, wholeTree, lineage }: Pick<Change, "tree" | "lineage"> & Readonly<{ wholeTree: string }>,
  entries: readonly ChangeEntry[],
  verdicts: ReadonlyMap<ChangeEntry, Withheld>,
  { base, policy, diffSize = diffSizeIn(git) }: ReviewOptions,
): Promise<Withheld | undefined> {
  const whole = (why: Code, detail: string): Withheld => ({ path: "", code: why, detail });
  const rest = entries.filter((entry) => !verdicts.has(entry));
  const { files: others, bytes: otherBytes } = policy.usedElsewhere ?? NOTHING_USED;
  if (rest.length > 0 && rest.length + others > policy.maxFiles) {
    const folder = fullestFolder(countByFolder(rest.map(({ path }) => path)));
    return tooManyFiles({ files: rest.length, folder }, policy);
  }
  const complaint = await complaintAbout(git, base, tree);
  if (complaint) return whole("DKH-109", complaint);
  const torn = lineage?.conflicts.find((path) => [...verdicts.values()].some((verdict) => verdict.path === path));
  if (torn !== undefined) return whole("DKH-124", code(torn));
  const [link] = unmerged(lineage);
  if (link) return link;
  const isAll = rest.length === entries.length;
  const length = await diffSize(base, isAll ? wholeTree : await treeWith(git, base, rest, "new"));
  const size = length + otherBytes;
  if (length === 0 || size <= policy.maxPatchKb * 1024) return undefined;
  const together = others === 0 ? "" : TOGETHER;
  return whole("DKH-108", `${sizeText(size)}${together}, the limit is ${sizeText(policy.maxPatchKb * 1024)}`);
}

const NOTHING_USED = { files: 0, bytes: 0 } as const;
const TOGETHER = ", together with other repositories of this run";

function tooManyFiles(
  { files, folder }: NonNullable<Change["tooMany"]>,
  { maxFiles, usedElsewhere }: Policy,
): Withheld {
  const { files: others } = usedElsewhere ?? NOTHING_USED;
  const detail = `${files + others} files${others === 0 ? "" : TOGETHER}, the limit is ${maxFiles}${folder}`;
  return { path: "", code: "DKH-107", detail };
}

/**
 * Runs `git fsck` on new objects. Resolves to its complaints; "" if there are none. Objects of the base are not judged.
 */
async function complaintAbout(git: Git, base: string, tree: string): Promise<string> {
  try {
    await git.raw(["fsck", "--strict", "--no-full", "--no-dangling", "--no-reflogs", "--no-progress", tree]);
    return "";
  } catch (error) {
    const { message, cause } = toFault(error);
    const named = `${cause}`.match(/\b[0-9a-f]{40,64}\b/g) ?? [];
    const fresh = await newObjects(git, base, tree);
    return named.length > 0 && fresh && !named.some((object) => fresh.has(object)) ? "" : message;
  }
}

/** Undefined when git cannot even walk the tree. */
async function newObjects(git: Git, base: string, tree: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const list = ["rev-list", "--objects", "--no-object-names", tree, `^${base}`];
    return new Set((await git.raw(list)).split("\n"));
  } catch {
    return undefined; // the problem remains
  }
}

function diffSizeIn(git: Git): NonNullable<ReviewOptions["diffSize"]> {
  return async (from, to) => {
    let size = 0;
    await git.pieces([...DIFF, from, to], ({ length }) => {
      size += length;
    });
    return size;
  };
}

/** Secrets are kept without themselves, or not at all. */
async function keepable(
  git: Git,
  refused: readonly ChangeEntry[],
  verdicts: ReadonlyMap<ChangeEntry, Withheld>,
  redacted: ReadonlyMap<ChangeEntry, string>,
): Promise<ChangeEntry[]> {
  const kept: ChangeEntry[] = [];
  for (const entry of refused) {
    const why = verdicts.get(entry)?.code;
    const text = redacted.get(entry);
    if (text !== undefined) {
      const object = (await git.raw(["hash-object", "-w", "--stdin"], text)).trim();
      kept.push({ ...entry, newObject: object });
    } else if (why !== "DKH-106" && why !== "DKH-201" && why !== "DKH-202") kept.push(entry);
  }
  return kept;
}
