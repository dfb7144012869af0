/**
 * The caches that earlier steps of the job filled: which of them commands see, and how their tools find them. Only
 * folders that tools fill are listed here, never the folders around them, which contain settings and tokens.
 */
import { existsSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, normalize } from "node:path";
import { Fault } from "../lib/fault.ts";
import { type Cache, credentialsAt, SECRET_FOLDER, SECRET_NAMES } from "./launch/fill-home.ts";
import { HOME } from "./launch/mounts.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** Tools only read these: their entries are linked into the home, where more can be added. */
const LINKED =
  ".cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/selenium .cache/node-gyp .cache/huggingface/hub .cache/torch/hub .cache/pypoetry/virtualenvs .gradle/jdks .m2/wrapper/dists .local/bin .local/lib .local/share/pipx .local/share/uv/python .local/share/uv/tools .local/share/virtualenvs .mix/archives .mix/elixir .sbt/launchers";

/** Tools write to these, so the home gets a copy. */
const COPIED =
  ".bun/install/cache .bundle/cache .cabal/packages .cache/composer .cache/coursier .cache/deno .cache/go-build .cache/golangci-lint .cache/node/corepack .cache/org.swift.swiftpm .cache/pdm .cache/pip .cache/pipenv .cache/pnpm .cache/pypoetry/artifacts .cache/pypoetry/cache .cache/uv .cache/yarn .cargo/git/db .cargo/registry/cache .cargo/registry/index .composer/cache .elm .gem/ruby .gradle/wrapper/dists .hex/packages .ivy2/cache .local/share/gem/ruby .local/share/pnpm/store .m2/repository .npm/_cacache .pub-cache/hosted .pub-cache/hosted-hashes .sbt/boot .yarn/berry/cache";

/** Copied to another path: from where a setup action puts the cache to where its tool looks for it in the sandbox. */
const MOVED: Readonly<Record<string, string>> = {
  "setup-pnpm/node_modules/.bin/store": ".local/share/pnpm/store",
};

/**
 * Tools that have a setting for a read-only cache. If there is a copy too, this is for a cache that is too large to
 * copy. `holds`: what the tool expects in the folder; without it, the tool would only report an error.
 */
const BY_SETTING: Readonly<Record<string, Setting>> = {
  ".gradle/caches": { holds: "modules-2", variables: (folder) => ({ GRADLE_RO_DEP_CACHE: folder }) },
  ".nuget/packages": { variables: (folder) => ({ NUGET_FALLBACK_PACKAGES: folder }) },
  ".m2/repository": {
    variables: (folder, { MAVEN_ARGS: given = "" }) => ({
      MAVEN_ARGS: `-Dmaven.repo.local.tail=${folder} ${given}`.trim(),
    }),
  },
  "go/pkg/mod": {
    holds: "cache/download",
    variables: (folder, { GOPROXY: given = "https://proxy.golang.org,direct" }) => ({
      GOPROXY: `file://${folder}/cache/download,${given}`,
    }),
  },
};

type Setting = Readonly<{
  holds?: string;
  variables(folder: string, env: Env): Readonly<Record<string, string>>;
}>;

const KNOWN = [...LINKED.split(" "), ...COPIED.split(" "), ...Object.keys(MOVED), ...Object.keys(BY_SETTING)];

export type Caches = Readonly<{
  found: readonly Cache[];
  /** Folders that the workflow names and that do not exist. */
  missing: readonly string[];
}>;

export type CacheOptions = Readonly<{
  env: Env;
  /** Additional variables for commands. */
  given: Env;
  /** The input `caches`: more folders, or `none`. */
  named: readonly string[];
  /** Files and folders with credentials, and the broker's own: no shown folder may contain them or be in them. */
  closed: readonly string[];
  /** Folders that must not be shown completely, although a folder in them may be. */
  whole: readonly string[];
  workingDir: string;
}>;

/**
 * Throws a "config" Fault for a named folder that commands may not see. A well-known one that leads to such a place is
 * left out.
 */
export function findCaches(options: CacheOptions): Caches {
  const { env, given, named, workingDir } = options;
  const home = env.HOME ?? "";
  if (!isAbsolute(home) || isNone(named)) return { found: [], missing: [] };
  const known = knownBelow(home, given).filter(({ path }) => isFolder(path) && inTheWay(path, options) === undefined);
  const more = named.map((name) => pathOf(name, home)).filter((path) => !isWithin(path, workingDir));
  for (const path of more) requireOpen(path, home, options);
  const others = more.filter((path) => !known.some((cache) => cache.path === path));
  return {
    found: [...known, ...others.filter(isFolder).map((path) => namedCache(path, home))],
    missing: others.filter((path) => !isFolder(path)),
  };
}

function isNone(named: readonly string[]): boolean {
  if (named.length === 1 && named[0] === "none") return true;
  if (!named.includes("none")) return false;
  throw new Fault("config", 'The input `caches` says "none" and more.', {
    hint: 'Write "none" alone, or only folders.',
  });
}

function knownBelow(home: string, given: Env): readonly Cache[] {
  const of = (how: Cache["how"], list: readonly string[]) =>
    list.map((below): Cache => {
      const path = join(home, below);
      return { how, below, path, ...settingOf(path, below, given) };
    });
  const copied = COPIED.split(" ");
  const isThere = ([below, { holds = "" }]: readonly [string, Setting]) => isFolder(join(home, below, holds));
  const bySetting = Object.entries(BY_SETTING)
    .filter(isThere)
    .flatMap(([below]) => (copied.includes(below) ? [] : below));
  const moved = Object.entries(MOVED).map(([from, below]): Cache => ({ how: "copy", below, path: join(home, from) }));
  return [...of("copy", copied), ...moved, ...of("link", LINKED.split(" ")), ...of("setting", bySetting)];
}

/** These settings are lists, URLs and words, so a path with other characters gets a plain name in the home. */
const PLAIN = /^[\w./+@-]+$/;

function settingOf(path: string, below: string, given: Env): Pick<Cache, "setting" | "alias"> {
  const setting = BY_SETTING[below];
  if (!setting) return {};
  if (PLAIN.test(path)) return { setting: setting.variables(path, given) };
  const alias = join(".earlier-steps", below.replaceAll("/", "-"));
  return { alias, setting: setting.variables(join(HOME, alias), given) };
}

function namedCache(path: string, home: string): Cache {
  return isWithin(path, home) ? { how: "link", path, below: path.slice(home.length + 1) } : { how: "setting", path };
}

function pathOf(name: string, home: string): string {
  const path = normalize(name.replace(/^~(?=\/|$)/, home)).replace(/(?<=.)\/+$/, "");
  if (isAbsolute(path) && !path.includes("\n")) return path;
  throw new Fault("config", `The input \`caches\` names "${name}", which is not an absolute path.`, {
    hint: "Write paths like /mnt/cache or ~/.tool/cache, separated by commas.",
  });
}

function requireOpen(path: string, home: string, options: CacheOptions): void {
  const closed = inTheWay(path, options) ?? (isOfTool(path, home) || isOfTool(real(path), home) ? path : undefined);
  if (closed === undefined) return;
  throw new Fault("config", `The input \`caches\` names ${path}, which ${reasonAgainst(closed, path, options)}.`, {
    hint: "Name only the folder that a tool fills with what it downloads, such as ~/.m2/repository.",
  });
}

function reasonAgainst(closed: string, path: string, { env }: CacheOptions): string {
  const home = env.HOME ?? "";
  const place = closed === path ? "there" : `in ${closed}`;
  if (credentialsAt(home).some((one) => one === closed || real(one) === closed))
    return `would show the agent's commands credentials, which programs keep ${place}`;
  if (isOfTool(path, home))
    return `would show the agent's commands settings and credentials that a tool can have there`;
  return `would show the agent's commands what is in ${closed}`;
}

/** The hidden path that `path` is, contains, or is in, by name or by its links. */
function inTheWay(path: string, { env, closed, whole, workingDir }: CacheOptions): string | undefined {
  const at = [path, real(path)];
  const both = (paths: readonly string[]) => paths.filter(isAbsolute).flatMap((one) => [one, real(one)]);
  const isIn = (one: string) => at.some((place) => isWithin(place, one));
  const hasIn = (one: string) => at.some((place) => isWithin(one, place));
  const shut = both([...closed, ...SYSTEM]);
  return (
    both([env.HOME ?? "", ...whole, workingDir, "/dev"]).find(hasIn) ?? shut.find((one) => hasIn(one) || isIn(one))
  );
}

/** The properties of this machine. */
const SYSTEM = ["/proc", "/sys", "/run", "/var/run"];

/**
 * Whether a tool may have settings next to its downloads there: the folder is everything that the tool has in the home,
 * it contains a well-known cache, or it has a name of credentials.
 */
function isOfTool(path: string, home: string): boolean {
  if (path.split("/").some((name) => name === SECRET_FOLDER || SECRET_NAMES.includes(name))) return true;
  const below = isWithin(path, home) ? path.slice(home.length + 1) : "";
  if (below === "" || KNOWN.includes(below)) return false;
  return /^\.(?!.*cache)[^/]*$/i.test(below) || KNOWN.some((known) => isWithin(known, below));
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === "/" ? "/" : `${folder}/`);
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function real(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}
