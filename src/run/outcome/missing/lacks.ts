/** Finds what a failed command says is missing, by the words in which the common tools say so. */
import { RUNNERS } from "../tests/programs/runners.ts";

/** The tool families that install each other's packages. "any" is a program, of whatever family. */
export type Family =
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

export type Lack = Readonly<{ name: string; family: Family }>;

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

/** The limit for one kind, and for one run. */
export const MOST = 10;

const COREPACK = "run: corepack enable";
const NODE = "uses: actions/setup-node";
const PYTHON = "uses: actions/setup-python";
const JAVA = "uses: actions/setup-java";

/** Programs that install and run all others, and the step of a workflow that brings them. */
export const STEPS: ReadonlyMap<string, string> = new Map(
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
