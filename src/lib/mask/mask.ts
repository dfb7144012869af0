/**
 * Hides known secrets in a text before anybody sees it, whole or in pieces that may be cut anywhere, in whatever
 * common encoding they stand there.
 */
import { beforeEscape, decoded, formsOf, isEscaped, startOfOpenEscape } from "./forms.ts";

/** This replaces a secret. */
export const HIDDEN = "<secret-hidden>";

export type Mask = Readonly<{
  /** Returns `text` with each secret replaced; the same text if it contains none. */
  mask(text: string): string;
  /** For a text that continues: the part that is certain, and the rest, which may start a secret, unchanged. */
  begin(text: string): Readonly<{ safe: string; rest: string }>;
}>;

/**
 * Replaces every value by `mark`: as it is or escaped for JSON, shells, URLs or HTML; in base64 (also as a part of
 * something larger) or hex; also broken into lines, and its lines of 16 characters or more. Values of fewer than 6
 * characters are ignored. Takes time in proportion to the text.
 */
export function maskOf(values: Iterable<string>, mark = HIDDEN): Mask {
  const forms = new Set([...values].flatMap(formsOf));
  if (forms.size === 0) return NOTHING;
  const automaton = new Automaton(forms);
  return Object.freeze<Mask>({
    mask: (text) => replaced(text, findAll(automaton, text).spans, mark),
    begin(text) {
      const { spans, open } = findAllIn(automaton, text);
      const cut = spans.find(({ start, end }) => start < open && open < end)?.start ?? open;
      const whole = spans.filter(({ end }) => end <= cut);
      return { safe: replaced(text.slice(0, cut), whole, mark), rest: text.slice(cut) };
    },
  });
}

const NOTHING: Mask = Object.freeze({
  mask: (text: string) => text,
  begin: (text: string) => ({ safe: text, rest: "" }),
});

type FoundSpans = Readonly<{ spans: readonly Span[]; open: number }>;

/** Like `findAll` for a text that continues: an escape at its end may become any character. */
function findAllIn(automaton: Automaton, text: string): FoundSpans {
  const { spans, open } = findAll(automaton, text);
  const unfinished = startOfOpenEscape(text);
  if (unfinished === text.length) return { spans, open: beforeEscape(text, open) };
  const before = Math.min(findAll(automaton, text.slice(0, unfinished)).open, unfinished);
  return { spans, open: beforeEscape(text, Math.min(open, before)) };
}

/** Merged spans, in order, and the start of what may become another one. */
function findAll(automaton: Automaton, text: string): FoundSpans {
  const plain = automaton.scan(text);
  if (!isEscaped(text)) return { spans: joined(plain.spans), open: plain.open };
  const { text: clear, startOf, endOf } = decoded(text);
  const { spans, open } = automaton.scan(clear);
  const within = spans.map(({ start, end }) => ({ start: startOf(start), end: endOf(end - 1) }));
  return { spans: joined([...plain.spans, ...within]), open: Math.min(plain.open, startOf(open)) };
}

function joined(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (!last || span.start >= last.end) result.push(span);
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return result;
}

function replaced(text: string, spans: readonly Span[], mark: string): string {
  if (spans.length === 0) return text;
  const pieces: string[] = [];
  let end = 0;
  for (const span of spans) {
    pieces.push(text.slice(end, span.start), mark);
    end = span.end;
  }
  return pieces.join("") + text.slice(end);
}

/** From `start` to before `end`. */
type Span = Readonly<{ start: number; end: number }>;

type Scan = Readonly<{
  /** The longest match at each place where one ends, in order of their ends. Matches may overlap. */
  spans: readonly Span[];
  /** The start of what may become a match if the text continues; its length if there is none. */
  open: number;
}>;

/**
 * Single line breaks are skipped, because long lines get broken. If there are several in a row, all except the first
 * count.
 */
class Automaton {
  // One entry for each state; state 0 is the start. Children are a linked list, because most states have only one.
  readonly #code: number[] = [0];
  readonly #child: number[] = [0];
  readonly #sibling: number[] = [0];
  readonly #depth: number[] = [0];
  readonly #fail: number[] = [0];
  /** The length of the longest needle that ends here, 0 for none. */
  readonly #found: number[] = [0];
  readonly #first = new Int32Array(0x10000);

  constructor(needles: Iterable<string>) {
    for (const needle of needles) this.#add(needle);
    this.#link();
  }

  scan(text: string): Scan {
    const spans: Span[] = [];
    let state = 0;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < 14 && isPassedOver(text, index)) continue;
      state = state === 0 ? this.#start(code) : this.#next(state, code);
      const length = this.#found[state] ?? 0;
      if (length > 0) spans.push({ start: back(text, index + 1, length), end: index + 1 });
    }
    return { spans, open: back(text, text.length, this.#depth[state] ?? 0) };
  }

  #add(needle: string): void {
    let state = 0;
    for (let index = 0; index < needle.length; index += 1) {
      const code = needle.charCodeAt(index);
      if (!isPassedOver(needle, index)) state = this.#step(state, code) || this.#grow(state, code);
    }
    this.#found[state] = this.#depth[state] ?? 0;
  }

  #grow(parent: number, code: number): number {
    const state = this.#code.push(code) - 1;
    this.#child.push(0);
    this.#fail.push(0);
    this.#found.push(0);
    this.#depth.push((this.#depth[parent] ?? 0) + 1);
    if (parent === 0) this.#first[code] = state;
    this.#sibling.push(this.#child[parent] ?? 0);
    this.#child[parent] = state;
    return state;
  }

  /** Breadth first, so that the fallback of a state is known before the state. */
  #link(): void {
    const queue = this.#children(0);
    for (const state of queue) {
      const fallback = this.#fail[state] ?? 0;
      this.#found[state] ||= this.#found[fallback] ?? 0;
      for (const child of this.#children(state)) {
        this.#fail[child] = this.#next(fallback, this.#code[child] ?? 0);
        queue.push(child);
      }
    }
  }

  #children(state: number): number[] {
    const children: number[] = [];
    for (let child = this.#child[state] ?? 0; child !== 0; child = this.#sibling[child] ?? 0) children.push(child);
    return children;
  }

  #start(code: number): number {
    return this.#first[code] ?? 0;
  }

  /** The child of a state, 0 for none. */
  #step(state: number, code: number): number {
    if (state === 0) return this.#start(code);
    let child = this.#child[state] ?? 0;
    while (child !== 0 && this.#code[child] !== code) child = this.#sibling[child] ?? 0;
    return child;
  }

  #next(from: number, code: number): number {
    let state = from;
    let next = this.#step(state, code);
    while (next === 0 && state !== 0) {
      state = this.#fail[state] ?? 0;
      next = this.#step(state, code);
    }
    return next;
  }
}

const [LF, CR] = [10, 13];

function isPassedOver(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code !== LF) return code === CR;
  let before = index - 1;
  while (text.charCodeAt(before) === CR) before -= 1;
  return text.charCodeAt(before) !== LF;
}

/** The start of the last `length` characters before `end`, not counting skipped ones. */
function back(text: string, end: number, length: number): number {
  let [start, left] = [end, length];
  while (left > 0) {
    start -= 1;
    if (!isPassedOver(text, start)) left -= 1;
  }
  return start;
}

/** Replaces known secrets in texts for people. */
export type Redact = (text: string) => string;

/** Like `maskOf`, but with a mark that Markdown shows. Secrets that the log has already hidden get it too. */
export function redactor(secrets: readonly string[]): Redact {
  return maskOf([HIDDEN, ...secrets], "***").mask;
}

export type StreamMask = Readonly<{
  /** Returns the part of the text that is certain. Text that may be the start of a secret is held back. */
  push(text: string): string;
  /** Returns the rest. The next text is a new one. */
  end(): string;
}>;

/**
 * This much held-back text is searched again with every piece; more of it only after as much has arrived in addition.
 */
const LOOK_AGAIN = 4096;

/**
 * Gets the current mask at each search, so that secrets found in the meantime are hidden too. Takes time in proportion
 * to the text, however long the held-back part becomes: a run of backslashes is held to its end.
 */
export function streamMask(current: () => Mask): StreamMask {
  let held = "";
  let fresh = "";
  const take = () => {
    const text = held + fresh;
    fresh = "";
    return text;
  };
  return Object.freeze<StreamMask>({
    push(text) {
      fresh += text;
      if (held.length > LOOK_AGAIN && fresh.length < held.length) return "";
      const { safe, rest } = current().begin(take());
      held = rest;
      return safe;
    },
    end() {
      const rest = current().mask(take());
      held = "";
      return rest;
    },
  });
}
