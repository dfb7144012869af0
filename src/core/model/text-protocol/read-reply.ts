/** Finds the calls in a model's text, in any notation. */
import { unreadableCall, type WrittenCall } from "./check-call.ts";
import { findJsonCalls, type JsonCalls, opensJsonCall, readJsonCalls, skipBlanks } from "./json-call.ts";
import { ambiguousTag, type Mark, type Marked, marksIn, readTagCall, tagText } from "./tag-call.ts";

/** `thought` is the text before the first call, or the whole text without calls. Text after the calls is dropped. */
export type ReadReply = Readonly<{ reasoning: string; thought: string; calls: readonly WrittenCall[] }>;

type Fence = Readonly<{ kind: "fence"; start: number; end: number; sign: string }>;

/**
 * A code block that begins with a call is a wrapper, and its calls are meant. A block that begins with anything else is
 * a quotation, and so is everything after a backtick. Throws a fault of reason "text-protocol" if a call cannot be
 * parsed.
 */
export function readReply(text: string, isKnown: (name: string) => boolean): ReadReply {
  const reader = new Reader(text, isKnown);
  return reader.read();
}

class Reader {
  readonly #marked: Marked;
  readonly #fences: readonly Fence[];
  readonly #isKnown: (name: string) => boolean;
  #calls: WrittenCall[] = [];
  /** Offsets: of the next text to read, and of the start and the end of the prose. */
  #place = 0;
  #words = 0;
  #wordsEnd: number | undefined;
  #reasoning = "";
  /** Whether the reader is in a code block that wraps calls. */
  #wrapper = false;
  #mark = 0;
  #fence = 0;

  constructor(text: string, isKnown: (name: string) => boolean) {
    this.#marked = tagText(text, marksIn(text));
    this.#fences = fencesIn(text);
    this.#isKnown = isKnown;
  }

  read(): ReadReply {
    const { text } = this.#marked;
    for (let sign = this.#next(); sign && !this.#isAnswered(sign.start); sign = this.#next()) {
      this.#place = sign.end;
      if (sign.kind === "fence") this.#takeFence(sign);
      else if (text[sign.start - 1] !== "`") this.#takeMark(sign);
    }
    if (this.#calls.length === 0) this.#takeBareJson();
    const thought = text
      .slice(this.#words, this.#wordsEnd)
      .trim()
      .replace(/^<think>\s*/i, "");
    return { reasoning: this.#reasoning, thought, calls: this.#calls };
  }

  /** The next tag or fence. */
  #next(): Mark | Fence | undefined {
    const { marks } = this.#marked;
    while ((marks[this.#mark]?.start ?? this.#place) < this.#place) this.#mark += 1;
    while ((this.#fences[this.#fence]?.start ?? this.#place) < this.#place) this.#fence += 1;
    const [mark, fence] = [marks[this.#mark], this.#fences[this.#fence]];
    return mark && fence ? (mark.start < fence.start ? mark : fence) : (mark ?? fence);
  }

  // A model that writes the result of its own call continues from invented output.
  #isAnswered(start: number): boolean {
    return this.#calls.length > 0 && /^EXECUTION RESULT of \[/m.test(this.#marked.text.slice(this.#place, start));
  }

  #takeFence(fence: Fence): void {
    if (this.#wrapper) {
      this.#wrapper = false;
      return;
    }
    const { text } = this.#marked;
    const inside = skipBlanks(text, fence.end);
    const close = this.#fenceAfter(fence);
    const json = this.#jsonCalls(inside, close?.start ?? text.length);
    if (json) this.#take(json.calls, fence.start, json.end);
    const next = this.#next();
    const isCall = next?.start === inside && (next.kind === "function" || next.kind === "wrapper");
    this.#wrapper = json !== undefined || isCall;
    if (!this.#wrapper) this.#place = close?.end ?? fence.end;
    else this.#wordsEnd ??= fence.start;
  }

  /** JSON that begins like a call and is incomplete is not text for people. */
  #jsonCalls(start: number, end: number): JsonCalls | undefined {
    const { text } = this.#marked;
    if (opensJsonCall(text, start, this.#isKnown)) return readJsonCalls(text, start);
    return findJsonCalls(text, { start, end }, this.#isKnown);
  }

  #fenceAfter(open: Fence): Fence | undefined {
    for (let index = this.#fence + 1; index < this.#fences.length; index += 1) {
      const fence = this.#fences[index];
      if (fence?.sign.startsWith(open.sign)) return fence;
    }
    return undefined;
  }

  #takeMark(mark: Mark): void {
    switch (mark.kind) {
      case "function": {
        if (mark.style === "bare") return; // `Array<Function>`
        const { call, end } = readTagCall(this.#marked, this.#mark);
        this.#take([call], mark.start, end);
        return;
      }
      case "wrapper":
        this.#takeWrapper(mark);
        return;
      case "end-think":
        this.#takeThinking(mark);
        return;
      case "parameter":
        if (mark.style === "equals") throw unreadableCall("a parameter stands outside of a function.");
        return;
      case "end-parameter":
        if (this.#calls.length > 0) throw ambiguousTag(this.#calls.at(-1)?.name ?? "");
        return;
      default:
        return;
    }
  }

  #takeWrapper(mark: Mark): void {
    const { text, marks } = this.#marked;
    const inside = skipBlanks(text, mark.end);
    const next = marks[this.#mark + 1];
    if (text[inside] === "{" || text[inside] === "[") {
      const { calls, end } = readJsonCalls(text, inside);
      this.#take(calls, mark.start, end);
    } else if (next?.start === inside && next.kind === "function") {
      this.#wordsEnd ??= mark.start;
    } else if (opensLine(text, mark.start)) {
      throw unreadableCall("there is no call between <tool_call> and </tool_call>.");
    }
  }

  /** Everything before it is reasoning, including calls. */
  #takeThinking(mark: Mark): void {
    this.#reasoning = this.#marked.text
      .slice(0, mark.start)
      .replace(/^\s*<think>/i, "")
      .trim();
    this.#words = mark.end;
    this.#wordsEnd = undefined;
    this.#wrapper = false;
    this.#calls = [];
  }

  #takeBareJson(): void {
    const { text } = this.#marked;
    const start = skipBlanks(text, this.#words);
    const json = this.#jsonCalls(start, text.length);
    if (json) this.#take(json.calls, start, json.end);
  }

  #take(calls: readonly WrittenCall[], start: number, end: number): void {
    this.#calls.push(...calls);
    this.#wordsEnd ??= start;
    this.#place = end;
  }
}

/** Whether only blanks come before it on its line. */
function opensLine(text: string, start: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 40), start));
}

function fencesIn(text: string): Fence[] {
  return [...text.matchAll(/^[ \t]{0,20}(`{3,}|~{3,}(?!~))[^\n`]*$/gm)].map((match) => {
    const sign = match[1] ?? "";
    return { kind: "fence", start: match.index, end: match.index + match[0].length, sign };
  });
}
