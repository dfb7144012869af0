/**
 * Tool calling for models without native support: tools are described as text, and calls are parsed from the reply's
 * text.
 */
import { prompt } from "../../../prompts.ts";
import { type Message, type MessageToolCall, plainText, text } from "../../event/content.ts";
import type { Model, ModelReply, ModelRequest, ToolSchema } from "../model.ts";
import { partThoughts } from "../thoughts.ts";
import { checkCall, choicesOf, isSchema, type Schema, toolNamed, typesOf } from "./check-call.ts";
import { readForeignCalls } from "./foreign-calls.ts";
import { type ReadReply, readReply } from "./read-reply.ts";
import { type Briefing, toTextMessages } from "./to-text.ts";

/** Generation stops before a call is closed, so that the model does not continue with an invented result. */
const STOP = "</function";

/**
 * Wraps a model that never receives tools. Rejects with a ModelFault of reason "text-protocol", with a message for the
 * model, if a call cannot be parsed. A reply with native calls is returned unchanged.
 */
export function withTextTools(model: Model): Model {
  const briefed = remembering(briefingOf);
  return {
    name: model.name,
    get features() {
      return model.features;
    },
    async complete(request) {
      const reply = await model.complete(requestInWords(request, briefed(request.tools), model));
      return request.tools.length === 0 ? reply : readPaidCalls(reply, request, model);
    },
  };
}

function requestInWords(request: ModelRequest, briefing: Briefing, { features }: Model): ModelRequest {
  const stop = [...(request.stop ?? []), ...(features.stop_words && request.tools.length > 0 ? [STOP] : [])];
  const messages = toTextMessages(request.messages, request.tools, briefing);
  return { ...request, messages, tools: [], ...(stop.length > 0 && { stop }) };
}

function briefingOf(tools: readonly ToolSchema[]): Briefing {
  if (tools.length === 0) return { system: "", example: "" };
  return { system: describeTools(tools), example: workedExample(tools) };
}

/** Caches the result for each list of tools, so that prompts are not read again. */
function remembering(describe: typeof briefingOf): typeof briefingOf {
  const known = new WeakMap<readonly ToolSchema[], Briefing>();
  return (tools) => {
    const briefing = known.get(tools) ?? describe(tools);
    known.set(tools, briefing);
    return briefing;
  };
}

function readPaidCalls(reply: ModelReply, request: ModelRequest, model: Model): ModelReply {
  try {
    return readCalls(reply, request, model);
  } catch (error) {
    request.onLost?.(reply);
    throw error;
  }
}

function readCalls(reply: ModelReply, { messages, tools }: ModelRequest, { features }: Model): ModelReply {
  const { message } = reply;
  if (message.tool_calls && message.tool_calls.length > 0) return reply;
  const read = readText(plainText(message.content), (name) => toolNamed(name, tools) !== undefined);
  const wanted = features.parallel_tool_calls ? read.calls : read.calls.slice(0, 1);
  const uniqueId = idsBeside(messages, reply.id);
  const calls = wanted.map(
    (call, index): MessageToolCall => ({
      id: uniqueId(index),
      origin: "completion",
      ...checkCall(call, tools),
    }),
  );
  const reasoning = [message.reasoning_content, read.reasoning].filter(Boolean).join("\n\n");
  const said: Message = {
    ...message,
    content: read.thought === "" ? [] : [text(read.thought)],
    ...(calls.length > 0 && { tool_calls: calls }),
    ...(reasoning !== "" && { reasoning_content: reasoning }),
  };
  return { ...reply, message: said };
}

function readText(text: string, isKnown: (name: string) => boolean): ReadReply {
  const { thoughts, words } = partThoughts(text);
  const foreign = readForeignCalls(words, isKnown);
  return foreign ? { ...foreign, reasoning: thoughts } : readReply(withPlainTags(text), isKnown);
}

/** DeepSeek and MiniMax write the usual tags with an additional symbol or name in them. */
function withPlainTags(text: string): string {
  return text.replaceAll(/<(\/?)(?:｜DSML｜|\w{1,20}:(?=tool_call\b|function_calls\b))/g, "<$1");
}

/** Ids derived from the reply's id. They are made unique, because some endpoints give all replies the same id. */
function idsBeside(messages: readonly Message[], reply: string): (position: number) => string {
  const taken = new Set(messages.flatMap(({ tool_calls = [] }) => tool_calls.map(({ id }) => id)));
  return (position) => {
    const id = `call_${reply.slice(-24)}_${position}`;
    let unique = id;
    for (let number = 2; taken.has(unique); number += 1) unique = `${id}-${number}`;
    return unique;
  };
}

/** The functions that the example can show, in the order of the example. */
const SHOWN = ["terminal", "file_editor", "finish"] as const;

/** An example with the available functions; "" if it can show none of them. */
function workedExample(tools: readonly ToolSchema[]): string {
  const names = SHOWN.filter((name) => tools.some((tool) => tool.name === name));
  if (names.length === 0) return "";
  const turns = names.map((name) => prompt(`text-protocol-example-${name}`));
  return prompt("text-protocol-example", { turns: ["USER: Fix the greeting in hello.py.", ...turns].join("\n\n") });
}

/** How deep nested objects are described. */
const MAX_DEPTH = 4;

/** Describes the functions and how to call them. */
function describeTools(tools: readonly ToolSchema[]): string {
  return prompt("text-protocol", { functions: tools.map(describeTool).join("\n\n") });
}

function describeTool({ name, description, parameters }: ToolSchema, index: number): string {
  const number = `FUNCTION #${index + 1}`;
  return [
    `---- BEGIN ${number}: ${name} ----`,
    `Description: ${description}`,
    ...describeParameters(parameters),
    `---- END ${number} ----`,
  ].join("\n");
}

function describeParameters(parameters: Schema): string[] {
  const fields = fieldsOf(parameters);
  if (fields.length === 0) return ["Parameters: none."];
  const lines = fields.flatMap((field, index) => [`  (${index + 1}) ${inWords(field)}`, ...nested(field.schema, 1)]);
  return ["Parameters:", ...lines];
}

type Field = Readonly<{ name: string; schema: Schema; isRequired: boolean }>;

function fieldsOf({ properties, required }: Schema): Field[] {
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(isSchema(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    schema: isSchema(schema) ? schema : {},
    isRequired: names.includes(name),
  }));
}

function inWords({ name, schema, isRequired }: Field): string {
  const words = typeof schema.description === "string" ? [schema.description] : [];
  const choices = choicesOf(schema);
  const allowed = choices ? [`Allowed values: [${choices.map((choice) => JSON.stringify(choice)).join(", ")}].`] : [];
  const facts = `${typeInWords(schema)}, ${isRequired ? "required" : "optional"}`;
  return [`${name} (${facts})`, [...words, ...allowed].join(" ")].filter((part) => part !== "").join(": ");
}

function typeInWords(schema: Schema): string {
  const types = typesOf(schema).map((type) => (type === "array" ? `array${ofItems(schema)}` : type));
  return types.length === 0 ? "any" : types.join(" or ");
}

function ofItems({ items }: Schema): string {
  return isSchema(items) ? ` of ${typeInWords(items)}` : "";
}

/** The fields of an object, or of the objects in a list, as bullets. */
function nested(schema: Schema, depth: number): string[] {
  if (depth > MAX_DEPTH) return [];
  const { items } = schema;
  const fields = fieldsOf(isSchema(items) ? items : schema);
  return fields.flatMap((field) => [
    `${"  ".repeat(depth + 1)}- ${inWords(field)}`,
    ...nested(field.schema, depth + 1),
  ]);
}
