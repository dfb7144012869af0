/**
 * Finds work that the agent left in commits and refs outside of the branch, so that it is named in the report and saved as
 * a patch.
 */
import type { Git } from "../core/workspace/git/settings.ts";
import { lookAtUntrusted } from "../core/workspace/untrusted-files.ts";
import { count, oneLine } from "../lib/text.ts";
import { code } from "../markdown/inline-code.ts";
import type { Withheld } from "../policy/codes.ts";
import type { Change } from "../policy/entries.ts";
import { type ChangeEntry, DIFF, isApart, SUBMODULE, sizesOf } from "../policy/entries.ts";
import { type CheckoutOnBase, openLook } from "./checkout-objects.ts";
import { type CheckoutRefs, readCheckoutRefs, type WorkRef } from "./checkout-refs.ts";
import { MOST_BYTES, MOST_FILES } from "./left-out.ts";
import { madeCommits, newObjects } from "./made-commits.ts";
import { listed, type Missing, missing, newCommits, type Part, partsOf } from "./missing-work.ts";
import { nestedRefs } from "./nested-refs.ts";
import { rememberedRefs } from "./remembered-refs.ts";

/** More are named, and nothing of them is kept. */
const MOST_REFS = 20;

/** So many refs, and so many files of one ref, are named one by one. */
const MOST_NAMED = 1000;

/**
 * The change with what was left named in `leftOut`, and as a patch in `aside`: nobody knows whether it is still wanted. Never
 * rejects: what cannot be read is named.
 */
export async function withLeftCommits(place: CheckoutOnBase, change: Change): Promise<Change> {
  const found = await leftIn(place, change);
  const nested = await nestedRefs(place, change.leftOut);
  return { ...change, leftOut: [...change.leftOut, ...found.lines, ...nested], aside: found.aside };
}

async function leftIn(place: CheckoutOnBase, change: Change): Promise<Found> {
  const before = rememberedRefs(place.gitDir);
  const now = before && readCheckoutRefs(place.workspace);
  if (!before || !now) return { lines: [], aside: change.aside };
  const unread = now.unread.filter((path) => !before.unread.includes(path)).map(unreadPath);
  const own = now.head === undefined ? [] : [now.head];
  const known = new Set([place.base, ...before.commits, ...now.others, ...own]);
  const marks = now.marks.filter(({ commit }) => !known.has(commit));
  const fresh = freshRefs(now, new Set(before.commits));
  const { lines, aside } = await keep({ now, fresh, marks, before: known }, place, change).catch((): Found => {
    const lost = [...fresh.refs, ...marks].map((ref) => lostRef(ref, UNREAD));
    return { lines: someOf(lost), aside: change.aside };
  });
  return { lines: [...lines, ...unread], aside };
}

const UNREAD = "it cannot be read";

function unreadPath(path: string): Withheld {
  return { path, code: "DKH-114", detail: `${UNREAD}, and may name commits` };
}

type Fresh = Readonly<{ refs: readonly WorkRef[]; dropped: readonly WorkRef[] }>;

/** Each commit once, by the first ref that names it. */
function freshRefs({ refs, dropped, head, others, replaced }: CheckoutRefs, before: ReadonlySet<string>): Fresh {
  const done = new Set([...before, ...others, ...replaced, ...(head === undefined ? [] : [head])]);
  const isFirst = ({ commit }: WorkRef) => {
    const isNew = !done.has(commit);
    done.add(commit);
    return isNew;
  };
  return { refs: refs.filter(isFirst), dropped: dropped.filter(isFirst) };
}

function lostRef({ kind, name, commit }: WorkRef, why: string): Withheld {
  const lost = kind === "a dropped commit" ? "DKH-120" : "DKH-114";
  return { path: name, code: lost, detail: `${kind} at ${code(commit.slice(0, 7))}: ${why}` };
}

/** The first ones, and how many more there are. */
function someOf(lines: readonly Withheld[], most = MOST_NAMED): readonly Withheld[] {
  const [next, ...rest] = lines.slice(most);
  if (!next) return lines;
  const more = rest.length === 0 ? next : { ...next, detail: `and ${count(rest.length, "other")} like it` };
  return [...lines.slice(0, most), more];
}

/** `tree` is the work with all that was kept and goes together with it; `known` are commits that were looked at. */
type Kept = {
  tree: string;
  files: number;
  bytes: number;
  readonly known: string[];
  readonly paths: Set<string>;
  readonly objects: Set<string>;
  readonly patches: Buffer[];
};

/** The names for the report, and the patch. */
type Found = Readonly<{ lines: readonly Withheld[]; aside: Change["aside"] }>;

/** `before` are commits that are no work of the run, and `marks` refs that may lead to some of it. */
type Looked = Readonly<{ now: CheckoutRefs; fresh: Fresh; marks: readonly WorkRef[]; before: ReadonlySet<string> }>;

/** Refs are looked at one after the other, each against what was kept so far, and ancestors first. */
async function keep({ now, marks, before, ...looked }: Looked, place: CheckoutOnBase, change: Change): Promise<Found> {
  const began = lookAtUntrusted(place.gitDir, "HEAD")?.mtimeMs ?? 0;
  const objects = newObjects(place.workspace, began);
  if (looked.fresh.refs.length + looked.fresh.dropped.length + marks.length + objects.size === 0)
    return { lines: [], aside: change.aside };
  const look = await openLook(place);
  const made = await madeCommits(look, { marks, objects, began });
  const unlogged = made.dropped.filter(({ commit }) => !now.past.has(commit));
  const all = { refs: [...now.refs, ...made.refs], dropped: [...now.dropped, ...unlogged] };
  const known = [...before, ...made.others];
  const fresh = freshRefs({ ...now, ...all }, new Set(known));
  if (fresh.refs.length + fresh.dropped.length === 0) return { lines: [], aside: change.aside };
  const whole = change.wholeTree ?? change.tree;
  const { refs, dropped, more } = await inOrder(look, fresh, known);
  const kept: Kept = {
    ...{ tree: whole, files: MOST_FILES, bytes: MOST_BYTES, known: [...known] },
    ...{ paths: new Set(), objects: new Set(), patches: [] },
  };
  if (dropped.length > 0)
    for (const { newObject } of await listed(look, place.base, whole)) kept.objects.add(newObject);
  const lines = new Map<WorkRef, readonly Withheld[]>();
  for (const ref of [...refs, ...dropped]) lines.set(ref, await keepRef(look, ref, kept, { whole, ...place }));
  const inFoundOrder = [...fresh.refs, ...dropped].flatMap((ref) => lines.get(ref) ?? []);
  const { paths, patches } = kept;
  const aside = paths.size === 0 ? change.aside : { paths: [...paths], patch: Buffer.concat(patches) };
  return { lines: [...inFoundOrder, ...someOf(more, MOST_REFS)], aside };
}

/**
 * Those to look at, with ancestors first. Only those of the dropped commits to which no known commit leads; `more` are
 * too many.
 */
async function inOrder(
  look: Git,
  fresh: Fresh,
  known: readonly string[],
): Promise<Fresh & Readonly<{ more: readonly Withheld[] }>> {
  const tips = [...fresh.refs, ...fresh.dropped].map(({ commit }) => commit);
  // If something is missing, each one is looked at by itself.
  const lines = tips.length < 2 ? tips : await newCommits(look, tips, known, ["--parents"]).catch(() => tips);
  const parents = new Map(lines.map((line) => line.split(" ")).map(([commit = "", ...others]) => [commit, others]));
  const dropped = fresh.dropped.filter(({ commit }) => parents.has(commit));
  return {
    refs: ancestorsFirst(fresh.refs.slice(0, MOST_REFS), parents),
    dropped: ancestorsFirst(dropped.slice(0, MOST_REFS), parents),
    more: [...fresh.refs.slice(MOST_REFS), ...dropped.slice(MOST_REFS)].map((ref) => lostRef(ref, TOO_MANY)),
  };
}

/** The others stay in their order. */
function ancestorsFirst(refs: readonly WorkRef[], parents: ReadonlyMap<string, readonly string[]>): readonly WorkRef[] {
  const byCommit = new Map(refs.map((ref) => [ref.commit, ref]));
  const done = new Set<string>();
  const sorted: WorkRef[] = [];
  const stack = refs.toReversed().map(({ commit }) => ({ commit, isLeaving: false }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { commit, isLeaving } = next;
    const ref = byCommit.get(commit);
    if (isLeaving && ref) sorted.push(ref);
    if (isLeaving || done.has(commit)) continue;
    done.add(commit);
    stack.push({ commit, isLeaving: true });
    for (const parent of parents.get(commit) ?? []) stack.push({ commit: parent, isLeaving: false });
  }
  return sorted;
}

const TOO_MANY = "there are too many like it";

type Around = Readonly<{ whole: string; apart?: string | undefined }>;

/** Returns how it is named. */
async function keepRef(look: Git, ref: WorkRef, kept: Kept, around: Around): Promise<readonly Withheld[]> {
  try {
    const amounts: Amounts = { kept: 0, lost: [], isKnown: false };
    for (const part of await partsOf(look, ref, kept.known)) await keepPart(look, part, { kept, amounts, ...around });
    kept.known.push(ref.commit);
    if (amounts.kept + amounts.lost.length === 0 && !amounts.isKnown) return [];
    const isDropped = ref.kind === "a dropped commit";
    const named: Withheld = {
      path: ref.name,
      code: isDropped ? "DKH-120" : "DKH-113",
      detail: await describe(look, ref, amounts),
    };
    const lost = amounts.lost.map((path): Withheld => {
      return { path, code: isDropped ? "DKH-120" : "DKH-114", detail: `its version in ${code(ref.name)}` };
    });
    return [named, ...someOf(lost)];
  } catch {
    return [lostRef(ref, UNREAD)];
  }
}

/** `kept` files are in the patch, `lost` ones nowhere. `isKnown`: it has work that the patch has from other refs. */
type Amounts = { kept: number; lost: string[]; isKnown: boolean };

/** All of a part is kept that a patch can hold, or nothing. */
async function keepPart(
  look: Git,
  part: Part,
  { kept, amounts, whole, apart }: Around & Readonly<{ kept: Kept; amounts: Amounts }>,
): Promise<void> {
  const found = await missing(look, part, kept.tree, kept.objects);
  const isOwn = (entry: ChangeEntry) => !isApart(entry, apart);
  const isNew = (entry: ChangeEntry) => part.counts === "changes" || !kept.paths.has(entry.path);
  const entries = found.entries.filter((entry) => isOwn(entry) && isNew(entry));
  if (entries.length === 0 && kept.tree !== whole && part.counts === "changes")
    amounts.isKnown ||= (await missing(look, part, whole, kept.objects)).entries.some(isOwn);
  const fit = entries.filter(({ path, newMode }) => newMode !== SUBMODULE && !path.includes("\ufffd"));
  const patch = await patchOf(look, found, fit, kept);
  amounts.lost.push(...entries.filter((entry) => !patch || !fit.includes(entry)).map(({ path }) => path));
  if (!patch) return;
  amounts.kept += fit.length;
  kept.files -= fit.length;
  kept.bytes -= patch.length;
  kept.patches.push(patch);
  for (const { path, newObject } of fit) {
    kept.paths.add(path);
    kept.objects.add(newObject);
  }
  if (found.tree !== undefined) kept.tree = found.tree;
}

/** Undefined where there is none, where there is no room for it, or where it cannot be read. */
async function patchOf(
  look: Git,
  { from, to }: Missing,
  fit: readonly ChangeEntry[],
  { files, bytes }: Kept,
): Promise<Buffer | undefined> {
  if (fit.length === 0 || fit.length > files) return undefined;
  const sizes = await sizesOf(
    look,
    fit.map(({ newObject }) => newObject),
  );
  if ([...sizes.values()].reduce((sum, one) => sum + one, 0) > bytes) return undefined;
  return look.bytes([...DIFF, from, to, "--", ...fit.map(({ path }) => path)], "", bytes).catch(() => undefined);
}

/** In characters. */
const LONGEST_SUBJECT = 200;

async function describe(look: Git, { kind, commit }: WorkRef, { kept, lost }: Amounts): Promise<string> {
  const log = ["log", "-1", "--no-show-signature", "--format=%s", commit];
  const subject = await look.bytes(log, "", 1024 * 1024).then(String, () => "");
  const parts = [
    ...(kept > 0 ? [`${count(kept, "file")} saved as a patch`] : []),
    ...(lost.length > 0 ? [`${count(lost.length, "file")} not saved`] : []),
  ];
  const amount = parts.length > 0 ? parts.join(", ") : "its files are in the patch with those of other refs";
  return `${kind}, ${code(commit.slice(0, 7))} ${code(oneLine(subject, LONGEST_SUBJECT))}; ${amount}`;
}
