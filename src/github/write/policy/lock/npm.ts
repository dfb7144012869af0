/** Reads the lock files of npm and Bun. */
import { npmPlace } from "./address.ts";
import type { Lock, Locked } from "./lock.ts";
import { listOf, readJson, type Table, tableOf, tablesIn, textOf, without } from "./parse.ts";

/** Where npm, Yarn and pnpm look unless they are told otherwise. */
export const NPM_PLACES: readonly string[] = [
  "https://registry.npmjs.org/{name}/-/{file}",
  "https://registry.yarnpkg.com/{name}/-/{file}",
];

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;
const HASH = /^sha(?:1|256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** A package of a registry by all that a lock file of this family says of it. `real` is what stands for `name`, if anything. */
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
    ...{ name, version, from: place?.place === undefined ? [] : [place.place] },
    hashes: hashes.every((hash) => HASH.test(hash)) ? hashes : [],
    problem: place?.problem,
    alias: aliasOf(name, real),
    elsewhere: VERSION.test(version) ? undefined : version,
  };
}

export function elsewhere(name: string, where: string): Locked {
  return { name, version: "", from: [], hashes: [], elsewhere: where };
}

/** Another package under a name that is not its own, other than the copies that packages make for CommonJS. */
export function aliasOf(name: string, real: string): string | undefined {
  return name === real || name === `${real}-cjs` ? undefined : real;
}

/** `package-lock.json` and `npm-shrinkwrap.json`, of any version. */
export function readNpmLock(text: string): Lock {
  const lock = readJson(text);
  return {
    entries: [
      ...tablesIn(lock.packages).flatMap(([path, one]) => npmPackage(path, one)),
      ...olderIn(lock.dependencies),
    ],
    fixed: without(lock, "name version lockfileVersion requires packages dependencies"),
  };
}

/** `path` is "" for the repository itself, and else the folder that the package is installed into. */
function npmPackage(path: string, one: Table): Locked[] {
  if (path === "") return [];
  const at = path.lastIndexOf("node_modules/");
  const name = path.slice(at < 0 ? 0 : at + "node_modules/".length);
  const [version, address, integrity] = [textOf(one.version), textOf(one.resolved), textOf(one.integrity)];
  if (at < 0 || one.link !== undefined) return [elsewhere(name, address || path)];
  // It comes within the package around it. With another name or an address as its version, npm would fetch it.
  const isPlain = VERSION.test(version) && one.name === undefined && address === "" && integrity === "";
  if (one.inBundle === true && isPlain && at > 0) return [];
  return [npmEntry(name, { real: textOf(one.name) || name, version, address, integrity })];
}

/** As npm wrote it until its sixth version. */
function olderIn(dependencies: unknown): Locked[] {
  return tablesIn(dependencies).flatMap(([name, one]) => {
    const [version, address, integrity] = [textOf(one.version), textOf(one.resolved), textOf(one.integrity)];
    const inner = olderIn(one.dependencies);
    if (one.bundled === true && VERSION.test(version) && address === "" && integrity === "") return inner;
    const alias = /^npm:(.+)@([^@]+)$/.exec(version);
    return [npmEntry(name, { real: alias?.[1] ?? name, version: alias?.[2] ?? version, address, integrity }), ...inner];
  });
}

/** `bun.lock`: `"name": ["name@version", "address of a registry, if it is another", {…}, "sha512-…"]`. */
export function readBunLock(text: string): Lock {
  const lock = readJson(text, { trailingCommas: true });
  const packages = Object.entries(lock.packages === undefined ? {} : tableOf(lock.packages));
  return {
    entries: packages.map(([path, value]) => bunPackage(path, listOf(value))),
    fixed: without(lock, "lockfileVersion configVersion workspaces packages"),
  };
}

function bunPackage(path: string, [label, address, ...rest]: readonly unknown[]): Locked {
  const [, real = "", version = ""] = /^(@?[^@]+)@(.*)$/.exec(textOf(label)) ?? [];
  // The path is that of the packages that need it, with its own name at the end.
  const name = /(?:^|\/)((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1] ?? path;
  const integrity = rest.findLast((part) => typeof part === "string");
  const entry = npmEntry(name, { real, version, address: "", integrity: textOf(integrity) });
  const host = typeof address === "string" && address !== "" ? [address] : [];
  return { ...entry, from: host };
}
