/** What a strict Messages endpoint accepts: the request's shape. `history.ts` has the order of what is said. */
import { z } from "zod";

const Mark = {
  cache_control: z.strictObject({ type: z.literal("ephemeral"), ttl: z.enum(["5m", "1h"]).optional() }).optional(),
};

const Text = z.strictObject({
  type: z.literal("text"),
  text: z.string().regex(/\S/, "text content blocks must contain non-whitespace text"),
  ...Mark,
});

const Image = z.strictObject({
  type: z.literal("image"),
  source: z.discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("base64"),
      media_type: z.enum(["image/jpeg", "image/png", "image/gif", "image/webp"]),
      data: z.base64(),
    }),
    z.strictObject({ type: z.literal("url"), url: z.url({ protocol: /^https?$/ }) }),
  ]),
  ...Mark,
});

const Id = z.string().regex(/^[a-zA-Z0-9_-]+$/, "String should match pattern '^[a-zA-Z0-9_-]+$'");
const ToolName = z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/);

const ToolUse = z.strictObject({
  type: z.literal("tool_use"),
  id: Id,
  name: ToolName,
  input: z.record(z.string(), z.unknown()),
  ...Mark,
});

const ToolResult = z.strictObject({
  type: z.literal("tool_result"),
  tool_use_id: Id,
  content: z.union([z.string(), z.array(z.discriminatedUnion("type", [Text, Image]))]).optional(),
  is_error: z.boolean().optional(),
  ...Mark,
});

/** No mark may stand on a thought. */
const Thinking = z.strictObject({ type: z.literal("thinking"), thinking: z.string(), signature: z.string() });
const RedactedThinking = z.strictObject({ type: z.literal("redacted_thinking"), data: z.string() });

const UserTurn = z.strictObject({
  role: z.literal("user"),
  content: z.union([z.string().regex(/\S/), z.array(z.discriminatedUnion("type", [Text, Image, ToolResult])).min(1)]),
});
const AssistantTurn = z.strictObject({
  role: z.literal("assistant"),
  content: z.union([
    z.string().regex(/\S/),
    z.array(z.discriminatedUnion("type", [Text, ToolUse, Thinking, RedactedThinking])).min(1),
  ]),
});
const Turn = z.discriminatedUnion("role", [UserTurn, AssistantTurn]);
export type Turn = z.infer<typeof Turn>;

const Tool = z.strictObject({
  name: ToolName,
  description: z.string().optional(),
  input_schema: z.looseObject({ type: z.literal("object") }),
  ...Mark,
});

const ThinkingMode = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("disabled") }),
  z.strictObject({ type: z.literal("adaptive"), display: z.enum(["summarized", "omitted"]).optional() }),
  z.strictObject({ type: z.literal("enabled"), budget_tokens: z.int().min(1024), display: z.string().optional() }),
]);

/** A request body; an unknown argument is refused, as Anthropic refuses it. */
export const MessagesRequest = z
  .strictObject({
    model: z.string(),
    max_tokens: z.int().positive(),
    messages: z.array(Turn).min(1),
    system: z.union([z.string(), z.array(Text).min(1)]).optional(),
    tools: z.array(Tool).min(1).optional(),
    tool_choice: z
      .strictObject({ type: z.enum(["auto", "none"]), disable_parallel_tool_use: z.boolean().optional() })
      .optional(),
    stream: z.boolean().optional(),
    stop_sequences: z.array(z.string().regex(/\S/)).optional(),
    temperature: z.number().min(0).max(1).optional(),
    top_p: z.number().optional(),
    top_k: z.int().optional(),
    thinking: ThinkingMode.optional(),
    output_config: z.strictObject({ effort: z.enum(["low", "medium", "high", "xhigh", "max"]).optional() }).optional(),
    metadata: z.strictObject({ user_id: z.string().optional() }).optional(),
    service_tier: z.string().optional(),
  })
  .refine(({ thinking, max_tokens }) => thinking?.type !== "enabled" || thinking.budget_tokens < max_tokens, {
    message: "`max_tokens` must be greater than `thinking.budget_tokens`.",
    path: ["max_tokens"],
  })
  .refine((request) => marksIn(request) <= 4, {
    message: "A maximum of 4 blocks with cache_control may be provided.",
  })
  .readonly();
export type MessagesRequest = z.infer<typeof MessagesRequest>;

function marksIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = "cache_control" in value ? 1 : 0;
  return Object.values(value).reduce<number>((sum, field) => sum + marksIn(field), own);
}
