/**
 * Finds work of a run that is in the repository of the checkout and not in its work tree (a branch, a stash, a commit that
 * HEAD has left), and keeps it as a patch that nothing applies.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { count } from "../../lib/text.ts";
import { type Change, DIFF } from "./change.ts";
import {
  allCommits,
  type CheckoutRefs,
  type LookPlace,
  openLook,
  readCheckoutRefs,
  type WorkRef,
} from "./checkout-refs.ts";
import { rebaseTree } from "./commit/apply-patch.ts";
import { code } from "./inline-code.ts";
import { MOST_BYTES, MOST_FILES } from "./left-out.ts";
import type { Withheld } from "./policy/codes.ts";
import { type ChangeEntry, entriesOf, isApart, readBlobs, SUBMODULE, sizesOf } from "./policy/entries.ts";

/** More are named, and nothing of them is kept. */
const MOST_REFS = 20;

const SEEN = "refs-before.json";

/** Writes down what the checkout names before any tool runs. `gitDir` is the private repository. */
export function rememberRefs(workspace: string, gitDir: string): void {
  const refs = readCheckoutRefs(workspace);
  if (refs) writeFileSync(join(gitDir, SEEN), JSON.stringify(allCommits(refs)));
}

/** `apart` is a folder in the root that is none of the work. */
type CheckoutOnBase = LookPlace & Readonly<{ base: string; apart?: string | undefined }>;

/** The change with what was left named in `leftOut`, and as a patch in `aside`: nobody knows whether it is still wanted. */
export async function withLeftCommits(place: CheckoutOnBase, change: Change): Promise<Change> {
  const path = join(place.gitDir, SEEN);
  const now = existsSync(path) ? readCheckoutRefs(place.workspace) : undefined;
  if (!now) return change;
  const before: ReadonlySet<string> = new Set(JSON.parse(readFileSync(path, "utf8")));
  const fresh = now.refs.filter(({ commit }) => !before.has(commit) && !now.others.has(commit) && commit !== now.head);
  const refs = [...new Map(fresh.toReversed().map((ref) => [ref.commit, ref])).values()].toReversed();
  if (refs.length === 0) return change;
  try {
    return await keep(refs, [place.base, ...before, ...knownOf(now)], place, change);
  } catch {
    return { ...change, leftOut: [...change.leftOut, ...refs.map((ref) => lostRef(ref, "it cannot be read"))] };
  }
}

function knownOf({ head, others }: CheckoutRefs): string[] {
  return [...(head === undefined ? [] : [head]), ...others];
}

function lostRef({ kind, name, commit }: WorkRef, why: string): Withheld {
  return { path: name, code: "DKH-114", detail: `${kind} at ${code(commit.slice(0, 7))}: ${why}` };
}

async function keep(
  refs: readonly WorkRef[],
  known: readonly string[],
  place: CheckoutOnBase,
  change: Change,
): Promise<Change> {
  const look = await openLook(place);
  const whole = change.wholeTree ?? change.tree;
  const leftOut: Withheld[] = [];
  const paths = new Set<string>();
  const patches: Buffer[] = [];
  let [files, bytes] = [MOST_FILES, MOST_BYTES];
  for (const ref of refs.slice(0, MOST_REFS)) {
    const others = refs.flatMap(({ commit }) => (commit === ref.commit ? [] : [commit]));
    const added = await addedBy(look, ref, [...known, ...others], { whole, files, bytes, apart: place.apart }).catch(
      () => undefined,
    );
    if (!added) {
      leftOut.push(lostRef(ref, "it cannot be read"));
      continue;
    }
    const { kept, patch, lost } = added;
    if (kept.length + lost.length === 0) continue;
    for (const path of kept) paths.add(path);
    patches.push(patch);
    files -= kept.length;
    bytes -= patch.length;
    leftOut.push(
      { path: ref.name, code: "DKH-113", detail: await describe(look, ref, { kept: kept.length, lost: lost.length }) },
      ...lost.map((path): Withheld => ({ path, code: "DKH-114", detail: `as it is in ${code(ref.name)}` })),
    );
  }
  leftOut.push(...refs.slice(MOST_REFS).map((ref) => lostRef(ref, "there are too many like it")));
  if (leftOut.length === 0) return change;
  const aside = paths.size === 0 ? undefined : { paths: [...paths], patch: Buffer.concat(patches) };
  return { ...change, leftOut: [...change.leftOut, ...leftOut], aside };
}

/** How many files of a ref are in the patch, and how many nowhere. */
type Amounts = Readonly<{ kept: number; lost: number }>;

async function describe(look: Git, { kind, commit }: WorkRef, { kept, lost }: Amounts): Promise<string> {
  const subject = (await look.raw(["log", "-1", "--no-show-signature", "--format=%s", commit])).trim();
  const parts = [
    ...(kept > 0 ? [`${count(kept, "file")} saved as a patch`] : []),
    ...(lost > 0 ? [`${count(lost, "file")} not saved`] : []),
  ];
  return `${kind}, ${code(commit.slice(0, 7))} ${code(subject)}; ${parts.join(", ")}`;
}

/** `whole` is the tree of the work; as many files and bytes can be kept. */
type Room = Readonly<{ whole: string; files: number; bytes: number; apart: string | undefined }>;

/** Paths, and the patch for those that are kept. */
type Added = Readonly<{ kept: readonly string[]; patch: Buffer; lost: readonly string[] }>;

/** What a ref has that is not in the work tree. All of it is kept that a patch can hold, or nothing. */
async function addedBy(look: Git, ref: WorkRef, known: readonly string[], room: Room): Promise<Added> {
  const patches: Buffer[] = [];
  const [kept, lost]: [string[], string[]] = [[], []];
  for (const part of await partsOf(look, ref, known)) {
    const { from, to, entries: all } = await missing(look, part, room.whole);
    const entries = all.filter((entry) => !isApart(entry, room.apart));
    const isWhole = ({ path, newMode }: ChangeEntry) => newMode !== SUBMODULE && !path.includes("\ufffd");
    const fit = entries.filter(isWhole).map(({ path }) => path);
    lost.push(...entries.filter((entry) => !isWhole(entry)).map(({ path }) => path));
    const sizes = await sizesOf(
      look,
      entries.map(({ newObject }) => newObject),
    );
    const size = [...sizes.values()].reduce((sum, one) => sum + one, 0);
    const isSmall = fit.length <= room.files && size <= room.bytes;
    if (isSmall && fit.length > 0) patches.push(await look.bytes([...DIFF, from, to, "--", ...fit]));
    (isSmall ? kept : lost).push(...fit);
  }
  const patch = Buffer.concat(patches);
  if (kept.length <= room.files && patch.length <= room.bytes) return { kept, patch, lost };
  return { kept: [], patch: Buffer.alloc(0), lost: [...kept, ...lost] };
}

type Part = Readonly<{ from: string; to: string }>;

/** What the commits of a ref changed since what was known; of a stash also the untracked files, in a commit of their own. */
async function partsOf(look: Git, { kind, commit }: WorkRef, known: readonly string[]): Promise<readonly Part[]> {
  await look.raw(["cat-file", "-e", `${commit}^{commit}`]); // a missing one would be passed over below
  const input = [commit, ...known.map((one) => `^${one}`)].join("\n");
  const commits = (await look.raw(["rev-list", "--boundary", "--ignore-missing", "--stdin"], `${input}\n`)).split("\n");
  if (!commits.includes(commit)) return [];
  const boundary = commits.filter((line) => line.startsWith("-")).map((line) => line.slice(1));
  const empty = (await look.raw(["mktree"])).trim();
  const bases = boundary.length < 2 ? boundary : await mergeBases(look, commit, boundary);
  const own = { from: bases[0] ?? empty, to: commit };
  if (kind !== "a stash") return [own];
  const [, , , untracked] = (await look.raw(["rev-list", "--parents", "-n", "1", commit])).trim().split(" ");
  return untracked === undefined ? [own] : [own, { from: empty, to: untracked }];
}

async function mergeBases(look: Git, commit: string, others: readonly string[]): Promise<string[]> {
  return (await look.raw(["merge-base", commit, ...others.slice(0, 100)])).split("\n").filter(Boolean);
}

/**
 * `entries` are how the work tree would change if it took the part over too, from one tree to another: none where it has all
 * of it already. Where the two cannot be merged, the trees are those of the part.
 */
async function missing(
  look: Git,
  { from, to }: Part,
  whole: string,
): Promise<Part & { entries: readonly ChangeEntry[] }> {
  const merged = await rebaseTree(look, { base: from, tree: whole, onto: to });
  if (merged !== undefined) return { from: whole, to: merged, entries: await entriesOf(look, whole, merged) };
  const changed = new Map((await entriesOf(look, from, whole)).map((entry) => [entry.quoted, entry]));
  const entries: ChangeEntry[] = [];
  for (const entry of await entriesOf(look, from, to)) {
    const other = changed.get(entry.quoted);
    if (!other || !(await isTakenOver(look, entry, other))) entries.push(entry);
  }
  return { from, to, entries };
}

/** In bytes: a larger file is not compared, and so has not been taken over. */
const LARGEST_COMPARED = 1024 * 1024;

/** `entry` is how the commit changed the file, `other` how the work tree did. The order of lines does not count. */
async function isTakenOver(look: Git, entry: ChangeEntry, other: ChangeEntry): Promise<boolean> {
  if (entry.newObject === other.newObject && entry.newMode === other.newMode) return true;
  const objects = [entry.oldObject, entry.newObject, other.newObject];
  const sizes = await sizesOf(look, objects);
  if ([...sizes.values()].some((size) => size > LARGEST_COMPARED)) return false;
  const blobs = await readBlobs(look, objects);
  const [before, there, here] = objects.map((object) => lineCounts(blobs.get(object)?.toString("latin1") ?? ""));
  if (!before || !there || !here) return false;
  const changed = [...new Set([...before.keys(), ...there.keys()])].filter(
    (line) => (before.get(line) ?? 0) !== (there.get(line) ?? 0),
  );
  return changed.length > 0 && changed.every((line) => goesAlong(line, { before, there, here }));
}

type Counts = ReadonlyMap<string, number>;

/** Lines that were added are here as often or more, and lines that were removed are not. */
function goesAlong(
  line: string,
  { before, there, here }: Readonly<Record<"before" | "there" | "here", Counts>>,
): boolean {
  const [was, wanted, is] = [before, there, here].map((counts) => counts.get(line) ?? 0);
  return (wanted ?? 0) > (was ?? 0) ? (is ?? 0) >= (wanted ?? 0) : (is ?? 0) <= (wanted ?? 0);
}

function lineCounts(text: string): Counts {
  const counts = new Map<string, number>();
  for (const line of text.split("\n")) if (line !== "") counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
