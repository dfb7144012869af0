/** Reads JSON as models and servers write it, and writes JSON so that equal values have equal texts. */
import { z } from "zod";
import { parseJson } from "./parse-json.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** `json` is the parsed text: the model's, with raw control characters and lone backslashes in strings escaped if necessary. */
export type ParsedObject = Readonly<{ json: string; value: JsonObject }>;

const ObjectSchema = z.record(z.string(), z.unknown());

/** The object that a text contains, or undefined if it is not JSON, another value, or too much. */
export function parseObject(text: string): ParsedObject | undefined {
  for (const json of [text, repairStrings(text)]) {
    const value = ObjectSchema.safeParse(jsonOrNothing(json));
    if (value.success) return { json, value: value.data };
  }
  return undefined;
}

/** `end` is the offset after the value. */
type LeadingJson = Readonly<{ value: unknown; end: number }>;

/**
 * The list or object that starts at `start`, whatever follows it; undefined if there is none. Raw line breaks and tabs
 * in its strings are accepted, and a backslash that begins no escape is one.
 */
export function leadingJson(text: string, start: number): LeadingJson | undefined {
  const end = endOfValue(text, start);
  if (end === undefined) return undefined;
  const value = jsonOrNothing(repairStrings(text.slice(start, end)));
  return value === undefined ? undefined : { value, end };
}

/** The value of a text; undefined, which no JSON text means, for what is no JSON, too much of it, or nested too deeply. */
export function jsonOrNothing(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined; // that is the answer
  }
}

const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

// Between tokens, line breaks and tabs are JSON; inside a string they are not. No regular expression finds the
// strings: on hostile input, its time would grow with the square of the length.
function repairStrings(text: string): string {
  const pieces: string[] = [];
  let end = 0;
  for (let start = text.indexOf('"'); start >= 0; start = text.indexOf('"', end)) {
    pieces.push(text.slice(end, start));
    end = endOfString(text, start);
    pieces.push(repaired(text.slice(start, end)));
  }
  return pieces.join("") + text.slice(end);
}

/** Models write `\d` of a pattern and `C:\path` as they are. */
function repaired(string: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it replaces
  const wrong = /[\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})?/g;
  return string.replaceAll(wrong, (found) => {
    if (found.startsWith("\\")) return found === "\\" ? "\\\\" : found;
    return SHORT[found] ?? `\\u${hex(found)}`;
  });
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, "0");
}

/** The offset after the quote that closes the string at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === '"') return index + 1;
  }
  return text.length;
}

/** The offset where the brackets that open at `start` are closed. Brackets in strings do not count. */
function endOfValue(text: string, start: number): number | undefined {
  if (text[start] !== "{" && text[start] !== "[") return undefined;
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index] ?? "";
    if (character === '"') index = endOfString(text, index) - 1;
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    if (depth === 0) return index + 1;
  }
  return undefined;
}

/**
 * The same JSON with U+FFFD in place of each escape that is half of a character. Text that was cut inside a character, or
 * that a model wrote so, has such halves, and strict readers refuse the whole text because of one.
 */
export function wellFormedJson(json: string): string {
  if (!/\\u[dD]/.test(json)) return json;
  return json.replaceAll(ESCAPE, (whole, half?: string) => (half === undefined ? whole : "\\ufffd"));
}

/** One escape, or the two of one character; with a group where it is half of one. */
const ESCAPE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

/** JSON without white space, with sorted keys (by code units). The value must be representable in JSON. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// Entries of a null object, in which `__proto__` is an ordinary key.
function sorted(record: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(record).sort((a, b) => (a < b ? -1 : 1));
  const result: Record<string, unknown> = Object.create(null);
  for (const key of keys) result[key] = record[key];
  return result;
}
