/** The parts of messages in OpenHands' wire format: text, images, tool calls, and the additions of reasoning models. */
import { z } from "zod";
import { Json } from "./envelope.ts";

export const TextContent = z
  .strictObject({ type: z.literal("text"), text: z.string(), cache_prompt: z.boolean().default(false) })
  .readonly();
export type TextContent = z.infer<typeof TextContent>;

export const ImageContent = z
  .strictObject({
    type: z.literal("image"),
    image_urls: z.array(z.string()).readonly(),
    cache_prompt: z.boolean().default(false),
  })
  .readonly();
export type ImageContent = z.infer<typeof ImageContent>;

export const Content = z.discriminatedUnion("type", [TextContent, ImageContent]);
export type Content = z.infer<typeof Content>;

/** Data that an endpoint encrypts or signs. Only the endpoint can read it. */
const Sealed = z.record(z.string(), Json).readonly();

/** Thoughts as OpenRouter wraps them. They are sent back to it unchanged. */
const ReasoningDetails = z.array(Sealed).readonly();

/** A call as the model wrote it; `arguments` is JSON text, not yet parsed. */
export const MessageToolCall = z
  .strictObject({
    id: z.string(),
    responses_item_id: z.string().optional(),
    name: z.string(),
    arguments: z.string(),
    origin: z.enum(["completion", "responses"]).default("completion"),
    /** Signatures of Gemini, and of LiteLLM for it. They are sent back unchanged. */
    extra_content: Sealed.optional(),
    provider_specific_fields: Sealed.optional(),
    /**
     * On the first call of a reply whose thoughts, words and calls were mixed: their order, where a number is as many
     * characters of its words.
     */
    block_order: z
      .array(z.union([z.enum(["thinking", "tool_use"]), z.int().positive()]))
      .readonly()
      .optional(),
    /** On the first call of a reply, where it became actions. */
    reasoning_details: ReasoningDetails.optional(),
  })
  .readonly();
export type MessageToolCall = z.infer<typeof MessageToolCall>;

/** The thoughts of a model, signed or encrypted by its provider. They are sent back to it unchanged. */
export const ThinkingBlock = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("thinking"), thinking: z.string(), signature: z.string().optional() }).readonly(),
  z.strictObject({ type: z.literal("redacted_thinking"), data: z.string() }).readonly(),
]);
export type ThinkingBlock = z.infer<typeof ThinkingBlock>;

/** The reasoning item of a Responses endpoint. It is sent back to it unchanged. */
export const ReasoningItem = z
  .strictObject({
    id: z.string().optional(),
    summary: z.array(z.string()).readonly().prefault([]),
    content: z.array(z.string()).readonly().optional(),
    encrypted_content: z.string().optional(),
    status: z.string().optional(),
  })
  .readonly();

/** A critic's judgement of the work so far. A score of 0.5 or more counts as a success. */
export const CriticResult = z
  .strictObject({
    score: z.number(),
    message: z.string().optional(),
    metadata: z.record(z.string(), Json).readonly().optional(),
  })
  .readonly();

/** One turn as a model sees it. A bare string as `content` is accepted and becomes one text block. */
export const Message = z
  .strictObject({
    role: z.enum(["system", "user", "assistant", "tool"]),
    content: z.preprocess((value) => (typeof value === "string" ? [text(value)] : value), z.array(Content).readonly()),
    tool_calls: z.array(MessageToolCall).readonly().optional(),
    tool_call_id: z.string().optional(),
    name: z.string().optional(),
    reasoning_content: z.string().optional(),
    thinking_blocks: z.array(ThinkingBlock).readonly().optional(),
    responses_reasoning_item: ReasoningItem.optional(),
    reasoning_details: ReasoningDetails.optional(),
  })
  .readonly();
export type Message = z.infer<typeof Message>;

/** A text block. */
export function text(value: string): TextContent {
  return { type: "text", text: value, cache_prompt: false };
}

/** The text of a list of blocks, without images. */
export function plainText(content: readonly Content[]): string {
  return content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n");
}
