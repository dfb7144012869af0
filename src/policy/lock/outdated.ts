/** Finds manifests that say something else than before of what their lock file has, while that stays as it was. */
import { posix } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { canonicalJson } from "../../lib/json.ts";
import { ABSENT, type ChangeEntry, readBlobs } from "../entries.ts";
import { type PackageManifest, readManifest } from "./manifest.ts";
import { MANIFESTS, nameOf } from "./pairs.ts";
import { readJson, type Table, tableOf, tablesIn, textOf } from "./parse.ts";
import { type Files, manifestsOf } from "./repository.ts";

/** A manifest that is published, and the lock file that was not updated with it. */
export type Outdated = Readonly<{ published: string; outdated: string }>;

/** `changed` are all entries of the change, and `published` those of them that are published. */
export async function outdatedLocks(
  git: Git,
  changed: readonly ChangeEntry[],
  published: readonly ChangeEntry[],
  files: Files,
): Promise<Outdated[]> {
  const moved = await movedIn(
    git,
    published.filter(({ path }) => files.has(path) && !MANIFESTS.has(nameOf(path))),
  );
  const paths = new Set(changed.map(({ path }) => path));
  const owned = new Map<string, Promise<ReadonlySet<string>>>();
  const outdated: Outdated[] = [];
  for (const one of moved) {
    const locks = await locksOf(one.path, files, (lock) => {
      const known = owned.get(lock) ?? manifestsOf(git, lock, files).then((manifests) => new Set(manifests.keys()));
      owned.set(lock, known);
      return known;
    });
    const [lock] = locks;
    if (lock === undefined || locks.some((path) => paths.has(path))) continue;
    const object = files.get(lock) ?? "";
    const locked = (await readBlobs(git, [object])).get(object)?.toString() ?? "";
    if (!isUpToDate(one, lock, locked)) outdated.push({ published: one.path, outdated: lock });
  }
  return outdated;
}

/** `dependsOnSame`: what changed is of the package itself, such as its name. */
type Moved = Readonly<{
  path: string;
  old: PackageManifest | undefined;
  fresh: PackageManifest;
  text: string;
  dependsOnSame: boolean;
}>;

/**
 * Manifests that depend on something else than before, or say something else of themselves. An unreadable manifest is
 * not judged.
 */
async function movedIn(git: Git, entries: readonly ChangeEntry[]): Promise<readonly Moved[]> {
  const objects = entries.flatMap(({ oldMode, oldObject, newObject }) =>
    oldMode === ABSENT ? [newObject] : [oldObject, newObject],
  );
  const blobs = await readBlobs(git, objects);
  return entries.flatMap(({ path, oldObject, newObject }) => {
    const [before, text] = [oldObject, newObject].map((object) => blobs.get(object)?.toString() ?? "");
    const [old, fresh] = [before, text].map((one) => readManifest(nameOf(path), one ?? ""));
    const isSame = (part: "dependencies" | "own") => isEqual(old?.[part], fresh?.[part]);
    if (!fresh || (isSame("dependencies") && isSame("own"))) return [];
    return [{ path, old, fresh, text: text ?? "", dependsOnSame: isSame("dependencies") }];
  });
}

/** Those in the nearest folder that has any for it. */
async function locksOf(
  manifest: string,
  files: Files,
  manifestsFor: (lock: string) => Promise<ReadonlySet<string>>,
): Promise<readonly string[]> {
  for (let folder = posix.dirname(manifest); ; folder = posix.dirname(folder)) {
    const near = [...MANIFESTS.keys()].map((name) => posix.join(folder, name)).filter((path) => files.has(path));
    const owned = await Promise.all(near.map(manifestsFor));
    const locks = near.filter((_, at) => owned[at]?.has(manifest));
    if (locks.length > 0 || folder === ".") return locks;
  }
}

/**
 * The fields of a package that its lock file repeats, and that the tool compares if it may not write the lock file:
 * seen with Cargo 1.95, uv 0.13, Yarn 4.9, pnpm 10, Bun 1.2 and npm 11.
 */
const REPEATED: Readonly<Record<string, readonly string[]>> = {
  "Cargo.lock": ["package.name", "package.version", "workspace.package.version"],
  "uv.lock": ["project.name", "project.version", "build-system"],
  "yarn.lock": ["name", "bin", "dependenciesMeta", "peerDependenciesMeta"],
  "pnpm-lock.yaml": ["dependenciesMeta"],
  "package-lock.json": ["name"],
  "npm-shrinkwrap.json": ["name"],
  "bun.lock": ["name"],
};

function isUpToDate(moved: Moved, lock: string, locked: string): boolean {
  const { path, old, fresh, text } = moved;
  const name = nameOf(lock);
  const folder = posix.relative(posix.dirname(lock), posix.dirname(path));
  if (repeatedIn(name, folder, locked).some((part) => !isEqual(old?.own?.[part], fresh.own?.[part]))) return false;
  if (moved.dependsOnSame) return true;
  if (name === "go.sum") return isInGoSum(fresh, old, locked);
  if (name !== "package-lock.json" && name !== "npm-shrinkwrap.json") return false;
  return isInNpmLock({ old, text, folder }, locked);
}

/** npm and Bun compare the names of workspaces only, and the first Yarn none. */
function repeatedIn(name: string, folder: string, locked: string): readonly string[] {
  const isFirstYarn = name === "yarn.lock" && !/^__metadata:/m.test(locked);
  const isRootOfNpm = folder === "" && /^(?:package-lock\.json|npm-shrinkwrap\.json|bun\.lock)$/.test(name);
  return isFirstYarn || isRootOfNpm ? [] : (REPEATED[name] ?? []);
}

function isEqual(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** A module that is no longer needed stays in `go.sum` without harm. */
function isInGoSum(fresh: PackageManifest, old: PackageManifest | undefined, locked: string): boolean {
  const [after, before] = [fresh, old].map((manifest) => linesOf(manifest?.dependencies));
  const lines = (after ?? []).filter((line) => !before?.includes(line));
  const known = new Set(locked.split(/\r?\n/).map((line) => line.split(" ").slice(0, 2).join(" ")));
  return lines.every((line) => {
    const [, module] = /^(?:require )?(\S+ v\S+)/.exec(line) ?? [];
    return module !== undefined && known.has(`${module}/go.mod`);
  });
}

function linesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === "string") : [];
}

type Changed = Readonly<{ old: PackageManifest | undefined; text: string; folder: string }>;

/** As `npm ci` has it: what is no longer needed may stay, and a version that is there has to be in the range. */
function isInNpmLock({ old, text, folder }: Changed, locked: string): boolean {
  try {
    const [lock, manifest] = [readJson(locked), readJson(text)];
    const packages = new Map(tablesIn(lock.packages));
    const older = new Map(tablesIn(lock.dependencies));
    const root = packages.get(folder);
    const oldOverrides = old && tableOf(old.dependencies).overrides;
    const overrides = readManifest("package.json", text)?.dependencies;
    if (root === undefined && packages.size > 0) return false;
    if (canonicalJson(oldOverrides) !== canonicalJson(overrides && tableOf(overrides).overrides)) return false;
    const versionOf = (name: string) =>
      [posix.join(folder, "node_modules", name), `node_modules/${name}`]
        .map((path) => packages.get(path))
        .find((one) => one) ?? older.get(name);
    const known = new Map(LISTS.flatMap((list) => Object.entries(tableIn(root, list))));
    return LISTS.flatMap((list) => Object.entries(tableIn(manifest, list))).every(
      ([name, spec]) =>
        known.get(name) === spec ||
        isOptionalPeer(manifest, name) ||
        satisfies(textOf(versionOf(name)?.version), textOf(spec)),
    );
  } catch {
    return false;
  }
}

const LISTS = ["peerDependencies", "optionalDependencies", "devDependencies", "dependencies"];

function tableIn(table: Table | undefined, name: string): Table {
  const value = table?.[name];
  return value === undefined ? {} : tableOf(value);
}

function isOptionalPeer(manifest: Table, name: string): boolean {
  const isPeerOnly = LISTS.slice(1).every((list) => !(name in tableIn(manifest, list)));
  return isPeerOnly && tableIn(tableIn(manifest, "peerDependenciesMeta"), name).optional === true;
}

/**
 * Knows the ranges that people write into manifests: `1.2.3`, `^1.2.3`, `~1.2`, `>=1.2.3`, `1.x`, `*`, and `||` between
 * them.
 */
export function satisfies(version: string, range: string): boolean {
  return range.split("||").some((part) => isIn(version, part.trim()));
}

function isIn(version: string, range: string): boolean {
  if (version === range.replace(/^[=v\s]+/, "")) return true;
  const at = /^(\d+)\.(\d+)\.(\d+)(?:\+.*)?$/.exec(version)?.slice(1).map(Number);
  const [, sign, ...least] = /^(\^|~|>=|=)?\s*v?(\d+|[x*]|(?=$))(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?$/.exec(range) ?? [];
  if (!at || least.length === 0) return false;
  const from = least.map((part) => (/^\d+$/.test(part ?? "") ? Number(part) : undefined));
  const order = from.map((part, index) => (at[index] ?? 0) - (part ?? 0));
  const isLeast = (order.find((one) => one !== 0) ?? 0) >= 0;
  if (sign === ">=") return isLeast;
  const given = from.indexOf(undefined) < 0 ? 3 : from.indexOf(undefined);
  const leading = from.findIndex((part) => part !== 0);
  const fixed =
    sign === "^" ? Math.min(given, (leading < 0 ? 2 : leading) + 1) : sign === "~" ? Math.min(given, 2) : given;
  return isLeast && order.slice(0, fixed).every((one) => one === 0);
}
