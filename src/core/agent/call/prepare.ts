/** From a call as the model wrote it to one that can run, or to the error that the model reads. */
import { z } from "zod";
import type { MessageToolCall } from "../../event/content.ts";
import type { Tool } from "../../tool/tool.ts";
import type { Toolbox } from "../../tool/toolbox.ts";
import { resolveAlias } from "./alias.ts";
import { type JsonObject, type ParsedObject, parseObject } from "./json-text.ts";
import { type Judgement, takeJudgement } from "./judgement.ts";
import { parseRepaired } from "./repair.ts";

export type ReadyCall = Readonly<{ status: "ready"; call: MessageToolCall; tool: Tool; input: JsonObject }> & Judgement;
export type RefusedCall = Readonly<{ status: "refused"; call: MessageToolCall; error: string }>;

/** `call` is fit to be sent back to any endpoint: a name that all take, and arguments in valid JSON. */
export type PreparedCall = ReadyCall | RefusedCall;

/** Stands in the history for arguments that were no JSON object: endpoints refuse those. */
const MALFORMED = { _openhands_malformed_tool_call: true, error: "The arguments were not a JSON object." };

/** Never throws. An error names the parameters that were given, never their values. Preparing `call` again is no change. */
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

// Models write nothing for the arguments of a tool that takes none.
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
