/**
 * Finds what keeps a command that passed from being the test that it is named after, as far as this run did it: a program with
 * the name of a test tool, a script that runs nothing, tests that are left out. Loaded only where a test passed.
 */
import type { Event } from "../../../core/event/event.ts";
import { untrustedText } from "../../../core/workspace/untrusted-files.ts";
import { codeInCell } from "../../../markdown/inline-code.ts";
import { isEdit } from "../evidence.ts";
import { testsInCommand } from "./command-tests.ts";
import { programsIn } from "./program-files.ts";
import { filesWrittenBy, isTool } from "./written-files.ts";

/** A command that passed; `before` are the commands until then, and `changed` the paths that are changed in the checkout. */
type Passed = Readonly<{ command: string; before: readonly string[]; changed: readonly string[] }>;

/**
 * Gives the judge of the tests of a run, which says as a clause what keeps one from being what its name says. `events` are those
 * of sub-agents too.
 */
export function namesJudge(events: readonly Event[], workspace: string): (test: Passed) => string | undefined {
  const files = new Map<string, readonly string[]>();
  const filesOf = (command: string) => {
    const found = files.get(command) ?? filesWrittenBy(command);
    files.set(command, found);
    return found;
  };
  const edited = events.filter(isEdit).flatMap(({ observation: { path } }) => (typeof path === "string" ? [path] : []));
  const read = (path: string) => untrustedText(workspace, path, LARGEST_FILE);
  return ({ command, before, changed }) =>
    whyNotNamed(command, { written: before.flatMap(filesOf), edited, changed, read });
}

/** In bytes. */
const LARGEST_FILE = 1024 * 1024;

/**
 * `written` are the files that commands wrote until the test ended, and `edited` those that an editor wrote. `changed` are
 * the paths that are changed in the checkout, and `read` their text, undefined for what is no file.
 */
export type Doings = Readonly<{
  written: readonly string[];
  edited: readonly string[];
  changed: readonly string[];
  read(path: string): string | undefined;
}>;

/** No run publishes many more. */
const MOST_FILES = 2000;

/** The reason as a clause; undefined where nothing is known against the test. */
export function whyNotNamed(command: string, { written, edited, changed, read }: Doings): string | undefined {
  const inCheckout = changed.filter((path) => isTool(path) && !WRAPPER.test(path) && read(path) !== undefined);
  const [tool] = [...edited.filter(isTool), ...inCheckout, ...written.filter(isTool)];
  if (tool !== undefined) return `this run wrote a program named ${codeInCell(tool.slice(tool.lastIndexOf("/") + 1))}`;
  const hidden = unpublishedIn(command, [...edited, ...written], changed);
  if (hidden !== undefined) return `this run wrote ${codeInCell(hidden)}, which is not published`;
  for (const path of changed.slice(0, MOST_FILES)) {
    const why = whyByFile(command, path, read);
    if (why !== undefined) return why;
  }
  return undefined;
}

/** Folders into which tools install packages. A cache in them bends no test. */
const OF_PACKAGES =
  /(?:^|\/)((?:node_modules|site-packages|dist-packages|\.?venv|vendor|\.bin|\.m2|\.cargo\/registry|pkg\/mod)\/(?!\.cache\/).+)$/;

/** A file of a package, or a program that the command runs, that is not among the changes of the checkout. */
function unpublishedIn(command: string, written: readonly string[], changed: readonly string[]): string | undefined {
  const programs = programsIn(command);
  for (const path of written) {
    if (changed.some((one) => isSame(one, path))) continue;
    const inPackages = OF_PACKAGES.exec(path)?.[1];
    if (inPackages !== undefined) return inPackages;
    const program = programs.find((one) => isSame(one, path));
    if (program !== undefined) return program;
  }
  return undefined;
}

/** Commands name a file from any folder, so the longer path must end with the shorter one. */
function isSame(one: string, other: string): boolean {
  const [short = "", long = ""] = [plainPath(one), plainPath(other)].toSorted((a, b) => a.length - b.length);
  return short !== "" && (short === long || long.endsWith(`/${short}`));
}

function plainPath(path: string): string {
  return path.replace(/^(?:\.{1,2}\/|~\/|\$\w+\/)+/, "");
}

/** Gradle and Maven write these themselves. */
const WRAPPER = /(?:^|\/)(?:gradlew|mvnw)$/;

function whyByFile(command: string, path: string, read: Doings["read"]): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const row = FILES.find(({ file }) => file.test(name) || file.test(path));
  const text = row && read(path);
  return row && text !== undefined && row.judge(text, command, path)
    ? `${codeInCell(path)} was changed, and ${row.why}`
    : undefined;
}

const TEST_FILE = /[._-](?:tests?|specs?)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|specs?)\/.*\.[cm]?[jt]sx?$/;

const FILES = [
  { file: /^package\.json$/, judge: hasEmptyScript, why: "its script runs nothing" },
  { file: /^(?:GNU)?[Mm]akefile$/, judge: hasEmptyTarget, why: "its target runs nothing" },
  { file: /^conftest\.py$/, judge: choosesTests, why: "it chooses which tests run" },
  { file: /\.(?:ba|da|z|k)?sh$/, judge: isEmptyProgram, why: "it runs nothing" },
  { file: TEST_FILE, judge: hasOnly, why: "it leaves out tests by `only`" },
] as const;

function wordsOf(command: string): ReadonlySet<string> {
  return new Set(command.split(/[\s;&|()"']+/));
}

/** Whether a script that the command names only prints, or only ends. */
function hasEmptyScript(text: string, command: string): boolean {
  const scripts = /"scripts"\s*:\s*(\{[^{}]*\})/.exec(text)?.[1] ?? "";
  const asked = wordsOf(/\bnpm (?:t|tst|it|cit)\b/.test(command) ? `${command} test` : command);
  return [...scripts.matchAll(/"([^"\n]+)"\s*:\s*"((?:[^"\\\n]|\\.)*)"/g)].some(
    ([, name = "", script = ""]) => asked.has(name) && runsNothing(script.replaceAll('\\"', '"')),
  );
}

/** The same of targets and their recipes. */
function hasEmptyTarget(text: string, command: string): boolean {
  const asked = wordsOf(command);
  return [...`\n${text}`.matchAll(/\n([\w.-]+)[ \t]*:(?!=)[^\n]*((?:\n\t[^\n]*)+)/g)].some(
    ([, target = "", recipe = ""]) => asked.has(target) && runsNothing(recipe.replaceAll(/\n\t[-@+]*/g, "\n")),
  );
}

/** A script of a shell that the command runs. */
function isEmptyProgram(text: string, command: string, path: string): boolean {
  return programsIn(command).some((program) => isSame(program, path)) && runsNothing(text);
}

/** A line that ends with an error is not the one that passed. */
function runsNothing(line: string): boolean {
  return testsInCommand(line).kind === "other" && !/\bexit [1-9]|\bfalse\b/.test(line);
}

function choosesTests(text: string): boolean {
  return /\bpytest_(?:collection\w*|ignore_collect|collect_file|runtest_\w+|pyfunc_call|sessionfinish|report\w*|terminal_summary)\b|\bcollect_ignore/.test(
    text,
  );
}

function hasOnly(text: string): boolean {
  return /\b(?:it|test|describe|context|suite|specify)\.only\b|(?:^|[\n;{])\s*f(?:it|describe)\(/.test(text);
}
