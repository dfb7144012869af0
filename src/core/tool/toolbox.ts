/** The tools of one agent: by name for the loop, and as JSON schemas for the model. */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { SecurityRisk } from "../event/kind/actions.ts";
import type { ToolSchema } from "../model/model.ts";
import type { Tool } from "./tool.ts";

export type Toolbox = Readonly<{
  tools: readonly Tool[];
  names: readonly string[];
  get(name: string): Tool | undefined;
  /** Returns the same objects in the order of `tools` at every call, so that the start of a request never changes. */
  schemas(): readonly ToolSchema[];
}>;

/** Two tools with the same name are a "bug" Fault. */
export function toolbox(tools: readonly Tool[]): Toolbox {
  const names = tools.map((tool) => tool.name);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  if (byName.size < tools.length) throw new Fault("bug", `Two tools have the same name: ${names.join(", ")}.`);
  const schemas = Object.freeze(tools.map(schemaOf));
  return Object.freeze<Toolbox>({
    tools: Object.freeze([...tools]),
    names: Object.freeze(names),
    get: (name) => byName.get(name),
    schemas: () => schemas,
  });
}

/** The model's judgement of a call that can do harm, and words for the person who has to approve it. */
const JUDGEMENT = {
  security_risk: { type: "string", enum: SecurityRisk.options, description: "The harm it could do." },
  summary: { type: "string", description: "What it does, in ten words." },
};

/** The parameters of a tool that a conversation has recorded, without the judgement that every call has. */
export function withoutJudgement(parameters: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const given: Readonly<Record<string, unknown>> = Object(parameters.properties);
  const isOurs = ([name, field]: readonly [string, unknown]) =>
    Object.hasOwn(JUDGEMENT, name) && isDeepStrictEqual(field, JUDGEMENT[name as keyof typeof JUDGEMENT]); // it has the name
  return { ...parameters, properties: Object.fromEntries(Object.entries(given).filter((field) => !isOurs(field))) };
}

function schemaOf({ name, description, input, annotations, risk }: Tool): ToolSchema {
  const { properties, required } = jsonSchema(input);
  const isHarmless = annotations.readOnlyHint || risk === "LOW";
  const parameters = {
    type: "object",
    properties: { ...(!isHarmless && JUDGEMENT), ...properties },
    ...(required && { required }),
  };
  return { name, description, parameters };
}

const largest = Number.MAX_SAFE_INTEGER;

function jsonSchema(input: z.ZodObject): z.core.JSONSchema.JSONSchema {
  return z.toJSONSchema(input, {
    target: "draft-7",
    io: "input",
    // Statements that go without saying cost tokens: the range of integers, that texts are not empty, that values are
    // frozen.
    override: ({ jsonSchema }) => {
      // Alternatives exclude each other by a name in each; some endpoints know the other word alone.
      if (jsonSchema.oneOf) jsonSchema.anyOf = jsonSchema.oneOf;
      delete jsonSchema.oneOf;
      delete jsonSchema.readOnly;
      if (jsonSchema.minLength === 1) delete jsonSchema.minLength;
      if (jsonSchema.minimum === 0) delete jsonSchema.minimum;
      if (jsonSchema.minimum === -largest) delete jsonSchema.minimum;
      if (jsonSchema.maximum === largest) delete jsonSchema.maximum;
    },
  });
}

/**
 * Closes all tools at the same time, and returns the Faults of those that failed, or did not end within 15 seconds. Never
 * rejects.
 */
export async function closeTools(tools: readonly Tool[]): Promise<readonly Fault[]> {
  const ends = await Promise.allSettled(tools.map(closeInTime));
  return ends.flatMap((end, index) =>
    end.status === "rejected" ? [failed(tools[index]?.name ?? "", end.reason)] : [],
  );
}

const PATIENCE_MS = 15_000;

async function closeInTime(tool: Tool): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("It did not end in time.")), PATIENCE_MS);
  try {
    await Promise.race([tool.close?.(), late]);
  } finally {
    clearTimeout(timer);
  }
}

function failed(name: string, cause: unknown): Fault {
  const hint = "Processes that it started may still be running.";
  return new Fault("bug", `The tool ${name} could not be closed.`, { hint, cause });
}
