/** Decides which part of a reply is a call that is written as text, in signs or in JSON, and when it is only an example. */
import { leadingJson } from "../../../lib/json.ts";
import { type Message, plainText } from "../../event/content.ts";
import type { ToolSchema } from "../model.ts";
import { withoutThoughts } from "../thoughts.ts";
import { isSchema as isObject, takesArguments, toolNamed } from "./check-call.ts";
import { type Block, splitCodeBlocks, withoutSpans } from "./code-blocks.ts";
import { CLOSING, endsAsCall, openingsIn } from "./notations.ts";

/**
 * `family` names models that write like this. `manner`: "whole" if there is nothing but calls; "beside" for a special
 * notation next to prose, which is rare in answers; "quoted" for a code block or JSON next to prose, which is common in
 * answers.
 */
export type SpokenCall = Readonly<{ family: string; manner: "whole" | "beside" | "quoted" }>;

/**
 * The call of one of these tools that a message contains as text; undefined for an answer. JSON must match the tool.
 * Calls of other tools do not count, and neither does inline code. In the reasoning, a call at its end counts if there
 * is no other text, and so does a call that begins there and ends in the text.
 */
export function spokenCall(
  message: Pick<Message, "content" | "reasoning_content">,
  tools: readonly ToolSchema[],
): SpokenCall | undefined {
  const content = plainText(message.content).trim();
  const said = withoutThoughts(content);
  const toolOf = (name: string) => toolNamed(name.replace(/^functions\./, ""), tools);
  const thoughts = `${message.reasoning_content ?? ""}\n${content.slice(0, content.length - said.length)}`;
  const found = callIn(said, toolOf);
  if (found?.manner === "whole") return found;
  return callFromThoughts(thoughts.replace(/<\/think>\s*$/i, "").trim(), said, toolOf) ?? found;
}

/**
 * Whether such a call is an example in an answer. It is not one if no call of the conversation was ever parsed, because
 * then none will be, or if there is nothing but calls. A special notation next to prose counts as an example only the
 * second time.
 */
export function isExample(
  { manner }: SpokenCall,
  { hasCalled, isTold }: Readonly<{ hasCalled: boolean; isTold: boolean }>,
): boolean {
  return hasCalled && (manner === "quoted" || (manner === "beside" && isTold));
}

function callIn(text: string, toolOf: ToolOf): SpokenCall | undefined {
  const alone = wholeCall(text, toolOf);
  if (alone !== undefined) return { family: alone, manner: "whole" };
  const { blocks, words } = splitCodeBlocks(text);
  const families = blocks.map((block) => blockCall(block, toolOf));
  const [first] = families.filter((family) => family !== undefined);
  if (words.trim() === "" && !families.includes(undefined) && first !== undefined)
    return { family: first, manner: "whole" };
  const [beside] = openingsIn(text, withoutSpans(words), isOffered(toolOf));
  if (beside) return { family: beside.family, manner: "beside" };
  const quoted = first ?? (hasJsonCall(words, toolOf) ? "JSON" : undefined);
  return quoted === undefined ? undefined : { family: quoted, manner: "quoted" };
}

function isOffered(toolOf: ToolOf): (name: string) => boolean {
  return (name) => toolOf(name) !== undefined;
}

/** The family of a text that is calls and nothing else. */
function wholeCall(text: string, toolOf: ToolOf): string | undefined {
  if (!endsAsCall(text)) return undefined;
  // Servers that remove special tokens can leave the closing tag.
  if (areJsonCalls(text.replace(/\s{0,20}<\/tool_calls?>$/, ""), toolOf)) return "JSON";
  const [opening] = openingsIn(text, text, isOffered(toolOf));
  return opening?.start === 0 ? opening.family : undefined;
}

/** Some models write calls in this form, and people write examples in it. */
const CODE_CALL = /^(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/gm;

function blockCall({ language, code }: Block, toolOf: ToolOf): string | undefined {
  if (language !== "tool_code") return wholeCall(code, toolOf);
  return [...code.matchAll(CODE_CALL)].some(([, name = ""]) => toolOf(name)) ? "Gemma" : undefined;
}

/** A server that separates reasoning from text can split a call, or take it for reasoning. */
function callFromThoughts(thoughts: string, said: string, toolOf: ToolOf): SpokenCall | undefined {
  const text = said === "" ? thoughts : `${thoughts}\n${said}`;
  if (thoughts === "" || !endsAsCall(text)) return undefined;
  const words = withoutSpans(splitCodeBlocks(thoughts).words).padEnd(thoughts.length);
  const place = said === "" ? words : `${words}\n${said}`;
  const last = openingsIn(text, place, isOffered(toolOf)).findLast(({ start }) => start < thoughts.length);
  if (!last) return undefined;
  if (said === "") return { family: last.family, manner: "whole" };
  const isParted = !CLOSING.test(thoughts.slice(last.start)) && CLOSING.test(said);
  return isParted ? { family: last.family, manner: "beside" } : undefined;
}

const NAMES = ["name", "tool", "tool_name", "function", "function_name", "action", "recipient_name"];
const ARGUMENTS = [
  ...["arguments", "args", "parameters", "params", "kwargs", "input"],
  ...["tool_input", "tool_args", "tool_arguments", "action_input"],
];

/** The fields whose object can be the call. */
const INSIDE = ["function", "function_call", "tool_call", "tool", "action", "command", "tool_calls", "tool_uses"];

type ToolOf = (name: string) => ToolSchema | undefined;

const BETWEEN = /[\s,;]*/y;

/**
 * Whether a whole text is tool calls with valid arguments, or begins like one and is incomplete. Definitions of tools
 * are not calls, and neither is data that names a tool.
 */
function areJsonCalls(text: string, toolOf: ToolOf): boolean {
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
function hasJsonCall(text: string, toolOf: ToolOf): boolean {
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
