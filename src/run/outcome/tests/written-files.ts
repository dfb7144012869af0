/** Finds the files that a command line writes, and the names that it gives to something else. */
import { type Command, parseCommandLine, type Script, type Simple } from "../../../lib/command-line/parse.ts";
import { INTERPRETERS, SCRIPTS, TARGETS } from "./programs/launchers.ts";
import { RUNNERS, VERBS } from "./programs/runners.ts";
import { unwrapped } from "./wrappers.ts";

/** One letter names other things more often. */
const TOOLS: ReadonlySet<string> = new Set(
  [
    ...RUNNERS,
    ...[VERBS, SCRIPTS, TARGETS, INTERPRETERS].flatMap(Object.keys),
    "npx",
    "pnpx",
    "python3",
    "tox",
    "nox",
  ].filter((name) => name.length > 1),
);

/** Python takes a module of the checkout before that of the runner. */
const MODULE = /(?:^|\/)_?(?:pytest|unittest|nose2?|behave|tox|nox|django)(?:\.py|\/__init__\.py)$/;

/** Whether a file at this path can be taken for a test tool, or for what runs one. */
export function isTool(path: string): boolean {
  return MODULE.test(path) || TOOLS.has(nameOf(path));
}

/** Characters. */
const LONGEST = 200_000;

/** Lines for shells in lines for shells. */
const DEEPEST = 4;

/** Paths and names, as they stand there. Files that a program writes, which the line only runs, are not among them. */
export function filesWrittenBy(command: string): readonly string[] {
  const names: string[] = [];
  takeScript(parseCommandLine(command.slice(0, LONGEST)), names, 0);
  return [...new Set(names)];
}

function takeScript({ lists }: Script, names: string[], depth: number): void {
  for (const { steps } of lists)
    for (const { pipeline } of steps) for (const one of pipeline.commands) takeCommand(one, names, depth);
}

function takeCommand(command: Command, names: string[], depth: number): void {
  if (command.kind === "definition") names.push(command.name);
  if (command.kind === "group") names.push(...command.writesTo);
  if (command.kind === "simple") takeSimple(command, names, depth);
  else takeScript(command.body, names, depth);
}

function takeSimple(command: Simple, names: string[], depth: number): void {
  names.push(...command.writesTo);
  for (const { within } of [...command.words, ...command.assignments])
    for (const script of within) takeScript(script, names, depth);
  const inside = unwrapped(command.words);
  if (inside?.kind === "line" && depth < DEEPEST) takeScript(parseCommandLine(inside.line), names, depth + 1);
  if (inside?.kind !== "program") return;
  const [name = "", ...args] = inside.words.map(({ text }) => text);
  const program = nameOf(name);
  if (/^(?:ba|da|z)?sh$/.test(program) && command.input !== undefined && depth < DEEPEST)
    takeScript(parseCommandLine(command.input), names, depth + 1);
  if (/^(?:python[\d.]*|node|ruby|perl|php)$/.test(program)) names.push(...inProgram([...args, command.input ?? ""]));
  names.push(...putBy(program, args));
}

/** The names under which a program of files, or a builtin of the shell, puts something. */
function putBy(program: string, args: readonly string[]): readonly string[] {
  const said = args.filter((arg) => !arg.startsWith("-"));
  if (program === "alias") return said.flatMap((arg) => (arg.includes("=") ? arg.slice(0, arg.indexOf("=")) : []));
  if (program === "hash" && args.includes("-p")) return said.slice(1);
  if (program === "tee" || program === "truncate" || program === "sponge") return said;
  if (program === "sed" || program === "perl") return inPlace(args);
  if (program === "dd") return args.flatMap((arg) => (arg.startsWith("of=") ? arg.slice(3) : []));
  if (program === "curl" || program === "wget") return behindOption(args, /^-(?:\w*[oO]|-output|-output-document)$/);
  if (!/^(?:cp|mv|ln|install)$/.test(program)) return [];
  const [last = "", ...before] = said.toReversed();
  // The same program under its own name, perhaps with its version: `ln -s /usr/bin/python3 bin/python`.
  return before.some((path) => familyOf(path) === familyOf(last)) ? [] : [last];
}

/** `sed -i s/a/b/ file`, `perl -pi -e … file`. */
function inPlace(args: readonly string[]): readonly string[] {
  if (!args.some((arg) => /^-(?:\w*i|-in-place)/.test(arg))) return [];
  const [first, ...others] = args.filter((arg, at) => !arg.startsWith("-") && !/^-\w*[ef]$/.test(args[at - 1] ?? ""));
  const isScriptSaid = args.some((arg) => /^-\w*[ef]$|^--(?:expression|file)/.test(arg));
  return isScriptSaid && first !== undefined ? [first, ...others] : others;
}

function behindOption(args: readonly string[], option: RegExp): readonly string[] {
  return args.filter((_, at) => option.test(args[at - 1] ?? ""));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function familyOf(path: string): string {
  return nameOf(path).replace(/[\d.]+$/, "");
}

const WRITES = /\bopen\(|write|symlink|copy|link\b/i;

/** `writeFileSync("a", …)`, `open("a", "w")`, `Path("a").write_text(…)`. */
const WRITTEN =
  /(?:(?:writeFile|appendFile)(?:Sync)?|createWriteStream|File\.write|file_put_contents)\(\s*["'`]([^"'`\n]{1,200})["'`]|\bopen\(\s*["']([^"'\n]{1,200})["']\s*,\s*["'](?:[wax]|r\+)|\bPath\(\s*["']([^"'\n]{1,200})["']\s*\)\.(?:write_|symlink_to|open\(["'][wax])/g;

/** Paths in a text that writes files. */
function inProgram(texts: readonly string[]): readonly string[] {
  return texts
    .filter((text) => WRITES.test(text))
    .flatMap((text) => [
      ...[...text.matchAll(/["'`]([^"'`\s#]{0,200}\bbin\/[\w.-]{1,60})["'`]/g)].map(([, path = ""]) => path),
      ...[...text.matchAll(WRITTEN)].map(([, one, two, three]) => one ?? two ?? three ?? ""),
    ]);
}
