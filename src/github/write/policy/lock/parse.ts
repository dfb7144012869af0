/** Reads the texts of lock files so that no two readers could take them for different things. */
import { parse } from "smol-toml";
import { oneLine } from "../../../../lib/text.ts";
import { code } from "../../inline-code.ts";
import type { Locked } from "./lock.ts";
import { readPlainYaml } from "./plain-yaml.ts";

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

/** What is among the names. */
export function only(table: Table, names: string): Table {
  const known = new Set(names.split(" "));
  return Object.fromEntries(Object.entries(table).filter(([name]) => known.has(name)));
}

/** What is not among the names. */
export function without(table: Table, names: string): Table {
  const known = new Set(names.split(" "));
  return Object.fromEntries(Object.entries(table).filter(([name]) => !known.has(name)));
}
