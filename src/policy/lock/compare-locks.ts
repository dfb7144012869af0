/** Whether a new version of a lock file keeps to the places of the old one. */
import { canonicalJson } from "../../lib/json.ts";
import { oneLine } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import type { Lock, Locked, Manifests, Wanted } from "./lock.ts";

const NO_MANIFESTS: Manifests = {
  names: () => false,
  hasAlias: () => false,
  hasFolder: () => false,
  hasPackage: () => false,
  haveSetting: () => false,
};

/** `added` are the names and versions of what is new. `why` is Markdown, a clause that begins with the subject. */
export type LockVerdict =
  | Readonly<{ status: "kept"; added: readonly string[] }>
  | Readonly<{ status: "refused"; why: string }>;

/** `defaults` are the places that count where the old lock file has none, or does not exist. */
export function compareLocks(
  before: Lock | undefined,
  after: Lock,
  defaults: readonly string[],
  manifests = NO_MANIFESTS,
): LockVerdict {
  const known = knownIn(before, defaults, manifests);
  const part = changedPart(before?.fixed ?? {}, after.fixed);
  if (part !== undefined) return { status: "refused", why: `its part ${code(part)} is not the same as before` };
  const setting = changedSetting(before?.settings ?? {}, after.settings ?? {}, manifests);
  if (setting !== undefined)
    return { status: "refused", why: `its part ${code(setting)} is not what the manifests say` };
  const fresh = after.entries.filter((entry) => !known.texts.has(textOf(entry)));
  for (const entry of fresh) {
    const why = whyNot(entry, known);
    const label = entry.folder === undefined || entry.isLocal ? labelOf(entry) : entry.name;
    if (why !== undefined) return { status: "refused", why: `${code(oneLine(label, 100))} ${why}` };
  }
  const names = namesIn(after);
  const lost = [...namesIn(before)].find((name) => !names.has(name) && manifests.names(name));
  if (lost !== undefined)
    return { status: "refused", why: `${code(oneLine(lost, 100))} is gone from it, although a manifest names it` };
  const why = (after.wanted ?? []).map((wanted) => whyUnwanted(wanted, names, known)).find((one) => one !== undefined);
  return why === undefined
    ? { status: "kept", added: [...new Set(fresh.map(labelOf))].filter((label) => !known.labels.has(label)) }
    : { status: "refused", why: oneLine(why, 300) };
}

type KnownTexts = Readonly<{
  texts: ReadonlySet<string>;
  labels: ReadonlySet<string>;
  names: ReadonlySet<string>;
  optional: ReadonlySet<string>;
  /** The places of entries with hashes. */
  hashedPaths: ReadonlySet<string | undefined>;
  wanted: ReadonlySet<string>;
  /** Names with what they stand for. */
  aliases: ReadonlySet<string>;
  /** Name and version → hashes. */
  hashes: ReadonlyMap<string, string>;
  /** Hash → package. */
  owners: ReadonlyMap<string, string>;
  /** Name, or group of names → places. */
  places: ReadonlyMap<string, ReadonlySet<string>>;
  all: ReadonlySet<string>;
  manifests: Manifests;
}>;

/** The copies for CommonJS that `@isaacs/cliui` depends on, which very many packages need. */
const CLIUI = ["string-width", "strip-ansi", "wrap-ansi"].map((name) => aliasText(`${name}-cjs`, name));

function knownIn(lock: Lock | undefined, defaults: readonly string[], manifests: Manifests): KnownTexts {
  const entries = lock?.entries ?? [];
  const wanted = lock?.wanted ?? [];
  const places = new Map<string, Set<string>>();
  for (const entry of entries) {
    const { from } = entry;
    const name = idOf(entry);
    for (const key of [name, groupOf(name)]) {
      const some = places.get(key) ?? new Set();
      for (const place of from) some.add(place);
      if (key !== "" && from.length > 0) places.set(key, some);
    }
  }
  const all = entries.flatMap(({ from }) => from);
  return {
    texts: new Set(entries.map(textOf)),
    labels: new Set(entries.map(labelOf)),
    names: namesIn(lock),
    optional: lock?.optional ?? new Set(),
    hashedPaths: new Set(entries.flatMap(({ path, hashes }) => (hashes.length > 0 ? [path] : []))),
    wanted: new Set(wanted.map(wantedText)),
    aliases: new Set([
      ...CLIUI,
      ...entries.flatMap(({ name, alias }) => (alias === undefined ? [] : [aliasText(name, alias)])),
      ...wanted.flatMap(({ name, real }) => (real === undefined ? [] : [aliasText(name, real)])),
    ]),
    hashes: new Map(
      entries.filter(({ hashes }) => hashes.length > 0).map((entry) => [releaseOf(entry), hashesOf(entry)]),
    ),
    owners: new Map(entries.flatMap((entry) => entry.hashes.map((hash) => [hash, idOf(entry)]))),
    places,
    all: new Set(all.length > 0 ? all : defaults),
    manifests,
  };
}

function namesIn(lock: Lock | undefined): ReadonlySet<string> {
  return new Set([...(lock?.entries ?? []).map(({ id, name }) => id ?? name), ...(lock?.names ?? [])]);
}

/** Why a new entry is not taken, as what follows its name. */
function whyNot(entry: Locked, known: KnownTexts): string | undefined {
  const { folder, isLocal, elsewhere, problem, alias, path, hashes } = entry;
  if (isLocal && !known.manifests.hasPackage(entry.name, folder))
    return "comes from no registry, and no manifest of the repository has its name";
  if (folder !== undefined && !isLocal && !known.manifests.hasFolder(folder))
    return `comes from ${code(oneLine(folder, 100))}, which is neither a registry nor a package of the repository`;
  if (folder !== undefined || isLocal) return problem;
  if (elsewhere !== undefined) return `comes from ${code(oneLine(elsewhere, 100))}, which is not a registry`;
  if (problem !== undefined) return problem;
  if (alias !== undefined && !isKnownAlias(entry.name, alias, known))
    return `stands for another package, ${code(oneLine(alias, 100))}`;
  const needsHash = entry.needsHash === "unless optional" ? !known.optional.has(entry.name) : (entry.needsHash ?? true);
  const before = known.hashes.get(releaseOf(entry));
  if (before !== undefined && before !== hashesOf(entry) && (hashes.length > 0 || !needsHash))
    return "has another integrity hash than before";
  const isMissing = needsHash || (path !== undefined && known.hashedPaths.has(path));
  if (isMissing && hashes.length === 0) return "has no integrity hash";
  const owner = hashes.map((hash) => known.owners.get(hash)).find((one) => one !== undefined && one !== idOf(entry));
  if (owner !== undefined) return `has the integrity hash of another package, ${code(oneLine(owner, 100))}`;
  return whyNotFrom(entry, known);
}

/** A name that was there keeps to its own place, so that no public package takes the name of a private one. */
function whyNotFrom(entry: Locked, { places, all }: KnownTexts): string | undefined {
  const { from } = entry;
  const name = idOf(entry);
  // The tool would take it from where it looks by default.
  if (from.length === 0 && places.has(name)) return "has no address, although it had one before";
  const own = places.get(name) ?? places.get(groupOf(name)) ?? all;
  const strange = from.find((place) => !own.has(place));
  return strange === undefined
    ? undefined
    : `comes from ${code(oneLine(shortOf(strange), 100))}, which is not where it may come from`;
}

function isKnownAlias(name: string, real: string, { aliases, manifests }: KnownTexts): boolean {
  return aliases.has(aliasText(name, real)) || manifests.hasAlias(name, real);
}

/** A tool that finds no entry for a dependency fetches one by what is said here. */
function whyUnwanted(wanted: Wanted, names: ReadonlySet<string>, known: KnownTexts): string | undefined {
  const { by, name, spec, real, isRequired, isKept = false } = wanted;
  const isMissing = !names.has(name) && (isKept || isRequired) && known.names.has(name);
  const isKnown = known.wanted.has(wantedText(wanted));
  if (isKnown && !isMissing) return undefined;
  const says = by === "" ? `it says that the project needs ${code(name)}` : `${code(by)} needs ${code(name)}`;
  if (isKnown) return `${says}, which it has no entry for`;
  if (real === undefined)
    return known.manifests.names(name, spec) ? undefined : `${says} from ${code(spec)}, which is not a registry`;
  if (real !== name && !isKnownAlias(name, real, known))
    return `${says}, which stands for another package, ${code(real)}`;
  return isMissing || (isRequired && !names.has(name)) ? `${says}, which it has no entry for` : undefined;
}

/** The host of an address. */
function shortOf(place: string): string {
  return /^(?:[a-z]+\+)?https:\/\/([^/]+)/.exec(place)?.[1] ?? place;
}

/** `@scope`; "" for a plain name. */
function groupOf(name: string): string {
  return name.includes("/") ? `${name.split("/", 1)[0]}/` : "";
}

/** By which a package is known to its registry. */
function idOf({ alias, id, name }: Locked): string {
  return alias ?? id ?? name;
}

function releaseOf(entry: Locked): string {
  return JSON.stringify([idOf(entry), entry.version]);
}

function labelOf({ name, version, elsewhere, folder }: Locked): string {
  if (folder !== undefined) return folder === name ? name : `${name} (${folder})`;
  return elsewhere === undefined ? `${name} ${version}`.trim() : name;
}

function aliasText(name: string, real: string): string {
  return JSON.stringify([name, real]);
}

function wantedText({ by, name, spec }: Wanted): string {
  return JSON.stringify([by, name, spec]);
}

function hashesOf({ hashes }: Locked): string {
  return JSON.stringify(hashes.toSorted());
}

/** Everything else about a package of the repository is in its manifest. */
function textOf(entry: Locked): string {
  const { name, version, from, alias, folder, isLocal, elsewhere, problem, raw } = entry;
  if (folder !== undefined || isLocal) return JSON.stringify(["local", name, folder, problem && [problem, raw]]);
  return JSON.stringify([name, version, from.toSorted(), hashesOf(entry), alias, elsewhere, problem, raw]);
}

function changedSetting(before: Lock["fixed"], after: Lock["fixed"], manifests: Manifests): string | undefined {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const isSame = (name: string) => canonicalJson(before[name]) === canonicalJson(after[name]);
  return [...names].find((name) => !isSame(name) && !manifests.haveSetting(name, before[name], after[name]));
}

function changedPart(before: Lock["fixed"], after: Lock["fixed"]): string | undefined {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].find((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
