/** Finds the tags of the text protocol in a model's text. `readTagCall` and `readReply` interpret them. */

export type MarkKind =
  | "function"
  | "end-function"
  | "parameter"
  | "end-parameter"
  | "wrapper"
  | "end-wrapper"
  | "think"
  | "end-think";

/** `equals`: `<parameter=x>`; `attribute`: `<parameter name="x">`; `bare`: without a name, so it may be an unrelated tag. */
export type MarkStyle = "equals" | "attribute" | "bare";

export type Mark = Readonly<{
  kind: MarkKind;
  /** Offsets in the text: of the tag's first character, and after its last one. */
  start: number;
  end: number;
  /** "" if there is no valid name. */
  name: string;
  style: MarkStyle;
  /** Written with `&lt;` and `&gt;`, like all other tags of its call. */
  isEscaped: boolean;
  /** `<function=x/>` */
  isClosed: boolean;
}>;

// Every part is bounded, or ends at the next tag, so the time is linear in the length of the text.
const TAG = /(<|&lt;)(\/?)(function_calls|function|invoke|parameter|tool_call|think)(?!\w)/gi;
const NAME = /\s{0,20}(=|\sname\s{0,20}=)\s{0,20}["']?([\w.:-]{1,100})["']?/iy;
const TAIL = /(?:[ \t][^<>\n]{0,200}?)?(\/?)(?:>|&gt;)|[ \t]{0,20}(?=\r?\n)/iy;
const END = /\s{0,20}(?:>|&gt;)?/iy;

const KINDS: Readonly<Record<string, readonly [opens: MarkKind, ends: MarkKind]>> = {
  function: ["function", "end-function"],
  invoke: ["function", "end-function"],
  parameter: ["parameter", "end-parameter"],
  tool_call: ["wrapper", "end-wrapper"],
  function_calls: ["wrapper", "end-wrapper"],
  think: ["think", "end-think"],
};

/** In the order of the text. */
export function marksIn(text: string): Mark[] {
  return [...text.matchAll(TAG)].map((match) => {
    const [tag, lt = "", slash = "", word = ""] = match;
    const [opens, ends] = KINDS[word.toLowerCase()] ?? (["function", "end-function"] as const);
    const place = { start: match.index, isEscaped: lt !== "<" };
    const after = match.index + tag.length;
    if (slash !== "") return { ...place, ...closing(text, after), kind: ends };
    return { ...place, ...opening(text, after, opens), kind: opens };
  });
}

/** Whether a text contains anything that is parsed as a tag. */
export function hasMarks(text: string): boolean {
  return text.search(TAG) >= 0;
}

type Shape = Pick<Mark, "end" | "name" | "style" | "isClosed">;

function closing(text: string, after: number): Shape {
  return { end: after + (matchAt(END, text, after)?.[0].length ?? 0), ...NAMELESS };
}

const NAMELESS = { name: "", style: "bare", isClosed: false } as const;

function opening(text: string, after: number, kind: MarkKind): Shape {
  const isNamed = kind === "function" || kind === "parameter";
  const name = isNamed ? matchAt(NAME, text, after) : undefined;
  if (!name) return { ...closing(text, after), ...(isNamed && text[after] === "=" && { style: "equals" }) };
  const end = after + name[0].length;
  const style = name[1] === "=" ? "equals" : "attribute";
  const tail = matchAt(TAIL, text, end);
  const named = { name: name[2] ?? "", style } as const;
  if (tail) return { ...named, end: end + tail[0].length, isClosed: tail[1] === "/" };
  // `<parameter=a=b</parameter>`: the value follows a second equals sign.
  const isValue = kind === "parameter" && style === "equals" && text[end] === "=";
  return isValue ? { ...named, end: end + 1, isClosed: false } : { name: "", style, end, isClosed: false };
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text) ?? undefined;
}
