/** Addresses in lock files: whether they are plain, and which place they are of, the package's own name and version aside. */

/** One of the two. `place` is equal for all packages of one registry. */
export type Place = Readonly<{ place: string; problem?: undefined } | { place?: undefined; problem: string }>;

const STRANGE = "has a URL that is not plain https";
const OTHER = "has the address of something else";

/** The origin and the path of an https address that every reader takes for the same; undefined for any other. */
export function plainAddress(address: string): Readonly<{ origin: string; path: string }> | undefined {
  const [, origin, path] = /^(https:\/\/[a-z0-9.-]+(?::\d{1,5})?)(\/[\w!$&'()*+,;=:@~./%-]*)$/.exec(address) ?? [];
  if (origin === undefined || path === undefined || /\/\/|%(?:2e|5c|00)/i.test(path)) return undefined;
  return URL.canParse(address) && new URL(address).href === address ? { origin, path } : undefined;
}

/** Of a package of npm's: `https://registry.example/{name}/-/{name}-{version}.tgz`, or as other registries have it. */
export function npmPlace(address: string, name: string, version: string): Place {
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
function otherPlace(origin: string, path: string, { name, version, file }: Parts): Place {
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
export function pythonPlace(address: string, name: string, version: string): Place {
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
