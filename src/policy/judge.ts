/** Judges the entries of a change by their paths, their kinds and where their links lead. Nothing is read but links. */
import type { Git } from "../core/workspace/git/settings.ts";
import { code } from "../markdown/inline-code.ts";
import type { Code, Withheld } from "./codes.ts";
import {
  ABSENT,
  type ChangeEntry,
  type filesIn,
  LINK,
  readBlobs,
  SUBMODULE,
  type TreeFile,
  unquote,
} from "./entries.ts";
import { standingOf } from "./paths.ts";
import { comparable, type Policy } from "./policy.ts";

/** Entry → why it is withheld. */
type Verdicts = Map<ChangeEntry, Withheld>;

/** `locks` are plain files that are withheld for nothing but being a lock file. */
export async function judgeEntries(
  git: Git,
  { base, tree, list }: Readonly<{ base: string; tree: string; list: typeof filesIn }>,
  entries: readonly ChangeEntry[],
  policy: Policy,
): Promise<Readonly<{ verdicts: Verdicts; locks: readonly ChangeEntry[] }>> {
  const links = await linksIn(git, await list(git, base), entries);
  const aliases = aliasesOf(links, policy);
  const verdicts: Verdicts = new Map();
  const bare = await partsOfBareRepositories(git, tree, entries);
  for (const [entry, folder] of bare) {
    const detail = `it is part of a bare repository, ${folder === "" ? "the top folder" : code(folder)}`;
    verdicts.set(entry, { path: entry.path, code: "DKH-102", detail });
  }
  for (const entry of entries) {
    const verdict = judge(entry, { links, aliases, policy });
    if (verdict) verdicts.set(entry, verdict);
  }
  const isFree = (entry: ChangeEntry) => !bare.has(entry) && isLock(entry, { links, aliases, policy });
  return { verdicts, locks: entries.filter(isFree) };
}

function isLock({ path, oldMode, newMode }: ChangeEntry, { aliases, policy }: StartingPoint): boolean {
  const kinds = namesOf(path, aliases).map((name) => standingOf(name, policy.list).kind);
  return kinds.every((kind) => kind === "lock") && newMode === PLAIN && (oldMode === PLAIN || oldMode === ABSENT);
}

const PLAIN = "100644";

type StartingPoint = Readonly<{ links: Links; aliases: ReadonlyMap<string, string>; policy: Policy }>;

function judge(entry: ChangeEntry, { links, aliases, policy }: StartingPoint): Withheld | undefined {
  const { path, oldMode, newMode } = entry;
  const why = refusalOf(namesOf(path, aliases), policy);
  if (why) return { path, code: why, detail: "" };
  if (newMode === SUBMODULE || oldMode === SUBMODULE) return { path, code: "DKH-105", detail: "a submodule" };
  if (newMode === LINK) return judgeLink(path, links, policy);
  const isPlain = newMode === ABSENT || newMode === "100644" || newMode === "100755";
  return isPlain ? undefined : { path, code: "DKH-105", detail: `mode ${newMode}` };
}

function judgeLink(path: string, links: Links, policy: Policy): Withheld | undefined {
  const end = followLinks(links, path);
  if (end.kind !== "place") return { path, code: "DKH-104", detail: NOWHERE[end.kind] };
  const target = end.path;
  // The root would give everything a second name.
  const isOpen = target !== "" && refusalOf([target], policy) === undefined;
  return isOpen ? undefined : { path, code: "DKH-104", detail: `it leads to ${target || "the root"}` };
}

function refusalOf(names: readonly string[], { protectedPaths, list }: Policy): Code | undefined {
  const standings = names.map((name) => standingOf(name, list));
  const never = standings.find(({ kind }) => kind === "never");
  if (never || protectedPaths === "allow") return never?.code;
  return standings.find(({ kind }) => kind !== "free")?.code;
}

/** Links at places that matter → where they lead: the file there is also known by the name of the link. */
function aliasesOf(links: Links, { list }: Policy): ReadonlyMap<string, string> {
  const pairs = [...links.keys()].flatMap((link): [string, string][] => {
    if (standingOf(link, list).kind === "free") return [];
    const end = followLinks(links, link);
    return end.kind === "place" ? [[link, end.path]] : [];
  });
  return new Map(pairs);
}

/** The files that git reads in the folder of a repository. */
const PARTS = new Set(
  "branches commondir config config.worktree description gitdir head hooks index info logs modules objects".split(" "),
);
for (const part of ["packed-refs", "refs", "shallow", "worktrees"]) PARTS.add(part);

/** Parts without which git sees no repository in a folder; in a worktree's, `commondir` leads to the last two. */
const MARKS = ["head", "objects", "refs", "commondir"];

/**
 * Entry → the folder ("" for the root) that is a bare repository in `tree`, for what git would read in it. Takes time in
 * proportion to the tree only where an entry can be part of one.
 */
async function partsOfBareRepositories(
  git: Git,
  tree: string,
  entries: readonly ChangeEntry[],
): Promise<ReadonlyMap<ChangeEntry, string>> {
  const added = entries.filter(({ newMode }) => newMode !== ABSENT);
  if (!added.some(({ path }) => places(path).some(({ part }) => PARTS.has(part)))) return new Map();
  const lines = (await git.raw(["ls-tree", "-r", "--name-only", "--full-tree", tree])).split("\n");
  const folders = bareFolders(lines.map(unquote));
  return new Map(
    added.flatMap((entry): [ChangeEntry, string][] => {
      const place = places(entry.path).find(({ folder, part }) => PARTS.has(part) && folders.has(folder));
      return place ? [[entry, place.folder]] : [];
    }),
  );
}

function bareFolders(paths: readonly string[]): ReadonlySet<string> {
  const found = new Map<string, Set<string>>();
  for (const { folder, part } of paths.flatMap(places)) {
    if (!MARKS.includes(part)) continue;
    const parts = found.get(folder) ?? new Set();
    found.set(folder, parts.add(part));
  }
  const isBare = (parts: ReadonlySet<string>) =>
    parts.has("head") && (parts.has("commondir") || (parts.has("objects") && parts.has("refs")));
  return new Set([...found].flatMap(([folder, parts]) => (isBare(parts) ? [folder] : [])));
}

/** Splits a path: `a/b/c` is `a` in the root, `b` in `a`, `c` in `a/b`. */
function places(path: string): { folder: string; part: string }[] {
  const parts = comparable(path).split("/");
  return parts.map((part, index) => ({ folder: parts.slice(0, index).join("/"), part }));
}

/** Path of a link → what is written in it. */
type Links = ReadonlyMap<string, string>;

/** Those of the base, also where the change takes them away, and those that the change has in their places or adds. */
async function linksIn(git: Git, base: readonly TreeFile[], entries: readonly ChangeEntry[]): Promise<Links> {
  const before = base.flatMap(({ path, id, isLink }): [string, string][] => (isLink ? [[path, id]] : []));
  const after = entries.flatMap(({ path, newMode, newObject }): [string, string][] =>
    newMode === LINK ? [[path, newObject]] : [],
  );
  const objects = new Map([...before, ...after]);
  const targets = await readBlobs(git, [...objects.values()]);
  return new Map([...objects].map(([path, object]) => [path, targets.get(object)?.toString("utf8") ?? ""]));
}

/** How many links may follow each other; more is a circle. */
const DEPTH = 40;

/** The path that a path really is, "" for the root. */
type End = Readonly<{ kind: "place"; path: string } | { kind: "outside" } | { kind: "circle" }>;

const NOWHERE = { outside: "it leaves the repository", circle: "it leads back to itself" } as const;

function followLinks(links: Links, path: string): End {
  const done: string[] = [];
  const rest = path.split("/").reverse();
  let followed = 0;
  while (rest.length > 0) {
    const part = rest.pop() ?? "";
    if (part === "" || part === ".") continue;
    if (part === "..") {
      if (done.pop() === undefined) return { kind: "outside" };
      continue;
    }
    const target = links.get([...done, part].join("/"));
    if (target === undefined) done.push(part);
    else if (/^\/|\\|^[A-Za-z]:/.test(target)) return { kind: "outside" };
    else if (++followed > DEPTH) return { kind: "circle" };
    else rest.push(...target.split("/").reverse());
  }
  return { kind: "place", path: done.join("/") };
}

/** The path, and the names under which the given links make it appear. */
function namesOf(path: string, followed: ReadonlyMap<string, string>): string[] {
  const others = [...followed].flatMap(([link, target]) => {
    if (target === path) return [link];
    return target === "" || path.startsWith(`${target}/`)
      ? [`${link}/${path.slice(target === "" ? 0 : target.length + 1)}`]
      : [];
  });
  return [path, ...others];
}
