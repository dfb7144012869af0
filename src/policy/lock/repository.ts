/** Finds, in the tree that is to be published, the lock files and the manifests that they are for. */
import { posix } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { canonicalJson } from "../../lib/json.ts";
import { readBlobs } from "../entries.ts";
import { pathPattern } from "../policy.ts";
import type { Manifests } from "./lock.ts";
import { type PackageManifest, readManifest } from "./manifest.ts";
import { realOf } from "./npm.ts";
import { isManifest, MANIFESTS, nameOf } from "./pairs.ts";
import { pythonName, type Table, tableOr } from "./parse.ts";

/** Path → object, of plain files that are lock files or manifests by their names. */
export type Files = ReadonlyMap<string, string>;

/** Finds these files in a tree; `withheld` stay as they are in `base`. */
export async function lockAndManifestFiles(
  git: Git,
  trees: Readonly<{ base: string; tree: string }>,
  withheld: ReadonlySet<string>,
): Promise<Files> {
  const after = await plainFilesIn(git, trees.tree);
  if (withheld.size === 0) return new Map(after);
  const before = (await plainFilesIn(git, trees.base)).filter(([path]) => withheld.has(path));
  return new Map([...after.filter(([path]) => !withheld.has(path)), ...before]);
}

async function plainFilesIn(git: Git, tree: string): Promise<[string, string][]> {
  const records = (await git.raw(["ls-tree", "-r", "-z", "--full-tree", tree])).split("\0");
  return records.flatMap((record): [string, string][] => {
    const [, object, path] = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(record) ?? [];
    return object !== undefined && path !== undefined && (MANIFESTS.has(nameOf(path)) || isManifest(path))
      ? [[path, object]]
      : [];
  });
}

/** The manifests of a lock file: those in its folder, and those of the packages that these name. Path → manifest. */
export async function manifestsOf(
  git: Git,
  lock: string,
  files: Files,
): Promise<ReadonlyMap<string, PackageManifest | undefined>> {
  const [names, isBelow] = MANIFESTS.get(nameOf(lock)) ?? [/$^/, false];
  const folder = lock.slice(0, -nameOf(lock).length);
  const all = [...files.keys()].filter((path) => path.startsWith(folder) && names.test(nameOf(path)));
  const own = await readManifests(
    git,
    all.filter((path) => path === `${folder}${nameOf(path)}`),
    files,
  );
  const globs = isBelow ? [...own.values()].flatMap((manifest) => manifest?.members ?? []) : [];
  const members = all.filter(
    (path) => !own.has(path) && globs.some((glob) => isMember(path.slice(folder.length), glob)),
  );
  return new Map([...own, ...(await readManifests(git, members, files))]);
}

/** `glob` is of folders. */
function isMember(path: string, glob: string): boolean {
  const folder = posix.normalize(glob).replace(/\/+$/, "");
  return !/^[!/.]/.test(folder) && pathPattern(`/${folder}/${nameOf(path)}`).matches(path);
}

async function readManifests(
  git: Git,
  paths: readonly string[],
  files: Files,
): Promise<Map<string, PackageManifest | undefined>> {
  const blobs = await readBlobs(
    git,
    paths.map((path) => files.get(path) ?? ""),
  );
  return new Map(
    paths.map((path) => [path, readManifest(nameOf(path), blobs.get(files.get(path) ?? "")?.toString() ?? "")]),
  );
}

/** Joins the manifests' answers, for the comparison of lock files. `base` are the same as they were before. */
export function manifestsSay(
  lock: string,
  manifests: Iterable<PackageManifest | undefined>,
  files: Files,
  base: Iterable<PackageManifest | undefined> = [],
): Manifests {
  const all = [...manifests].flatMap((manifest) => manifest ?? []);
  const old = [...base].flatMap((manifest) => manifest ?? []);
  const specs = all.flatMap((manifest) => manifest.specs);
  const pairs = new Set(specs.map(([name, spec]) => JSON.stringify([name, spec])));
  const elsewhere = new Set(specs.filter(([name, spec]) => realOf(name, spec) === undefined).map(([name]) => name));
  const names = new Set(all.flatMap((manifest) => manifest.names).filter((name) => !elsewhere.has(name)));
  const aliases = new Set(specs.map(([name, spec]) => JSON.stringify([name, realOf(name, spec)])));
  const packages = new Set(all.flatMap(({ name }) => (name === undefined ? [] : [pythonName(name)])));
  const isIn = (folder: string, manifest: string) =>
    /^[^/\\:~][^\\:]*$/.test(folder) && files.has(posix.join(posix.dirname(lock), folder, manifest));
  const setting = (part: string) => ({ before: settingIn(old, part), after: settingIn(all, part) });
  const has = (name: string) => names.has(name) || names.has(pythonName(name));
  return {
    names: (name, spec) => (spec === undefined ? has(name) : pairs.has(JSON.stringify([name, spec]))),
    hasAlias: (name, real) => aliases.has(JSON.stringify([name, real])),
    hasFolder: (folder) => isIn(folder, "package.json"),
    hasPackage: (name, folder) =>
      packages.has(pythonName(name)) && (folder === undefined || isIn(folder, "pyproject.toml")),
    haveSetting: (part, before, after) => agrees(part, { lock: { before, after }, manifests: setting(part) }),
  };
}

/**
 * Joins the setting of all manifests that have it: tables become one, in which the first counts, and everything else a
 * list.
 */
function settingIn(manifests: readonly PackageManifest[], part: string): unknown {
  const found = manifests.map(({ settings }) => settings[part]).filter((value) => value !== undefined);
  const areTables = found.every((value) => value === null || (typeof value === "object" && !Array.isArray(value)));
  return areTables ? Object.assign({}, ...found.toReversed()) : found.flat();
}

/** One setting before and after, in the lock file and in the manifests. */
type Setting = Readonly<{ lock: ValueChange; manifests: ValueChange }>;
type ValueChange = Readonly<{ before: unknown; after: unknown }>;

/** Parts that have a text, or a table with it, for each name that the manifests have too. */
const TABLES = ["overrides", "patchedDependencies", "catalog"];

/** Parts that are the same lists in both. */
const LISTS = ["trustedDependencies", "ignoredOptionalDependencies"];

/**
 * Whether the lock file's part agrees with the manifests. A part that nobody can compare agrees if it changed together
 * with the manifests.
 */
function agrees(part: string, { lock, manifests }: Setting): boolean {
  if (TABLES.includes(part)) return areInManifests(tableOr(lock.before), tableOr(lock.after), tableOr(manifests.after));
  if (LISTS.includes(part)) return sorted(lock.after) === sorted(manifests.after);
  return canonicalJson(manifests.before) !== canonicalJson(manifests.after);
}

function areInManifests(before: Table, after: Table, said: Table): boolean {
  const isKept = (name: string) => name in after || !(name in said);
  const isSaid = ([name, value]: readonly [string, unknown]) =>
    canonicalJson(before[name]) === canonicalJson(value) || (name in said && isFor(value, `${said[name]}`));
  return Object.keys(before).every(isKept) && Object.entries(after).every(isSaid);
}

/** pnpm puts a version for `$name` and `catalog:`, and for a patch its hash, until its tenth version beside the path. */
function isFor(value: unknown, said: string): boolean {
  const { path, hash, ...more } = tableOr(value);
  if (path !== undefined) return path === said && typeof hash === "string" && Object.keys(more).length === 0;
  const isVersion = /^(?:\$|catalog:)/.test(said) && /^[\w.^~-]+$/.test(`${value}`);
  const isHash = said.endsWith(".patch") && /^[0-9a-z]{20,64}$/.test(`${value}`);
  return typeof value === "string" && (value === said || isVersion || isHash);
}

function sorted(list: unknown): string {
  return canonicalJson(Array.isArray(list) ? list.map(String).sort() : []);
}
