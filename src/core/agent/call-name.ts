/** Finds the tool that a call means: by its name, by one that models know from other agents, or by its arguments. */
import type { JsonObject } from "../../lib/json.ts";
import type { Toolbox } from "../tool/toolbox.ts";

/** Fields that every call may have in addition to the tool's own arguments. */
const BESIDE: ReadonlySet<string> = new Set(["security_risk", "summary"]);

/** Arguments of the terminal: the command line, and the common fields of the call. */
function command(line: string, input: JsonObject): JsonObject {
  return { command: line, ...Object.fromEntries(Object.entries(input).filter(([key]) => BESIDE.has(key))) };
}

/** Returns undefined if the name is not a known program, or if the arguments cannot be translated. */
function shellCommand(name: string, input: JsonObject): string | undefined {
  const given = Object.fromEntries(Object.entries(input).filter(([key]) => !BESIDE.has(key)));
  switch (name) {
    case "grep":
      return grep(given);
    case "git":
    case "reset":
      return prefixed(name, given) ?? bare(name, given);
    case "find":
    case "ls":
    case "pwd":
      return bare(name, given);
    default:
      return undefined;
  }
}

function bare(name: string, given: JsonObject): string | undefined {
  return Object.keys(given).length === 0 && name !== "reset" ? name : undefined;
}

// The arguments are a command line that the model wrote for a shell, so nothing in them is quoted.
function prefixed(name: string, { command: rest, ...more }: JsonObject): string | undefined {
  if (typeof rest !== "string" || Object.keys(more).length > 0) return undefined;
  return rest === name || rest.startsWith(`${name} `) ? rest : `${name} ${rest}`;
}

function grep({ pattern, path = ".", include, ...more }: JsonObject): string | undefined {
  if (typeof pattern !== "string" || typeof path !== "string" || Object.keys(more).length > 0) return undefined;
  if (include !== undefined && typeof include !== "string") return undefined;
  const only = include === undefined ? "" : ` --include=${quoted(include)}`;
  return `grep -rnIE${only} -e ${quoted(pattern)} -- ${quoted(path)}`;
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

type NamedCall = Readonly<{ name: string; input: JsonObject }>;

const TERMINAL = "terminal";
const EDITOR = "file_editor";
const OTHER_NAMES: Readonly<Record<string, string>> = {
  bash: TERMINAL,
  command: TERMINAL,
  execute: TERMINAL,
  execute_bash: TERMINAL,
  str_replace: EDITOR,
  str_replace_editor: EDITOR,
};

/**
 * Returns a call of an existing tool unchanged, and a call that matches no alias under its own name. Returns the same
 * object if nothing changed.
 */
export function resolveAlias(call: NamedCall, toolbox: Toolbox): NamedCall {
  const named = rename(call, toolbox);
  return named.name === EDITOR ? inferCommand(named, toolbox) : named;
}

function rename(call: NamedCall, toolbox: Toolbox): NamedCall {
  if (toolbox.get(call.name)) return call;
  const cleaned = meantName(call.name, toolbox);
  if (cleaned !== call.name) return rename({ ...call, name: cleaned }, toolbox);
  const other = Object.hasOwn(OTHER_NAMES, call.name) ? OTHER_NAMES[call.name] : undefined;
  if (other !== undefined) return toolbox.get(other) ? { ...call, name: other } : call;
  const line = toolbox.get(TERMINAL) && shellCommand(call.name, call.input);
  return line === undefined ? call : { name: TERMINAL, input: command(line, call.input) };
}

/**
 * The name of a tool that a call can only mean: with something before or after it (`functions.terminal:0`,
 * `terminal</parameter>`), or in other letters (`Terminal`). The same name if it may mean several tools or none.
 */
function meantName(name: string, toolbox: Toolbox): string {
  const known = [...toolbox.names, ...Object.keys(OTHER_NAMES)];
  const words = name.split(/[^\w-]+/).filter((word) => word !== "" && !/^\d+$/.test(word));
  const meant = new Set(words.flatMap((word) => known.filter((one) => isSameWord(one, word))));
  const [only] = meant;
  return only !== undefined && meant.size === 1 ? only : (POLLUTED.exec(name.trim())?.[1] ?? name);
}

function isSameWord(one: string, other: string): boolean {
  const plain = (word: string) => word.toLowerCase().replaceAll(/[_-]/g, "");
  return plain(one) === plain(other);
}

/** The start of markup after a name, as text protocols and channels leave it: `terminal</parameter>`. */
const POLLUTED = /^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/;

function inferCommand(call: NamedCall, toolbox: Toolbox): NamedCall {
  const takesCommand = toolbox.get(EDITOR)?.input.shape.command !== undefined;
  const inferred = takesCommand && call.input.command === undefined ? editorCommand(call.input) : undefined;
  return inferred === undefined ? call : { ...call, input: { command: inferred, ...call.input } };
}

function editorCommand(input: JsonObject): string | undefined {
  if (typeof input.path !== "string") return undefined;
  if ("old_str" in input) return "str_replace";
  if ("insert_line" in input) return "insert";
  if ("file_text" in input) return "create";
  return "new_str" in input ? undefined : "view";
}
