/**
 * Turns a call as the model wrote it into one that can run, also by a name that it knows from other agents, or into the
 * error that the model reads.
 */
import { z } from "zod";
import { type JsonObject, leadingJson, type ParsedObject, parseObject } from "../../lib/json.ts";
import type { MessageToolCall } from "../event/content.ts";
import { SecurityRisk } from "../event/kind/actions.ts";
import type { Tool } from "../tool/tool.ts";
import type { Toolbox } from "../tool/toolbox.ts";

export type ReadyCall = Readonly<{ status: "ready"; call: MessageToolCall; tool: Tool; input: JsonObject }> & Judgement;
export type RefusedCall = Readonly<{ status: "refused"; call: MessageToolCall; error: string }>;

/** `call` can be sent back to any endpoint: every endpoint accepts its name, and its arguments are valid JSON. */
export type PreparedCall = ReadyCall | RefusedCall;

/** The history contains this in place of arguments that were not a JSON object, because endpoints refuse those. */
const MALFORMED = { _openhands_malformed_tool_call: true, error: "The arguments were not a JSON object." };

/**
 * Never throws. An error names the parameters that were given, never their values. Preparing the result again changes
 * nothing.
 */
export function prepareCall(call: MessageToolCall, toolbox: Toolbox): PreparedCall {
  const parsed = parseArguments(call.arguments);
  const given = { name: call.name, input: withoutNulls(parsed?.value ?? {}) };
  const { name, input } = resolveAlias(given, toolbox);
  const json = input === given.input ? parsed?.json : JSON.stringify(input);
  const sound = { ...call, name: soundName(name), arguments: parsed && json ? json : JSON.stringify(MALFORMED) };
  const tool = toolbox.get(name);
  if (!tool) return refused(sound, `Tool '${name}' not found. Available: ${toolbox.names.join(", ")}.`);
  if (tool.closed !== undefined) return refused(sound, tool.closed);
  if (!parsed) return refused(sound, invalid(name, MALFORMED.error, "Arguments: unparseable JSON"));
  return validated(sound, tool, input);
}

function validated(call: MessageToolCall, tool: Tool, given: JsonObject): PreparedCall {
  const provided = `Parameters provided: [${Object.keys(given).join(", ")}]`;
  const { input, judgement } = takeJudgement(tool, given);
  if ("error" in judgement) return refused(call, invalid(tool.name, z.prettifyError(judgement.error), provided));
  const parsed = parseRepaired(tool.input, input);
  if (!parsed.success) return refused(call, invalid(tool.name, z.prettifyError(parsed.error), provided));
  return { status: "ready", call, tool, input: parsed.data, ...judgement };
}

// Models write nothing for the arguments of a tool without arguments.
function parseArguments(text: string): ParsedObject | undefined {
  const parsed = parseObject(text.trim() || "{}");
  return parsed && "_openhands_malformed_tool_call" in parsed.value ? undefined : parsed;
}

function refused(call: MessageToolCall, error: string): RefusedCall {
  return { status: "refused", call, error };
}

function soundName(name: string): string {
  return name.replaceAll(/[^a-zA-Z0-9_-]+/g, "_").slice(0, 64);
}

function invalid(name: string, problem: string, provided: string): string {
  return `Error validating tool '${name}': ${problem}\n${provided}`;
}

/** Models write null for "not given". */
function withoutNulls(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}

/** The maximum nesting depth at which wrong types are corrected. Deeper ones are reported to the model. */
const maxRounds = 4;

/**
 * Parses the arguments by the schema. JSON text is decoded where the schema expects a list or an object, and a list of
 * texts becomes lines where it expects text. Valid values stay unchanged.
 */
function parseRepaired(schema: z.ZodObject, input: JsonObject): z.ZodSafeParseResult<Record<string, unknown>> {
  let value: unknown = input;
  let parsed = schema.safeParse(value);
  for (let round = 0; round < maxRounds && !parsed.success; round += 1) {
    value = parsed.error.issues.reduce(fix, value);
    parsed = schema.safeParse(value);
  }
  return parsed.success ? parsed : schema.safeParse(input); // its errors describe what the model wrote
}

function fix(value: unknown, issue: z.core.$ZodIssue): unknown {
  return update(value, issue.path, (wrong) => fixed(wrong, expectedBy(issue)) ?? wrong);
}

/** The types that are accepted at the place of an issue. */
function expectedBy(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_type") return [issue.expected];
  if (issue.code !== "invalid_union") return [];
  return issue.errors.flatMap((branch) => branch.filter(({ path }) => path.length === 0).flatMap(expectedBy));
}

function fixed(wrong: unknown, expected: readonly string[]): unknown {
  if (typeof wrong === "string") {
    const decoded = leadingJson(wrong.trimStart(), 0)?.value;
    return expected.some((type) => isOfType(decoded, type)) ? decoded : undefined;
  }
  return expected.includes("string") && isListOfTexts(wrong) ? wrong.join("\n") : undefined;
}

function isOfType(value: unknown, type: string): boolean {
  if (Array.isArray(value)) return type === "array" || type === "tuple";
  return typeof value === "object" && (type === "object" || type === "record");
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");
}

/** Returns a copy in which the value at `path` is changed. */
function update(value: unknown, path: readonly PropertyKey[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? update(item, rest, change) : item));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return value;
  const field = (value as Record<PropertyKey, unknown>)[key]; // it has the key
  return { ...value, [key]: update(field, rest, change) };
}

/** Fields that every call has in addition to the tool's own arguments: its risk, and a short summary. */
type Judgement = Readonly<{ risk: SecurityRisk; summary: string | undefined }>;

const Risk = z.object({ security_risk: SecurityRisk.default("UNKNOWN") });

/**
 * Separates the common fields from the arguments. A tool gets `security_risk` and `summary` only if it declares them.
 */
function takeJudgement(tool: Tool, given: JsonObject): Readonly<{ input: JsonObject }> & Judged {
  const { shape } = tool.input;
  const named = "security_risk" in shape ? given : spelt(given, shape);
  const { security_risk, summary, ...input } = named;
  const declared = {
    ...("security_risk" in shape && "security_risk" in named && { security_risk }),
    ...("summary" in shape && "summary" in named && { summary }),
  };
  // A read-only tool is not asked for a risk, and a tool's own parameter `security_risk` is not the common field.
  const isAsked = !tool.annotations.readOnlyHint && !("security_risk" in shape);
  const risk = Risk.safeParse(isAsked ? { security_risk } : {});
  const words = typeof summary === "string" ? summary : undefined;
  return {
    input: { ...input, ...declared },
    judgement: risk.success ? { risk: risk.data.security_risk, summary: words } : { error: risk.error },
  };
}

type Judged = Readonly<{ judgement: Judgement | Readonly<{ error: z.ZodError }> }>;

/** Corrects misspelled names of the risk field. The tool's own parameters stay, however similar they are. */
function spelt(given: JsonObject, shape: object): JsonObject {
  if (given.security_risk !== undefined) return given;
  const wrong = Object.keys(given).find((key) => !(key in shape) && isMisspelt(key));
  if (wrong === undefined) return given;
  const { [wrong]: security_risk, ...rest } = given;
  return { security_risk, ...rest };
}

function isMisspelt(key: string): boolean {
  const letters = key.toLowerCase().replaceAll(/[^a-z]/g, "");
  return letters.startsWith("s") && Math.abs(letters.length - 12) <= 2 && distance(letters, "securityrisk") <= 2;
}

/** The edit distance: the number of letters to insert, drop or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

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
function resolveAlias(call: NamedCall, toolbox: Toolbox): NamedCall {
  const named = rename(call, toolbox);
  return named.name === EDITOR ? inferCommand(named, toolbox) : named;
}

function rename(call: NamedCall, toolbox: Toolbox): NamedCall {
  if (toolbox.get(call.name)) return call;
  const cleaned = leadingName(call.name);
  if (cleaned !== call.name) return rename({ ...call, name: cleaned }, toolbox);
  const other = Object.hasOwn(OTHER_NAMES, call.name) ? OTHER_NAMES[call.name] : undefined;
  if (other !== undefined) return toolbox.get(other) ? { ...call, name: other } : call;
  const line = toolbox.get(TERMINAL) && shellCommand(call.name, call.input);
  return line === undefined ? call : { name: TERMINAL, input: command(line, call.input) };
}

/**
 * The name of a call that has the start of markup after it, as text protocols and channels leave it:
 * `terminal</parameter>`.
 */
const POLLUTED = /^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/;

function leadingName(name: string): string {
  return POLLUTED.exec(name.trim())?.[1] ?? name;
}

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
