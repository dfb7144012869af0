/** Finds the command that installs the packages of a folder, by its lock files. It says nothing rather than something wrong. */
import { posix } from "node:path";
import { listUntrusted, untrustedText } from "../../../core/workspace/untrusted-files.ts";
import type { CommandPlace } from "./command-places.ts";
import type { Family, Lack } from "./lacks.ts";

/** `isLock`: the file says which tool installs; other files are those of several tools. */
type Install = Readonly<{ family: Family; tool: string; file: RegExp; command: string; isLock: boolean }>;

type Row = readonly [tool: string, file: RegExp, command: string];

const rows = (family: Family, isLock: boolean, ...all: readonly Row[]): readonly Install[] =>
  all.map(([tool, file, command]) => ({ family, tool, file, command, isLock }));

/** Each command installs what the lock file says, and changes no tracked file. The first row of a tool counts. */
const INSTALL: readonly Install[] = [
  ...rows(
    "node",
    true,
    ["pnpm", /^pnpm-lock\.yaml$/, "corepack pnpm install --frozen-lockfile"],
    ["yarn", /^\.yarnrc\.yml$/, "corepack yarn install --immutable"],
    ["yarn", /^yarn\.lock$/, "corepack yarn install --frozen-lockfile"],
    ["bun", /^bun\.lockb?$/, "bun install --frozen-lockfile"],
    ["npm", /^(?:package-lock|npm-shrinkwrap)\.json$/, "npm ci"],
  ),
  ...rows("node", false, ["npm", /^package\.json$/, "npm install --no-package-lock"]),
  ...rows(
    "python",
    true,
    ["uv", /^uv\.lock$/, "uv sync --frozen"],
    ["poetry", /^poetry\.lock$/, "poetry install"],
    ["pdm", /^pdm\.lock$/, "pdm sync"],
    ["pipenv", /^Pipfile\.lock$/, "pipenv sync --dev"],
    ["pip", /^requirements\.txt$/, "pip install --user -r requirements.txt"],
  ),
  ...rows("python", false, ["pip", /^(?:pyproject\.toml|setup\.py)$/, "pip install --user ."]),
  ...rows("go", true, ["go", /^go\.mod$/, "go mod download"]),
  ...rows("rust", true, ["cargo", /^Cargo\.toml$/, "cargo fetch"]),
  ...rows("ruby", true, ["bundle", /^Gemfile$/, "bundle install"]),
  ...rows("php", true, ["composer", /^composer\.json$/, "composer install"]),
  ...rows(
    "java",
    true,
    ["mvn", /^pom\.xml$/, "mvn --batch-mode dependency:go-offline"],
    ["gradle", /^gradlew$/, "./gradlew testClasses"],
    ["gradle", /^settings\.gradle(?:\.kts)?$/, "gradle testClasses"],
  ),
  ...rows("java", false, ["gradle", /^build\.gradle(?:\.kts)?$/, "gradle testClasses"]),
  ...rows("dotnet", true, ["dotnet", /\.(?:sln|slnx|csproj|fsproj)$/, "dotnet restore"]),
  ...rows("elixir", true, ["mix", /^mix\.exs$/, "mix local.hex --force && mix deps.get"]),
  ...rows("dart", true, ["dart", /^pubspec\.yaml$/, "dart pub get"]),
];

/** A lock file is also that of the folders below if one of these stands beside it. */
const OF_FOLDERS_BELOW: readonly Readonly<{ family: Family; file: RegExp; says?: RegExp }>[] = [
  { family: "node", file: /^pnpm-workspace\.yaml$/ },
  { family: "node", file: /^package\.json$/, says: /"workspaces"\s*:/ },
  { family: "python", file: /^pyproject\.toml$/, says: /^\[tool\.uv\.workspace\]/m },
  { family: "java", file: /^settings\.gradle(?:\.kts)?$/ },
];

/** The programs by which it is known what brings a missing program, beside its own name. */
const LAUNCHERS: Readonly<Partial<Record<Family, readonly string[]>>> = {
  node: ["npm", "npx", "pnpm", "pnpx", "yarn", "bun", "bunx"],
  python: ["uv", "uvx", "poetry", "pipenv", "pdm", "hatch", "tox", "nox", "python", "pip"],
  ruby: ["bundle", "rake", "rails"],
  php: ["composer"],
};

const PROGRAMS: Readonly<Partial<Record<Family, RegExp>>> = {
  node: /^(?:jest|vitest|mocha|ava|jasmine|qunit|tape|tap|playwright|cypress|karma|nyc|c8|cucumber-js|eslint|prettier|biome|stylelint|tsc|tsx|ts-node|tsup|webpack|vite|rollup|esbuild|parcel|next|nuxt|astro|turbo|nx|lerna|rimraf|cross-env|concurrently|husky|lint-staged)$/,
  python:
    /^(?:pytest|py\.test|tox|nox|nose2|behave|robot|coverage|trial|stestr|ruff|mypy|black|flake8|pylint|isort|pyright|django-admin|flask|uvicorn|gunicorn|sphinx-build|pre-commit)$/,
  ruby: /^(?:rspec|rubocop|rake|rails|cucumber)$/,
  php: /^(?:phpunit|pest|paratest|phpstan|psalm|phpcs|behat|codecept)$/,
};

/** A command, or that it is not clear which one; undefined where no file says anything. */
type Found = string | "unclear" | undefined;

/**
 * The command that installs what a command lacked, for a shell in the root of the checkout; `places` are those in which it
 * ran. Undefined where no file says how, or several say it differently.
 */
export function installCommand({ name, family }: Lack, places: readonly CommandPlace[], workspace: string) {
  const found = new Set<Found>(
    places.flatMap((place) => {
      const kind = family === "any" ? familyOf(name, place, workspace) : family;
      return kind === undefined ? "unclear" : (nearest(kind, place, workspace) ?? []);
    }),
  );
  const [command] = found;
  return found.size === 1 && command !== "unclear" ? command : undefined;
}

/** Families whose packages bring programs. */
const WITH_PROGRAMS = ["node", "python", "ruby", "php"] as const;

function familyOf(name: string, { folder, programs }: CommandPlace, workspace: string): Family | undefined {
  const named = WITH_PROGRAMS.find((family) => PROGRAMS[family]?.test(name));
  if (named !== undefined) return named;
  const launching = WITH_PROGRAMS.filter((family) => LAUNCHERS[family]?.some((program) => programs.has(program)));
  if (launching.length > 0) return launching.length === 1 ? launching[0] : undefined;
  const files = filesIn(workspace, folder);
  const there = new Set(INSTALL.filter(({ file }) => files.some((one) => file.test(one))).map(({ family }) => family));
  const [only] = there;
  return there.size === 1 ? WITH_PROGRAMS.find((family) => family === only) : undefined;
}

/** Goes up from the folder to the root. */
function nearest(family: Family, { folder, programs }: CommandPlace, workspace: string): Found {
  let isBelow = false;
  let plain: Found;
  for (const at of upFrom(folder)) {
    const files = filesIn(workspace, at);
    const there = INSTALL.filter((row) => row.family === family && files.some((file) => row.file.test(file)));
    const locks = there.filter(({ isLock }) => isLock);
    if (locks.length > 0)
      return isBelow && !isOfFoldersBelow(family, at, files, workspace)
        ? "unclear"
        : commandIn(at, oneOf(locks, toolSaid(workspace, at), programs));
    if (there.length > 0 && !isBelow) plain = commandIn(at, oneOf(there, undefined, programs, true));
    isBelow ||= there.length > 0;
  }
  return plain;
}

function upFrom(folder: string): readonly string[] {
  const parts = folder.split("/").filter((part) => part !== "");
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join("/")), ""];
}

/** Undefined where several tools could be meant. Without a lock file, a tool that is named and has no row is meant. */
function oneOf(
  found: readonly Install[],
  said: string | undefined,
  programs: ReadonlySet<string>,
  isPlain = false,
): Install | undefined {
  const tools = [...new Set(found.map(({ tool }) => tool))];
  const named = tools.filter(
    (tool) => programs.has(tool) || (TOOL_PROGRAMS[tool] ?? []).some((one) => programs.has(one)),
  );
  const others = INSTALL.some(
    ({ tool, family }) => family === found[0]?.family && !tools.includes(tool) && programs.has(tool),
  );
  if (isPlain && others) return undefined;
  const tool =
    tools.find((one) => one === said) ?? (tools.length === 1 ? tools[0] : named.length === 1 ? named[0] : undefined);
  return found.find((row) => row.tool === tool);
}

const TOOL_PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  npm: ["npx"],
  pnpm: ["pnpx"],
  bun: ["bunx"],
  uv: ["uvx"],
  mvn: ["mvnw", "mvnd"],
  gradle: ["gradlew"],
};

/** `"packageManager": "pnpm@9.1.0"`. */
function toolSaid(workspace: string, folder: string): string | undefined {
  const text = untrustedText(workspace, posix.join(folder, "package.json"), LARGEST);
  return /"packageManager"\s*:\s*"(\w+)@/.exec(text ?? "")?.[1];
}

function isOfFoldersBelow(family: Family, folder: string, files: readonly string[], workspace: string): boolean {
  return OF_FOLDERS_BELOW.some(({ file, says, ...row }) => {
    const name = row.family === family ? files.find((one) => file.test(one)) : undefined;
    if (name === undefined || says === undefined) return name !== undefined;
    return says.test(untrustedText(workspace, posix.join(folder, name), LARGEST) ?? "");
  });
}

function commandIn(folder: string, install: Install | undefined): Found {
  if (install === undefined) return "unclear";
  return folder === "" ? install.command : `cd ${folder} && ${install.command}`;
}

/** In bytes, and entries of a folder. */
const LARGEST = 1024 * 1024;
const MOST_FILES = 2000;

function filesIn(workspace: string, folder: string): readonly string[] {
  const found = listUntrusted(workspace, folder, MOST_FILES);
  return found.status === "read" ? found.entries.map(({ name }) => name) : [];
}
