/** What a lock file would install, whatever its format, and whether a new version of it keeps to the places of the old one. */
import { oneLine } from "../../../../lib/text.ts";
import { code } from "../../inline-code.ts";

/**
 * One package. `from` are the places that it comes from, as texts that are equal for packages of one registry (see
 * `address.ts`), and `hashes` what its content must have. `alias` is another package that it stands for; `elsewhere` is
 * where it comes from if that is no registry (a folder, a repository); `problem` says what else is wrong with it, as what
 * follows its name.
 */
export type Locked = Readonly<{
  name: string;
  version: string;
  from: readonly string[];
  hashes: readonly string[];
  alias?: string | undefined;
  elsewhere?: string | undefined;
  problem?: string | undefined;
}>;

/** `fixed` is all else that a lock file says and that is the same in every version that is taken. */
export type Lock = Readonly<{ entries: readonly Locked[]; fixed: Readonly<Record<string, unknown>> }>;

/** `added` are the names and versions of what is new. `why` is Markdown, a clause that begins with the subject. */
export type Verdict =
  | Readonly<{ status: "kept"; added: readonly string[] }>
  | Readonly<{ status: "refused"; why: string }>;

/** `defaults` are the places that count where the old lock file has none, or does not exist. */
export function compareLocks(before: Lock | undefined, after: Lock, defaults: readonly string[]): Verdict {
  const known = knownIn(before, defaults);
  const part = changedPart(before?.fixed ?? {}, after.fixed);
  if (part !== undefined) return { status: "refused", why: `its part ${code(part)} is not the same as before` };
  const fresh = after.entries.filter((entry) => !known.texts.has(textOf(entry)));
  for (const entry of fresh) {
    const why = whyNot(entry, known);
    if (why !== undefined) return { status: "refused", why: `${code(oneLine(labelOf(entry), 100))} ${why}` };
  }
  return { status: "kept", added: [...new Set(fresh.map(labelOf))] };
}

type Known = Readonly<{
  texts: ReadonlySet<string>;
  /** Names with what they stand for. */
  aliases: ReadonlySet<string>;
  /** Of each name and version, the hashes. */
  hashes: ReadonlyMap<string, string>;
  /** Of each name and each group of names, the places. */
  places: ReadonlyMap<string, ReadonlySet<string>>;
  all: ReadonlySet<string>;
}>;

function knownIn(lock: Lock | undefined, defaults: readonly string[]): Known {
  const entries = lock?.entries ?? [];
  const places = new Map<string, Set<string>>();
  for (const { name, from } of entries) {
    for (const key of [name, groupOf(name)]) {
      const some = places.get(key) ?? new Set();
      for (const place of from) some.add(place);
      if (key !== "" && from.length > 0) places.set(key, some);
    }
  }
  const all = entries.flatMap(({ from }) => from);
  return {
    texts: new Set(entries.map(textOf)),
    aliases: new Set(entries.map(aliasOf)),
    hashes: new Map(entries.map((entry) => [labelOf(entry), hashesOf(entry)])),
    places,
    all: new Set(all.length > 0 ? all : defaults),
  };
}

/** Why a new entry is not taken, as what follows its name. */
function whyNot(entry: Locked, { aliases, hashes, places, all }: Known): string | undefined {
  const { alias, elsewhere, problem } = entry;
  if (elsewhere !== undefined) return `comes from ${code(oneLine(elsewhere, 100))}, which is no registry`;
  if (problem !== undefined) return problem;
  if (alias !== undefined && !aliases.has(aliasOf(entry)))
    return `stands for another package, ${code(oneLine(alias, 100))}`;
  if (entry.hashes.length === 0) return "has no integrity hash";
  const before = hashes.get(labelOf(entry));
  if (before !== undefined && before !== hashesOf(entry)) return "has another integrity hash than before";
  // A name that was there keeps to its own place, so that no public package takes the name of a private one.
  const own = places.get(entry.name) ?? places.get(groupOf(entry.name)) ?? all;
  const strange = entry.from.find((place) => !own.has(place));
  return strange === undefined
    ? undefined
    : `comes from ${code(oneLine(shortOf(strange), 100))}, which is not where it may come from`;
}

/** The host of an address. */
function shortOf(place: string): string {
  return /^(?:[a-z]+\+)?https:\/\/([^/]+)/.exec(place)?.[1] ?? place;
}

/** `@scope` or `vendor`; "" for a plain name. */
function groupOf(name: string): string {
  return name.includes("/") ? `${name.split("/", 1)[0]}/` : "";
}

function labelOf({ name, version, elsewhere }: Locked): string {
  return elsewhere === undefined ? `${name} ${version}`.trim() : name;
}

function aliasOf({ name, alias }: Locked): string {
  return JSON.stringify([name, alias]);
}

function hashesOf({ hashes }: Locked): string {
  return JSON.stringify(hashes.toSorted());
}

/** What lies elsewhere has no version of its own there: that of a folder is in its manifest. */
function textOf(entry: Locked): string {
  const { name, version, from, alias, elsewhere, problem } = entry;
  if (elsewhere !== undefined) return JSON.stringify([name, elsewhere, from.toSorted(), hashesOf(entry), problem]);
  return JSON.stringify([name, version, from.toSorted(), hashesOf(entry), alias, problem]);
}

function changedPart(before: Lock["fixed"], after: Lock["fixed"]): string | undefined {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].find((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
