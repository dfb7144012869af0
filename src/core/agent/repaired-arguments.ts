/** Parses the arguments of a call by the schema of its tool, with the types corrected that models write as text. */
import type { z } from "zod";
import type { JsonObject } from "../../lib/json.ts";
import { leadingJson } from "../../lib/json.ts";

/** The maximum nesting depth at which wrong types are corrected. Deeper ones are reported to the model. */
const maxRounds = 4;

/**
 * Parses the arguments by the schema. A text that is the JSON of a list, an object, a number or a boolean is decoded if the
 * schema expects one there, and a list of texts becomes lines where it expects text. Valid values stay unchanged.
 */
export function parseRepaired(schema: z.ZodObject, input: JsonObject): z.ZodSafeParseResult<Record<string, unknown>> {
  let value: unknown = input;
  let parsed = schema.safeParse(value);
  for (let round = 0; round < maxRounds && !parsed.success; round += 1) {
    value = parsed.error.issues.reduce(fix, value);
    parsed = schema.safeParse(value);
  }
  return parsed.success ? parsed : schema.safeParse(input); // its errors describe what the model wrote
}

function fix(value: unknown, issue: z.core.$ZodIssue): unknown {
  return update(value, issue.path, (wrong) => fixed(wrong, expectedBy(issue)) ?? wrong);
}

/** The types that are accepted at the place of an issue. */
function expectedBy(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_type") return [issue.expected];
  if (issue.code !== "invalid_union") return [];
  return issue.errors.flatMap((branch) => branch.filter(({ path }) => path.length === 0).flatMap(expectedBy));
}

function fixed(wrong: unknown, expected: readonly string[]): unknown {
  if (typeof wrong === "string") {
    const decoded = leadingJson(wrong.trimStart(), 0)?.value ?? plainValue(wrong.trim());
    return expected.some((type) => isOfType(decoded, type)) ? decoded : undefined;
  }
  return expected.includes("string") && isListOfTexts(wrong) ? wrong.join("\n") : undefined;
}

/** The number or boolean that a text is exactly; Python writes booleans with a capital letter. */
function plainValue(text: string): unknown {
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === "true";
  const value = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
  return Number.isFinite(value) ? value : undefined;
}

function isOfType(value: unknown, type: string): boolean {
  if (typeof value === "boolean") return type === "boolean";
  if (typeof value === "number") return type === "number" || (type === "int" && Number.isSafeInteger(value));
  if (Array.isArray(value)) return type === "array" || type === "tuple";
  return typeof value === "object" && (type === "object" || type === "record");
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");
}

/** Returns a copy in which the value at `path` is changed. */
function update(value: unknown, path: readonly PropertyKey[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? update(item, rest, change) : item));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return value;
  const field = (value as Record<PropertyKey, unknown>)[key]; // it has the key
  return { ...value, [key]: update(field, rest, change) };
}
