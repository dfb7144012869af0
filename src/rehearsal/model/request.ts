/**
 * Accepts requests as a strict Chat Completions endpoint does: it checks the shape, and the pairing of tool calls with
 * answers.
 */
import { z } from "zod";

/** JSON in a text, as a model writes its arguments and a client its requests. */
export const JsonText = z.string().refine((text) => parseJson(text) !== undefined, "must be valid JSON");

/** Undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const TextPart = z.looseObject({ type: z.literal("text"), text: z.string() });

const ImagePart = z.looseObject({
  type: z.literal("image_url"),
  image_url: z.looseObject({
    url: z.string().regex(/^(https?:|data:image\/)/, "must be an http(s) or data:image URL"),
  }),
});

const Text = z.union([z.string(), z.array(TextPart).min(1).readonly()]);

const ToolCall = z
  .strictObject({
    id: z.string().min(1),
    type: z.literal("function"),
    function: z.strictObject({
      name: z.string().min(1),
      arguments: JsonText,
    }),
    /** Gemini has its signatures here. */
    extra_content: z.looseObject({}).optional(),
  })
  .readonly();

// Loose where vendors extend messages (`reasoning_content`, `cache_control`); strict where they do not.
export const ChatMessage = z.discriminatedUnion("role", [
  z.looseObject({ role: z.enum(["system", "developer"]), content: Text }).readonly(),
  z
    .looseObject({
      role: z.literal("user"),
      content: z.union([
        z.string(),
        z
          .array(z.discriminatedUnion("type", [TextPart, ImagePart]))
          .min(1)
          .readonly(),
      ]),
    })
    .readonly(),
  z
    .looseObject({
      role: z.literal("assistant"),
      content: Text.nullish(),
      tool_calls: z.array(ToolCall).min(1).readonly().optional(),
    })
    .refine((message) => message.tool_calls !== undefined || message.content != null, {
      message: "an assistant message needs content or tool_calls",
      path: ["content"],
    })
    .readonly(),
  z.looseObject({ role: z.literal("tool"), tool_call_id: z.string().min(1), content: Text }).readonly(),
]);
export type ChatMessage = z.infer<typeof ChatMessage>;

const ToolDefinition = z
  .strictObject({
    type: z.literal("function"),
    function: z.strictObject({
      name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, "must match ^[a-zA-Z0-9_-]{1,64}$"),
      description: z.string().optional(),
      parameters: z.looseObject({ type: z.literal("object") }).optional(),
      strict: z.boolean().nullish(),
    }),
  })
  .readonly();

/** A request body as OpenAI documents it: an unknown top-level argument is refused, as OpenAI refuses it. */
export const ChatRequest = z
  .strictObject({
    model: z.string(),
    messages: z.array(ChatMessage).min(1).superRefine(checkHistory).readonly(),
    tools: z.array(ToolDefinition).min(1).superRefine(checkToolNames).readonly().optional(),
    tool_choice: z.union([z.enum(["none", "auto", "required"]), z.looseObject({ type: z.string() })]).optional(),
    stream: z.boolean().nullish(),
    stream_options: z.strictObject({ include_usage: z.boolean().optional() }).nullish(),
    parallel_tool_calls: z.boolean().optional(),
    temperature: z.number().min(0).max(2).nullish(),
    top_p: z.number().min(0).max(1).nullish(),
    max_tokens: z.number().int().positive().nullish(),
    max_completion_tokens: z.number().int().positive().nullish(),
    reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh"]).nullish(),
    response_format: z.looseObject({ type: z.string() }).optional(),
    stop: z.union([z.string(), z.array(z.string()).max(4)]).nullish(),
    seed: z.number().int().nullish(),
    user: z.string().optional(),
    metadata: z.record(z.string(), z.string()).nullish(),
    store: z.boolean().nullish(),
    prompt_cache_key: z.string().optional(),
    safety_identifier: z.string().optional(),
    service_tier: z.string().nullish(),
    verbosity: z.enum(["low", "medium", "high"]).nullish(),
  })
  .refine((request) => request.stream === true || !request.stream_options, {
    message: "The 'stream_options' parameter is only allowed when 'stream' is enabled.",
    path: ["stream_options"],
  })
  .readonly();
export type ChatRequest = z.infer<typeof ChatRequest>;

/** System first; each tool call answered exactly once before the next turn; no answer without its call. */
function checkHistory(messages: readonly ChatMessage[], context: z.RefinementCtx): void {
  const complain = (index: number, message: string) => context.addIssue({ code: "custom", path: [index], message });
  const first = messages[0]?.role;
  if (first !== "system" && first !== "developer") complain(0, "The first message must have role 'system'.");
  let unanswered = new Set<string>();
  messages.forEach((message, index) => {
    if (message.role === "tool") {
      if (!unanswered.delete(message.tool_call_id)) complain(index, orphan);
      return;
    }
    if (unanswered.size > 0) complain(index, missing(unanswered));
    unanswered = callIds(message);
    if (unanswered.size !== callCount(message)) complain(index, "Duplicate tool_call ids in one message.");
  });
  if (unanswered.size > 0) complain(messages.length - 1, missing(unanswered));
}

const orphan = "Messages with role 'tool' must be a response to a preceding message with 'tool_calls'.";

function missing(ids: ReadonlySet<string>): string {
  return `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${[...ids].join(", ")}`;
}

function callIds(message: ChatMessage): Set<string> {
  return new Set(message.role === "assistant" ? message.tool_calls?.map((call) => call.id) : []);
}

function callCount(message: ChatMessage): number {
  return message.role === "assistant" ? (message.tool_calls?.length ?? 0) : 0;
}

function checkToolNames(tools: readonly z.infer<typeof ToolDefinition>[], context: z.RefinementCtx): void {
  const names = tools.map((tool) => tool.function.name);
  if (new Set(names).size !== names.length) context.addIssue({ code: "custom", message: "Tool names must be unique." });
}
