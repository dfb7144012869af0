/** The message events: of users, agents and the environment, and the system prompt. */
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
