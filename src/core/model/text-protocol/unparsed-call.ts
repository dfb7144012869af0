/** Recognises a tool call that an endpoint did not parse, and that arrives as the text of a reply. It is not read any further. */
import { plainText } from "../../event/content.ts";
import { ModelFault } from "../failure/model-fault.ts";
import type { ToolSchema } from "../model.ts";
import type { FoldedReply } from "../stream/fold.ts";
import { toolNamed } from "./check-call.ts";
import { findJsonCalls, opensJsonCall } from "./json-call.ts";

/** A call without its notation's own parser is lost on the way. `family` names models that write like this. */
type Notation = Readonly<{
  family: string;
  /** Where a call begins. */
  opens: RegExp;
  /** Where a tool's name stands in it. */
  names: RegExp;
}>;

// Every part has a bound, so that the time does not grow faster than the text.
const JSON_NAME = String.raw`"name"\s{0,20}:\s{0,20}"([\w.-]{1,100})"`;
const TAG_NAME = String.raw`<(?:｜DSML｜)?(?:function=|invoke\s{1,20}name=)["']?([\w.-]{1,100})`;

/** Notations with signs of their own, which stand in no answer but to make a call. */
const NOTATIONS: readonly Notation[] = [
  { family: "Hermes and Qwen", opens: /^<tool_call>\s*[[{]/m, names: RegExp(JSON_NAME, "g") },
  {
    family: "Qwen Coder",
    opens: /^(?:<(?:tool_call|function_calls)>\s*)?<(?:function=|invoke\s)/m,
    names: RegExp(TAG_NAME, "g"),
  },
  {
    family: "Llama",
    opens: /^<\|python_tag\|>/m,
    names: RegExp(String.raw`${JSON_NAME}|<\|python_tag\|>\s{0,20}([\w-]{1,100})\.call\(`, "g"),
  },
  {
    family: "Mistral",
    opens: /^\[TOOL_CALLS\]/m,
    names: RegExp(String.raw`${JSON_NAME}|\[TOOL_CALLS\]\s{0,20}([\w.-]{1,100})\s{0,20}[[{]`, "g"),
  },
  {
    family: "DeepSeek",
    opens: /^<｜(?:tool▁calls?▁begin|DSML)｜/m,
    names: RegExp(String.raw`<｜tool▁call▁begin｜>(?:function<｜tool▁sep｜>)?([\w.-]{1,100})|${TAG_NAME}`, "g"),
  },
  {
    family: "Kimi",
    opens: /^<\|tool_calls?_(?:section_)?begin\|>/m,
    names: /<\|tool_call_begin\|>\s{0,20}([\w.-]{1,100}):\d/g,
  },
  {
    family: "gpt-oss",
    opens: /^(?:<\|start\|>assistant|<\|channel\|>|commentary\s+to=)|assistantcommentary\s+to=/m,
    names: /\bto=([\w.-]{1,100})/g,
  },
];

/** Code blocks in which some models write their calls, and people their examples. */
const CODE_CALL = /^(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/gm;

/** What a call ends in: a bracket, a closing tag or a sign of its notation; words end otherwise. */
const ENDS = /(?:[\])}]|<\/\w{1,40}>|<[|｜/][^<>\s]{1,60}>)$/u;

const FENCED = /^```[ \t]*(\w{0,20})[ \t]*\r?\n/;

/**
 * The models in whose notation a reply calls one of these tools; undefined for an answer. Signs of a notation may follow
 * some words, as models think aloud; a JSON object or a code block has to be all there is. What explains a notation, in a
 * code block or with words behind it, is an answer, and so is the call of a tool that is not offered.
 */
export function unparsedCall(reply: string, tools: readonly ToolSchema[]): string | undefined {
  const text = withoutThinking(reply).trim();
  const isOffered = (name: string) => toolNamed(name.replace(/^functions\./, ""), tools) !== undefined;
  if (isCodeBlock(text)) return inCodeBlock(text, isOffered);
  if (isJsonCall(text, isOffered)) return "JSON";
  if (!ENDS.test(text.slice(-100))) return undefined;
  return NOTATIONS.find(({ opens, names }) => {
    const start = text.search(opens);
    if (start < 0 || text.slice(0, start).includes("```")) return false;
    return namesIn(text.slice(start), names).some(isOffered);
  })?.family;
}

/** A ModelFault of reason "unparsed-call" for a reply that was to call a tool, and in which no call has arrived. */
export function requireParsed(
  { message, announcesCalls = false }: FoldedReply,
  tools: readonly ToolSchema[],
  model: string,
): void {
  if (tools.length === 0 || (message.tool_calls?.length ?? 0) > 0) return;
  const family = unparsedCall(plainText(message.content), tools);
  if (family === undefined && !announcesCalls) return;
  const what =
    family === undefined
      ? `The endpoint of the model "${model}" announced a tool call and sent none.`
      : `The model "${model}" wrote a tool call as text (the notation of ${family}), and its endpoint did not read it as a call.`;
  throw new ModelFault(what, {
    reason: "unparsed-call",
    hint: 'Put {"native_tool_calling": false} into the `model-features` input, or turn on the tool parser of the model\'s server.',
  });
}

function withoutThinking(text: string): string {
  const end = /^\s*<think>/i.test(text) ? text.indexOf("</think>") : -1;
  return end < 0 ? text : text.slice(end + "</think>".length);
}

/** One block and nothing beside it. */
function isCodeBlock(text: string): boolean {
  return FENCED.test(text) && text.indexOf("```", 3) === text.length - 3;
}

function inCodeBlock(text: string, isOffered: (name: string) => boolean): string | undefined {
  const [opening = "", language = ""] = FENCED.exec(text) ?? [];
  const code = text.slice(opening.length, -3).trim();
  if (language === "tool_code") return namesIn(code, CODE_CALL).some(isOffered) ? "Gemma" : undefined;
  return isJsonCall(code, isOffered) ? "JSON" : undefined;
}

/** Whole, or broken off. */
function isJsonCall(text: string, isOffered: (name: string) => boolean): boolean {
  return findJsonCalls(text, { start: 0, end: text.length }, isOffered) !== undefined || isBroken(text, isOffered);
}

function isBroken(text: string, isOffered: (name: string) => boolean): boolean {
  return ENDS.test(text.slice(-100)) && opensJsonCall(text, 0, isOffered);
}

function namesIn(text: string, names: RegExp): string[] {
  return [...text.matchAll(names)].flatMap((match) => match.slice(1).filter((name) => name !== undefined));
}
