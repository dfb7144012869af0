/** Reads the texts of lock files so that no two readers could take them for different things. */
import { parse } from "smol-toml";
import { oneLine } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import type { Locked } from "./lock.ts";

export type Table = Readonly<Record<string, unknown>>;

const DEEPEST = 200;

const TOKEN = /"(?:[^"\\]|\\[\s\S])*"?|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** Names that some readers take for more than a name. */
const SPECIAL = /^(?:__proto__|constructor|prototype|<<)$/;

/** `trailingCommas`: as Bun writes it. Throws for what is not JSON, has a name twice. */
export function readJson(text: string, { trailingCommas = false } = {}): Table {
  const tokens = text.match(TOKEN) ?? [];
  if (text.replaceAll(TOKEN, "").trim() !== "") throw new Error("it is not JSON");
  const kept = trailingCommas
    ? tokens.filter((token, at) => token !== "," || !/^[}\]]$/.test(tokens[at + 1] ?? ""))
    : tokens;
  const value: unknown = JSON.parse(trailingCommas ? kept.join(" ") : text);
  requireSingleNames(kept);
  return sound(value);
}

function requireSingleNames(tokens: readonly string[]): void {
  const open: (Set<unknown> | undefined)[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(undefined);
    else if (token === "}" || token === "]") open.pop();
    else if (token.startsWith('"') && tokens[at + 1] === ":") {
      const name: unknown = JSON.parse(token);
      const names = open.at(-1);
      if (names?.has(name)) throw new Error(`the name ${token} is there twice`);
      names?.add(name);
    }
  }
}

/** Every value is a text. Throws for what is not YAML of the plainest form, or has a name twice. */
export function readYaml(text: string): Table {
  return sound(readPlainYaml(text));
}

/** Throws for what is not TOML. */
export function readToml(text: string): Table {
  return sound(parse(text));
}

function sound(value: unknown): Table {
  requireNames(value, 0);
  return tableOf(value);
}

function requireNames(value: unknown, depth: number): void {
  if (typeof value !== "object" || value === null) return;
  if (depth > DEEPEST) throw new Error("it is nested too deeply");
  for (const [name, inner] of Object.entries(value)) {
    if (SPECIAL.test(name) && !Array.isArray(value)) throw new Error(`it has the name ${name}`);
    requireNames(inner, depth + 1);
  }
}

/** Throws for what is no table. */
export function tableOf(value: unknown): Table {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error("a part of it is not a table");
  return value as Table; // an object that is no array has names and values
}

/** An empty table for what is none. */
export function tableOr(value: unknown): Table {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? tableOf(value) : {};
}

/** Names and tables; none where there is nothing. */
export function tablesIn(value: unknown): readonly (readonly [string, Table])[] {
  return value === undefined || value === null
    ? []
    : Object.entries(tableOf(value)).map(([name, one]) => [name, tableOf(one)]);
}

export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error("a part of it is not a list");
  return value;
}

/** "" where there is none. Throws for what is no text. */
export function textOf(value: unknown): string {
  if (value === undefined) return "";
  if (typeof value !== "string") throw new Error("a part of it is not text");
  return value;
}

/** The entry with all that `said` says of it, and with a problem if that has a field that is not among `fields`. */
export function whole(entry: Locked, said: Table, fields: ReadonlySet<string>): Locked {
  const strange = Object.keys(said).find((field) => !fields.has(field));
  const problem = strange === undefined ? undefined : `has ${code(oneLine(strange, 100))}, which is not understood`;
  return { ...entry, raw: JSON.stringify([entry.raw, said]), problem: entry.problem ?? problem };
}

export function fieldsOf(names: string): ReadonlySet<string> {
  return new Set(names.split(" "));
}

/** As Python compares names: `Foo.Bar_baz` is `foo-bar-baz`. */
export function pythonName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, "-");
}

/** Returns the fields with these names. */
export function only(table: Table, names: string): Table {
  const known = new Set(names.split(" "));
  return Object.fromEntries(Object.entries(table).filter(([name]) => known.has(name)));
}

/** Returns the fields with other names. */
export function without(table: Table, names: string): Table {
  const known = new Set(names.split(" "));
  return Object.fromEntries(Object.entries(table).filter(([name]) => !known.has(name)));
}

const DOUBLE = String.raw`"(?:[^"\\]|\\.)*"`;
const SINGLE = "'(?:[^']|'')*'";
/** A text without quotes begins with no sign that means something to YAML. */
const START = "(?:[^\\s\\-?:,[\\]{}#&*!|>'\"%@`]|-(?=\\S))";
const REST = "(?:[^\\s:]|:(?=\\S)|\\s+(?=[^\\s#]))*";
const QUOTED = new RegExp(`^(?:${DOUBLE}|${SINGLE})$`);
const PLAIN = new RegExp(`^${START}${REST}$`);
const FIELD = new RegExp(`^(${DOUBLE}|${SINGLE}|${START}${REST}):(?: +(\\S.*))?$`);

type Line = Readonly<{ indent: number; text: string }>;
type Lines = { readonly all: readonly Line[]; at: number };

/**
 * The YAML that pnpm and Yarn write: maps by indentation, lists of texts, and one line for each value. Every value is
 * a text, a list or a map, and "" where there is none. Throws for what it does not understand: what is not of this form is
 * refused, never guessed.
 */
export function readPlainYaml(text: string): unknown {
  // Tabs are refused, and what some readers take for the end of a line, and others do not.
  if (/[^\P{Cc}\r\n]|[\u2028\u2029\ufeff]|\r(?!\n)/u.test(text)) throw new Error("it has a character that is not text");
  const all = text.split(/\r?\n/).flatMap((line): Line[] => {
    const indent = line.search(/\S/);
    return indent < 0 || line[indent] === "#" ? [] : [{ indent, text: line.slice(indent).trimEnd() }];
  });
  if (all.length === 0) return {};
  const lines: Lines = { all, at: 0 };
  const value = blockOf(lines, 0);
  if (lines.at < all.length) throw notUnderstood(all[lines.at]?.text);
  return value;
}

function notUnderstood(text = ""): Error {
  return new Error(`a line of it is not understood: ${text}`);
}

/** The block at one indentation, with all that is deeper. */
function blockOf(lines: Lines, indent: number): unknown {
  const isList = lines.all[lines.at]?.text.startsWith("- ");
  const map = new Map<string, unknown>();
  const list: unknown[] = [];
  for (let line = lines.all[lines.at]; line?.indent === indent; line = lines.all[lines.at]) {
    lines.at += 1;
    if (isList !== line.text.startsWith("- ")) throw notUnderstood(line.text);
    if (isList) list.push(plainText(line.text.slice(2)));
    else {
      const [key, value] = fieldOf(lines, line);
      if (map.has(key)) throw new Error(`the name ${key} is there twice`);
      map.set(key, value);
    }
  }
  return isList ? list : Object.fromEntries(map);
}

function fieldOf(lines: Lines, { indent, text }: Line): [string, unknown] {
  // A long name has a line of its own.
  const isLong = text.startsWith("? ") && lines.all[lines.at]?.text === ":" && lines.all[lines.at]?.indent === indent;
  if (isLong) lines.at += 1;
  const [, name, value] = FIELD.exec(isLong ? `${text.slice(2)}:` : text) ?? [];
  if (name === undefined) throw notUnderstood(text);
  const key = plainText(name);
  // Words for people, over several lines.
  const isProse = key === "deprecated" && /^[|>]-?$/.test(value ?? "");
  if (value !== undefined && !isProse) return [key, /^[[{]/.test(value) ? flowOf(value) : plainText(value)];
  const deeper = lines.all[lines.at]?.indent ?? 0;
  if (!isProse) return [key, deeper > indent ? blockOf(lines, deeper) : ""];
  while ((lines.all[lines.at]?.indent ?? 0) > indent) lines.at += 1;
  return [key, ""];
}

function plainText(text: string): string {
  if (QUOTED.test(text))
    return text.startsWith('"') ? String(JSON.parse(text)) : text.slice(1, -1).replaceAll("''", "'");
  if (!PLAIN.test(text)) throw notUnderstood(text);
  return text;
}

const FLOW = new RegExp(
  `${DOUBLE}|${SINGLE}|[[\\]{},]|:(?= )|(?:[^\\s,[\\]{}"':]|:(?=[^\\s,[\\]{}]))(?:[^,[\\]{}:]|:(?=[^\\s,[\\]{}]))*`,
  "g",
);

/** `{integrity: sha512-…, tarball: https://…}` and `[x64, arm]`, also in each other. */
function flowOf(text: string): unknown {
  const tokens = (text.match(FLOW) ?? []).map((token) => token.trim()).reverse();
  if (text.replaceAll(FLOW, "").trim() !== "") throw notUnderstood(text);
  const value = nextOf(tokens);
  if (tokens.length > 0) throw notUnderstood(text);
  return value;
}

/** Takes what it reads from the end of the tokens. */
function nextOf(tokens: string[]): unknown {
  const token = tokens.pop() ?? "";
  if (token === "[") return partsOf(tokens, "]", () => nextOf(tokens));
  if (token !== "{") return plainText(token);
  const pairs = partsOf(tokens, "}", () => pairOf(tokens));
  const map = new Map(pairs);
  if (map.size < pairs.length) throw new Error("a name is there twice");
  return Object.fromEntries(map);
}

function partsOf<Part>(tokens: string[], end: string, read: () => Part): Part[] {
  const parts: Part[] = [];
  while (tokens.at(-1) !== end) {
    parts.push(read());
    if (tokens.at(-1) === ",") tokens.pop();
    else if (tokens.at(-1) !== end) throw notUnderstood(tokens.at(-1));
  }
  tokens.pop();
  return parts;
}

function pairOf(tokens: string[]): [string, unknown] {
  const name = plainText(tokens.pop() ?? "");
  if (tokens.pop() !== ":") throw notUnderstood(name);
  return [name, nextOf(tokens)];
}
