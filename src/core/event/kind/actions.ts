/** The events of a tool call: the agent's action, the observation that answers it, and errors. */
import { z } from "zod";
import { Content, CriticResult, MessageToolCall, ReasoningItem, TextContent, ThinkingBlock } from "../content.ts";
import { Classification, Json, Source, stamp } from "../envelope.ts";

export const SecurityRisk = z.enum(["UNKNOWN", "LOW", "MEDIUM", "HIGH"]);
export type SecurityRisk = z.infer<typeof SecurityRisk>;

/**
 * The parsed arguments of a call with the wire name of its action, for example `{kind: "TerminalAction", command:
 * "ls"}`, or `{kind: "MCPToolAction", data: {…}}` for a tool that the SDK does not have.
 */
export const Action = z.object({ kind: z.string() }).catchall(Json).readonly();
export type Action = z.infer<typeof Action>;

/**
 * `action` is null for a call that can never run (unknown tool, invalid arguments); an AgentErrorEvent has the reason.
 * Only the first ActionEvent of an `llm_response_id` has the thought and the reasoning of that reply.
 */
export const ActionEvent = z
  .strictObject({
    kind: z.literal("ActionEvent"),
    ...stamp,
    source: Source.default("agent"),
    thought: z.array(TextContent).readonly().prefault([]),
    reasoning_content: z.string().optional(),
    thinking_blocks: z.array(ThinkingBlock).readonly().prefault([]),
    responses_reasoning_item: ReasoningItem.optional(),
    action: Action.nullable().default(null),
    tool_name: z.string(),
    tool_call_id: z.string(),
    tool_call: MessageToolCall,
    llm_response_id: z.string(),
    security_risk: SecurityRisk.default("UNKNOWN"),
    critic_result: CriticResult.optional(),
    summary: z.string().optional(),
  })
  .readonly();
export type ActionEvent = z.infer<typeof ActionEvent>;

/** A tool's answer with its wire name. Other fields are for the log and are not shown to the model. */
export const Observation = z
  .object({ kind: z.string(), content: z.array(Content).readonly(), is_error: z.boolean().default(false) })
  .catchall(Json)
  .readonly();
export type Observation = z.infer<typeof Observation>;

const about = {
  tool_name: z.string(),
  tool_call_id: z.string(),
  /** The id of the ActionEvent that this answers. */
  action_id: z.string(),
};

export const ObservationEvent = z
  .strictObject({
    kind: z.literal("ObservationEvent"),
    ...stamp,
    source: Source.default("environment"),
    ...about,
    observation: Observation,
    extended_content: z.array(TextContent).readonly().prefault([]),
  })
  .readonly();
export type ObservationEvent = z.infer<typeof ObservationEvent>;

/** The action did not run, because a person or a hook rejected it. */
export const UserRejectObservation = z
  .strictObject({
    kind: z.literal("UserRejectObservation"),
    ...stamp,
    source: Source.default("environment"),
    ...about,
    rejection_reason: z.string().default("User rejected the action"),
    rejection_source: z.enum(["user", "hook"]).default("user"),
  })
  .readonly();
export type UserRejectObservation = z.infer<typeof UserRejectObservation>;

/** The result of a call without an observation. `tool_call_id` connects it to its action. */
export const AgentErrorEvent = z
  .strictObject({
    kind: z.literal("AgentErrorEvent"),
    ...stamp,
    source: Source.default("agent"),
    tool_name: z.string(),
    tool_call_id: z.string(),
    error: z.string(),
    classification: Classification.optional(),
  })
  .readonly();
export type AgentErrorEvent = z.infer<typeof AgentErrorEvent>;

/**
 * Why a run ended without finishing. `code` is for programs, such as `MaxIterationsReached`; `detail` is for people.
 */
export const ConversationErrorEvent = z
  .strictObject({
    kind: z.literal("ConversationErrorEvent"),
    ...stamp,
    source: Source.default("environment"),
    code: z.string(),
    detail: z.string(),
    classification: Classification.optional(),
  })
  .readonly();

/** An agent server reports over its socket that a request failed. It is never stored. */
export const ServerErrorEvent = z
  .strictObject({
    kind: z.literal("ServerErrorEvent"),
    ...stamp,
    source: Source.default("environment"),
    code: z.string(),
    detail: z.string(),
  })
  .readonly();
