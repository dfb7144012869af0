/**
 * Finds the packages and programs for want of which commands failed, by the words in which the common tools say so, and the
 * command that installs the packages of the repository. Loaded only where a command has failed.
 */

import { plainText } from "../../core/event/content.ts";
import type { Event } from "../../core/event/event.ts";
import { outputOf } from "../../core/view/shown-content.ts";
import { listUntrusted } from "../../core/workspace/untrusted-files.ts";
import { oneLine } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import type { Report } from "../../render/report/report-facts.ts";
import type { Run } from "../run.ts";
import { checkOf } from "./evidence.ts";
import { RUNNERS } from "./tests/programs/runners.ts";

/**
 * `command` installs the packages; it is undefined where no file in the root of the repository says how. `programs` cannot be
 * installed by it: a step before this action brings them.
 */
export type MissingPackages = Readonly<{
  names: readonly string[];
  command?: string | undefined;
  programs: readonly Readonly<{ name: string; step: string }>[];
}>;

/** The same in words for people. `isSetUp`: the workflow has a set-up command already. */
export function tellMissing({ names, command, programs }: MissingPackages, isSetUp: boolean): string {
  const advice = isSetUp
    ? prompt("missing-set-up-there")
    : command === undefined
      ? prompt("missing-set-up-unknown")
      : prompt("missing-set-up", { command });
  const steps = [...new Set(programs.map(({ step }) => code(step)))].join(", ");
  return [
    ...(names.length > 0 ? [prompt("missing-packages", { names: names.map(code).join(", "), advice })] : []),
    ...(programs.length > 0
      ? [prompt("missing-programs", { names: programs.map(({ name }) => code(name)).join(", "), steps })]
      : []),
  ].join("\n\n");
}

/** The tool families that install each other's packages. "any" is a program, of whatever family. */
type Family =
  | "node"
  | "python"
  | "go"
  | "rust"
  | "ruby"
  | "php"
  | "java"
  | "dotnet"
  | "elixir"
  | "dart"
  | "perl"
  | "r"
  | "any";

type Sign = Readonly<{ family: Family; words: RegExp; nameOf?: (found: string) => string | undefined }>;

const NAME = String.raw`[\`'"‘’]?([@\w][\w@./+:~-]{0,100}?)[\`'"‘’]?`;

const SIGNS: readonly Sign[] = [
  { family: "node", words: /Cannot find (?:module|package) ['"]([^'"\n]{1,200})['"]/g, nameOf: packageOf },
  { family: "node", words: /Failed to resolve \w+ "([^"\n]{1,200})"/g, nameOf: packageOf },
  { family: "node", words: /Could not resolve "([^"\n]{1,200})"/g, nameOf: packageOf },
  { family: "node", words: /Can't resolve '([^'\n]{1,200})'/g, nameOf: packageOf },
  { family: "node", words: /Your application tried to access ([\w@./-]{1,200}), but/g, nameOf: packageOf },
  { family: "python", words: /No module named ['"]?([A-Za-z_][\w.]{0,100})/g, nameOf: (name) => name.split(".")[0] },
  { family: "python", words: /No matching distribution found for ([A-Za-z][\w.-]{0,100})/g },
  {
    family: "go",
    words: /: ([\w.-]{1,100}\.[a-z]{2,10}\/[\w./~-]{1,200})@v[\w.+-]{1,100}: (?:Get|module lookup|reading) /g,
  },
  { family: "go", words: /go: downloading ([\w./~-]{1,200}) v\S{1,100}\n(?=[\s\S]{0,1000}module lookup disabled)/g },
  { family: "go", words: /no required module provides package ([\w./~-]{1,200})/g },
  { family: "go", words: /missing go\.sum entry for module providing package ([\w./~-]{1,200})/g },
  { family: "go", words: /package ([\w./~-]{1,200}) is not in (?:std|GOROOT)\b/g },
  { family: "go", words: /cannot find module providing package ([\w./~-]{1,200})/g },
  { family: "rust", words: /can't find crate for `([\w-]{1,100})`/g },
  { family: "rust", words: /no matching package named `([\w-]{1,100})` found/g },
  { family: "rust", words: /failed to get `([\w-]{1,100})` as a dependency/g },
  { family: "ruby", words: /cannot load such file -- ([\w][\w/-]{0,100})/g, nameOf: (name) => name.split("/")[0] },
  { family: "ruby", words: /Could not find gem '([\w-]{1,100})/g },
  {
    family: "ruby",
    words: /Could not find ([\w-]{1,100}?)-\d[\w.]*(?:, [^\n]*)? in (?:any of the sources|locally installed gems)/g,
  },
  { family: "ruby", words: /bundler: command not found: ([\w-]{1,100})/g },
  { family: "php", words: /(?:required|require\w*\()[^\n]{0,300}?(vendor\/autoload\.php)/g },
  { family: "java", words: /Could not find artifact ([\w.-]+:[\w.-]+)/g },
  { family: "java", words: /the artifact ([\w.-]+:[\w.-]+):\S+ has not been downloaded/g },
  { family: "java", words: /Could not (?:resolve|find|download \S+) \(?([\w.-]+:[\w.-]+):/g },
  { family: "java", words: /Could not transfer artifact ([\w.-]+:[\w.-]+)/g },
  { family: "dotnet", words: /NU1101: Unable to find package ([\w.-]{1,100}?)\. /g },
  { family: "dotnet", words: /NETSDK1004: [^\n]{0,300}?(project\.assets\.json)/g },
  { family: "elixir", words: /\* (\w{1,100}) \(Hex package\)\s+the dependency is not available/g },
  { family: "elixir", words: /needed to build dependency :(\w{1,100})/g },
  { family: "dart", words: /Target of URI doesn't exist: 'package:([\w]{1,100})\//g },
  { family: "perl", words: /Can't locate ([\w/]{1,100})\.pm in @INC/g, nameOf: (name) => name.replaceAll("/", "::") },
  { family: "r", words: /there is no package called [‘'"]([\w.]{1,100})[’'"]/g },
  {
    family: "any",
    words: new RegExp(
      String.raw`(?:^|\n)(?:\S{0,100}/)?(?:ba|da|z|k|a)?sh: (?:line )?(?:\d+: )?${NAME}: (?:command )?not found`,
      "g",
    ),
  },
  {
    family: "any",
    words: /(?:^|\n)make(?:\[\d+\])?: ([\w.+-]{1,100}): (?:No such file or directory|Command not found)/g,
  },
];

/** A package has no path; of `@scope/name/file` and `name/file` it is the part that is installed. */
function packageOf(found: string): string | undefined {
  if (/^(?:[./~#]|node:|file:|https?:|[A-Za-z]:\\)/.test(found)) return undefined;
  return found
    .split("/")
    .slice(0, found.startsWith("@") ? 2 : 1)
    .join("/");
}

type Lack = Readonly<{ name: string; family: Family }>;

/** Returns the packages and programs that the output of a failed command says are missing, each once. */
export function lacksIn(command: string, output: string): readonly Lack[] {
  const found = SIGNS.flatMap(({ family, words, nameOf = (name) => name }) =>
    [...output.matchAll(words)].slice(0, MOST).flatMap(([, said = ""]) => {
      const name = nameOf(said);
      return name === undefined || name === "" || (family === "any" && !isOfProject(command, name))
        ? []
        : [{ name, family }];
    }),
  );
  return [...new Map(found.map((lack) => [lack.name, lack])).values()];
}

const MOST = 10;

const COREPACK = "run: corepack enable";
const NODE = "uses: actions/setup-node";
const PYTHON = "uses: actions/setup-python";
const JAVA = "uses: actions/setup-java";

/** Programs that install and run all others, and the step of a workflow that brings them. */
const STEPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ node: NODE, npm: NODE, npx: NODE, pnpm: COREPACK, yarn: COREPACK, bun: "uses: oven-sh/setup-bun" },
    ...{ deno: "uses: denoland/setup-deno", python: PYTHON, python3: PYTHON, pip: PYTHON, pip3: PYTHON },
    ...{ poetry: "run: pipx install poetry", pipenv: "run: pipx install pipenv", uv: "uses: astral-sh/setup-uv" },
    ...{ go: "uses: actions/setup-go", cargo: "run: rustup toolchain install stable", java: JAVA, mvn: JAVA },
    ...{ gradle: "uses: gradle/actions/setup-gradle", ruby: "uses: ruby/setup-ruby", bundle: "uses: ruby/setup-ruby" },
    ...{ php: "uses: shivammathur/setup-php", composer: "uses: shivammathur/setup-php" },
    ...{ dotnet: "uses: actions/setup-dotnet", mix: "uses: erlef/setup-beam", elixir: "uses: erlef/setup-beam" },
  }),
);

const SCRIPT = /\b(?:npm|pnpm|yarn|bun|npx|make|just|rake|composer|poetry|uv|pipenv|tox|nox|mvnw?|gradlew?)\b/;

/** Agents also try programs that are nice to have, such as `rg`. Those of the project run tests, or are called by its own scripts. */
function isOfProject(command: string, name: string): boolean {
  return (
    STEPS.has(name) ||
    RUNNERS.has(name) ||
    (SCRIPT.test(command) &&
      !new RegExp(String.raw`(?:^|[\s;&|(/])${name.replaceAll(/[^\w-]/g, ".")}(?=\s|$|[;&|)])`).test(command))
  );
}

const INSTALLS = /\b(?:install|ci|add|sync|restore|require|fetch|download|get|deps\.get|update|resolve)\b/;

/** Nothing is missing any more if a later command repaired the failure: it is the same command, or it installs. */
export function missingIn(events: readonly Event[], workspace: string): MissingPackages | undefined {
  const ran = events.flatMap((event) => checkOf(event).map((check) => ({ ...check, output: textOf(event) })));
  const lacks = ran.flatMap(({ command, exitCode, output }, at) => {
    if (exitCode <= 0) return [];
    const isRepaired = ran.slice(at + 1).some((later) => later.exitCode === 0 && repairs(later.command, command));
    return isRepaired ? [] : lacksIn(command, output);
  });
  const names = [...new Set(lacks.map(({ name }) => oneLine(name, 100)))].slice(0, MOST);
  if (names.length === 0) return undefined;
  const programs = names.flatMap((name) => (STEPS.has(name) ? [{ name, step: STEPS.get(name) ?? "" }] : []));
  const packages = lacks.filter(({ name }) => !STEPS.has(name));
  const command = packages.length === 0 ? undefined : installCommand(packages, filesIn(workspace));
  return { names: names.filter((name) => !STEPS.has(name)), programs, command };
}

function repairs(later: string, failed: string): boolean {
  const [one, other] = [plain(later), plain(failed)];
  return INSTALLS.test(one) || one.startsWith(other) || other.startsWith(one);
}

/** The command without the folder that it changes to, and without variables. */
function plain(command: string): string {
  return command.trim().replace(/^(?:cd \S+ *(?:&&|;) *|\w+=\S* +)+/, "");
}

function textOf(event: Event): string {
  return event.kind === "ObservationEvent" ? plainText(outputOf(event.observation)) : "";
}

type Place = Readonly<{
  run: Pick<Run, "job" | "redact">;
  inputs: Readonly<{ "setup-command"?: string | undefined }>;
}>;

/** For the report: undefined if no command lacked anything. */
export function missingFacts(events: readonly Event[], { run, inputs }: Place): Report["missing"] {
  const missing = missingIn(events, run.job.workspace);
  if (!missing) return undefined;
  const names = [...missing.names, ...missing.programs.map(({ name }) => name)];
  return { names, words: run.redact(tellMissing(missing, inputs["setup-command"] !== undefined)) };
}

const MOST_FILES = 2000;

function filesIn(workspace: string): ReadonlySet<string> {
  const found = listUntrusted(workspace, "", MOST_FILES);
  return new Set(found.status === "read" ? found.entries.map(({ name }) => name) : []);
}

type Install = Readonly<{ family: Family; file: RegExp; command: string }>;

/** By the first file that is there. Each command installs what the lock file says, and changes no tracked file. */
const INSTALL: readonly Install[] = [
  { family: "node", file: /^pnpm-lock\.yaml$/, command: "corepack pnpm install --frozen-lockfile" },
  { family: "node", file: /^\.yarnrc\.yml$/, command: "corepack yarn install --immutable" },
  { family: "node", file: /^yarn\.lock$/, command: "corepack yarn install --frozen-lockfile" },
  { family: "node", file: /^bun\.lockb?$/, command: "bun install --frozen-lockfile" },
  { family: "node", file: /^(?:package-lock|npm-shrinkwrap)\.json$/, command: "npm ci" },
  { family: "node", file: /^package\.json$/, command: "npm install --no-package-lock" },
  { family: "python", file: /^uv\.lock$/, command: "uv sync --frozen" },
  { family: "python", file: /^poetry\.lock$/, command: "poetry install" },
  { family: "python", file: /^Pipfile\.lock$/, command: "pipenv sync --dev" },
  { family: "python", file: /^requirements\.txt$/, command: "pip install --user -r requirements.txt" },
  { family: "python", file: /^(?:pyproject\.toml|setup\.py)$/, command: "pip install --user ." },
  { family: "go", file: /^go\.mod$/, command: "go mod download" },
  { family: "rust", file: /^Cargo\.toml$/, command: "cargo fetch" },
  { family: "ruby", file: /^Gemfile$/, command: "bundle install" },
  { family: "php", file: /^composer\.json$/, command: "composer install" },
  { family: "java", file: /^pom\.xml$/, command: "mvn --batch-mode dependency:go-offline" },
  { family: "java", file: /^gradlew$/, command: "./gradlew testClasses" },
  { family: "java", file: /^(?:build|settings)\.gradle(?:\.kts)?$/, command: "gradle testClasses" },
  { family: "dotnet", file: /\.(?:sln|slnx|csproj|fsproj)$/, command: "dotnet restore" },
  { family: "elixir", file: /^mix\.exs$/, command: "mix local.hex --force && mix deps.get" },
  { family: "dart", file: /^pubspec\.yaml$/, command: "dart pub get" },
];

/** The command for the family of what is missing; for a program, that of the first file. */
export function installCommand(
  lacks: readonly Readonly<{ family: Family }>[],
  files: ReadonlySet<string>,
): string | undefined {
  const families = new Set<Family>(lacks.map(({ family }) => family).filter((family) => family !== "any"));
  const fits = ({ family, file }: Install) =>
    (families.size === 0 || families.has(family)) && [...files].some((name) => file.test(name));
  return INSTALL.find(fits)?.command;
}
