/** Makes an agent end with data of a given shape in addition to its message. */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import type { Tool } from "../tool/tool.ts";

/** A JSON schema of type `object`. */
export type FinishSchema = Readonly<Record<string, unknown>>;

/** Names of fields that every action or every call has. */
const RESERVED: ReadonlySet<string> = new Set(["kind", "security_risk", "summary"]);

/**
 * Returns the tools with a `finish` that also takes the fields of the schema. Throws a "config" Fault if that is
 * impossible.
 */
export function withFinishSchema(tools: readonly Tool[], schema: FinishSchema): readonly Tool[] {
  if (!tools.some(isFinish)) throw unusable("there is no finish tool to ask for it");
  return tools.map((tool) => (isFinish(tool) ? extended(tool, schema) : tool));
}

function isFinish({ name }: Tool): boolean {
  return name === "finish";
}

function extended(finish: Tool, schema: FinishSchema): Tool {
  const { shape } = objectSchema(schema);
  const taken = Object.keys(shape).filter((name) => RESERVED.has(name) || name in finish.input.shape);
  if (taken.length > 0) throw unusable(`these names are taken: ${taken.join(", ")}`);
  return Object.freeze({ ...finish, input: finish.input.extend(shape) });
}

function objectSchema(schema: FinishSchema): z.ZodObject {
  const parsed = compile(schema);
  if (parsed instanceof z.ZodObject) return parsed;
  throw unusable("it does not describe an object");
}

function compile(schema: FinishSchema): z.ZodType {
  try {
    return z.fromJSONSchema(schema);
  } catch (cause) {
    throw unusable("it is not a JSON schema", cause);
  }
}

function unusable(reason: string, cause?: unknown): Fault {
  const hint = "Fix the schema for the agent's final answer.";
  return new Fault("config", `The schema for the final answer cannot be used: ${reason}.`, { hint, cause });
}
