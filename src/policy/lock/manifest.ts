/** Reads manifests of all kinds: what they depend on, and which other packages of the repository they take in. */
import { parseYaml } from "../../core/skill/frontmatter.ts";
import { specsIn } from "./npm.ts";
import { listOf, readJson, readToml, type Table, tableOf, tableOr, textOf, without } from "./parse.ts";

/**
 * `name` is that of the package itself, for Cargo and Python. `names` are at least those of the dependencies. `specs`
 * are names with what follows them, where the manifest is one of npm's. `members` are folders of packages as patterns
 * from the folder of the manifest. `dependencies` is equal for two manifests that depend on the same, and `own` is what
 * lock files repeat of the package itself, by its place in the manifest. `settings` are those that a lock file repeats,
 * by their names there.
 */
export type PackageManifest = Readonly<{
  name?: string | undefined;
  names: readonly string[];
  specs: readonly (readonly [name: string, spec: string])[];
  members: readonly string[];
  dependencies: unknown;
  own?: Table;
  settings: Table;
}>;

/** By the last part of its path; undefined for what cannot be read. */
export function readManifest(name: string, text: string): PackageManifest | undefined {
  try {
    if (name === "package.json") return packageJson(readJson(text));
    const known = { names: wordsIn(text), specs: [], settings: {} };
    const tables = TABLES.find(([pattern]) => pattern.test(name));
    if (tables) return { ...known, ...tablesOf(tables[1](text), tables[2]) };
    const lines = LINES.find(([pattern]) => pattern.test(name));
    return lines ? { ...known, ...linesOf(text, lines[1]) } : undefined;
  } catch {
    return undefined;
  }
}

const NPM_LISTS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];

function packageJson(one: Table): PackageManifest {
  const lists = NPM_LISTS.map((list) => specsIn(one[list]));
  const [needs = [], tools = []] = lists;
  const pnpm = tableOr(one.pnpm);
  const overrides = [one.overrides, one.resolutions, pnpm.overrides];
  const workspaces = Array.isArray(one.workspaces) ? one.workspaces : tableOr(one.workspaces).packages;
  const settings = {
    ...npmSettings({ ...tableOr(one.workspaces), ...one, ...pnpm }),
    overrides: Object.assign({}, ...[one.resolutions, one.overrides, pnpm.overrides].map(tableOr)),
  };
  return {
    names: [...needs, ...tools].map(([name]) => name),
    specs: [...lists.flat(), ...overrides.flatMap(overridesIn)],
    members: listOf(workspaces).map(textOf),
    dependencies: {
      ...picked(one, `${NPM_LISTS.join(" ")} workspaces`),
      overrides,
      ...picked(settings, "patchedDependencies packageExtensionsChecksum ignoredOptionalDependencies catalog catalogs"),
    },
    own: picked(one, "name bin dependenciesMeta peerDependenciesMeta"),
    settings,
  };
}

/** As the lock files of pnpm and Bun name them. */
function npmSettings(table: Table): Table {
  const names = "overrides patchedDependencies ignoredOptionalDependencies trustedDependencies catalog catalogs";
  return { ...picked(table, names), packageExtensionsChecksum: table.packageExtensions };
}

/** A name can have the package that needs it before it, and a version after it. */
function overridesIn(value: unknown): readonly (readonly [string, string])[] {
  return Object.entries(tableOr(value)).flatMap(([key, spec]) => {
    const name = /((?:@[^/@>]{1,214}\/)?[^/@>]{1,214})(?:@[^@>]*)?$/.exec(key)?.[1] ?? key;
    return typeof spec === "string" ? [[name, spec] as const] : overridesIn(spec);
  });
}

type Tables = Readonly<{
  dependencies: string;
  members: string;
  settings?: (table: Table) => Table;
  specs?: (table: Table) => PackageManifest["specs"];
}>;

/** How to read a manifest, where its dependencies are, and where its members: lists of patterns, or tables with paths. */
const TABLES: readonly (readonly [name: RegExp, read: (text: string) => Table, tables: Tables])[] = [
  [
    /^Cargo\.toml$/,
    readToml,
    {
      dependencies:
        "dependencies dev-dependencies build-dependencies target workspace.dependencies workspace.members patch",
      members: "workspace.members dependencies dev-dependencies build-dependencies target workspace.dependencies",
    },
  ],
  [
    /^pyproject\.toml$/,
    readToml,
    {
      dependencies:
        "project.dependencies project.optional-dependencies project.requires-python dependency-groups tool.poetry.dependencies tool.poetry.dev-dependencies tool.poetry.group tool.poetry.source tool.uv tool.pdm.dev-dependencies tool.pdm.source",
      members:
        "tool.uv.workspace.members tool.uv.sources tool.poetry.dependencies tool.poetry.dev-dependencies tool.poetry.group",
      settings: uvSettings,
    },
  ],
  [/^Pipfile$/, readToml, { dependencies: "packages dev-packages source requires", members: "" }],
  [
    /^composer\.json$/,
    readJson,
    { dependencies: "require require-dev replace conflict provide repositories", members: "" },
  ],
  [
    /^pubspec\.yaml$/,
    (text) => tableOf(parseYaml(text)),
    { dependencies: "dependencies dev_dependencies dependency_overrides workspace", members: "workspace" },
  ],
  [
    /^pnpm-workspace\.yaml$/,
    (text) => tableOf(parseYaml(text)),
    {
      dependencies:
        "catalog catalogs overrides patchedDependencies packageExtensions ignoredOptionalDependencies configDependencies",
      members: "packages",
      settings: npmSettings,
      specs: ({ overrides, catalog, catalogs }) => [overrides, catalog, catalogs].flatMap(overridesIn),
    },
  ],
];

/** As `uv.lock` names them. */
function uvSettings(table: Table): Table {
  const uv = tableOr(tableOr(table.tool).uv);
  const { conflicts, environments, "required-environments": required } = uv;
  const resolution = picked(
    uv,
    "resolution prerelease fork-strategy exclude-newer exclude-newer-package index-strategy required-version",
  );
  return {
    options: resolution,
    conflicts,
    "supported-markers": environments,
    "required-markers": required,
    manifest: [picked(table, "project.name dependency-groups"), without(uv, Object.keys(resolution).join(" "))],
  };
}

function tablesOf(table: Table, { dependencies, members, settings, specs }: Tables): Omit<PackageManifest, "names"> {
  const parts = Object.values(picked(table, members));
  const needs = picked(table, dependencies);
  const name = Object.values(picked(table, "package.name project.name tool.poetry.name")).find(
    (one) => typeof one === "string",
  );
  return {
    name,
    members: parts.flatMap(membersIn),
    dependencies: needs,
    own: {
      ...picked(table, "package.name package.version workspace.package.version project.name project.version"),
      // Whether there is one says to uv how the project is installed.
      "build-system": table["build-system"] !== undefined,
    },
    settings: settings?.(table) ?? {},
    specs: specs?.(table) ?? [],
  };
}

/** Patterns in a list, or every `path` in a table. */
function membersIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one === "string");
  return Object.entries(tableOr(value)).flatMap(([key, inner]) =>
    key === "path" && typeof inner === "string" ? [inner] : membersIn(Array.isArray(inner) ? undefined : inner),
  );
}

/** Returns the values of a table at `a.b`, for each of the names between spaces. */
function picked(table: Table, names: string): Table {
  const at = (path: string) => path.split(".").reduce<unknown>((value, name) => tableOr(value)[name], table);
  const found = names.split(" ").map((name) => [name, at(name)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

type Lines = Readonly<{ dependencies: RegExp; members?: RegExp }>;

/** Manifests that are programs, which nobody can read without running them: the lines that look like dependencies. */
const LINES: readonly (readonly [name: RegExp, lines: Lines])[] = [
  [/^go\.mod$/, { dependencies: /^ ?(?:(?:require|replace|exclude) )?\S+ (?:v\d|=>)/ }],
  [/^go\.work$/, { dependencies: /^\s*(?:use |replace )|^\s*\.{1,2}\//, members: /^[ \t]*(?:use[ \t]+)?(\.\/\S+)/gm }],
  [
    /^(?:Gemfile|gems\.rb)$/,
    {
      dependencies: /^\s*(?:gem|source|gemspec|git|github|path)\b/,
      members: /\bpath:?\s*(?:=>\s*)?\(?["']([^"']+)["']/g,
    },
  ],
  [/\.gemspec$/, { dependencies: /\badd_\w*dependency\b/ }],
  [/^mix\.exs$/, { dependencies: /\{:\w+,/, members: /\b(?:apps_)?path:\s*"([^"]+)"/g }],
  [/\.(?:cs|fs|vb)proj$|^Directory\.Packages\.props$/, { dependencies: /<(?:PackageReference|PackageVersion)\b/ }],
  [/^deno\.jsonc?$/, { dependencies: /"(?:npm|jsr|https):/ }],
  [/^Podfile$/, { dependencies: /^\s*pod\b/ }],
  [/^Package\.swift$/, { dependencies: /\.package\(/ }],
];

function linesOf(text: string, { dependencies, members }: Lines): Pick<PackageManifest, "members" | "dependencies"> {
  const lines = text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " "));
  return {
    members: members
      ? [...text.matchAll(members)].map(([all, folder = ""]) => (all.startsWith("apps_") ? `${folder}/*` : folder))
      : [],
    dependencies: lines.filter((line) => dependencies.test(line)).sort(),
  };
}

/** As they are, and as Python compares names; `dependencies.x` is the head of a table. */
function wordsIn(text: string): readonly string[] {
  const words = text.match(/[\w@./+-]+/g) ?? [];
  return words.flatMap((word) => {
    const name = word.replace(/^(?:.*-)?dependencies\./, "");
    return [name, name.toLowerCase().replaceAll(/[-_.]+/g, "-")];
  });
}
