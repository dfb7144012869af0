/** Which programs run tests, by their names and arguments. */
import { fileKind, type NameKind, nameKind } from "../test-names.ts";
import { INTERPRETERS, REAL_TARGETS, SCRIPTS, TARGETS } from "./launchers.ts";
import { MANAGING, NEVER, NO_RUN, NO_RUN_OF } from "./no-tests.ts";
import { PYTHON_MODULES, RUNNERS, VERBS } from "./runners.ts";

/**
 * "runner": the program is a test runner. "script": something that is named after tests runs. "weak": its name says
 * little. "launcher": it may run tests. "other": what it prints says nothing of tests that it ran.
 */
export type ProgramKind = "runner" | "script" | "weak" | "launcher" | "other";

/** Goals that run the tests among others. */
const WITH_TESTS = /^(?:verify|check|integration-test)$/;

/** Marks the name of a script, which a wrapper runs as it runs a program. */
export const SCRIPT = "script:";

/** Judges a program by its name and arguments. `name` is without folder and version; `word` as it is written. */
export function programKind(word: string, name: string, args: readonly string[]): ProgramKind {
  const kind = anyKind(word, name, args);
  const isRun = kind === "runner" || kind === "script" || kind === "weak";
  return isRun && runsNothing(name, args) ? "other" : kind;
}

function runsNothing(name: string, args: readonly string[]): boolean {
  const own = Object.hasOwn(NO_RUN_OF, name) ? NO_RUN_OF[name] : undefined;
  return args.some((arg) => NO_RUN.test(arg) || own?.test(arg));
}

function anyKind(word: string, name: string, args: readonly string[]): ProgramKind {
  const script = word.startsWith(SCRIPT) ? word.slice(SCRIPT.length) : undefined;
  if (script !== undefined) return scriptNamed(script, args);
  const own = Object.hasOwn(OWN, name) ? OWN[name]?.(args) : undefined;
  const kind =
    own ?? verbKind(name, args) ?? scriptKind(name, args) ?? targetKind(name, args) ?? interpreterKind(name, args);
  if (kind !== undefined) return kind;
  if (RUNNERS.has(withoutExtension(name))) return "runner";
  if (NEVER.has(name) && !word.includes("/")) return "other";
  const isFile = word.includes("/") || /\.(?:[cm]?[jt]s|sh|bash|py|rb|pl|php|lua|exs?|jl|bats)$/.test(word);
  const ofFile = isFile ? fileProgramKind(word, args) : "launcher";
  return ofFile === "launcher" ? bySubCommand(args) : ofFile;
}

/** A program that nobody knows, with a first argument `test`. */
function bySubCommand(args: readonly string[]): ProgramKind {
  const first = args.find((arg) => !arg.startsWith("-")) ?? "";
  return /^(?:tests?|specs?|e2e|unit-?tests?|test:[\w:-]+)$/.test(first) ? "script" : "launcher";
}

function ofName(kind: NameKind): ProgramKind {
  if (kind === "test") return "script";
  return kind === "weak" ? "weak" : "launcher";
}

function withoutExtension(name: string): string {
  return name.replace(/(?:-[\d.]+)?\.(?:phar|js|mjs|cjs|ts|rb|py|sh)$/, "");
}

/** The arguments that are no options, and no values of the named options. */
function positionals(args: readonly string[], values = ""): readonly string[] {
  const names = values.split(" ");
  const found: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? "";
    if (arg === "--") return [...found, ...args.slice(at + 1)];
    if (arg.startsWith("-")) at += names.includes(arg) ? 1 : 0;
    else found.push(arg);
  }
  return found;
}

function verbKind(name: string, args: readonly string[]): ProgramKind | undefined {
  const row = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (row === undefined) return undefined;
  const said = positionals(args, row.values).filter((arg) => !/^\+(?!test)/.test(arg));
  const isVerb = row.verbs.split(",").some((verb) => verb !== "" && isPhrase(verb.split(" "), said));
  if (isVerb) return /^p?npm$/.test(name) ? "script" : "runner";
  const isKnown = RUNNERS.has(name) && row.verbs !== "";
  return isKnown ? "other" : undefined;
}

function isPhrase(verb: readonly string[], said: readonly string[]): boolean {
  return verb.every((word, at) => said[at] === word);
}

function scriptKind(name: string, args: readonly string[]): ProgramKind | undefined {
  const row = Object.hasOwn(SCRIPTS, name) ? SCRIPTS[name] : undefined;
  if (row === undefined) return undefined;
  const [first = "", second = "", ...more] = positionals(args, row.values);
  if (row.run.split(" ").includes(first)) {
    const task = taskOption(args) ?? (row.isTask ? taskIn(second) : second);
    return task === "" ? "launcher" : scriptNamed(task, more);
  }
  if (MANAGING.test(first)) return "other";
  if (!row.isDirect || first === "") return undefined;
  return scriptNamed(row.isTask ? taskIn(first) : first, args.slice(args.indexOf(first) + 1));
}

/** `-t test`, `--target=test` of Nx. */
function taskOption(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => /^(?:-t|--targets?)(?:=|$)/.test(arg));
  const arg = args[at] ?? "";
  return at < 0 ? undefined : arg.includes("=") ? arg.slice(arg.indexOf("=") + 1) : args[at + 1];
}

/** `app:test:ci` and `app#test`, of tools for many projects. */
function taskIn(name: string): string {
  return /^[\w@/.-]*[:#]([\w-]+)/.exec(name)?.[1] ?? name;
}

/** A script of a project by its name. Some tools also run programs in this way. */
function scriptNamed(script: string, rest: readonly string[]): ProgramKind {
  const program = script.slice(script.lastIndexOf("/") + 1);
  const isKnown =
    RUNNERS.has(program) || [VERBS, INTERPRETERS, TARGETS].some((programs) => Object.hasOwn(programs, program));
  if (isKnown) return programKind(script, program, rest);
  const kind = nameKind(script);
  if (kind !== "other") return ofName(kind);
  if (/\.[cm]?[jt]sx?$|\.py$/.test(script)) return fileProgramKind(script, rest);
  return NEVER.has(program) ? "other" : "launcher";
}

function targetKind(name: string, args: readonly string[]): ProgramKind | undefined {
  const row = Object.hasOwn(TARGETS, name) ? TARGETS[name] : undefined;
  if (row === undefined) return undefined;
  const targets = positionals(args, row)
    .filter((target) => !/^\w+=/.test(target))
    .flatMap((target) => target.split(/[;\s]+/));
  if (REAL_TARGETS.has(name)) return targets.some(runsTests) ? "runner" : "launcher";
  const kinds = targets.map(nameKind);
  return kinds.includes("test") ? "script" : kinds.includes("weak") ? "weak" : "launcher";
}

/** `surefire:test`, `:app:testDebugUnitTest`, `testOnly`, `core/test`, `verify`. */
function runsTests(target: string): boolean {
  const last = target.slice(target.lastIndexOf(":") + 1);
  return WITH_TESTS.test(last) || /^(?:surefire|failsafe):/.test(target) || nameKind(last) === "test";
}

function interpreterKind(name: string, args: readonly string[]): ProgramKind | undefined {
  const row = Object.hasOwn(INTERPRETERS, name) ? INTERPRETERS[name] : undefined;
  if (row === undefined) return undefined;
  const texts = row.text.split(" ");
  const names = row.values.split(" ");
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? "";
    if (texts.includes(arg)) return isTestText(name, args[at + 1] ?? "") ? "runner" : "other";
    if (!arg.startsWith("-")) return fileProgramKind(arg, args.slice(at + 1));
    if (arg === "-" || arg === "-s") return "other";
    if (names.includes(arg)) at += 1;
  }
  return "other";
}

/** A program in the command itself can print what it likes. Some languages have no other way to run tests. */
function isTestText(name: string, text: string): boolean {
  if (name === "Rscript" || name === "R")
    return /\b(?:devtools|testthat|tinytest|rcmdcheck|covr)::(?:test|check|run_test|build_install_test|rcmdcheck|package_coverage)\w*\(/.test(
      text,
    );
  if (name === "julia") return /\bPkg\.test\(/.test(text);
  return name === "pwsh" && /\bInvoke-Pester\b/.test(text);
}

/** Scripts that take a verb. */
const WITH_VERB = /^(?:manage\.py|setup\.py|artisan|console|Build|waf|x\.py|tasks\.py)$/;

/** `node test.js`, `php vendor/bin/phpunit`, `python manage.py test`. */
function fileProgramKind(file: string, args: readonly string[]): ProgramKind {
  const name = file.slice(file.lastIndexOf("/") + 1);
  if (WITH_VERB.test(name)) return runsNothing(name, args) ? "other" : bySubCommand(args);
  const plain = withoutExtension(name);
  const isKnown = [VERBS, SCRIPTS, TARGETS].some((programs) => Object.hasOwn(programs, plain));
  if (RUNNERS.has(plain)) return runsNothing(plain, args) ? "other" : "runner";
  if (isKnown && !/\.\w+$/.test(name)) return programKind(plain, plain, args);
  return ofName(fileKind(file));
}

/** Programs with arguments of their own form. */
const OWN: Readonly<Record<string, (args: readonly string[]) => ProgramKind | undefined>> = {
  node: (args) => {
    if (args.some((arg) => /^--(?:test|test-only|experimental-test-coverage)$/.test(arg))) return "runner";
    const run = args.indexOf("--run");
    return run < 0 ? undefined : ofName(nameKind(args[run + 1] ?? ""));
  },
  tsx: (args) => (args.includes("--test") ? "runner" : undefined),
  python: moduleKind,
  pypy: moduleKind,
  tox: environmentKind,
  nox: environmentKind,
  karma: (args) => (args[0] === "start" || args[0] === "run" ? "runner" : "other"),
  cmake: (args) => {
    const at = args.findIndex((arg) => arg === "--target" || arg === "-t");
    return at < 0 ? "launcher" : ofName(nameKind(args[at + 1] ?? ""));
  },
  clj: clojureKind,
  clojure: clojureKind,
  emacs: (args) => ofPattern(args, /ert-run-tests-batch|buttercup-run/),
  nvim: (args) => ofPattern(args, /Plenary(?:Busted|Test)|MiniTest\.run|busted/),
  vim: (args) => ofPattern(args, /Vader|themis/),
  xcodebuild: (args) => (args.some((arg) => /^test(?:-without-building)?$/.test(arg)) ? "runner" : "launcher"),
  java: (args) =>
    ofPattern(args, /^org\.junit\.|^org\.testng\.TestNG$|junit-platform-console/) === "runner" ? "runner" : undefined,
  source: () => "launcher",
  ".": () => "launcher",
  docker: (args) => (args.includes("up") ? "launcher" : "other"),
  podman: () => "other",
  sail: (args) => ofName(args.some((arg) => /^(?:test|pest|phpunit|dusk)$/.test(arg)) ? "test" : "other"),
  "start-server-and-test": (args) => ofName(nameKind(args.at(-1) ?? "")),
};

function ofPattern(args: readonly string[], pattern: RegExp): ProgramKind {
  return args.some((arg) => pattern.test(arg)) ? "runner" : "other";
}

function clojureKind(args: readonly string[]): ProgramKind | undefined {
  return args.some((arg) => /^-[MXTA]\S*test/.test(arg)) ? "runner" : undefined;
}

/** `tox -e lint` runs no tests. */
function environmentKind(args: readonly string[]): ProgramKind {
  const at = args.findIndex((arg) => /^(?:-e|-s|--sessions?|--envlist)$/.test(arg));
  const named = at < 0 ? "" : (args[at + 1] ?? "");
  return named === "" || /py|test|cov|unit|spec/i.test(named) ? "script" : "launcher";
}

function moduleKind(args: readonly string[]): ProgramKind | undefined {
  const at = args.findIndex((arg) => /^-[a-zA-Z]*m$/.test(arg));
  const file = args.findIndex((arg) => !arg.startsWith("-"));
  if (at < 0 || (file >= 0 && file < at)) return undefined;
  const module = args[at + 1] ?? "";
  const rest = args.slice(at + 2);
  if (/^(?:tox|nox)$/.test(module)) return environmentKind(rest);
  if (PYTHON_MODULES.test(module)) return "runner";
  if (module === "django") return bySubCommand(rest);
  return /(?:^|\.)(?:tests?|test_\w+|\w+_tests?|run_?tests)(?:\.|$)/.test(module) ? "script" : "other";
}
