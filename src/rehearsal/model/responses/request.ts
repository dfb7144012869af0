/**
 * Accepts requests as a strict Responses endpoint does of a client that keeps its own history. It also checks which
 * items stand together: calls with their outputs, and reasoning with the items that followed it.
 */
import { z } from "zod";
import { JsonText } from "../request.ts";

const InputText = z.strictObject({ type: z.literal("input_text"), text: z.string() });
const InputImage = z.strictObject({
  type: z.literal("input_image"),
  image_url: z.string().regex(/^(https?:|data:image\/)/, "must be an http(s) or data:image URL"),
  detail: z.enum(["low", "high", "auto"]).optional(),
});
const Input = z.array(z.discriminatedUnion("type", [InputText, InputImage])).min(1);
const OutputText = z.strictObject({
  type: z.literal("output_text"),
  text: z.string(),
  annotations: z.array(z.unknown()).optional(),
  logprobs: z.array(z.unknown()).optional(),
});
const Refusal = z.strictObject({ type: z.literal("refusal"), refusal: z.string() });
const Output = z.array(z.discriminatedUnion("type", [OutputText, Refusal])).min(1);

const Status = z.enum(["in_progress", "completed", "incomplete"]).optional();
const CallId = z.string().min(1).max(64);

const UserMessage = z.strictObject({
  type: z.literal("message").optional(),
  role: z.enum(["user", "system", "developer"]),
  content: z.union([z.string(), Input]),
});
const AssistantMessage = z.strictObject({
  type: z.literal("message").optional(),
  role: z.literal("assistant"),
  content: z.union([z.string(), Output]),
  id: z.string().startsWith("msg").optional(),
  status: Status,
});
const Reasoning = z.strictObject({
  type: z.literal("reasoning"),
  id: z.string().startsWith("rs"),
  summary: z.array(z.strictObject({ type: z.literal("summary_text"), text: z.string() })),
  content: z.array(z.strictObject({ type: z.literal("reasoning_text"), text: z.string() })).optional(),
  encrypted_content: z.string().nullish(),
  status: Status,
});
const FunctionCall = z.strictObject({
  type: z.literal("function_call"),
  id: z.string().startsWith("fc").optional(),
  call_id: CallId,
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
  arguments: JsonText,
  status: Status,
});
const CallOutput = z.strictObject({
  type: z.literal("function_call_output"),
  id: z.string().startsWith("fc").optional(),
  call_id: CallId,
  output: z.union([z.string(), Input]),
  status: Status,
});
export const InputItem = z.union([Reasoning, FunctionCall, CallOutput, UserMessage, AssistantMessage]);
export type InputItem = z.infer<typeof InputItem>;

const Tool = z.strictObject({
  type: z.literal("function"),
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, "must match ^[a-zA-Z0-9_-]{1,64}$"),
  description: z.string().nullish(),
  parameters: z.looseObject({ type: z.literal("object") }),
  strict: z.boolean().nullable(),
});

/** A request body; an unknown argument is refused, and so is one that would have the endpoint keep the conversation. */
export const ResponsesRequest = z
  .strictObject({
    model: z.string(),
    input: z.array(InputItem).min(1),
    instructions: z.string().nullish(),
    tools: z.array(Tool).min(1).optional(),
    tool_choice: z.enum(["none", "auto", "required"]).optional(),
    parallel_tool_calls: z.boolean().nullish(),
    store: z.literal(false, "this client keeps its own history, so it has to say `store: false`"),
    include: z.array(z.enum(["reasoning.encrypted_content", "message.output_text.logprobs"])).nullish(),
    stream: z.boolean().nullish(),
    stream_options: z.strictObject({ include_obfuscation: z.boolean().optional() }).nullish(),
    reasoning: z
      .strictObject({
        effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh"]).nullish(),
        summary: z.enum(["auto", "concise", "detailed"]).nullish(),
      })
      .nullish(),
    temperature: z.number().min(0).max(2).nullish(),
    top_p: z.number().min(0).max(1).nullish(),
    max_output_tokens: z.number().int().min(16).nullish(),
    prompt_cache_key: z.string().nullish(),
    prompt_cache_retention: z.enum(["in_memory", "24h"]).nullish(),
    safety_identifier: z.string().nullish(),
    metadata: z.record(z.string(), z.string()).nullish(),
    service_tier: z.string().nullish(),
    text: z.looseObject({}).optional(),
    truncation: z.enum(["auto", "disabled"]).nullish(),
    user: z.string().optional(),
  })
  .readonly();
export type ResponsesRequest = z.infer<typeof ResponsesRequest>;

/** The first breach in the endpoint's words; undefined for a sound history. `thoughtOf` maps items to their reasoning. */
export function historyProblem(
  input: readonly InputItem[],
  thoughtOf: ReadonlyMap<string, string>,
): string | undefined {
  return [...pairingProblems(input), ...reasoningProblems(input, thoughtOf)][0];
}

/** Makes a text that a client cannot read and has to send back as it is. */
export function seal(id: string, reasoning: string): string {
  return Buffer.from(`sealed:${id}:${reasoning}`).toString("base64");
}

function* pairingProblems(input: readonly InputItem[]): Generator<string> {
  const unanswered = new Set<string>();
  for (const item of input) {
    if (item.type === "function_call") {
      if (unanswered.has(item.call_id)) yield `Duplicate function call id ${item.call_id}.`;
      unanswered.add(item.call_id);
    } else if (item.type === "function_call_output" && !unanswered.delete(item.call_id)) {
      yield `No tool call found for function call output with call_id ${item.call_id}.`;
    } else if ("role" in item && unanswered.size > 0) break;
  }
  for (const id of unanswered) yield `No tool output found for function call ${id}.`;
}

function* reasoningProblems(input: readonly InputItem[], thoughtOf: ReadonlyMap<string, string>): Generator<string> {
  const seen = new Set<string>();
  for (const [index, item] of input.entries()) {
    if (item.type === "reasoning") {
      seen.add(item.id);
      yield* sealProblems(item);
      if (!isSaid(input[index + 1])) {
        yield `Item '${item.id}' of type 'reasoning' was provided without its required following item.`;
      }
    }
    const id = "id" in item ? item.id : undefined;
    const thought = id === undefined ? undefined : thoughtOf.get(id);
    if (thought !== undefined && !seen.has(thought)) {
      yield `Item '${id}' of type '${item.type}' was provided without its required 'reasoning' item: '${thought}'.`;
    }
  }
}

function* sealProblems({ id, encrypted_content }: InputItem & { type: "reasoning" }): Generator<string> {
  if (!encrypted_content) {
    yield `Item with id '${id}' not found. Items are not persisted when \`store\` is set to false.`;
  } else if (!Buffer.from(encrypted_content, "base64").toString().startsWith(`sealed:${id}:`)) {
    yield `The encrypted content for item ${id} could not be verified.`;
  }
}

/** Something that the model said or did, which may follow its reasoning. */
function isSaid(item: InputItem | undefined): boolean {
  if (item === undefined) return false;
  return item.type === "reasoning" || item.type === "function_call" || ("role" in item && item.role === "assistant");
}
