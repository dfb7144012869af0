/**
 * A server's tool: its unique name among all tools, a fingerprint that shows any change, and an input schema that all
 * models accept and that is not too long.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import { readable } from "../lib/terminal-text.ts";
import { clipMiddle } from "../lib/text.ts";
import { words } from "./lenient.ts";

/** The fields of a tool's description that we read. */
export const ServerTool = z.object({
  name: z.string().min(1).max(1000),
  description: words,
  inputSchema: z.unknown().optional(),
  annotations: z
    .object({
      readOnlyHint: z.boolean(),
      destructiveHint: z.boolean(),
      idempotentHint: z.boolean(),
      openWorldHint: z.boolean(),
    })
    .partial()
    .catch({})
    .default({}),
});
/** `isOurs`: this program defines it, for features of a server that are not tools. */
export type ServerTool = z.infer<typeof ServerTool> & Readonly<{ isOurs?: true }>;

/**
 * `name` is the name for the model; `print` is the fingerprint of the whole description, including parts that are not
 * shown.
 */
export type Definition = Readonly<{ name: string; tool: ServerTool; print: string }>;

const MOST_TOOLS = 128;

/** Sorted by name, because the order has no meaning. If two have the same name, the first counts. */
export function definitionsOf(server: string, tools: readonly ServerTool[]): readonly Definition[] {
  const all = tools.map((tool) => ({ name: toolName(server, tool.name), tool, print: printOf(tool) }));
  const byName = new Map(all.toReversed().map((definition) => [definition.name, definition]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).slice(0, MOST_TOOLS);
}

/** The longest name that every endpoint accepts. */
const LONGEST_NAME = 64;

/** `server__tool`, with letters, digits, - and _. A name that had to be changed ends with a hash of the original. */
export function toolName(server: string, tool: string): string {
  const plain = `${server}__${tool.replaceAll(/[^A-Za-z0-9_-]/g, "_")}`;
  if (plain.length <= LONGEST_NAME && plain === `${server}__${tool}`) return plain;
  return `${plain.slice(0, LONGEST_NAME - 9)}_${hash(tool).slice(0, 8)}`;
}

/** The fingerprint of a list. The order does not matter. */
export function printOfAll(definitions: readonly Definition[]): string {
  return hash(JSON.stringify(definitions.map(({ name, print }) => [name, print]).sort()));
}

function printOf({ name, description, inputSchema, annotations }: ServerTool): string {
  return hash(JSON.stringify(sorted([name, description, inputSchema, annotations])));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** With sorted keys in all objects, so that only the content counts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, field]) => [key, sorted(field)]);
}

const LONGEST_SCHEMA = 20_000;
const LONGEST_WORDS = 1000;
const DEEPEST = 12;
const MOST_FIELDS = 100;

type Node = Readonly<Record<string, unknown>>;
type Fields = Readonly<{ properties: Readonly<Record<string, Node>>; required: readonly string[] }>;

/**
 * The server checks the values; here only the types of the fields count, so that slips of the model can be corrected. A
 * schema that is too long loses its descriptions, and then its fields.
 */
export function inputOf(schema: unknown): z.ZodObject {
  const root = isNode(schema) ? schema : {};
  const full = new Simplifier(root, true).object(root);
  const short = size(full) <= LONGEST_SCHEMA ? full : new Simplifier(root, false).object(root);
  const { properties, required } = size(short) <= LONGEST_SCHEMA ? short : NOTHING;
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = typeOf(field).meta(field);
    return [name, required.includes(name) ? type : type.optional()] as const;
  });
  return z.looseObject(Object.fromEntries(fields));
}

const NOTHING: Fields = { properties: {}, required: [] };

function size(value: unknown): number {
  return JSON.stringify(value).length;
}

function typeOf({ type }: Node): z.ZodType {
  switch (type) {
    case "string":
      return z.string();
    case "number":
      return z.number();
    case "integer":
      return z.int();
    case "boolean":
      return z.boolean();
    case "array":
      return z.array(z.unknown());
    case "object":
      return z.looseObject({});
    default:
      return z.unknown();
  }
}

const TYPES = ["string", "number", "integer", "boolean", "array", "object", "null"];
const isType = (value: unknown) => typeof value === "string" && TYPES.includes(value);
const isNumber = (value: unknown) => typeof value === "number";
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

/**
 * Keywords are copied only if they are valid, because an endpoint refuses the whole request otherwise. Other keywords
 * are not needed by a model, or not accepted by all.
 */
const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => isType(value) || (Array.isArray(value) && value.length > 0 && value.every(isType)),
  enum: (value) => Array.isArray(value) && value.length > 0 && isVisible(value),
  const: (value) => isVisible(value),
  default: (value) => isVisible(value),
  minimum: isNumber,
  maximum: isNumber,
  minLength: isCount,
  maxLength: isCount,
  minItems: isCount,
  maxItems: isCount,
};

/** A value cannot be cleaned, because it would be another value. Values that can hide text are left out. */
function isVisible(value: unknown): boolean {
  if (typeof value === "string") return plainText(value) === value;
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, field]) => plainText(key) === key && isVisible(field));
}

class Simplifier {
  readonly #root: Node;
  readonly #hasWords: boolean;
  /** The limit for one schema: references can multiply. */
  #nodes = 2000;

  constructor(root: Node, hasWords: boolean) {
    this.#root = root;
    this.#hasWords = hasWords;
  }

  object(node: Node, depth = 0): Fields {
    const given = isNode(node.properties) ? Object.entries(node.properties) : [];
    const sound = given.filter(([name]) => /^[\w.$-]{1,64}$/.test(name) && name !== "__proto__");
    const fields = sound.slice(0, MOST_FIELDS).map(([name, field]) => [name, this.#node(field, depth + 1)] as const);
    const properties: Record<string, Node> = Object.fromEntries(fields);
    const names = Array.isArray(node.required) ? node.required : [];
    const required = names.filter((name): name is string => Object.hasOwn(properties, name));
    return { properties, required };
  }

  #node(given: unknown, depth: number): Node {
    this.#nodes -= 1;
    if (!isNode(given) || depth > DEEPEST || this.#nodes < 0) return {};
    if (typeof given.$ref === "string") return this.#node(this.#at(given.$ref), depth + 1);
    const keywords = Object.entries(given).flatMap(([keyword, value]) => this.#keyword(keyword, value, depth));
    const { properties, required } = this.object(given, depth);
    return {
      ...(given.type === "array" && { items: {} }), // without it, some endpoints do not accept the schema
      ...Object.fromEntries(keywords),
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
    };
  }

  #keyword(keyword: string, value: unknown, depth: number): [string, unknown][] {
    if (Object.hasOwn(PLAIN, keyword)) return PLAIN[keyword]?.(value) ? [[keyword, value]] : [];
    const deeper = (node: unknown) => this.#node(node, depth + 1);
    switch (keyword) {
      case "description":
        if (!this.#hasWords || typeof value !== "string") return [];
        return [[keyword, clipMiddle(plainText(value), LONGEST_WORDS, "[…]")]];
      case "items":
        return [[keyword, deeper(Array.isArray(value) ? { anyOf: value } : value)]];
      case "additionalProperties":
        return [[keyword, typeof value === "boolean" ? value : deeper(value)]];
      case "anyOf":
      case "oneOf":
      case "allOf":
        return Array.isArray(value) && value.length > 0 ? [[keyword, value.slice(0, 20).map(deeper)]] : [];
      default:
        return [];
    }
  }

  /** `#/$defs/name`. Any other reference is ignored. */
  #at(reference: string): unknown {
    if (!reference.startsWith("#/")) return undefined;
    const keys = reference.slice(2).split("/");
    return keys.reduce<unknown>(
      (node, key) => (isNode(node) && Object.hasOwn(node, key) ? node[key] : undefined),
      this.#root,
    );
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Removes escape sequences, control characters and invisible characters, which can hide text. */
export function plainText(text: string): string {
  return readable(text).replaceAll(/[\p{Cf}\u{E0000}-\u{E0FFF}]/gu, "");
}
