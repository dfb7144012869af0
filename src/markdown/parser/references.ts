/** Definitions of links: `[label]: address "title"`. */
import { isBlank, isBlankOrTab, isPunctuation, matchAt, trim } from "./characters.ts";
import { withoutEntities, withoutEscapes } from "./entities.ts";

export type Reference = Readonly<{ url: string; title: string }>;

const LONGEST_LABEL = 1000;
const DEEPEST_PARENTHESES = 32;

/**
 * A definition can be used any number of times, and each use repeats its address: GitHub lets all of them together have so
 * many characters, or as many as the text.
 */
const MOST_REPEATED = 100_000;

export class References {
  readonly #byLabel = new Map<string, Reference>();
  #left: number;

  constructor(length: number) {
    this.#left = Math.max(MOST_REPEATED, length);
  }

  /** The first definition of a label counts. */
  define(label: string, reference: Reference): void {
    const name = normalLabel(label);
    if (name !== "" && !this.#byLabel.has(name)) this.#byLabel.set(name, reference);
  }

  use(label: string): Reference | undefined {
    if (label === "" || label.length > LONGEST_LABEL || this.#byLabel.size === 0) return undefined;
    const found = this.#byLabel.get(normalLabel(label));
    const length = found ? found.url.length + found.title.length : 0;
    if (!found || length > this.#left) return undefined;
    this.#left -= length;
    return found;
  }

  get labels(): Iterable<string> {
    return this.#byLabel.keys();
  }
}

/** Labels are the same where this is the same: case and the kind of blanks do not count. */
export function normalLabel(label: string): string {
  return trim(label)
    .replaceAll(/[ \t\n\v\f\r]+/g, " ")
    .toLowerCase()
    .toUpperCase();
}

export type Label = Readonly<{ label: string; end: number }>;

/** The label between the brackets that begin there, and the place after it. */
export function labelAt(text: string, at: number): Label | undefined {
  if (text[at] !== "[") return undefined;
  let next = at + 1;
  while (next < text.length && text[next] !== "[" && text[next] !== "]") {
    next += text[next] === "\\" && isPunctuation(text.charAt(next + 1)) ? 2 : 1;
    if (next - at - 1 > LONGEST_LABEL) return undefined;
  }
  return text[next] === "]" ? { label: trim(text.slice(at + 1, next)), end: next + 1 } : undefined;
}

export type Address = Readonly<{ raw: string; end: number }>;

/** The address of a link that begins there, in angle brackets or not. */
export function addressAt(text: string, at: number): Address | undefined {
  return text[at] === "<" ? bracketedAddress(text, at) : plainAddress(text, at);
}

function bracketedAddress(text: string, at: number): Address | undefined {
  for (let next = at + 1; next < text.length; next += 1) {
    const sign = text[next];
    if (sign === ">") return next + 1 >= text.length ? undefined : { raw: text.slice(at + 1, next), end: next + 1 };
    if (sign === "\\") next += 1;
    else if (sign === "\n" || sign === "<") return undefined;
  }
  return undefined;
}

function plainAddress(text: string, at: number): Address | undefined {
  let depth = 0;
  let next = at;
  for (; next < text.length; next += 1) {
    const sign = text.charAt(next);
    if (sign === "\\" && isPunctuation(text.charAt(next + 1))) next += 1;
    else if (sign === "(") depth += 1;
    else if (sign === ")" && depth === 0) break;
    else if (sign === ")") depth -= 1;
    else if (isBlank(sign)) {
      if (next === at) return undefined;
      break;
    }
    if (depth > DEEPEST_PARENTHESES) return undefined;
  }
  return next >= text.length ? undefined : { raw: text.slice(at, next), end: next };
}

/** GitHub takes the longest: a quote behind a backslash ends the title only where no other does. */
const TITLE = /"(?:\\"|[^"])*"|'(?:\\'|[^'])*'|\((?:\\[()]|[^()])*\)/y;

/** The title that begins there, with its quotes; "" if there is none. */
export function titleAt(text: string, at: number): string {
  return matchAt(TITLE, text, at);
}

export function cleanAddress(raw: string): string {
  return withoutEscapes(withoutEntities(trim(raw)));
}

export function cleanTitle(raw: string): string {
  return raw === "" ? "" : withoutEscapes(withoutEntities(raw.slice(1, -1)));
}

/** Blanks with at most one line end. */
function afterLineEnd(text: string, at: number): number {
  const next = afterTabs(text, at);
  return text[next] === "\n" ? afterTabs(text, next + 1) : next;
}

function afterTabs(text: string, at: number): number {
  let next = at;
  while (isBlankOrTab(text.charAt(next))) next += 1;
  return next;
}

/** The end of a definition that begins there, after it has been noted; undefined where there is none. */
export function definitionAt(text: string, at: number, references: References): number | undefined {
  const found = labelAt(text, at);
  if (!found || found.label === "" || text[found.end] !== ":") return undefined;
  const address = addressAt(text, afterLineEnd(text, found.end + 1));
  if (!address) return undefined;
  const beforeTitle = afterLineEnd(text, address.end);
  const title = beforeTitle === address.end ? "" : titleAt(text, beforeTitle);
  const end = title === "" ? undefined : endOfLine(text, beforeTitle + title.length);
  const url = cleanAddress(address.raw);
  if (end !== undefined) references.define(found.label, { url, title: cleanTitle(title) });
  if (end !== undefined) return end;
  // A title with words behind it belongs to the text, if it is on a line of its own.
  const lineEnd = endOfLine(text, address.end);
  if (lineEnd !== undefined) references.define(found.label, { url, title: title === "" ? "" : cleanTitle(title) });
  return lineEnd;
}

/** The place after the line end, if nothing but blanks is before it. */
function endOfLine(text: string, at: number): number | undefined {
  const next = afterTabs(text, at);
  if (next >= text.length) return next;
  return text[next] === "\n" ? next + 1 : undefined;
}
