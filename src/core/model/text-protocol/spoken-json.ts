/** Recognizes tool calls in JSON by their form, with any field names. It does not parse them further. */
import { leadingJson } from "../../../lib/json-text.ts";
import type { ToolSchema } from "../model.ts";
import { isSchema as isObject, takesArguments } from "./check-call.ts";

const NAMES = ["name", "tool", "tool_name", "function", "function_name", "action", "recipient_name"];
const ARGUMENTS = [
  ...["arguments", "args", "parameters", "params", "kwargs", "input"],
  ...["tool_input", "tool_args", "tool_arguments", "action_input"],
];

/** The fields whose object can be the call. */
const INSIDE = ["function", "function_call", "tool_call", "tool", "action", "command", "tool_calls", "tool_uses"];

export type ToolOf = (name: string) => ToolSchema | undefined;

const BETWEEN = /[\s,;]*/y;

/**
 * Whether a whole text is tool calls with valid arguments, or begins like one and is incomplete. Definitions of tools
 * are not calls, and neither is data that names a tool.
 */
export function areJsonCalls(text: string, toolOf: ToolOf): boolean {
  let place = 0;
  while (place < text.length) {
    const json = leadingJson(text, place);
    if (!json) return isBrokenCall(text.slice(place), toolOf);
    if (!areCalls(json.value, toolOf)) return false;
    BETWEEN.lastIndex = json.end;
    place = json.end + (BETWEEN.exec(text)?.[0].length ?? 0);
  }
  return text !== "";
}

const BESIDE_WORDS = /(?:^|[.:][ \t]{1,3})[[{]/gm;

/** A text with more places than this that look like JSON and are not is not a call. */
const MOST_TRIES = 20;

/** Whether there is such a call in prose: at the start of a line, or after a sentence or a colon. */
export function hasJsonCall(text: string, toolOf: ToolOf): boolean {
  let tries = 0;
  let end = 0;
  for (const { index, 0: sign } of text.matchAll(BESIDE_WORDS)) {
    const start = index + sign.length - 1;
    if (start < end) continue;
    const json = leadingJson(text, start);
    if (json && areCalls(json.value, toolOf)) return true;
    if (!json && ++tries > MOST_TRIES) return false;
    end = json?.end ?? end;
  }
  return false;
}

/** The maximum nesting of wrappers. */
const DEEPEST = 3;

function areCalls(value: unknown, toolOf: ToolOf, depth = 0): boolean {
  if (depth > DEEPEST) return false;
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => areCalls(one, toolOf, depth + 1));
  if (!isObject(value)) return false;
  return (
    isCall(value, toolOf) ||
    INSIDE.some((key) => typeof value[key] === "object" && areCalls(value[key], toolOf, depth + 1))
  );
}

function isCall(value: Readonly<Record<string, unknown>>, toolOf: ToolOf): boolean {
  const nameKey = NAMES.find((key) => typeof value[key] === "string");
  const tool = nameKey === undefined ? undefined : toolOf(String(value[nameKey]));
  if (nameKey === undefined || !tool) return false;
  const argumentsKey = ARGUMENTS.find((key) => key in value);
  if (argumentsKey !== undefined) return takes(tool, value[argumentsKey]);
  // Some models write the arguments next to the name.
  const { [nameKey]: _, ...beside } = value;
  return Object.keys(beside).length > 0 && takes(tool, beside);
}

function takes(tool: ToolSchema, given: unknown): boolean {
  // JSON text, as in native calls, or the only argument.
  if (typeof given === "string") return takesArguments(tool, leadingJson(given.trim(), 0)?.value ?? given);
  return takesArguments(tool, given);
}

const BROKEN = RegExp(
  String.raw`^(?:\[\s{0,100})?\{\s{0,100}"(?:${NAMES.join("|")})"\s{0,20}:\s{0,20}"([\w.:-]{1,100})"\s{0,20},\s{0,100}` +
    String.raw`"(?:${ARGUMENTS.join("|")})"\s{0,20}:\s{0,20}"?\{\s{0,100}\\?"(\w{1,100})\\?"`,
);

/** The first argument must be one of the tool's. */
function isBrokenCall(text: string, toolOf: ToolOf): boolean {
  const [, name = "", first = ""] = BROKEN.exec(text.slice(0, 1000)) ?? [];
  const properties = toolOf(name)?.parameters.properties;
  return isObject(properties) && Object.hasOwn(properties, first);
}
