/** Reads one word of a shell line: quotes, escapes and expansions. */
import { ansiText } from "./ansi.ts";
import { CLOSE, COMMA, expandBraces, OPEN } from "./braces.ts";
import { UNRESOLVED, type Word } from "./command.ts";
import type { Source } from "./source.ts";

/** Whoever reads the commands that stand inside of words. */
export type Inside = Readonly<{
  /** Up to the bracket that closes them, which is taken too. */
  commands(source: Source): void;
  text(text: string): void;
  /** One level deeper; it may be that nothing more is read then. */
  nested(source: Source, act: () => void): void;
  problem(words: string): void;
}>;

type Draft = { text: string; hasGlob: boolean; isQuoted: boolean; hasBraces: boolean };

const END = /[ \t\n;&|<>()]/;
/** What `<(…)` becomes. */
const PIPE = "/dev/fd/63";
const NAME = /[A-Za-z_]\w*|\d|[?#$!@*_-]/y;

/** One word as it is written, or several if it has braces. */
export function readWords(source: Source, inside: Inside): readonly Word[] {
  const draft: Draft = { text: "", hasGlob: false, isQuoted: false, hasBraces: false };
  while (!source.isAtEnd && (!END.test(source.next) || isProcess(source))) readPart(source, draft, inside);
  const { text, hasGlob, isQuoted, hasBraces } = draft;
  const texts = hasBraces ? expandBraces(text) : [text];
  return texts.map((one) => ({ text: one, hasGlob, isQuoted }));
}

/** The expansions in the body of a here-document. */
export function readBody(source: Source, inside: Inside): string {
  const draft: Draft = { text: "", hasGlob: false, isQuoted: true, hasBraces: false };
  while (!source.isAtEnd) readQuotedPart(source, draft, inside);
  return draft.text;
}

function isProcess(source: Source): boolean {
  return source.startsWith("<(") || source.startsWith(">(");
}

function readPart(source: Source, draft: Draft, inside: Inside): void {
  const next = source.next;
  if (next === "'") quote(draft, single(source, inside));
  else if (next === '"') double(source, draft, inside);
  else if (next === "\\") plainEscape(source, draft);
  else if (next === "$" || next === "`") expand(source, draft, inside, false);
  else if (isProcess(source)) {
    source.take(2);
    inside.commands(source);
    draft.text += PIPE;
  } else plain(source.take(), draft);
}

function plain(character: string, draft: Draft): void {
  const mark = { "{": OPEN, ",": COMMA, "}": CLOSE }[character];
  if (character === "{") draft.hasBraces = true;
  if (/[*?[]/.test(character)) draft.hasGlob = true;
  draft.text += mark !== undefined && draft.hasBraces ? mark : character;
}

function quote(draft: Draft, text: string): void {
  draft.isQuoted = true;
  draft.text += text;
}

function single(source: Source, inside: Inside): string {
  source.take();
  const start = source.index;
  const text = source.until("'");
  if (text === undefined) inside.problem("A quote is not closed.");
  return text ?? source.text.slice(start);
}

function double(source: Source, draft: Draft, inside: Inside): void {
  source.take();
  quote(draft, "");
  while (!source.isAtEnd && source.next !== '"') readQuotedPart(source, draft, inside);
  if (!source.skip('"')) inside.problem("A quote is not closed.");
}

function readQuotedPart(source: Source, draft: Draft, inside: Inside): void {
  if (source.next === "$" || source.next === "`") expand(source, draft, inside, true);
  else if (source.next === "\\") quotedEscape(source, draft);
  else draft.text += source.match(/[^"$`\\]+/y) ?? source.take();
}

function quotedEscape(source: Source, draft: Draft): void {
  const [, escaped = ""] = source.take(2);
  if (escaped !== "\n") draft.text += '$`"\\'.includes(escaped) ? escaped : `\\${escaped}`;
}

function plainEscape(source: Source, draft: Draft): void {
  const [, escaped = ""] = source.take(2);
  if (escaped !== "\n") quote(draft, escaped);
}

function expand(source: Source, draft: Draft, inside: Inside, isInQuotes: boolean): void {
  inside.nested(source, () => expandHere(source, draft, inside, isInQuotes));
}

function expandHere(source: Source, draft: Draft, inside: Inside, isInQuotes: boolean): void {
  if (source.skip("`")) {
    backticks(source, draft, inside, isInQuotes);
    return;
  }
  source.take(); // the dollar
  if (!isInQuotes && source.next === "'") quote(draft, ansi(source, inside));
  else if (!isInQuotes && source.next === '"') double(source, draft, inside);
  else draft.text += isExpansion(source, inside, isInQuotes) ? UNRESOLVED : "$";
}

function isExpansion(source: Source, inside: Inside, isInQuotes: boolean): boolean {
  if (source.skip("((")) arithmetic(source, inside);
  else if (source.skip("(")) inside.commands(source);
  else if (source.skip("{")) parameter(source, inside, isInQuotes);
  else if (source.next === "[") inside.problem(AMBIGUOUS);
  else return source.match(NAME) !== undefined;
  return true;
}

function ansi(source: Source, inside: Inside): string {
  source.take();
  const text = source.match(/(?:[^'\\]|\\[\s\S])*/y) ?? "";
  if (!source.skip("'")) inside.problem("A quote is not closed.");
  const read = ansiText(text);
  return read.includes(UNRESOLVED) ? read.slice(0, read.indexOf(UNRESOLVED)) + UNRESOLVED : read;
}

function backticks(source: Source, draft: Draft, inside: Inside, isInQuotes: boolean): void {
  const text = source.match(/(?:[^`\\]|\\[\s\S])*/y) ?? "";
  if (!source.skip("`")) inside.problem("A quote is not closed.");
  inside.text(text.replaceAll(isInQuotes ? /\\([`\\$"])/g : /\\([`\\$])/g, "$1"));
  draft.text += UNRESOLVED;
}

const AMBIGUOUS = "Shells do not agree on how this is read.";

/** Of `$(( … ))` and `(( … ))`, from after the opening. If they are closed elsewhere, they may be commands in brackets. */
export function arithmetic(source: Source, inside: Inside): void {
  const start = source.index;
  if (readUntil(source, inside, { open: "(", close: ")", unclear: /['"\\]/ }) && source.skip(")")) return;
  inside.problem(AMBIGUOUS);
  inside.text(source.text.slice(start, source.index));
}

/** Of `${ … }`. In quotes, other quotes mean this or that, depending on what stands before them. */
function parameter(source: Source, inside: Inside, isInQuotes: boolean): void {
  readUntil(source, inside, { open: "", close: "}", unclear: isInQuotes ? /['"]/ : /(?!)/ });
}

type Bracket = Readonly<{ open: string; close: string; unclear: RegExp }>;

/** Reads on to the bracket that closes, and the commands in between. Says whether it is there. */
function readUntil(source: Source, inside: Inside, { open, close, unclear }: Bracket): boolean {
  const ignored: Draft = { text: "", hasGlob: false, isQuoted: false, hasBraces: false };
  for (let depth = 1; !source.isAtEnd; ) {
    if (unclear.test(source.next)) inside.problem(AMBIGUOUS);
    if (open !== "" && source.skip(open)) depth += 1;
    else if (source.skip(close)) depth -= 1;
    else readPart(source, ignored, inside);
    if (depth === 0) return true;
  }
  inside.problem("Brackets are not closed.");
  return false;
}
