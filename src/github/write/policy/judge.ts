/** Judges the entries of a change by their paths, their kinds and where their links lead. Nothing is read but links. */
import type { Git } from "../../../core/workspace/git/settings.ts";
import type { Code, Withheld } from "./codes.ts";
import { ABSENT, type Entry, LINK, SUBMODULE } from "./entries.ts";
import { followLinks, type Links, linksOf, namesOf } from "./links.ts";
import { standingOf } from "./paths.ts";
import type { Policy } from "./policy.ts";

/** Entry → why it is withheld. */
export type Verdicts = Map<Entry, Withheld>;

/** `locks` are plain files that are withheld for nothing but being a lock file. */
export async function judgeEntries(
  git: Git,
  trees: readonly [base: string, tree: string],
  entries: readonly Entry[],
  policy: Policy,
): Promise<Readonly<{ verdicts: Verdicts; locks: readonly Entry[] }>> {
  const [before, after] = await Promise.all(trees.map((tree) => linksOf(git, tree)));
  const links: Links = new Map([...(before ?? []), ...(after ?? [])]);
  const aliases = aliasesOf(links, policy);
  const verdicts: Verdicts = new Map();
  for (const entry of entries) {
    const verdict = judge(entry, { links, aliases, policy });
    if (verdict) verdicts.set(entry, verdict);
  }
  return { verdicts, locks: entries.filter((entry) => isLock(entry, { links, aliases, policy })) };
}

function isLock({ path, oldMode, newMode }: Entry, { aliases, policy }: Ground): boolean {
  const kinds = namesOf(path, aliases).map((name) => standingOf(name, policy.list).kind);
  return kinds.every((kind) => kind === "lock") && newMode === PLAIN && (oldMode === PLAIN || oldMode === ABSENT);
}

const PLAIN = "100644";

type Ground = Readonly<{ links: Links; aliases: ReadonlyMap<string, string>; policy: Policy }>;

function judge(entry: Entry, { links, aliases, policy }: Ground): Withheld | undefined {
  const { path, oldMode, newMode } = entry;
  const code = refusalOf(namesOf(path, aliases), policy);
  if (code) return { path, code, detail: "" };
  if (newMode === SUBMODULE || oldMode === SUBMODULE) return { path, code: "DKH-105", detail: "a submodule" };
  if (newMode === LINK) return judgeLink(path, links, policy);
  const isPlain = newMode === ABSENT || newMode === "100644" || newMode === "100755";
  return isPlain ? undefined : { path, code: "DKH-105", detail: `mode ${newMode}` };
}

function judgeLink(path: string, links: Links, policy: Policy): Withheld | undefined {
  const target = followLinks(links, path);
  if (target === undefined) return { path, code: "DKH-104", detail: "it leaves the repository" };
  // The root would give everything a second name.
  const isOpen = target !== "" && refusalOf([target], policy) === undefined;
  return isOpen ? undefined : { path, code: "DKH-104", detail: `it leads to ${target || "the root"}` };
}

function refusalOf(names: readonly string[], { protectedPaths, list }: Policy): Code | undefined {
  const standings = names.map((name) => standingOf(name, list));
  const never = standings.find((standing) => standing.kind === "never");
  if (never) return never.code;
  const isWithheld = protectedPaths === "block" && standings.some(({ kind }) => kind !== "free");
  return isWithheld ? "DKH-103" : undefined;
}

/** Links at places that matter → where they lead: what stands there goes by their name too. */
function aliasesOf(links: Links, { list }: Policy): ReadonlyMap<string, string> {
  const pairs = [...links.keys()].flatMap((link): [string, string][] => {
    const target = standingOf(link, list).kind === "free" ? undefined : followLinks(links, link);
    return target === undefined ? [] : [[link, target]];
  });
  return new Map(pairs);
}
