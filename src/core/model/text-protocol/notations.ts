/** The special notations in which models write tool calls, and where a tool's name is in them. */

/** The server loses a call in such a notation unless it has a parser for it. `family` names models that write like this. */
type Notation = Readonly<{
  family: string;
  /** Matches the start of a call. */
  opens: RegExp;
  /** Matches the tool's name in the call. */
  names: RegExp;
}>;

// Every part is bounded, so the time is linear in the length of the text.
const JSON_NAME = String.raw`"(?:tool_)?name"\s{0,20}:\s{0,20}"([\w.-]{1,100})"`;
const FUNCTION_NAME = String.raw`<function=["']?([\w.-]{1,100})`;
const INVOKE_NAME = String.raw`<(?:｜DSML｜)?invoke\s{1,20}name=["']?([\w.-]{1,100})`;

const NOTATIONS: readonly Notation[] = [
  { family: "Hermes and Qwen", opens: /<tool_calls?>\s{0,100}[[{]/g, names: RegExp(JSON_NAME, "g") },
  {
    family: "Qwen Coder",
    opens: /(?:<(?:\w{1,20}:)?(?:tool_call|function_calls)>\s{0,100})?<function=/g,
    names: RegExp(FUNCTION_NAME, "g"),
  },
  {
    family: "Claude and MiniMax, `<invoke>`",
    opens: /(?:<(?:\w{1,20}:)?(?:tool_call|function_calls)>\s{0,100})?<invoke\s/g,
    names: RegExp(INVOKE_NAME, "g"),
  },
  {
    family: "GLM",
    opens: /<tool_call>\s{0,20}[\w.-]{1,100}\s{0,20}<(?:arg_key|\/tool_call)>/g,
    names: /<tool_call>\s{0,20}([\w.-]{1,100})\s{0,20}</g,
  },
  {
    family: "Llama",
    opens: /<\|python_(?:tag|start)\|>|^\[[\w.-]{1,100}\(/gm,
    names: RegExp(
      String.raw`${JSON_NAME}|<\|python_tag\|>\s{0,20}([\w-]{1,100})\.call\(|[[,]\s{0,20}([\w.-]{1,100})\(`,
      "g",
    ),
  },
  {
    family: "Mistral",
    opens: /\[TOOL_CALLS\]/g,
    names: RegExp(String.raw`${JSON_NAME}|\[TOOL_CALLS\]\s{0,20}([\w.-]{1,100})\s{0,20}[[{]`, "g"),
  },
  {
    family: "DeepSeek",
    // Some servers write other bars and blanks.
    opens: /<[｜|](?:tool[▁_]calls?[▁_]begin[｜|]|DSML｜)/g,
    names: RegExp(
      String.raw`<[｜|]tool[▁_]call[▁_]begin[｜|]>(?:function<[｜|]tool[▁_]sep[｜|]>)?([\w.-]{1,100})\s{0,20}(?:<[｜|]tool[▁_]sep|[{\x60])|${INVOKE_NAME}`,
      "g",
    ),
  },
  {
    family: "Kimi",
    opens: /<\|tool_calls?_(?:section_)?begin\|>/g,
    names: /<\|tool_call_begin\|>\s{0,20}([\w.-]{1,100}):\d/g,
  },
  {
    family: "gpt-oss",
    opens: /<\|start\|>assistant|<\|channel\|>|^commentary\s{1,20}to=|assistantcommentary\s{1,20}to=/gm,
    names: /\bto=([\w.-]{1,100})/g,
  },
  {
    family: "Gemma",
    opens: /<(?:start_function_call|\|tool_call)>\s{0,20}call:/g,
    names: />\s{0,20}call:([\w.-]{1,100})/g,
  },
  {
    family: "LM Studio and Nemotron",
    opens: /(?:\[TOOL_REQUEST\]|<TOOLCALL>)\s{0,20}[[{]/g,
    names: RegExp(JSON_NAME, "g"),
  },
  {
    family: "Liquid",
    opens: /<\|tool_call_start\|>/g,
    names: RegExp(String.raw`${JSON_NAME}|[[,]\s{0,20}([\w.-]{1,100})\(`, "g"),
  },
  {
    family: "ReAct",
    opens: /^Action:[ \t]{0,20}[\w.-]{1,100}[ \t]{0,20}\r?\nAction Input:/gm,
    names: /^Action:[ \t]{0,20}([\w.-]{1,100})[ \t]{0,20}\r?\nAction Input:/gm,
  },
  {
    family: "Cohere, Granite and Phi",
    opens: /<\|(?:START_ACTION|tool_calls?|action_start)\|>/g,
    names: RegExp(JSON_NAME, "g"),
  },
];

/** The start of a call in a special notation. */
export type Opening = Readonly<{ family: string; start: number }>;

/** The starts of such calls in `place`. It is `text` with other characters of equal length where no call can begin. */
export function openingsIn(text: string, place: string, isOffered: (name: string) => boolean): Opening[] {
  const found = NOTATIONS.flatMap(({ family, opens, names }) => {
    const isNamed = (match: RegExpExecArray) => match.slice(1).some((name) => name !== undefined && isOffered(name));
    const last = [...text.matchAll(names)].findLast(isNamed)?.index ?? -1;
    const starts = [...place.matchAll(opens)].map(({ index }) => index).filter((start) => start <= last);
    return starts.map((start) => ({ family, start }));
  });
  return found.sort((one, other) => one.start - other.start); // those at the same offset stay in the order of the notations
}

/** The end of a call in tags or special tokens. */
export const CLOSING = /<\/[\w:]{1,40}>|<(?:[|｜/]|end_)[^<>\s]{1,60}>|<\w{1,40}\|>/u;

/**
 * The end of a call: a bracket, a closing tag or a special token; a round bracket only after a value. Prose ends
 * differently.
 */
const ENDS = RegExp(String.raw`(?:[\]}]|["'\]}]\)|${CLOSING.source})$`, "u");

export function endsAsCall(text: string): boolean {
  return ENDS.test(text.slice(-100));
}
