/**
 * A call as it was found in a text: checks it against the available functions, and converts its arguments to their
 * types.
 */
import { leadingJson } from "../../../lib/json.ts";
import { prompt } from "../../../prompts.ts";
import { ModelFault } from "../failure/model-fault.ts";
import type { ToolSchema } from "../model.ts";

/** A parameter's value: `text` is as written, `json` was already JSON. */
export type WrittenValue = Readonly<{ kind: "text"; text: string } | { kind: "json"; value: unknown }>;

export type WrittenCall = Readonly<{ name: string; parameters: readonly (readonly [name: string, WrittenValue])[] }>;

/** The fault for a reply whose call cannot be parsed. `problem` is a sentence that the model and people can read. */
export function unreadableCall(problem: string): ModelFault {
  return new ModelFault(`The model wrote a tool call that cannot be read: ${problem}`, {
    told: prompt("text-protocol-unreadable", { problem }),
    reason: "text-protocol",
    hint: "Use a model that writes calls better, or one with tool calling of its own.",
  });
}

/** `arguments` is JSON text. */
export type CheckedCall = Readonly<{ name: string; arguments: string }>;

/** Finds a function by its name, ignoring case if there is no exact match. */
export function toolNamed(name: string, tools: readonly ToolSchema[]): ToolSchema | undefined {
  return tools.find((tool) => tool.name === name) ?? tools.find((tool) => isAlike(tool.name, name));
}

/**
 * Throws a fault of reason "text-protocol" for parameters that are unknown, missing, repeated, or of the wrong type.
 * Unknown functions are left to the agent, which knows other names for its tools.
 */
export function checkCall({ name, parameters }: WrittenCall, tools: readonly ToolSchema[]): CheckedCall {
  const tool = toolNamed(name, tools);
  if (!tool) return { name, arguments: JSON.stringify(Object.fromEntries(parameters.map(asWritten))) };
  const values = new Map<string, unknown>();
  for (const [written, value] of parameters) take(values, tool, written, value);
  const missing = requiredBy(tool).filter((required) => !values.has(required));
  if (missing.length > 0)
    throw unreadableCall(
      `${tool.name} needs ${missing.join(" and ")}, which ${missing.length === 1 ? "is" : "are"} missing.`,
    );
  return { name: tool.name, arguments: JSON.stringify(Object.fromEntries(values)) };
}

/**
 * Whether a tool accepts these arguments: an object with all required fields in their types, or a string if the tool
 * requires only one string. Unknown fields are ignored if at least one field is known.
 */
export function takesArguments(tool: ToolSchema, given: unknown): boolean {
  const required = requiredBy(tool);
  if (typeof given === "string") {
    const [only = "", another] = required;
    return another === undefined && typesOf(schemaOf(only, tool) ?? {}).includes("string");
  }
  if (!isSchema(given)) return false;
  const names = Object.keys(given);
  if (names.length > 0 && !parametersOf(tool).some((name) => names.includes(name))) return false;
  const isFit = (name: string) =>
    coerce({ kind: "json", value: given[name] }, schemaOf(name, tool) ?? {}).kind === "value";
  return (
    required.every((name) => names.includes(name)) &&
    parametersOf(tool).every((name) => !names.includes(name) || isFit(name))
  );
}

function asWritten([name, value]: WrittenCall["parameters"][number]): [string, unknown] {
  return [name, value.kind === "text" ? value.text : value.value];
}

/** The schema of a parameter; undefined if the function has no such parameter. */
export function schemaOf(name: string, { parameters }: ToolSchema): Schema | undefined {
  const { properties, additionalProperties } = parameters;
  if (isSchema(properties) && Object.hasOwn(properties, name))
    return isSchema(properties[name]) ? properties[name] : {};
  if (additionalProperties === true) return {};
  return isSchema(additionalProperties) ? additionalProperties : undefined;
}

function take(values: Map<string, unknown>, tool: ToolSchema, written: string, value: WrittenValue): void {
  const name = parameterOf(tool, written);
  const schema = schemaOf(name, tool);
  if (!schema)
    throw unreadableCall(`${tool.name} takes no parameter ${written}. It takes: ${parametersOf(tool).join(", ")}.`);
  const coerced = coerce(value, schema);
  if (coerced.kind === "absent") return;
  if (coerced.kind === "problem") throw unreadableCall(`the parameter ${name} of ${tool.name} ${coerced.problem}.`);
  const isOther = values.has(name) && JSON.stringify(values.get(name)) !== JSON.stringify(coerced.value);
  if (isOther) throw unreadableCall(`the parameter ${name} of ${tool.name} is given twice.`);
  values.set(name, coerced.value);
}

function parameterOf(tool: ToolSchema, written: string): string {
  const names = parametersOf(tool);
  return names.includes(written) ? written : (names.find((name) => isAlike(name, written)) ?? written);
}

function parametersOf({ parameters: { properties } }: ToolSchema): string[] {
  return isSchema(properties) ? Object.keys(properties) : [];
}

function requiredBy({ parameters: { required } }: ToolSchema): string[] {
  const names = Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
  return names.filter((name) => name !== "security_risk"); // without it the risk is unknown, which is allowed
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The part of JSON Schema that is used here. */
export type Schema = Readonly<Record<string, unknown>>;

/** `problem` says what the value should be instead. */
type Coerced = Readonly<{ kind: "value"; value: unknown } | { kind: "absent" } | { kind: "problem"; problem: string }>;

/** Text stays text if the schema allows it. Otherwise it is parsed as an allowed type. */
export function coerce(written: WrittenValue, schema: Schema): Coerced {
  const types = typesOf(schema);
  if (written.kind === "json" && (typeof written.value !== "string" || types.includes("string"))) {
    return inEnum(written.value, schema);
  }
  const text = written.kind === "json" ? String(written.value) : written.text;
  if (types.length === 0 || types.includes("string")) return inEnum(text, schema);
  const trimmed = text.trim();
  if (/^(|null|none)$/i.test(trimmed))
    return types.includes("null") ? { kind: "value", value: null } : { kind: "absent" };
  for (const type of types) {
    const value = readAs(type, trimmed);
    if (value !== undefined) return inEnum(value, schema);
  }
  return { kind: "problem", problem: `must be ${types.map(article).join(" or ")}` };
}

/** The types that a schema allows. Empty if it does not say. */
export function typesOf(schema: Schema): readonly string[] {
  const { type, anyOf, oneOf } = schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type.filter((name) => typeof name === "string");
  const branches = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : [])).filter(isSchema);
  if (branches.length > 0) return [...new Set(branches.flatMap(typesOf))];
  return [...new Set((choicesOf(schema) ?? []).map(typeOf))];
}

/** The values that a schema allows, if it lists them. */
export function choicesOf(schema: Schema): readonly unknown[] | undefined {
  if ("const" in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readAs(type: string, text: string): unknown {
  switch (type) {
    case "integer":
      return /^[+-]?\d+(\.0+)?$/.test(text) ? safeInteger(Number(text)) : undefined;
    case "number":
      return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
    case "boolean":
      return /^(true|false)$/i.test(text) ? text.toLowerCase() === "true" : undefined;
    case "array":
    case "object": {
      const json = leadingJson(text, 0);
      const isFitting = json?.end === text.length && Array.isArray(json.value) === (type === "array");
      return isFitting ? json.value : undefined;
    }
    default:
      return undefined;
  }
}

function safeInteger(value: number): number | undefined {
  return Number.isSafeInteger(value) ? value : undefined;
}

function inEnum(value: unknown, schema: Schema): Coerced {
  const choices = choicesOf(schema);
  if (!choices || choices.includes(value)) return { kind: "value", value };
  const word = plain(value);
  const alike = typeof value === "string" ? choices.filter((choice) => plain(choice) === word) : [];
  if (alike.length === 1) return { kind: "value", value: alike[0] };
  return { kind: "problem", problem: `must be one of ${choices.map((choice) => JSON.stringify(choice)).join(", ")}` };
}

function plain(value: unknown): string {
  return String(value).trim().toLowerCase();
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function article(type: string): string {
  if (type === "array") return "a list in JSON";
  if (type === "object") return "an object in JSON";
  return /^[aeiou]/.test(type) ? `an ${type}` : type === "null" ? "null" : `a ${type}`;
}
