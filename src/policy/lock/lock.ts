/**
 * Describes the packages that a lock file would install, and the places that they come from, the same for all formats.
 */

/**
 * One package. `from` are the places that it comes from, as texts that are equal for packages of one registry (see
 * below), and `hashes` what its content must have; `needsHash` is false where the tool writes none. `alias` is
 * another package that it stands for; `folder` is where it lies in the repository, as a path from the lock file;
 * `isLocal`: it is a package of the repository by its name, and a manifest must have that name;
 * `elsewhere` is where it comes from if that is no registry (a repository, an address); `problem` says what else is wrong
 * with it, as what follows its name. `id` is equal for names that the tool takes for the same, `path` is where it stands
 * in the lock file, and `raw` is all that the lock file says of it: an entry with another `raw` is judged as a new one.
 */
export type Locked = Readonly<{
  name: string;
  version: string;
  from: readonly string[];
  hashes: readonly string[];
  needsHash?: boolean | "unless optional";
  alias?: string | undefined;
  folder?: string | undefined;
  isLocal?: boolean;
  elsewhere?: string | undefined;
  problem?: string | undefined;
  id?: string;
  path?: string;
  raw?: string;
}>;

/**
 * A dependency of an entry. `by` is the name of the entry, "" for the project itself. `real` is the package of a
 * registry that is meant, undefined where `spec` leads to no registry. `isRequired`: the lock file has that package.
 * `isKept`: it keeps that package if it had it.
 */
export type Wanted = Readonly<{
  by: string;
  name: string;
  spec: string;
  real: string | undefined;
  isRequired: boolean;
  isKept?: boolean;
}>;

/**
 * `fixed` is all else that a lock file says and that is the same in every version that is taken. `settings` are parts that
 * repeat settings of the manifests, by their names in the lock file (see `settings.ts`). `names` are of packages that the
 * lock file has beside the entries, because nothing is fetched for them. `optional` are names of packages that others do
 * without.
 */
export type Lock = Readonly<{
  entries: readonly Locked[];
  wanted?: readonly Wanted[];
  names?: readonly string[];
  optional?: ReadonlySet<string>;
  fixed: Readonly<Record<string, unknown>>;
  settings?: Readonly<Record<string, unknown>>;
}>;

/** The answers of a lock file's manifests, after the change. */
export type Manifests = Readonly<{
  /** Whether they name a dependency; with a spec, whether they name it with this one. */
  names(name: string, spec?: string): boolean;
  /** Whether they say that `name` stands for the package `real`. */
  hasAlias(name: string, real: string): boolean;
  /** Whether a folder, as a path from the lock file, is in the repository and has a manifest. */
  hasFolder(folder: string): boolean;
  /** Whether one of them gives a package this name; with a folder, whether that has a manifest too. */
  hasPackage(name: string, folder?: string): boolean;
  /** Whether a part of a lock file that repeats settings of theirs may change like this. */
  haveSetting(part: string, before: unknown, after: unknown): boolean;
}>;

/**
 * The place that an address leads to, or the problem with it. An address that the old text does not have must lead to a
 * host that it has, so a field that a format's reader passes over cannot bring in another host. `place` is equal for
 * all packages of one registry.
 */
type PackageOrigin = Readonly<{ place: string; problem?: undefined } | { place?: undefined; problem: string }>;

const STRANGE = "has a URL that is not plain https";
const OTHER = "has the address of something else";

/** The origin and the path of an https address that every reader takes for the same; undefined for any other. */
export function plainAddress(address: string): Readonly<{ origin: string; path: string }> | undefined {
  const [, origin, path] = /^(https:\/\/[a-z0-9.-]+(?::\d{1,5})?)(\/[\w!$&'()*+,;=:@~./%-]*)$/.exec(address) ?? [];
  if (origin === undefined || path === undefined || /\/\/|%(?:2e|5c|00)/i.test(path)) return undefined;
  return URL.canParse(address) && new URL(address).href === address ? { origin, path } : undefined;
}

/**
 * Finds the place of a package of npm: `https://registry.example/{name}/-/{name}-{version}.tgz`, or as other registries
 * have it.
 */
export function npmPlace(address: string, name: string, version: string): PackageOrigin {
  const plain = plainAddress(address);
  if (!plain) return { problem: STRANGE };
  const path = plain.path.replace(/%2f/gi, "/");
  const file = `${name.split("/").at(-1)}-${version}.tgz`;
  const tail = `/${name}/-/${file}`;
  if (path.endsWith(tail)) return { place: `${plain.origin}${path.slice(0, -tail.length)}/{name}/-/{file}` };
  return otherPlace(plain.origin, path, { name, version, file });
}

type PackageFile = Readonly<{ name: string; version: string; file: string }>;

/** The name and the version are folders of their own. */
function otherPlace(origin: string, path: string, { name, version, file }: PackageFile): PackageOrigin {
  const parts = path
    .replace(`/${name}/`, "/{name}/")
    .split("/")
    .map((part) => {
      if (part === version) return "{version}";
      if (part === file) return "{file}";
      return /^[0-9a-f]{20,}$/.test(part) ? "{hash}" : part;
    });
  const isItsOwn = parts.includes("{name}") && (parts.includes("{version}") || parts.includes("{file}"));
  return isItsOwn ? { place: `${origin}${parts.join("/")}` } : { problem: OTHER };
}

/** Finds the place of a file of a Python package, which has the name and the version of the package in its own name. */
export function pythonPlace(address: string, name: string, version: string): PackageOrigin {
  const plain = plainAddress(address);
  if (!plain) return { problem: STRANGE };
  const parts = plain.path.split("/");
  const file = parts.pop() ?? "";
  const [, source] = /^(.+)\.(?:tar\.(?:gz|bz2)|zip|tgz)$/.exec(file) ?? [];
  const [wheel = "", itsVersion] = file.endsWith(".whl") ? file.split("-") : [];
  const isItsOwn =
    source === undefined
      ? isSame(wheel, name) && itsVersion === version
      : source.endsWith(`-${version}`) && isSame(source.slice(0, -version.length - 1), name);
  if (!isItsOwn) return { problem: OTHER };
  return { place: `${plain.origin}${parts.map((part) => (/^[0-9a-f]{2,}$/.test(part) ? "{hash}" : part)).join("/")}` };
}

/** As Python compares names: `Foo.Bar_baz` is `foo-bar-baz`. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.toLowerCase().replaceAll(/[-_.]+/g, "-"));
  return first === second;
}

/** A word, as it ends in all formats. */
const WORD = /[^\s"'`,;()<>{}[\]]+/g;

/** Schemes, and short forms of addresses, of what is no registry. */
const NO_REGISTRY =
  /^(?:git\b|ssh:|http:|ftp:|file:|exec:|github:|gitlab:|bitbucket:|gist:)|git@|\+(?:git|ssh|http|file):/i;

/** Base64 has slashes too: what the formats write before a hash, or one of 64 bytes. */
const HASH = /^(?:(?:sha(?:1|256|384|512)-|h1:)[A-Za-z0-9+/]+={0,2}|[A-Za-z0-9+/]{86}==)$/;

/** Texts that npm and pnpm copy from packages for people to read. The tools fetch nothing by them. */
export const FOR_PEOPLE = /"(?:url|deprecated)"[ \t]*:[ \t]*"(?:[^"\\\n]|\\.)*"|^[ \t]*deprecated:.*$/gm;

type KnownPlaces = Readonly<{
  places: readonly string[];
  hasFolder?: (folder: string) => boolean;
  forPeople?: RegExp;
}>;

/**
 * The first new address that the lock file may not have, or undefined. `places` are the format's public registries,
 * `hasFolder` says of a path whether it is a package of the repository, and `forPeople` is what is passed over.
 */
export function strangeAddress(
  before: string,
  after: string,
  { places, hasFolder = () => false, forPeople }: KnownPlaces,
): string | undefined {
  const old = new Set(before.match(WORD));
  const hosts = new Set([...old, ...places].map(hostOf).filter((host) => host !== undefined));
  const fresh = (forPeople ? after.replaceAll(forPeople, "") : after).match(WORD) ?? [];
  const isOwn = (word: string) => word.startsWith("file:") && hasFolder(word.slice("file:".length));
  return fresh.find((word) => !old.has(word) && isStrange(word, hosts) && !isOwn(word));
}

function isStrange(word: string, hosts: ReadonlySet<string>): boolean {
  if (/%2f%2f/i.test(word) || NO_REGISTRY.test(word)) return true;
  if (!word.includes("//") || HASH.test(word)) return false;
  const host = hostOf(word);
  // A second address in the same word would go unseen.
  return host === undefined || !hosts.has(host) || word.split("//").length > 2;
}

/** Returns the host of an address with https and without credentials; undefined for anything else. */
function hostOf(word: string): string | undefined {
  return /(?:^|[+@=:])https:\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(word)?.[1]?.toLowerCase();
}
