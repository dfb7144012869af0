/**
 * The caches that earlier steps of the job have filled: which of them commands see, and how their tools find them. Only
 * folders that tools fill are named here, never those around them, which hold settings and tokens.
 */
import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, normalize } from "node:path";
import { Fault } from "../lib/fault.ts";
import type { Cache } from "./launch/fill-home.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** Tools only read these: what is in them is linked into the home, where more can be put beside it. */
const LINKED =
  ".cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/selenium .cache/node-gyp .cache/huggingface/hub .cache/torch/hub .cache/pypoetry/virtualenvs .gradle/jdks .m2/wrapper/dists .local/bin .local/lib .local/share/pipx .local/share/uv/python .local/share/uv/tools .local/share/virtualenvs .mix/archives .mix/elixir .sbt/launchers";

/** Tools write in these, so the home gets a copy. */
const COPIED =
  ".bun/install/cache .bundle/cache .cabal/packages .cache/composer .cache/coursier .cache/deno .cache/go-build .cache/golangci-lint .cache/node/corepack .cache/org.swift.swiftpm .cache/pdm .cache/pip .cache/pipenv .cache/pnpm .cache/pypoetry/artifacts .cache/pypoetry/cache .cache/uv .cache/yarn .cargo/git/db .cargo/registry/cache .cargo/registry/index .composer/cache .elm .gem/ruby .gradle/wrapper/dists .hex/packages .ivy2/cache .local/share/gem/ruby .local/share/pnpm/store .m2/repository .npm/_cacache .pub-cache/hosted .pub-cache/hosted-hashes .sbt/boot .yarn/berry/cache";

/** Tools that have a setting for a cache that they only read. Where there is a copy too, this is for one that is too large. */
const BY_SETTING: Readonly<Record<string, (folder: string, env: Env) => Readonly<Record<string, string>>>> = {
  ".gradle/caches": (folder) => ({ GRADLE_RO_DEP_CACHE: folder }),
  ".nuget/packages": (folder) => ({ NUGET_FALLBACK_PACKAGES: folder }),
  ".m2/repository": (folder, { MAVEN_ARGS: given = "" }) => ({
    MAVEN_ARGS: `-Dmaven.repo.local.tail=${folder} ${given}`.trim(),
  }),
  "go/pkg/mod": (folder, { GOPROXY: given = "https://proxy.golang.org,direct" }) => ({
    GOPROXY: `file://${folder}/cache/download,${given}`,
  }),
};

export type Caches = Readonly<{
  found: readonly Cache[];
  /** What is in them and is not for commands. */
  covered: readonly string[];
  /** Folders that the workflow names and that are not there. */
  missing: readonly string[];
}>;

export type CacheOptions = Readonly<{
  env: Env;
  /** The variables that commands have besides. */
  given: Env;
  /** The input `caches`: more folders, or `none`. */
  named: readonly string[];
  /** What no folder that is shown may have in it, or be in: files and folders with credentials, and the broker's own. */
  closed: readonly string[];
  /** What may not be shown as a whole, though a folder in it may. */
  whole: readonly string[];
  workingDir: string;
}>;

/** A "config" Fault for a named folder that commands may not see. A well-known one that leads to such a place is left out. */
export function findCaches(options: CacheOptions): Caches {
  const { env, given, named, workingDir } = options;
  const home = env.HOME ?? "";
  if (!isAbsolute(home) || isNone(named)) return { found: [], covered: [], missing: [] };
  const known = knownBelow(home, given).filter(({ path }) => isFolder(path) && inTheWay(path, options) === undefined);
  const more = named.map((name) => pathOf(name, home)).filter((path) => !isWithin(path, workingDir));
  for (const path of more) requireOpen(path, options);
  const others = more.filter((path) => !known.some((cache) => cache.path === path));
  return {
    found: [...known, ...others.filter(isFolder).map((path) => namedCache(path, home))],
    covered: known.flatMap(({ path, below }) => (below === ".gradle/caches" ? keystoresIn(path) : [])),
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
      return { how, below, path, setting: BY_SETTING[below]?.(path, given) };
    });
  const copied = COPIED.split(" ");
  const bySetting = Object.keys(BY_SETTING).filter((below) => !copied.includes(below));
  return [...of("copy", copied), ...of("link", LINKED.split(" ")), ...of("setting", bySetting)];
}

function namedCache(path: string, home: string): Cache {
  return isWithin(path, home) ? { how: "link", path, below: path.slice(home.length + 1) } : { how: "setting", path };
}

function pathOf(name: string, home: string): string {
  const path = normalize(name.replace(/^~(?=\/|$)/, home)).replace(/(?<=.)\/+$/, "");
  if (isAbsolute(path) && !path.includes("\n")) return path;
  throw new Fault("config", `The input \`caches\` names "${name}", which is not an absolute path.`, {
    hint: "Write paths like /mnt/cache or ~/.tool/cache, between commas.",
  });
}

function requireOpen(path: string, options: CacheOptions): void {
  const closed = inTheWay(path, options);
  if (closed === undefined) return;
  throw new Fault(
    "config",
    `The input \`caches\` names ${path}, which would show the agent's commands what is in ${closed}.`,
    {
      hint: "Name only the folder that a tool fills with what it downloads, such as ~/.m2/repository.",
    },
  );
}

/** Of what commands must not see, what `path` is, is in or has in it: by its name, and by where it leads. */
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

/** Of the machine as it runs. */
const SYSTEM = ["/proc", "/sys", "/run", "/var/run"];

/** Keys under which Gradle keeps what builds were configured with. */
function keystoresIn(caches: string): readonly string[] {
  return ["", ...namesIn(caches)].map((version) => join(caches, version, "cc-keystore")).filter(isFolder);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // not ours to read
  }
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
