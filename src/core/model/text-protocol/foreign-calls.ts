/** Parses calls in the notations that models were trained on, when they use these and not the requested one. */
import { leadingJson } from "../../../lib/json.ts";
import { unreadableCall, type WrittenCall } from "./check-call.ts";
import { splitCodeBlocks, withoutSpans } from "./code-blocks.ts";
import { readJsonCalls, skipBlanks } from "./json-call.ts";
import { readArguments } from "./python-arguments.ts";

/** `thought` is the text before the first call. Text after the calls is dropped. */
type ForeignCalls = Readonly<{ thought: string; calls: readonly WrittenCall[] }>;

type CallsRead = Readonly<{ calls: readonly WrittenCall[]; end: number }>;

/**
 * `opens` matches the start of a call, with the name in its first group if the name comes before the arguments. `read`
 * gets the name, and the offset after the match of `opens`.
 */
type Notation = Readonly<{
  opens: RegExp;
  read(text: string, start: number, name: string): CallsRead;
  /** The notation also occurs in ordinary text, so the name must be that of an available function. */
  isLoose?: boolean;
}>;

const NAME = String.raw`(?:functions\.)?([\w.-]{1,100}?)`;

// Every part is bounded, so the time is linear in the length of the text.
const NOTATIONS: readonly Notation[] = [
  // Llama
  { opens: /<\|python_tag\|>\s{0,20}(?=\{)/g, read: jsonCalls },
  { opens: /<\|python_tag\|>\s{0,20}([\w-]{1,100})(?:\.call)?\(/g, read: pythonCall },
  { opens: /^\[([\w-]{1,100})\(/gm, read: pythonCalls, isLoose: true },
  // Llama 4 and Liquid
  { opens: /<\|(?:python_start|tool_call_start)\|>\s{0,20}\[?\s{0,20}([\w-]{1,100})\(/g, read: pythonCalls },
  { opens: /<\|tool_call_start\|>\s{0,20}(?=\[?\s{0,20}\{)/g, read: jsonCalls },
  // LM Studio and Nemotron
  { opens: /(?:\[TOOL_REQUEST\]|<TOOLCALL>)\s{0,20}(?=[[{])/g, read: readJsonCalls },
  // Mistral
  { opens: /\[TOOL_CALLS\]\s{0,20}(?=[[{])/g, read: jsonCalls },
  {
    opens: RegExp(
      String.raw`\[TOOL_CALLS\]\s{0,20}${NAME}\s{0,20}(?:\[CALL_ID\]\w{0,40}\s{0,20})?(?:\[ARGS\]\s{0,20})?(?=\{)`,
      "g",
    ),
    read: jsonArguments,
  },
  // DeepSeek
  {
    opens: RegExp(
      String.raw`<[｜|]tool[▁_]call[▁_]begin[｜|]>\s{0,20}(?:function<[｜|]tool[▁_]sep[｜|]>)?${NAME}\s{0,20}(?:<[｜|]tool[▁_]sep[｜|]>)?\s{0,20}(?:\x60{3}\w{0,20}\s{0,20})?(?=\{)`,
      "g",
    ),
    read: jsonArguments,
  },
  // Kimi
  {
    opens: RegExp(
      String.raw`<\|tool_call_begin\|>\s{0,20}${NAME}(?::\d{1,9})?\s{0,20}<\|tool_call_argument_begin\|>\s{0,20}(?=\{)`,
      "g",
    ),
    read: jsonArguments,
  },
  // gpt-oss
  {
    opens: RegExp(
      String.raw`(?:<\|start\|>assistant|<\|channel\|>(?:commentary|analysis)|^commentary|assistantcommentary)\s{1,20}to=${NAME}(?![\w.-])[^{}\n]{0,80}(?=\{)`,
      "gm",
    ),
    read: jsonArguments,
  },
  // Gemma
  {
    opens: /^\x60{3,}tool_code[ \t]{0,20}\r?\n\s{0,20}(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/gm,
    read: pythonLines,
    isLoose: true,
  },
  { opens: /<(?:start_function_call|\|tool_call)>\s{0,20}call:([\w.-]{1,100})\{/g, read: escapedArguments },
  // GLM
  {
    opens: /<tool_call>\s{0,20}([\w.-]{1,100})\s{0,20}(?=<arg_key>|<\/tool_call>)/g,
    read: keyedArguments,
    isLoose: true,
  },
  // ReAct
  {
    opens: RegExp(String.raw`^Action:[ \t]{0,20}${NAME}[ \t]{0,20}\r?\nAction Input:[ \t]{0,20}(?=\{)`, "gm"),
    read: jsonArguments,
    isLoose: true,
  },
  // Cohere, Granite and Phi
  { opens: /<\|(?:START_ACTION|tool_calls?|action_start)\|>\s{0,20}(?=[[{])/g, read: jsonCalls },
  { opens: /<tool_calls>\s{0,20}(?=\[)/g, read: jsonCalls },
];

/** The start of a call in the protocol's own notation, or in JSON. Notations inside of it are part of its values. */
const OWN =
  /^\s{0,100}(?:\{\s{0,100}["}]|\[\s{0,100}[[{"])|(?:<|&lt;)(?:function\s{0,20}[=\s]|invoke\s|tool_call>\s{0,100}[[{<])/i;

/**
 * The calls of the notation that comes first, outside of code unless there is only code. Undefined if there are none.
 * Throws a fault of reason "text-protocol" if a call cannot be parsed.
 */
export function readForeignCalls(text: string, isKnown: (name: string) => boolean): ForeignCalls | undefined {
  const { blocks, words } = splitCodeBlocks(text);
  const [only] = blocks;
  const isWrapped = words.trim() === "" && blocks.length === 1 && only !== undefined && only.language !== "tool_code";
  return isWrapped
    ? callsIn({ text: only.code, place: only.code, isKnown })
    : callsIn({ text, place: withoutSpans(words).padEnd(text.length), isKnown });
}

/** `place` has spaces where no call can begin. */
type SearchedText = Readonly<{ text: string; place: string; isKnown: (name: string) => boolean }>;

function callsIn(place: SearchedText): ForeignCalls | undefined {
  const own = OWN.exec(place.place)?.index ?? Number.POSITIVE_INFINITY;
  const openings = NOTATIONS.flatMap((notation) => {
    const start = startOf(notation, place);
    return start !== undefined && start < own ? [{ notation, start }] : [];
  });
  const [first] = openings.sort((one, other) => one.start - other.start);
  if (!first) return undefined;
  const calls = callsFrom(first.notation, place, first.start);
  return { thought: withoutSigns(place.text.slice(0, first.start)), calls };
}

function startOf({ opens, isLoose = false }: Notation, { text, place, isKnown }: SearchedText): number | undefined {
  for (const { index, 0: sign, 1: name = "" } of text.matchAll(opens)) {
    const isPlaced = place[index] !== " " || sign.startsWith("```"); // Gemma's fence opens a call
    if (isPlaced && (!isLoose || isKnown(name))) return index;
  }
  return undefined;
}

function callsFrom(
  { opens, read, isLoose = false }: Notation,
  { text, isKnown }: SearchedText,
  start: number,
): WrittenCall[] {
  const calls: WrittenCall[] = [];
  let end = start;
  for (const { index, 0: sign, 1: name = "" } of text.matchAll(opens)) {
    if (index < end || (isLoose && !isKnown(name))) continue;
    const reading = read(text, index + sign.length, name);
    calls.push(...reading.calls);
    end = reading.end;
  }
  return calls;
}

/** Removes the special tokens and words with which Harmony opens its channels. */
function withoutSigns(words: string): string {
  return words.replaceAll(/<\|channel\|>\w{0,20}|<\|start\|>\w{0,20}|<[|｜][^<>\n]{1,40}[|｜]>/g, " ").trim();
}

function jsonCalls(text: string, start: number): CallsRead {
  const calls: WrittenCall[] = [];
  let end = start;
  // Llama separates calls by semicolons.
  for (let place = start; text[place] === "{" || text[place] === "["; place = skipBlanks(text, end)) {
    const json = readJsonCalls(text, place);
    calls.push(...json.calls);
    end = text[json.end] === ";" ? json.end + 1 : json.end;
  }
  return { calls, end };
}

function jsonArguments(text: string, start: number, name: string): CallsRead {
  const json = leadingJson(text, start);
  if (!json || typeof json.value !== "object" || json.value === null) {
    throw unreadableCall(`the arguments of ${name} are no JSON object.`);
  }
  return { calls: [written(name, json.value)], end: json.end };
}

function written(name: string, fields: object): WrittenCall {
  return { name, parameters: Object.entries(fields).map(([key, value]) => [key, { kind: "json", value }]) };
}

function pythonCall(text: string, start: number, name: string): CallsRead {
  const found = readArguments(text, start);
  if (!found) throw unreadableCall(`the arguments of ${name} are not all given as \`name=value\`.`);
  return { calls: [written(name, found.value)], end: found.end };
}

const NEXT_IN_LIST = /\s{0,20},\s{0,20}([\w-]{1,100})\(/y;

function pythonCalls(text: string, start: number, name: string): CallsRead {
  return following(text, pythonCall(text, start, name), NEXT_IN_LIST);
}

const NEXT_LINE = /\)?\s{0,20}[\r\n]\s{0,20}(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/y;

function pythonLines(text: string, start: number, name: string): CallsRead {
  return following(text, pythonCall(text, start, name), NEXT_LINE);
}

function following(text: string, first: CallsRead, next: RegExp): CallsRead {
  const calls = [...first.calls];
  let { end } = first;
  next.lastIndex = end;
  for (let match = next.exec(text); match; match = next.exec(text)) {
    const reading = pythonCall(text, end + match[0].length, match[1] ?? "");
    calls.push(...reading.calls);
    end = reading.end;
    next.lastIndex = end;
  }
  return { calls, end };
}

const PAIR = /\s{0,20}<arg_key>([^<>]{1,100})<\/arg_key>\s{0,20}<arg_value>/y;
const VALUE_END = "</arg_value>";

function keyedArguments(text: string, start: number, name: string): CallsRead {
  const parameters: WrittenCall["parameters"][number][] = [];
  let end = start;
  PAIR.lastIndex = end;
  for (let pair = PAIR.exec(text); pair; pair = PAIR.exec(text)) {
    const from = end + pair[0].length;
    const to = text.indexOf(VALUE_END, from);
    if (to < 0) throw unreadableCall(`the value of ${pair[1]} in the call of ${name} is not closed.`);
    parameters.push([(pair[1] ?? "").trim(), { kind: "text", text: text.slice(from, to) }]);
    end = to + VALUE_END.length;
    PAIR.lastIndex = end;
  }
  return { calls: [{ name, parameters }], end };
}

const FIELD = /\s{0,20},?\s{0,20}([\w.-]{1,100})\s{0,20}:\s{0,20}(?:(<escape>|<\|"\|>)|([^,{}[\]<>]{0,1000})(?=[,}]))/y;

/**
 * Strings are between two identical delimiters. Nested values are not supported: the model has to write the call
 * differently.
 */
function escapedArguments(text: string, start: number, name: string): CallsRead {
  const parameters: WrittenCall["parameters"][number][] = [];
  let end = start;
  FIELD.lastIndex = end;
  for (let field = FIELD.exec(text); field; field = FIELD.exec(text)) {
    const [all, key = "", quote, plain = ""] = field;
    const from = end + all.length;
    const to = quote === undefined ? from : text.indexOf(quote, from);
    if (to < 0) break;
    parameters.push([key, { kind: "text", text: quote === undefined ? plain.trim() : text.slice(from, to) }]);
    end = quote === undefined ? from : to + quote.length;
    FIELD.lastIndex = end;
  }
  const close = skipBlanks(text, end);
  if (text[close] !== "}") throw unreadableCall(`the arguments of ${name} cannot be read in this notation.`);
  return { calls: [{ name, parameters }], end: close + 1 };
}
