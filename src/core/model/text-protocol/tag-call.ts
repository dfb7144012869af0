/**
 * Finds the tags of the text protocol in a model's text, and parses one call that is written in them. The end of its
 * values follows from the text behind them. It never guesses.
 */
import { leadingJson } from "../../../lib/json.ts";
import { unreadableCall, type WrittenCall, type WrittenValue } from "./check-call.ts";
import { skipBlanks } from "./json-call.ts";

/** The text, its marks, and for each mark the kind of the next one that could decide where an open value ends. */
export type Marked = Readonly<{ text: string; marks: readonly Mark[]; deciding: readonly (MarkKind | undefined)[] }>;

/** `end` is the offset after the call. */
export type TagCall = Readonly<{ call: WrittenCall; end: number }>;

type Parameters = WrittenCall["parameters"];

type Value = Readonly<{ text: string; next: number }>;

export function tagText(text: string, marks: readonly Mark[]): Marked {
  const deciding: (MarkKind | undefined)[] = [];
  let next: MarkKind | undefined;
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    deciding[index] = next;
    const kind = marks[index]?.kind;
    if (kind === "end-parameter" || kind === "function") next = kind;
  }
  return { text, marks, deciding };
}

/**
 * The call that the mark at `index` opens. The end of the call closes open tags, and the end of the text closes the
 * call.
 */
export function readTagCall(marked: Marked, index: number): TagCall {
  const open = marked.marks[index];
  if (!open?.name) throw unreadableCall("a `<function=` without a name that can be read.");
  const { name } = open;
  if (open.isClosed) return { call: { name, parameters: [] }, end: open.end };
  const json = jsonBody(marked, open);
  const start = json ? firstFrom(marked.marks, index + 1, json.end) : index + 1;
  const { parameters, end } = readParameters(marked, open, start);
  return { call: { name, parameters: [...(json?.parameters ?? []), ...parameters] }, end };
}

function readParameters(marked: Marked, open: Mark, start: number) {
  const { text, marks } = marked;
  const parameters: [string, WrittenValue][] = [];
  let next = start;
  for (let mark = marks[next]; mark; mark = marks[next]) {
    const kind = mark.isEscaped === open.isEscaped ? mark.kind : undefined;
    if (kind === "end-function") return { parameters, end: mark.end };
    if (kind === "function" || kind === "end-wrapper") return { parameters, end: mark.start };
    if (kind === "end-parameter") throw ambiguousTag(open.name);
    if (kind === "parameter") {
      const value = readValue(marked, next);
      parameters.push([mark.name, { kind: "text", text: value.text }]);
      next = value.next;
    } else next += 1;
  }
  return { parameters, end: text.length };
}

/** For an unexpected closing tag: it may be part of the value before it, which was then cut. */
export function ambiguousTag(name: string): Error {
  return unreadableCall(
    `in the call of ${name} it is not clear where a value ends. If \`</parameter>\` is part of a value, write the whole call as JSON between <tool_call> and </tool_call>.`,
  );
}

/** Some models write the arguments as one JSON object between the tags of the function. */
function jsonBody(
  { text }: Marked,
  { end, name }: Mark,
): Readonly<{ parameters: Parameters; end: number }> | undefined {
  const start = skipBlanks(text, end);
  if (text[start] !== "{") return undefined;
  const object = leadingJson(text, start);
  if (!object || typeof object.value !== "object") throw unreadableCall(`the arguments of ${name} are no JSON object.`);
  const entries = Object.entries(object.value ?? {});
  return { parameters: entries.map(([key, value]) => [key, { kind: "json", value }]), end: object.end };
}

function firstFrom(marks: readonly Mark[], index: number, offset: number): number {
  let next = index;
  while ((marks[next]?.start ?? offset) < offset) next += 1;
  return next;
}

function readValue(marked: Marked, index: number): Value {
  const { text, marks, deciding } = marked;
  const open = marks[index];
  if (!open?.name) throw unreadableCall("a `<parameter=` without a name that can be read.");
  if (open.isClosed) return { text: "", next: index + 1 };
  let depth = 0;
  let lastEnd: number | undefined;
  for (let next = index + 1; next < marks.length; next += 1) {
    const mark = marks[next];
    if (!mark || mark.isEscaped !== open.isEscaped) continue;
    if (mark.kind === "end-parameter") {
      if (depth === 0 || isLastOfValue(marked, next)) return { text: cut(text, open.end, mark.start), next: next + 1 };
      depth -= 1;
      lastEnd = next;
    } else if (mark.kind === "parameter") {
      if (mark.style === open.style && mark.name !== "") throw unclosed(open.name, mark.name);
      depth += 1;
    } else if (isEndOfCall(mark) && deciding[next] !== "end-parameter") {
      return endedBy(marked, open, lastEnd, next);
    }
  }
  return endedBy(marked, open, lastEnd, marks.length);
}

function isEndOfCall({ kind }: Mark): boolean {
  return kind === "end-function" || kind === "end-wrapper";
}

/** Whether the next parameter, the end of the call, or nothing follows the tag. */
function isLastOfValue({ text, marks }: Marked, index: number): boolean {
  const [mark, following] = [marks[index], marks[index + 1]];
  const start = skipBlanks(text, mark?.end ?? 0);
  if (start === text.length) return true;
  return (
    following?.start === start && (isEndOfCall(following) || (following.kind === "parameter" && following.name !== ""))
  );
}

/** The value of a parameter that is not closed, or was closed before something that looked like a part of it. */
function endedBy({ text, marks }: Marked, open: Mark, lastEnd: number | undefined, next: number): Value {
  const closed = lastEnd === undefined ? undefined : marks[lastEnd];
  const end = closed?.start ?? marks[next]?.start ?? text.length;
  return { text: cut(text, open.end, end), next: lastEnd === undefined ? next : lastEnd + 1 };
}

/** One line break at each end belongs to the tags. */
function cut(text: string, start: number, end: number): string {
  return text
    .slice(start, end)
    .replace(/^\r?\n/, "")
    .replace(/\r?\n$/, "");
}

function unclosed(name: string, next: string): Error {
  return unreadableCall(
    `the parameter ${name} is not closed before ${next} begins. If that is part of its value, write the whole call as JSON between <tool_call> and </tool_call>.`,
  );
}

type MarkKind =
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
