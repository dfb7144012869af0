/**
 * Turns a call as the model wrote it into one that can run, also by a name that it knows from other agents, or into the
 * error that the model reads.
 */
import { z } from "zod";
import { type JsonObject, type ParsedObject, parseObject } from "../../lib/json.ts";
import { whyNotObject } from "../../lib/json-problem.ts";
import { startOf } from "../../lib/text.ts";
import type { MessageToolCall } from "../event/content.ts";
import { SecurityRisk } from "../event/kind/actions.ts";
import type { Tool } from "../tool/tool.ts";
import type { Toolbox } from "../tool/toolbox.ts";
import { resolveAlias } from "./call-name.ts";
import { parseRepaired } from "./repaired-arguments.ts";

export type ReadyCall = Readonly<{ status: "ready"; call: MessageToolCall; tool: Tool; input: JsonObject }> & Judgement;
export type RefusedCall = Readonly<{ status: "refused"; call: MessageToolCall; error: string }>;

/** `call` can be sent back to any endpoint: every endpoint accepts its name, and its arguments are valid JSON. */
export type PreparedCall = ReadyCall | RefusedCall;

/**
 * The history contains this in place of arguments that were not a JSON object, because endpoints refuse those. Its first
 * field is the SDK's sign. The text tells malformed calls apart, for the model and for the search for loops.
 */
function malformed(written: string, error: string): string {
  return JSON.stringify({ [SIGN]: true, error, arguments: startOf(written, LONGEST_WRITTEN) });
}

const SIGN = "_openhands_malformed_tool_call";
const LONGEST_WRITTEN = 2000;

/** The arguments as the model wrote them, for people: without the sign that stands for malformed ones. */
export function writtenArguments(json: string): string {
  const { [SIGN]: isMalformed, arguments: written } = parseObject(json)?.value ?? {};
  return isMalformed === true && typeof written === "string" ? written : json;
}

/**
 * Never throws. An error names the parameters that were given, never their values. Preparing the result again changes
 * nothing.
 */
export function prepareCall(call: MessageToolCall, toolbox: Toolbox): PreparedCall {
  const parsed = parseArguments(call.arguments);
  const given = { name: call.name, input: withoutNulls(parsed?.value ?? {}) };
  const { name, input } = resolveAlias(given, toolbox);
  const json = input === given.input ? parsed?.json : JSON.stringify(input);
  const problem = parsed ? "" : problemOf(call.arguments);
  const sound = {
    ...call,
    name: soundName(name),
    arguments: parsed && json ? json : malformedArguments(call, problem),
  };
  const tool = toolbox.get(name);
  if (!tool) return refused(sound, `Tool '${name}' not found. Available: ${toolbox.names.join(", ")}.`);
  if (tool.closed !== undefined) return refused(sound, tool.closed);
  if (!parsed) return refused(sound, invalid(name, problem, "Arguments: unparseable JSON"));
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
  return parsed && SIGN in parsed.value ? undefined : parsed;
}

/** Preparing a call that is malformed already changes nothing. */
function malformedArguments({ arguments: written }: MessageToolCall, problem: string): string {
  return SIGN in (parseObject(written)?.value ?? {}) ? written : malformed(written, problem);
}

function problemOf(written: string): string {
  const error = parseObject(written)?.value.error;
  return typeof error === "string" ? error : whyNotObject(written);
}

function refused(call: MessageToolCall, error: string): RefusedCall {
  return { status: "refused", call, error };
}

/** A call that is refused before a tool is looked for. It can be sent back to any endpoint. */
export function refuseCall(call: MessageToolCall, error: string): RefusedCall {
  const isObject = parseArguments(call.arguments) !== undefined;
  const json = isObject ? call.arguments.trim() || "{}" : malformedArguments(call, error);
  return refused({ ...call, name: soundName(call.name), arguments: json }, error);
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
