/** Reads the lock files of npm and Bun. */
import { type Lock, type Locked, npmPlace, type Wanted } from "./lock.ts";
import { fieldsOf, listOf, only, readJson, type Table, tableOf, tablesIn, textOf, whole, without } from "./parse.ts";

/** The default registry of npm, Yarn and pnpm. */
export const NPM_PLACES: readonly string[] = [
  "https://registry.npmjs.org/{name}/-/{file}",
  "https://registry.yarnpkg.com/{name}/-/{file}",
];

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;
const NAME = /^(?:@[\w.~-]+\/)?(?!\.{1,2}$)[\w.~-]+$/;
const HASH = /^sha(?:1|256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/**
 * A package of a registry by all that a lock file of this family says of it. `real` is what stands for `name`, if
 * anything.
 */
export function npmEntry(
  name: string,
  {
    real = name,
    version,
    address,
    integrity,
  }: Readonly<{ real?: string; version: string; address: string; integrity: string }>,
): Locked {
  const place = address === "" ? undefined : npmPlace(address, real, version);
  const hashes = integrity.split(" ").filter((hash) => hash !== "");
  return {
    name,
    version,
    from: place?.place === undefined ? [] : [place.place],
    hashes: hashes.every((hash) => HASH.test(hash)) ? hashes : [],
    problem: place?.problem,
    alias: name === real ? undefined : real,
    elsewhere: VERSION.test(version) && NAME.test(name) ? undefined : version,
  };
}

export function elsewhere(name: string, where: string): Locked {
  return { name, version: "", from: [], hashes: [], elsewhere: where };
}

const RANGE = String.raw`[\w.+*^~<>=|&\-, ()]*`;
const SPEC = new RegExp(`^(?:npm:((?:@[^/@:]+/)?[^/@:]+)@)?${RANGE}$`);

/** The package of a registry that is meant by `name` with a spec like `^1.0.0` or `npm:other@^1.0.0`; undefined for none. */
export function realOf(name: string, spec: string): string | undefined {
  const found = SPEC.exec(spec);
  if (found) return found[1] ?? name;
  return /^npm:((?:@[^/@:]+\/)?[^/@:]+)$/.exec(spec)?.[1];
}

/** The dependencies of an entry. Peers and optional packages may be missing, because tools can be told so. */
export function wantedBy(by: string, one: Table, real = realOf): Wanted[] {
  return ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"].flatMap((list) =>
    specsIn(one[list]).map(([name, spec]) => {
      const isRequired = list === "dependencies" && !isOptional(one, name);
      return { by, name, spec, real: real(name, spec), isRequired, isKept: list !== "peerDependencies" };
    }),
  );
}

function isOptional({ dependenciesMeta, optionalDependencies }: Table, name: string): boolean {
  const meta = dependenciesMeta === undefined ? undefined : tableOf(dependenciesMeta)[name];
  return meta !== undefined || (optionalDependencies !== undefined && name in tableOf(optionalDependencies));
}

/** Names with specs. Throws for a spec that is no text. */
export function specsIn(value: unknown): readonly (readonly [string, string])[] {
  return value === undefined ? [] : Object.entries(tableOf(value)).map(([name, spec]) => [name, textOf(spec)]);
}

/** `package-lock.json` and `npm-shrinkwrap.json`, of any version. */
export function readNpmLock(text: string): Lock {
  const lock = readJson(text);
  const packages = tablesIn(lock.packages);
  const older = olderIn(lock.dependencies);
  const names = packages.map(([path]) => nameAt(path));
  const known = new Set(names);
  // If npm finds `packages`, it does not look at the older part.
  const strange = lock.packages === undefined ? undefined : older.names.find((name) => !known.has(name));
  if (strange !== undefined) throw new Error(`${strange} is in its older part only`);
  return {
    entries: [...packages.flatMap(([path, one]) => npmPackage(path, one, lock.packages)), ...older.entries],
    wanted: [...packages.flatMap(([path, one]) => wantedBy(nameAt(path), one)), ...older.wanted],
    names: lock.packages === undefined ? older.names : names,
    fixed: without(lock, "name version lockfileVersion requires packages dependencies"),
  };
}

/** The name of a package by the folder that it is installed into; that of another folder is its path. */
function nameAt(path: string): string {
  const at = path.lastIndexOf("node_modules/");
  return path.slice(at < 0 ? 0 : at + "node_modules/".length);
}

const NPM = fieldsOf(
  "version resolved integrity name link inBundle dev optional devOptional peer extraneous ideallyInert license licenses funding deprecated hasInstallScript hasShrinkwrap bin engines os cpu libc workspaces dependencies devDependencies optionalDependencies peerDependencies peerDependenciesMeta dependenciesMeta acceptDependencies bundleDependencies bundledDependencies",
);

/** `path` is "" for the repository itself, and else the folder that the package is installed into. */
function npmPackage(path: string, one: Table, packages: unknown): Locked[] {
  return path === "" ? [] : [{ ...whole(npmPlaced(path, one, packages), one, NPM), path }];
}

function npmPlaced(path: string, one: Table, packages: unknown): Locked {
  const at = path.lastIndexOf("node_modules/");
  const name = nameAt(path);
  const [version, address, integrity] = [textOf(one.version), textOf(one.resolved), textOf(one.integrity)];
  if (one.link !== undefined) return one.link === true ? folderEntry(name, address) : elsewhere(name, address || path);
  if (at > 0 && /(?:^|\/)\.{1,2}\/|^[/~]|[\\:]/.test(path)) return elsewhere(name, path);
  if (at < 0) return address === "" && integrity === "" ? folderEntry(name, path) : elsewhere(name, address || path);
  // It comes within the package around it. With another name or an address as its version, npm would fetch it.
  const isPlain = VERSION.test(version) && one.name === undefined && address === "" && integrity === "";
  if (one.inBundle === true && isPlain && isInPackage(path, packages)) return bundled(name, version, path);
  return npmEntry(name, { real: textOf(one.name) || name, version, address, integrity });
}

/** Whether the folder around it is that of a package that is fetched, and no workspace. */
function isInPackage(path: string, packages: unknown): boolean {
  const around = path.slice(0, Math.max(path.lastIndexOf("/node_modules/"), 0));
  const one = tableOf(packages)[around];
  return /(?:^|\/)node_modules\//.test(around) && one !== undefined && tableOf(one).link === undefined;
}

/** If the package around it does not contain it, npm fetches it by name, so the report names it. */
function bundled(name: string, version: string, path: string): Locked {
  const isSound = NAME.test(name);
  return isSound
    ? { name: `${name} (bundled)`, version, from: [], hashes: [], needsHash: false, raw: path }
    : elsewhere(name, version);
}

/** A package of the repository itself. */
export function folderEntry(name: string, folder: string): Locked {
  return { name, version: "", from: [], hashes: [], folder };
}

/** As npm wrote it until its sixth version. */
function olderIn(dependencies: unknown, around = ""): Required<Pick<Lock, "entries" | "wanted" | "names">> {
  const all = tablesIn(dependencies).map(([name, one]) => [name, one, `${around}node_modules/${name}`] as const);
  const inner = all.map(([, one, path]) => olderIn(one.dependencies, `${path}/`));
  return {
    entries: [
      ...all.map(([name, one, path]) => olderPackage(name, one, path)),
      ...inner.flatMap(({ entries }) => entries),
    ],
    wanted: [
      // In a file of the second version, what is optional is among these too.
      ...all.flatMap(([by, { requires }]) => (typeof requires === "boolean" ? [] : olderWanted(by, requires))),
      ...inner.flatMap(({ wanted }) => wanted),
    ],
    names: [...all.map(([name]) => name), ...inner.flatMap(({ names }) => names)],
  };
}

function olderWanted(by: string, requires: unknown): Wanted[] {
  return specsIn(requires).map(([name, spec]) => ({
    by,
    name,
    spec,
    real: realOf(name, spec),
    isRequired: false,
    isKept: true,
  }));
}

const OLDER = fieldsOf(
  "version resolved integrity bundled dev optional devOptional peer extraneous from requires dependencies",
);

function olderPackage(name: string, one: Table, path: string): Locked {
  // Its dependencies within its own folder are entries of their own.
  return { ...whole(olderEntry(name, one, path), without(one, "dependencies"), OLDER), path };
}

function olderEntry(name: string, one: Table, path: string): Locked {
  const [version, address, integrity] = [textOf(one.version), textOf(one.resolved), textOf(one.integrity)];
  const isInner = path.includes("/node_modules/");
  if (one.bundled === true && isInner && VERSION.test(version) && address === "" && integrity === "")
    return bundled(name, version, path);
  const folder = /^file:([^:]*)$/.exec(version)?.[1];
  if (folder !== undefined && address === "" && integrity === "") return folderEntry(name, folder);
  const alias = /^npm:(.+)@([^@]+)$/.exec(version);
  return npmEntry(name, { real: alias?.[1] ?? name, version: alias?.[2] ?? version, address, integrity });
}

/** `bun.lock`: `"name": ["name@version", "address of a registry, if it is another", {…}, "sha512-…"]`. */
export function readBunLock(text: string): Lock {
  const lock = readJson(text, { trailingCommas: true });
  const packages = Object.entries(lock.packages === undefined ? {} : tableOf(lock.packages));
  const read = packages.map(([path, value]) => bunPackage(path, listOf(value)));
  return {
    entries: read.map(({ entry }) => entry),
    wanted: [
      ...tablesIn(lock.workspaces).flatMap(([folder, one]) => wantedBy(folder, one)),
      ...read.flatMap(({ entry, facts }) => wantedBy(entry.name, facts)),
    ],
    fixed: without(lock, `lockfileVersion configVersion workspaces packages ${BUN_SETTINGS}`),
    settings: only(lock, BUN_SETTINGS),
  };
}

const BUN_SETTINGS = "overrides patchedDependencies trustedDependencies catalog catalogs";

const BUN = fieldsOf(
  "dependencies devDependencies optionalDependencies peerDependencies optionalPeers bin binDir os cpu libc bundled hasInstallScript",
);

function bunPackage(path: string, [label, ...rest]: readonly unknown[]): Readonly<{ entry: Locked; facts: Table }> {
  const [, real = "", version = ""] = /^(@?[^@]+)@(.*)$/.exec(textOf(label)) ?? [];
  // The path is that of the packages that need it, with its own name at the end.
  const name = /(?:^|\/)((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1] ?? path;
  const folder = /^workspace:(.+)$/.exec(version)?.[1];
  if (folder !== undefined && rest.length === 0 && real === name)
    return { entry: folderEntry(name, folder), facts: {} };
  const [address, facts, integrity, ...more] = rest;
  const isKnown = typeof address === "string" && more.length === 0;
  if (!isKnown) return { entry: elsewhere(name, `${textOf(label)} ${JSON.stringify(rest)}`), facts: {} };
  const entry = {
    ...npmEntry(name, { real, version, address: "", integrity: textOf(integrity) }),
    from: address === "" ? [] : [address],
  };
  return { entry: whole(entry, tableOf(facts), BUN), facts: tableOf(facts) };
}
