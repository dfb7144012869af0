/**
 * Judges addresses in lock files: whether they are plain, and which place they lead to, apart from the package's own
 * name and version. An address that the old text does not have must lead to a host that it has, so a field that a
 * format's reader passes over cannot bring in another host.
 */

/** One of the two. `place` is equal for all packages of one registry. */
export type PackageOrigin = Readonly<{ place: string; problem?: undefined } | { place?: undefined; problem: string }>;

const STRANGE = "has a URL that is not plain https";
const OTHER = "has the address of something else";

/** The origin and the path of an https address that every reader takes for the same; undefined for any other. */
export function plainAddress(address: string): Readonly<{ origin: string; path: string }> | undefined {
  const [, origin, path] = /^(https:\/\/[a-z0-9.-]+(?::\d{1,5})?)(\/[\w!$&'()*+,;=:@~./%-]*)$/.exec(address) ?? [];
  if (origin === undefined || path === undefined || /\/\/|%(?:2e|5c|00)/i.test(path)) return undefined;
  return URL.canParse(address) && new URL(address).href === address ? { origin, path } : undefined;
}

/** Of a package of npm's: `https://registry.example/{name}/-/{name}-{version}.tgz`, or as other registries have it. */
export function npmPlace(address: string, name: string, version: string): PackageOrigin {
  const plain = plainAddress(address);
  if (!plain) return { problem: STRANGE };
  const path = plain.path.replace(/%2f/gi, "/");
  const file = `${name.split("/").at(-1)}-${version}.tgz`;
  const tail = `/${name}/-/${file}`;
  if (path.endsWith(tail)) return { place: `${plain.origin}${path.slice(0, -tail.length)}/{name}/-/{file}` };
  return otherPlace(plain.origin, path, { name, version, file });
}

type Parts = Readonly<{ name: string; version: string; file: string }>;

/** The name and the version are folders of their own. */
function otherPlace(origin: string, path: string, { name, version, file }: Parts): PackageOrigin {
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

/** Of a file of a Python package, which has the name and the version of the package in its own name. */
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

/** Where words end in all formats. */
const WORD = /[^\s"'`,;()<>{}[\]]+/g;

/** Schemes, and short forms of addresses, of what is no registry. */
const NO_REGISTRY =
  /^(?:git\b|ssh:|http:|ftp:|file:|exec:|github:|gitlab:|bitbucket:|gist:)|git@|\+(?:git|ssh|http|file):/i;

/** Base64 has slashes too: what the formats write before a hash, or one of 64 bytes. */
const HASH = /^(?:(?:sha(?:1|256|384|512)-|h1:)[A-Za-z0-9+/]+={0,2}|[A-Za-z0-9+/]{86}==)$/;

/** What npm and pnpm copy from packages for people to read, and fetch nothing from. */
export const FOR_PEOPLE = /"(?:url|deprecated)"[ \t]*:[ \t]*"(?:[^"\\\n]|\\.)*"|^[ \t]*deprecated:.*$/gm;

/** The same of Composer. Where it fetches archives from, its reader looks at. */
export const COMPOSER_FOR_PEOPLE =
  /"(?:homepage|issues|source|docs|wiki|forum|chat|rss|security|email)"\s*:\s*"(?:[^"\\\n]|\\.)*"|"url"\s*:\s*"(?:[^"\\\n]|\\.)*"\s*,\s*"type"\s*:\s*"(?:custom|github|patreon|tidelift|open_collective|ko_fi|liberapay|other)"/g;

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

/** Of an address with https and without credentials; undefined for anything else. */
function hostOf(word: string): string | undefined {
  return /(?:^|[+@=:])https:\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(word)?.[1]?.toLowerCase();
}
