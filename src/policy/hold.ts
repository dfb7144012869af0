/**
 * Finds, in what is withheld for being protected, what a person may be asked about: the very bytes, and no more than
 * that.
 */
import { isMemoryFile } from "../core/skill/skill.ts";
import type { Git } from "../core/workspace/git/settings.ts";
import { isProtected, type Withheld } from "./codes.ts";
import { type ChangeEntry, entriesOf, treeWith } from "./entries.ts";
import { pairsOf } from "./lock/pairs.ts";
import { type Reviewed, type ReviewOptions, reviewChange } from "./review.ts";

/**
 * `tree` is that of what is published with `paths` put back, and `patch` what differs; `rest` is that of all the others
 * that are withheld. `unseen` is why nobody can be asked about some of them.
 */
export type Held = Readonly<{
  tree: string;
  rest: string;
  patch: string;
  paths: readonly string[];
  unseen: ReadonlyMap<string, string>;
}>;

/** About which of the protected files people are asked: all that can be shown, or those that an agent remembers by. */
export type HeldKind = "protected" | "memory";

/** `base` is a commit of what is published; `whyUnseen` is why nobody can be asked about a patch, if they cannot. */
export type Holding = ReviewOptions & Readonly<{ about: HeldKind; whyUnseen: (patch: Buffer) => string | undefined }>;

/**
 * `git` has an index of its own, which is overwritten. Problems that no approval can solve are looked for as in any
 * change.
 */
export async function holdBack(git: Git, reviewed: Reviewed, { whyUnseen, about, ...review }: Holding): Promise<Held> {
  const { change, withheldTree } = reviewed;
  const entries =
    withheldTree === undefined ? [] : await protectedOf(git, change.tree, withheldTree, reviewed.withheld);
  const asked = about === "memory" ? entries.filter(({ path }) => isMemoryFile(path)) : entries;
  const tree = await treeWith(git, change.tree, asked, "new");
  const allowed = await reviewChange(git, { tree, files: [], leftOut: [] }, { ...review, policy: letting(review) });
  const { chosen, unseen } = await shownOf(git, change.tree, allowed.entries, whyUnseen);
  const shown = await treeWith(git, change.tree, chosen, "new");
  return {
    tree: shown,
    rest: await treeWith(git, withheldTree ?? change.tree, chosen, "old"),
    patch: (await exactPatch(git, change.tree, shown)).toString("utf8"),
    paths: chosen.map(({ path }) => path),
    unseen,
  };
}

/** The same limits and rules as for everything that is published, except for the paths that a person can approve. */
export function letting({ policy }: Pick<ReviewOptions, "policy">): ReviewOptions["policy"] {
  return { ...policy, protectedPaths: "allow" };
}

/** None where the change was refused as a whole. */
async function protectedOf(git: Git, from: string, to: string, withheld: readonly Withheld[]): Promise<ChangeEntry[]> {
  if (withheld.some(({ path }) => path === "")) return [];
  const paths = new Set(withheld.filter(({ code }) => isProtected(code)).map(({ path }) => path));
  return (await entriesOf(git, from, to)).filter(({ path }) => paths.has(path));
}

/**
 * As many as there is room for: a long one is no reason to keep the others from being asked about, other than those that
 * it belongs together with.
 */
async function shownOf(git: Git, from: string, entries: readonly ChangeEntry[], whyUnseen: Holding["whyUnseen"]) {
  const chosen: ChangeEntry[] = [];
  const unseen = new Map<string, string>();
  for (const group of groupsOf(entries)) {
    const tree = await treeWith(git, from, [...chosen, ...group], "new");
    const why = whyUnseen(await exactPatch(git, from, tree));
    if (why === undefined) chosen.push(...group);
    else for (const { path } of group) unseen.set(path, why);
  }
  return { chosen, unseen };
}

/** Lock files with their manifests, and everything else by itself. */
function groupsOf(entries: readonly ChangeEntry[]): ChangeEntry[][] {
  let groups = entries.map((entry) => [entry]);
  for (const { lock, manifests } of pairsOf(entries.map(({ path }) => path))) {
    const isOfPair = (group: readonly ChangeEntry[]) =>
      group.some(({ path }) => path === lock || manifests.includes(path));
    groups = [groups.filter(isOfPair).flat(), ...groups.filter((group) => !isOfPair(group))];
  }
  return groups;
}

const EXACT = ["diff-tree", "-r", "-p", "--binary", "--full-index", "--no-renames", "--no-ext-diff", "--no-textconv"];

/**
 * Returns the difference with the full ids of both sides, so that the same text means the same bytes before and after.
 */
export function exactPatch(git: Git, from: string, to: string): Promise<Buffer> {
  return git.bytes([...EXACT, from, to]);
}
