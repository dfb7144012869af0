/**
 * Defines the events that the model reads in addition to its calls: messages, the system prompt, and summaries with the
 * events that ask for them.
 */
import { z } from "zod";
import { CriticResult, Message, TextContent } from "../content.ts";
import { Json, Source, stamp } from "../envelope.ts";

export const MessageEvent = z
  .strictObject({
    kind: z.literal("MessageEvent"),
    ...stamp,
    source: Source,
    llm_message: Message,
    llm_response_id: z.string().optional(),
    activated_skills: z.array(z.string()).readonly().prefault([]),
    extended_content: z.array(TextContent).readonly().prefault([]),
    sender: z.string().optional(),
    critic_result: CriticResult.optional(),
  })
  .readonly();
export type MessageEvent = z.infer<typeof MessageEvent>;

/** The last two are of tools that the SDK does not have: those of a client, and those of a server. */
const ToolRecord = z
  .strictObject({
    kind: z.string(),
    title: z.string().optional(),
    description: z.string(),
    action_type: z.string(),
    observation_type: z.string().optional(),
    annotations: z.record(z.string(), Json).readonly().optional(),
    meta: z.record(z.string(), Json).readonly().optional(),
    client_tool_name: z.string().optional(),
    input_schema: z.record(z.string(), Json).readonly().optional(),
    mcp_tool: z.record(z.string(), Json).readonly().optional(),
  })
  .readonly();

/** `system_prompt` is the same for every run, so that it can be cached; `dynamic_context` has what varies. */
export const SystemPromptEvent = z
  .strictObject({
    kind: z.literal("SystemPromptEvent"),
    ...stamp,
    source: Source.default("agent"),
    system_prompt: TextContent,
    tools: z.array(ToolRecord).readonly(),
    dynamic_context: TextContent.optional(),
  })
  .readonly();
export type SystemPromptEvent = z.infer<typeof SystemPromptEvent>;

/**
 * From here on, the view leaves out `forgotten_event_ids` (a set) and has `summary`, if there is one, before its event
 * number `summary_offset`.
 */
export const Condensation = z
  .strictObject({
    kind: z.literal("Condensation"),
    ...stamp,
    source: Source.default("environment"),
    forgotten_event_ids: z.array(z.string()).readonly().prefault([]),
    summary: z.string().optional(),
    summary_offset: z.int().min(0).optional(),
    llm_response_id: z.string(),
  })
  .readonly();
export type Condensation = z.infer<typeof Condensation>;

/** The view is too long and must be condensed before the model is asked again. */
export const CondensationRequest = z
  .strictObject({ kind: z.literal("CondensationRequest"), ...stamp, source: Source.default("environment") })
  .readonly();
export type CondensationRequest = z.infer<typeof CondensationRequest>;

/** The summary of a condensation as an event of the view. The view makes it, and it is never stored. */
export const CondensationSummaryEvent = z
  .strictObject({
    kind: z.literal("CondensationSummaryEvent"),
    ...stamp,
    id: z.string().regex(/^[0-9a-fA-F-]{8,}-summary$/),
    source: Source.default("environment"),
    summary: z.string(),
  })
  .readonly();
export type CondensationSummaryEvent = z.infer<typeof CondensationSummaryEvent>;
